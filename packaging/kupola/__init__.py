"""Kupola as it is installed: one package, so that an environment gets none that is called `game`."""

import sys
from pathlib import Path

_HERE = Path(__file__).resolve().parent
_HOUSE = _HERE / "house"


def main() -> int:
    """Starts the program, or one of its tools; returns the exit code."""
    # Only here: who merely imports `kupola` keeps a package `game` of their own. An editable install has no house.
    sys.path.insert(0, str(_HOUSE if _HOUSE.is_dir() else _HERE.parents[1]))
    from game.app import main as run

    return run()
