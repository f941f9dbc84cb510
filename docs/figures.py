"""Writes the page of figures, so that whoever comes next sees at a glance what went up or down.

    xvfb-run -a python -m docs.figures     # every section, for hours; each is written as soon as it is measured
    python -m docs.figures house waiting   # these sections alone; the others stay as they were

It needs the extra `test`; the section `idle` also a screen, which Xvfb is, too, and `peers` the package `catanatron`.
Each section says of which day and commit it is, and how long it took. What other tools measure is asked of them.
"""

import argparse
import json
import re
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from datetime import date
from math import ceil
from pathlib import Path
from statistics import median
from typing import Any

from game.boxes import NAMES
from game.core import box as shelf
from game.locale.book import load
from game.locale.coverage import words_done
from game.tools.bench import measure_box

TOP = Path(__file__).resolve().parents[1]
PAGE = TOP / "docs" / "figures.md"
Rows = Iterable[tuple[str, str]]
_SHELF = [name for name in NAMES if shelf.about(name).shelf]


class Failed(Exception):
    """Says which command did not end well, and what it printed."""


def output(*command: str, may_fail: bool = False) -> str:
    """Runs `python` with arguments in the checkout and returns what it printed; raises Failed where it failed."""
    done = subprocess.run([sys.executable, *command], cwd=TOP, stdout=subprocess.PIPE, text=True)
    if done.returncode and not may_fail:
        raise Failed(f"python {' '.join(command)}\n{done.stdout}")
    return done.stdout


def lines_of(folder: Path) -> str:
    """Returns lines, files and the median length of the Python of a folder."""
    counts = [len(file.read_text("utf-8").splitlines()) for file in folder.rglob("*.py")]
    counts = [count for count in counts if count]
    return f"{sum(counts):,} lines in {len(counts)} files, median {median(counts):.0f}"


def house() -> Rows:
    """How large the house is, and how much there is to translate."""
    for folder in ("game", *(f"game/boxes/{name}" for name in (*_SHELF, "alhambra_family")), "tests"):
        yield f"`{folder}`", lines_of(TOP / folder)
    english = load("en", [TOP / "locales"])
    words = sum(there for _, there in words_done(english, english, (), ()).values())
    yield "words to translate", f"{words:,} in {len(english.entries):,} texts"
    for folder in ("assets", "locales", "saves"):
        size = sum(file.stat().st_size for file in (TOP / folder).rglob("*") if file.is_file())
        yield f"`{folder}`", f"{size / 2**20:.1f} MiB"


def closing_line(pattern: str, *command: str, may_fail: bool = False) -> str:
    """Runs `python` with arguments and returns the line like a pattern; raises Failed where there is none."""
    printed = output(*command, may_fail=may_fail)
    if (line := re.search(rf"^{pattern}$", printed, re.MULTILINE)) is None:
        raise Failed(printed)
    return line[0]


def timed(*command: str) -> str:
    """Runs pytest and returns its closing line with the time of the processors."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    closing = closing_line(r".*\d+ passed.* in .+", "-m", "pytest", "-q", "-n", "2", *command)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return f"`{closing}`, {after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime:.0f} CPU-seconds"


def tests() -> Rows:
    """How many tests there are, and how long they take."""
    yield "daily run", timed()
    yield "quick part", timed("@tests/quick.txt")


def coverage() -> Rows:
    """How many of the lines of `game` the daily tests run."""
    total = closing_line("TOTAL .+%", "-m", "pytest", "-q", "-n", "2", "--cov", "--cov-report", "term")
    yield "lines that are run", total.split()[-1]


def faults() -> Rows:
    """How many planted faults the daily tests catch."""
    planter = ("-m", "tests.planter", "--jobs", "2")  # it fails where a fault is missed
    yield f"`python {' '.join(planter)}`", closing_line(r"\d+ faults, .+", *planter, may_fail=True)


def peers() -> Rows:
    """Random play of four players, beside that of Catan in Catanatron."""
    for line in output("-m", "docs.peers", "--rounds", "4").splitlines():
        yield line[:20].strip(), line[20:].strip()


def bench(part: str, *words: str) -> dict[str, Any]:
    """Returns what a part of `bench` measures, in a process of its own."""
    found: dict[str, Any] = json.loads(output("main.py", "bench", *words, "--part", part))
    return found


def told(found: dict[str, Any]) -> str:
    """Returns figures with their names, without what is nested."""
    return ", ".join(f"{key} {value}" for key, value in found.items() if not isinstance(value, dict))


def speed() -> Rows:
    """Start, frames in milliseconds of the processor (`floor`: the window alone), memory in MiB, random play."""
    yield "start to the first picture, s", told(bench("start"))
    for name in _SHELF:
        for size in ("1920x1080", "3840x2160"):
            yield f"{name}, redraw at {size}", told(bench("redraw", name, "--size", size))
            yield f"{name}, movement at {size}", told(bench("play", name, "--size", size))
        yield f"{name}, a hand that carries, zooms or moves the board, p99", told(bench("hands", name))
        decisions = measure_box(name)["decisions_per_s"]["sampled"]
        yield f"{name}, random play", ", ".join(f"{rate:,} decisions/s at {seats}" for seats, rate in decisions.items())
    yield "memory at most", told(bench("memory"))


def idle() -> Rows:
    """How often a window wakes in a second while nothing happens; needs a screen, on Linux."""
    for state, found in bench("idle").items():
        yield state, told(found)


def waiting() -> Rows:
    """Seconds between own decisions, beside three Normals at the pace of a new program, and what they consist of."""
    for name in _SHELF:
        yield name, told(bench("waiting", name))


SECTIONS: dict[str, Callable[[], Rows]] = {
    "house": house,
    "tests": tests,
    "coverage": coverage,
    "faults": faults,
    "peers": peers,
    "speed": speed,
    "idle": idle,
    "waiting": waiting,
}


def section(name: str) -> str:
    """Measures a section and returns it as Markdown."""
    commit = subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], cwd=TOP, text=True).strip()
    began = time.monotonic()
    rows = "".join(f"| {what} | {figure} |\n" for what, figure in SECTIONS[name]())
    took = f"{ceil((time.monotonic() - began) / 60)} min"
    head = f"{SECTIONS[name].__doc__} `python -m docs.figures {name}`, {date.today()}, `{commit}`, {took}."
    return f"## {name.capitalize()}\n{head}\n\n| what | figure |\n|---|---|\n{rows}"


def main() -> int:
    """Writes the sections that were asked for anew; returns 1 if any could not be measured and stays as it was."""
    parser = argparse.ArgumentParser(prog="python -m docs.figures", description="Writes the page of figures.")
    parser.add_argument("sections", nargs="*", metavar="SECTION", help="all, if none is named")
    asked = parser.parse_args().sections or list(SECTIONS)
    if unknown := set(asked) - SECTIONS.keys():
        parser.error(f"no such section: {', '.join(sorted(unknown))}")
    head, *kept = re.split(r"^(?=## )", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    known = {part.splitlines()[0].removeprefix("## ").lower(): part.rstrip() + "\n" for part in kept}
    missed = 0
    for name in asked:
        try:
            known[name] = section(name)
        except Failed as failed:
            print(f"{name} stays as it was: {failed}", file=sys.stderr)
            missed = 1
            continue
        PAGE.write_text("\n".join([head.rstrip() + "\n", *(known[one] for one in SECTIONS if one in known)]), "utf-8")

    return missed


if __name__ == "__main__":
    sys.exit(main())
