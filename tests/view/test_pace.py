"""How fast things move: four speeds and off, and still where the person or the system wants it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget
from pytestqt.qtbot import QtBot

from cardtable.model.preferences import SPEEDS, Preferences
from cardtable.view.kit.paper import PaperPanel
from cardtable.view.motion.pace import Pace
from cardtable.view.motion.pace_keeper import PaceKeeper
from cardtable.view.motion.stillness import Stillness
from cardtable.view.results.celebration import Celebration


@pytest.fixture
def keeper(qapp: object) -> PaceKeeper:
    """Keeps the pace of preferences that its test can reach as its parent."""
    preferences = Preferences()
    return PaceKeeper(preferences, preferences)


def choices(keeper: PaceKeeper) -> Preferences:
    parent = keeper.parent()
    assert isinstance(parent, Preferences)
    return parent


def test_each_speed_is_faster_than_the_one_before_and_off_does_not_move() -> None:
    paces = [Pace.named(name) for name in SPEEDS]
    assert [pace.name for pace in paces] == ["slow", "normal", "fast", "brisk", "off"]
    assert [pace.play for pace in paces] == sorted((pace.play for pace in paces), reverse=True)
    assert [pace.moves for pace in paces] == [True] * 4 + [False]
    assert paces[-1].trick_hold == Pace.normal().trick_hold


def test_a_still_pace_stays_to_be_read_as_long() -> None:
    still = Pace.fast().still()
    assert not still.moves
    assert still.celebration == 0
    assert still.trick_hold == Pace.fast().trick_hold


def test_the_pace_follows_what_is_chosen(keeper: PaceKeeper) -> None:
    told: list[int] = []
    keeper.changed.connect(lambda: told.append(keeper.pace.play))
    choices(keeper).set("motion.speed", "slow")
    choices(keeper).set("motion.reduced", "on")
    choices(keeper).set("motion.reduced", "off")
    assert told == [Pace.slow().play, 0, Pace.slow().play]


def test_the_system_decides_where_it_is_asked(keeper: PaceKeeper) -> None:
    system = keeper.findChild(Stillness)
    assert system is not None
    told: list[bool] = []
    keeper.changed.connect(lambda: told.append(keeper.pace.moves))
    system.hear("org.gnome.desktop.interface", "enable-animations", False)
    choices(keeper).set("motion.reduced", "off")
    choices(keeper).set("motion.reduced", "system")
    system.hear("org.gnome.desktop.interface", "enable-animations", True)
    system.hear("org.freedesktop.appearance", "reduced-motion", 1)
    assert told == [False, True, False, True, False]


def test_a_style_without_animations_keeps_still(qapp: QApplication) -> None:
    class Quiet(QProxyStyle):
        def styleHint(
            self,
            hint: QStyle.StyleHint,
            option: QStyleOption | None = None,
            widget: QWidget | None = None,
            data: QStyleHintReturn | None = None,
        ) -> int:
            if hint == QStyle.StyleHint.SH_Widget_Animation_Duration:
                return 0
            return int(super().styleHint(hint, option, widget, data))

    stillness = Stillness()
    stillness.ask()
    assert not stillness.is_wanted
    before = qapp.style().objectName()
    qapp.setStyle(Quiet())
    try:
        stillness.ask()
        assert stillness.is_wanted
    finally:
        qapp.setStyle(before)


def test_a_deal_played_out_is_quicker_and_takes_no_breath(keeper: PaceKeeper) -> None:
    keeper.hurry(True)
    assert keeper.of_play.trick_hold < keeper.pace.trick_hold
    assert keeper.of_play.beat == 0
    keeper.hurry(False)
    assert keeper.of_play == keeper.pace


def test_petals_fall_behind_the_sheet_and_are_gone(qtbot: QtBot) -> None:
    window = QWidget()
    window.resize(640, 480)
    panel = PaperPanel(window)
    qtbot.addWidget(window)
    window.show()
    panel.open(panel.card)
    celebration = Celebration(panel)
    celebration.start(0)
    assert not celebration.isVisible()
    celebration.start(200)
    assert celebration.is_running
    children = [child for child in panel.children() if isinstance(child, QWidget)]
    assert children.index(celebration) < children.index(panel.card)
    qtbot.waitUntil(lambda: not celebration.is_running, timeout=5000)
    assert not celebration.isVisible()
    celebration.start(10_000)
    panel.hide()
    assert not celebration.is_running
