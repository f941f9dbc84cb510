"""How the cards of a hand lie: grouped by currency in one row, in two rows when many, and an even row of backs.

Cards do not become smaller where there are many of them: they are fanned tighter, and of two rows the front one lies
over the lower part of the other, as long as the number in the upper left corner of each stays in sight.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from game.boxes.alhambra_family.rules.components import CURRENCY
from game.paint.box import Box

SHAPE = 1.5
"""Height divided by width of a money card."""
HEAD, LOW_HEAD = 58.0, 46.0
"""What coin and sum take above the cards, and what they take in a low tray."""
_LOW = 236.0
_PAD, _FOOT = 20.0, 14.0
_LIFT = 0.05
"""How much higher a chosen card lies, in parts of its height: it must not cover the sum above it."""
_SPREAD = 0.64
"""How much of its width a card shows at most; less than `_TIGHT` and the hand takes two rows."""
_LOOSE, _TIGHT = 0.42, 0.3
_SHARES, _AMPLE = (1.0, 0.92, 0.84), 112.0
"""Cards that are wider than needed become a little smaller before they lie tighter than `_LOOSE`."""
_GAPS = (54.0, 40.0, 28.0, 18.0)
"""What lies between two currencies, as much as there is room for."""
_INDEX = 0.36
"""The part of a card's height that its number takes: so much of the back row stays in sight."""
_EDGE = 10.0
"""What two rows leave free above and below."""
_LABEL = 60.0
_STACKED = 68.0
"""What a coin above its sum takes of the height."""
_WIDEST = 160.0


@dataclass(frozen=True, slots=True)
class Group:
    """The cards of one currency: their boxes, lowest first, and the point where coin and sum stand.

    `is_beside` tells whether coin and sum stand left of all cards instead of above their own, `is_small` whether they
    have little room.
    """

    currency: int
    cards: tuple[tuple[int, Box], ...]
    x: float
    y: float
    is_beside: bool
    is_small: bool = False

    @property
    def label(self) -> Box:
        """Returns where coin and sum stand."""
        width, height = (_LABEL, 66) if self.is_beside else (88 if self.is_small else 100, 48)
        return Box(self.x, self.y, 0, 0).centred(width, 34 if self.is_small else height)


@lru_cache(maxsize=32)
def spread(hand: tuple[int, ...], box: Box) -> tuple[Group, ...]:
    """Returns where the cards of a sorted hand lie in a tray."""
    purses = _purses(hand)
    if not purses:
        return ()
    large, room = _large(box), _room(box)
    for width, least in [*((large * share, _LOOSE) for share in _SHARES), (large, _TIGHT)]:
        if (width == large or width >= _AMPLE) and _step(purses, room.w, width, _GAPS[-1]) >= width * least:
            return _one_row(purses, room, width)
    return _two_rows(hand, box)


def _purses(hand: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [tuple(cards) for _, cards in groupby(hand, key=lambda card: CURRENCY[card])]


def _head(box: Box) -> float:
    """What a tray leaves above one row of cards for coins and sums."""
    return HEAD if box.h >= _LOW else LOW_HEAD


def _room(box: Box) -> Box:
    """Where one row of cards may lie: beside the token of a roomy tray."""
    return box.trimmed(_PAD + (48 if box.h >= _LOW else 0), 0, _PAD + (16 if box.h >= _LOW else 0))


def _large(box: Box) -> float:
    """The width of cards in one row."""
    return min(_WIDEST, (box.h - _head(box) - _FOOT) / SHAPE)


def _top(box: Box, width: float) -> float:
    """Where a row of cards begins: in the middle of what the sums above leave."""
    return box.y + _head(box) + (box.h - _head(box) - _FOOT - width * SHAPE) / 2


def _step(purses: list[tuple[int, ...]], room: float, width: float, gap: float, spread: float = _SPREAD) -> float:
    """By how much each card reaches over the one before it, so that all fit."""
    behind = sum(len(purse) - 1 for purse in purses)
    free = room - len(purses) * width - (len(purses) - 1) * gap
    return min(width * spread, free / behind) if behind else width


def _one_row(purses: list[tuple[int, ...]], box: Box, width: float) -> tuple[Group, ...]:
    needed = sum(width + (len(purse) - 1) * width * _SPREAD for purse in purses)
    gap = next((gap for gap in _GAPS if needed + gap * (len(purses) - 1) <= box.w), _GAPS[-1])
    step = _step(purses, box.w, width, gap)
    total = sum(width + (len(purse) - 1) * step for purse in purses) + gap * (len(purses) - 1)
    is_small = box.h < _LOW
    x, y = box.x + (box.w - total) / 2, _top(box, width)
    groups = []
    for purse in purses:
        cards = tuple((card, Box(x + i * step, y, width, width * SHAPE)) for i, card in enumerate(purse))
        used = width + (len(purse) - 1) * step
        label = box.y + (21 if is_small else 28)
        groups.append(Group(CURRENCY[purse[0]], cards, x + used / 2, label, is_beside=False, is_small=is_small))
        x += used + gap
    return tuple(groups)


def _two_rows(hand: tuple[int, ...], box: Box) -> tuple[Group, ...]:
    """Two rows that leave each card as much room as can be, the front one over the other; all sums at the left."""
    sums, right = box.inset(12, _EDGE).cut_left(_LABEL, 8)
    rows = max(
        ((_purses(hand[:n]), _purses(hand[n:])) for n in range(1, len(hand))),
        key=lambda rows: _widest(rows, right.w, _LOOSE),
    )
    width = max(_widest(rows, right.w, _LOOSE), min(_AMPLE, _widest(rows, right.w, _TIGHT + 0.01)))
    height = min(width * SHAPE, sums.h / (1 + _INDEX))
    top = box.cy - (1 + _INDEX) * height / 2
    boxes = [
        pair
        for number, row in enumerate(rows)
        for pair in _row_of_many(row, Box(right.x, top + number * _INDEX * height, right.w - 4, height))
    ]
    purses = [tuple(pairs) for _, pairs in groupby(boxes, key=lambda pair: CURRENCY[pair[0]])]
    labels = sums.rows(len(purses))
    return tuple(
        Group(CURRENCY[cards[0][0]], cards, label.cx, label.cy, is_beside=True, is_small=label.h < _STACKED)
        for cards, label in zip(purses, labels, strict=True)
    )


def rows_high(card: float) -> float:
    """Returns how high a tray is in which cards of a width lie in two rows."""
    return 2 * _EDGE + (1 + _INDEX) * card * SHAPE


def _widest(rows: Sequence[list[tuple[int, ...]]], room: float, seen: float) -> float:
    """How wide the cards may be so that at least a part of each is seen."""
    widths = [_WIDEST]
    for purses in rows:
        behind = sum(len(purse) - 1 for purse in purses)
        widths.append((room - (len(purses) - 1) * _GAPS[-1]) / (len(purses) + behind * seen))
    return min(widths)


def _row_of_many(purses: list[tuple[int, ...]], box: Box) -> list[tuple[int, Box]]:
    width, x = box.h / SHAPE, box.x
    step = _step(purses, box.w, width, _GAPS[-1])
    boxes = []
    for purse in purses:
        boxes += [(card, Box(x + i * step, box.y, width, box.h)) for i, card in enumerate(purse)]
        x += width + (len(purse) - 1) * step + _GAPS[-1]
    return boxes


def backs(number: int, box: Box) -> tuple[Box, ...]:
    """Returns where hidden cards lie: one even row that tells nothing but how many there are."""
    width = _large(box)
    room = box.w - 2 * _PAD
    step = min(width * 0.76, (room - width) / max(1, number - 1))
    left = box.x + (box.w - width - (number - 1) * step) / 2
    return tuple(Box(left + i * step, _top(box, width), width, width * SHAPE) for i in range(number))


def lifted(box: Box) -> Box:
    """Returns where a chosen card lies: a little higher."""
    return box.moved(0, -_LIFT * box.h)
