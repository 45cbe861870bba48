"""Where the bundle's `cardtable-engine` begins."""

import sys

from cardtable.engine.__main__ import main

sys.exit(main())
