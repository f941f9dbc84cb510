"""What a move makes of a position, before anything else happens."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from itertools import combinations_with_replacement, product
from operator import mul
from typing import NamedTuple

from game.ai.brain import Draft
from game.ai.dice import CommonRandomNumbers
from game.boxes.ys.brain.contests import Standing, race
from game.boxes.ys.brain.features import Appraisal, Rates, by_party
from game.boxes.ys.brain.projection import COMPONENTS, Projection
from game.boxes.ys.brain.strengths import REGIONS, REGIONS_OF, SHARED, strengths
from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.components import COLUMNS, MARKET, column_of, is_market
from game.boxes.ys.rules.legal import WAYS, Placings, open_places, placings
from game.boxes.ys.rules.moves import Bid, Favour, Move, Place, PlaceNeutral
from game.boxes.ys.rules.ranking import strength
from game.boxes.ys.rules.scoring import choose_favour
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import AwaitQuote
from game.boxes.ys.rules.turn_start import set_bid
from game.boxes.ys.rules.view import Values, broker_of
from game.core.rules import Seat, no_listener

_LUCK = CommonRandomNumbers([0.5])


def after(world: State, seat: Seat, move: Move) -> State:
    """Returns what a move by itself makes of a position: nothing that would follow happens."""
    state = world.copy()
    if isinstance(move, Bid | Favour):
        set_bid(state, seat, move, no_listener) if isinstance(move, Bid) else choose_favour(
            state, seat, move, no_listener
        )
        state.public.done = ()
        return state
    due, *rest = world.public.agenda
    state.public.agenda = (due, AwaitQuote(seat))  # a decision always waits there
    RULES.apply(state, seat, move, _LUCK, no_listener)
    state.public.agenda = (*state.public.agenda[:-1], *rest)
    return state


# ---------------------------------------------------------------------- what brokers bring
_POINTS, _GEMS = COMPONENTS.index("points"), COMPONENTS.index("gems")


class Offers:
    """What it is worth to a seat to place brokers of a party, by value and place.

    Only the regions differ between places, in the market also the column, whose rank moves a quotation. (What moved
    quotations then do to the worth of gems still to be won is left out.)
    """

    def __init__(self, rates: Rates, projected: Projection, seat: Seat, party: int) -> None:
        """Takes the rates, what can be won when brokers are placed with what stands where without them, and whose."""
        self._projected, self._columns = projected, projected.strengths.columns
        regions = projected.strengths.regions
        by_component = by_party(rates, seat, projected.seats)
        self._point = by_component[_POINTS][party]
        self._paying = [
            sum([rate * part for rate, (part, _) in zip(by_component[_GEMS], owned, strict=True)])
            for owned in projected.owned
        ]
        ties = projected.ties
        self._races = [
            (region, race(regions[region], left, ties, share, prizes, party, by_component[component]))
            for component, region, share, left, prizes in projected.contests
        ]
        self._by_region: dict[int, list[float]] = {}
        self._by_place: dict[int, list[float]] = {}
        self._before = self._paid(self._columns)

    def by_place(self, value: int) -> list[float]:
        """Returns what a broker of that value brings at each place."""
        found = self._by_place.get(value)
        if found is None:
            gains = self._gains(value)
            found = [gains[first] + gains[other] for first, other in REGIONS_OF]
            moved = [self._moved(column, value) for column in range(COLUMNS)]
            for place in MARKET:
                found[place] = found[place] + self._point + moved[column_of(place)]
            self._by_place[value] = found
        return found

    def one(self, value: int, place: int) -> float:
        """Returns what a broker of that value brings at a place."""
        return self.by_place(value)[place]

    def two(self, value: int, place: int, other_value: int, other_place: int) -> float:
        """Returns what two brokers bring together."""
        found = self.one(value, place) + self.one(other_value, other_place)
        for region in SHARED[place][other_place]:
            both, one, other = self._gains(value + other_value), self._gains(value), self._gains(other_value)
            found += both[region] - one[region] - other[region]
        return found

    def _gains(self, value: int) -> list[float]:
        """Returns what a broker of that value, or several with that sum, bring to each region."""
        found = self._by_region.get(value)
        if found is None:
            found = self._by_region[value] = [0.0] * REGIONS
            for region, one in self._races:
                found[region] += one.gain(value)
        return found

    # ------------------------------------------------------------------ columns
    def _moved(self, column: int, value: int) -> float:
        """Returns what it is worth that a broker joins a column."""
        columns = list(self._columns)
        number, mean, variance = columns[column]
        columns[column] = number + 1, mean + value, variance
        return self._paid(columns) - self._before

    def _paid(self, columns: list[Standing]) -> float:
        """Returns what all gems may pay if such brokers are in the columns, at the rates of their owners."""
        return float(sum(map(mul, self._paying, self._projected.tops(columns))))


# ---------------------------------------------------------------------- pairs
MOST = 12
"""So many of the best pairs are usually asked for."""
_PLACES = 2
"""In how many places brokers of each value are thought of together, for each beginning that is followed up."""
_BLUFF = 0.3
"""How many points it may please to hide the weaker broker of a pair, or the stronger one."""

Spot = tuple[int, int]
"""A value and a place."""


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


def moved(appraisal: Appraisal, world: State, seat: Seat) -> Callable[[int, int], float]:
    """Returns what tells, by tag and place, about how much it brings to move a broker of one's own on the board.

    What it brings to one more there and to one less here is known; what both have in common is left out.
    """
    offers = Offers(appraisal.rates(world), Projection(world, seat, strengths(world, seat)), seat, seat)
    hidden = dict(world.hidden)

    def gain(tag: int, place: int) -> float:
        broker = broker_of(world.public, tag)
        value = strength(broker if broker.value is not None else broker.revealed(hidden[tag]))
        return offers.one(value, place) + offers.one(-value, broker.place)

    return gain


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
