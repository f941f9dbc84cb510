"""What lies where in the choice panel: cards of the turn, fields of the disc, the auction, routes to choose from."""

from collections.abc import Sequence
from itertools import accumulate

from game.boxes.maharaja.rules.actions import ACTIONS, TurnPart
from game.boxes.maharaja.rules.components import CHARACTERS
from game.boxes.maharaja.table.board_geometry import PORTRAIT
from game.paint.box import Box

RIM = 14.0
"""Width of the panel's frame."""
_SIDE, GAP = 18.0, 6.0
_HEAD, _ROW, _WARNING, _LOW_WARNING = 44.0, 48.0, 66.0, 38.0
_TITLE_LINE = 1.2
"""How high the name of an action is, in lines of its parts."""
_WIDEST, _PICTURE = 88.0, 0.26
"""The greatest width of a character's picture beside words, in units and in parts of its field."""
_LOW = 340.0
"""A panel less high is low."""
_PORTRAITS, _LOW_PORTRAITS, _LEAD = 0.38, 0.34, 40.0
"""The part of an auction's height that the characters take, and the line below them that tells who leads."""
_BIDS_IN_ROW, _MANY, _FEW = 8, 3, 3
_DISC_ROOM = 820.0
"""A panel at least so wide shows the disc beside its fields."""
_ROWS = 5
_ROUTE_HIGH, _ENTRY_HIGH, _BID_HIGH, _PORTRAIT_STEP = 54.0, 144.0, 64.0, 120.0
"""The greatest heights of a route, of a character to choose and of an offer, and the greatest step of portraits."""
_SHARES = (0.45,), (0.5, 0.5), (0.4, 0.18, 0.42)
"""How the fields of help and the button that ends the turn share their line: a chit beside the builder is a number."""
_SECOND = 56.0
"""How wide the place of a second arrow on the same field of the disc is."""


def head(box: Box) -> Box:
    """Returns the line of the heading."""
    return box.inset(_SIDE, RIM + 2).cut_top(_HEAD - 4)[0]


def body(box: Box) -> Box:
    """Returns what lies below the heading."""
    return box.inset(_SIDE, RIM).trimmed(top=_HEAD, bottom=6)


def is_low(box: Box) -> bool:
    """Tells whether the panel is so low that only what is chosen from has room."""
    return box.h < _LOW


# ---------------------------------------------------------------------- the turn
def row(box: Box) -> Box:
    """Returns the line at the bottom with the fields of help and the button that ends the turn."""
    return box.inset(_SIDE, RIM + 4).cut_bottom(_ROW)[0]


def warning(box: Box) -> Box:
    """Returns the lines above it that tell what ending the turn now would mean."""
    height = _LOW_WARNING if is_low(box) else _WARNING
    return row(box).moved(0, -GAP - height).cut_top(height)[0]


def buttons(box: Box, helps: int) -> list[Box]:
    """Returns the fields of help side by side and, after them, the button that ends the turn."""
    line, parts = row(box), _SHARES[helps]
    lefts = accumulate(parts, initial=1 - sum(parts))
    room = line.trimmed(right=-GAP)
    return [room.part(left, 0, part, 1).trimmed(right=GAP) for left, part in zip(lefts, parts, strict=False)]


def has_heading(cards: int) -> bool:
    """Tells whether so many cards leave room for a heading."""
    return cards < _MANY


def cards(box: Box, parts: Sequence[TurnPart]) -> list[Box]:
    """Returns the cards of the turn's actions below each other, as high as the lines for their parts.

    One with nothing left to do is as high as its name.
    """
    slots = sorted({part.slot for part in parts})
    lines = [_TITLE_LINE + _open(parts, slot) for slot in slots]
    room = body(box) if has_heading(len(lines)) else box.inset(_SIDE, RIM).trimmed(top=6)
    height = (warning(box).y - room.y) / sum(lines)
    tops = accumulate(lines, initial=0.0)
    return [room.band(top * height, number * height - GAP) for top, number in zip(tops, lines, strict=False)]


def _open(parts: Sequence[TurnPart], slot: int) -> int:
    """Returns for how many parts of an action there are lines: all of them, or none once all are done."""
    here = [part for part in parts if part.slot == slot]
    return 0 if all(part.is_done for part in here) else len(here)


def lists(box: Box) -> Box:
    """Returns the room for routes or the actions of a chit, above the warning or, in a low panel, in its place."""
    room = box.inset(_SIDE, RIM).trimmed(top=6)
    return room.cut_top((row(box) if is_low(box) else warning(box)).y - GAP - room.y)[0]


def route_rows(box: Box, number: int) -> list[Box]:
    """Returns a row for each route below a heading, in two columns where there are many."""
    room = lists(box).trimmed(top=_HEAD)
    columns = room.columns(1 if number <= _ROWS else 2, GAP)
    rows = -(-number // len(columns))
    height = min(_ROUTE_HIGH, room.rows(max(1, rows), GAP)[0].h)
    return [line for column in columns for line in column.pile(rows, height, GAP)][:number]


# ---------------------------------------------------------------------- the disc
def disc(box: Box) -> Box | None:
    """Returns where the disc with its arrows is shown beside the fields, None where it has no room."""
    room = body(box)
    if box.w < _DISC_ROOM:
        return None
    return room.cut_right(min(room.h, room.w * 0.36))[0].fit(1)


def arrows(box: Box, seats: int) -> tuple[Box, Box]:
    """Returns where the two arrows lie before they point at actions: in the heading, left of the planners' tokens."""
    line = head(box)
    first, second = line.trimmed(right=(seats - 1) * 36 + 4).cut_right(2 * line.h + 8)[0].line(2, line.h, 8)
    return first, second


def field(box: Box, action: int, *, is_chit: bool = False) -> Box:
    """Returns the field of an action, one of three by three."""
    shown = None if is_chit else disc(box)
    room = lists(box) if is_chit else body(box)
    if shown:
        room = room.cut_right(shown.w, 12)[1]
    return room.grid(3, -(-len(ACTIONS) // 3), GAP)[action]


def pointed(box: Box, arrow: int) -> Box:
    """Returns what one of the arrows (1, 2) points at: the whole field, or for the second one on it a place beside the
    icon, so that no frame cuts the name.
    """
    return box if arrow == 1 else box.cut_right(_SECOND)[0].part(0, 0, 1, 0.5)


# ---------------------------------------------------------------------- characters
def entries(box: Box, number: int) -> list[Box]:
    """Returns a field for each character to choose from: picture at the left, words beside it.

    They lie below each other, so that the words have room; many in two columns of a low panel.
    """
    columns = 2 if number > _FEW and is_low(box) else 1
    room = body(box) if has_chooser(number) else box.inset(_SIDE, RIM + 4)
    return _rows(room, columns, max(2, -(-number // columns)), _ENTRY_HIGH)[:number]


def has_chooser(number: int) -> bool:
    """Tells whether so many characters leave room for the name of whoever chooses, which the bar tells as well."""
    return number < len(CHARACTERS)


def gallery(box: Box, number: int, *, is_auction: bool) -> tuple[Box, ...]:
    """Returns the pictures of the characters to choose from: in their fields, in an auction in a row."""
    if not is_auction:
        fields = entries(box, number)
        width = min(_WIDEST, fields[0].h / PORTRAIT, fields[0].w * _PICTURE) if fields else 0.0
        return tuple(each.trimmed(left=4).cut_left(width)[0].fit(PORTRAIT) for each in fields)
    room = body(box)
    step = min(_PORTRAIT_STEP, (room.w + GAP) / max(1, number))
    width = min(step - GAP, room.h * _portraits(box) / PORTRAIT)
    return room.cut_top(width * PORTRAIT)[0].line(number, width, step - width)


def leading(box: Box) -> float:
    """Returns the middle of the line that tells who leads an auction, below the characters."""
    room = body(box)
    return room.y + room.h * _portraits(box) + 18


def _portraits(box: Box) -> float:
    return _LOW_PORTRAITS if is_low(box) else _PORTRAITS


def bids(box: Box, number: int) -> list[Box]:
    """Returns the chips of the offers below the gallery, in rows of eight."""
    room = body(box)
    room = room.trimmed(top=room.h * _portraits(box) + _LEAD)
    if not is_low(box):
        room = room.cut_top(pass_button(box).y - GAP - room.y)[0]
    return _rows(room, _BIDS_IN_ROW, max(2, -(-number // _BIDS_IN_ROW)), _BID_HIGH)[:number]


def _rows(room: Box, columns: int, rows: int, most: float) -> list[Box]:
    """Returns the boxes of a grid, row by row, none higher than that."""
    height = min(most, room.rows(rows, GAP)[0].h)
    return [each for line in room.pile(rows, height, GAP) for each in line.columns(columns, GAP)]


def pass_button(box: Box) -> Box:
    """Returns the button that leaves the auction: at the bottom, or beside the heading of a low panel."""
    line = head(box) if is_low(box) else row(box)
    return line.cut_right(line.w * 0.45)[0]
