"""Paying: which sets of cards buy something."""

from bisect import bisect_left
from functools import lru_cache

from game.palaces.money import CURRENCIES, Cards, money_card

_DIRHAM, _DUCAT, _FLORIN = (money_card(currency, 1, 0) for currency in range(1, len(CURRENCIES)))


def purses(hand: Cards) -> tuple[Cards, ...]:
    """Splits a hand (sorted) by currency."""
    dirham, ducat, florin = bisect_left(hand, _DIRHAM), bisect_left(hand, _DUCAT), bisect_left(hand, _FLORIN)
    return hand[:dirham], hand[dirham:ducat], hand[ducat:florin], hand[florin:]


@lru_cache(maxsize=1 << 14)
def payments(values: tuple[int, ...], price: int) -> tuple[tuple[int, ...], ...]:
    """Returns the sets of cards, as indices, that may be laid down for a price.

    Takes the values of the cards of the currency, rising. The rules allow any set worth at least the price. Our
    ruling keeps the sets that a player reaches by laying card after card and stopping as soon as the price is
    covered, without a card whose absence would still leave the set overpaying. So every exact payment is there, and
    overpaying on purpose (to have no further action) as cheaply as it goes; all that is left out are sets that only
    add cards to one of these, or pay with one more of nothing but equal cards.
    """
    found: list[tuple[int, ...]] = []

    def lay(start: int, laid: tuple[int, ...], paid: int) -> None:
        last = 0
        for index in range(start, len(values)):
            value = values[index]
            if value != last:
                last, now, cards = value, paid + value, (*laid, index)
                if now < price:
                    lay(index + 1, cards, now)
                elif now == price or now - values[cards[0]] <= price:
                    found.append(cards)

    if sum(values) >= price:
        lay(0, (), 0)
    return tuple(found)
