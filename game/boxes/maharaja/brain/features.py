"""A position of Maharaja as numbers, seen by one seat."""

from game.boxes.maharaja.brain.prospects import coming, order, payouts, rounds_left, standing
from game.boxes.maharaja.brain.ways import FAR, crossings, ways_of
from game.boxes.maharaja.rules.building import PALACE_PRICE, palace_price
from game.boxes.maharaja.rules.characters import CHARACTERS
from game.boxes.maharaja.rules.characters import NAMES as CHARACTER_NAMES
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.scoring import palaces_built
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import OVER, PLAN, TURN
from game.core.rules import Seat

_SPANS = (range(1), range(1, 2), range(2, 4), range(4, 11))
"""The scorings that are looked at together, the present one first."""
_TURNS = 10
_MARGIN = 4
KINDS = ("opening", "plan", "turn")

NAMES = (
    "one",
    "turns",
    "built",
    "best_built",
    "others_built",
    "buys",
    "gold",
    "others_gold",
    *(f"{name}_{span}" for span in range(len(_SPANS)) for name in ("pay", "others_pay", "margin")),
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
    """Returns the group of a position: seats, and opening, planning or turns."""
    task = state.public.task
    kind = KINDS.index(PLAN) if task == PLAN else KINDS.index(TURN) if state.public.round else 0
    return GROUPS[state.public.seats][kind]


def features(state: State, seat: Seat) -> list[float]:
    """Returns what is to be known of a position, in the order of NAMES."""
    public = state.public
    others = [other for other in range(public.seats) if other != seat]
    turns = _turns(public, seat)
    later = rounds_left(public) if public.task != OVER else 0
    built = [palaces_built(public, Seat(other)) for other in others]
    gold, price = state.gold[seat], palace_price(public, seat)
    share = turns / _TURNS
    return [
        1.0,
        share,
        palaces_built(public, seat),
        max(built),
        sum(built) / len(others),
        min(gold / price, 2 * turns, public.palaces[seat]),
        gold / PALACE_PRICE,
        sum(state.gold[other] for other in others) / len(others) / PALACE_PRICE if later else 0.0,
        *_payments(public, seat, others, later),
        *_roads(public, seat, others, share, later),
        min(public.supply[seat], 2 * turns) / _TURNS,
        min(public.quarry[seat], 2 * turns) / _TURNS,
        min(public.chits[seat], turns),
        *((share if character in public.characters[seat] else 0.0) for character in CHARACTERS),
        share if any(CHARACTER_NAMES.index("artisan") in public.characters[other] for other in others) else 0.0,
    ]


def _turns(public: Public, seat: Seat) -> int:
    """Returns how many turns a seat has still to begin."""
    return rounds_left(public) + (seat in public.waiting)


def _payments(public: Public, seat: Seat, others: list[int], later: int) -> list[float]:
    """Returns what the coming scorings would pay, and by how many points a seat is ahead in them."""
    cities, ranks = coming(public), order(public)
    points = standing(public, cities)
    found: list[float] = []
    first = (0.0, 0.0)
    offset = 0 if public.city is not None else 1
    for span in _SPANS:
        pay = others_pay = margin = 0.0
        for i in range(span.start - offset, span.stop - offset):
            # What the last scoring pays buys nothing any more.
            if not 0 <= i < len(points) or i >= later + 1 - offset:
                continue
            its = payouts(points[i], ranks)
            value = 1.0 if i < later else 0.1
            pay += value * its[seat]
            others_pay += value * sum([its[other] for other in others])
            margin += value * max(-_MARGIN, min(_MARGIN, points[i][seat] - max([points[i][other] for other in others])))
        if span.start == 0:
            first = (pay / PALACE_PRICE, margin)
        found += (pay / PALACE_PRICE, others_pay / len(others) / PALACE_PRICE, margin)
    waiting = len([other for other in public.waiting if other != seat]) / len(others)
    return [*found, first[0] * waiting, first[1] * waiting]


def _roads(public: Public, seat: Seat, others: list[int], share: float, later: int) -> list[float]:
    """Returns what journeys cost, how the roads are, and who pays whom."""
    costs = [FAR if way is None else min(FAR, way.cost) for way in ways_of(public, seat)]
    ahead = coming(public)
    if public.city is not None and seat not in public.waiting and public.turn != seat:
        ahead = ahead[1:]
    near = [costs[city] / PALACE_PRICE for city in ahead[:2]]
    near += [0.0] * (2 - len(near))
    mean = sum(costs) / len(costs) / PALACE_PRICE
    own = crossings(public.villages, seat)
    villages, power, others_power = 0, 0, 0
    for owners in public.villages:
        mine = owners.count(seat)
        villages += bool(mine)
        if mine:
            power += mine * len([other for other in others if other not in owners])
        else:
            others_power += len(owners)
    return [
        *near,
        mean if later else 0.0,
        share * own.count(0),
        share * (len(own) - own.count(None)),
        share * villages,
        share * power / len(others),
        share * others_power,
    ]
