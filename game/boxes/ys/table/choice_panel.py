"""The strip below the city: the viewer's characters, the brokers behind the screen, and what is to be chosen there."""

from collections.abc import Sequence

from game.boxes.ys.rules import cards
from game.boxes.ys.rules.gems import COLOURS, WHITE
from game.boxes.ys.rules.gems import NAMES as GEM_NAMES
from game.boxes.ys.rules.illegal import must_act
from game.boxes.ys.rules.items import DOWN, HAND, PASS, broker_item, colour_item, order_item
from game.boxes.ys.rules.legal import facings
from game.boxes.ys.rules.targets import looks
from game.boxes.ys.rules.tasks import ASK, COLOUR, GEM, LOOK, ORDER, PLACE, QUOTE
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.zones import BROKER_SHAPE
from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop.table import Selection

_GAP, _SIDE, _PASS = 8.0, 26.0, 58.0
_FEW_CARDS = 4
"""More cards than this lie in two rows."""
_WIDEST_CARD = 150.0
_WIDEST, _LEAST_STEP, _SCREEN_SHAPE = 84.0, 44.0, 0.34
_NEUTRAL, _FILL, _FEW_NEUTRAL = 54.0, 0.84, 4
NOTE = "note"
_CELLS = {
    "order": (84.0, 105.0),
    "colour": (64.0, 64.0),
    "broker": (56.0, 64.0),
    "face": (190.0, 120.0),
    NOTE: (190.0, 120.0),
}
"""Width and height of what is chosen, by kind."""
_IN_ROW = {"order": 4, "colour": 4, "broker": 8, "face": 1, NOTE: 1}
_PASS_WIDTH = 290.0
_MOST_SHARE, _BROKERS_SHARE, _FACE_SHARE = 0.42, 0.62, 0.36
"""The most that choices take of the screen's panel, also with throned brokers; and of that for how one lies."""


def choices(view: View, selection: Selection) -> tuple[str, ...]:
    """Returns what is laid out to be chosen beside the brokers, the button that declines last.

    NOTE stands for a card that is no item: it tells how a broker must lie where there is no choice.
    """
    public = view.public
    if public.task == ORDER:
        return tuple(order_item(card) for card in public.cards)
    if not must_act(view) or view.seat is None:
        return ()
    found = (*_colours(view, selection), *_thrones(view, view.seat, selection))
    if public.task == PLACE:
        found = (DOWN if len(facings(public, view.seat)) > 1 else NOTE, *found)
    return (*found, PASS) if public.task in (ASK, LOOK) else found


def _colours(view: View, selection: Selection) -> tuple[str, ...]:
    task, touched = view.public.task, selection.touched
    if HAND[cards.JEWELER] in touched:
        return tuple(colour_item(colour, place) for place in (1, 2) for colour in COLOURS)
    is_white = task == GEM and any(GEM_NAMES[WHITE] in item for item in touched)
    if task == COLOUR or is_white or HAND[cards.ALCHEMIST] in touched:
        return tuple(colour_item(colour, 1) for colour in COLOURS)
    return ()


def _thrones(view: View, seat: Seat, selection: Selection) -> tuple[str, ...]:
    """Brokers in the throne room that a character may be aimed at: there they are small."""
    public = view.public
    if HAND[cards.MAGICIAN] in selection.touched:
        return tuple(map(broker_item, public.throne[seat]))
    if public.task not in (ASK, LOOK, PLACE):
        return ()
    throned = {tag for tags in public.throne for tag in tags}
    return tuple(broker_item(look.tag) for look in looks(public, seat, view.known) if look.tag in throned)


def asks_quotation(view: View, selection: Selection) -> bool:
    """Tells whether a quotation is to be moved."""
    return must_act(view) and (view.public.task == QUOTE or HAND[cards.BANKER] in selection.touched)


def asks_quarter(selection: Selection) -> bool:
    """Tells whether a character that is chosen is aimed at quarters."""
    return any(HAND[card] in selection.touched for card in (cards.QUEEN, cards.CAPTAIN))


# ---------------------------------------------------------------------- where the choices lie
def tray(box: Box, chosen: Sequence[str]) -> Box:
    """Returns the part of the screen's panel that the choices take, at its right; without any it has no width."""
    if not chosen:
        return Box(box.right, box.y, 0, box.h)
    facing, cells = _parts(chosen)
    wide = sum(
        min(len(part), _IN_ROW[_kind(part)]) * (_CELLS[_kind(part)][0] + _GAP) for part in (facing, cells) if part
    )
    if PASS in chosen:
        wide = max(wide, _PASS_WIDTH)
    share = _BROKERS_SHARE if cells and _kind(cells) == "broker" else _MOST_SHARE
    wide = min(wide, box.w * share) + _GAP + 4
    return Box(box.right - wide, box.y, wide, box.h)


def _parts(chosen: Sequence[str]) -> tuple[list[str], list[str]]:
    """Returns how a broker lies, and what else lies in rows."""
    facing = [item for item in chosen if item in (DOWN, NOTE)]
    return facing, [item for item in chosen if item not in (DOWN, NOTE, PASS)]


def _kind(cells: Sequence[str]) -> str:
    return cells[0].partition(":")[0]


def choice_boxes(box: Box, chosen: Sequence[str]) -> list[Box]:
    """Returns where each choice lies in the panel."""
    at = tray(box, chosen)
    facing, cells = _parts(chosen)
    low = _PASS + _GAP if PASS in chosen and cells else 0.0
    room = Box(at.x + _GAP + 2, at.y + _GAP, at.w - 2 * _GAP - 4, at.h - 2 * _GAP - low)
    found = []
    if facing:
        w, h = _CELLS["face"]
        w = min(w, room.w * _FACE_SHARE) if cells else room.w
        found.append(Box(room.x, room.cy - h / 2, w, h))
        room = Box(room.x + w + _GAP, room.y, room.w - w - _GAP, room.h)
    if cells:
        found += _grid(room, cells)
    if PASS in chosen:
        y = at.bottom - _GAP - _PASS if cells else at.cy - _PASS / 2
        found.append(Box(room.x, y, room.w, _PASS))
    return found


def _grid(room: Box, cells: Sequence[str]) -> list[Box]:
    """Returns fields in rows, as large as their kind or smaller where there is less room."""
    wide, high = _CELLS[_kind(cells)]
    across = min(len(cells), _IN_ROW[_kind(cells)], int((room.w + _GAP) // (_LEAST_STEP + _GAP)))
    rows = -(-len(cells) // across)
    scale = min(1.0, ((room.h + _GAP) / rows - _GAP) / high, ((room.w + _GAP) / across - _GAP) / wide)
    w, h = wide * scale, high * scale
    left, top = room.cx - (across * (w + _GAP) - _GAP) / 2, room.cy - (rows * (h + _GAP) - _GAP) / 2
    return [Box(left + i % across * (w + _GAP), top + i // across * (h + _GAP), w, h) for i in range(len(cells))]


# ---------------------------------------------------------------------- brokers behind the screen
def rows(box: Box, own: int, taken: float) -> int:
    """Returns in how many rows one's own brokers stand; `taken` is what choices need at the right."""
    return 1 if (box.w - 2 * _SIDE - taken) / max(1, own) >= _LEAST_STEP else 2


def screen(box: Box, own: int, taken: float) -> Box:
    """Returns where the screen is drawn: at the bottom of the panel, left of the choices, in about its own shape."""
    wide = box.w - taken
    high = box.h if rows(box, own, taken) > 1 else min(box.h, wide * _SCREEN_SHAPE)
    return Box(box.x, box.bottom - high, wide, high)


def brokers(box: Box, own: int, neutral: int, taken: float) -> tuple[list[Box], list[Box]]:
    """Returns one's own brokers and the neutral ones.

    Those stand in a row above one's own; where one's own need two rows, all stand in these.
    """
    if rows(box, own, taken) > 1:
        middle = box.y + 10 + (box.h - 20) / 2
        number = own + neutral
        across = -(-number // 2)
        both = [
            *_row(Box(box.x, box.y + 10, box.w, middle - box.y - 10), across, across, taken),
            *_row(Box(box.x, middle, box.w, middle - box.y - 10), number - across, across, taken),
        ]
        return both[:own], both[own:]
    top = box.y + _NEUTRAL * BROKER_SHAPE + 10 if neutral else screen(box, own, taken).y + 14
    above = _row(Box(box.x, box.y, box.w, _NEUTRAL * BROKER_SHAPE / _FILL), neutral, max(neutral, _FEW_NEUTRAL), taken)
    return _row(Box(box.x, top, box.w, box.bottom - 10 - top), own, own, taken), above


def _row(box: Box, number: int, most: int, taken: float) -> list[Box]:
    """Returns a row of brokers as large as if there were `most` of them."""
    room = box.w - 2 * _SIDE - taken
    step = min(_WIDEST * 1.14, room / max(1, most))
    w = min(_WIDEST, max(step * 0.94, _LEAST_STEP), box.h * _FILL / BROKER_SHAPE)
    step = min(step, w * 1.2)
    h = w * BROKER_SHAPE
    left = box.x + _SIDE + room / 2 - (number - 1) * step / 2 - w / 2
    return [Box(left + i * step, box.cy - h / 2 + 2, w, h) for i in range(number)]


# ---------------------------------------------------------------------- characters in hand
def hand(box: Box, count: int) -> list[Box]:
    """Returns the fields of the cards of a hand: side by side, many in two rows."""
    if count > _FEW_CARDS:
        across = -(-count // 2)
        size = min((box.w - 12) / across - 4, (box.h - 16) / 2 - 4)
        left, top = box.cx - across * (size + 4) / 2 + 2, box.cy - size - 2
        return [Box(left + i % across * (size + 4), top + i // across * (size + 4), size, size) for i in range(count)]
    step = min(_WIDEST_CARD, (box.w - 10) / max(1, count))
    left = box.cx - count * step / 2
    return [Box(left + i * step + 2, box.y + 7, step - 4, box.h - 14) for i in range(count)]
