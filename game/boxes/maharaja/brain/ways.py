"""What journeys cost, at a glance: the sum alone, not to whom it goes."""

from functools import lru_cache

from game.boxes.maharaja.rules.components import MONK
from game.boxes.maharaja.rules.network import Cheapest, Roads, network_of
from game.boxes.maharaja.rules.turn import PALACE_PRICE
from game.boxes.maharaja.rules.view import Public
from game.core.rules import Seat

_FAR = 9
"""What counts as the toll of a city that no open road leads to."""
Tolls = tuple[list[float], float]
"""By city what it costs to go there, and the mean; in palaces."""


def ways_of(public: Public, seat: Seat) -> Cheapest:
    """Returns by city the cheapest journey of a seat from where its architect is."""
    roads = network_of(public.villages).roads(seat)
    return roads.cheapest(public.architects[seat], is_free=MONK in public.characters[seat])


def tolls_of(public: Public, seat: Seat) -> Tolls:
    """Returns what the cheapest journeys of a seat cost."""
    roads = network_of(public.villages).roads(seat)
    return _tolls(roads, public.architects[seat], MONK in public.characters[seat])


@lru_cache(maxsize=1 << 8)
def _tolls(roads: Roads, origin: int, is_free: bool) -> Tolls:
    costs = [_FAR if way is None else min(_FAR, way.cost) for way in roads.cheapest(origin, is_free=is_free)]
    return [cost / PALACE_PRICE for cost in costs], sum(costs) / len(costs) / PALACE_PRICE
