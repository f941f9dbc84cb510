"""How the cards of a hand lie: grouped by currency in one row, in two rows when many, and an even row of backs."""

from dataclasses import dataclass
from itertools import groupby

from game.boxes.alhambra_family.rules.money import CURRENCY
from game.paint.box import Box

SHAPE = 1.5
"""Height divided by width of a money card."""
_HEAD = 58.0
_PAD = 20.0
_LIFT = 14.0
_SPREAD = 0.64
"""How much of its width a card shows at most; less than `_TIGHT` and the hand takes two rows."""
_TIGHT = 0.42
_SHARES = (1.0, 0.92, 0.84)
"""How much of their full width cards in one row may have, before they take two rows."""
_INDEX = 0.42
"""The part of a card's width that its number takes; that much of each stays in sight in two rows."""
_LABEL, _SMALL_GAP = 62.0, 18.0
_WIDEST = 160.0


@dataclass(frozen=True, slots=True)
class Group:
    """The cards of one currency: their boxes, lowest first, and the point where coin and sum stand.

    `is_beside` tells whether coin and sum stand left of the cards instead of above them.
    """

    currency: int
    cards: tuple[tuple[int, Box], ...]
    x: float
    y: float
    is_beside: bool


def spread(hand: tuple[int, ...], box: Box) -> tuple[Group, ...]:
    """Returns where the cards of a sorted hand lie in a tray."""
    purses = [tuple(cards) for _, cards in groupby(hand, key=lambda card: CURRENCY[card])]
    if not purses:
        return ()
    room = box.w - 2 * _PAD - 64
    for wide in (_large(box) * share for share in _SHARES):
        if _step(purses, room, wide, 40.0) >= wide * _TIGHT:
            return _one_row(purses, Box(box.x + _PAD + 48, box.y, room, box.h), wide)
    return _two_rows(purses, box)


def _large(box: Box) -> float:
    """The width of cards in one row."""
    return min(_WIDEST, (box.h - _HEAD - 14) / SHAPE)


def _top(box: Box, wide: float) -> float:
    """Where a row of cards begins: in the middle of what the sums above leave."""
    return box.y + _HEAD + (box.h - _HEAD - 14 - wide * SHAPE) / 2


def _step(purses: list[tuple[int, ...]], room: float, wide: float, gap: float, spread: float = _SPREAD) -> float:
    """By how much each card reaches over the one before it, so that all fit."""
    behind = sum(len(purse) - 1 for purse in purses)
    free = room - len(purses) * wide - (len(purses) - 1) * gap
    return min(wide * spread, free / behind) if behind else wide


def _one_row(purses: list[tuple[int, ...]], box: Box, wide: float) -> tuple[Group, ...]:
    needed = sum(wide + (len(purse) - 1) * wide * _SPREAD for purse in purses)
    gap = 54.0 if needed + 54.0 * (len(purses) - 1) <= box.w else 40.0
    step = _step(purses, box.w, wide, gap)
    total = sum(wide + (len(purse) - 1) * step for purse in purses) + gap * (len(purses) - 1)
    x, y = box.x + (box.w - total) / 2, _top(box, wide)
    groups = []
    for purse in purses:
        cards = tuple((card, Box(x + i * step, y, wide, wide * SHAPE)) for i, card in enumerate(purse))
        used = wide + (len(purse) - 1) * step
        groups.append(Group(CURRENCY[purse[0]], cards, x + used / 2, box.y + 28, is_beside=False))
        x += used + gap
    return tuple(groups)


def _two_rows(purses: list[tuple[int, ...]], box: Box) -> tuple[Group, ...]:
    """Small cards in two rows as even as possible, each currency in one row, its sum beside it."""
    cut = min(range(1, len(purses) + 1), key=lambda n: abs(_cards(purses[:n]) - _cards(purses[n:])))
    rows = [row for row in (purses[:cut], purses[cut:]) if row]
    room = box.w - 2 * _PAD
    wide = min((box.h - 2 * 12 - 10) / 2 / SHAPE, *(_widest(row, room) for row in rows))
    top = box.cy - (len(rows) * (wide * SHAPE + 10) - 10) / 2
    groups: list[Group] = []
    for number, row in enumerate(rows):
        groups += _small_row(row, Box(box.x + _PAD, top + number * (wide * SHAPE + 10), room, 0), wide)
    return tuple(groups)


def _widest(purses: list[tuple[int, ...]], room: float) -> float:
    """How wide the cards of a row may be so that enough of each stays in sight."""
    free = room - len(purses) * _LABEL - (len(purses) - 1) * _SMALL_GAP
    return free / (len(purses) + (_cards(purses) - len(purses)) * _INDEX)


def _cards(purses: list[tuple[int, ...]]) -> int:
    return sum(map(len, purses))


def _small_row(purses: list[tuple[int, ...]], box: Box, wide: float) -> list[Group]:
    step = _step(purses, box.w - _LABEL * len(purses), wide, _SMALL_GAP, 0.96)
    groups, x = [], box.x
    for purse in purses:
        left = x + _LABEL
        cards = tuple((card, Box(left + i * step, box.y, wide, wide * SHAPE)) for i, card in enumerate(purse))
        groups.append(Group(CURRENCY[purse[0]], cards, x + _LABEL / 2, box.y + wide * SHAPE / 2, is_beside=True))
        x = left + wide + (len(purse) - 1) * step + _SMALL_GAP
    return groups


def backs(number: int, box: Box) -> tuple[Box, ...]:
    """Returns where hidden cards lie: one even row that tells nothing but how many there are."""
    wide = _large(box)
    room = box.w - 2 * _PAD
    step = min(wide * 0.76, (room - wide) / max(1, number - 1))
    left = box.x + (box.w - wide - (number - 1) * step) / 2
    return tuple(Box(left + i * step, _top(box, wide), wide, wide * SHAPE) for i in range(number))


def lifted(box: Box) -> Box:
    """Returns where a chosen card lies: a little higher."""
    return box.moved(0, -_LIFT)
