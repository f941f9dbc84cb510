"""What a hand of money can do; every answer is remembered."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Protocol, TypeVar

from game.boxes.alhambra_family.rules.buildings import PRICE
from game.boxes.alhambra_family.rules.money import VALUE, Cards, total
from game.boxes.alhambra_family.rules.payment import is_thrifty, purses
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.values import value

_DEAREST = max(PRICE)
_PRICES = sum(1 << price for price in set(PRICE))


@value
class Purse:
    """A hand as a buyer sees it.

    `sums` is its worth by currency and `exact` by currency the amounts that some of its cards make together, as bits.
    `reach` counts the amounts up to the dearest price that it covers and `fits` the prices that it can pay exactly,
    over all currencies; `total` is its whole worth and `cards` its size.
    """

    sums: tuple[int, ...]
    exact: tuple[int, ...]
    reach: int
    fits: int
    total: int
    cards: int


@lru_cache(maxsize=1 << 16)
def purse(hand: Cards) -> Purse:
    """Returns what a hand can do."""
    sums, exact, reach, fits = zip(*[_of_currency(cards) for cards in purses(hand)], strict=True)
    return Purse(sums, exact, sum(reach), sum(fits), sum(sums), len(hand))


@lru_cache(maxsize=1 << 14)
def _of_currency(cards: Cards) -> tuple[int, int, int, int]:
    """Returns what cards of one currency are worth, what they make exactly, and how much they reach and fit."""
    worth, made = 0, 1
    for card in cards:
        worth += VALUE[card]
        made |= made << VALUE[card]
    return worth, made, min(worth, _DEAREST), (made & _PRICES).bit_count()


class Payment(Protocol):
    """A move that lays down money cards."""

    @property
    def cards(self) -> tuple[int, ...]:
        """The money cards, sorted."""
        ...


PaymentT = TypeVar("PaymentT", bound=Payment)
_WAYS = 3


def thrifty(hand: Cards, price: int, ways: Iterable[PaymentT]) -> list[PaymentT]:
    """Returns the best few of several ways to pay a price from a hand (sorted), without needless cards.

    The cheapest come first, and of equally cheap ones those that leave a hand with many exact payments.
    """

    def rank(way: PaymentT) -> tuple[int, int, int]:
        rest = purse(tuple([card for card in hand if card not in way.cards]))
        return total(way.cards), -rest.fits, len(way.cards)

    return sorted([way for way in ways if _is_thrifty(way.cards, price)], key=rank)[:_WAYS]


def _is_thrifty(cards: Cards, price: int) -> bool:
    return is_thrifty(VALUE[cards[0]], VALUE[cards[-1]], total(cards), price)


def ample(takings: Iterable[TakeMoney]) -> list[TakeMoney]:
    """Returns the ways to take money without those that leave lying what could be taken with it."""
    listed = list(takings)
    taken = [set(taking.cards) for taking in listed]
    return [taking for taking in listed if not any(set(taking.cards) < more for more in taken)]
