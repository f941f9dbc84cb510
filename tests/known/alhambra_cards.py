"""What somebody does in the card game who knows it."""

from collections.abc import Callable
from typing import Any

from game.ai.advice import Advice
from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.taking import TakeMoney
from tests.boxes.alhambra_cards.positions import position
from tests.boxes.alhambra_family.pieces import cards, named, opened
from tests.known import Known

_OTHERS = ("dirham 3, ducat 5", "florin 6 2")
_BEFORE_B = (Pile(20, None), Pile(20, "B"), Pile(20, None))
_YARD = "tower 13, tower 12, palace 7, arcades 8"
"""What is for sale, for florins, dirhams, denars and ducats."""
_NEARLY, _RAISED = "tower 13, tower 12, palace 9, arcades 10", "denar 7, dirham 8, ducat 4, florin 9"
_GARDEN, _MUCH = "tower 13, tower 12, garden 10, arcades 8", "denar 4, dirham 5, ducat 7, florin 6"
_SMALL = "denar 4, dirham 5, ducat 2, florin 3"
_RICH = "dirham 4 6, ducat 3, florin 6 b 9"
_OWNED = tuple((named(building),) for building in ("palace 8", "palace 9", "garden 9"))
"""One palace more is the first place."""
_SOLD = {"exact", "lead", "tie", "points", "chain"}


def _table(hand: str, display: str = _SMALL, yard: str = _YARD) -> Any:
    return position([hand, *_OTHERS], yard=yard, display=opened(display), piles=_BEFORE_B, buildings=_OWNED)


def _buys(*money: str) -> Callable[[Advice], bool]:
    return lambda found: isinstance(found.move, Buy) and found.move.cards == cards(*money)


KNOWN = {
    "an exact purchase costs no action": Known(_table(f"denar 2 5, {_RICH}"), _buys("denar 2 5"), _SOLD),
    "nor does it where much money lies there": Known(
        _table(f"denar 2 5, {_RICH}", "denar 4, dirham 5, ducat 9, florin 8"), _buys("denar 2 5"), _SOLD
    ),
    "whoever can pay 7 exactly pays no 8": Known(_table(f"denar 2 3 5, {_RICH}"), _buys("denar 2 5"), _SOLD),
    "a card completes a price": Known(
        position(["ducat 5 b, denar 2", *_OTHERS], yard=_NEARLY, display=opened(_RAISED), piles=_BEFORE_B),
        lambda found: bool(found.move == TakeMoney(cards("denar 7"))),
        {"prepares"},
    ),
    "an exact purchase that takes most of the money is done, or named beside money": Known(
        position(["denar 2 8, dirham 4", *_OTHERS], yard=_GARDEN, display=opened(_MUCH), piles=_BEFORE_B),
        lambda found: any(isinstance(plan[0], Buy) for plan in (found.plan, *found.as_good)),
    ),
}
