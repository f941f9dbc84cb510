"""Killing the process at any moment loses at most the entry in flight."""

import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.saves.paths import Paths
from game.saves.store import Store
from game.session.session import Session

PLAYER = """
import sys
from pathlib import Path
from game.saves.paths import Paths
from game.saves.store import Store
from tests.session import pebbles
from tests.session.games import new_game, play

pebbles.put_on_shelf()
kept = Store(Paths(Path(sys.argv[1]))).begin_autosave("pebbles")
while True:
    session = new_game()
    while not session.is_over:
        kept.keep(play(session, 1).record())
        print(session.number, flush=True)
"""


@pytest.mark.parametrize("round_number", range(8))
def test_a_killed_game_continues_at_the_last_kept_entry(tmp_path: Path, round_number: int) -> None:
    root = Path(__file__).parents[2]
    process = subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(tmp_path)], cwd=root, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout
    told = [process.stdout.readline() for _ in range(random.Random(round_number).randrange(1, 40))]
    process.send_signal(signal.SIGKILL)
    told += [line for line in process.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    process.stdout.close()
    process.wait()
    [path] = (tmp_path / "autosave").glob("*.kupola")
    session, notice = Session.resume(Store(Paths(tmp_path)).read(path))
    last = int(told[-1])
    assert notice is None
    assert session.number in (last, last + 1) or session.number == 1  # the next game had begun
