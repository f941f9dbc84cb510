"""A quarter while it is counted: from its ranking until its brokers go home nobody moves any, so one look is enough."""

from typing import NamedTuple

from game.boxes.ys.rules.board import AREAS
from game.boxes.ys.rules.events import Totals
from game.boxes.ys.rules.public import Broker, Public
from game.boxes.ys.rules.ranking import totals


class Quarter(NamedTuple):
    """The brokers in a quarter, those elsewhere, and the totals by area."""

    here: tuple[Broker, ...]
    elsewhere: tuple[Broker, ...]
    areas: tuple[Totals, ...]


_latest: dict[int, tuple[tuple[Broker, ...], int, Quarter]] = {}
"""By number of parties what was found last, and for which brokers on the board and which quarter."""


def counted(public: Public, quarter: int) -> Quarter:
    """Returns what stands in a quarter where all lie face up."""
    parties, brokers = public.parties, public.brokers
    latest = _latest.get(parties)
    if latest is None or latest[0] is not brokers or latest[1] != quarter:
        latest = _latest[parties] = brokers, quarter, _look(public, quarter)
    return latest[2]


def _look(public: Public, quarter: int) -> Quarter:
    here, elsewhere = list[Broker](), list[Broker]()
    areas: list[list[Broker]] = [[] for _ in range(AREAS)]
    for broker in public.brokers:
        at, kind = divmod(broker.place, AREAS)
        if at == quarter:
            here.append(broker)
            areas[kind].append(broker)
        else:
            elsewhere.append(broker)
    return Quarter(tuple(here), tuple(elsewhere), tuple([totals(public, its) for its in areas]))
