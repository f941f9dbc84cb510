"""Measures how long programs take from their start to the first picture in their window: `first_picture.py PROGRAM…`.

Linux with Xvfb, whose screen is read as a file. Programs start in turn, so that what else the machine does strikes
all alike; the quickest start of each counts, with the processor's seconds.
"""

import argparse
import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

_WIDE, _TALL = 1920, 1080
_AT_MOST = 60.0
_BYTES = 4  # of a pixel


@contextmanager
def screen(number: int) -> Iterator[Path]:
    """Starts Xvfb and yields the file that holds its picture."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["Xvfb", f":{number}", "-screen", "0", f"{_WIDE}x{_TALL}x24", "-fbdir", folder]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while not Path(f"/tmp/.X11-unix/X{number}").exists():
                time.sleep(0.05)
            yield Path(folder, "Xvfb_screen0")
        finally:
            process.terminate()
            process.wait()


def is_painted(picture: Path) -> bool:
    """Returns whether most of a screen that was black shows something, looking at a band across its middle."""
    band = _WIDE * 100 * _BYTES
    with picture.open("rb") as file:
        file.seek(-_WIDE * _TALL * _BYTES // 2, os.SEEK_END)
        return file.read(band).count(0) < band * 0.6


def start(command: list[str], number: int, picture: Path) -> tuple[float, float]:
    """Starts a program once with files of its own; returns seconds until its picture, and the processor's."""
    with tempfile.TemporaryDirectory() as home:
        more = {"DISPLAY": f":{number}", "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", "KUPOLA_HOME": home}
        spent = getrusage(RUSAGE_CHILDREN)
        began = time.perf_counter()
        words = [*command, "--size", f"{_WIDE}x{_TALL}"]
        process = subprocess.Popen(words, env=os.environ | more, stderr=subprocess.DEVNULL)
        while not is_painted(picture):
            if process.poll() is not None or time.perf_counter() - began > _AT_MOST:
                raise SystemExit(f"{shlex.join(words)}: no picture")
            time.sleep(0.004)
        passed = time.perf_counter() - began
        process.kill()
        process.wait()
        now = getrusage(RUSAGE_CHILDREN)
        while is_painted(picture):
            time.sleep(0.02)
        return passed, now.ru_utime + now.ru_stime - spent.ru_utime - spent.ru_stime


def main() -> int:
    """Measures and prints a line for each program; returns 0."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs", nargs="+", help="commands; one with words in it as one argument")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--display", type=int, default=78, help="number for the virtual screen")
    chosen = parser.parse_args()
    found: dict[str, list[tuple[float, float]]] = {program: [] for program in chosen.programs}
    with screen(chosen.display) as picture:
        for _ in range(chosen.runs):
            for program, times in found.items():
                times.append(start(shlex.split(program), chosen.display, picture))
    for program, times in found.items():
        print(f"{min(times)[0]:.2f} s ({min(spent for _, spent in times):.2f} s of the processor)  {program}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
