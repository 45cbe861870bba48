"""The command: its switches, its complaints, and the whole program with the real engine."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable import __main__ as command
from cardtable import about, paths
from cardtable.app import build_window
from cardtable.engine import __main__ as engine
from cardtable.engine import arena
from cardtable.games import GAMES
from cardtable.model.engine_process import wait_for_engines
from cardtable.model.settings import Settings
from cardtable.view.window.main_window import Habits
from tests.toy_game import TOY

ROOT = Path(command.__file__).parents[1]


def run(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **more}
    return subprocess.run(
        [sys.executable, "-m", "cardtable", *words],
        env={key: value for key, value in environment.items() if value},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--game", "whist"], "there is no game 'whist'"),
        (["--option", "rank=classic"], "--option needs --game"),
        (["--game", "semerik", "--option", "hearts"], "--option takes KEY=VALUE"),
        (["--game", "semerik", "--option", "hearts=blue"], "option 'hearts' takes"),
        (["--game", "semerik", "--option", "spades=plain"], "semerik has no option 'spades'"),
        (["--seed", "-1"], "--seed"),
        (["--seed", "9" * 30], "--seed"),
        (["--speed", "warp"], "--speed"),
        (["--quit-after", "0"], "--quit-after"),
        (["--quit-after", "many"], "--quit-after"),
        (["--engin"], "--engin"),
        (["--autoplay", "--engine"], "--engine"),
        (["--loud"], "--loud"),
        (["semerik"], "semerik"),
    ],
)
def test_a_bad_switch_is_answered_by_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        command.main(words)
    assert left.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert sentence in captured.err
    assert captured.err.startswith("cardtable: ")
    assert captured.err.count("\n") == 1


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for word in ("--version", "--help"):
        with pytest.raises(SystemExit) as left:
            command.main([word])
        assert left.value.code == 0
    text = capsys.readouterr().out
    assert text.startswith(f"cardtable {about.VERSION}\n")
    for switch in ("--game", "--seed", "--speed", "--autoplay", "--quit-after", "--option"):
        assert switch in text


def test_every_command_tells_its_version_in_one_form(capsys: pytest.CaptureFixture[str]) -> None:
    commands = {"cardtable": command.main, "cardtable-engine": engine.main, "cardtable-arena": arena.main}
    for name, main in commands.items():
        with pytest.raises(SystemExit):
            main(["--version"])
        assert capsys.readouterr().out == f"{name} {about.VERSION}\n"


def test_switches_reach_the_application(monkeypatch: pytest.MonkeyPatch) -> None:
    got: dict[str, object] = {}

    def fake_run(games: object, **more: object) -> int:
        got.update(more)
        return 0

    monkeypatch.setattr("cardtable.app.run", fake_run)
    words = ["--game", "seven-up-3", "--seed", "5", "--speed", "fast", "--autoplay", "--quit-after", "2"]
    assert command.main([*words, "--option", "target=9", "--option", "game-tie=eldest"]) == 0
    assert got["seed"] == 5
    assert got["game"] == "seven-up-3"
    assert got["habits"] == Habits("fast", autoplay=True, quit_after=2)
    assert got["options"] == {"target": 9, "game_tie": "eldest"}


def run_with_a_look(
    look: str, *words: str, ready: str = "True", **more: str
) -> subprocess.CompletedProcess[str]:
    """Run the program, look at its window once it is ready, and close it."""
    program = (
        "import sys; from PySide6.QtCore import QTimer; from cardtable import __main__, app\n"
        "build = app.build_window\n"
        "def build_window(*parts):\n"
        "    window = build(*parts)\n"
        f"    def look():\n"
        f"        if not ({ready}):\n            QTimer.singleShot(10, look)\n            return\n"
        f"        {look}\n        window.close()\n"
        "    QTimer.singleShot(0, look)\n"
        "    return window\n"
        "app.build_window = build_window\n"
        "sys.exit(__main__.main())\n"
    )
    return subprocess.run(
        [sys.executable, "-c", program, *words],
        env={**os.environ, "PYTHONPATH": str(ROOT), **more},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_switches_are_for_this_once() -> None:
    before = Settings()
    before.set_game("california-jack")
    before.set_options(
        GAMES["seven-up-3"], {**GAMES["seven-up-3"].defaults(), "target": 11, "low": "captured"}
    )
    before.sync()
    look = (
        "print(window.match.spec.id, window.match.options['target'], window.match.options['low']); "
        "window.show_start(); print(window.start_page.spec.id); "
        "window.start_page.choose('seven-up-3'); print(window.start_page.values()['target'])"
    )
    words = ("--game", "seven-up-3", "--option", "target=5")
    done = run_with_a_look(look, *words, ready="window.match is not None")
    assert done.stdout.split("\n")[:3] == ["seven-up-3 5 captured", "california-jack", "11"], done.stderr
    assert Settings().options(GAMES["seven-up-3"])["target"] == 11


def test_somebody_new_is_welcomed_in_the_language_of_a_switch() -> None:
    look = "print(bool(window.learning.place.welcome), window.learning.welcome_page.languages.value())"
    done = run_with_a_look(look, "--lang", "ru")
    assert done.stdout == "True ru\n", done.stderr
    assert Settings().is_new


@pytest.mark.parametrize("place", ["a file", "below a file", "a folder nobody may write to"])
def test_where_nothing_can_be_kept_it_starts_and_says_so(tmp_path: Path, place: str) -> None:
    file = tmp_path / "file"
    file.touch()
    home = str({"a file": file, "below a file": file / "below"}.get(place, Path("/proc")))
    if home == "/proc" and not Path("/proc/self").exists():
        pytest.skip("this system has no folder that refuses everybody")
    look = "print(window.notice.isVisible(), window.notice.text())"
    done = run_with_a_look(look, CARDTABLE_HOME=home)
    said = [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
    assert said == [f"cardtable: settings cannot be kept in {home}; nothing is remembered."]
    assert done.stdout.startswith("True Nothing can be kept in")
    assert done.returncode == 0


def test_engine_becomes_the_engine_without_qt() -> None:
    program = (
        "import sys; from cardtable.__main__ import main; main(['--engine']);"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input='{"type": "hello", "id": 1}\n{"type": "quit"}\n',
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert '"hello"' in done.stdout


def test_qt_is_imported_without_a_watch_on_what_is_imported_after_it() -> None:
    program = (
        "import builtins, sys; plain = builtins.__import__\n"
        "from cardtable.qt_first import import_qt; import_qt()\n"
        "from PySide6.QtWidgets import QWidget\n"
        "import shibokensupport.feature as feature; import cardtable.view.table.felt\n"
        "sys.exit(builtins.__import__ is not plain or 'cardtable.view' in str(feature.pyside_feature_dict))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr or "PySide reads what is imported"


def test_what_pyside_says_of_its_functions_is_imported_when_it_is_needed() -> None:
    program = (
        "from cardtable.qt_first import import_qt; import_qt()\n"
        "import sys; import cardtable.app; from PySide6.QtCore import QPointF, QTimer\n"
        "early = [name for name in ('parser', 'layout', 'errorhandler', 'lib.pyi_generator')\n"
        "    if hasattr(sys.modules[f'shibokensupport.signature.{name}'], '__builtins__')]\n"
        "assert not early, early\n"
        "try: QPointF('left')\n"
        "except TypeError as error: assert 'Supported signatures' in str(error), error\n"
        "from shibokensupport.signature import get_signature\n"
        "assert 'int' in str(get_signature(QTimer.setInterval))\n"
        "import shibokensupport.signature.lib.pyi_generator as made; assert made.Formatter\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the words are X11's and Wayland's")
def test_without_a_screen_one_sentence_is_said() -> None:
    done = run(DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="")
    assert done.returncode == 1
    assert "no screen" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_program_plays_by_itself_and_leaves(game: str) -> None:
    short = [
        word for option in GAMES[game].options if option.key == "target" for word in ("--option", "target=5")
    ]
    words = ["--game", game, *short, "--seed", "3", "--speed", "off", "--autoplay", "--quit-after", "1"]
    done = run(*words)
    assert done.returncode == 0, done.stderr
    assert done.stderr.replace("This plugin does not support propagateSizeHints()\n", "") == ""
    assert not paths.settings_file().exists()  # a demonstration is not remembered


def test_closing_while_the_engine_thinks_leaves_no_process(qtbot: QtBot, tmp_path: Path) -> None:
    window = build_window(
        {**GAMES, TOY.id: TOY},
        Settings(tmp_path / "settings.ini"),
        random.Random(1),
        Habits("off", autoplay=True),
    )
    qtbot.addWidget(window)
    window.show()
    window.start_page.choose("semerik")
    with qtbot.waitSignal(window.table.phaseShown, timeout=20_000):
        window.play(window.start_page.plan())
    qtbot.wait(50)
    window.close()
    wait_for_engines()  # a process that still ran would fail the test


def test_one_seed_gives_one_match(qtbot: QtBot, tmp_path: Path) -> None:
    decks = []
    for _ in range(2):
        window = build_window(
            GAMES, Settings(tmp_path / "settings.ini"), random.Random(8), Habits("off", autoplay=True)
        )
        qtbot.addWidget(window)
        window.start_page.choose("seven-up-3")
        window.play(window.start_page.plan())
        assert window.match is not None
        decks.append((window.match.record.first_dealer, window.match.record.deals[0].deck))
        window.close()
    wait_for_engines()
    assert decks[0] == decks[1]
