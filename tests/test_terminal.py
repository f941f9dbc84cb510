"""Whatever happens on the terminal or around it: one clear line, an exit code, never a traceback."""

import logging
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from game.app import log_to
from game.session.session import Session
from tests.scenes.driver import begun, players

LONG = "simulate alhambra --seats easy,easy --games 500"
REST = pytest.mark.marathon
"""For the other ways in which one thing can be wrong."""
ROOT = Path(__file__).parents[1]
Run = Callable[..., "subprocess.CompletedProcess[str]"]


def environment(home: object, **more: str) -> dict[str, str]:
    return os.environ | {"KUPOLA_HOME": str(home), "LANGUAGE": "en", "PYTHONIOENCODING": "utf-8"} | more


def run(*words: object, home: object, cwd: Path = ROOT, **how: object) -> "subprocess.CompletedProcess[str]":
    """Runs the program with some words behind its name."""
    more = {key: str(value) for key, value in how.items() if key.isupper()}
    command = [sys.executable, "main.py", *map(str, words)]
    return subprocess.run(
        command, cwd=cwd, env=environment(home, **more), capture_output=True, encoding="utf-8", timeout=120
    )


def in_shell(line: str, home: Path, **more: str) -> "subprocess.CompletedProcess[str]":
    """Runs a line of the shell in which $KUPOLA is the program."""
    told = environment(home, KUPOLA=f"{sys.executable} main.py", **more)
    return subprocess.run(["bash", "-c", line], cwd=ROOT, env=told, capture_output=True, encoding="utf-8", timeout=120)


def quiet(done: "subprocess.CompletedProcess[str]") -> bool:
    return "Traceback" not in done.stderr and "Exception" not in done.stderr and "Error" not in done.stderr


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game of people whose names no western code page knows."""
    bots = players("random", "random")
    named = [replace(bot, name=name) for bot, name in zip(bots, ("Gergő", "Łukasz"), strict=True)]
    session = begun(Session.new("alhambra_cards", named, {}, 7), 1000)
    file = tmp_path / "game.kupola"
    file.write_bytes(session.record().to_bytes())
    return file


# ---------------------------------------------------------------------- where it writes to
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1"])
def test_names_are_written_to_terminals_that_do_not_know_their_letters(game: Path, encoding: str) -> None:
    done = run("replay", game, home=game.parent, PYTHONIOENCODING=encoding)
    assert quiet(done)
    assert "ukasz: " in done.stdout


@pytest.mark.parametrize(
    "tool",
    [
        pytest.param("check-locales hu pl --stats", marks=pytest.mark.marathon),
        "--help",
        "simulate template --seats easy,easy --games 2",
    ],
)
def test_no_tool_minds_a_terminal_without_accents(tmp_path: Path, tool: str) -> None:
    done = run(*tool.split(), home=tmp_path, PYTHONIOENCODING="ascii", LANGUAGE="pl")
    assert quiet(done)
    assert done.returncode == 0
    assert done.stdout


def test_what_goes_to_a_file_is_utf_8(game: Path) -> None:
    """Where the system would write another code: as in Windows, whose pages of codes lack half of the letters."""
    told = {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C"}
    done = in_shell(f"unset PYTHONIOENCODING; $KUPOLA replay {game} | cat", game.parent, **told)
    assert "Łukasz: " in done.stdout
    assert "Gergő: " in done.stdout


def test_without_a_terminal_a_window_says_why_the_program_ends(tmp_path: Path) -> None:
    """A packed program has no streams where it was started by a double click."""
    code = """
import sys, pygame
sys.stdout = sys.stderr = None
shown = open(sys.argv.pop(), "w", encoding="utf-8")
pygame.display.message_box = lambda *told: print(*told, file=shown)
pygame.system.get_pref_locales = lambda: [{"language": "hu", "country": "HU"}]
from game.app import main
sys.exit(main())
"""
    environ = environment(tmp_path, SDL_VIDEODRIVER="nosuchdriver", LANGUAGE="", LANG="")
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path / "shown")], cwd=ROOT, env=environ, timeout=60)
    assert done.returncode == 3
    assert "nincs képernyő" in (tmp_path / "shown").read_text("utf-8")


def test_a_reader_that_leaves_early_is_no_trouble(game: Path) -> None:
    done = in_shell(f"$KUPOLA replay {game} | true; $KUPOLA --help | head -1", game.parent)
    assert done.stderr == ""


@pytest.mark.parametrize("words", ["replay {}", pytest.param("check-locales hu", marks=pytest.mark.marathon)])
def test_a_full_disk_behind_the_output_is_one_line(game: Path, words: str) -> None:
    done = in_shell(f"$KUPOLA {words.format(game)} > /dev/full", game.parent)
    assert done.returncode != 0
    assert len(done.stderr.splitlines()) == 1
    assert quiet(done)


def heed_ctrl_c() -> None:
    """Lets a process end by Ctrl+C even where the tests run in the background, for which shells turn it off."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("both", [(LONG, ""), pytest.param((f"{LONG} --jobs 2",), marks=pytest.mark.marathon)])
def test_ctrl_c_ends_quietly(tmp_path: Path, both: tuple[str, ...]) -> None:
    started = [
        subprocess.Popen(
            [sys.executable, "main.py", *words.split()],
            cwd=ROOT,
            env=environment(tmp_path / str(i)),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            preexec_fn=heed_ctrl_c,
        )
        for i, words in enumerate(both)
    ]
    sleep(4)
    for one in started:
        os.killpg(one.pid, signal.SIGINT)
    for one in started:
        _, told = one.communicate(timeout=100)
        assert (one.returncode, told) == (130, b"")


@pytest.mark.parametrize("how", ["SIGTERM", pytest.param("SIGINT", marks=REST), pytest.param("SIGHUP", marks=REST)])
def test_a_signal_ends_the_window_as_closing_it_does(tmp_path: Path, how: str) -> None:
    """The window is remembered, as at every other end, and the exit code tells the signal as shells do."""
    number = signal.Signals[how]
    played = subprocess.Popen(
        [sys.executable, "main.py"],
        cwd=ROOT,
        env=environment(tmp_path, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy"),
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heed_ctrl_c,
    )
    while not (tmp_path / "games.db").exists():  # the loop begins just before
        sleep(0.1)
        assert played.poll() is None
    sleep(1)
    os.killpg(played.pid, number)
    _, told = played.communicate(timeout=60)
    assert (played.returncode, told) == (128 + number, b"")
    assert '"window": "' in (tmp_path / "settings.json").read_text()


@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":7777"}, {"WAYLAND_DISPLAY": "wayland-77"}])
def test_without_a_display_the_program_says_so_and_ends(tmp_path: Path, display: dict[str, str]) -> None:
    """SDL itself would run on unseen, as over SSH."""
    none = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": "", "XDG_RUNTIME_DIR": str(tmp_path)}
    how: dict[str, Any] = none | display
    done = run(home=tmp_path, **how)
    assert (done.returncode, len(done.stderr.splitlines())) == (3, 1)
    assert "no display" in done.stderr


# ---------------------------------------------------------------------- where the player's files lie
@pytest.mark.parametrize("home", ["~nobody_at_all/x", "/tmp/" + "x" * 300])
def test_a_home_that_cannot_be_is_told_in_one_line(home: str) -> None:
    for words in ((), ("check-locales",)):
        done = run(*words, home=home)
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
        assert home in done.stderr


@pytest.mark.parametrize("kind", ["closed", *(pytest.param(kind, marks=REST) for kind in ("file", "below_file"))])
def test_with_an_odd_home_the_menu_is_shown_all_the_same(tmp_path: Path, kind: str) -> None:
    home = {"file": tmp_path / "f", "below_file": tmp_path / "f/x"}.get(kind)
    (tmp_path / "f").write_text("in the way")
    done = _started(home or Path("/proc/kupola"))
    assert done.stderr == ""
    assert done.stdout == "MenuScene\n"


def _started(home: Path, cwd: Path = ROOT, words: Sequence[str] = ()) -> "subprocess.CompletedProcess[str]":
    """Starts the program, lets it draw some frames and ends it by closing the window."""
    code = """
import sys, pygame
from game.program import Program
turn, frames = Program.turn, 0
def counted(self, events, seconds):
    global frames
    frames += 1
    turn(self, events, seconds)
    if frames == 5:
        print(type(self.services.stack.top).__name__)
        self.services.quit()
Program.turn = counted
from game.app import main
sys.exit(main())
"""
    environ = environment(home, PYTHONPATH=str(ROOT)) if cwd.is_relative_to(home) else environment(home)
    command = [sys.executable, "-c", code, *words]
    return subprocess.run(command, cwd=cwd, env=environ, capture_output=True, encoding="utf-8", timeout=60)


# ---------------------------------------------------------------------- files that it is started with
@pytest.mark.parametrize("words", [("az est játéka.kupola",), pytest.param(("--", "./play"), marks=REST)])
def test_a_game_is_opened_by_the_name_of_its_file(game: Path, words: tuple[str, ...]) -> None:
    """Relative to the folder that is open, with blanks and accents; a tool's name is a file's where a path says so."""
    shutil.copy(game, game.with_name(words[-1]))
    assert _started(game.parent, game.parent, words).stdout == "ReplayScene\n"


def test_a_misspelt_tool_is_told_on_the_terminal(tmp_path: Path) -> None:
    done = run("simulat", home=tmp_path)
    assert (done.returncode, quiet(done)) == (2, True)
    assert "simulat" in done.stderr


# ---------------------------------------------------------------------- the log
def test_the_log_goes_on_from_start_to_start_and_stays_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second window, or starting once more after something went wrong, must not wipe what the first one wrote."""
    root = logging.Logger("root of its own")
    monkeypatch.setattr("logging.root", root)
    monkeypatch.setattr("logging.raiseExceptions", True)
    for told in ("before", "after", "x" * (1 << 20), "last"):
        log_to(tmp_path)
        root.error("%s", told)
        root.handlers.pop().close()
        if told == "after":
            assert {"before", "after"} <= set((tmp_path / "kupola.log").read_text("utf-8").split())
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kupola.log", "kupola.log.1"]
    assert len((tmp_path / "kupola.log").read_bytes()) < 1000


# ---------------------------------------------------------------------- what ships with the program
@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The program in a folder of its own, whose shipped files may be damaged."""
    folder = tmp_path / "installed"
    shutil.copytree(ROOT / "game", folder / "game", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "main.py", folder)
    for name in ("locales", "saves"):
        (folder / name).symlink_to(ROOT / name)
    for part in ("kit", "fonts"):
        shutil.copytree(ROOT / "assets" / part, folder / "assets" / part)
    for path in (ROOT / "assets").iterdir():
        if not (folder / "assets" / path.name).exists():
            (folder / "assets" / path.name).symlink_to(path)
    return folder


@pytest.mark.parametrize("name", ["palette.json", "manifest.json", "fonts/HarbourText-Regular.ttf"])
@pytest.mark.parametrize("damage", [None, b"", b"{", b'{"neutral": 1, "sprites": 2}'])
def test_a_shipped_file_that_the_window_needs_is_named_in_one_line(
    installed: Path, name: str, damage: bytes | None
) -> None:
    file = installed / "assets" / name
    file.unlink()
    if damage is not None:
        file.write_bytes(damage)
    done = run(home=installed / "home", cwd=installed)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert file.name in done.stderr


@pytest.mark.parametrize("damage", [b"no picture", *(pytest.param(damage, marks=REST) for damage in (None, b""))])
def test_without_its_icon_the_window_opens_all_the_same(installed: Path, damage: bytes | None) -> None:
    icon = installed / "assets" / "kit" / "icon_64.png"
    icon.unlink()
    if damage is not None:
        icon.write_bytes(damage)
    done = _started(installed / "home", installed)
    assert (done.stderr, done.stdout) == ("", "MenuScene\n")


# ---------------------------------------------------------------------- what is asked of tools
@pytest.mark.parametrize(
    "words",
    [
        "simulate nobox", "play nobox --demo", "bench nobox", "screenshots DIR --box nobox", "replay nofile",
        "replay .", "check-locales xx", "simulate alhambra --seats 99", "simulate alhambra --seats easy",
        "play alhambra --demo --seats easy", "play alhambra --demo --seats " + "easy," * 9 + "easy",
        "screenshots /proc/nowhere", "screenshots main.py",
    ],
)  # fmt: skip
def test_what_a_tool_cannot_do_is_said_without_a_traceback(tmp_path: Path, words: str) -> None:
    done = run(*words.replace("DIR", str(tmp_path)).split(), home=tmp_path)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert done.stderr.strip() or done.stdout.strip()
