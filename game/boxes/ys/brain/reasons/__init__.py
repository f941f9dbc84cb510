"""Why a plan of Ys is good: facts that a seat can see on the board, of its own brokers, gems and cards."""

from collections.abc import Iterator, Sequence

from game.ai.brain import Plan
from game.ai.reasons import MOST, Reason
from game.boxes.ys.brain.reasons.cards import playing
from game.boxes.ys.brain.reasons.gems import colouring, moving, ranking, taking
from game.boxes.ys.brain.reasons.order import bidding, passing, picking, refilling, sending
from game.boxes.ys.brain.reasons.placing import against, neutral, placing, spared
from game.boxes.ys.brain.reasons.sight import looking
from game.boxes.ys.rules.moves import (
    Bid,
    ChooseColour,
    Favour,
    Look,
    MoveQuote,
    NextColumn,
    Pass,
    PickOrder,
    Place,
    PlaceNeutral,
    Play,
    Refill,
    TakeGem,
)
from game.boxes.ys.rules.view import View
from game.core.rules import Seat

_GIVEN = {
    Bid: bidding,
    PickOrder: picking,
    Place: placing,
    PlaceNeutral: neutral,
    Refill: refilling,
    Look: looking,
    Play: playing,
    Pass: passing,
    TakeGem: taking,
    ChooseColour: colouring,
    NextColumn: ranking,
    MoveQuote: moving,
    Favour: sending,
}
_ABOUT = ("place", "quarter", "row", "column", "colour", "card")
"""The values that say what a fact is about: of equal ones the other plan has the same good."""


def explain(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Sequence[Reason]:
    """Returns why a plan is good, what counts most first; see `game.ai.reasons.Explain`."""
    found = list(_facts(view, seat, plan))
    if instead is not None:
        shared = {_about(reason) for reason in _facts(view, seat, instead)}
        telling = [reason for reason in found if _about(reason) not in shared]
        compared = [*spared(plan, instead), *against(view, seat, plan, instead)]
        found = [*telling, *compared] or found
    return sorted(found, key=lambda reason: -reason.weight)[:MOST]


def _facts(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """Returns what speaks for a plan by itself."""
    return _GIVEN[type(plan[0])](view, seat, plan)


def _about(reason: Reason) -> tuple[object, ...]:
    return (reason.key, *(reason.values.get(name) for name in _ABOUT))
