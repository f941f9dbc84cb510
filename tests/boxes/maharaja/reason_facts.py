"""What must be true when Maharaja gives a reason: counted piece by piece on the board, after the moves were played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.actions import NAMES
from game.boxes.maharaja.rules.board import BOARD, CITIES, ROADS, VILLAGES
from game.boxes.maharaja.rules.events import TurnEnded
from game.boxes.maharaja.rules.moves import Bid, BuildPalace, EndTurn, FetchHouses, LowerGovernor, Pass
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.view import View
from game.core.rules import Seat, step
from game.session.dice import Dice

PAYOUTS = {2: [10, 5], 3: [11, 7, 3], 4: [12, 9, 6, 3], 5: [13, 10, 7, 4, 1]}
SADHU, MONK, ARTISAN = 3, 4, 6
COSTS = {"house": (0, 1), "two_houses": (0, 2), "palace": (1, 0), "palace_house": (1, 1)}
"""Palaces and houses of the actions that build."""


@dataclass
class After:
    """A position after a plan up to its end, what it paid on roads, and whether another player had to choose."""

    view: View
    public: Public
    gold: int
    tolls: int
    robbed: bool
    lasting: bool


def played(view: View, seat: Seat, plan: Plan | None) -> After:
    dice = Dice(1)
    state = RULES.imagine(view, dice)
    tolls, robbed = 0, False
    for move in plan or ():
        if isinstance(move, EndTurn):
            break
        before = state.gold[seat]
        state = step(RULES, state, seat, move, dice).state
        tolls += before - state.gold[seat] if hasattr(move, "roads") else 0
        if state.public.acting != seat:
            robbed, other = True, state.public.acting
            state = step(RULES, state, other, RULES.legal(state, other)[0], dice).state
    return After(view, state.public, state.gold[seat], tolls, robbed, any(isinstance(m, EndTurn) for m in plan or ()))


def points(public: Public, seat: int, city: int) -> int:
    """Section 6: architect 1, house 1, outer palace 1 (Sadhu 2), centre palace 3; section 8: home 1."""
    found = 1 if public.architects[seat] == city else 0
    found += public.houses[city][seat]
    for site, owner in enumerate(public.sites[city]):
        if owner == seat:
            found += 3 if site == 0 else 2 if SADHU in public.characters[seat] else 1
    home = BOARD["cities"][CITIES[city]]["home"]
    number = ["", "mogul", "trader", "sadhu", "monk", "builder", "artisan", "yogi"].index(home)
    return found + (1 if public.variants.homes and number in public.characters[seat] else 0)


def ranks(public: Public, city: int) -> list[int]:
    present = [seat for seat in range(public.seats) if points(public, seat, city) > 0]
    lowest = [min(held, default=20) for held in public.characters]
    return sorted(present, key=lambda seat: (-points(public, seat, city), lowest[seat]))


def pay(public: Public, seat: int, city: int) -> int:
    order = ranks(public, city)
    if seat not in order or order.index(seat) >= len(PAYOUTS[public.seats]):
        return 0
    return PAYOUTS[public.seats][order.index(seat)] + (5 if len(order) == 1 else 0)


def lowest(public: Public) -> int:
    return next(city for city in public.track if city is not None)


# ---------------------------------------------------------------------- a turn
def _pays(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    after, other, values = played(view, seat, plan), played(view, seat, instead), reason.values
    city = view.public.city
    assert city is not None
    return (
        values["city"] == city
        and not after.robbed
        and not other.robbed
        and values["gold"] == pay(after.public, seat, city) > pay(other.public, seat, city) == values["less"]
        and values["points"] == points(after.public, seat, city)
    )


def _first(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    after, other, city = played(view, seat, plan), played(view, seat, instead), reason.values["city"]
    is_first = ranks(after.public, city)[0] == seat and ranks(other.public, city)[:1] != [seat]
    return is_first and _pays(view, seat, reason, plan, instead)


def _next_city(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    after, other, values = played(view, seat, plan), played(view, seat, instead), reason.values
    city, old = lowest(after.public), lowest(other.public)
    return (
        (values["city"], values["instead"]) == (city, old)
        and city != old
        and any(isinstance(move, LowerGovernor) for move in plan)
        and values["gold"] == pay(after.public, seat, city) > pay(after.public, seat, old) == values["less"]
    )


def _built(public: Public, seat: int) -> int:
    return sum(owner == seat for garden in public.sites for owner in garden)


def _palaces(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    after, other = played(view, seat, plan), played(view, seat, instead)
    count = _built(after.public, seat) - _built(view.public, seat)
    whole = 6 if view.public.variants.short else 7
    left = whole - _built(after.public, seat)
    is_more = _built(after.public, seat) > _built(other.public, seat)
    return is_more and reason.values["count"] == count and reason.values.get("left", 0) == left


def _centre(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    city = reason.values["city"]
    return view.public.sites[city][0] is None and played(view, seat, plan).public.sites[city][0] == seat


def _artisan(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    spent = cheap = 0
    dice = Dice(1)
    state = RULES.imagine(view, dice)
    for move in plan:
        if isinstance(move, EndTurn):
            break
        before = state.gold[seat]
        state = step(RULES, state, seat, move, dice).state
        if state.public.acting != seat:
            other = state.public.acting
            state = step(RULES, state, other, RULES.legal(state, other)[0], dice).state
        if isinstance(move, BuildPalace) and before - state.gold[seat] == 9:
            spent, cheap = spent + 9, cheap + 1
    return ARTISAN not in view.public.characters[seat] and cheap * 3 == reason.values["saved"] > 0 == spent % 9


def _road_of(village: int) -> Any:
    (road,) = (road for road in ROADS if village in road.villages)
    return road


def _road(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    village = reason.values["village"]
    road, after = _road_of(village), played(view, seat, plan).public
    is_new = not view.public.villages[village] or village in _left_behind(view, seat, plan)
    is_open = all(after.villages[each] for each in road.villages)
    alone = is_open or after.villages[village] == (seat,)
    return is_new and alone and (reason.values["ends"], reason.values["is_open"]) == (road.ends, is_open)


def _left_behind(view: View, seat: Seat, plan: Plan) -> list[int]:
    """Villages out of which the plan moves a house before it builds one there."""
    return [move.place for move in plan if hasattr(move, "place") and move.place < len(VILLAGES)]


def _tolls(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    owners = played(view, seat, plan).public.villages[reason.values["village"]]
    strangers = [other for other in range(view.public.seats) if other not in owners]
    return seat in owners and reason.values["count"] == len(strangers) > 0


def _ability(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    character = reason.values["character"]
    held = played(view, seat, plan).public.characters[seat]
    return character in held and character not in view.public.characters[seat]


def _supply(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    after = played(view, seat, plan).public
    return any(isinstance(move, FetchHouses) for move in plan) and reason.values["count"] == after.supply[seat]


def _undone(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """Section 5: 2 gold for each of the others, once."""
    assert instead is not None
    gains = {_gained_by_others(view, seat, moves) for moves in (plan,)}, _gained_by_others(view, seat, instead)
    return reason.values["gold"] == 2 and gains == ({0}, 2)


def _gained_by_others(view: View, seat: Seat, plan: Plan) -> int:
    """What each of the others gets when the turn ends after a plan."""
    dice = Dice(1)
    state = RULES.imagine(view, dice)
    for move in plan:
        before, result = state.gold, step(RULES, state, seat, move, dice)
        state = result.state
        if isinstance(move, EndTurn):
            (ended,) = (news for news in result.events if isinstance(news, TurnEnded))
            return ended.compensation
        assert len(before) == view.public.seats
        if state.public.acting != seat:
            other = state.public.acting
            state = step(RULES, state, other, RULES.legal(state, other)[0], dice).state
    return 0


def _toll(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    values = reason.values
    return bool(values["gold"] == played(view, seat, instead).tolls > played(view, seat, plan).tolls == values["less"])


def _left(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    values = reason.values
    return bool(values["gold"] == played(view, seat, plan).gold > played(view, seat, instead).gold == values["less"])


def _complete(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    return _gained_by_others(view, seat, plan) == 0 and plan == (EndTurn(),)


# ---------------------------------------------------------------------- a disc
def _asked(plan: Plan) -> tuple[int, int, int, int]:
    """Palaces, houses, gold and fetched houses of a disc."""
    names = [NAMES[plan[0].first], NAMES[plan[0].second]]
    palaces = sum(COSTS.get(name, (0, 0))[0] for name in names)
    houses = sum(COSTS.get(name, (0, 0))[1] for name in names)
    return palaces, houses, 2 * names.count("gold"), 2 * names.count("quarry")


def _price(view: View, seat: Seat) -> int:
    return 9 if ARTISAN in view.public.characters[seat] else 12


def _purse(view: View, seat: Seat) -> int:
    gold = view.gold[seat]
    assert gold is not None
    return gold


def _cheapest(public: Public, seat: Seat, goal: int) -> int | None:
    """What the cheapest way costs, looked for road by road until nothing gets cheaper."""
    costs = {public.architects[seat]: 0}
    for _ in range(len(CITIES) + 1):
        for road in ROADS:
            if not all(public.villages[village] for village in road.villages):
                continue
            toll = sum(len(public.villages[v]) for v in road.villages if seat not in public.villages[v])
            toll = 0 if MONK in public.characters[seat] else toll
            for here, there in (road.ends, road.ends[::-1]):
                if here in costs:
                    costs[there] = min(costs.get(there, 99), costs[here] + toll)
    return costs.get(goal)


def _best(view: View, seat: Seat, plan: Plan | None) -> tuple[int, int]:
    """Points and gold in the Maharaja's city with everything that a disc can pay for, palaces first."""
    public, city = view.public.copy(), view.public.city
    assert city is not None
    palaces, houses, income, fetched = _asked(plan) if plan else (0, 0, 0, 0)
    way = _cheapest(public, seat, city)
    purse = _purse(view, seat) + income
    if way is None or way > purse:
        return points(public, seat, city), pay(public, seat, city)
    purse -= way
    garden, row = list(public.sites[city]), list(public.houses[city])
    for _ in range(palaces):
        if None in garden and purse >= _price(view, seat) and _built(public, seat) < _whole(public):
            garden[garden.index(None)] = seat
            purse -= _price(view, seat)
            public.sites = (*public.sites[:city], tuple(garden), *public.sites[city + 1 :])
    row[seat] += min(houses, purse, public.supply[seat] + min(fetched, public.quarry[seat]))
    public.houses = (*public.houses[:city], tuple(row), *public.houses[city + 1 :])
    places: Sequence[int] = [*public.architects]
    public.architects = tuple(city if other == seat else at for other, at in enumerate(places))
    return points(public, seat, city), pay(public, seat, city)


def _whole(public: Public) -> int:
    return 6 if public.variants.short else 7


def _could_pay(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    (found, gold), (_, less), values = _best(view, seat, plan), _best(view, seat, instead), reason.values
    return (
        values["city"] == view.public.city
        and (values["points"], values["gold"], values["less"]) == (found, gold, less)
        and gold > less
    )


def _palace_paid(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    palaces, _, income, _ = _asked(plan)
    purse, price = _purse(view, seat), _price(view, seat)
    count = reason.values["count"]
    return (reason.values["price"], reason.values["purse"]) == (price, purse) and (
        0 < count <= palaces and count * price <= purse + income
    )


def _income(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    return bool(reason.values["gold"] == _asked(plan)[2] > (_asked(instead)[2] if instead else 0))


def _fetches(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    return bool(reason.values["count"] == min(_asked(plan)[3], view.public.quarry[seat]) > 0)


def _short(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    assert instead is not None
    palaces, houses, income, _ = _asked(instead)
    return bool(reason.values["gold"] == palaces * _price(view, seat) + houses - _purse(view, seat) - income > 0)


def _no_houses(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    assert instead is not None
    _, houses, _, fetched = _asked(instead)
    at_hand = view.public.supply[seat] + min(fetched, view.public.quarry[seat])
    return bool(reason.values["count"] == houses - at_hand > 0)


# ---------------------------------------------------------------------- the opening
def _home(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    home = BOARD["cities"][CITIES[reason.values["city"]]]["home"]
    names = ["", "mogul", "trader", "sadhu", "monk", "builder", "artisan", "yogi"]
    return bool(view.public.variants.homes and names.index(home) == reason.values["character"])


def _bid(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    without, values = sum(held == () for held in view.public.characters), reason.values
    is_so = (values["left"], values["players"]) == (len(view.public.bank), without)
    if "gold" not in values:
        return is_so and plan[0] == Pass()
    gold, rest = values["gold"], values["rest"]
    return is_so and bool(plan[0] == Bid(gold) and gold + rest == _purse(view, seat) and rest >= 0)


def _near(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    city, number = reason.values["city"], reason.values["round"]
    queue = [each for each in view.public.track if each is not None]
    return queue.index(city) + 1 == number and city in _road_of(plan[0].village).ends


Fact = Callable[[View, Seat, Reason, Plan, Plan | None], bool]


def _against(fact: Fact) -> Fact:
    """Returns a fact about a plan by itself where its reason says so."""
    return lambda view, seat, reason, plan, instead: fact(
        view, seat, reason, plan, None if reason.values.get("alone") else instead
    )


_TRUE: dict[str, Fact] = {
    "reasons.first": _first,
    "reasons.pays": _pays,
    "reasons.next_city": _next_city,
    "reasons.palaces": _palaces,
    "reasons.centre": _centre,
    "reasons.artisan": _artisan,
    "reasons.road": _road,
    "reasons.tolls": _tolls,
    "reasons.ability": _ability,
    "reasons.supply": _supply,
    "reasons.undone": _undone,
    "reasons.toll": _toll,
    "reasons.left": _left,
    "reasons.complete": _complete,
    "reasons.could_pay": _could_pay,
    "reasons.palace_paid": _palace_paid,
    "reasons.income": _income,
    "reasons.fetches": _fetches,
    "reasons.short": _short,
    "reasons.no_houses": _no_houses,
    "reasons.home": _home,
    "reasons.bid": _bid,
    "reasons.near": _near,
}
FACTS = {key: _against(fact) for key, fact in _TRUE.items()}
"""What must be true of each reason; takes the view, the seat, the reason, its plan and the other one."""
