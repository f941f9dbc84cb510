"""What is watched of a seat in Maharaja when plans are played on, what a plan surely does, and what pleases persons."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence

from game.ai.brain import Plan
from game.ai.personality import Taste
from game.ai.watched import Watched, Watching
from game.boxes.maharaja.brain.projection import course
from game.boxes.maharaja.rules import moves
from game.boxes.maharaja.rules.components import ROADS, VILLAGE_COUNT
from game.boxes.maharaja.rules.events import CityScored, Travelled
from game.boxes.maharaja.rules.scoring import payouts
from game.boxes.maharaja.rules.state import State
from game.core.rules import Seat

_COIN = 0.8
_HOUSE = 0.9
"""A house is worth somewhat more than the gold that it costs: who only has not paid for one has gained nothing."""


def begun(state: State) -> int:
    """Returns the number of the round; the opening counts to the first one, at whose begin nothing is decided yet."""
    return max(1, state.public.round)


def _palaces(state: State, seat: Seat) -> float:
    return sum(garden.count(seat) for garden in state.public.sites)


def _gold(state: State, seat: Seat) -> float:
    return state.gold[seat]


def _next_payout(state: State, seat: Seat) -> float:
    """What the next scoring would pay as things stand."""
    public = state.public
    return 0 if public.city is None or public.is_over else payouts(public, public.city)[seat]


def _payouts(event: object, seat: Seat) -> float:
    """What a scoring paid."""
    return event.payouts[seat] if isinstance(event, CityScored) else 0


def _tolls(event: object, seat: Seat) -> float:
    """What a journey of somebody else brought, or one's own cost."""
    if not isinstance(event, Travelled):
        return 0
    paid = sum(gold for _, gold in event.tolls) if event.seat == seat and not event.by_bank else 0
    return sum(gold for owner, gold in event.tolls if owner == seat) - paid


def _houses(state: State, seat: Seat) -> float:
    """Houses in cities, where they count."""
    return sum(houses[seat] for houses in state.public.houses)


def _villages(state: State, seat: Seat) -> float:
    return sum(seat in owners for owners in state.public.villages)


def _roads(state: State, seat: Seat) -> float:
    """Roads that are open, whoever made them so."""
    villages = state.public.villages
    return sum(all(villages[village] for village in road.villages) for road in ROADS)


def _is_far(move: object) -> bool:
    """Tells whether more may come of a move than of a house in a village, which only others on their way pay for."""
    match move:
        case moves.BuildHouse(place) | moves.SetDown(place):
            return place >= VILLAGE_COUNT
    return not isinstance(move, moves.Found)


def _is_never_told(move: object) -> bool:
    """Gold is given for palaces: only what it came of tells anything, but it makes up for what is paid."""
    return False


WATCHING = Watching(
    watched=(
        Watched("palaces", _palaces, 10.0, of_rivals=True, is_plain=True, said_by=("built", "last"), is_of=_is_far),
        Watched("payouts", _payouts, _COIN, of_rivals=True, is_of=_is_far, adds_up=True),
        Watched("tolls", _tolls, _COIN, is_plain=True, said_by=("monk", "free_way"), adds_up=True),
        Watched("gold", _gold, _COIN, is_plain=True, said_by=("payouts", "tolls"), is_of=_is_never_told),
        Watched("next_payout", _next_payout, 0.6, said_by=("next",), is_of=_is_far),
        Watched("houses", _houses, _HOUSE, is_plain=True, is_of=_is_far),
        Watched("villages", _villages, _HOUSE, is_plain=True),
        Watched("roads", _roads, 0.5),
    ),
    settled=begun,
    stages=(1, 2),
    worlds=20,
)
"""Rounds are played on to the end of the next one: what is bought, paid and scored until then is settled."""


def kind(plan: Plan) -> Hashable:
    """Returns what a plan does, in whatever order, and where it leads: there and back leads nowhere.

    Ways to the same city are one, and so are sites of one garden.
    """
    ends, done = Counter[int](), set[Hashable]()
    for move in plan:
        match move:
            case moves.Travel():
                ends.update(end for road in move.roads for end in ROADS[road].ends)
            case moves.BuildPalace():
                done.add((type(move), _reached(ends)))
            case moves.EndTurn():
                pass
            case _:
                done.add(move)
    return frozenset(done), _reached(ends)


def _reached(ends: Counter[int]) -> Hashable:
    """Where a journey began and where it ended, of which the roads say which is which; nothing for there and back."""
    return frozenset(end for end, count in ends.items() if count % 2)


def parts(plan: Plan) -> Sequence[Hashable]:
    """Returns the two actions of a disc."""
    move = plan[0]
    return (move.first, move.second) if isinstance(move, moves.Plan) else ()


def _racer(state: State, seat: Seat) -> float:
    """Somebody in a hurry, who builds a palace wherever the gold is there for one."""
    return -1.5 * state.public.palaces[seat]


def _settler(state: State, seat: Seat) -> float:
    """Somebody who likes to travel free and to be paid by others: houses in many villages."""
    return 0.4 * sum(seat in owners for owners in state.public.villages)


def _courtier(state: State, seat: Seat) -> float:
    """Somebody who wants to be seen where the Maharaja is, or will be next."""
    public = state.public
    cities = course(public).cities[:2]
    return 0.7 * sum(public.houses[city][seat] + 2 * public.sites[city].count(seat) for city in cities)


def _treasurer(state: State, seat: Seat) -> float:
    """Somebody careful, who likes a full chest and builds when there is more than enough."""
    return 0.07 * state.gold[seat]


TASTES: Mapping[str, Taste] = {
    "racer": _racer,
    "settler": _settler,
    "courtier": _courtier,
    "treasurer": _treasurer,
}
