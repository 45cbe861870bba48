"""Runs before the window: names for what charts import and never use.

Of Qt's OpenGL pyqtgraph takes one name, and numpy imports its linear algebra, of which curves need nothing.
The names alone are 11 MB smaller.
"""

import sys
import types

widgets = types.ModuleType("PySide6.QtOpenGLWidgets")
widgets.QOpenGLWidget = type("QOpenGLWidget", (), {})  # type: ignore[attr-defined]
sys.modules["PySide6.QtOpenGL"] = types.ModuleType("PySide6.QtOpenGL")
sys.modules["PySide6.QtOpenGLWidgets"] = widgets

if sys.platform != "darwin":
    algebra = "numpy.linalg._umath_linalg"
    sys.modules[algebra] = types.ModuleType(algebra)
