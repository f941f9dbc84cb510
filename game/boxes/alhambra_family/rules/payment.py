"""Paying: which sets of cards buy something."""

from bisect import bisect_left
from collections import Counter
from functools import lru_cache
from math import prod

from game.boxes.alhambra_family.rules.money import COPIES, CURRENCIES, CURRENCY, VALUE, Cards, money_card, total

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


@lru_cache(maxsize=1 << 14)
def payments(values: tuple[int, ...], price: int) -> tuple[tuple[int, ...], ...]:
    """Returns the sets of cards, as indices, that may be laid down for a price, in the order of the indices.

    Takes the values of the cards of the currency, rising. Any set worth at least the price pays (3); from large purses
    (`MOST_SETS`) only those without needless cards, see `is_thrifty`: every exact payment, and overpaying on purpose
    (to have no further action) as cheaply as it goes.
    """
    ways: list[tuple[int, ...]] = []
    is_small = prod(n + 1 for n in Counter(values).values()) <= MOST_SETS

    def lay(start: int, laid: tuple[int, ...], paid: int) -> None:
        last = 0
        for index in range(start, len(values)):
            value = values[index]
            if value != last:
                last, now, cards = value, paid + value, (*laid, index)
                if now >= price and (is_small or is_thrifty(values[cards[0]], value, now, price)):
                    ways.append(cards)
                if now < price or is_small:
                    lay(index + 1, cards, now)

    if sum(values) >= price:
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
