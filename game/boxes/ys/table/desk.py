"""The strip below the city: the viewer's characters, the brokers behind the screen, and what is to be chosen there."""

from collections.abc import Sequence

from game.boxes.ys.rules import cards
from game.boxes.ys.rules.gems import COLOURS, WHITE
from game.boxes.ys.rules.gems import NAMES as GEM_NAMES
from game.boxes.ys.rules.items import DOWN, HAND, PASS, broker_item, colour_item, order_item
from game.boxes.ys.rules.legal import facings
from game.boxes.ys.rules.refusal import must_act
from game.boxes.ys.rules.targets import looks
from game.boxes.ys.rules.tasks import ASK, COLOUR, GEM, LOOK, ORDER, PLACE, QUOTE
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.spots import BROKER_SHAPE
from game.core.rules import Seat
from game.paint.canvas import Box
from game.widgets.table import Mood

_GAP, _SIDE, _PASS = 8.0, 26.0, 58.0
_FEW_CARDS = 4
"""More cards than this lie in two rows."""
_WIDEST_CARD = 150.0
_WIDEST, _LEAST_STEP = 84.0, 44.0
_NEUTRAL = 54.0
_CELLS = {"order": (84.0, 105.0), "colour": (64.0, 64.0), "broker": (56.0, 64.0), "face": (172.0, 120.0)}
"""Width and height of what is chosen, by kind."""
_IN_ROW = {"order": 4, "colour": 4, "broker": 8, "face": 1}
_PASS_WIDTH = 290.0


def choices(view: View, mood: Mood) -> tuple[str, ...]:
    """Returns what is laid out to be chosen beside the brokers, the button that declines last."""
    public = view.public
    if public.task == ORDER:
        return tuple(order_item(card) for card in public.cards)
    if not must_act(view) or view.seat is None:
        return ()
    found = (*_colours(view, mood), *_thrones(view, view.seat, mood))
    if public.task == PLACE and len(facings(public, view.seat)) > 1 and not found:
        found = (DOWN,)
    return (*found, PASS) if public.task in (ASK, LOOK) else found


def _colours(view: View, mood: Mood) -> tuple[str, ...]:
    task, touched = view.public.task, mood.touched
    if HAND[cards.JEWELER] in touched:
        return tuple(colour_item(colour, place) for place in (1, 2) for colour in COLOURS)
    is_white = task == GEM and any(GEM_NAMES[WHITE] in item for item in touched)
    if task == COLOUR or is_white or HAND[cards.ALCHEMIST] in touched:
        return tuple(colour_item(colour, 1) for colour in COLOURS)
    return ()


def _thrones(view: View, seat: Seat, mood: Mood) -> tuple[str, ...]:
    """Brokers in the throne room that a touch may be aimed at: there they are too small to be touched."""
    public = view.public
    if HAND[cards.MAGICIAN] in mood.touched:
        return tuple(map(broker_item, public.throne[seat]))
    if public.task not in (ASK, LOOK, PLACE):
        return ()
    throned = {tag for tags in public.throne for tag in tags}
    return tuple(broker_item(look.tag) for look in looks(public, seat, view.known) if look.tag in throned)


def asks_quotation(view: View, mood: Mood) -> bool:
    """Tells whether a quotation is to be moved."""
    return must_act(view) and (view.public.task == QUOTE or HAND[cards.BANKER] in mood.touched)


def asks_quarter(mood: Mood) -> bool:
    """Tells whether a character that is chosen is aimed at quarters."""
    return any(HAND[card] in mood.touched for card in (cards.QUEEN, cards.CAPTAIN))


# ---------------------------------------------------------------------- where the choices lie
def tray(box: Box, chosen: Sequence[str]) -> Box:
    """Returns the part of the screen's panel that the choices take, at its right; without any it has no width."""
    if not chosen:
        return Box(box.right, box.y, 0, box.h)
    cells = [item for item in chosen if item != PASS]
    wide = _PASS_WIDTH if PASS in chosen else 0.0
    if cells:
        kind = cells[0].partition(":")[0]
        wide = max(wide, min(len(cells), _IN_ROW[kind]) * (_CELLS[kind][0] + _GAP) - _GAP)
    wide += 2 * _GAP + 4
    return Box(box.right - wide, box.y, wide, box.h)


def choice_boxes(box: Box, chosen: Sequence[str]) -> list[Box]:
    """Returns where each choice lies in the panel."""
    at = tray(box, chosen)
    cells = [item for item in chosen if item != PASS]
    low = _PASS + _GAP if PASS in chosen else 0.0
    room = Box(at.x + _GAP + 2, at.y + _GAP, at.w - 2 * _GAP - 4, at.h - 2 * _GAP - (low if cells else 0))
    found = []
    if cells:
        kind = cells[0].partition(":")[0]
        row = _IN_ROW[kind]
        rows = -(-len(cells) // row)
        h = min(_CELLS[kind][1], (room.h + _GAP) / rows - _GAP)
        w = min(_CELLS[kind][0], h * _CELLS[kind][0] / _CELLS[kind][1]) if kind != "face" else _CELLS[kind][0]
        across = min(row, len(cells)) * (w + _GAP) - _GAP
        left, top = room.cx - across / 2, room.cy - (rows * (h + _GAP) - _GAP) / 2
        found = [Box(left + i % row * (w + _GAP), top + i // row * (h + _GAP), w, h) for i in range(len(cells))]
    if PASS in chosen:
        y = at.bottom - _GAP - _PASS if cells else at.cy - _PASS / 2
        found.append(Box(room.x, y, room.w, _PASS))
    return found


# ---------------------------------------------------------------------- brokers behind the screen
def own_brokers(box: Box, count: int, taken: float, *, has_neutral: bool) -> list[Box]:
    """Returns the brokers side by side; `taken` is what choices need at the right."""
    room = box.w - 2 * _SIDE - taken
    step = min(_WIDEST * 1.14, room / max(1, count))
    high = box.h * (0.5 if has_neutral else 0.62)
    w = min(_WIDEST, max(step * 0.94, _LEAST_STEP), high / BROKER_SHAPE)
    h = w * BROKER_SHAPE
    left = box.x + _SIDE + room / 2 - (count - 1) * step / 2 - w / 2
    y = box.bottom - 16 - h if has_neutral else box.cy - h / 2 + 10
    return [Box(left + i * step, y, w, h) for i in range(count)]


def neutral_brokers(box: Box, count: int, taken: float) -> list[Box]:
    """Returns the neutral brokers, in a row above one's own."""
    room = box.w - 2 * _SIDE - taken
    step = _NEUTRAL + 12
    left = box.x + _SIDE + room / 2 - (count - 1) * step / 2 - _NEUTRAL / 2
    return [Box(left + i * step, box.y + 14, _NEUTRAL, _NEUTRAL * BROKER_SHAPE) for i in range(count)]


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
