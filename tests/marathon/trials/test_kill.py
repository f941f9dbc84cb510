"""A program killed at any moment loses nothing: around every operation on files, and in the real window."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.saves import autosave
from game.saves.paths import Paths
from game.saves.store import Store
from game.saves.trouble import SaveError
from game.session.session import Session
from tests.session import pebbles
from tests.trials.test_kill import TRIALS, kills, left_overs

ROOT = Path(__file__).parents[3]
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked")


@pytest.fixture(autouse=True)
def shelf() -> None:
    pebbles.put_on_shelf()


@pytest.mark.timeout(1800)
def test_nothing_is_lost_around_every_single_operation(tmp_path: Path) -> None:
    found = 0
    for seed in range(100):
        found += sum(kills(tmp_path / "home", trial, seed, 1) for trial in TRIALS)
        if found >= 2000:
            break
    print(f"\nkilled around single file operations: {found}, lost 0, ghosts 0, left-overs 0")
    assert found >= 2000


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
