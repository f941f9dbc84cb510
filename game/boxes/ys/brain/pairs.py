"""Where a computer player places brokers: all that differs between places is found once, then added up for pairs.

What drafts are worth here is told by their differences alone.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import combinations_with_replacement, product
from typing import NamedTuple

from game.ai.brain import Draft
from game.boxes.ys.brain.after import after
from game.boxes.ys.brain.appraisal import Appraisal, Rates
from game.boxes.ys.brain.offers import Offers
from game.boxes.ys.brain.projection import Projection
from game.boxes.ys.brain.strengths import SHARED, strengths
from game.boxes.ys.rules.components import is_market
from game.boxes.ys.rules.legal import WAYS, Placings, open_places, placings
from game.boxes.ys.rules.moves import Place, PlaceNeutral
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.view import Values
from game.core.rules import Seat

MOST = 12
"""So many of the best pairs are usually asked for."""
_PLACES = 2
"""In how many places brokers of each value are thought of together, for each beginning that is followed up."""
_BLUFF = 0.3
"""How many points it may please to hide the weaker broker of a pair, or the stronger one."""

Spot = tuple[int, int]
"""A value and a place."""
Worths = dict[int, float]


class Site(NamedTuple):
    """What brokers are judged by: what they bring by place, what those that stay are worth, and the rates."""

    offers: Offers
    forces: "Forces"
    rates: Rates


class Forces:
    """What the brokers that stay behind the screen are worth."""

    def __init__(self, rates: Rates, screen: Values, left: int, *, has_favour: bool) -> None:
        """Takes the rates, what is behind the screen now, how many of it will still be placed, and the variant."""
        self._rates, self._screen, self._left = rates, screen, left
        self._power = rates.power if has_favour else 0.0

    def without(self, *values: int) -> float:
        """Returns what is left without some brokers."""
        stay = list(self._screen)
        for value in values:
            stay.remove(value)
        best = stay[-self._left :] if self._left else []
        return self._rates.strength * sum(best) + self._rates.fours * best.count(4) + self._power * sum(stay)


def site(appraisal: Appraisal, world: State, seat: Seat, sample: Sequence[Place]) -> Site:
    """Returns what to judge brokers by; takes some that may be placed, as many as are to be."""
    there = world
    for move in sample:
        there = after(there, seat, move)
    projected, rates = Projection(there, seat, strengths(world, seat)), appraisal.rates(there)
    offers = Offers(rates, projected, seat, seat)
    forces = Forces(rates, world.screens[seat], projected.left[seat], has_favour=world.public.variants.favour)
    return Site(offers, forces, rates)


# ---------------------------------------------------------------------- both brokers of a pair
def pairs(
    appraisal: Appraisal, world: State, seat: Seat, beam: int, most: int = MOST, *, has_taste: bool = False
) -> list[Draft]:
    """Returns the best plans for a pair from behind the screen, the best first.

    Takes how many of them are told, and whether whoever chooses has a taste of its own in how brokers lie: all others
    get the better way. Of two orders one is told: the one that begins with a broker with which no better plan begins.
    """
    found, screen = placings(world, seat), world.screens[seat]
    facing = _facings(found)
    sample = [
        WAYS[False, is_up, value][found.places[0]]
        for is_up, value in zip((facing[0], facing[-1]), screen, strict=False)
    ]
    its = site(appraisal, world, seat, sample)
    best = sorted(_together(its, screen, found.places, _PLACES * beam), key=_worth)[-most:]
    pleases = [_BLUFF * whim(world, seat, hides_less) for hides_less in (False, True)]
    drafts, begun = [], set[Place]()
    for worth, one, other in reversed(best):
        lying = _lying(one, other, facing, its.rates.surprise, pleases)
        for more, ups in lying if has_taste else [max(lying)]:
            plan = [WAYS[False, up, value][place] for up, (value, place) in zip(ups, (one, other), strict=True)]
            if plan[0] in begun:
                plan.reverse()
            begun.add(plan[0])
            drafts.append((worth + more, tuple(plan)))
    return drafts


def _facings(found: Placings) -> tuple[bool, ...]:
    return tuple(dict.fromkeys(is_up for from_front, is_up, _ in found.kinds if not from_front))


def _together(its: Site, screen: Values, places: Sequence[int], most: int) -> Iterator[tuple[float, Spot, Spot]]:
    """Yields pairs of brokers in the best places of each, the stronger one first, with what they are worth."""
    offers, numbers = its.offers, Counter(screen)
    best = {value: _best(offers.by_place(value), places)[:most] for value in numbers}
    for less, more in combinations_with_replacement(numbers, 2):
        if less == more and numbers[less] == 1:
            continue
        kept = its.forces.without(less, more)
        of_more, of_less = offers.by_place(more), offers.by_place(less)
        for there, here in product(best[more], best[less]):
            if not SHARED[there][here]:
                if less != more or there < here:
                    yield kept + (of_more[there] + of_less[here]), (more, there), (less, here)
            elif (there != here or not is_market(here)) and (less != more or there <= here):
                yield kept + offers.two(more, there, less, here), (more, there), (less, here)


def _best(worths: Sequence[float], places: Sequence[int]) -> list[int]:
    """Returns places by what they are worth, the best first."""
    return sorted(places, key=lambda place: -worths[place])


def _lying(
    one: Spot, other: Spot, facing: tuple[bool, ...], surprise: float, pleases: Sequence[float]
) -> list[tuple[float, tuple[bool, bool]]]:
    """Returns how two brokers may lie, face up or not, and what that is worth; takes the stronger one first."""
    if False not in facing:
        return [(0.0, (True, True))]
    hides_more = surprise * one[0] + pleases[False], (False, True)
    hides_less = surprise * other[0] + pleases[one[0] > other[0]], (True, False)
    return [hides_more, hides_less]


# ---------------------------------------------------------------------- one broker
def second(appraisal: Appraisal, world: State, seat: Seat) -> list[Draft]:
    """Returns where the second broker of a pair may be placed, from behind the screen, the best first."""
    found = placings(world, seat)
    rows = [WAYS[kind] for kind in found.kinds if not kind[0]]
    its = site(appraisal, world, seat, [rows[0][found.places[0]]])
    drafts = []
    for row in rows:
        value, is_up = row[0].value, row[0].is_up
        kept = its.forces.without(value) + (0.0 if is_up else its.rates.surprise * value)
        drafts += [(kept + its.offers.one(value, place), (row[place],)) for place in found.places]
    return sorted(drafts, key=_worth, reverse=True)


def neutral(appraisal: Appraisal, world: State, seat: Seat) -> list[Draft]:
    """Returns where a neutral broker may be placed, the best first."""
    places, values = open_places(world.public, seat), dict.fromkeys(world.neutrals[seat])
    sample = PlaceNeutral(next(iter(values)), places[0])
    there, party = after(world, seat, sample), world.public.neutral_party
    assert party is not None
    offers = Offers(appraisal.rates(there), Projection(there, seat, strengths(world, seat)), seat, party)
    drafts = [(offers.one(value, place), (PlaceNeutral(value, place),)) for value in values for place in places]
    return sorted(drafts, key=_worth, reverse=True)


def whim(world: State, seat: Seat, choice: object) -> float:
    """Returns how much a choice pleases just now, from 0 to 1, so that rivals cannot rely on always the same one.

    What lies on the table stands in for dice: it is open and never the same.
    """
    public = world.public
    table = public.fleet, public.order, public.round, public.next_tag, seat, choice
    digest = blake2b(repr(table).encode(), digest_size=4).digest()
    return (int.from_bytes(digest) + 0.5) / (1 << 32)


def _worth(found: tuple[float, object, object] | Draft) -> float:
    return found[0]
