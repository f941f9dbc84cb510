"""The arithmetic of a payment: the best one of a hand, and how it adds up."""

from collections.abc import Iterable, Sequence

from game.boxes.alhambra_family.rules.money import CURRENCY, VALUE, Cards, total
from game.boxes.alhambra_family.rules.payment import payments


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
