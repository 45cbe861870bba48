"""Tells whether an installation is whole: ``cardtable --self-test``."""

from __future__ import annotations

import importlib
import pkgutil
import sqlite3

import cardtable
from cardtable import about, paths

_SHIPPED = ("cards", "i18n", "icons", "rules", "sounds", "tutorial")
"""Folders of assets that must hold something."""
_COMMANDS = ("__main__",)
"""Modules that do something when they are imported, or that an entry starts itself."""


def faults() -> list[str]:
    """Load every module, draw a chart, open a store in memory, and return what does not work."""
    found = []
    for module in pkgutil.walk_packages(cardtable.__path__, f"{cardtable.__name__}."):
        if module.name.rpartition(".")[2] in _COMMANDS or module.name.endswith("__mypyc"):
            continue
        try:
            importlib.import_module(module.name)
        except Exception as error:
            found.append(f"{module.name}: {error!r}")
    for folder in _SHIPPED:
        place = paths.asset(folder)
        if not place.is_dir() or not any(place.iterdir()):
            found.append(f"{place} is missing or empty")
    for language in ("uk", "ru"):
        if not any(paths.asset("i18n").glob(f"*_{language}.*")):
            found.append(f"the translation {language!r} is missing")
    with sqlite3.connect(":memory:") as store:
        store.execute("create table matches (id integer primary key, record text)")
    return found + _chart_faults()


def _chart_faults() -> list[str]:
    try:
        from cardtable.view.archive.chart import LINES, Chart, Series
        from cardtable.view.archive.chart_plot import ChartPlot

        rise = Series("", (1.0, 2.0), "green", (0.0, 1.0), (2.0, 3.0))
        plot = ChartPlot(Chart("", "", LINES, "", (1.0, 2.0), (rise,), level=1.0, band=0.5))
        plot.resize(200, 100)
        plot.grab()
    except Exception as error:
        return [f"charts: {error!r}"]
    return []


def main() -> int:
    """Print what is wrong, or that all is well, and return the exit status."""
    from cardtable.app import make_application

    app = make_application()
    wrong = faults()
    del app
    print("\n".join(wrong) or f"{about.SLUG} {about.VERSION}: everything is there.")
    return 1 if wrong else 0
