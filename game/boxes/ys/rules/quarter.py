"""A quarter while it is counted: from its ranking until its brokers go home nobody moves any, so one look is enough."""

from typing import NamedTuple

from game.boxes.ys.rules.board import AREAS, PORT, area
from game.boxes.ys.rules.events import Totals
from game.boxes.ys.rules.public import Broker, Public
from game.boxes.ys.rules.ranking import strength


class Quarter(NamedTuple):
    """The brokers in a quarter, those elsewhere, and the totals by area and of the whole quarter."""

    here: tuple[Broker, ...]
    elsewhere: tuple[Broker, ...]
    areas: tuple[Totals, ...]
    overall: Totals


_latest: dict[int, tuple[tuple[Broker, ...], int, Quarter]] = {}
"""By number of seats what was found last, and for which brokers on the board and which quarter."""


def counted(public: Public, quarter: int) -> Quarter:
    """Returns what stands in a quarter where all lie face up."""
    seats, brokers = public.seats, public.brokers
    latest = _latest.get(seats)
    if latest is None or latest[0] is not brokers or latest[1] != quarter:
        latest = _latest[seats] = brokers, quarter, _look(public, quarter)
    return latest[2]


def _look(public: Public, quarter: int) -> Quarter:
    here, elsewhere, first = list[Broker](), list[Broker](), area(quarter, PORT)
    areas: list[list[int | None]] = [[None] * public.parties for _ in range(AREAS)]
    overall: list[int | None] = [None] * public.parties
    for broker in public.brokers:
        kind, party = broker.place - first, broker.party
        if 0 <= kind < AREAS:
            here.append(broker)
            counts = strength(broker)
            areas[kind][party] = (areas[kind][party] or 0) + counts
            overall[party] = (overall[party] or 0) + counts
        else:
            elsewhere.append(broker)
    return Quarter(tuple(here), tuple(elsewhere), tuple(map(tuple, areas)), tuple(overall))
