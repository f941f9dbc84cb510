"""Taking money from the display."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from game.boxes.alhambra_family.rules.market import TAKE_LIMIT
from game.boxes.alhambra_family.rules.money import CARDS, COPIES, VALUE, Cards, total
from game.core.values import value


@value
class TakeMoney:
    """Take these open money cards: any one, or several worth at most 5 together."""

    cards: tuple[int, ...]


_SINGLES = tuple(TakeMoney((card,)) for card in CARDS)


@lru_cache(maxsize=1 << 8)
def takings(display: tuple[int | None, ...]) -> Sequence[TakeMoney]:
    """Returns the ways to take from the open money cards: one, or several worth at most 5 together."""
    cards = sorted([card for card in display if card is not None])
    several = _several(tuple([card for card in cards if VALUE[card] < TAKE_LIMIT]))
    listed: list[TakeMoney] = []
    last = None
    for card in cards:
        kind = card // COPIES
        if kind != last:
            last = kind
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
