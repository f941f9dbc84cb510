"""Money cards as whole numbers: 0 to 107, sorted by currency, value and copy."""

from collections.abc import Iterable, Sequence

Cards = tuple[int, ...]
"""Money cards or tiles, always sorted."""
Sets = Sequence[tuple[int, ...]]
"""Sets of some cards, as indices, in the order of the indices."""

CURRENCIES = ("denar", "dirham", "ducat", "florin")
VALUES = range(1, 10)
COPIES = 3
CARDS = range(len(CURRENCIES) * len(VALUES) * COPIES)

CURRENCY = tuple(card // (len(VALUES) * COPIES) for card in CARDS)
VALUE = tuple(1 + card // COPIES % len(VALUES) for card in CARDS)


def money_card(currency: int, value: int, copy: int) -> int:
    """Returns the card of a currency (0 to 3), a value (1 to 9) and a copy (0 to 2)."""
    return (currency * len(VALUES) + value - 1) * COPIES + copy


def money_deck(copies: int) -> list[int]:
    """Returns all money cards of a game with that many copies (2 or 3) of each, sorted."""
    return [card for card in CARDS if card % COPIES < copies]


def money_of(seats: int) -> list[int]:
    """Returns all money cards of a game for that many seats, sorted: two play without one copy of each."""
    return money_deck(COPIES - 1 if seats == 2 else COPIES)


def total(cards: Iterable[int]) -> int:
    """Returns what some cards are worth together, whatever their currencies."""
    worth = 0
    for card in cards:  # they are few, so that this is quicker than any sum of a comprehension
        worth += VALUE[card]
    return worth


def worth(hand: Iterable[int], currency: int) -> int:
    """Returns what the cards of one currency in a hand are worth together."""
    return sum(VALUE[card] for card in hand if CURRENCY[card] == currency)
