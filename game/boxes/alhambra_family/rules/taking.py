"""Taking money from the display."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.boxes.alhambra_family.rules.market import TAKE_LIMIT
from game.boxes.alhambra_family.rules.money import CARDS, COPIES, VALUE, Sets
from game.core.values import value


@value
class TakeMoney:
    """Take these open money cards: any one, or several worth at most 5 together."""

    cards: tuple[int, ...]


SINGLES = tuple(TakeMoney((card,)) for card in CARDS)
"""By card, how it is taken alone."""

_KIND = tuple(card // COPIES for card in CARDS)
_CLIPPED = tuple(min(value, TAKE_LIMIT) for value in VALUE)
"""What a card is worth as far as it matters here: from the limit on it is taken alone."""
_ALIKE = 2 * TAKE_LIMIT
"""What is added for a card that equals the one before."""


def takings(display: Iterable[int | None]) -> Sequence[TakeMoney]:
    """Returns the ways to take from the open money cards: one, or several worth at most 5 together."""
    cards, sets = takable(display)
    return [
        SINGLES[cards[chosen[0]]] if len(chosen) == 1 else TakeMoney(tuple([cards[index] for index in chosen]))
        for chosen in sets
    ]


def takable(display: Iterable[int | None]) -> tuple[Sequence[int], Sets]:
    """Returns the open money cards, sorted, and which of them can be taken: of equal ones the lowest copies."""
    cards = sorted([card for card in display if card is not None])
    worth, last = [], None
    for card in cards:
        kind = _KIND[card]
        worth.append(_CLIPPED[card] if kind != last else _CLIPPED[card] + _ALIKE)
        last = kind
    return cards, _sets(tuple(worth))


@lru_cache(maxsize=1 << 12)
def _sets(worth: tuple[int, ...]) -> Sets:
    """Returns the sets that can be taken; takes what the cards are worth, marked where one equals the one before."""
    sets: list[tuple[int, ...]] = []
    last = len(worth)

    def take(start: int, taken: tuple[int, ...], room: int) -> None:
        for index in range(start, last):
            each = worth[index]
            if each > _ALIKE:
                if index > start:
                    continue
                each -= _ALIKE
            if each <= room or not taken:
                now = (*taken, index)
                sets.append(now)
                if each < room:
                    take(index + 1, now, room - each)

    take(0, (), TAKE_LIMIT)
    return tuple(sets)
