"""For every test: Qt draws offscreen, the user's own files are not touched, nothing is left over."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.leftovers import leftovers

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# Machines that run tests are busy: a slow example is no failure. Under CI the same examples come every time.
settings.register_profile("cardtable", deadline=None, derandomize="CI" in os.environ)
# `--hypothesis-profile=long` tries many more examples, for a night's run.
settings.register_profile("long", settings.get_profile("cardtable"), max_examples=3000, derandomize=False)
settings.load_profile("cardtable")


def pytest_collection_finish() -> None:
    """What is there before the first test is not searched after each, for garbage or for leftovers."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has a home of its own for settings and saved matches, and programs it starts share it."""
    monkeypatch.setenv("CARDTABLE_HOME", str(tmp_path_factory.mktemp("home")))


@pytest.fixture(autouse=True)
def nothing_left_over(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test that uses Qt fails if it leaves windows open, or timers, animations or processes running."""
    if "qapp" not in request.fixturenames:
        yield
        return
    before = leftovers()
    yield
    if leftovers() - before:
        gc.collect()  # What only waits for the collector is not left over.
        found = leftovers() - before
        assert not found, f"left over after the test: {', '.join(sorted(found))}"
