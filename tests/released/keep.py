"""Writes a game in progress and a finished one of every box, for tests of later versions.

`packaging/release.py` calls it for the version that is released; for one of long ago, run
`python -m tests.released.keep tests/released/VERSION` in a checkout of its commit, with this file beside its tests.
"""

import sys
from itertools import count
from pathlib import Path

from game.boxes import NAMES
from game.core import box as shelf
from game.saves.players import Player
from game.session.dice import Dice
from game.session.session import Session

PLAYERS = (
    Player("Zsófia", "crimson", "human"),
    Player("Łucja", "jade", "human"),
    Player("Walter", "onyx", "computer", "normal"),
)
_SEED, _ENTRIES = 17, 40


def played(box: str, most: int | None = None) -> Session:
    """Returns a game at random, up to so many entries or to its end."""
    session, whim = Session.new(box, PLAYERS, {}, _SEED), Dice(_SEED, "whim")
    for number in count():
        if number == most or not (acting := sorted(session.to_act())):
            return session
        seat = whim.pick(acting)
        session.submit(seat, whim.pick(session.legal(seat)), session.number)
    raise AssertionError


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        if shelf.about(name).shelf:
            for kind, most in (("going_on", _ENTRIES), ("over", None)):
                (folder / f"{name}-{kind}.kupola").write_bytes(played(name, most).record().to_bytes())
