"""A position of Maharaja as numbers, seen by one seat; and the frozen weights set by hand.

Learned weights are measured against those, which are never tuned and so never change."""

from functools import lru_cache

from game.boxes.maharaja.brain.projection import Pieces, course, pieces_of, resting, tolls_of, visited
from game.boxes.maharaja.rules.actions import NOTHING
from game.boxes.maharaja.rules.components import ARTISAN, CHARACTER_NAMES, CHARACTERS
from game.boxes.maharaja.rules.network import Network
from game.boxes.maharaja.rules.opening import PALACES, PALACES_SHORT
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.turn import PALACE_PRICE, palace_price
from game.boxes.maharaja.rules.view import PLAN, Public
from game.core.rules import Seat

_SPANS = (0, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3)
"""The scorings that are looked at together, by how many rounds away they are."""
_TURNS = 10
_IDLE = 0.1
"""What gold counts that can buy nothing any more."""
_NO_SCORING = (0.0, 0.0, 0.0)
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
    cities, later = course(public)
    turns = later + (seat in public.waiting)
    share = turns / _TURNS
    palaces = PALACES_SHORT if public.variants.short else PALACES
    left = list(public.palaces)
    own, gold = left.pop(seat), state.gold[seat]
    least, rivals = min(left), len(left)
    return [
        1.0,
        share,
        (least - own) * (1 - share),
        palaces - own,
        palaces - least,
        palaces - sum(left) / rivals,
        min(gold / palace_price(public, seat), 2 * turns, own),
        gold / PALACE_PRICE,
        (1.0 if later else _IDLE) * (sum(state.gold) - gold) / rivals / PALACE_PRICE,
        *_payments(public, seat, cities, later),
        *_journeys(public, seat, cities, later),
        *_network(public.villages, seat, public.seats, share),
        min(public.supply[seat], 2 * turns) / _TURNS,
        min(public.quarry[seat], 2 * turns) / _TURNS,
        min(public.chits[seat], turns),
        *_helpers(public.characters, seat, share),
    ]


def _payments(public: Public, seat: Seat, cities: tuple[int, ...], later: int) -> list[float]:
    """Returns what the coming scorings would pay, and by how many points a seat is ahead in them."""
    pieces, rivals = pieces_of(public), public.seats - 1
    if public.city is None:
        return [*_NO_SCORING, *_to_come(pieces, seat, cities, False), 0.0, 0.0]
    pay, others, margin = visited(pieces, public.city, seat, public.architects)
    value = 1.0 if later else _IDLE
    now, lead = value * pay / PALACE_PRICE, value * margin
    waiting = (len(public.waiting) - (seat in public.waiting)) / rivals
    coming = _to_come(pieces, seat, cities[1:], True)
    return [now, value * others / (rivals * PALACE_PRICE), lead, *coming, now * waiting, lead * waiting]


@lru_cache(maxsize=1 << 8)
def _to_come(pieces: Pieces, seat: Seat, cities: tuple[int, ...], is_last_idle: bool) -> tuple[float, ...]:
    """Returns by span what the scorings after the present one would pay; the gold of the last one may be idle."""
    found = [0.0] * (3 * max(_SPANS))
    others_price = (len(pieces.characters) - 1) * PALACE_PRICE
    value, idle = 1.0, len(cities) if is_last_idle else 0
    for ahead, (pay, others, margin) in enumerate(resting(pieces, cities, seat), 1):
        if ahead == idle:
            value = _IDLE
        first = 3 * _SPANS[ahead] - 3
        found[first] += value * pay / PALACE_PRICE
        found[first + 1] += value * others / others_price
        found[first + 2] += value * margin
    return tuple(found)


def _journeys(public: Public, seat: Seat, cities: tuple[int, ...], later: int) -> list[float]:
    """Returns what it costs to reach the next two cities in which the seat can still act, and any city."""
    tolls, mean = tolls_of(public, seat)
    is_through = public.city is not None and seat not in public.waiting and public.turn != seat
    near = [tolls[city] for city in cities[is_through : is_through + 2]]
    return [*near, *[0.0] * (2 - len(near)), mean if later else 0.0]


@lru_cache(maxsize=1 << 12)
def _helpers(characters: tuple[tuple[int, ...], ...], seat: Seat, share: float) -> tuple[float, ...]:
    """Returns for each character whether the seat holds it, and whether somebody else holds the Artisan.

    They help for a share of the turns.
    """
    rivals = [held for other, held in enumerate(characters) if other != seat]
    is_artisan_away = any(ARTISAN in held for held in rivals)
    helps = [*[character in characters[seat] for character in CHARACTERS], is_artisan_away]
    return tuple([share * does for does in helps])


@lru_cache(maxsize=1 << 8)
def _network(villages: Network, seat: Seat, seats: int, share: float) -> tuple[float, ...]:
    """Returns how many roads are free and open, how many villages are own, and how many owners pay and are paid.

    All that serves for a share of the turns.
    """
    tolls = [None if price is None else price[0] for price in villages.roads(seat).prices]
    houses, power, others_power = 0, 0, 0
    for owners in villages:
        if seat in owners:
            houses += 1
            power += owners.count(seat) * (seats - len(set(owners)))
        else:
            others_power += len(owners)
    found = tolls.count(0), len(tolls) - tolls.count(None), houses, power / (seats - 1), others_power
    return tuple([share * its for its in found])


_HAND = {
    "built": 1.0,
    "best_built": -0.7,
    "others_built": -0.3,
    "buys": 0.6,
    "gold": 0.08,
    "others_gold": -0.35,
    "pay_0": 0.7,
    "others_pay_0": -0.35,
    "margin_0": 0.03,
    "pay_1": 0.5,
    "others_pay_1": -0.25,
    "margin_1": 0.03,
    "pay_2": 0.35,
    "others_pay_2": -0.17,
    "margin_2": 0.02,
    "pay_3": 0.2,
    "others_pay_3": -0.1,
    "margin_3": 0.01,
    "pay_open": -0.1,
    "margin_open": 0.02,
    "toll_now": -0.5,
    "toll_next": -0.25,
    "toll_mean": -0.3,
    "free_roads": 0.05,
    "open_roads": 0.02,
    "villages": 0.05,
    "power": 0.1,
    "others_power": -0.02,
    "supply": 0.5,
    "quarry": 0.1,
    "chits": 0.15,
    "mogul": 0.3,
    "trader": 0.8,
    "sadhu": 0.5,
    "monk": 0.6,
    "builder": 1.0,
    "artisan": 0.8,
    "yogi": 1.5,
    "others_artisan": -0.3,
}
WEIGHTS = {group: [_HAND.get(name, 0.0) for name in NAMES] for groups in GROUPS.values() for group in groups}
