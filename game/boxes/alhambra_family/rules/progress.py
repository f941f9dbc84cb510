"""How far a game of either Alhambra box is: which scoring comes next."""

from collections.abc import Iterable

from game.boxes.alhambra_family.rules.bank import Pile
from game.core.rules import Key, Progress

KEYS = ("progress.final", "progress.second", "progress.first")
"""By how many scoring cards are still in the deck."""


def next_scoring(piles: Iterable[Pile], *, is_ending: bool = False) -> Progress:
    """Returns before which scoring a game is; one whose buildings have run out skips cards that were never turned."""
    hidden = 0 if is_ending else sum(pile.scoring is not None for pile in piles)
    return Progress(Key(KEYS[hidden]))
