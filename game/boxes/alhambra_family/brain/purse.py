"""What a hand of money can do; every answer is remembered."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Protocol, TypeVar

from game.boxes.alhambra_family.rules.components import CURRENCY, PRICE, VALUE, Cards, Sets, total
from game.boxes.alhambra_family.rules.payment import is_thrifty, purses, ways
from game.boxes.alhambra_family.rules.taking import TakeMoney, takable
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


@lru_cache(maxsize=1 << 12)
def purse(hand: Cards) -> Purse:
    """Returns what a hand can do."""
    held = [coins(cards) for cards in purses(hand)]
    return Purse(
        tuple([each.worth for each in held]),
        tuple([each.exact for each in held]),
        sum([each.reach for each in held]),
        sum([each.fits for each in held]),
        sum([each.worth for each in held]),
        len(hand),
    )


@value
class Coins:
    """Cards of one currency as a buyer sees them, see `Purse`."""

    worth: int
    exact: int
    reach: int
    fits: int
    cards: int


@lru_cache(maxsize=1 << 12)
def coins(cards: Cards) -> Coins:
    """Returns what cards of one currency can do."""
    worth, made = 0, 1
    for card in cards:
        worth += VALUE[card]
        made |= made << VALUE[card]
    return Coins(worth, made, min(worth, _DEAREST), (made & _PRICES).bit_count(), len(cards))


class Payment(Protocol):
    """A move that lays down money cards."""

    @property
    def cards(self) -> tuple[int, ...]:
        """The money cards, sorted."""
        ...


PaymentT = TypeVar("PaymentT", bound=Payment)
_WAYS = 3


def thrifty(hand: Cards, price: int, listed: Iterable[PaymentT]) -> list[PaymentT]:
    """Returns the best few of several ways to pay a price from a hand (sorted), without needless cards.

    The cheapest come first, and of equally cheap ones those that leave a hand with many exact payments.
    """

    def rank(way: PaymentT) -> tuple[int, int, int]:
        rest = purse(tuple([card for card in hand if card not in way.cards]))
        return total(way.cards), -rest.fits, len(way.cards)

    return sorted([way for way in listed if _is_thrifty(way.cards, price)], key=rank)[:_WAYS]


def _is_thrifty(cards: Cards, price: int) -> bool:
    return is_thrifty(VALUE[cards[0]], VALUE[cards[-1]], total(cards), price)


def ample(takings: Iterable[TakeMoney]) -> list[TakeMoney]:
    """Returns the ways to take money without those that leave lying what could be taken with it."""
    listed = list(takings)
    taken = [set(taking.cards) for taking in listed]
    return [taking for taking in listed if not any(set(taking.cards) < more for more in taken)]


@lru_cache(maxsize=1 << 12)
def payment(cards: Cards, price: int) -> tuple[Cards, Cards]:
    """Returns the best way to pay a price with cards of one currency, and the cards that are left.

    The cheapest one; of equally cheap ones what leaves most exact payments, then what lays down the fewest cards. The
    cards must be enough.
    """

    def rank(split: tuple[Cards, Cards]) -> tuple[int, int, int]:
        laid, rest = split
        return total(laid), -coins(rest).fits, len(laid)

    return min([_split(cards, way) for way in ways(cards, price)], key=rank)


def _split(cards: Cards, way: Sequence[int]) -> tuple[Cards, Cards]:
    """Returns the cards at some indices and the others."""
    chosen = set(way)
    return tuple([cards[at] for at in way]), tuple([card for at, card in enumerate(cards) if at not in chosen])


@lru_cache(maxsize=1 << 12)
def joined(cards: Cards, more: Cards) -> Cards:
    """Returns the cards of both, sorted."""
    return tuple(sorted(cards + more))


Haul = tuple[TakeMoney, tuple[tuple[int, Cards], ...]]
"""A way to take open money, and the cards that it takes by currency."""


@lru_cache(maxsize=1 << 12)
def hauls(display: tuple[int | None, ...]) -> tuple[Haul, ...]:
    """Returns the ways to take open money that leave nothing lying which could be taken with it."""
    cards, sets = takable(display)
    taken = [tuple([cards[at] for at in chosen]) for chosen in _fullest(tuple(sets))]
    return tuple([(TakeMoney(each), _by_currency(each)) for each in taken])


@lru_cache(maxsize=1 << 10)
def _fullest(sets: Sets) -> Sets:
    """Returns the sets that are no part of another one."""
    return [chosen for chosen in sets if not any(set(chosen) < set(other) for other in sets)]


def _by_currency(cards: Cards) -> tuple[tuple[int, Cards], ...]:
    if len(cards) == 1:
        return ((CURRENCY[cards[0]], cards),)
    return tuple([(currency, part) for currency, part in enumerate(purses(cards)) if part])
