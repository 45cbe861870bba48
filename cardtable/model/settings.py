"""What the application remembers: an INI file that a person may read, edit and break.

Whatever cannot be used counts as not set, one value at a time, and the rest stands. Nothing is written
before something is set.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSettings, qInstallMessageHandler

from cardtable import paths
from cardtable.model.house_names import kept_name, shown_name
from cardtable.model.levels import LEVELS, STRONGEST, STYLES
from cardtable.model.plan import Player, is_partner
from cardtable.rules.errors import BadOption
from cardtable.rules.spec import GameSpec, OptionValue

VERSION: Final = 2
MAX_NAME: Final = 24
"""The longest name of a player, in characters."""
_MAX_LEDGERS: Final = 50
_FORMER: Final = {"motion.speed": "window/speed"}
"""Where version 1 kept a preference."""
_MAX_GEOMETRY: Final = 4000


class Settings:
    """The settings in one file, by default the user's.

    Getters never fail: they return a default or ``None`` for what is missing or broken. Without ``keep``, or
    where the file cannot be written, what is set is remembered until the program ends.
    """

    def __init__(self, file: Path | None = None, *, keep: bool = True) -> None:
        self.file: Final = file or paths.settings_file()
        self.is_refused: Final = keep and not paths.can_keep(self.file)
        """Whether settings should be kept but cannot be."""
        self._passing: dict[str, str] | None = None if keep and not self.is_refused else {}
        self._store = QSettings(str(self.file), QSettings.Format.IniFormat)

    def sync(self) -> None:
        """Write what has been set."""
        if self._passing is None:
            self._store.sync()

    # --- the start page ------------------------------------------------------------------------------------

    def game(self, known: Collection[str]) -> str | None:
        """The game played last, if it is one of these."""
        game = self._text("start/game")
        return game if game in known else None

    @property
    def is_new(self) -> bool:
        """Whether neither a language nor a game has ever been chosen."""
        return self._text("start/game") is None and self._text("preferences/language") is None

    def set_game(self, game: str) -> None:
        """Remember the game played last."""
        self._set("start/game", game)

    def options(self, spec: GameSpec) -> dict[str, OptionValue]:
        """A game's options as they were last set; the default stands for each that is missing or broken."""
        return {option.key: self._option(spec, option.key) for option in spec.options}

    def set_options(self, spec: GameSpec, options: Any) -> None:
        """Remember a game's options; a default is not written, so that it may change one day."""
        for option in spec.options:
            key = f"options-{spec.id}/{option.key}"
            value = options[option.key]
            if value == option.default and self._passing is None:
                self._store.remove(key)
            else:
                self._set(key, str(value))

    def _option(self, spec: GameSpec, key: str) -> OptionValue:
        option = spec.option(key)
        text = self._text(f"options-{spec.id}/{key}")
        if text is None:
            return option.default
        try:
            return option.parse(text)
        except BadOption:
            return option.default

    def players(self, spec: GameSpec, defaults: Sequence[Player]) -> tuple[Player, ...]:
        """The players by seat, seat 0 the person; so many as there are defaults."""
        return tuple(self._player(spec, seat, default) for seat, default in enumerate(defaults))

    def set_players(self, spec: GameSpec, players: Sequence[Player]) -> None:
        """Remember these players by seat; those of seats beyond them stay as they were.

        A partner's level is remembered apart from that of an opponent at the same seat of another game.
        """
        for seat, player in enumerate(players):
            self._set(f"players/{seat}-name", kept_name(player.name, seat))
            self._set(f"players/{_level_key(spec, seat)}", player.level)
            self._set(f"players/{seat}-style", player.style)

    def _player(self, spec: GameSpec, seat: int, default: Player) -> Player:
        name = shown_name(clean_name(self._text(f"players/{seat}-name") or ""), seat)
        level = self._text(f"players/{_level_key(spec, seat)}")
        style = self._text(f"players/{seat}-style")
        levels = {level.id for level in LEVELS} | ({STRONGEST} if is_partner(spec, seat) else set())
        return Player(
            name or default.name,
            level if level in levels else default.level,
            style if style in {style.id for style in STYLES} else default.style,
        )

    # --- the window ----------------------------------------------------------------------------------------

    def geometry(self) -> bytes | None:
        """The window's place and size as Qt saved them, which may still be nonsense."""
        text = self._text("window/geometry") or ""
        try:
            return bytes.fromhex(text) if 0 < len(text) <= _MAX_GEOMETRY else None
        except ValueError:
            return None

    def set_geometry(self, geometry: bytes) -> None:
        """Remember the window's place and size."""
        self._set("window/geometry", geometry.hex())

    # --- preferences ---------------------------------------------------------------------------------------

    def preference(self, key: str) -> str | None:
        """The text of a preference, which may be nonsense, or ``None`` if it was never chosen."""
        text = self._text(f"preferences/{key}")
        return self._text(_FORMER[key]) if text is None and key in _FORMER else text

    def set_preference(self, key: str, text: str, *, is_default: bool = False) -> None:
        """Remember a preference; a default is not written, so that it may change one day."""
        if self._passing is None:
            self._store.remove(_FORMER.get(key, f"preferences/{key}"))
        if is_default and self._passing is None:
            self._store.remove(f"preferences/{key}")
        else:
            self._set(f"preferences/{key}", text)

    # --- lessons -------------------------------------------------------------------------------------------

    def lesson(self, game: str) -> int:
        """The number of the step at which the lesson of a game was left: 0 if it is to begin anew."""
        text = self._text(f"lessons/{game}") or ""
        return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0

    def set_lesson(self, game: str, step: int) -> None:
        """Remember at which step the lesson of a game is."""
        self._set(f"lessons/{game}", str(step))

    # --- ledgers -------------------------------------------------------------------------------------------

    def ledgers(self) -> list[dict[str, Any]]:
        """The running ledgers, oldest first, as JSON objects that have not been checked."""
        text = self._text("ledgers/all")
        if text is None:
            return []
        import json  # it takes its time, and few have a ledger

        try:
            items = json.loads(text)
        except (ValueError, RecursionError):
            return []
        return [item for item in items if isinstance(item, dict)] if isinstance(items, list) else []

    def set_ledgers(self, ledgers: Sequence[dict[str, Any]]) -> None:
        """Remember the running ledgers, the latest of them if they are too many."""
        import json

        self._set("ledgers/all", json.dumps(list(ledgers)[-_MAX_LEDGERS:]))

    # --- the file ------------------------------------------------------------------------------------------

    def _text(self, key: str) -> str | None:
        if self._passing is not None and key in self._passing:
            return self._passing[key]
        previous = qInstallMessageHandler(lambda kind, context, text: None)  # a broken value is no news
        try:
            value = self._store.value(key)
        finally:
            qInstallMessageHandler(previous)
        return value if isinstance(value, str) else None

    def _set(self, key: str, value: str) -> None:
        if self._passing is not None:
            self._passing[key] = value
            return
        self._store.setValue("version", VERSION)
        self._store.setValue(key, value)


def _level_key(spec: GameSpec, seat: int) -> str:
    return "partner-level" if is_partner(spec, seat) else f"{seat}-level"


def clean_name(text: str) -> str:
    """A player's name as it can be shown: one line, without space around it, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:MAX_NAME].strip()
