"""What the reasons that both Alhambra games give claim, looked up again in the position by counting out."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.alhambra_family.rules.components import CURRENCY, TYPE, VALUE
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from tests.boxes.facts import Facts


def value(cards: Iterable[int]) -> int:
    return sum(VALUE[card] for card in cards)


def sets_of(cards: Sequence[int]) -> Iterator[tuple[int, ...]]:
    return (some for size in range(1, len(cards) + 1) for some in combinations(cards, size))


def of_currency(cards: Iterable[int], currency: int) -> list[int]:
    return [card for card in cards if CURRENCY[card] == currency]


def pays(counts: Sequence[int], letter: str, kind: int, party: int) -> int:
    """The rules' own words: all places that those who tie fill, added up, divided, rounded down."""
    last = kind + 1
    by_place = {"A": [last], "B": [7 + last, last], "C": [15 + last, 7 + last, last]}[letter]
    if not counts[party]:
        return 0
    better = sum(number > counts[party] for number in counts)
    level = sum(number == counts[party] for number in counts)
    return sum(by_place[better : better + level]) // level


class Claims(ABC):
    """What is claimed of a plan, in the words of one of the games: each method tells if the reason of its name is true.

    `building` is what a reason's value is called that names one, `given_away` the move that gives one to the third
    player; `leads_pay_more` tells whether a first place is a reason only where it pays more than before.
    """

    building: str
    given_away: type
    types: Sequence[int | None] = TYPE
    leads_pay_more = True

    def __init__(self, view: Any, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> None:
        self.view, self.seat, self.told, self.plan = view, seat, reason.values, plan
        self.instead: Plan = instead or ()
        self.move, self.other = plan[0], next(iter(self.instead), None)

    @classmethod
    def facts(cls, *names: str) -> Facts:
        """Returns the facts of the reasons that both games give and of others with these names."""
        both = "chain exact lead tie points rival lowers soon prepares affords spares idle money overpays avoidable"
        return {f"reasons.{name}": lambda *given, name=name: bool(getattr(cls(*given), name)())
                for name in (*both.split(), "takes_less", "ends_game", *names)}  # fmt: skip

    @abstractmethod
    def tile(self, move: Any) -> int:
        """Returns the building that a move is about."""

    @abstractmethod
    def offer(self, tile: int) -> tuple[int, int]:
        """Returns the currency and the price of a building that is on sale."""

    @abstractmethod
    def owned(self) -> list[list[int]]:
        """Returns what each party has, with what the seat has bought in this turn."""

    @abstractmethod
    def ends_game(self) -> bool:
        """So many places of the market are empty then, and fewer buildings are left."""

    def letters(self) -> list[str]:
        """Returns the scorings that are to come."""
        return [*(pile.scoring for pile in self.view.piles if pile.scoring), "C"]

    def hand(self, seat: int) -> tuple[int, ...]:
        held: tuple[int, ...] | None = self.view.hands[seat]
        assert held is not None, "a reason looks into a hidden hand"
        return held

    # ------------------------------------------------------------------ majorities
    def numbers(self, more: int | None = None) -> list[int]:
        """Buildings of the type by party, the one in question only with a party."""
        kind, tile = self.told["kind"], self.tile(self.move)
        assert self.types[tile] == kind
        return [sum(self.types[each] == kind for each in held if each != tile) + (party == more)
                for party, held in enumerate(self.owned())]  # fmt: skip

    def pays(self, party: int, owner: int) -> bool:
        """Tells whether a party gets as much as is told, before and after somebody has the building."""
        letter, kind = self.letters()[0], self.told["kind"]
        before, after = (pays(self.numbers(more), letter, kind, party) for more in (None, owner))
        return (self.told["letter"], self.told["before"], self.told["points"]) == (letter, before, after)

    def ahead(self) -> int:
        """How many more of the type the seat has then than the best other party."""
        own, *others = sorted(enumerate(self.numbers(self.seat)), key=lambda pair: pair[0] != self.seat)
        return own[1] - max(number for _, number in others)

    def gains(self, *, is_more: bool) -> bool:
        return self.pays(self.seat, self.seat) and is_more <= (self.told["before"] < self.told["points"])

    def lead(self) -> bool:
        return self.ahead() > 0 and self.gains(is_more=self.leads_pay_more)

    def tie(self) -> bool:
        return self.ahead() == 0 and self.gains(is_more=self.leads_pay_more)

    def points(self) -> bool:
        return self.ahead() < 0 and self.gains(is_more=True)

    def lowers(self) -> bool:
        """One player more or the imaginary third one has the building, and another player gets less."""
        loser, owner = self.told["seat"], 2 if isinstance(self.move, self.given_away) else self.seat
        return bool(loser != self.seat and self.pays(loser, owner) and self.told["points"] < self.told["before"])

    # ------------------------------------------------------------------ money
    def is_paid(self, move: Any) -> bool:
        return value(move.cards) == self.offer(self.tile(move))[1]

    def exact(self) -> bool:
        told = self.told[self.building], self.told["cards"]
        return told == (self.tile(self.move), self.move.cards) and self.is_paid(self.move)

    def chain(self) -> bool:
        both = self.plan[:2]
        told = self.told[self.building], self.told["next"]
        is_bought = all(map(self.is_paid, both)) and told == tuple(map(self.tile, both))
        return is_bought and not set(both[0].cards) & set(both[1].cards)

    def could_pay(self, seat: int, tile: int) -> bool:
        currency, price = self.offer(tile)
        return any(value(some) == price for some in sets_of(of_currency(self.hand(seat), currency)))

    def rival(self) -> bool:
        tile, other = self.told[self.building], self.told["seat"]
        return (
            self.view.open_hands and other != self.seat and tile == self.tile(self.move) and self.could_pay(other, tile)
        )

    def soon(self) -> bool:
        top = self.view.piles[0]
        return bool(top.scoring == self.told["letter"] and top.money + 1 == self.told["cards"] <= 9)

    def is_exactly(self, cards: Sequence[int], tile: int) -> bool:
        currency, price = self.offer(tile)
        return of_currency(cards, currency) == list(cards) and value(cards) == price

    def prepares(self) -> bool:
        cards, tile = self.told["cards"], self.told[self.building]
        is_at_hand = {*cards} <= {*self.hand(self.seat), *self.move.cards}
        return is_at_hand and self.is_exactly(cards, tile) and not self.could_pay(self.seat, tile)

    def affords(self) -> bool:
        """The hand has too little of the currency now, and with the money that is taken enough, at most 2 too much."""
        currency, price = self.offer(self.told[self.building])
        hand, cards = self.hand(self.seat), self.told["cards"]
        is_at_hand = of_currency(cards, currency) == list(cards) and {*cards} <= {*hand, *self.move.cards}
        return is_at_hand and value(of_currency(hand, currency)) < price < value(cards) <= price + 2

    def spares(self) -> bool:
        """Money is taken though something could be paid, by which two coins or more are lost in any way to pay it."""
        currency, price = self.offer(self.told[self.building])
        ways = [value(some) for some in sets_of(of_currency(self.hand(self.seat), currency))]
        least = min(amount for amount in ways if amount >= price)
        return isinstance(self.move, TakeMoney) and least - price == self.told["count"] >= 2

    def idle(self) -> bool:
        """Money is taken though something could be bought, of which one more brings nothing in the next scoring."""
        letter, kind = self.letters()[0], self.told["kind"]
        counts = [sum(self.types[each] == kind for each in held) for held in self.owned()]
        more = [count + (party == self.seat) for party, count in enumerate(counts)]
        is_useless = pays(more, letter, kind, self.seat) <= pays(counts, letter, kind, self.seat)
        return isinstance(self.move, TakeMoney) and self.told["letter"] == letter and is_useless

    def money(self) -> bool:
        """One open card may be taken, or several worth at most 5 together: none that are worth more."""
        shown = [card for card in self.view.display if card is not None]
        allowed = [value(some) for some in sets_of(shown) if len(some) == 1 or value(some) <= 5]
        return self.told["cards"] == self.move.cards and value(self.move.cards) == max(allowed)

    def overpays(self) -> bool:
        assert self.other
        return bool(value(self.other.cards) - self.offer(self.tile(self.other))[1] == self.told["lost"] > 0)

    def avoidable(self) -> bool:
        cards = self.told["cards"]
        is_held = {*cards} <= {*self.hand(self.seat)}
        return self.overpays() and is_held and self.is_exactly(cards, self.tile(self.other))

    def takes_less(self) -> bool:
        """One open card may be taken, or several worth at most 5 together."""
        assert isinstance(self.other, TakeMoney)
        taken, more = {*self.other.cards}, {*self.told["cards"]}
        shown = {card for card in self.view.display if card is not None}
        return bool(more) and not more & taken and more <= shown and value(taken | more) <= 5
