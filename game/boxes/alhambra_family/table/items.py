"""What lies on the table of either Alhambra game and can be touched: its items."""

from collections.abc import Iterable

from game.boxes.alhambra_family.rules.majorities import LETTERS
from game.tabletop.items import Item, item_of

MONEY, BACK, SCORING = "money", "back", "scoring"
MONEY_DECK = Item("money_deck")

money = item_of(MONEY)
"""A money card that lies open or in a hand."""


def scoring(letter: str) -> Item:
    """Returns the scoring card "A" or "B"."""
    return Item(SCORING, (LETTERS.index(letter),))


def cards_among(items: Iterable[Item]) -> tuple[int, ...]:
    """Returns the money cards among some items."""
    return tuple(item.at[0] for item in items if item.kind == MONEY)
