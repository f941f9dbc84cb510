"""Plants faults as a person makes them, one at a time, and tells which tests catch each: `python -m tests.planter`.

The faults are those of `faults.yml`, planted in a copy of the checkout. Asked are the tests of the daily run that run
what is changed in their own process (with `--all`, where none of them fails, the others too); which of those that fail
belong to the quick part is told apart. `tests.mutants` asks something else: whether the tests of a box's rules judge
each line.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import yaml

FAULTS = Path(__file__).parent / "faults.yml"
QUICK = "not long and not marathon"
"""What chooses the quick part."""
MOST = 6
"""So many tests that fail say enough about a fault."""
_PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=no")
_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.M)


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
    return [Fault(**plain) for plain in yaml.safe_load(FAULTS.read_text("utf-8"))]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.planter", description=__doc__)
    parser.add_argument("rooms", nargs="*", help="rooms whose faults are planted; all, if none is named")
    parser.add_argument("--tests", nargs="*", default=[], help="folders or files of tests; all, if none is named")
    parser.add_argument("--all", action="store_true", help="where no test that runs the change fails, ask all of them")
    parser.add_argument("--jobs", default="2", help="how many processes run tests (2)")
    wanted = parser.parse_args()
    chosen = [fault for fault in faults() if not wanted.rooms or fault.room in wanted.rooms]
    with tempfile.TemporaryDirectory() as folder:
        asking = Asking(_copy(Path(folder)), wanted.tests, wanted.jobs, asks_all=wanted.all)
        print("| room | fault | quick | caught by |\n|---|---|---|---|", flush=True)
        missed = 0
        for fault in chosen:
            caught = asking.caught(fault)
            missed += not caught
            quick = sum(test in asking.quick for test in caught)
            print(f"| {fault.room} | {fault.what} | {quick or '–'} | {_told(caught)} |", flush=True)
    print(f"\n{len(chosen)} faults, {missed} caught by nothing")
    return int(missed > 0)


class Asking:
    """Asks the tests in a copy of the checkout.

    Takes that copy, the tests to ask, how many processes run them, and whether tests that do not seem to run a change
    are asked, too. `quick` holds the tests of the quick part.
    """

    def __init__(self, root: Path, tests: Sequence[str], jobs: str, *, asks_all: bool) -> None:
        self._root, self._tests, self._jobs = root, tests, jobs
        self._ways: tuple[tuple[str, ...], ...] = (("--testmon", "--testmon-nocollect"), *([()] if asks_all else []))
        passed = self._run("--testmon")
        if passed.returncode:
            raise SystemExit(f"the tests must pass without a fault:\n{passed.stdout[-2000:]}")
        self.quick = {
            line for line in self._run("--collect-only", "-m", QUICK, jobs="0").stdout.splitlines() if "::" in line
        }

    def caught(self, fault: Fault) -> list[str]:
        """Returns tests that fail when a fault is planted."""
        file = fault.file(self._root)
        right = file.read_text("utf-8")
        file.write_text(right.replace(fault.was, fault.now), "utf-8")
        try:
            for how in self._ways:
                if failed := _FAILED.findall(self._run(*how, f"--maxfail={MOST}").stdout):
                    return failed
        finally:
            file.write_text(right, "utf-8")
        return []

    def _run(self, *how: str, jobs: str = "") -> subprocess.CompletedProcess[str]:
        command = [*_PYTEST, "-n", jobs or self._jobs, *how, *self._tests]
        return subprocess.run(command, cwd=self._root, capture_output=True, text=True, check=False)


def _copy(folder: Path) -> Path:
    """Copies what belongs to the checkout, changes that are not committed too."""
    listed = subprocess.run(["git", "ls-files", "-z"], capture_output=True, text=True, check=True)
    for name in filter(None, listed.stdout.split("\0")):
        if Path(name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(name, folder / name)
    return folder


def _told(caught: Sequence[str]) -> str:
    """Tells the files of the tests that fail, and of each the first test."""
    return "<br>".join(_firsts(caught)) or "**nothing**"


def _firsts(caught: Sequence[str]) -> Iterator[str]:
    seen = set[str]()
    for test in caught:
        file, _, name = test.partition("::")
        if file not in seen:
            seen.add(file)
            yield f"`{file.removeprefix('tests/')}` {name.partition('[')[0]}"


if __name__ == "__main__":
    raise SystemExit(main())
