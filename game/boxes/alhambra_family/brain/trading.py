"""What a seat's money adds to the learned value, in parts of which a move changes one or two."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, reduce
from operator import or_

from game.boxes.alhambra_family.brain.purse import Coins, coins, purse
from game.boxes.alhambra_family.brain.reading import highest
from game.boxes.alhambra_family.rules.components import Cards
from game.core.values import value

Offer = tuple[int, int, int, float, bool]
"""What is for sale: its slot, currency and price, its worth to the seat, and whether another one can pay it exactly."""

Change = tuple[int, Cards]
"""A currency, and the cards of it that the seat then has."""


@value
class Rivals:
    """What the other seats hold, by currency: the most worth of one of them, and the amounts that any pays exactly."""

    most: tuple[int, ...]
    exact: tuple[int, ...]


@lru_cache(maxsize=1 << 12)
def strongest(hands: tuple[Cards, ...]) -> Rivals:
    """Returns what the hands of the other seats can do together."""
    held = [purse(hand) for hand in hands]
    exact = [reduce(or_, column) for column in zip(*[each.exact for each in held], strict=True)]
    return Rivals(highest([each.sums for each in held]), tuple(exact))


class Trade:
    """The money of a seat that decides: what it is worth in itself and for what is on sale, by learned weights.

    It reckons what `reading.trade` reads of the seat's own money, and leaves out what the others can do.
    """

    __slots__ = ("_card", "_chances", "_coin", "_coins", "_fit", "_most", "_now", "_offers", "_reach", "_richest")

    def __init__(
        self, weights: Mapping[str, float], left: float, held: Sequence[Cards], rivals: Rivals, offers: Sequence[Offer]
    ) -> None:
        """Takes weights by name, the share of tiles left, the cards by currency, the others, and what is for sale."""
        self._coin = weights["total"] + left * weights["total_left"]
        self._reach = weights["reach"] + left * weights["reach_left"]
        self._fit = weights["fits"] + left * weights["fits_left"]
        self._card, self._richest = weights["cards"], weights["richest_late"] * (1 - left) ** 4
        self._chances = tuple(
            [weights[name] for name in ("best_exact", "best_payable", "sum_exact", "sum_payable", "best_unrivalled")]
        )
        self._coins, self._most, self._offers = [coins(cards) for cards in held], rivals.most, offers
        self._now = self.chances(self._coins)

    def reaches(self, currency: int, price: int) -> bool:
        """Tells whether the seat can pay a price."""
        return self._coins[currency].worth >= price

    def gain(self, changes: Sequence[Change], sold: int = -1) -> float:
        """Returns how much the value grows when the cards of some currencies change and a slot (-1: none) is sold."""
        now, then, gained = self._coins, self._coins.copy(), -self._now
        for currency, cards in changes:
            then[currency] = after = coins(cards)
            gained += self._money(currency, after) - self._money(currency, now[currency])
        return gained + self.chances(then, sold)

    def _money(self, currency: int, held: Coins) -> float:
        """Returns what the cards of a currency are worth in themselves."""
        worth = self._coin * held.worth + self._reach * held.reach + self._fit * held.fits + self._card * held.cards
        return worth + self._richest if held.worth > self._most[currency] else worth

    def chances(self, held: Sequence[Coins], sold: int = -1) -> float:
        """Returns what the offers promise whoever holds these coins, but for a slot that is sold."""
        best_exact = best_payable = sum_exact = sum_payable = unrivalled = 0.0
        for slot, currency, price, worth, is_rivalled in self._offers:
            purse = held[currency]
            if purse.worth < price or slot == sold:
                continue
            sum_payable += worth
            if worth > best_payable:
                best_payable = worth
            if purse.exact >> price & 1:
                sum_exact += worth
                if worth > best_exact:
                    best_exact = worth
            if worth > unrivalled and not is_rivalled:
                unrivalled = worth
        exact, payable, all_exact, all_payable, alone = self._chances
        return (
            exact * best_exact
            + payable * best_payable
            + all_exact * sum_exact
            + all_payable * sum_payable
            + alone * unrivalled
        )
