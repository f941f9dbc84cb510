"""What a hand of money can do; every answer is remembered."""

from dataclasses import dataclass
from functools import lru_cache

from game.palaces.buildings import PRICE
from game.palaces.money import CURRENCIES, CURRENCY, VALUE

_DEAREST = max(PRICE)
_PRICES = sum(1 << price for price in set(PRICE))


@dataclass(frozen=True, slots=True)
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
def purse(hand: tuple[int, ...]) -> Purse:
    """Returns what a hand can do."""
    sums, exact = [0] * len(CURRENCIES), [1] * len(CURRENCIES)
    for card in hand:
        currency, value = CURRENCY[card], VALUE[card]
        sums[currency] += value
        exact[currency] |= exact[currency] << value
    return Purse(
        tuple(sums),
        tuple(exact),
        sum(min(worth, _DEAREST) for worth in sums),
        sum((made & _PRICES).bit_count() for made in exact),
        sum(sums),
        len(hand),
    )
