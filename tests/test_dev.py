"""The developer commands: what they decide, without installing anything."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import dev
import dev_env
import dev_system
import pytest
from dev_system import Need, Problem

LACKING = [Need("libthing.so.1", ("libthing1t64", "libthing1")), Need("libother.so.2", ("libother2",))]


class FakeSystem:
    """Stands in for the programs that the scripts ask: apt, sudo. Remembers what was run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, programs: dict[str, int]) -> None:
        self.programs = programs
        self.ran: list[list[str]] = []
        monkeypatch.setattr("shutil.which", lambda name: name if name in programs else None)
        monkeypatch.setattr("subprocess.run", self.run)

    def run(self, command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        self.ran.append(command)
        return subprocess.CompletedProcess(command, self.programs[command[0]])


def lacks(monkeypatch: pytest.MonkeyPatch, *answers: list[Need]) -> None:
    """Let the system lack these things, one answer after another."""
    left = list(answers)
    monkeypatch.setattr(dev_system, "missing", lambda *, window: left.pop(0))


def becomes_user(monkeypatch: pytest.MonkeyPatch, uid: int) -> None:
    monkeypatch.setattr("os.geteuid", lambda: uid, raising=False)


def test_a_system_that_lacks_nothing_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    system = FakeSystem(monkeypatch, {})
    lacks(monkeypatch, [])
    dev_system.provide(window=True)
    assert system.ran == []


def test_root_on_debian_installs_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    system = FakeSystem(monkeypatch, {"apt-get": 0, "apt-cache": 0, "env": 0})
    becomes_user(monkeypatch, 0)
    lacks(monkeypatch, LACKING, [])
    dev_system.provide(window=False)
    assert system.ran[-1][0] == "env"
    assert system.ran[-1][-1].endswith("install -y --no-install-recommends libthing1t64 libother2")


def test_sudo_is_used_where_it_asks_nothing_and_keeps_the_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    system = FakeSystem(monkeypatch, {"apt-get": 0, "apt-cache": 1, "sudo": 0})
    becomes_user(monkeypatch, 1000)
    monkeypatch.setenv("http_proxy", "http://proxy:3128")
    lacks(monkeypatch, LACKING, [])
    dev_system.provide(window=False)
    assert system.ran[-1][:3] == ["sudo", "-n", "env"]
    assert "http_proxy=http://proxy:3128" in system.ran[-1]
    assert "libthing1 libother2" in system.ran[-1][-1]


@pytest.mark.parametrize(
    ("programs", "start"),
    [
        ({"apt-get": 0, "apt-cache": 1, "sudo": 1}, "sudo sh -c 'apt-get update"),
        ({"apt-get": 0, "apt-cache": 1}, "su -l -c 'apt-get update"),
    ],
)
def test_others_on_debian_are_told_the_one_command(
    monkeypatch: pytest.MonkeyPatch, programs: dict[str, int], start: str
) -> None:
    FakeSystem(monkeypatch, programs)
    becomes_user(monkeypatch, 1000)
    lacks(monkeypatch, LACKING[:1], LACKING)
    with pytest.raises(Problem) as told:
        dev_system.provide(window=False)
    assert "lacks libthing.so.1, libother.so.2; run this once" in str(told.value)
    assert start in str(told.value)


def test_other_systems_are_told_the_names(monkeypatch: pytest.MonkeyPatch) -> None:
    FakeSystem(monkeypatch, {})
    lacks(monkeypatch, LACKING)
    with pytest.raises(Problem, match=r"lacks libthing\.so\.1, libother\.so\.2; install"):
        dev_system.provide(window=False)


def test_an_installation_that_brought_nothing_is_no_success(monkeypatch: pytest.MonkeyPatch) -> None:
    FakeSystem(monkeypatch, {"apt-get": 0, "apt-cache": 0, "env": 100})
    becomes_user(monkeypatch, 0)
    lacks(monkeypatch, LACKING, LACKING[:1])
    with pytest.raises(Problem, match=r"apt-get ended with 100, .* missing: libthing\.so\.1"):
        dev_system.provide(window=False)


@pytest.mark.skipif(sys.platform != "linux", reason="libraries are looked for on Linux only")
def test_a_library_that_does_not_load_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    absent = Need("libnobody-has-this.so.9", ("nothing",))
    monkeypatch.setattr(dev_system, "QT_LIBRARIES", (Need("libc.so.6", ("libc6",)),))
    monkeypatch.setattr(dev_system, "WINDOW_LIBRARIES", (absent,))
    assert absent not in dev_system.missing(window=False)
    assert absent in dev_system.missing(window=True)


def test_a_scalable_font_counts_and_a_bitmap_does_not(tmp_path: Path) -> None:
    (tmp_path / "x11").mkdir()
    (tmp_path / "x11" / "fixed.pcf").touch()
    assert not dev_system.has_fonts([tmp_path, tmp_path / "absent"])
    (tmp_path / "x11" / "Sans.TTF").touch()
    assert dev_system.has_fonts([tmp_path])


class Clone:
    """A clone in a folder, where making an environment costs nothing and each step can be made to fail."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.steps: list[str] = []
        self.asked = ""
        """What pip was asked for at last."""
        self.fails_at: str | None = None
        (root / "pyproject.toml").write_text("[project]\n")
        monkeypatch.setattr("subprocess.run", self._run)

    def _run(self, command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        step = command[command.index("-m") + 1]
        self.steps.append(step)
        self.asked = command[-1]
        python = dev_env.python_in(self.root / ".venv")
        python.parent.mkdir(parents=True, exist_ok=True)
        python.touch()
        return subprocess.CompletedProcess(command, int(step == self.fails_at))

    def ensure(self, *, tools: bool = True) -> list[str]:
        """Bring the environment up to date, and return the steps which that took."""
        self.steps = []
        assert dev_env.ensure(self.root, tools=tools, then="Go") == dev_env.python_in(self.root / ".venv")
        return self.steps


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Clone:
    return Clone(tmp_path, monkeypatch)


def test_an_environment_is_made_once(clone: Clone) -> None:
    assert clone.ensure() == ["venv", "pip"]
    assert clone.ensure() == []


def test_who_only_plays_gets_no_tools_and_a_developer_gets_them_later(
    clone: Clone, capsys: pytest.CaptureFixture[str]
) -> None:
    assert clone.ensure(tools=False) == ["venv", "pip"]
    assert clone.asked == "."
    assert clone.ensure(tools=False) == []
    said = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in said] == ["Making", "Installing", "Go"]
    assert clone.ensure() == ["pip"]
    assert clone.asked == ".[dev]"
    assert clone.ensure(tools=False) == []
    (clone.root / "pyproject.toml").write_text("[project]\ndependencies = []\n")
    assert clone.ensure(tools=False) == ["pip"]
    assert clone.asked == ".[dev]", "tools that are there are kept up to date"


def test_other_dependencies_are_installed_into_the_same_environment(clone: Clone) -> None:
    clone.ensure()
    (clone.root / "pyproject.toml").write_text("[project]\ndependencies = []\n")
    assert clone.ensure() == ["pip"]
    assert clone.ensure() == []


@pytest.mark.parametrize("step", ["venv", "pip"])
def test_an_environment_that_was_cut_off_is_made_anew(clone: Clone, step: str) -> None:
    clone.fails_at = step
    with pytest.raises(Problem, match="see above for why"):
        clone.ensure()
    clone.fails_at = None
    assert clone.ensure() == ["venv", "pip"]


def test_an_update_that_was_cut_off_is_made_anew(clone: Clone) -> None:
    clone.ensure()
    (clone.root / "pyproject.toml").write_text("[project]\ndependencies = []\n")
    clone.fails_at = "pip"
    with pytest.raises(Problem):
        clone.ensure()
    clone.fails_at = None
    assert clone.ensure() == ["venv", "pip"]


def test_a_moved_clone_gets_a_new_environment() -> None:
    here = dev_env.stamp_for(b"", "3.11", Path("here"), tools=True)
    assert here == dev_env.stamp_for(b"", "3.11", Path("here"), tools=True)
    assert here != dev_env.stamp_for(b"", "3.11", Path("there"), tools=True)
    assert here != dev_env.stamp_for(b"", "3.12", Path("here"), tools=True)


def test_words_after_the_command_are_passed_on_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    got: list[list[str]] = []

    def action(words: list[str]) -> int:
        got.append(words)
        return 7

    monkeypatch.setitem(dev.COMMANDS, "run", dev.Command("", action))
    assert dev.main(["run", "--help", "-x", "--", "word"]) == 7
    assert got == [["--help", "-x", "--", "word"]]


def test_a_problem_is_one_sentence_and_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(words: list[str]) -> int:
        raise Problem("the sea is too deep.")

    monkeypatch.setitem(dev.COMMANDS, "run", dev.Command("", fails))
    assert dev.main(["run"]) == 1
    assert capsys.readouterr() == ("", "dev.py: the sea is too deep.\n")


@pytest.mark.parametrize(("words", "sentence"), [(["lint", "x"], "lint takes no"), (["bench"], "say what")])
def test_misuse_is_told(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(words) == 1
    assert sentence in capsys.readouterr().err


def test_an_old_python_is_told_what_is_needed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "OLDEST_PYTHON", (99, 0))
    assert dev.main(["run"]) == 1
    assert "needs Python" in capsys.readouterr().err
