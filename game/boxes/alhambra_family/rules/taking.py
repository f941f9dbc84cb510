"""Taking money from the display."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations

from game.boxes.alhambra_family.rules.market import TAKE_LIMIT
from game.boxes.alhambra_family.rules.money import CARDS, COPIES, VALUE, Cards, total
from game.core.values import value


@value
class TakeMoney:
    """Take these open money cards: any one, or several worth at most 5 together."""

    cards: tuple[int, ...]


_KIND = tuple(card // COPIES for card in CARDS)
_NONE: Mapping[int, list[TakeMoney]] = {}
_SINGLES = tuple(TakeMoney((card,)) for card in CARDS)


def takings(display: Iterable[int | None]) -> list[TakeMoney]:
    """Returns the ways to take from the open money cards: one, or several worth at most 5 together."""
    cards = sorted([card for card in display if card is not None])
    small = tuple([card for card in cards if VALUE[card] < TAKE_LIMIT])
    several = _several(small) if len(small) > 1 else _NONE
    listed: list[TakeMoney] = []
    last = None
    for card in cards:
        if _KIND[card] != last:
            last = _KIND[card]
            listed.append(_SINGLES[card])
            if card in several:
                listed += several[card]
    return listed


@lru_cache(maxsize=1 << 14)
def _several(small: Cards) -> dict[int, list[TakeMoney]]:
    """Returns the ways to take several of these cards at once, sorted, by their first card."""
    lowest: dict[Cards, Cards] = {}
    for size in range(2, len(small) + 1):
        for cards in combinations(small, size):
            if total(cards) <= TAKE_LIMIT:
                lowest.setdefault(tuple([card // COPIES for card in cards]), cards)
    by_first: dict[int, list[TakeMoney]] = {}
    for cards in sorted(lowest.values()):
        by_first.setdefault(cards[0], []).append(TakeMoney(cards))
    return by_first
