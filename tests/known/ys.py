"""What somebody does in Ys who knows it: decisions of the last turn, in which hardly anything is left to luck."""

from collections.abc import Callable, Mapping
from typing import Any

from game.ai.advice import Advice
from game.boxes.ys.rules.moves import ChooseColour, MoveQuote, Play, TakeGem
from tests.boxes.ys.positions import BLUE, GREEN, RED, YELLOW, before_counting, card, counted, counting
from tests.known import Known

_LAST = {"round": 4}


def _market(seat: int) -> Mapping[str, Any]:
    """Returns brokers of one seat by which blue, green, yellow and red are ranked in that order."""
    places = ("row 1 blue", "row 1 green", "row 1 yellow", "row 2 red")
    return {place: [(seat, value)] for place, value in zip(places, (3, 2, 1, 0), strict=True)}


def _counted(gems: Any, quotes: Any, brokers: Mapping[str, Any], *, bidder: int = 3, **position: Any) -> Any:
    """Returns a decision of the last counting; quotations go up by 2 and 1 and down by 1 and 2 after it."""
    given = {**_LAST, "gems": gems, "quotes": quotes}
    stalls = (GREEN, GREEN, GREEN)
    return counted(given=given, brokers={**brokers, **_market(bidder)}, stalls=stalls, **position)[0]


def _before(*names: str, brokers: Mapping[str, Any]) -> Any:
    state = counting(brokers=brokers, front=((4, 4), (1, 1), (1, 0), (0, 0)))
    state.public.round = 4
    return before_counting(state, *names)


def _takes(*colours: Any) -> Callable[[Advice], bool]:
    return lambda found: isinstance(found.move, TakeGem | ChooseColour) and found.move.colour in colours


_RED_FIRST = (2, 6, 11, 15)
_TIED = ((0, 0, 0, 2, 0), (0, 0, 0, 2, 0), (0, 0, 2, 0, 0), (0, 2, 0, 0, 0))
"""Seats 0 and 1 share the first place of red, seats 2 and 3 are alone in yellow and green; nobody has blue."""
_EVERYWHERE = ((1, 1, 1, 2, 0), (0, 0, 0, 2, 0), (0, 0, 3, 0, 0), (0, 3, 0, 0, 0))
"""Here seat 0 has all colours."""
_RIVALS = ((3, 0, 0, 0, 0), (0, 3, 0, 0, 0), (0, 0, 0, 1, 0), (0, 0, 1, 0, 0))
_PAYS = {"gem", "seen.points.more", "seen.gem_points.more"}

KNOWN = {
    "a second place in a new colour is worth more than a tie that is broken": Known(
        _counted(_TIED, _RED_FIRST, {"1 palace": [(0, 1)]}, shown=["blue"]), _takes(YELLOW), _PAYS
    ),
    "so are two small gems of new colours beside a large one": Known(
        _counted(_TIED, _RED_FIRST, {"1 port": [(0, 4)]}, ships=[(RED, GREEN, BLUE)]), _takes(GREEN, BLUE), _PAYS
    ),
    "where all colours are had the tie in the dearest is broken": Known(
        _counted(_EVERYWHERE, _RED_FIRST, {"1 palace": [(0, 1)]}, shown=["blue"]), _takes(RED), _PAYS
    ),
    "the best bidder makes the own colour dearer than theirs": Known(
        _counted(_RIVALS, (6, 8, 5, 4), {}, bidder=0), lambda found: found.move in (MoveQuote(0, 1), MoveQuote(1, -1))
    ),
    "the Merchant is played where one wins what pays more by it": Known(
        _before("merchant", brokers={"1 commerce": [(0, 4)], "2 commerce": [(0, 3)], "3 port": [(1, 4)]}),
        lambda found: found.move == Play(card("merchant"), ()),
        {"seen.points.more"},
    ),
}
