"""What is watched of a seat in Ys when plans are played on, and what makes plans different ones."""

from collections.abc import Hashable

from game.ai.brain import Plan
from game.ai.watching import Watched, Watching
from game.boxes.ys.rules.components import BLACK, CITY, COLOURS, is_market, row_of
from game.boxes.ys.rules.moves import Place
from game.boxes.ys.rules.ranking import strength
from game.boxes.ys.rules.scoring import final_gems, throne_sums
from game.boxes.ys.rules.state import State
from game.core.rules import Seat

_ROW = 100
"""Where rows of the market begin among areas."""


def turns(state: State) -> int:
    """Returns the number of the turn; when the game is over, one more."""
    return int(state.public.round) + state.public.is_over


def _points(state: State, seat: Seat) -> float:
    return state.public.points[seat]


def _gem_points(state: State, seat: Seat) -> float:
    """What coloured gems would pay; at the end they are among the points."""
    return 0 if state.public.is_over else sum(scored.points[seat] for scored in final_gems(state.public))


def _gems(state: State, seat: Seat) -> float:
    return sum(state.public.gems[seat][colour] for colour in COLOURS)


def _black(state: State, seat: Seat) -> float:
    return state.public.gems[seat][BLACK]


def _characters(state: State, seat: Seat) -> float:
    return state.public.hand_sizes[seat]


def _throne(state: State, seat: Seat) -> float:
    return throne_sums(state)[seat]


def _strength(state: State, seat: Seat) -> float:
    """What the brokers behind the screen have together."""
    return sum(state.screens[seat])


def _leads(state: State, seat: Seat) -> float:
    """Areas in which the seat has more than any other party, as things stand."""
    public, hidden = state.public, dict(state.hidden)
    sums = [[0] * public.parties for _ in range(CITY)]
    for broker in public.brokers:
        if not is_market(broker.place):
            known = broker if broker.value is not None else broker.revealed(hidden[broker.tag])
            sums[broker.place][broker.party] += strength(known)
    return sum(max(own[:seat] + own[seat + 1 :]) < own[seat] for own in sums)


WATCHED = Watching(
    watched=(
        Watched("points", _points, of_rivals=True),
        Watched("gem_points", _gem_points),
        Watched("black", _black, 1.5),
        Watched("gems", _gems, 1.5),
        Watched("characters", _characters, 2.0),
        Watched("throne", _throne, 0.6),
        Watched("strength", _strength, 0.5),
        Watched("leads", _leads, 1.0),
    ),
    settled=turns,
    stages=(1,),
    worlds=20,
    chooses=True,
)
"""A turn is played on to its end: then every area that was fought for is counted."""


def kind(plan: Plan) -> Hashable:
    """Returns where the brokers of a plan go, whatever their order and values; of other plans the first move."""
    placed = frozenset(_region(move.place) for move in plan if isinstance(move, Place))
    return placed or plan[0]


def _region(place: int) -> int:
    return _ROW + row_of(place) if is_market(place) else place
