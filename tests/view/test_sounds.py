"""Sounds: what the files are like, when they are played, and that nothing goes wrong without a device."""

from __future__ import annotations

import sys
import threading
import time
import wave
from array import array
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import make_sounds
import pytest
import sound_kit
from pytestqt.qtbot import QtBot

from cardtable.games import GAMES
from cardtable.model.preferences import Preferences
from cardtable.paths import asset
from cardtable.rules.cards import Card
from cardtable.view.sound import speaker as speaker_module
from cardtable.view.sound.sounds import SOUNDS, Sounds, read_samples
from cardtable.view.sound.speaker import Device, Feed, Speaker, open_default
from tests.view.sitting import Sitting, make_match

FILES = sorted(asset("sounds").glob("*.wav"))
SECOND = array("h", [1000]) * speaker_module.RATE


class Ear:
    """Hears what is played."""

    def __init__(self) -> None:
        self.heard: list[tuple[array[int], float]] = []
        self.voices = 0
        self.is_deaf = False
        self.is_ready = False

    def prepare(self) -> None:
        self.is_ready = True

    def play(self, samples: array[int], gain: float) -> None:
        self.heard.append((samples, gain))

    def close(self) -> None:
        self.is_deaf = True


class FakeDevice:
    """A device that takes samples as fast as it can, in a thread of its own as real ones do."""

    def __init__(self, *, starts: bool = True) -> None:
        self.taken = array("h")
        self.is_closed = False
        self.hangs = threading.Event()
        self._starts = starts
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, feed: Feed) -> None:
        if not self._starts:
            raise OSError("the device has gone")
        self._stopped.clear()
        self._thread = threading.Thread(target=self._run, args=(feed,))
        self._thread.start()

    def _run(self, feed: Feed) -> None:
        while not self._stopped.wait(0.002):
            if not self.hangs.is_set():
                self.taken.extend(feed.send(400))

    def stop(self) -> None:
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()

    def close(self) -> None:
        self.stop()
        self.is_closed = True


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.005)


@pytest.fixture
def speakers() -> Iterator[Callable[..., Speaker]]:
    """Makes speakers on devices given in the order in which they are to be opened, and closes them."""
    made: list[Speaker] = []

    def make(*devices: Device | None) -> Speaker:
        waiting = list(devices)
        made.append(Speaker(lambda: waiting.pop(0) if waiting else None))
        return made[-1]

    yield make
    for speaker in made:
        speaker.close()
    assert "speaker" not in {thread.name for thread in threading.enumerate()}


@pytest.fixture
def now() -> list[float]:
    """The time, as a list of one."""
    return [100.0]


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def sounds(qapp: object, ear: Ear, now: list[float]) -> Sounds:
    return Sounds(Preferences(), ear, clock=lambda: now[0])


# --- the files --------------------------------------------------------------------------------------------


def test_every_sound_has_files_and_every_file_is_a_sounds() -> None:
    made = {
        make_sounds.file_name(name, variant)
        for name, sound in make_sounds.SOUNDS.items()
        for variant in range(1, len(sound.variants) + 1)
    }
    assert make_sounds.SOUNDS.keys() == SOUNDS.keys()
    assert {file.name for file in FILES} == made
    assert sum(file.stat().st_size for file in FILES) < 700_000


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_is_level_and_begins_and_ends_in_silence(file: Path) -> None:
    samples = read_samples(file)
    assert samples is not None
    floats = [x / 32768 for x in samples]
    assert 0.1 < len(floats) / speaker_module.RATE < 1.5
    wanted = make_sounds.SOUNDS[file.stem.split("-")[0]].loudness
    assert sound_kit.loudness(floats) == pytest.approx(wanted, abs=0.2)
    assert max(map(abs, floats)) < 0.71
    assert abs(sum(floats) / len(floats)) < 0.0005
    assert max(map(abs, floats[:1] + floats[-100:])) < 0.002


def test_the_files_are_what_the_script_makes(tmp_path: Path) -> None:
    for name, variant in (("deal", 2), ("point", 1), ("refuse", 1)):
        file = make_sounds.file_name(name, variant)
        sound_kit.write(tmp_path / file, make_sounds.make(name, variant))
        made, kept = read_samples(tmp_path / file), read_samples(asset("sounds", file))
        assert made is not None
        assert kept is not None
        assert len(made) == len(kept)
        # Another machine's sine may end otherwise in its last digit.
        assert all(abs(a - b) <= 1 for a, b in zip(made, kept, strict=True))


def test_a_broken_file_is_no_sound(tmp_path: Path) -> None:
    (tmp_path / "no.wav").write_bytes(b"RIFF of nothing")
    assert read_samples(tmp_path / "no.wav") is None
    assert read_samples(tmp_path / "missing.wav") is None
    with wave.open(str(tmp_path / "stereo.wav"), "wb") as out:
        out.setnchannels(2)
        out.setsampwidth(2)
        out.setframerate(8000)
        out.writeframes(bytes(400))
    assert read_samples(tmp_path / "stereo.wav") is None


# --- what is played -----------------------------------------------------------------------------------------


def test_the_switch_and_the_volume_are_followed(sounds: Sounds, ear: Ear, now: list[float]) -> None:
    preferences = sounds._preferences
    gains = []
    for volume in (100, 50, 0):
        now[0] += 5
        preferences.set("sound.volume", volume)
        ear.heard.clear()
        now[0] += 5
        sounds.play("turn")
        gains.append([gain for _, gain in ear.heard])
    assert gains == [[1.0], [0.125], []]
    preferences.set("sound.volume", 80)
    preferences.set("sound.on", False)
    ear.heard.clear()
    now[0] += 5
    sounds.play("win")
    sounds.prepare()
    assert not ear.heard
    assert not ear.is_ready


def test_a_new_volume_is_heard_at_once(sounds: Sounds, ear: Ear) -> None:
    sounds._preferences.set("sound.volume", 90)
    assert [gain for _, gain in ear.heard] == [pytest.approx(0.729)]


def test_sounds_do_not_pile_up_where_nothing_takes_time(sounds: Sounds, ear: Ear, now: list[float]) -> None:
    for _ in range(40):
        for name in ("shuffle", "deal", "turn", "play", "sweep", "point"):
            sounds.play(name)
    assert len(ear.heard) == 1
    sounds.play("lose")
    assert len(ear.heard) == 2
    now[0] += 1
    ear.voices = 3
    sounds.play("deal")
    assert len(ear.heard) == 2
    sounds.play("win")
    assert len(ear.heard) == 3


def test_what_is_heard_often_is_never_twice_the_same_in_a_row(
    sounds: Sounds, ear: Ear, now: list[float]
) -> None:
    for _ in range(30):
        now[0] += 1
        sounds.play("play")
    heard = [id(samples) for samples, _ in ear.heard]
    assert len(heard) == 30
    assert len(set(heard)) == 5
    assert all(a != b for a, b in pairwise(heard))


def test_a_window_that_nobody_sees_is_not_heard(qapp: object) -> None:
    sounds = Sounds(Preferences())
    sounds.prepare()
    sounds.play("win")
    assert not sounds.can_play()
    assert "speaker" not in {thread.name for thread in threading.enumerate()}
    sounds.close()


def test_a_match_is_heard_from_the_shuffle_to_its_end(qtbot: QtBot, person: Sitting) -> None:
    heard: list[str] = []
    person.page.heard.connect(heard.append)
    person.sit(make_match(GAMES["seven-up-3"], person=False, seed=3, target=5), autoplay=True)
    qtbot.waitUntil(lambda: "win" in heard or "lose" in heard, timeout=60_000)
    assert set(heard) <= SOUNDS.keys()
    assert {"shuffle", "deal", "turn", "play", "sweep", "point"} <= set(heard)
    assert heard.index("shuffle") < heard.index("deal") < heard.index("play") < heard.index("point")


def test_a_refused_card_is_heard(person: Sitting) -> None:
    heard: list[str] = []
    person.page.heard.connect(heard.append)
    person.sit(make_match(GAMES["california-jack"], seed=3, dealer=0))

    def barred() -> list[Card]:
        hand = person.page.hand
        return [item.card for item in hand.cards if item.marked == "dim"] if hand and hand.is_open else []

    person.play_until(lambda: bool(barred()))
    heard.clear()
    person.click(barred()[0])
    assert heard == ["refuse"]


# --- the way to the device ----------------------------------------------------------------------------------


def test_sounds_are_mixed_and_clipped_and_end(speakers: Callable[..., Speaker]) -> None:
    device = FakeDevice()
    speaker = speakers(device)
    loud = array("h", [30_000]) * 600
    speaker.play(array("h", [1_000]) * 500 + loud, 0.5)
    speaker.play(array("h", [3_000]) * 300 + array("h", [0]) * 200 + loud, 1.0)
    speaker.play(array("h", [-4]) * 2000, 0.0)
    wait_until(lambda: len(device.taken) > 0 and speaker.voices == 0)
    speaker.close()
    assert set(device.taken) <= {0, 500, 3_000, 3_500, 15_000, 30_000, 32_767}
    assert len(device.taken) >= 2000
    assert device.is_closed


def test_without_a_device_sounds_are_forgotten(speakers: Callable[..., Speaker]) -> None:
    speaker = speakers()
    speaker.play(SECOND, 1.0)
    wait_until(lambda: speaker.is_deaf)
    wait_until(lambda: speaker.voices == 0)
    speaker.play(SECOND, 1.0)
    assert speaker.voices == 0


def test_a_device_that_goes_is_replaced(
    speakers: Callable[..., Speaker], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaker_module, "_DEAD", 60)
    gone, hanging, good = FakeDevice(starts=False), FakeDevice(), FakeDevice()
    speaker = speakers(gone, hanging, good)
    speaker.play(SECOND, 1.0)
    wait_until(lambda: len(hanging.taken) > 0)
    assert gone.is_closed
    hanging.hangs.set()
    monkeypatch.setattr(speaker_module, "_DEAD", 0)
    speaker.play(SECOND, 1.0)
    wait_until(lambda: hanging.is_closed and speaker.voices == 0)
    monkeypatch.setattr(speaker_module, "_DEAD", 60)
    speaker.play(SECOND, 1.0)
    wait_until(lambda: len(good.taken) > 0)
    assert not speaker.is_deaf


def test_without_the_library_it_is_silent(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    speaker = Speaker()
    speaker.play(SECOND, 1.0)
    wait_until(lambda: speaker.is_deaf)
    speaker.close()
    assert capfd.readouterr() == ("", "")


def test_the_systems_device_is_opened_or_missed_in_silence(capfd: pytest.CaptureFixture[str]) -> None:
    speaker = Speaker()
    speaker.prepare()
    wait_until(lambda: speaker.is_deaf or speaker._device is not None)
    speaker.close()
    assert capfd.readouterr() == ("", "")


def test_the_library_plays_what_it_is_fed(speakers: Callable[..., Speaker]) -> None:
    miniaudio = pytest.importorskip("miniaudio")
    device = miniaudio.PlaybackDevice(
        nchannels=1, sample_rate=speaker_module.RATE, backends=[miniaudio.Backend.NULL], buffersize_msec=25
    )
    speaker = speakers(device)
    speaker.play(SECOND[:5000], 0.3)
    wait_until(lambda: speaker._fed > 0 and speaker.voices == 0)


def test_a_device_that_plays_to_nobody_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    miniaudio = pytest.importorskip("miniaudio")
    real = miniaudio.PlaybackDevice
    monkeypatch.setattr(
        miniaudio, "PlaybackDevice", lambda **more: real(**more | {"backends": [miniaudio.Backend.NULL]})
    )
    assert open_default() is None
