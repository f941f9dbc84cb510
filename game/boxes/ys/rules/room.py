"""Where there is room: any number of brokers in an area, one on a square of the market (3)."""

from functools import lru_cache

from game.boxes.ys.rules.board import CITY, MARKET, areas_of, squares_of
from game.boxes.ys.rules.public import Broker, Public, quarters_of, rows_of

Brokers = tuple[Broker, ...]
_BITS = tuple(1 << place for place in MARKET)
_latest: tuple[Brokers, int] = (), 0
"""The brokers that were asked about last, and their squares: most are asked about when one more stands there."""


def free_places(public: Public, closed: int = -1) -> tuple[int, ...]:
    """Returns all areas and the squares of the market without a broker, without those of a closed quarter."""
    return _free(public.seats, public.variants.three_quarters, _taken(public.brokers), closed)


def stand(public: Public, broker: Broker) -> None:
    """Puts one more broker on the board."""
    global _latest
    taken, place = _taken(public.brokers), broker.place
    public.brokers = brokers = (*public.brokers, broker)
    _latest = brokers, taken | _BITS[place - CITY] if place >= CITY else taken


def _taken(brokers: Brokers) -> int:
    """Returns the squares where brokers stand, a bit each."""
    global _latest
    known, taken = _latest
    if brokers is not known:
        taken = sum([_BITS[broker.place - CITY] for broker in brokers if broker.place >= CITY])
        _latest = brokers, taken
    return taken


@lru_cache(maxsize=1 << 12)
def _free(seats: int, three_quarters: bool, taken: int, closed: int) -> tuple[int, ...]:
    """Returns the areas in play but those of the closed quarter, and the squares that are not taken."""
    areas = [place for one in quarters_of(seats, three_quarters) if one != closed for place in areas_of(one)]
    squares = [place for row in rows_of(seats) for place in squares_of(row)]
    return (*areas, *[place for place in squares if not taken & _BITS[place - CITY]])
