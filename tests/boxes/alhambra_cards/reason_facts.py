"""What each reason of the card game claims, looked up again in the position by counting out, for hints and reviews."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.alhambra_cards.rules.moves import Buy, Give, Keep
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.rules.buildings import PRICE, TYPE
from game.boxes.alhambra_family.rules.market import YARD_CURRENCY
from game.boxes.alhambra_family.rules.money import CURRENCY, VALUE
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat

Check = Callable[[View, Seat, Reason, Plan, Plan | None], bool]


# ---------------------------------------------------------------------- counted out
def value(cards: Iterable[int]) -> int:
    return sum(VALUE[card] for card in cards)


def hand(view: View, seat: int) -> tuple[int, ...]:
    held = view.hands[seat]
    assert held is not None, "a reason looks into a hidden hand"
    return held


def sets_of(cards: Sequence[int]) -> Iterator[tuple[int, ...]]:
    return (some for size in range(1, len(cards) + 1) for some in combinations(cards, size))


def of_currency(cards: Iterable[int], slot: int) -> list[int]:
    return [card for card in cards if CURRENCY[card] == YARD_CURRENCY[slot]]


def can_pay_exactly(cards: Iterable[int], slot: int, price: int) -> bool:
    return any(value(some) == price for some in sets_of(of_currency(cards, slot)))


def prices_paid_exactly(cards: Iterable[int]) -> int:
    held = tuple(cards)
    return sum(can_pay_exactly(held, slot, price) for slot in range(4) for price in set(PRICE))


def numbers(view: View, kind: int, more: int | None = None) -> list[int]:
    """Buildings of a type by party: what lies before it, what the buyer has bought in this turn, and one more."""
    tables = [list(held) for held in view.buildings]
    tables[view.turn] += view.bought
    if view.third:
        tables.append(list(view.third.buildings))
    return [sum(TYPE[each] == kind for each in held) + (at == more) for at, held in enumerate(tables)]


def pays(counts: Sequence[int], letter: str, kind: int, party: int) -> int:
    """The rules' own words: all places that those who tie fill, added up, divided, rounded down."""
    value_of_type = kind + 1
    by_place = {"A": [value_of_type], "B": [7 + value_of_type, value_of_type]}.get(
        letter, [15 + value_of_type, 7 + value_of_type, value_of_type]
    )
    if not counts[party]:
        return 0
    better = sum(number > counts[party] for number in counts)
    level = sum(number == counts[party] for number in counts)
    return sum(by_place[better : better + level]) // level


def building_of(view: View, move: Any) -> int:
    number = view.yard[move.slot] if isinstance(move, Buy) else move.building
    assert number is not None
    return int(number)


def letters_to_come(view: View) -> list[str]:
    hidden = [pile.scoring for pile in view.piles if pile.scoring]
    return [*hidden, "C"]


def takes(view: View) -> list[set[int]]:
    """What may be taken: one open card, or several worth at most 5 together."""
    shown = [card for card in view.display if card is not None]
    return [set(some) for some in sets_of(shown) if len(some) == 1 or value(some) <= 5]


# ---------------------------------------------------------------------- claims about the plan
def exact(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    move, number = plan[0], reason.values["building"]
    return isinstance(move, Buy) and view.yard[move.slot] == number and value(move.cards) == PRICE[number]


def chain(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    one, two = plan[:2]
    bought = building_of(view, one), building_of(view, two)
    paid = value(one.cards) == PRICE[bought[0]] and value(two.cards) == PRICE[bought[1]]
    return paid and bought == (reason.values["building"], reason.values["next"]) and not set(one.cards) & set(two.cards)


def gains(view: View, seat: Seat, reason: Reason, plan: Plan, letter: str) -> bool:
    values = reason.values
    kind, party = values["kind"], seat
    now, then = numbers(view, kind), numbers(view, kind, party)
    return bool(
        TYPE[building_of(view, plan[0])] == kind
        and values["letter"] == letter
        and pays(now, letter, kind, party) == values["before"] < values["points"] == pays(then, letter, kind, party)
    )


def lead(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    then = numbers(view, reason.values["kind"], seat)
    is_alone = then[seat] == max(then) and then.count(max(then)) == 1
    return is_alone and gains(view, seat, reason, plan, letters_to_come(view)[0])


def tie(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    then = numbers(view, reason.values["kind"], seat)
    is_level = then[seat] == max(then) and then.count(max(then)) > 1
    return is_level and gains(view, seat, reason, plan, letters_to_come(view)[0])


def points(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    then = numbers(view, reason.values["kind"], seat)
    return then[seat] < max(then) and gains(view, seat, reason, plan, letters_to_come(view)[0])


def later(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    return len(letters_to_come(view)) > 1 and gains(view, seat, reason, plan, "C")


def secure(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    kind = reason.values["kind"]
    then = numbers(view, kind, seat)
    second = max(number for party, number in enumerate(then) if party != seat)
    is_it = TYPE[building_of(view, plan[0])] == kind
    return is_it and then[seat] - second == reason.values["ahead"] and then[seat] > second + 1


def rival(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    number, other = reason.values["building"], reason.values["seat"]
    slot = plan[0].slot
    able = view.open_hands and can_pay_exactly(hand(view, other), slot, PRICE[number])
    return able and other != seat and view.yard[slot] == number


def ends_game(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    bought = sum(isinstance(move, Buy) for move in plan)
    empty = sum(number is None for number in view.yard) + bought
    return bool(empty == reason.values["empty"] > reason.values["left"] == view.buildings_left)


def soon(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    top = view.piles[0]
    return bool(top.scoring == reason.values["letter"] and top.money + 1 == reason.values["cards"] <= 9)


def prepares(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    number, cards = reason.values["building"], reason.values["cards"]
    slot, held = view.yard.index(number), hand(view, seat)
    after = {*held, *plan[0].cards}
    return (
        not can_pay_exactly(held, slot, PRICE[number])
        and set(cards) <= after
        and of_currency(cards, slot) == list(cards)
        and value(cards) == PRICE[number]
    )


def reaches(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    number, slot = reason.values["building"], view.yard.index(reason.values["building"])
    before = value(of_currency(hand(view, seat), slot))
    after = before + value(of_currency(plan[0].cards, slot))
    return bool(before < PRICE[number] <= after == reason.values["sum"])


def most(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """Nothing else is worth as much; taking an equal card is the same choice."""
    cards = plan[0].cards
    alike = sorted((CURRENCY[card], VALUE[card]) for card in cards)
    others = [some for some in takes(view) if sorted((CURRENCY[card], VALUE[card]) for card in some) != alike]
    return cards == reason.values["cards"] and all(value(some) < value(cards) for some in others)


def several(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    return len(plan[0].cards) > 1 and plan[0].cards == reason.values["cards"]


def money(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    taken = plan[0].cards
    return bool(taken == reason.values["cards"] and value(hand(view, seat)) + value(taken) == reason.values["total"])


def lowers(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """One player more or the imaginary third one has the building, and another player gets less."""
    values, move = reason.values, plan[0]
    kind, letter, owner = values["kind"], letters_to_come(view)[0], 2 if isinstance(move, Give) else seat
    before, after = (pays(numbers(view, kind, more), letter, kind, values["seat"]) for more in (None, owner))
    told = values["letter"], values["before"], values["points"]
    return TYPE[building_of(view, move)] == kind and told == (letter, before, after) and after < before


def how_many(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    kind = reason.values["kind"]
    then = numbers(view, kind, seat)
    best = max(number for party, number in enumerate(then) if party != seat)
    return TYPE[building_of(view, plan[0])] == kind and (reason.values["count"], reason.values["best"]) == (
        then[seat],
        best,
    )


# ---------------------------------------------------------------------- claims about what is done instead
def overpays(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    assert instead
    number = building_of(view, instead[0])
    return bool(value(instead[0].cards) - PRICE[number] == reason.values["lost"] > 0)


def avoidable(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    assert instead
    cards, slot = reason.values["cards"], instead[0].slot
    is_held = set(cards) <= set(hand(view, seat)) and of_currency(cards, slot) == list(cards)
    return overpays(view, seat, reason, plan, instead) and is_held and value(cards) == PRICE[view.yard[slot] or 0]


def takes_less(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    assert instead and isinstance(instead[0], TakeMoney)
    more = set(reason.values["cards"])
    return bool(more) and not more & set(instead[0].cards) and {*instead[0].cards, *more} in takes(view)


def nothing(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    assert instead and isinstance(instead[0], Buy | Keep)
    kind = reason.values["kind"]
    now, then = numbers(view, kind), numbers(view, kind, seat)
    same = [pays(now, letter, kind, seat) == pays(then, letter, kind, seat) for letter in letters_to_come(view)]
    return TYPE[building_of(view, instead[0])] == kind and all(same)


def fits(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    assert instead
    left = [prices_paid_exactly(set(hand(view, seat)) - set(way[0].cards)) for way in (plan, instead)]
    return left == [reason.values["more"], reason.values["less"]] and left[0] > left[1]


FACTS: Mapping[str, Check] = {
    f"reasons.{check.__name__}": check
    for check in (
        exact, chain, lead, tie, points, later, secure, rival, ends_game, soon, prepares, reaches, most, several,
        money, lowers, overpays, avoidable, takes_less, nothing, fits,
    )
} | {"reasons.count": how_many}  # fmt: skip
