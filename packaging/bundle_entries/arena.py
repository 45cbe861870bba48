"""Where the bundle's `cardtable-arena` begins."""

import sys

from cardtable.engine.arena import main

sys.exit(main())
