"""What is in both Alhambra boxes, by numbers: buildings, money, the market, and what the third player is given."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pkgutil import get_data

import yaml

TYPES = ("pavilion", "seraglio", "arcades", "palace", "garden", "tower")

_FAST = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_TILES = yaml.load(get_data("game.boxes.alhambra_family.rules", "tiles.yml") or b"", _FAST)

TYPE = tuple(TYPES.index(tile["type"]) for tile in _TILES)
PRICE = tuple(int(tile["price"]) for tile in _TILES)
WALLS = tuple(sum(1 << "NESW".index(side) for side in tile["walls"]) for tile in _TILES)  # bits: 1 N, 2 E, 4 S, 8 W
BUILDINGS = range(len(_TILES))


def count(buildings: tuple[int, ...], kind: int) -> int:
    """Returns how many of some buildings are of one type (0 to 5)."""
    return [TYPE[building] for building in buildings].count(kind)


@lru_cache(maxsize=1 << 12)
def counts_by_kind(buildings: tuple[int, ...]) -> tuple[int, ...]:
    """Returns how many of some buildings are of each type."""
    counts = [0] * len(TYPES)
    for building in buildings:
        counts[TYPE[building]] += 1
    return tuple(counts)


# ---------------------------------------------------------------------- money
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


# ---------------------------------------------------------------------- the market
SLOTS = range(4)
OPEN_MONEY = 4
NO_MONEY: list[int | None] = [None] * OPEN_MONEY
"""The display where all money is in hands."""

YARD_CURRENCY = (3, 1, 0, 2)
"""The currency of each slot of the building yard, left to right: florin, dirham, denar, ducat."""

START_MONEY = 20
TAKE_LIMIT = 5

PILES = 5
LETTER_OF_PILE = {1: "A", 3: "B"}
"""Which of the five piles (0 = on top) hides which scoring card."""


# ---------------------------------------------------------------------- the third player
AT_START = 6
AFTER_A = 6
