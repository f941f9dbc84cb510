"""Plants faults as a person makes them, one at a time, and tells which tests catch each: `python -m tests.planter`.

The faults are those of `faults.yml`. Each is planted in a copy of the checkout, and tests are asked, the nearest first,
until some of them fail: those that caught it last time (`caught.yml`, written anew at the end), those named after the
module it is planted in, those of its folder and of the rooms around, the quick part, all of the daily run by several
processes. With `--quick` the quick tests of its own room are asked of every fault that none of them is known to catch.
`tests.mutants` asks something else: whether the tests of a box's rules judge each line.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain, count, islice
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import yaml

HERE = Path(__file__).parent
FAULTS, CAUGHT, QUICK = HERE / "faults.yml", HERE / "caught.yml", HERE.parent / "quick.txt"
MOST = 3
"""So many tests that fail say enough about a fault; one does where they are far from it."""
ALL = ("tests",)
HANGS = 120
"""After so many seconds a test that a fault keeps from ending has caught it."""
_PYTEST = (
    *(sys.executable, "-m", "pytest", "-q", "--tb=no", f"--timeout={HANGS}"),
    *("-p", "no:cacheprovider", "-p", "tests.planter.hasty"),
    "--ignore=tests/planter",  # there every fault is found by its text
)
_ENDS = (0, 1, 4, 5)
"""How pytest ends where tests pass, fail, are known no more, or where there are none."""
_FAILED = re.compile(r"^(?:FAILED|ERROR) ([^\s\[]+)", re.M)
_later = count(1)


@dataclass(frozen=True)
class Fault:
    """A fault: the room it belongs to, what it does, a text that stands once in the program, and what replaces it."""

    room: str
    what: str
    was: str
    now: str

    def file(self, root: Path) -> Path:
        """Returns the file that it is planted in; raises ValueError where its text does not stand just once."""
        found = [(file, file.read_text("utf-8").count(self.was)) for file in sorted((root / "game").rglob("*.py"))]
        there = [file for file, times in found for _ in range(times)]
        if len(there) != 1:
            raise ValueError(f"{self.what}: its text stands {len(there)} times in game/")
        return there[0]


def faults() -> list[Fault]:
    """Returns all faults, in the order of their file."""
    return [Fault(**plain) for plain in _read(FAULTS)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.planter", description=__doc__)
    parser.add_argument("names", nargs="*", help="faults or rooms whose faults are planted; all, if none is named")
    parser.add_argument("--tests", nargs="*", default=[], help="ask these folders or files only")
    parser.add_argument("--quick", action="store_true", help="ask the quick tests of its room of every fault")
    parser.add_argument("--jobs", type=int, default=2, help="how many faults are planted side by side (2)")
    asked = parser.parse_args()
    chosen = [fault for fault in faults() if not asked.names or {fault.room, fault.what} & {*asked.names}]
    for fault in chosen:
        fault.file(HERE.parents[1])  # a thread that fails gives its copy to nobody else
    quick = QUICK.read_text("utf-8").split() if QUICK.exists() else []
    known: dict[str, list[str]] = _read(CAUGHT) if CAUGHT.exists() else {}
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(asked.jobs) as workers:
        copies = SimpleQueue[Path]()
        for number in range(asked.jobs):
            copies.put(_copy(Path(folder) / str(number)))
        asking = Asking(copies, known, quick if asked.quick else [], asked.tests)
        print("| room | fault | quick | caught by |\n|---|---|---|---|", flush=True)
        caught = dict[str, list[str]]()
        for fault, tests in zip(chosen, workers.map(asking, chosen), strict=True):
            caught[fault.what] = tests
            swift = sum(_is_among(test, quick) for test in tests)
            print(f"| {fault.room} | {fault.what} | {swift or '–'} | {_told(tests)} |", flush=True)
        sick = _failed(copies.get(), sorted({*chain(*caught.values())}), most=0, workers=asked.jobs)
    if sick:
        raise SystemExit(f"these tests fail without a fault, too: {', '.join(sick)}")
    if not asked.tests:
        together = known | caught
        kept = {fault.what: together[fault.what] for fault in faults() if together.get(fault.what)}
        CAUGHT.write_text(yaml.safe_dump(kept, sort_keys=False, allow_unicode=True, width=1000), "utf-8")
    missed = sum(not tests for tests in caught.values())
    print(f"\n{len(chosen)} faults, {missed} caught by nothing")
    return int(missed > 0)


class Asking:
    """Asks tests about faults, each in one of some copies of the checkout.

    Takes these copies, which tests caught a fault last time, the files of the quick part if it is to be asked of all,
    and the only tests to ask, if not all.
    """

    def __init__(
        self, copies: SimpleQueue[Path], known: Mapping[str, Sequence[str]], quick: Sequence[str], only: Sequence[str]
    ) -> None:
        self._copies, self._known, self._quick, self._only = copies, known, quick, only
        self._jobs = copies.qsize()

    def __call__(self, fault: Fault) -> list[str]:
        """Returns tests that fail when a fault is planted."""
        root = self._copies.get()
        file = fault.file(root)
        right, at = file.read_text("utf-8"), file.stat().st_mtime
        _write(file, right.replace(fault.was, fault.now), at)
        try:
            return self._caught(fault, file.relative_to(root), root)
        finally:
            _write(file, right, at)
            self._copies.put(root)

    def _caught(self, fault: Fault, file: Path, root: Path) -> list[str]:
        if self._only:
            return _failed(root, self._only)
        for most, tests in self._nearest(fault, file, root):
            if found := _failed(root, tests, most, self._jobs if tests == ALL else 0):
                break
        if found and self._quick and not any(_is_among(test, self._quick) for test in found):
            found = [*_failed(root, self._quick_of_room(file, root), most=1), *found]
        return found

    def _nearest(self, fault: Fault, file: Path, root: Path) -> Iterator[tuple[int, Sequence[str]]]:
        """Yields which tests are asked one after the other, and how many of them are to fail."""
        yield MOST, self._known.get(fault.what, ())
        named = sorted((root / "tests").rglob(f"test_{file.stem}*.py"))
        yield MOST, [str(test.relative_to(root)) for test in named if "marathon" not in test.parts]
        for room in _rooms(file, root):
            yield 1, [room, *_moves(file)]
        yield 1, self._quick
        yield 1, ALL

    def _quick_of_room(self, file: Path, root: Path) -> Sequence[str]:
        """Returns the quick tests of a module's own room; all of the quick part would take half a minute a fault."""
        near = (*islice(_rooms(file, root), 1), *_moves(file))
        return [test for test in self._quick if _is_among(test, near)]


def _rooms(file: Path, root: Path) -> Iterator[str]:
    """Yields the folders of tests of a module's own room and those around it."""
    rooms = ("tests" / room.relative_to("game") for room in file.parents[:-2])
    yield from (str(room) for room in rooms if (root / room).is_dir())


def _moves(file: Path) -> Sequence[str]:
    """Returns the folders whose tests follow whole games, where rules are asked about."""
    return ("tests/perft", "tests/golden") if "rules" in file.parts else ()


def _failed(root: Path, tests: Sequence[str], most: int = MOST, workers: int = 0) -> list[str]:
    if not tests:
        return []
    command = [*_PYTEST, f"-n{workers}", f"--maxfail={most}", *tests]
    env = os.environ | {"PYTHONDONTWRITEBYTECODE": ""}  # a copy is compiled once, not for every fault
    asked = subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=False)
    failed = [*dict.fromkeys(_FAILED.findall(asked.stdout))]
    if asked.returncode not in _ENDS and not failed:
        raise SystemExit(f"tests could not be asked: {asked.stdout[-500:]}{asked.stderr[-500:]}")
    return failed


def _write(file: Path, text: str, at: float) -> None:
    """Writes a file with a time of its own, by which Python sees that what it compiled is of another text."""
    file.write_text(text, "utf-8")
    moment = at + next(_later)
    os.utime(file, (moment, moment))


def _copy(folder: Path) -> Path:
    """Copies what belongs to the checkout, changes and files that are not committed too."""
    listed = subprocess.run(
        ["git", "ls-files", "-zco", "--exclude-standard"], capture_output=True, text=True, check=True
    )
    for name in filter(None, listed.stdout.split("\0")):
        if Path(name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(name, folder / name)
    return folder


def _read(file: Path) -> Any:
    return yaml.safe_load(file.read_text("utf-8"))


def _is_among(test: str, files: Sequence[str]) -> bool:
    return any(test.startswith(file) for file in files)


def _told(tests: Sequence[str]) -> str:
    """Tells the files of the tests that fail, and of each the first test."""
    firsts = dict[str, str]()
    for test in tests:
        file, _, name = test.partition("::")
        firsts.setdefault(file.removeprefix("tests/"), name)
    return "<br>".join(f"`{file}` {name}" for file, name in firsts.items()) or "**nothing**"


if __name__ == "__main__":
    raise SystemExit(main())
