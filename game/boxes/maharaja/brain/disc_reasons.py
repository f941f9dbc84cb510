"""Why two actions are good to set: what they can do in the Maharaja's city for the gold and the houses at hand."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.maharaja.brain import ways
from game.boxes.maharaja.rules import moves
from game.boxes.maharaja.rules.actions import ANYWHERE, BUILD, CITY_ONLY, FETCH, PARTS, TAKE
from game.boxes.maharaja.rules.board import CENTRE
from game.boxes.maharaja.rules.building import FETCHED, HOUSE_PRICE, TAKEN_GOLD, palace_price
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.purse import put
from game.boxes.maharaja.rules.scoring import score_city
from game.boxes.maharaja.rules.view import View
from game.core.rules import Key, Seat

_PALACE, _INCOME, _HOUSES = 9.0, 0.6, 0.5
"""What a palace is worth in gold, a gold taken from the bank, and houses fetched from the quarry."""


class Reach(NamedTuple):
    """What a disc can do in the Maharaja's city as things stand: palaces and houses there, points, and the payout."""

    palaces: int
    houses: int
    points: int
    gold: int


def facts(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Iterator[Reason]:
    """Yields what speaks for a disc, and against another one."""
    disc = _disc(plan)
    other = None if instead is None else _disc(instead)
    yield from _reached(view, seat, disc, other)
    yield from _income(view, seat, disc, other)
    if other is not None:
        yield from _faults(view, seat, disc, other)


def _disc(plan: Plan) -> tuple[int, int]:
    move = plan[0]
    assert isinstance(move, moves.Plan)
    return move.first, move.second


def _reached(view: View, seat: Seat, disc: Sequence[int], other: Sequence[int] | None) -> Iterator[Reason]:
    """What the scored city could pay with the plan, and the palaces that it can pay for."""
    city = view.public.city
    assert city is not None
    can, less = reach(view, seat, disc), reach(view, seat, other or ())
    if can.gold > less.gold:
        values = {"city": city, "gold": can.gold, "less": less.gold, "points": can.points}
        yield Reason(Key("reasons.could_pay"), values, can.gold - less.gold)
    built, others = paid_palaces(view, seat, disc), paid_palaces(view, seat, other or ())
    if built > others:
        price = palace_price(view.public, seat)
        values = {"count": built, "price": price, "purse": view.gold[seat] or 0}
        yield Reason(Key("reasons.palace_paid"), values, _PALACE * (built - others))


def _income(view: View, seat: Seat, disc: Sequence[int], other: Sequence[int] | None) -> Iterator[Reason]:
    gold, less = (TAKEN_GOLD * wanted(each, TAKE) for each in (disc, other or ()))
    if gold > less:
        yield Reason(Key("reasons.income"), {"gold": gold}, _INCOME * (gold - less))
    houses, fewer = (min(FETCHED * wanted(each, FETCH), view.public.quarry[seat]) for each in (disc, other or ()))
    if houses > fewer:
        yield Reason(Key("reasons.fetches"), {"count": houses}, _HOUSES)


def _faults(view: View, seat: Seat, disc: Sequence[int], other: Sequence[int]) -> Iterator[Reason]:
    """What the other disc asks for more than there is."""
    lacking, short = missing_gold(view, seat, other), missing_houses(view, seat, other)
    if lacking and not missing_gold(view, seat, disc):
        yield Reason(Key("reasons.short"), {"gold": lacking}, 2.0 + lacking / 2, is_against=True)
    if short and not missing_houses(view, seat, disc):
        yield Reason(Key("reasons.no_houses"), {"count": short}, 2.0 + short, is_against=True)


# ---------------------------------------------------------------------- what a disc asks for
def wanted(disc: Sequence[int], part: int) -> int:
    """Returns how often a disc has a part."""
    return sum(PARTS[action][part] for action in disc)


def missing_gold(view: View, seat: Seat, disc: Sequence[int]) -> int:
    """Returns how much gold is missing for everything that a disc builds, journeys left out."""
    price = wanted(disc, BUILD) * palace_price(view.public, seat) + _houses(disc) * HOUSE_PRICE
    return max(0, price - (view.gold[seat] or 0) - TAKEN_GOLD * wanted(disc, TAKE))


def missing_houses(view: View, seat: Seat, disc: Sequence[int]) -> int:
    """Returns how many houses are missing at hand for what a disc builds."""
    fetched = min(FETCHED * wanted(disc, FETCH), view.public.quarry[seat])
    return max(0, _houses(disc) - view.public.supply[seat] - fetched)


def paid_palaces(view: View, seat: Seat, disc: Sequence[int]) -> int:
    """Returns how many palaces of a disc the purse pays for, journeys left out."""
    purse = (view.gold[seat] or 0) + TAKEN_GOLD * wanted(disc, TAKE)
    price = palace_price(view.public, seat)
    return min(wanted(disc, BUILD), purse // price, view.public.palaces[seat])


def _houses(disc: Sequence[int]) -> int:
    return wanted(disc, ANYWHERE) + wanted(disc, CITY_ONLY)


def reach(view: View, seat: Seat, disc: Sequence[int]) -> Reach:
    """Returns the most that a disc can do in the Maharaja's city if only the seat played, palaces before houses."""
    public = view.public
    city = public.city
    assert city is not None
    way = ways.ways_of(public, seat)[city]
    purse = (view.gold[seat] or 0) + TAKEN_GOLD * wanted(disc, TAKE)
    if way is None or way.cost > purse:
        return _scored(public, seat, city, 0, 0)
    purse -= way.cost
    after = public.copy()
    after.architects = put(after.architects, seat, city)
    free = sum(site is None for site in public.sites[city])
    price = palace_price(public, seat)
    palaces = min(wanted(disc, BUILD), purse // price, free, public.palaces[seat])
    supply = public.supply[seat] + min(FETCHED * wanted(disc, FETCH), public.quarry[seat])
    houses = min(_houses(disc), purse - palaces * price, supply)
    return _scored(after, seat, city, palaces, houses)


def _scored(public: Public, seat: Seat, city: int, palaces: int, houses: int) -> Reach:
    """Returns what a city would pay with so many palaces and houses more of a seat there."""
    after = public.copy()
    garden = list(after.sites[city])
    for _ in range(palaces):
        garden[garden.index(None)] = seat
    assert CENTRE == 0, "the centre is the first free site"
    after.sites = put(after.sites, city, tuple(garden))
    after.houses = put(after.houses, city, put(after.houses[city], seat, after.houses[city][seat] + houses))
    scored = score_city(after, city)
    return Reach(palaces, houses, scored.scores[seat].points, scored.payouts[seat])
