"""What a person chooses is kept, and what cannot be meant falls back alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.model.preferences import PREFERENCES, Preferences
from cardtable.model.settings import Settings


def test_a_choice_is_kept_and_told_once(tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "settings.ini"
    settings = Settings(file)
    preferences = Preferences(settings)
    told: list[str] = []
    preferences.changed.connect(told.append)
    preferences.set("deck.four-colours", True)
    preferences.set("deck.four-colours", True)
    preferences.set("sound.volume", 35)
    preferences.set("felt.picture", "C:/Мої/сукно.png")
    settings.sync()
    assert told == ["deck.four-colours", "sound.volume", "felt.picture"]
    again = Preferences(Settings(file))
    assert again.flag("deck.four-colours")
    assert again.number("sound.volume") == 35
    assert again.text("felt.picture") == "C:/Мої/сукно.png"


@pytest.mark.parametrize("text", ["", "nonsense", "101", "-3", "99999999", "٣", "True", "\x00"])
def test_a_broken_value_falls_back_alone(tmp_path: Path, text: str) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.set_preference("deck.back", "fern")
    for key in ("deck.look", "sound.volume", "sound.on", "cards.size"):
        settings.set_preference(key, text)
    preferences = Preferences(settings)
    assert preferences.text("deck.back") == "fern"
    assert preferences.text("deck.look") == "classic"
    assert preferences.number("sound.volume") == 60
    assert preferences.flag("sound.on") is True
    assert preferences.number("cards.size") == 0


def test_every_default_is_one_of_its_choices() -> None:
    for preference in PREFERENCES:
        text = str(preference.default).lower() if isinstance(preference.default, bool) else None
        assert preference.parse(text or str(preference.default)) == preference.default


def test_what_is_no_value_is_refused() -> None:
    preferences = Preferences()
    with pytest.raises(ValueError, match=r"deck\.back cannot be 'rose'"):
        preferences.set("deck.back", "rose")
    with pytest.raises(ValueError, match="cannot be"):
        preferences.set("sound.on", 1)
    with pytest.raises(KeyError):
        preferences.set("no.such", True)


def test_a_value_that_is_lent_holds_for_this_run_only(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    preferences = Preferences(settings)
    preferences.lend("motion.speed", "off")
    preferences.set("sound.on", False)
    settings.sync()
    assert preferences.text("motion.speed") == "off"
    again = Preferences(Settings(tmp_path / "settings.ini"))
    assert again.text("motion.speed") == "normal"
    assert not again.flag("sound.on")


def test_a_default_is_not_written(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    preferences = Preferences(settings)
    preferences.set("deck.back", "fern")
    preferences.set("cards.size", 2)
    assert not preferences.is_default(["sound.on", "cards.size"])
    preferences.reset(["deck.back", "cards.size"])
    assert preferences.is_default(["deck.back", "cards.size"])
    settings.sync()
    assert "deck" not in (tmp_path / "settings.ini").read_text(encoding="utf-8")
