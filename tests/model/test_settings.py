"""What is remembered: it comes back, and broken values fall back one by one."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable import paths
from cardtable.games import GAMES
from cardtable.model.ledger import Ledgers
from cardtable.model.levels import STRONGEST
from cardtable.model.plan import MatchPlan, Player
from cardtable.model.preferences import Preferences
from cardtable.model.settings import MAX_NAME, Settings, clean_name

SEVEN_UP = GAMES["seven-up-3"]
SEMERIK = GAMES["semerik"]
COMPANY = (Player("You"), Player("Oksana"), Player("Halyna"), Player("Taras"))


def semerik(*names: str) -> MatchPlan:
    players = tuple(map(Player, names)) if names else COMPANY
    return MatchPlan(SEMERIK, SEMERIK.checked({}), players)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


def test_an_empty_home_gives_defaults_and_writes_nothing(file: Path) -> None:
    settings = Settings(file)
    assert settings.game(GAMES) is None
    assert settings.options(SEVEN_UP) == SEVEN_UP.defaults()
    assert settings.players(SEMERIK, COMPANY) == COMPANY
    assert settings.preference("motion.speed") is None
    assert settings.geometry() is None
    assert settings.ledgers() == []
    settings.sync()
    assert not file.exists()


def test_settings_lie_in_the_users_file() -> None:
    settings = Settings()
    settings.set_game("semerik")
    settings.sync()
    assert "semerik" in paths.settings_file().read_text(encoding="utf-8")


def test_what_is_set_comes_back_in_another_run(file: Path) -> None:
    settings = Settings(file)
    options = {**SEVEN_UP.defaults(), "rank": "classic", "target": 11}
    company = (Player("Іван, «козак» = 1%"), Player('Ma"ria;', "strong", "bold"), *COMPANY[2:])
    settings.set_game("seven-up-3")
    settings.set_options(SEVEN_UP, options)
    settings.set_players(SEMERIK, company)
    settings.set_preference("motion.speed", "slow")
    settings.set_geometry(b"\x01\xff\x00")
    settings.sync()
    again = Settings(file)
    assert again.game(GAMES) == "seven-up-3"
    assert again.options(SEVEN_UP) == options
    assert again.options(GAMES["seven-up-4"]) == GAMES["seven-up-4"].defaults()
    assert again.players(SEMERIK, COMPANY) == company
    assert again.preference("motion.speed") == "slow"
    assert again.geometry() == b"\x01\xff\x00"


def test_a_default_is_not_written(file: Path) -> None:
    settings = Settings(file)
    settings.set_options(SEVEN_UP, {**SEVEN_UP.defaults(), "low": "captured"})
    settings.set_options(SEVEN_UP, SEVEN_UP.defaults())
    settings.sync()
    assert "captured" not in file.read_text(encoding="utf-8")
    assert "target" not in file.read_text(encoding="utf-8")


def test_the_speed_of_a_file_of_version_1_is_found_until_another_is_chosen(file: Path) -> None:
    file.write_text("[General]\nversion=1\n[window]\nspeed=slow\n", encoding="utf-8")
    preferences = Preferences(settings := Settings(file))
    assert preferences.text("motion.speed") == "slow"
    preferences.set("motion.speed", "normal")
    settings.sync()
    assert Preferences(Settings(file)).text("motion.speed") == "normal"
    assert "speed" not in file.read_text(encoding="utf-8")


def test_settings_that_are_not_kept_come_back_but_are_not_written(file: Path) -> None:
    settings = Settings(file, keep=False)
    settings.set_options(SEVEN_UP, {**SEVEN_UP.defaults(), "low": "captured"})
    settings.set_options(SEVEN_UP, {**SEVEN_UP.defaults(), "target": 9})
    settings.sync()
    assert settings.options(SEVEN_UP) == {**SEVEN_UP.defaults(), "target": 9}
    assert not file.exists()


def test_where_nothing_can_be_written_what_is_set_lasts_until_the_end(tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("no folder")
    settings = Settings(tmp_path / "plain" / "settings.ini")
    assert settings.is_refused
    settings.set_game("semerik")
    settings.sync()
    assert settings.game(GAMES) == "semerik"
    assert not Settings(tmp_path / "settings.ini").is_refused
    assert not Settings(tmp_path / "plain" / "settings.ini", keep=False).is_refused
    assert [file.name for file in tmp_path.iterdir()] == ["plain"]


BROKEN = r"""
[General]
version=99
]]] this is no line
=
[start]
game=whist
[options-seven-up-3]
rank=ace-high
target=99999999999999999999
low=captured
game_tie=a, b, c
jack_rerun=@Variant(\0\0\0\x7f\xff)
follow=
[players]
0-name=@Invalid()
1-name="  Mar\x0\x7fia   \n K  "
2-name=nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn
1-level=strongest
1-style=reckless
2-style=cautious
3-level=beginner
partner-level=grandmaster
[window]
geometry=01zz
speed=ludicrous
[ledgers]
all="[{\"game\": \"semerik\", \"totals\": \"x\"}, 5, {\"game\": 3}"
"""


def test_a_file_broken_by_hand_keeps_its_good_values(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    file.write_text(BROKEN, encoding="utf-8")
    settings = Settings(file)
    assert settings.game(GAMES) is None
    assert settings.options(SEVEN_UP) == {**SEVEN_UP.defaults(), "low": "captured"}
    you, left, partner, right = settings.players(SEMERIK, COMPANY)
    assert you == COMPANY[0]
    assert left == Player("Mar ia K")
    assert partner == Player("n" * MAX_NAME, style="cautious")
    assert right == COMPANY[3]._replace(level="beginner")
    assert Preferences(settings).text("motion.speed") == "normal"
    assert settings.geometry() is None
    assert settings.ledgers() == []
    assert caplog.records == []


@pytest.mark.parametrize(
    "content",
    [b"", b"\x00" * 5000, b"\xff\xfe\x00garbage", b"[" * 20_000, b"a=b\n" * 5000, b"[window\nspeed"],
)
def test_noise_counts_as_nothing_set(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    settings = Settings(file)
    assert settings.options(SEMERIK) == SEMERIK.defaults()
    assert settings.players(SEMERIK, COMPANY) == COMPANY
    settings.set_game("semerik")
    settings.sync()
    assert Settings(file).game(GAMES) == "semerik"


def test_a_partner_s_level_is_its_own(file: Path) -> None:
    """Whoever sits at seat 2 is a partner in some games and an opponent in others."""
    settings = Settings(file)
    company = (*COMPANY[:2], Player("Halyna", STRONGEST), COMPANY[3])
    settings.set_players(SEMERIK, company)
    settings.set_players(SEVEN_UP, (*COMPANY[:2], Player("Halyna", "easy", "bold")))
    assert settings.players(SEMERIK, COMPANY)[2] == Player("Halyna", STRONGEST, "bold")
    assert settings.players(SEVEN_UP, COMPANY[:3])[2] == Player("Halyna", "easy", "bold")


def test_names_are_one_short_line() -> None:
    assert clean_name("  a \n\t b\u200b ") == "a b"
    assert clean_name("x" * 99) == "x" * MAX_NAME
    assert clean_name("\x00 \n") == ""


def test_the_ledger_runs_on_over_matches_of_the_same_players(file: Path) -> None:
    ledgers = Ledgers(Settings(file))
    assert ledgers.totals(semerik()) == (0, 0)
    assert ledgers.write(semerik(), 0, 42) == (42, 0)
    assert ledgers.write(semerik(), 1, 21) == (42, 21)
    settings = Settings(file)
    settings.sync()
    assert Ledgers(settings).totals(semerik()) == (42, 21)


def test_other_players_have_a_ledger_of_their_own(file: Path) -> None:
    ledgers = Ledgers(Settings(file))
    ledgers.write(semerik(), 0, 42)
    others = semerik("You", "Ada", "Halyna", "Taras")
    assert ledgers.totals(others) == (0, 0)
    ledgers.write(others, 1, 21)
    ledgers.clear(others)
    assert ledgers.totals(others) == (0, 0)
    assert ledgers.totals(semerik()) == (42, 0)


@pytest.mark.parametrize("totals", [[1], [1, "2"], [True, 1], "12", None, [1, 2, 3]])
def test_a_broken_ledger_begins_anew(file: Path, totals: object) -> None:
    settings = Settings(file)
    settings.set_ledgers([{"game": "semerik", "players": list(semerik().names), "totals": totals}])
    assert Ledgers(settings).totals(semerik()) == (0, 0)
    assert Ledgers(settings).write(semerik(), 1, 21) == (0, 21)
