"""Whatever happens on the terminal or around it: one clear line, an exit code, never a traceback."""

import logging
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from game.app import log_to, main
from game.session.session import Session
from tests.breadth import wide
from tests.scenes.driver import begun, players

ROOT = Path(__file__).parents[1]


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


@cache
def finished() -> bytes:
    """A finished game of people whose names no western code page knows."""
    bots = players("random", "random")
    named = [replace(bot, name=name) for bot, name in zip(bots, ("Gergő", "Łukasz"), strict=True)]
    return begun(Session.new("alhambra_cards", named, {}, 7), 1000).record().to_bytes()


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.kupola"
    file.write_bytes(finished())
    return file


# ---------------------------------------------------------------------- where it writes to
def test_names_are_written_to_terminals_that_do_not_know_their_letters(game: Path) -> None:
    done = run("replay", game, home=game.parent, PYTHONIOENCODING="ascii")
    assert quiet(done)
    assert "ukasz: " in done.stdout


@pytest.mark.parametrize("words", wide(["--help"], ["--help", "check-locales hu pl --stats"]))
def test_no_tool_minds_a_terminal_without_accents(tmp_path: Path, words: str) -> None:
    done = run(*words.split(), home=tmp_path, PYTHONIOENCODING="ascii", LANGUAGE="pl")
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


@pytest.mark.parametrize("words", wide(["replay {}"], ["replay {}", "check-locales hu"]))
def test_a_full_disk_behind_the_output_is_one_line(game: Path, words: str) -> None:
    done = in_shell(f"$KUPOLA {words.format(game)} > /dev/full", game.parent)
    assert done.returncode != 0
    assert len(done.stderr.splitlines()) == 1
    assert quiet(done)


def heed_ctrl_c() -> None:
    """Lets a process end by Ctrl+C even where the tests run in the background, for which shells turn it off."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def started(home: Path, *words: str) -> "subprocess.Popen[bytes]":
    """Starts the program in a group of its own, which signals are sent to as a terminal does."""
    return subprocess.Popen(
        [sys.executable, *words],
        cwd=ROOT,
        env=environment(home, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heed_ctrl_c,
    )


def test_ctrl_c_ends_a_tool_quietly(tmp_path: Path) -> None:
    code = """
import sys
from game.tools import simulate
simulated = simulate.simulate
simulate.simulate = lambda *how: print("begun", flush=True) or simulated(*how)
from game.app import main
sys.exit(main())
"""
    tool = started(tmp_path, "-c", code, *["simulate", "alhambra", "--seats", "easy,easy", "--games", "500"])
    assert tool.stdout and tool.stdout.readline() == b"begun\n"
    os.killpg(tool.pid, signal.SIGINT)
    assert (tool.communicate(timeout=100)[1], tool.returncode) == (b"", 130)


@pytest.mark.parametrize("number", wide([signal.SIGTERM], [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]))
def test_a_signal_ends_the_window_as_closing_it_does(tmp_path: Path, number: signal.Signals) -> None:
    """The window is remembered, as at every other end, and the exit code tells the signal as shells do."""
    window = started(tmp_path, "main.py")
    while not (tmp_path / "games.db").exists():  # the loop begins just before
        sleep(0.1)
        assert window.poll() is None
    sleep(1)
    os.killpg(window.pid, number)
    _, told = window.communicate(timeout=60)
    assert (window.returncode, told) == (128 + number, b"")
    assert '"window": "' in (tmp_path / "settings.json").read_text()


@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":7777", "WAYLAND_DISPLAY": "wayland-77"}])
def test_without_a_display_the_program_says_so_and_ends(tmp_path: Path, display: dict[str, str]) -> None:
    """SDL itself would run on unseen, as over SSH."""
    none = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": "", "XDG_RUNTIME_DIR": str(tmp_path)}
    how: dict[str, Any] = none | display
    done = run(home=tmp_path, **how)
    assert (done.returncode, len(done.stderr.splitlines())) == (3, 1)
    assert "no display" in done.stderr


# ---------------------------------------------------------------------- where the player's files lie
@pytest.mark.parametrize("words", [[], ["check-locales"]])
@pytest.mark.parametrize("home", ["~nobody_at_all/x", "/tmp/" + "x" * 300])
def test_a_home_that_cannot_be_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: str, words: list[str]
) -> None:
    monkeypatch.setenv("KUPOLA_HOME", home)
    assert main(words) == 2
    (told,) = capsys.readouterr().err.splitlines()
    assert home in told


@pytest.mark.parametrize("home", wide(["/proc/kupola"], ["/proc/kupola", "file", "file/below"]))
def test_with_a_home_that_nobody_may_write_to_the_menu_is_shown_all_the_same(tmp_path: Path, home: str) -> None:
    (tmp_path / "file").write_text("in the way")
    shows_the_menu(tmp_path / home)


def shows_the_menu(home: Path, cwd: Path = ROOT) -> None:
    done = _started(home, cwd)
    assert (done.stderr, done.stdout) == ("", "MenuScene\n")


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
        print(type(self.services.navigation.stack.top).__name__)
        self.services.navigation.quit()
Program.turn = counted
from game.app import main
sys.exit(main())
"""
    environ = environment(home, PYTHONPATH=str(ROOT)) if cwd != ROOT else environment(home)
    command = [sys.executable, "-c", code, *words]
    return subprocess.run(command, cwd=cwd, env=environ, capture_output=True, encoding="utf-8", timeout=60)


# ---------------------------------------------------------------------- files that it is started with
@pytest.mark.parametrize("words", wide([["az est játéka.kupola"]], [["az est játéka.kupola"], ["--", "./play"]]))
def test_a_game_is_opened_by_the_name_of_its_file(game: Path, words: list[str]) -> None:
    """Relative to the folder that is open, with blanks and accents; or named as a tool is, where a path says so."""
    shutil.copy(game, game.with_name(words[-1]))
    assert _started(game.parent, game.parent, words).stdout == "ReplayScene\n"


def test_a_misspelt_tool_is_told_on_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["simulat"])
    assert ended.value.code == 2
    assert "simulat" in capsys.readouterr().err


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
@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program in a folder of its own, whose shipped files may be damaged."""
    folder = tmp_path_factory.mktemp("installed")
    shutil.copytree(ROOT / "game", folder / "game")
    shutil.copy(ROOT / "main.py", folder)
    for name in ("locales", "saves"):
        (folder / name).symlink_to(ROOT / name)
    for part in ("kit", "fonts"):
        shutil.copytree(ROOT / "assets" / part, folder / "assets" / part)
    for path in (ROOT / "assets").iterdir():
        if not (folder / "assets" / path.name).exists():
            shutil.copy(path, folder / "assets") if path.is_file() else (folder / "assets" / path.name).symlink_to(path)
    return folder


@contextmanager
def damaged(copied: Path, name: str, damage: bytes | None) -> Iterator[Path]:
    """Has a shipped file damaged, or missing, for a while; yields the folder of the program."""
    file = copied / "assets" / name
    whole = file.read_bytes()
    if damage is None:
        file.unlink()
    else:
        file.write_bytes(damage)
    yield copied
    file.write_bytes(whole)


FONT = "fonts/HarbourText-Regular.ttf"
HARMS = [("palette.json", b'{"neutral": 1}'), ("manifest.json", None), (FONT, b"{")]
MORE = [("palette.json", b"{"), ("manifest.json", b'{"sprites": 2}'), (FONT, None)]


@pytest.mark.parametrize(("name", "damage"), wide(HARMS, [*HARMS, *MORE]))
def test_a_shipped_file_that_the_window_needs_is_named_in_one_line(
    copied: Path, tmp_path: Path, name: str, damage: bytes | None
) -> None:
    with damaged(copied, name, damage):
        done = run(home=tmp_path, cwd=copied)
    assert done.returncode == 1
    (told,) = done.stderr.splitlines()
    assert Path(name).name in told


@pytest.mark.parametrize("damage", wide([b"no picture"], [b"no picture", b"", None]))
def test_without_its_icon_the_window_opens_all_the_same(copied: Path, tmp_path: Path, damage: bytes | None) -> None:
    with damaged(copied, "kit/icon_64.png", damage):
        shows_the_menu(tmp_path, copied)


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
def test_what_a_tool_cannot_do_is_said_without_a_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: str
) -> None:
    monkeypatch.setenv("KUPOLA_HOME", str(tmp_path))
    try:
        code: object = main(words.replace("DIR", str(tmp_path)).split())
    except SystemExit as ended:
        code = ended.code
    told = capsys.readouterr()
    assert code not in (0, None)
    assert told.err.strip() or told.out.strip()
