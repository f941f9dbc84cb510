"""Paying: which sets of cards buy something."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import prod
from operator import eq

from game.boxes.alhambra_family.rules.components import (
    COPIES,
    CURRENCIES,
    CURRENCY,
    VALUE,
    Cards,
    Sets,
    money_card,
    total,
)

_DIRHAM, _DUCAT, _FLORIN = (money_card(currency, 1, 0) for currency in range(1, len(CURRENCIES)))


def purses(hand: Cards) -> tuple[Cards, ...]:
    """Splits a hand (sorted) by currency."""
    dirham, ducat, florin = bisect_left(hand, _DIRHAM), bisect_left(hand, _DUCAT), bisect_left(hand, _FLORIN)
    return hand[:dirham], hand[dirham:ducat], hand[ducat:florin], hand[florin:]


MOST_SETS = 128
"""Up to so many different sets of cards in a purse (the empty one counted), each of them that is enough may be paid.

So the rules have it, needless cards included. Seven different cards make that many; from more cards of a currency those
with needless ones are not listed, or the ways to pay would be tens of thousands. They can be paid all the same, see
`covering`.
"""
MANY = 8
"""So many cards may make more sets than those."""


def ways(purse: Cards, price: int) -> Sets:
    """Returns how cards of one currency may pay a price, see `payments`."""
    return payments(tuple([VALUE[card] for card in purse]), price)


@lru_cache(maxsize=1 << 12)
def payments(values: tuple[int, ...], price: int) -> Sets:
    """Returns the sets of cards, as indices, that may be laid down for a price, in the order of the indices.

    Takes the values of the cards of the currency, rising. Any set worth at least the price pays (3); from large purses
    (`MOST_SETS`) only those without needless cards, see `is_thrifty`: every exact payment, and overpaying on purpose
    (to have no further action) as cheaply as it goes.
    """
    if len(values) < MANY or prod(n + 1 for n in Counter(values).values()) <= MOST_SETS:
        sets, growth = _sets(len(values), tuple(map(eq, values, values[1:])))
        worths = [0]
        for shorter, index in growth:
            worths.append(worths[shorter] + values[index])
        return tuple([cards for cards, worth in zip(sets, worths, strict=True) if worth >= price])
    return _thrifty(values, price)


@cache
def _sets(cards: int, alike: tuple[bool, ...]) -> tuple[Sets, Sequence[tuple[int, int]]]:
    """Returns the different sets of cards of a small purse, in the order of the indices, and how each but none grows.

    Takes how many cards there are, and of each but the first whether it equals the one before. A set grows by a card
    from a shorter one, of which its place is told. Whatever cards are worth, few purses differ in this, so that there
    is little to find out.
    """
    sets: list[tuple[int, ...]] = [()]
    growth: list[tuple[int, int]] = []

    def lay(start: int, shorter: int) -> None:
        for index in range(start, cards):
            if index == start or not alike[index - 1]:
                sets.append((*sets[shorter], index))
                growth.append((shorter, index))
                lay(index + 1, len(sets) - 1)

    lay(0, 0)
    return sets, growth


def _thrifty(values: tuple[int, ...], price: int) -> Sets:
    """Returns the payments of a large purse that have no needless cards, in the order of the indices."""
    ways: list[tuple[int, ...]] = []

    def lay(start: int, laid: tuple[int, ...], paid: int) -> None:
        for index in range(start, len(values)):
            if index == start or values[index] != values[index - 1]:
                value, cards, now = values[index], (*laid, index), paid + values[index]
                if now >= price and is_thrifty(values[cards[0]], value, now, price):
                    ways.append(cards)
                if now < price:
                    lay(index + 1, cards, now)

    lay(0, (), 0)
    return tuple(ways)


def is_thrifty(lowest: int, highest: int, paid: int, price: int) -> bool:
    """Tells whether a payment has no needless cards: exact, or laid card after card just until the price is covered.

    Takes its lowest and highest value and its worth. Without its highest card an overpayment covers the price no more,
    and without its lowest it overpays no more.
    """
    return paid == price or paid - highest < price >= paid - lowest


def covering(hand: Cards, laid: Cards, currency: int, price: int) -> Cards:
    """Returns the payment for a price that lays down these cards of a hand, and as few more as it can.

    Needless cards are laid down as the others; of equal ones the lowest copies are named. Returns no cards if the hand
    does not have these in the currency, or if all of the currency is not enough.
    """
    left = [card for card in hand if CURRENCY[card] == currency]
    chosen: list[int] = []
    for kind in (card // COPIES for card in laid):
        copy = next((card for card in left if card // COPIES == kind), None)
        if copy is None:
            return ()
        chosen.append(copy)
        left.remove(copy)
    while left and total(chosen) < price:
        chosen.append(max(left, key=lambda card: (VALUE[card], -card)))
        left.remove(chosen[-1])
    return tuple(sorted(chosen)) if total(chosen) >= price else ()


# ---------------------------------------------------------------------- sums
def waste(cards: Sequence[int], price: int) -> tuple[int, int]:
    """Orders payments: the least too much first, then the fewest cards."""
    return total(cards) - price, len(cards)


def cheapest(hand: Iterable[int], currency: int, price: int) -> Cards:
    """Returns the cards of a hand that pay a price in a currency with the least waste, none when it is too much."""
    purse = tuple(card for card in hand if CURRENCY[card] == currency)
    ways = payments(tuple(VALUE[card] for card in purse), price)
    return min((tuple(purse[i] for i in way) for way in ways), key=lambda cards: waste(cards, price), default=())


def added(cards: Sequence[int]) -> str:
    """Returns the addition of some cards, "4 + 5 = 9", or the value of a single one."""
    values = sorted(VALUE[card] for card in cards)
    told = " + ".join(map(str, values))
    return f"{told} = {sum(values)}" if len(values) > 1 else told
