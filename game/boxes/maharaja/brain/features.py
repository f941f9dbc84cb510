"""A position of Maharaja as numbers, seen by one seat."""

from functools import lru_cache

from game.boxes.maharaja.brain.projection import course, prospects
from game.boxes.maharaja.brain.ways import FAR, Villages, crossings, ways_of
from game.boxes.maharaja.rules.actions import NOTHING
from game.boxes.maharaja.rules.building import PALACE_PRICE, palace_price
from game.boxes.maharaja.rules.characters import ARTISAN, CHARACTERS
from game.boxes.maharaja.rules.characters import NAMES as CHARACTER_NAMES
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.setup import PALACES, PALACES_SHORT
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import PLAN
from game.core.rules import Seat

_SPANS = (0, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3)
"""The scorings that are looked at together, by how many rounds away they are."""
_TURNS = 10
KINDS = ("opening", "plan", "turn", "midst")

NAMES = (
    "one",
    "turns",
    "lead_late",
    "built",
    "best_built",
    "others_built",
    "buys",
    "gold",
    "others_gold",
    *(f"{name}_{span}" for span in range(4) for name in ("pay", "others_pay", "margin")),
    "pay_open",
    "margin_open",
    "toll_now",
    "toll_next",
    "toll_mean",
    "free_roads",
    "open_roads",
    "villages",
    "power",
    "others_power",
    "supply",
    "quarry",
    "chits",
    *CHARACTER_NAMES[1:],
    "others_artisan",
)
GROUPS = {seats: tuple(f"{seats}:{kind}" for kind in KINDS) for seats in range(2, 6)}


def group(state: State) -> str:
    """Returns the group of a position: seats, and opening, planning, the begin of a turn or its midst."""
    public = state.public
    opening, plan, turn, midst = GROUPS[public.seats]
    if public.task == PLAN:
        return plan
    if public.progress is None:
        return opening
    return turn if public.progress.done == NOTHING else midst


def features(state: State, seat: Seat) -> list[float]:
    """Returns what is to be known of a position, in the order of NAMES."""
    public = state.public
    others = [other for other in range(public.seats) if other != seat]
    cities, later = course(public)
    turns = later + (seat in public.waiting)
    share = turns / _TURNS
    palaces = PALACES_SHORT if public.variants.short else PALACES
    left = [public.palaces[other] for other in others]
    gold = state.gold[seat]
    return [
        1.0,
        share,
        (min(left) - public.palaces[seat]) * (1 - share),
        palaces - public.palaces[seat],
        palaces - min(left),
        palaces - sum(left) / len(others),
        min(gold / palace_price(public, seat), 2 * turns, public.palaces[seat]),
        gold / PALACE_PRICE,
        (1.0 if later else 0.1) * (sum(state.gold) - gold) / len(others) / PALACE_PRICE,
        *_payments(public, seat, cities, later),
        *_journeys(public, seat, cities, later),
        *[share * its for its in _network(public.villages, seat, public.seats)],
        min(public.supply[seat], 2 * turns) / _TURNS,
        min(public.quarry[seat], 2 * turns) / _TURNS,
        min(public.chits[seat], turns),
        *[share * helps for helps in _helpers(public.characters, seat)],
    ]


def _payments(public: Public, seat: Seat, cities: tuple[int, ...], later: int) -> list[float]:
    """Returns what the coming scorings would pay, and by how many points a seat is ahead in them."""
    found = [0.0] * 12
    ahead = public.city is None
    rivals = public.seats - 1
    for i, (pay, others, margin) in enumerate(prospects(public, seat, cities)):
        # What the last scoring pays buys nothing any more.
        value = 1.0 if i < later else 0.1
        first = 3 * _SPANS[i + ahead]
        found[first] += value * pay / PALACE_PRICE
        found[first + 1] += value * others / (rivals * PALACE_PRICE)
        found[first + 2] += value * margin
    waiting = len([other for other in public.waiting if other != seat]) / rivals
    return [*found, found[0] * waiting, found[2] * waiting]


def _journeys(public: Public, seat: Seat, cities: tuple[int, ...], later: int) -> list[float]:
    """Returns what it costs to reach the next two cities in which the seat can still act, and any city."""
    costs = [FAR if way is None else min(FAR, way.cost) for way in ways_of(public, seat)]
    is_through = public.city is not None and seat not in public.waiting and public.turn != seat
    near = [costs[city] / PALACE_PRICE for city in cities[is_through : is_through + 2]]
    mean = sum(costs) / len(costs) / PALACE_PRICE if later else 0.0
    return [*near, *[0.0] * (2 - len(near)), mean]


@lru_cache(maxsize=1 << 12)
def _helpers(characters: tuple[tuple[int, ...], ...], seat: Seat) -> tuple[float, ...]:
    """Returns for each character whether the seat holds it, and whether somebody else holds the Artisan."""
    rivals = [held for other, held in enumerate(characters) if other != seat]
    is_artisan_away = any(ARTISAN in held for held in rivals)
    return (*[float(character in characters[seat]) for character in CHARACTERS], float(is_artisan_away))


@lru_cache(maxsize=1 << 14)
def _network(villages: Villages, seat: int, seats: int) -> tuple[float, ...]:
    """Returns how many roads are free and open, how many villages are own, and how many owners pay and are paid."""
    own = crossings(villages, seat)
    houses, power, others_power = 0, 0, 0
    for owners in villages:
        if seat in owners:
            houses += 1
            power += owners.count(seat) * (seats - len(set(owners)))
        else:
            others_power += len(owners)
    return own.count(0), len(own) - own.count(None), houses, power / (seats - 1), others_power
