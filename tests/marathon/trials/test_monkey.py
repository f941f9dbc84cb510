"""Whatever hands, desktops and clocks do at once: the window goes on, and every scene can be left."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.timeout(1800)
def test_a_monkey_of_some_minutes_finds_nothing() -> None:
    """The long run is a command of its own, see `tests.trials.monkey`."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.trials.monkey", "--minutes", "8"], cwd=ROOT, capture_output=True, encoding="utf-8"
    )
    print(done.stdout)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
