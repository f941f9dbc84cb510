"""The strip below the city: the viewer's characters, the brokers behind the screen, and what is to be chosen there."""

from collections.abc import Sequence

from game.boxes.ys.rules.characters.spy import looks
from game.boxes.ys.rules.gems import COLOURS, WHITE
from game.boxes.ys.rules.legal import facings
from game.boxes.ys.rules.tasks import ASK, COLOUR, GEM, LOOK, ORDER, PLACE, QUOTE
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.characters import kind_of, touched_card
from game.boxes.ys.table.deciding import must_act
from game.boxes.ys.table.items import DOWN, PASS, broker_item, colour_item, order_item
from game.boxes.ys.table.zones import BROKER_SHAPE
from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop.items import Item
from game.tabletop.table import Selection

_GAP, _SIDE, _PASS = 8.0, 26.0, 58.0
_FEW_CARDS = 4
"""More cards than this lie in two rows."""
_WIDEST_CARD = 150.0
_WIDEST, _LEAST_STEP, _SCREEN_SHAPE = 84.0, 44.0, 0.34
_NEUTRAL, _FILL, _FEW_NEUTRAL = 54.0, 0.84, 4
NOTE = Item("note")
"""A card that is no item: it tells how a broker must lie where there is no choice."""
_FACE = (190.0, 120.0)
_CELLS = {"order": (84.0, 105.0), "colour": (64.0, 64.0), "broker": (56.0, 64.0)}
"""Width and height of what is chosen, by kind."""
_IN_ROW = {"order": 4, "colour": 4, "broker": 8}
_PASS_WIDTH = 290.0
_MOST_SHARE, _BROKERS_SHARE, _FACE_SHARE = 0.42, 0.62, 0.36
"""The most that choices take of the screen's panel, also with throned brokers; and of that for how one lies."""


def choices(view: View, selection: Selection) -> tuple[Item, ...]:
    """Returns what is laid out to be chosen beside the brokers: how one lies first, the button that declines last."""
    public = view.public
    if public.task == ORDER:
        return tuple(order_item(card) for card in public.cards)
    if not must_act(view) or view.seat is None:
        return ()
    found = (*_colours(view, selection), *_thrones(view, view.seat, selection))
    if public.task == PLACE:
        found = (DOWN if len(facings(public, view.seat)) > 1 else NOTE, *found)
    return (*found, PASS) if public.task in (ASK, LOOK) else found


def _colours(view: View, selection: Selection) -> tuple[Item, ...]:
    """Colours for gems of choice and for a white one, each as often as it may be chosen."""
    task = view.public.task
    is_white = task == GEM and any(item.kind == "gem" and item.at[1] == WHITE for item in selection.touched)
    times = 1 if task == COLOUR or is_white else kind_of(touched_card(selection)).colours
    return tuple(colour_item(colour, which + 1) for which in range(times) for colour in COLOURS)


def _thrones(view: View, seat: Seat, selection: Selection) -> tuple[Item, ...]:
    """Brokers in the throne room that a character may be aimed at: there they are small."""
    public = view.public
    if kind_of(touched_card(selection)).asks_throne:
        return tuple(map(broker_item, public.throne[seat]))
    if public.task not in (ASK, LOOK, PLACE):
        return ()
    throned = {tag for tags in public.throne for tag in tags}
    return tuple(broker_item(look.tag) for look in looks(public, seat, view.known) if look.tag in throned)


def asks_quotation(view: View, selection: Selection) -> bool:
    """Tells whether a quotation is to be moved."""
    return must_act(view) and (view.public.task == QUOTE or kind_of(touched_card(selection)).asks_quotation)


def asks_quarter(selection: Selection) -> bool:
    """Tells whether a character that is chosen is aimed at quarters."""
    return kind_of(touched_card(selection)).asks_quarter


# ---------------------------------------------------------------------- where the choices lie
def tray(box: Box, chosen: Sequence[Item]) -> Box:
    """Returns the part of the screen's panel that the choices take, at its right; without any it has no width."""
    if not chosen:
        return box.cut_right(0)[0]
    facing, cells = _parts(chosen)
    wide = _FACE[0] + _GAP if facing else 0.0
    if cells:
        wide += min(len(cells), _IN_ROW[cells[0].kind]) * (_CELLS[cells[0].kind][0] + _GAP)
    if PASS in chosen:
        wide = max(wide, _PASS_WIDTH)
    share = _BROKERS_SHARE if cells and cells[0].kind == "broker" else _MOST_SHARE
    return box.cut_right(min(wide, box.w * share) + _GAP + 4)[0]


def _parts(chosen: Sequence[Item]) -> tuple[list[Item], list[Item]]:
    """Returns how a broker lies, and what else lies in rows."""
    facing = [item for item in chosen if item in (DOWN, NOTE)]
    return facing, [item for item in chosen if item not in (DOWN, NOTE, PASS)]


def choice_boxes(box: Box, chosen: Sequence[Item]) -> list[Box]:
    """Returns where each choice lies in the panel."""
    facing, cells = _parts(chosen)
    room = tray(box, chosen).inset(_GAP + 2, _GAP)
    low, found = room.centred(room.w, _PASS), list[Box]()
    if PASS in chosen and cells:
        low, room = room.cut_bottom(_PASS, _GAP)
    if facing:
        face, rest = room.cut_left(min(_FACE[0], room.w * _FACE_SHARE) if cells else room.w, _GAP)
        found, room = [face.centred(face.w, _FACE[1])], rest
    if cells:
        found += _grid(room, cells)
    return [*found, low] if PASS in chosen else found


def _grid(room: Box, cells: Sequence[Item]) -> list[Box]:
    """Returns fields in rows, as large as their kind or smaller where there is less room."""
    wide, high = _CELLS[cells[0].kind]
    across = min(len(cells), _IN_ROW[cells[0].kind], int((room.w + _GAP) // (_LEAST_STEP + _GAP)))
    rows = -(-len(cells) // across)
    scale = min(1.0, ((room.h + _GAP) / rows - _GAP) / high, ((room.w + _GAP) / across - _GAP) / wide)
    whole = room.centred(across * (wide * scale + _GAP) - _GAP, rows * (high * scale + _GAP) - _GAP)
    return list(whole.grid(across, rows, _GAP)[: len(cells)])


# ---------------------------------------------------------------------- brokers behind the screen
def rows(box: Box, own: int, taken: float) -> int:
    """Returns in how many rows one's own brokers stand; `taken` is what choices need at the right."""
    return 1 if (box.w - 2 * _SIDE - taken) / max(1, own) >= _LEAST_STEP else 2


def screen(box: Box, own: int, taken: float) -> Box:
    """Returns where the screen is drawn: at the bottom of the panel, left of the choices, in about its own shape."""
    room = box.trimmed(right=taken)
    high = box.h if rows(box, own, taken) > 1 else min(box.h, room.w * _SCREEN_SHAPE)
    return room.cut_bottom(high)[0]


def brokers(box: Box, own: int, neutral: int, taken: float) -> tuple[list[Box], list[Box]]:
    """Returns one's own brokers and the neutral ones.

    Those stand in a row above one's own; where one's own need two rows, all stand in these.
    """
    if rows(box, own, taken) > 1:
        number = own + neutral
        across = -(-number // 2)
        upper, lower = box.inset(0, 10).rows(2)
        both = [*_row(upper, across, across, taken), *_row(lower, number - across, across, taken)]
        return both[:own], both[own:]
    top = _NEUTRAL * BROKER_SHAPE + 10 if neutral else screen(box, own, taken).y - box.y + 14
    above = _row(box.band(0, _NEUTRAL * BROKER_SHAPE / _FILL), neutral, max(neutral, _FEW_NEUTRAL), taken)
    return _row(box.trimmed(top=top, bottom=10), own, own, taken), above


def _row(box: Box, number: int, most: int, taken: float) -> list[Box]:
    """Returns a row of brokers as large as if there were `most` of them."""
    room = box.inset(_SIDE, 0).trimmed(right=taken)
    step = min(_WIDEST * 1.14, room.w / max(1, most))
    w = min(_WIDEST, max(step * 0.94, _LEAST_STEP), box.h * _FILL / BROKER_SHAPE)
    strip = room.centred(room.w, w * BROKER_SHAPE).moved(0, 2)
    return list(strip.line(number, w, min(step, w * 1.2) - w))


# ---------------------------------------------------------------------- characters in hand
def hand(box: Box, count: int) -> list[Box]:
    """Returns the fields of the cards of a hand: side by side, many in two rows."""
    if count > _FEW_CARDS:
        across = -(-count // 2)
        size = min((box.w - 12) / across - 4, (box.h - 16) / 2 - 4)
        return list(box.centred(across * (size + 4) - 4, 2 * size + 4).grid(across, 2, 4)[:count])
    step = min(_WIDEST_CARD, (box.w - 10) / max(1, count))
    return list(box.inset(0, 7).line(count, step - 4, 4))
