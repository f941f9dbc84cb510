"""What a seat sees of the brokers: open ones, its own, and what its Spy was shown; hidden ones are only counted."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.ys.rules.board import AREAS, COLUMNS, areas_of, column_of, is_market, row_of, square
from game.boxes.ys.rules.characters.soldier import MARKED
from game.boxes.ys.rules.moves import Place, PlaceNeutral
from game.boxes.ys.rules.view import View
from game.core.rules import Key, Seat


@dataclass(frozen=True, slots=True)
class Seen:
    """A broker as a seat sees it: its tag (-1: not placed yet), its owner, its place, its value where that is known."""

    tag: int
    party: int
    place: int
    value: int | None


@dataclass(frozen=True, slots=True)
class Contest:
    """What a party and the best of the others have somewhere in sight (None: nobody is there), and hidden ones."""

    own: int | None
    other: int | None
    hidden: int

    @property
    def is_led(self) -> bool:
        """Tells whether the party is there and strictly ahead of what the others have in sight."""
        return self.own is not None and (self.other is None or self.own > self.other)


def reason(key: str, values: Mapping[str, Any], weight: float, *, is_against: bool = False) -> Reason:
    """Returns a reason of this box."""
    return Reason(Key(f"reasons.{key}"), values, weight, is_against)


def board(view: View) -> list[Seen]:
    """Returns the brokers on the board."""
    known = dict(view.values)
    return [
        Seen(b.tag, b.party, b.place, MARKED if b.marked else b.value if b.value is not None else known.get(b.tag))
        for b in view.public.brokers
    ]


def placed(view: View, seat: Seat, plan: Plan) -> list[Seen]:
    """Returns the board together with what a plan places."""
    more = [
        Seen(-1, seat if isinstance(move, Place) else view.public.parties - 1, move.place, move.value)
        for move in plan
        if isinstance(move, Place | PlaceNeutral)
    ]
    return [*board(view), *more]


def contest(brokers: Collection[Seen], places: Collection[int], party: int) -> Contest:
    """Returns how a party stands in some places together."""
    here = [broker for broker in brokers if broker.place in places]
    sums: dict[int, int] = {}
    for broker in here:
        sums[broker.party] = sums.get(broker.party, 0) + (broker.value or 0)
    others = [total for other, total in sums.items() if other != party]
    hidden = sum(broker.value is None and broker.party != party for broker in here)
    return Contest(sums.get(party), max(others, default=None), hidden)


def region(place: int) -> tuple[int, ...]:
    """Returns the area of a place, or its row of the market."""
    return row(row_of(place)) if is_market(place) else (place,)


def row(number: int) -> tuple[int, ...]:
    """Returns the squares of a row (0 to 2)."""
    return tuple(square(number, column) for column in range(COLUMNS))


def quarter(place: int) -> tuple[int, ...]:
    """Returns the areas of the quarter of an area."""
    return tuple(areas_of(place // AREAS))


def column_rank(brokers: Collection[Seen], column: int) -> tuple[int, int]:
    """Returns which places (0 to 3) a column shares by what is in sight: by total of all, then by number of brokers."""
    measures = [(0, 0)] * COLUMNS
    for broker in brokers:
        if is_market(broker.place):
            total, number = measures[column_of(broker.place)]
            measures[column_of(broker.place)] = (total + (broker.value or 0), number + 1)
    better = sum(other > measures[column] for other in measures)
    return better, better + measures.count(measures[column]) - 1


def looking(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """Yields what the Spy's look is good for: how many hidden brokers of others stand in that area or row."""
    found = next((broker for broker in board(view) if broker.tag == plan[0].tag), None)
    if found is None:
        yield reason("look_throne", {}, 1.0)
        return
    here = contest(board(view), region(found.place), seat)
    yield reason("look", {"place": found.place, "hidden": here.hidden}, 1.0)
