"""What the reasons that both Alhambra games give claim, looked up again in the position by counting out."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.alhambra_family.rules.buildings import TYPE
from game.boxes.alhambra_family.rules.money import CURRENCY, VALUE
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from tests.boxes.facts import Facts

SHARED = (
    "chain", "lead", "tie", "points", "rival", "lowers", "soon", "prepares", "overpays", "avoidable", "takes_less",
)  # fmt: skip
"""The reasons that both games give."""


def value(cards: Iterable[int]) -> int:
    return sum(VALUE[card] for card in cards)


def hand(view: Any, seat: int) -> tuple[int, ...]:
    held: tuple[int, ...] | None = view.hands[seat]
    assert held is not None, "a reason looks into a hidden hand"
    return held


def sets_of(cards: Sequence[int]) -> Iterator[tuple[int, ...]]:
    return (some for size in range(1, len(cards) + 1) for some in combinations(cards, size))


def of_currency(cards: Iterable[int], currency: int) -> list[int]:
    return [card for card in cards if CURRENCY[card] == currency]


def can_pay_exactly(cards: Iterable[int], currency: int, price: int) -> bool:
    return any(value(some) == price for some in sets_of(of_currency(cards, currency)))


def pays(counts: Sequence[int], letter: str, kind: int, party: int) -> int:
    """The rules' own words: all places that those who tie fill, added up, divided, rounded down."""
    last = kind + 1
    by_place = {"A": [last], "B": [7 + last, last], "C": [15 + last, 7 + last, last]}[letter]
    if not counts[party]:
        return 0
    better = sum(number > counts[party] for number in counts)
    level = sum(number == counts[party] for number in counts)
    return sum(by_place[better : better + level]) // level


def takes(view: Any) -> list[set[int]]:
    """What may be taken: one open card, or several worth at most 5 together."""
    shown = [card for card in view.display if card is not None]
    return [set(some) for some in sets_of(shown) if len(some) == 1 or value(some) <= 5]


class Claims(ABC):
    """What is claimed, in the words of one of the games: each method is a `Fact`."""

    building: str
    """What a reason's value is called that names a building."""
    given_away: type
    """The move that gives a building to the third player."""
    types: Sequence[int | None] = TYPE
    leads_pay_more = True
    """Whether an undivided or shared first place is a reason only where it pays more than before."""

    @abstractmethod
    def tile(self, view: Any, move: Any) -> int:
        """Returns the building that a move is about."""

    @abstractmethod
    def offer(self, view: Any, tile: int) -> tuple[int, int]:
        """Returns the currency and the price of a building that is on sale."""

    @abstractmethod
    def owned(self, view: Any, seat: Seat) -> list[list[int]]:
        """Returns what each party has, with what the seat has bought in this turn."""

    def letters(self, view: Any) -> list[str]:
        """Returns the scorings that are to come."""
        return [*(pile.scoring for pile in view.piles if pile.scoring), "C"]

    def facts(self) -> Facts:
        return {f"reasons.{name}": getattr(self, name) for name in SHARED}

    # ------------------------------------------------------------------ majorities
    def numbers(self, view: Any, seat: Seat, kind: int, tile: int, more: int | None = None) -> list[int]:
        """Buildings of a type by party, and this one for a party."""
        tables = self.owned(view, seat)
        return [sum(self.types[each] == kind for each in held if each != tile) + (at == more)
                for at, held in enumerate(tables)]  # fmt: skip

    def standing(self, view: Any, seat: Seat, reason: Reason, plan: Plan) -> tuple[int, int]:
        """How many of the type the seat has then, and how many the best other party."""
        tile = self.tile(view, plan[0])
        assert self.types[tile] == reason.values["kind"]
        then = self.numbers(view, seat, reason.values["kind"], tile, seat)
        return then[seat], max(number for party, number in enumerate(then) if party != seat)

    def gains(self, view: Any, seat: Seat, reason: Reason, plan: Plan, letter: str, *, is_more: bool = True) -> bool:
        values, tile = reason.values, self.tile(view, plan[0])
        now, then = (self.numbers(view, seat, values["kind"], tile, more) for more in (None, seat))
        before, after = (pays(counts, letter, values["kind"], seat) for counts in (now, then))
        return (values["letter"], values["before"], values["points"]) == (letter, before, after) and is_more <= (
            before < after
        )

    def lead(self, view: Any, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
        own, best = self.standing(view, seat, reason, plan)
        letter, is_more = self.letters(view)[0], self.leads_pay_more
        return own > best and self.gains(view, seat, reason, plan, letter, is_more=is_more)

    def tie(self, view: Any, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
        own, best = self.standing(view, seat, reason, plan)
        letter, is_more = self.letters(view)[0], self.leads_pay_more
        return own == best and self.gains(view, seat, reason, plan, letter, is_more=is_more)

    def points(self, view: Any, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
        own, best = self.standing(view, seat, reason, plan)
        return own < best and self.gains(view, seat, reason, plan, self.letters(view)[0])

    def lowers(self, view: Any, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
        """One player more or the imaginary third one has the building, and another player gets less."""
        values, tile = reason.values, self.tile(view, plan[0])
        kind, letter = values["kind"], self.letters(view)[0]
        owner = 2 if isinstance(plan[0], self.given_away) else seat
        before, after = (
            pays(self.numbers(view, seat, kind, tile, more), letter, kind, values["seat"]) for more in (None, owner)
        )
        told = values["letter"], values["before"], values["points"]
        return (
            self.types[tile] == kind and values["seat"] != seat and told == (letter, before, after) and after < before
        )

    # ------------------------------------------------------------------ money
    def chain(self, view: Any, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
        bought = tuple(self.tile(view, move) for move in plan[:2])
        paid = [value(move.cards) == self.offer(view, tile)[1] for move, tile in zip(plan[:2], bought, strict=True)]
        told = reason.values[self.building], reason.values["next"]
        return all(paid) and told == bought and not set(plan[0].cards) & set(plan[1].cards)

    def rival(self, view: Any, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
        tile, other = reason.values[self.building], reason.values["seat"]
        able = view.open_hands and can_pay_exactly(hand(view, other), *self.offer(view, tile))
        return able and other != seat and tile == self.tile(view, plan[0])

    def soon(self, view: Any, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
        top = view.piles[0]
        return bool(top.scoring == reason.values["letter"] and top.money + 1 == reason.values["cards"] <= 9)

    def prepares(self, view: Any, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
        cards, held = reason.values["cards"], hand(view, seat)
        currency, price = self.offer(view, reason.values[self.building])
        is_all_of_it = of_currency(cards, currency) == list(cards) and value(cards) == price
        return not can_pay_exactly(held, currency, price) and {*cards} <= {*held, *plan[0].cards} and is_all_of_it

    def overpays(self, view: Any, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
        assert instead
        price = self.offer(view, self.tile(view, instead[0]))[1]
        return bool(value(instead[0].cards) - price == reason.values["lost"] > 0)

    def avoidable(self, view: Any, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
        assert instead
        cards, (currency, price) = reason.values["cards"], self.offer(view, self.tile(view, instead[0]))
        is_held = set(cards) <= set(hand(view, seat)) and of_currency(cards, currency) == list(cards)
        return self.overpays(view, seat, reason, plan, instead) and is_held and value(cards) == price

    def takes_less(self, view: Any, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
        assert instead and isinstance(instead[0], TakeMoney)
        more = set(reason.values["cards"])
        return bool(more) and not more & set(instead[0].cards) and {*instead[0].cards, *more} in takes(view)
