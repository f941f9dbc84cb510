"""The features of a position worked out without anything kept: the slow twin that they are held to."""

from game.boxes.maharaja.brain.projection import course
from game.boxes.maharaja.rules.board import CITY_COUNT, ROADS, ROADS_AT
from game.boxes.maharaja.rules.building import palace_price
from game.boxes.maharaja.rules.characters import ARTISAN, CHARACTERS, MONK
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.scoring import score_city
from game.boxes.maharaja.rules.state import State
from game.core.rules import Seat

PRICE, FAR = 12, 9
SPANS = (0, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3)


def plain_features(state: State, seat: Seat) -> list[float]:
    """Returns what is to be known of a position, in the order of NAMES."""
    public, gold = state.public, state.gold[seat]
    others = [other for other in range(public.seats) if other != seat]
    cities, later = course(public)
    turns = later + (seat in public.waiting)
    share = turns / 10
    palaces, own = 6 if public.variants.short else 7, public.palaces[seat]
    left = [public.palaces[other] for other in others]
    return [
        1.0,
        share,
        (min(left) - own) * (1 - share),
        palaces - own,
        palaces - min(left),
        palaces - sum(left) / len(others),
        min(gold / palace_price(public, seat), 2 * turns, own),
        gold / PRICE,
        (1.0 if later else 0.1) * (sum(state.gold) - gold) / len(others) / PRICE,
        *payments(public, seat, cities, later),
        *journeys(public, seat, cities, later),
        *[share * its for its in network(public, seat)],
        min(public.supply[seat], 2 * turns) / 10,
        min(public.quarry[seat], 2 * turns) / 10,
        min(public.chits[seat], turns),
        *[share * float(character in public.characters[seat]) for character in CHARACTERS],
        share * float(any(ARTISAN in public.characters[other] for other in others)),
    ]


def payments(public: Public, seat: Seat, cities: tuple[int, ...], later: int) -> list[float]:
    """Returns what the coming scorings would pay by span of rounds, and what is still open in the present one."""
    found, rivals = [0.0] * 12, public.seats - 1
    for i, city in enumerate(cities):
        pay, theirs, margin = scoring(public, seat, city, is_now=not i and city == public.city)
        value, first = 1.0 if i < later else 0.1, 3 * SPANS[i + (public.city is None)]
        found[first] += value * pay / PRICE
        found[first + 1] += value * theirs / (rivals * PRICE)
        found[first + 2] += value * margin
    waiting = len([other for other in public.waiting if other != seat]) / rivals
    return [*found, found[0] * waiting, found[2] * waiting]


def scoring(public: Public, seat: Seat, city: int, *, is_now: bool) -> tuple[int, int, int]:
    """Returns what the scoring of a city would pay a seat and all others, and by how many points it is ahead."""
    table = public.copy()
    if not is_now:
        table.architects = (CITY_COUNT,) * public.seats
    scored = score_city(table, city)
    points = [score.points for score in scored.scores]
    best = max(its for other, its in enumerate(points) if other != seat)
    pay = scored.payouts[seat]
    return pay, sum(scored.payouts) - pay, max(-4, min(4, points[seat] - best))


def journeys(public: Public, seat: Seat, cities: tuple[int, ...], later: int) -> list[float]:
    """Returns what it costs to reach the next two cities in which the seat can still act, and any city."""
    costs = [min(FAR, cost) for cost in distances(public, seat)[:CITY_COUNT]]
    is_through = public.city is not None and seat not in public.waiting and public.turn != seat
    near = [costs[city] / PRICE for city in cities[is_through : is_through + 2]]
    return [*near, *[0.0] * (2 - len(near)), sum(costs) / len(costs) / PRICE if later else 0.0]


def distances(public: Public, seat: Seat) -> list[int]:
    """Returns by junction what the cheapest way there costs, FAR where none leads."""
    found = [FAR + 1] * len(ROADS_AT)
    found[public.architects[seat]] = 0
    tolls = crossings(public, seat)
    for _ in ROADS_AT:
        for (one, two), cost in zip((road.ends for road in ROADS), tolls, strict=True):
            if cost is not None:
                price = 0 if MONK in public.characters[seat] else cost
                found[one], found[two] = min(found[one], found[two] + price), min(found[two], found[one] + price)
    return found


def crossings(public: Public, seat: Seat) -> list[int | None]:
    """Returns by road what a seat pays to cross it, None where a village blocks."""
    along = [[public.villages[village] for village in road.villages] for road in ROADS]
    return [sum(len(owners) for owners in road if seat not in owners) if all(road) else None for road in along]


def network(public: Public, seat: Seat) -> list[float]:
    """Returns how many roads are free and open, how many villages are own, and how many owners pay and are paid."""
    tolls, seats = crossings(public, seat), public.seats
    own = [owners for owners in public.villages if seat in owners]
    power = sum(owners.count(seat) * (seats - len(set(owners))) for owners in own)
    others = sum(len(owners) for owners in public.villages if seat not in owners)
    return [tolls.count(0), len(tolls) - tolls.count(None), len(own), power / (seats - 1), others]
