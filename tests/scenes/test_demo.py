"""The real window loop in a process of its own: computer players to the end, and a game that survives being killed."""

import os
import subprocess
import sys
import time
from pathlib import Path

from game.saves import autosave
from game.session.session import Session

ROOT = Path(__file__).parents[2]


def demo(home: Path, *more: str) -> "subprocess.Popen[str]":
    """Starts a demonstration game whose files lie below a folder."""
    home.mkdir(exist_ok=True)
    command = [sys.executable, "main.py", "play", "alhambra_cards", "--demo", "--size", "1024x600", *more]
    environment = os.environ | {"TMPDIR": str(home)}
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )


def test_a_killed_program_loses_at_most_the_entry_in_flight(tmp_path: Path) -> None:
    process = demo(tmp_path, "--seats", "random,random", "--seed", "1")
    wanted, seen = 5, 0
    for _ in range(3000):
        if seen >= wanted:
            break
        seen = max(seen, _entries(tmp_path))
        assert process.poll() is None
        time.sleep(0.01)
    process.kill()
    process.communicate()
    [path] = tmp_path.glob("kupola-*/autosave/*.kupola")
    session, notice = Session.resume(autosave.recover(path))
    assert notice is None
    assert session.number >= seen >= wanted


def _entries(home: Path) -> int:
    for path in home.glob("kupola-*/autosave/*.kupola"):
        return len(autosave.read(path).entries)
    return 0
