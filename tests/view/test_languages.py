"""The window in each language: complete, with room for every word, and changed at once."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Set
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from translations import refresh

from cardtable.games import GAMES
from cardtable.games.thumb import thumb_move
from cardtable.model import languages
from cardtable.model.archive import Archive
from cardtable.model.house_names import HOUSE_NAMES, kept_name, shown_name, shown_names
from cardtable.model.plan import MatchPlan, Player
from cardtable.model.record_files import names_of, open_file, with_names
from cardtable.rules.cards import parse_card
from cardtable.view.settings.settings_page import SettingsPage
from cardtable.view.start.plans import default_players
from cardtable.view.window import main_window
from cardtable.view.window.main_window import Habits, MainWindow
from cardtable.view.words.card_names import card_name, ranks_in_sentence, suit_in_sentence, suit_name
from tests.model.keeping import seat_match
from tests.view import every_sheet, words_shown
from tests.view.windows import Tables

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = {"Cardtable", *languages.LANGUAGES.values(), *HOUSE_NAMES, "J Q K A", "В Д К Т"}
NAMES |= {"Linux", "macOS", "Windows PowerShell", "Show Details..."}
"""What is called the same in every language, and a word of Qt's own."""


@pytest.fixture(autouse=True)
def each_for_itself(qapp: QApplication) -> Iterator[None]:
    """A test speaks the languages as they are now, and leaves no trace of them."""
    refresh()
    yield
    languages.hush()
    QLocale.setDefault(QLocale.system())


class Onlooker:
    """Looks at what a window shows, and remembers what is wrong with it."""

    def __init__(self, window: MainWindow, drawings: words_shown.Drawings, *, is_made_up: bool) -> None:
        self.window = window
        self.found: list[str] = []
        self._drawings = drawings
        self._is_made_up = is_made_up

    def look(self, root: QWidget | None = None, name: str = "", data: Set[str] = frozenset()) -> None:
        """Look at a page or a sheet, when all has been laid out. ``data`` is no text of the program."""
        root = root or self.window
        for _ in range(3):
            QApplication.processEvents()
        found = words_shown.cut_words(root) + words_shown.outside(root)
        found += [f"on the felt {text!r}" for text in self._drawings.cut]
        if self._is_made_up:
            found += words_shown.unmarked(root, self._drawings.drawn, NAMES | data)
        self.found += [f"{name}: {text}" for text in found]
        self._drawings.cut.clear()
        self._drawings.drawn.clear()

    def look_at_sheet(self, show: Callable[[], object], sheet: Callable[[], QWidget]) -> None:
        """Open a sheet, look at it and close it."""
        show()
        self.look(sheet())
        sheet().hide()


def letters_of(texts: list[str]) -> list[str]:
    return [text[text.index("&") + 1].upper() for text in texts if "&" in text]


def check_letters(window: MainWindow, page: SettingsPage) -> None:
    """No letter stands for two things while a page of the settings is open."""
    panel = window.settings_panel
    texts = [action.text() for action in window.menuBar().actions()]
    texts += [panel.reset_button.text(), *(button.text() for button in panel.list.buttons)]
    texts += [label.text() for label in page.findChildren(QLabel)]
    texts += [button.text() for button in page.findChildren(QAbstractButton)]
    letters = letters_of(texts)
    assert len(letters) == len(set(letters)), page.title


def look_at_pages(onlooker: Onlooker) -> None:
    window = onlooker.window
    QApplication.clipboard().clear()  # a deal code there would be filled in, and needs no translation
    for menu in window.menus.titles:
        letters = letters_of([action.text() for action in menu.actions()])
        assert len(letters) == len(set(letters)), menu.title()
    for game in GAMES:
        window.start_page.choose(game)
        onlooker.look()
    window.show_settings()
    panel = window.settings_panel
    for place, page in enumerate(panel.pages):
        panel.turn_to(place)
        onlooker.look(panel)
        check_letters(window, page)
    panel.hide()
    onlooker.look_at_sheet(window.about.show_about, lambda: window.about)
    onlooker.look_at_sheet(window.codes.show_codes, lambda: window.codes)
    ask = window.question
    onlooker.look_at_sheet(lambda: ask.ask_before(lambda: None, (12, 20), quitting=True), lambda: ask)
    onlooker.look_at_sheet(lambda: ask.ask_before(lambda: None, (12, 20), quitting=False), lambda: ask)
    window.welcome()
    onlooker.look()


@pytest.fixture
def large_texts(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    """A system whose texts are as many times as large as usual as the test says."""
    usual, large = qapp.font(), qapp.font()
    large.setPointSizeF(request.param * usual.pointSizeF())
    qapp.setFont(large)
    yield
    qapp.setFont(usual)


@pytest.mark.parametrize(
    ("language", "game", "large_texts"),
    [("uk", "seven-up-4", 2), ("ru", "semerik", 1), ("long", "california-jack", 1)],
    indirect=["large_texts"],
)
@pytest.mark.usefixtures("large_texts")
def test_everything_is_said_and_has_room(
    language: str, game: str, tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawings = words_shown.Drawings(monkeypatch)
    made_up = words_shown.LongLanguage()
    if language == "long":
        monkeypatch.setattr(main_window, "speak", lambda _: QCoreApplication.installTranslator(made_up))
        words_shown.lengthen_lessons(monkeypatch)
    visit = every_sheet.open_window(tables, tmp_path, None if language == "long" else language, game)
    window = visit.window
    window.setMinimumSize(1, 1)
    window.resize(1024, 640)
    onlooker = Onlooker(window, drawings, is_made_up=language == "long")
    try:
        look_at_pages(onlooker)
        for way in every_sheet.all_ways(visit):
            for name, sheet in way():
                onlooker.look(sheet, name, visit.data)
        visit.close()
    finally:
        QCoreApplication.removeTranslator(made_up)
    assert not onlooker.found, "\n".join(dict.fromkeys(onlooker.found))


def test_in_english_too_no_letter_of_the_settings_stands_for_two_things(tables: Tables) -> None:
    window = tables.window(Habits(language="en"))
    window.show_settings()
    for page in window.settings_panel.pages:
        check_letters(window, page)
    window.settings_panel.hide()


def test_another_language_is_spoken_at_once_and_the_match_goes_on(tables: Tables, qtbot: QtBot) -> None:
    window = tables.window(Habits(language="en"))
    window.start_page.choose("semerik")
    window.start_page.deal()
    match = window.match
    assert match is not None
    qtbot.waitUntil(lambda: match.awaits_person and window.table.is_quiet)
    match.play(thumb_move(match.view(), match.spec, random.Random(1)))
    window.show_settings()
    window.preferences.set("language", "uk")
    qtbot.waitUntil(lambda: languages.spoken() == "uk")
    assert window.match is match
    assert not match.is_over
    assert window.settings_panel.isVisible()
    assert window.settings_panel.title.text() == "Налаштування"
    window.settings_panel.hide()
    assert window.windowTitle().startswith("Семерик")
    assert window.menus.titles[0].title() == "&Гра"
    assert list(match.names) == ["Ви", "Оксана", "Галина", "Тарас"]
    table = window.table.table
    assert table is not None
    assert [plaque.state.name for plaque in table.plaques] == list(match.names)
    qtbot.waitUntil(lambda: match.awaits_person and window.table.is_quiet)
    hand = window.table.hand
    assert hand is not None
    assert len(hand.cards) == 9
    QTest.keyClick(window, Qt.Key.Key_F11)  # the old menus' keys are not in the way
    assert window.isFullScreen()
    window.preferences.set("motion.speed", "fast")  # nothing that is gone listens any more
    window.preferences.set("language", "ru")
    qtbot.waitUntil(lambda: languages.spoken() == "ru")
    assert match.seats[0].name == "Вы"
    assert QLocale().language() == QLocale.Language.Russian


def test_the_systems_first_known_language_is_spoken() -> None:
    assert languages.system_language(["de-DE", "uk-UA", "ru"]) == "uk"
    assert languages.system_language(["ru_RU"]) == "ru"
    assert languages.system_language(["pl", "de"]) == "en"
    assert languages.system_language([]) == "en"


def test_cards_are_called_by_their_names_in_every_case() -> None:
    queen, jack = parse_card("QS"), parse_card("JH")
    assert card_name(queen) == "queen of spades"
    assert f"{card_name(queen):acc}" == "queen of spades"
    languages.speak("uk")
    assert [f"{card_name(queen):{case}}" for case in ("", "gen", "acc", "ins")] == [
        "дама пік",
        "дами пік",
        "даму пік",
        "дамою пік",
    ]
    assert f"{card_name(jack):Acc}" == "Валета чирв"
    assert f"{suit_name(1)} {suit_name(1):nom}" == "Чирви чирви"
    languages.speak("ru")
    assert f"{card_name(queen):ins}" == "дамой пик"
    assert f"три {ranks_in_sentence('K'):few}" == "три короля"
    assert f"{suit_in_sentence(1):Fem} Баба" == "Червонная Баба"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Отмена"


def test_what_is_counted_takes_the_right_form() -> None:
    def tricks(count: int) -> str:
        return QCoreApplication.translate("TableTree", "%n trick(s) taken", "", count)

    languages.speak("en")
    assert [tricks(n) for n in (1, 2)] == ["1 trick taken", "2 tricks taken"]
    languages.speak("uk")
    said = {n: tricks(n) for n in (1, 3, 5, 11, 12, 21, 22, 25)}
    assert {n for n, text in said.items() if text.endswith("взятка")} == {1, 21}
    assert {n for n, text in said.items() if text.endswith("взятки")} == {3, 22}


def test_names_that_come_with_the_program_follow_the_language_and_others_stay() -> None:
    languages.speak("uk")
    assert shown_names(["You", "Oksana", "Галина", "Тарас"]) == ("Ви", "Оксана", "Галина", "Тарас")
    assert shown_names(["Вы", "Petro", "Halyna"]) == ("Ви", "Petro", "Галина")
    assert shown_names(["Oksana", "Taras"]) == ("Oksana", "Taras"), "their own, where others have sat"
    languages.speak("en")
    assert shown_names(["Вы", "Оксана", "Галина"]) == ("You", "Oksana", "Halyna")
    assert kept_name("Ви") == "You"
    assert kept_name("Галина", 0) == shown_name("Галина", 0) == "Галина"
    (record,) = open_file(GOLDEN / "seven-up-3-match.json", GAMES).records
    languages.speak("uk")
    assert names_of(with_names(record, ["You", "Petro", "Halyna"]), ()) == ("Ви", "Petro", "Галина")


def test_a_match_that_is_taken_up_calls_its_players_in_the_language_of_now(
    qtbot: QtBot, tmp_path: Path
) -> None:
    spec = GAMES["seven-up-3"]
    _, oksana, halyna = default_players(spec)
    plan = MatchPlan(spec, spec.checked({}), (Player("Ada"), oksana, halyna))
    with closing(Archive(tmp_path)) as archive:
        match = seat_match(plan, archive.keeper(plan), 1, 0)
        match.start()
        qtbot.waitUntil(lambda: match.awaits_person)
        match.close()
    languages.speak("uk")
    with closing(Archive(tmp_path)) as archive:
        found = archive.unfinished(GAMES)
        assert found is not None
        assert found.plan.names == ("Ada", "Оксана", "Галина")
        found.keeper.leave()
