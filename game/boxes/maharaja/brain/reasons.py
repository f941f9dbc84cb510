"""What a plan surely does, as everybody at the seat can check: what is built, opened, paid and left undone."""

from collections.abc import Iterator, Sequence

from game.ai.brain import Plan
from game.ai.reasons import MOST, Reason
from game.boxes.maharaja.brain.outcomes import Outcome, outcome
from game.boxes.maharaja.rules.board import ROADS
from game.boxes.maharaja.rules.building import ARTISAN_PRICE, PALACE_PRICE
from game.boxes.maharaja.rules.moves import BuildHouse, EndTurn, Found, Move
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.rounds import COMPENSATION
from game.boxes.maharaja.rules.tasks import SET_DOWN, TURN
from game.boxes.maharaja.rules.view import View
from game.core.rules import Key, Seat

_PALACE, _LAST_PALACE, _ROAD, _HALF = 9.0, 24.0, 1.6, 1.1
"""What a palace, the one that ends the game, a road and the first half of one are worth, in gold."""

Facts = Iterator[Reason]


def explain(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Sequence[Reason]:
    """Returns what a plan surely does and another one does not, see `game.ai.reasons.Explain`."""
    found = list[Reason]()
    if view.public.task in (TURN, SET_DOWN):
        done = outcome(view, seat, plan)
        found += _turn(seat, plan[0], done, outcome(view, seat, () if instead is None else instead))
    elif isinstance(plan[0], Found):
        found += _opened(view.public, view.public, plan[0].village)
    return sorted(found, key=lambda reason: -reason.weight)[:MOST]


def _turn(seat: Seat, move: Move, done: Outcome, other: Outcome) -> Facts:
    if len(done.palaces) > len(other.palaces):
        left = done.public.palaces[seat]
        values = {"count": len(done.palaces), "left": left}
        yield Reason(Key("reasons.palaces"), values, _PALACE if left else _LAST_PALACE)
    if done.cheap and not other.cheap:
        saved = (PALACE_PRICE - ARTISAN_PRICE) * done.cheap
        yield Reason(Key("reasons.artisan"), {"price": ARTISAN_PRICE, "saved": saved}, saved)
    if isinstance(move, BuildHouse) and move.place in done.villages and move.place not in other.villages:
        yield from _opened(done.before, done.public, move.place)
    if isinstance(move, EndTurn) and not done.undone:
        yield Reason(Key("reasons.complete"), {}, 0.1)
    if other.undone and not done.undone:
        yield Reason(Key("reasons.undone"), {"gold": COMPENSATION}, COMPENSATION, is_against=True)


def _opened(before: Public, after: Public, village: int) -> Facts:
    """A house in an empty village opens a road, or its first half."""
    road = next(road for road in ROADS if village in road.villages)
    if not before.villages[village]:
        is_open = all(after.villages[each] for each in road.villages if each != village)
        values = {"village": village, "ends": road.ends, "is_open": is_open}
        yield Reason(Key("reasons.road"), values, _ROAD if is_open else _HALF)
