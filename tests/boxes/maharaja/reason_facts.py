"""What must be true when Maharaja gives a reason: counted piece by piece on the board, after the moves were played."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
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
from tests.boxes.facts import Fact

PAYOUTS = {2: [10, 5], 3: [11, 7, 3], 4: [12, 9, 6, 3], 5: [13, 10, 7, 4, 1]}
SADHU, MONK, ARTISAN = 3, 4, 6
COSTS = {"house": (0, 1), "two_houses": (0, 2), "palace": (1, 0), "palace_house": (1, 1)}
"""Palaces and houses of the actions that build."""


@dataclass
class After:
    """A position after a plan up to its end, with what was paid on roads, palaces for 9 gold and what others get."""

    public: Public
    gold: int
    tolls: int
    cheap: int
    compensation: int
    robbed: bool


def played(view: View, seat: Seat, plan: Plan | None) -> After:
    dice = Dice(1)
    state = RULES.imagine(view, dice)
    tolls = cheap = compensation = 0
    robbed = False
    for move in plan or ():
        done = step(RULES, state, seat, move, dice)
        if isinstance(move, EndTurn):
            (compensation,) = (news.compensation for news in done.events if isinstance(news, TurnEnded))
            break
        spent, state = state.gold[seat] - done.state.gold[seat], done.state
        tolls += spent if hasattr(move, "roads") else 0
        cheap += isinstance(move, BuildPalace) and spent == 9
        if state.public.acting != seat:
            robbed, other = True, state.public.acting
            state = step(RULES, state, other, RULES.legal(state, other)[0], dice).state
    return After(state.public, state.gold[seat], tolls, cheap, compensation, robbed)


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


def _built(public: Public, seat: int) -> int:
    return sum(owner == seat for garden in public.sites for owner in garden)


def _road_of(village: int) -> Any:
    (road,) = (road for road in ROADS if village in road.villages)
    return road


def _left_behind(view: View, seat: Seat, plan: Plan) -> list[int]:
    """Villages out of which the plan moves a house before it builds one there."""
    return [move.place for move in plan if hasattr(move, "place") and move.place < len(VILLAGES)]


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


class Told:
    """What a reason tells of a plan, and what comes of the plan and of the other one."""

    def __init__(self, view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> None:
        self.view, self.public, self.seat, self.plan, self.values = view, view.public, seat, plan, reason.values
        self.instead = None if reason.values.get("alone") else instead

    @cached_property
    def after(self) -> After:
        return played(self.view, self.seat, self.plan)

    @cached_property
    def other(self) -> After:
        return played(self.view, self.seat, self.instead)

    @property
    def price(self) -> int:
        return _price(self.view, self.seat)

    @property
    def purse(self) -> int:
        return _purse(self.view, self.seat)


class Claim(Told):
    """Each method tells whether the reason of its name is true."""

    # ---------------------------------------------------------------------- a turn
    def pays(self) -> bool:
        city, told = self.public.city, self.values
        assert city is not None
        gold, less = (pay(each.public, self.seat, city) for each in (self.after, self.other))
        is_told = (told["city"], told["gold"], told["less"]) == (city, gold, less) and gold > less
        is_sure = not self.after.robbed and not self.other.robbed
        return is_sure and is_told and bool(told["points"] == points(self.after.public, self.seat, city))

    def first(self) -> bool:
        after, other, city = self.after, self.other, self.values["city"]
        is_first = ranks(after.public, city)[0] == self.seat and ranks(other.public, city)[:1] != [self.seat]
        return is_first and self.pays()

    def next_city(self) -> bool:
        city, old = lowest(self.after.public), lowest(self.other.public)
        gold, less = (pay(self.after.public, self.seat, each) for each in (city, old))
        told = [self.values[name] for name in ("city", "instead", "gold", "less")]
        is_lowered = any(isinstance(move, LowerGovernor) for move in self.plan)
        return is_lowered and told == [city, old, gold, less] and city != old and gold > less

    def palaces(self) -> bool:
        after, other = self.after, self.other
        count = _built(after.public, self.seat) - _built(self.public, self.seat)
        left = _whole(self.public) - _built(after.public, self.seat)
        is_more = _built(after.public, self.seat) > _built(other.public, self.seat)
        return is_more and self.values["count"] == count and self.values.get("left", 0) == left

    def centre(self) -> bool:
        city = self.values["city"]
        return self.public.sites[city][0] is None and self.after.public.sites[city][0] == self.seat

    def artisan(self) -> bool:
        is_new = ARTISAN not in self.public.characters[self.seat]
        return is_new and 3 * self.after.cheap == self.values["saved"] > 0

    def road(self) -> bool:
        village = self.values["village"]
        road, after = _road_of(village), self.after.public
        is_new = not self.public.villages[village] or village in _left_behind(self.view, self.seat, self.plan)
        is_open = all(after.villages[each] for each in road.villages)
        alone = is_open or after.villages[village] == (self.seat,)
        return is_new and alone and (self.values["ends"], self.values["is_open"]) == (road.ends, is_open)

    def tolls(self) -> bool:
        owners = self.after.public.villages[self.values["village"]]
        strangers = [other for other in range(self.public.seats) if other not in owners]
        return self.seat in owners and self.values["count"] == len(strangers) > 0

    def ability(self) -> bool:
        character = self.values["character"]
        held = self.after.public.characters[self.seat]
        return character in held and character not in self.public.characters[self.seat]

    def supply(self) -> bool:
        has_fetched = any(isinstance(move, FetchHouses) for move in self.plan)
        return has_fetched and bool(self.values["count"] == self.after.public.supply[self.seat])

    def undone(self) -> bool:
        """Section 5: 2 gold for each of the others, once."""
        return (self.after.compensation, self.other.compensation, self.values["gold"]) == (0, 2, 2)

    def toll(self) -> bool:
        values = self.values
        return bool(values["gold"] == self.other.tolls > self.after.tolls == values["less"])

    def left(self) -> bool:
        values = self.values
        return bool(values["gold"] == self.after.gold > self.other.gold == values["less"])

    def complete(self) -> bool:
        return self.after.compensation == 0 and self.plan == (EndTurn(),)

    # ---------------------------------------------------------------------- a disc
    def could_pay(self) -> bool:
        (found, gold), (_, less) = (_best(self.view, self.seat, disc) for disc in (self.plan, self.instead))
        told = [self.values[name] for name in ("city", "points", "gold", "less")]
        return told == [self.public.city, found, gold, less] and gold > less

    def palace_paid(self) -> bool:
        palaces, _, income, _ = _asked(self.plan)
        count, told = self.values["count"], (self.values["price"], self.values["purse"])
        return told == (self.price, self.purse) and 0 < count <= palaces and count * self.price <= self.purse + income

    def income(self) -> bool:
        return bool(self.values["gold"] == _asked(self.plan)[2] > (_asked(self.instead)[2] if self.instead else 0))

    def fetches(self) -> bool:
        return bool(self.values["count"] == min(_asked(self.plan)[3], self.public.quarry[self.seat]) > 0)

    def short(self) -> bool:
        assert self.instead is not None
        palaces, houses, income, _ = _asked(self.instead)
        return bool(self.values["gold"] == palaces * self.price + houses - self.purse - income > 0)

    def no_houses(self) -> bool:
        assert self.instead is not None
        _, houses, _, fetched = _asked(self.instead)
        at_hand = self.public.supply[self.seat] + min(fetched, self.public.quarry[self.seat])
        return bool(self.values["count"] == houses - at_hand > 0)

    # ---------------------------------------------------------------------- the opening
    def home(self) -> bool:
        home = BOARD["cities"][CITIES[self.values["city"]]]["home"]
        names = ["", "mogul", "trader", "sadhu", "monk", "builder", "artisan", "yogi"]
        return bool(self.public.variants.homes and names.index(home) == self.values["character"])

    def bid(self) -> bool:
        without, values = sum(held == () for held in self.public.characters), self.values
        is_so = (values["left"], values["players"]) == (len(self.public.bank), without)
        if "gold" not in values:
            return is_so and self.plan[0] == Pass()
        gold, rest = values["gold"], values["rest"]
        return is_so and bool(self.plan[0] == Bid(gold) and gold + rest == self.purse and rest >= 0)

    def near(self) -> bool:
        city, number = self.values["city"], self.values["round"]
        queue = [each for each in self.public.track if each is not None]
        return queue.index(city) + 1 == number and city in _road_of(self.plan[0].village).ends


def _fact(name: str) -> Fact:
    return lambda *told: bool(getattr(Claim(*told), name)())


FACTS = {f"reasons.{name}": _fact(name) for name in vars(Claim) if not name.startswith("_")}
"""What must be true of each reason; takes the view, the seat, the reason, its plan and the other one."""
