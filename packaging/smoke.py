"""Plays with a packed program as a family would: `smoke.py PROGRAM`, see --help; needs nothing but Python.

The program is copied into a folder with a blank and an á in its name and started from another one with an environment
of its own, without a screen. Every box is played to its end in every one of three languages, kept, and replayed.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

BOXES = ("alhambra_cards", "alhambra", "maharaja", "ys")
LANGUAGES = ("hu", "pl", "de")
_MINUTES = 10
_LOADED = 60  # seconds that a start may take on a machine that is busy
_KEPT = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "WINEPREFIX", "WINEDEBUG", "KUPOLA_WINE")


class Failure(Exception):
    """Says what a packed program did not do."""


class Program:
    """A packed program with players' files of its own. Takes the command that starts it, and a folder for the files."""

    def __init__(self, command: Sequence[str], home: Path) -> None:
        self.command = [*command]
        self.home = home
        home.mkdir(parents=True)
        self._environment = {name: os.environ[name] for name in _KEPT if name in os.environ}
        self._environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONUTF8": "0"}
        self._environment |= {name: str(home) for name in ("HOME", "USERPROFILE", "KUPOLA_HOME")}

    def environment(self, **more: str) -> Mapping[str, str]:
        """Returns the variables that the program is started with."""
        return self._environment | more

    def says(self, *words: str) -> str:
        """Runs the program to its end and returns what it prints; raises Failure if it does not end well."""
        ended = subprocess.run(
            [*self.command, *words],
            cwd=self.home,
            env=self._environment,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=60 * _MINUTES,
        )
        if ended.returncode:
            raise Failure(f"{' '.join(words)}: exit code {ended.returncode}\n{ended.stdout}{ended.stderr}")
        return ended.stdout


def main() -> int:
    """Plays, and returns 0 if all went well."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path, help="the packed program; on Windows the one that has a console")
    parser.add_argument("--installed", action="store_true", help="start it where it is; nothing is written beside it")
    parser.add_argument("--through", default="", help="a command that starts such programs, for example wine64")
    parser.add_argument("--languages", type=lambda text: text.split(","), default=LANGUAGES, help="default: hu,pl,de")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="Kupola próba á ", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        path, beside = (chosen.program.absolute(), folder) if chosen.installed else copied(chosen.program, folder)
        command = [*chosen.through.split(), str(path)]
        try:
            print(Program(command, folder / "első").says("--version").strip(), flush=True)
            _tools(Program(command, folder / "eszközök"))
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                games = [(box, language) for box in BOXES for language in chosen.languages]
                each = [Program(command, folder / f"{box} {language} á") for box, language in games]
                for told in pool.map(played, each, *zip(*games, strict=True)):
                    print(told, flush=True)
            if not chosen.installed:
                _portable(Program(command, folder / "hordozható"), beside)
        except Failure as failure:
            print(f"FAILED: {failure}", file=sys.stderr)
            return 1
    print("ok")
    return 0


def copied(program: Path, folder: Path) -> tuple[Path, Path]:
    """Copies a packed program, an .app as a whole; returns the copy and the folder that a player sees it in."""
    program = program.resolve()
    bundle = next((above for above in program.parents if above.suffix == ".app"), None)
    whole = bundle or program.parent
    copy = folder / "Kupola példány á" / whole.name
    shutil.copytree(whole, copy, symlinks=True)
    return copy / program.relative_to(whole), copy.parent if bundle else copy


def _tools(program: Program) -> None:
    """Has texts checked, which reads the program's own code, and games played by several processes."""
    if warned := program.says("check-locales", "hu", "--fast").count("nothing asks"):
        raise Failure(f"check-locales: {warned} texts that it thinks nobody asks for")
    program.says("simulate", "ys", "--seats", "easy,easy", "--games", "4", "--jobs", "2")


def played(program: Program, box: str, language: str) -> str:
    """Plays a game to its end and plays what was kept of it again; returns a line about it."""
    began = time.monotonic()
    words = ("--lang", language, "--seats", "easy,easy", "--seed", "5", "--size", "1024x600")
    program.says("play", box, "--demo", "--keep", *words)
    seconds = time.monotonic() - began
    kept = [*program.home.glob("replays/*.kupola")]
    if len(kept) != 1:
        raise Failure(f"{box} {language}: {len(kept)} replays were kept")
    result = json.loads(program.says("replay", str(kept[0]), "--json"))
    return f"{box} {language}: played in {seconds:.0f} s, {result['entries']} entries, replayed: {result['scores']}"


def _portable(program: Program, folder: Path) -> None:
    """Starts the program with --portable and waits for its files beside it."""
    log = folder / "kupola_data" / "logs" / "kupola.log"
    with _running(program, "--portable", "--lang", "pl") as process:
        end = time.monotonic() + _LOADED
        while not log.exists():
            if process.poll() is not None or time.monotonic() > end:
                raise Failure(f"--portable: no {log}; exit code {process.poll()}")
            time.sleep(0.1)
    print("--portable: keeps its files beside the program")


@contextmanager
def _running(program: Program, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    environment = {name: text for name, text in program.environment().items() if name != "KUPOLA_HOME"}
    process = subprocess.Popen([*program.command, *words], cwd=program.home, env=environment)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(_LOADED)


if __name__ == "__main__":
    sys.exit(main())
