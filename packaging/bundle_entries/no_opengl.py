"""Runs before the window: pyqtgraph asks for Qt's OpenGL, of which charts use nothing but a name.

The name alone is 10 MB smaller.
"""

import sys
import types

widgets = types.ModuleType("PySide6.QtOpenGLWidgets")
widgets.QOpenGLWidget = type("QOpenGLWidget", (), {})  # type: ignore[attr-defined]
sys.modules["PySide6.QtOpenGL"] = types.ModuleType("PySide6.QtOpenGL")
sys.modules["PySide6.QtOpenGLWidgets"] = widgets
