"""What lies where in the choice panel: cards of the turn, fields of the disc, the auction, routes to choose from."""

from collections.abc import Sequence
from itertools import accumulate

from game.boxes.maharaja.rules.actions import ACTIONS
from game.boxes.maharaja.rules.remaining import TurnPart
from game.paint.box import Box

RIM = 14.0
"""Width of the panel's frame."""
_SIDE, _GAP = 18.0, 6.0
_HEAD, _ROW, _WARNING = 44.0, 48.0, 66.0
_PORTRAIT, _WIDEST = 1.3, 74.0
_BIDS_IN_ROW, _MANY, FEW = 8, 3, 3
_DISC_ROOM = 820.0
"""A panel at least so wide shows the disc beside its fields."""
_ROWS = 5
_SHARES = (0.45,), (0.5, 0.5), (0.4, 0.18, 0.42)
"""How the fields of help and the button that ends the turn share their line: a chit beside the builder is a number."""
_SECOND = 56.0
"""How wide the place of a second arrow on the same field of the disc is."""


def head(box: Box) -> Box:
    """Returns the line of the heading."""
    return Box(box.x + _SIDE, box.y + RIM + 2, box.w - 2 * _SIDE, _HEAD - 4)


def body(box: Box) -> Box:
    """Returns what lies below the heading."""
    return Box(box.x + _SIDE, box.y + _HEAD + RIM, box.w - 2 * _SIDE, box.h - _HEAD - 2 * RIM - 6)


# ---------------------------------------------------------------------- the turn
def row(box: Box) -> Box:
    """Returns the line at the bottom with the fields of help and the button that ends the turn."""
    return Box(box.x + _SIDE, box.bottom - RIM - 4 - _ROW, box.w - 2 * _SIDE, _ROW)


def warning(box: Box) -> Box:
    """Returns the lines above it that tell what ending the turn now would mean."""
    line = row(box)
    return Box(line.x, line.y - _GAP - _WARNING, line.w, _WARNING)


def buttons(box: Box, helps: int) -> list[Box]:
    """Returns the fields of help side by side and, after them, the button that ends the turn."""
    line = row(box)
    parts = _SHARES[helps]
    lefts = accumulate(parts, initial=1 - sum(parts))
    wide = line.w + _GAP
    return [
        Box(line.x + left * wide, line.y, part * wide - _GAP, line.h) for left, part in zip(lefts, parts, strict=False)
    ]


def has_heading(cards: int) -> bool:
    """Tells whether so many cards leave room for a heading."""
    return cards < _MANY


def cards(box: Box, parts: Sequence[TurnPart]) -> list[Box]:
    """Returns the cards of the turn's actions below each other, as high as the lines for their parts."""
    slots = sorted({part.slot for part in parts})
    lines = [1.2 + sum(part.slot == slot for part in parts) for slot in slots]
    room = body(box) if has_heading(len(lines)) else lists(box)
    high = (warning(box).y - room.y) / sum(lines)
    tops = accumulate(lines, initial=0.0)
    return [
        Box(room.x, room.y + top * high, room.w, number * high - _GAP) for top, number in zip(tops, lines, strict=False)
    ]


def lists(box: Box) -> Box:
    """Returns the room for routes or the actions of a chit, above the warning."""
    top = box.y + RIM + 6
    return Box(box.x + _SIDE, top, box.w - 2 * _SIDE, warning(box).y - _GAP - top)


def route_rows(box: Box, number: int) -> list[Box]:
    """Returns a row for each route below a heading, in two columns where there are many."""
    room = lists(box)
    room = Box(room.x, room.y + _HEAD, room.w, room.h - _HEAD)
    columns = 1 if number <= _ROWS else 2
    rows = -(-number // columns)
    high, wide = min(60.0, (room.h + _GAP) / max(1, rows)), (room.w + _GAP) / columns
    return [Box(room.x + i // rows * wide, room.y + i % rows * high, wide - _GAP, high - _GAP) for i in range(number)]


# ---------------------------------------------------------------------- the disc
def disc(box: Box) -> Box | None:
    """Returns where the disc with its arrows is shown beside the fields, None where it has no room."""
    room = body(box)
    if box.w < _DISC_ROOM:
        return None
    size = min(room.h, room.w * 0.36)
    return Box(room.right - size, room.cy - size / 2, size, size)


def field(box: Box, action: int, *, is_chit: bool = False) -> Box:
    """Returns the field of an action, one of three by three."""
    room = lists(box) if is_chit else body(box)
    shown = None if is_chit else disc(box)
    room = Box(room.x, room.y, (shown.x - 12 if shown else room.right) - room.x, room.h)
    wide, high = (room.w + _GAP) / 3, (room.h + _GAP) / -(-len(ACTIONS) // 3)
    row, column = divmod(action, 3)
    return Box(room.x + column * wide, room.y + row * high, wide - _GAP, high - _GAP)


def pointed(box: Box, arrow: int) -> Box:
    """Returns what one of the arrows (1, 2) points at: the whole field, or for the second one on it a place beside the
    icon, so that no frame cuts the name.
    """
    return box if arrow == 1 else Box(box.right - _SECOND, box.y, _SECOND, box.h * 0.5)


# ---------------------------------------------------------------------- characters
def entries(box: Box, number: int) -> list[Box]:
    """Returns a field for each character to choose from: picture at the left, words beside it.

    Few lie below each other, so that the words have room; more in two columns.
    """
    room, columns = body(box), 1 if number <= FEW else 2
    rows = max(2, -(-number // columns))
    wide, high = (room.w + _GAP) / columns, min(150.0, (room.h + _GAP) / rows)
    return [
        Box(room.x + i % columns * wide, room.y + i // columns * high, wide - _GAP, high - _GAP) for i in range(number)
    ]


def gallery(box: Box, number: int, *, is_auction: bool) -> tuple[Box, ...]:
    """Returns the pictures of the characters to choose from: in their fields, in an auction in a row."""
    if not is_auction:
        fields = entries(box, number)
        wide = min(_WIDEST, fields[0].h / _PORTRAIT, fields[0].w * 0.22) if fields else 0.0
        return tuple(Box(f.x + 4, f.cy - wide * _PORTRAIT / 2, wide, wide * _PORTRAIT) for f in fields)
    room = body(box)
    step = min(120.0, (room.w + _GAP) / max(1, number))
    wide = min(step - _GAP, room.h * 0.38 / _PORTRAIT)
    left = room.cx - number * step / 2
    return tuple(Box(left + i * step + (step - wide) / 2, room.y, wide, wide * _PORTRAIT) for i in range(number))


def bids(box: Box, number: int) -> list[Box]:
    """Returns the chips of the offers below the gallery, in rows of eight."""
    room = body(box)
    top = room.y + room.h * 0.38 + 40
    bottom = pass_button(box).y - _GAP
    rows = max(2, -(-number // _BIDS_IN_ROW))
    high, wide = (bottom - top + _GAP) / rows, (room.w + _GAP) / _BIDS_IN_ROW
    high = min(high, 70.0)
    return [
        Box(room.x + i % _BIDS_IN_ROW * wide, top + i // _BIDS_IN_ROW * high, wide - _GAP, high - _GAP)
        for i in range(number)
    ]


def pass_button(box: Box) -> Box:
    """Returns the button that leaves the auction."""
    line = row(box)
    return Box(line.right - line.w * 0.45, line.y, line.w * 0.45, line.h)
