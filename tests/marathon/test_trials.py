"""Programs that are killed, files that a player was sent, a monkey at the window: nothing is lost or frozen."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest

from game.saves import autosave
from game.saves.paths import Paths
from game.saves.store import Store
from game.saves.trouble import SaveError
from game.session.session import Session
from tests.trials.crafting import languages, saves
from tests.trials.crafting_own import fonts, games, small_files, tables
from tests.trials.killing import left_overs

ROOT = Path(__file__).parents[2]


# ---------------------------------------------------------------------- the real program
def _demo(home: Path, seed: int) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "main.py", "play", "alhambra_cards", "--demo", "--keep", "--size", "1024x600"]
    return subprocess.Popen(
        [*command, "--seats", "random,random", "--seed", str(seed)],
        cwd=ROOT,
        env=os.environ | {"KUPOLA_HOME": str(home)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def _entries(home: Path) -> int:
    """Returns how many entries are on the disk now."""
    for path in home.glob("autosave/*.kupola"):
        try:
            return len(autosave.read(path).entries)
        except SaveError:  # it has just moved among the replays
            break
    return 10_000 if [*home.glob("replays/*.kupola")] else 0


def _kill_a_demo(home: Path, seed: int) -> None:
    process, wanted, seen = _demo(home, seed), random.Random(seed).choice([1, 5, 20, 40, 10_000]), 0
    while seen < wanted and process.poll() is None:
        seen = max(seen, _entries(home))
        time.sleep(random.Random(seed).random() / 50)
    process.send_signal(signal.SIGKILL)
    process.wait()
    store = Store(Paths(home))
    found = [*store.unfinished(), *store.replays()]
    assert len(found) == 1 and left_overs(home) == []
    session, notice = Session.resume(store.read(found[0].path))
    assert notice is None
    assert session.is_over if seen == 10_000 else session.number >= seen
    assert session.is_over == bool(store.replays())


@pytest.mark.timeout(1800)
def test_real_programs_are_killed(tmp_path: Path) -> None:
    for seed in range(24):
        _kill_a_demo(tmp_path / str(seed), seed)
    print("\nreal programs killed: 24, lost 0, ghosts 0")


first = itemgetter(0)
LONGEST = 2.0
"""Seconds of work after which a player would take a window for frozen."""


def visited(names: Sequence[str]) -> list[dict[str, Any]]:
    """What came of visits; the names go by a pipe, for there are more than a command line holds."""
    command = [sys.executable, "-m", "tests.trials.visiting", "-"]
    told = json.dumps(names)
    done = subprocess.run(command, cwd=ROOT, input=told, capture_output=True, encoding="utf-8", timeout=7000)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def crafted_homes() -> list[str]:
    """Homes of every kind; of the many ways to spoil one value some."""
    return [name for made in (small_files()[::4], games(), fonts(), tables()) for name, _ in made]


def evaluator(found: Sequence[dict[str, Any]], wanted: int) -> None:
    files = sum(1 + each["name"].count(" + ") for each in found)
    crashed = [each for each in found if each["trouble"]]
    slow = [each["name"] for each in found if each["longest"] > LONGEST]
    longest = max(found, key=lambda each: float(each["longest"]))
    told = f"{len(crashed)} crashes or hangs, {len(slow)} over {LONGEST} s, longest {longest}"
    print(f"\n{len(found)} homes, {files} hostile files, {told}")
    assert len(found) == wanted
    assert not crashed, "\n".join(f"{each['name']}: {each['trouble']}" for each in crashed)
    assert not slow


def test_some_crafted_files_are_met_without_a_crash() -> None:
    names = [*map(first, saves()[::40]), *map(first, languages()[::12]), *crafted_homes()[::60]]
    evaluator(visited(names), len(names))


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("crafted", [saves, languages])
def test_no_crafted_file_crashes_or_freezes_the_window(crafted: Any) -> None:
    names = [*map(first, crafted())]
    evaluator(visited(names), len(names))


@pytest.mark.timeout(7200)
def test_nothing_in_the_place_of_ones_own_files_crashes_or_freezes_the_window() -> None:
    names = crafted_homes()
    evaluator(visited(names), len(names))


@pytest.mark.timeout(1800)
def test_a_monkey_of_some_minutes_finds_nothing() -> None:
    """The long run is a command of its own, see `tests.trials.monkey`."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.trials.monkey", "--minutes", "8"], cwd=ROOT, capture_output=True, encoding="utf-8"
    )
    print(done.stdout)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
