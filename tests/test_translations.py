"""The translations: complete, up to date, and with a place for everything that the program puts into them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from qm_writer import FORMS, Catalogue, Message, qm_bytes, read_ts
from source_texts import NotLiteral, SourceText, texts_in
from translations import LANGUAGES, ROOT, ts_file, unfinished

TRANSLATED = ("uk", "ru")
CASES = {"rank": 4, "ranks": 5, "suit": 5}
"""How many forms a name has in a translation, by its context: see `cardtable/view/words/card_names.py`."""

OTHER_WORDS = {
    "en": ("lay away", "lays away"),  # to discard
    "uk": ("супротивник", "напевно"),  # суперник; точно, as the other may be doubt
    "ru": ("соперник", "к гейму"),  # противник, на Гейм
}
"""Words for which another has been chosen."""


@cache
def catalogue(language: str) -> Catalogue:
    return read_ts(ts_file(language))


@cache
def texts() -> list[SourceText]:
    return texts_in(ROOT / "cardtable")


def places(text: str) -> Counter[str]:
    """The places in a text, whatever form of a word they ask for."""
    return Counter(re.findall(r"%n|\{\w+", text))


def pairs(language: str) -> list[tuple[Message, str]]:
    messages = catalogue(language).messages
    return [(message, text) for message in messages for text in message.translations if text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_program_is_translated_and_no_other(language: str) -> None:
    found = catalogue(language)
    assert found.short == language
    wanted = {text for text in texts() if text.counts or language != "en"}
    has = {SourceText(m.context, m.source, m.comment, m.counts) for m in found.messages}
    hint = "python3 packaging/dev.py i18n brings the translations up to date"
    assert not wanted - has, hint
    assert not has - wanted, hint
    assert not unfinished(found.messages)
    assert {len(m.translations) for m in found.messages if m.counts} == {FORMS[language]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_put_into_a_text_is_put_into_its_translation(language: str) -> None:
    assert not [m.source for m, text in pairs(language) if places(m.source) != places(text)]
    for message, text in pairs(language):
        assert len(re.findall(r"\{\w+(:[a-zA-Z]{3})?\}", text)) == text.count("{") == text.count("}"), text
        assert text.replace("&&", "").count("&") == message.source.replace("&&", "").count("&"), text


@pytest.mark.parametrize("language", TRANSLATED)
def test_sentences_end_as_they_do_in_english(language: str) -> None:
    for message, text in pairs(language):
        for end in (".", "…", ":", "?"):
            assert text.endswith(end) == message.source.endswith(end), text


@pytest.mark.parametrize("language", TRANSLATED)
def test_names_of_cards_have_every_form(language: str) -> None:
    for message, text in pairs(language):
        assert text.count("|") == CASES.get(message.context, 1) - 1, message.source


@pytest.mark.parametrize(("language", "foreign"), [("uk", "ыэъё"), ("ru", "іїєґ")])
def test_a_translation_keeps_to_its_own_letters_and_quotation_marks(language: str, foreign: str) -> None:
    for _, text in pairs(language):
        assert not set(text.lower()) & set(foreign), text
        assert not set(text) & set("\"'“”"), text


@pytest.mark.parametrize(("language", "others"), OTHER_WORDS.items())
def test_one_thing_has_one_name_in_the_window_the_rules_and_the_lessons(
    language: str, others: tuple[str, ...]
) -> None:
    files = [ts_file(language), *(ROOT / "assets" / "rules" / language).glob("*.md")]
    lessons = [file.read_text("utf-8") for file in (ROOT / "assets" / "tutorial").glob("*.toml")]
    for text in (*(file.read_text("utf-8") for file in files), *lessons):
        assert not [word for word in others if word in text.lower()]


def test_a_text_that_is_put_together_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('translate("a", f"{b} c")', encoding="utf-8")
    with pytest.raises(NotLiteral, match="line 1"):
        texts_in(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_build_writes_is_what_qt_would(language: str, tmp_path: Path) -> None:
    tool = shutil.which("pyside6-lrelease", path=str(Path(sys.executable).parent))
    if tool is None:
        pytest.skip("PySide6 is installed without its tools")
    file = tmp_path / "a.qm"
    subprocess.run([tool, "-silent", str(ts_file(language)), "-qm", str(file)], check=True)
    assert file.read_bytes() == qm_bytes(catalogue(language))
