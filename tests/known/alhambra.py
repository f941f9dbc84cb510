"""What players missed in hints of the tile game, and what they found good."""

from collections.abc import Callable
from typing import Any

from game.ai.advice import Advice
from game.boxes.alhambra.rules.moves import Buy
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.taking import TakeMoney
from tests.boxes.alhambra.positions import position
from tests.boxes.alhambra_family.pieces import cards, opened
from tests.known import Known

_OTHERS = ("dirham 3, ducat 5", "florin 6 2")
_EARLY = (Pile(20, "A"), Pile(25, None), Pile(25, "B"), Pile(20, None))
"""Both scorings are still to come."""
_DEAR = "tower 13, tower 12, garden 10, arcades 8"
"""What is for sale, for florins, dirhams, denars and ducats."""
_SMALL, _LARGE = "denar 4, dirham 5, ducat 7, florin 6", "denar 4, dirham 5, ducat 9, florin 9 b"
_FULL = "denar 2 8, dirham 4 7, ducat 3, florin 9"
_NEARLY = "tower 13, tower 12, palace 9, arcades 10"
_FOR_DENARS = "garden 12, palace 9, tower 13, arcades 10"
_RAISED = "denar 7, dirham 8, ducat 4, florin 9"
_SOLD = {"exact", "lead", "chain"}


def _table(hand: str, display: str, squares: str = _DEAR, *modules: str) -> Any:
    return position([hand, *_OTHERS], squares=squares, display=opened(display), piles=_EARLY, modules=modules)


def _buys(*money: str) -> Callable[[Advice], bool]:
    return lambda found: isinstance(found.move, Buy) and found.move.cards == cards(*money)


def _takes(*money: str) -> Callable[[Advice], bool]:
    return lambda found: bool(found.move == TakeMoney(cards(*money)))


KNOWN = {
    "an exact purchase costs no action": Known(_table("denar 2 8, dirham 4", _SMALL), _buys("denar 2 8"), _SOLD),
    "nor does it where much money lies there": Known(_table(_FULL, _LARGE), _buys("denar 2 8"), _SOLD),
    "whoever can pay 13 exactly pays no 14": Known(
        _table("denar 5 8 9, dirham 4", _SMALL, _FOR_DENARS), _buys("denar 5 8"), _SOLD
    ),
    "a card completes a price": Known(_table("ducat 5 b, denar 2", _RAISED, _NEARLY), _takes("denar 7"), {"prepares"}),
    "the vizier who is awake buys at once": Known(
        _table("ducat 5 b, denar 2", _RAISED, _NEARLY, "vizier"), _takes("denar 7"), {"vizier_next"}
    ),
}
