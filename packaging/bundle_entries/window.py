"""Where the bundle's `cardtable` begins."""

import sys

from cardtable.__main__ import main

sys.exit(main())
