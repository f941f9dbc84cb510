"""What is watched of a seat in Ys when plans are played on, what makes plans different, and what pleases persons."""

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from game.ai.brain import Plan
from game.ai.personality import Taste
from game.ai.watched import Purpose, Watched, Watching
from game.boxes.ys.brain.projection import COMPONENTS, Projection
from game.boxes.ys.rules.characters import commerce_points
from game.boxes.ys.rules.components import AREAS, BLACK, COLOURS, PALACE, PORT, is_market, quarter_of, row_of
from game.boxes.ys.rules.moves import Place, TakeGem
from game.boxes.ys.rules.ranking import strength
from game.boxes.ys.rules.scoring import next_black_points, throne_sums
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.view import Broker, Public, View
from game.core.rules import Seat

_PAID_BY_GEMS = ("gems", "ships", "rows")
"""Parts of a projection that coloured gems pay: own ones, and those to come from ships and from the market."""
_ROW = 100
"""Where rows of the market begin among areas."""


def turns(state: State) -> int:
    """Returns the number of the turn; when the game is over, one more."""
    return int(state.public.round) + state.public.is_over


def _points(state: State, seat: Seat) -> float:
    return state.public.points[seat]


def _gem_points(state: State, seat: Seat) -> float:
    """What coloured gems are likely to pay, whatever still moves quotations, with those that are still to be won: two
    of a colour make a third one dearer. At the end they are among the points.
    """
    worth = Projection(state, seat).worth[seat] if not state.public.is_over else ()
    return sum(points for name, points in zip(COMPONENTS, worth, strict=False) if name in _PAID_BY_GEMS)


def _gems(state: State, seat: Seat) -> float:
    return sum(state.public.gems[seat][colour] for colour in COLOURS)


def _black(state: State, seat: Seat) -> float:
    return state.public.gems[seat][BLACK]


def _characters(state: State, seat: Seat) -> float:
    return state.public.hand_sizes[seat]


def _throne(state: State, seat: Seat) -> float:
    return throne_sums(state)[seat]


def _strength(state: State, seat: Seat) -> float:
    """What the brokers have together that are not placed: a bid takes none of it away, as whoever bids less knows."""
    return sum(state.screens[seat]) + sum(state.public.front[seat]) + sum(state.bids[seat] or ())


def _alone_first(region: Callable[[int], int | None]) -> Callable[[State, Seat], float]:
    """Returns what counts where a seat has more than any other party, as things stand or as they were counted.

    Takes what tells the area, quarter or row that a place belongs to; None for none.
    """

    def read(state: State, seat: Seat) -> float:
        public, hidden, sums = state.public, dict(state.hidden), dict[int, list[int]]()
        for broker in public.brokers + public.counted:
            if (where := region(broker.place)) is not None:
                known = broker if broker.value is not None else broker.revealed(hidden[broker.tag])
                own = sums.setdefault(where, [-1] * public.parties)
                own[known.party] = max(0, own[known.party]) + strength(known)
        return sum(max(own[:seat] + own[seat + 1 :]) < own[seat] for own in sums.values())

    return read


def _purpose(known: View, seat: Seat, plan: Plan) -> Purpose | None:
    """Returns whether the area or the row is won where the first broker of a plan is placed, and what it pays."""
    move = plan[0]
    if not isinstance(move, Place) or (prize := _prize(known.public, seat, move.place)) is None:
        return None
    region, (key, values) = _region(move.place), prize
    is_won = _alone_first(lambda place: region if _region(place) == region else None)
    return Purpose(key, values, lambda state, seat: bool(is_won(state, seat)))


def _is_area(place: int, kind: int) -> bool:
    return not is_market(place) and place % AREAS == kind


def _prize(public: Public, seat: Seat, place: int) -> tuple[str, Mapping[str, object]] | None:
    """Returns what whoever comes first in the area or row of a place gets; None for nothing."""
    if is_market(place):
        gem = public.stalls[row_of(place)]
        return None if gem is None else ("row", {"row": row_of(place), "colour": gem})
    if _is_area(place, PALACE):
        card = public.shown[place // AREAS]
        return None if card is None else ("palace", {"place": place, "card": card})
    if _is_area(place, PORT):
        return "port", {"place": place, "points": next_black_points(public, seat)}
    return "commerce", {"place": place, "points": commerce_points(public)}


def _by(is_there: Callable[[int], bool]) -> Callable[[Any], bool]:
    """Returns what tells of a move whether such places may come of it: no character of a broker in a port."""
    return lambda move: not isinstance(move, Place) or is_there(move.place)


WATCHED = Watching(
    watched=(
        Watched("points", _points, of_rivals=True, is_plain=True, is_spare=True),
        Watched("gem_points", _gem_points, of_rivals=True, is_plain=True),
        Watched("black", _black, 1.5, is_plain=True, is_of=_by(lambda place: _is_area(place, PORT))),
        Watched("gems", _gems, 1.5, is_plain=True),
        Watched("characters", _characters, 2.0, is_plain=True, is_of=_by(lambda place: _is_area(place, PALACE))),
        Watched("throne", _throne, 0.6),
        Watched("strength", _strength, 0.5, is_plain=True, is_spare=True),
        Watched("leads", _alone_first(lambda place: None if is_market(place) else place), is_plain=True, is_spare=True),
        Watched("quarters", _alone_first(quarter_of), is_plain=True, is_spare=True),
        Watched(
            "rows",
            _alone_first(lambda place: row_of(place) if is_market(place) else None),
            is_plain=True,
            is_of=_by(is_market),
        ),
    ),
    settled=turns,
    stages=(1,),
    worlds=40,
    chooses=True,
    purpose=_purpose,
)
"""A turn is played on to its end: then every area that was fought for is counted."""


def kind(plan: Plan) -> Hashable:
    """Returns where the brokers of a plan go, or which gems it takes, in whatever order; else the first move."""
    placed = frozenset(_region(move.place) for move in plan if isinstance(move, Place))
    taken = tuple(sorted(move.colour for move in plan if isinstance(move, TakeGem)))
    return placed or taken or plan[0]


def _region(place: int) -> int:
    return _ROW + row_of(place) if is_market(place) else place


def _own(state: State, seat: Seat, is_liked: Callable[[Broker], bool]) -> int:
    """Returns the values of the seat's own brokers on the board that are of some kind, added up."""
    values = dict(state.hidden)
    return sum(
        values[broker.tag] if broker.value is None else broker.value
        for broker in state.public.brokers
        if broker.party == seat and is_liked(broker)
    )


def _bluffer(state: State, seat: Seat) -> float:
    """Somebody secretive, who lays the strong brokers face down and shows the weak ones."""
    return 0.3 * _own(state, seat, lambda broker: broker.value is None)


def _careful(state: State, seat: Seat) -> float:
    """Somebody who bids low and keeps the strong brokers behind the screen for as long as possible."""
    return 0.2 * sum(state.screens[seat])


def _jeweler(state: State, seat: Seat) -> float:
    """Somebody with an eye for gems, who goes where they are sold."""
    return 0.3 * _own(state, seat, lambda broker: is_market(broker.place))


def _patron(state: State, seat: Seat) -> float:
    """Somebody sociable, who wants the characters of the palaces."""
    return 0.65 * _own(state, seat, lambda broker: not is_market(broker.place) and broker.place % AREAS == PALACE)


TASTES: Mapping[str, Taste] = {"bluffer": _bluffer, "careful": _careful, "jeweler": _jeweler, "patron": _patron}
