"""Runs before the window, and before PyInstaller's own hook imports Qt without what makes that soon done.

The window's program may become an engine, for which Python shall look for garbage as ever.
"""

import gc

from cardtable.qt_first import import_qt

import_qt()
gc.enable()
