"""What slides up to be chosen: where characters, brokers and colours lie in it; the hand, and what hides it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.boxes.ys.rules.legal import facings
from game.boxes.ys.rules.steps import ASK, LOOK, NEUTRAL, ORDER
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.choices import NOTE, SCREEN, TRACK, choices
from game.boxes.ys.table.geometry import NOWHERE, Plan
from game.boxes.ys.table.items import DOWN, PASS
from game.boxes.ys.table.painting.frame import Picture, paint_broker, round_button, unfolding
from game.boxes.ys.table.queries import held, must_act, owned
from game.boxes.ys.table.zones import BROKER_SHAPE
from game.core.rules import Seat
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS, BRASS_LIGHT, LIGHT, SOFT
from game.paint.panels import tray
from game.tabletop.items import Item, Selection

_GAP, _EDGE, _HEAD = 8.0, 7.0, 40.0
_FEW_CARDS = 4
"""More cards than this lie in two rows."""
WIDEST_CARD, _CARD_SHAPE = 150.0, 250 / 180
"""The widest character in hand, and how high one is for its width."""
_WIDEST, _LEAST_RIGHT, _LEAST_DOWN = 101.0, 0.74, 0.46
"""The widest broker, and which part of its width and of its height one shows at least beside the next."""
_LEAST, _APART, _CLOSER, _TINY = 40.0, (38.0, 44.0), 0.7, 1.0
"""How wide a broker is at least, how far it begins beside and below another, and both of these where it is crowded."""
_MOST_ROWS = 4
_FOOT, _PASS, _FACE_HEAD, _BUTTON = 72.0, 60.0, 56.0, 56.0
_SMALL, _SMALL_FOOT = 48.0, 56.0
_ABREAST, _LINE, _LEAST_LINE = 2, 76.0, 50.0
"""In a narrow room more characters than these lie as a list, in lines so high."""
_NAME = 36.0
"""Room below a character for its name."""
_CELLS = {"order": (96.0, 120.0), "colour": (80.0, 80.0), "broker": (60.0, 70.0)}
"""Width and height of what is chosen, by kind."""
_CROWDED, _CLOSE, _NARROW = 0.7, 0.5, 240.0
"""Cells may be smaller by this factor before they are set in one more row; the second one where that is less wide."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What slides up: how many characters, how many own and neutral brokers of each value, and what is chosen beside.

    `first_neutral` tells that the neutral brokers are asked for.
    """

    cards: int = 0
    own: tuple[int, ...] = ()
    neutral: tuple[int, ...] = ()
    chosen: tuple[Item, ...] = ()
    first_neutral: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """Where all that lies: the ground of it, its heading if it has one, and a box for each thing."""

    ground: Box
    head: Box | None = None
    cards: tuple[Box, ...] = ()
    own: tuple[Box, ...] = ()
    neutral: tuple[Box, ...] = ()
    chosen: tuple[Box, ...] = ()


def contents(view: View, selection: Selection) -> Contents:
    """Returns what slides up for a view: characters or brokers; a masked person's things are counted only."""
    public, chosen = view.public, choices(view, selection)
    seat = selection.masked
    if seat is not None:
        cards = public.hand_sizes[seat] + public.fresh[seat]
        if public.task == ASK and cards:
            return Contents(cards, chosen=chosen)
        return Contents(0, (1,) * public.behind[seat], (1,) * public.neutral[seat], chosen)
    if public.task == ORDER or (chosen and chosen[0].kind == "colour" and public.task != ASK):
        return Contents(chosen=chosen)
    if public.task in (ASK, LOOK) and must_act(view) and selection.unfolded != SCREEN:
        return Contents(len(held(view)) * (public.task == ASK), chosen=chosen)
    own, neutral = (tuple(Counter(owned(view, rows)).values()) for rows in (view.screens, view.neutrals))
    return Contents(0, own, neutral, chosen, first_neutral=public.task == NEUTRAL)


def sheet_of(plan: Plan, view: View, selection: Selection) -> Sheet:
    """Returns where everything lies that slides up for a view."""
    return sheet(plan.screen, contents(view, selection), has_head=not plan.is_low)


@lru_cache(maxsize=64)
def sheet(box: Box, found: Contents, *, has_head: bool) -> Sheet:
    """Returns where everything lies: characters on top, brokers below, then what is chosen, the button last."""
    first, others = (found.neutral, found.own) if found.first_neutral else (found.own, found.neutral)
    others = others if has_head else ()
    facing = [item for item in found.chosen if item in (DOWN, NOTE)]
    cells = [item for item in found.chosen if item not in (DOWN, NOTE, PASS)]
    room = box.inset(_EDGE)
    passing, room = _foot(room, _PASS * (PASS in found.chosen))
    grid, room = _foot(room, _high(room.w, cells))
    low, room = _foot(room, min(_FOOT, box.h * 0.2) if facing and not has_head else _SMALL_FOOT * bool(others))
    if not (found.cards or first):
        ground = box.trimmed(top=room.h + _GAP)
        return Sheet(ground, chosen=_chosen(found.chosen, low, grid, passing))
    head, room = room.cut_top(_FACE_HEAD if facing else _HEAD, 4) if has_head else (None, room)
    hand, below = room.cut_top(_hand_high(room, found.cards, len(first)), _GAP) if found.cards else (room, room)
    rows, small = brokers(below, first) if first else (), _row(low, sum(others), _SMALL)
    own, neutral = (small, rows) if found.first_neutral else (rows, small)
    face = low if head is None else head.trimmed(right=_BUTTON).band(0, _FACE_HEAD)
    return Sheet(box, head, hand_boxes(hand, found.cards), own, neutral, _chosen(found.chosen, face, grid, passing))


def _foot(room: Box, height: float) -> tuple[Box, Box]:
    """Returns so much of the foot of a room and what is left above it; nothing is taken from it without need."""
    return room.cut_bottom(height, _GAP if height else 0)


def _hand_high(room: Box, cards: int, brokers_below: int) -> float:
    most = min(WIDEST_CARD * _CARD_SHAPE, room.h * (0.6 if brokers_below else 1.0))
    if room.w < _NARROW and cards > _ABREAST:
        return min(room.h, cards * _LINE)
    across = min(cards, _FEW_CARDS)
    return min(most, (room.w - _GAP * across) / across * _CARD_SHAPE + 8) if cards <= _FEW_CARDS else most


def _chosen(chosen: Sequence[Item], face: Box, grid: Box, passing: Box) -> tuple[Box, ...]:
    """Returns the box of each choice."""
    fields = iter(_grid(grid, [item for item in chosen if item not in (DOWN, NOTE, PASS)]))
    return tuple(face if item in (DOWN, NOTE) else passing if item == PASS else next(fields) for item in chosen)


# ---------------------------------------------------------------------- cells of one kind
def _across(width: float, cells: Sequence[Item]) -> tuple[int, float]:
    """Returns how many cells stand side by side in a width, and how large they are."""
    w, _ = _CELLS[cells[0].kind]
    least = w * (_CROWDED if width > _NARROW else _CLOSE)
    across = max(1, min(len(cells), int((width + _GAP) / (least + _GAP))))
    rows = -(-len(cells) // across)
    across = -(-len(cells) // rows)
    return across, min(1.0, ((width + _GAP) / across - _GAP) / w)


def _high(width: float, cells: Sequence[Item]) -> float:
    """Returns how high cells stand in a width; nothing without any."""
    if not cells:
        return 0.0
    across, scale = _across(width, cells)
    return -(-len(cells) // across) * (_CELLS[cells[0].kind][1] * scale + _GAP) - _GAP


def _grid(room: Box, cells: Sequence[Item]) -> list[Box]:
    """Returns fields in rows, as large as their kind or smaller where there is less room."""
    if not cells:
        return []
    (w, h), (across, scale) = _CELLS[cells[0].kind], _across(room.w, cells)
    rows = -(-len(cells) // across)
    whole = room.centred(across * (w * scale + _GAP) - _GAP, rows * (h * scale + _GAP) - _GAP)
    return list(whole.grid(across, rows, _GAP)[: len(cells)])


# ---------------------------------------------------------------------- brokers behind the screen
def brokers(box: Box, groups: Sequence[int]) -> tuple[Box, ...]:
    """Returns where so many equal brokers stand for each value: values side by side, or one below the other.

    Equal ones stand behind one another, so that the cap of each is seen. Where that makes all of them too small, they
    stand in rows that take no notice of values.
    """
    deep, many = max(groups), sum(groups)
    pairs = [(i, copy) for i, equal in enumerate(groups) for copy in range(equal)]
    by_value = [[(i, deep - 1 - copy) for i, copy in pairs], [(copy, i) for i, copy in pairs]]
    rows = (-(-many // row) for row in range(1, _MOST_ROWS + 1))
    mixed = [[(i % row, i // row) for i in range(many)] for row in rows]
    for k in (1.0, _CLOSER):
        for ways in (by_value, mixed):
            found = max((_standing(box, cells, k) for cells in ways), key=lambda boxes: boxes[0].w)
            if found[0].w >= k * _LEAST:
                return found
    return found


def _standing(box: Box, cells: Sequence[tuple[int, int]], k: float) -> tuple[Box, ...]:
    """Returns where brokers stand in columns and rows, as large as they can be and at ease if they may."""
    columns, rows = (max(numbers) for numbers in zip(*cells, strict=True))
    across, down = 1 + _LEAST_RIGHT * columns, BROKER_SHAPE * (1 + _LEAST_DOWN * rows)
    room = box.w - k * _APART[0] * columns, (box.h - k * _APART[1] * rows) / BROKER_SHAPE
    w = max(_TINY, min(_WIDEST, box.w / across, box.h / down, *room))
    h = w * BROKER_SHAPE
    right, down = min(w * 1.06, (box.w - w) / max(1, columns)), min(h * 1.04, (box.h - h) / max(1, rows))
    whole = box.centred(w + right * columns, h + down * rows)
    return tuple(Box(whole.x + x * right, whole.y + y * down, w, h) for x, y in cells)


def _row(box: Box, number: int, widest: float, most: int = 0) -> tuple[Box, ...]:
    """Returns a row of brokers in the middle of a box, as far apart as if there were `most` of them."""
    if number <= 0:
        return ()
    most = max(most, number)
    w = min(widest, box.h / BROKER_SHAPE, box.w)
    step = min(w * 1.1, (box.w - w) / max(1, most - 1))
    return box.centred(box.w, w * BROKER_SHAPE).line(number, w, step - w)


# ---------------------------------------------------------------------- characters in hand
def hand_boxes(box: Box, count: int) -> tuple[Box, ...]:
    """Returns the fields of the cards of a hand: side by side, many in two rows, or in a narrow room as a list."""
    if box.w < _NARROW and count > _ABREAST and box.h >= count * _LEAST_LINE:
        return box.pile(count, min(_LINE, box.h / count) - 6, 6)
    if count > _FEW_CARDS:
        across = -(-count // 2)
        size = min((box.w - 12) / across - 4, (box.h - 8) / 2 - 4)
        return box.centred(across * (size + 4) - 4, 2 * size + 4).grid(across, 2, 4)[:count]
    step = min(WIDEST_CARD, (box.w - 10) / max(1, count), max(box.h - _NAME, 60.0))
    return box.inset(0, 4).line(count, step - 4, 4)


# ---------------------------------------------------------------------- drawing
_BACK = 0.8
"""The size of a character's back in the field that the card would fill."""


def paint_screen(picture: Picture) -> None:
    """Draws the hand of the viewer and, where anything is up, its ground; an onlooker sees everybody's screen."""
    plan, seat = picture.plan, picture.view.seat
    masked = picture.selection.masked
    if plan.hand != NOWHERE:
        tray(picture.canvas, plan.hand, 110, 10)
        if not (held(picture.view) or masked is not None):
            _empty_hand(picture)
    if masked is not None:
        _masked_hand(picture, masked)
    if not plan.is_up:
        if picture.selection.unfolded == TRACK and seat is not None:
            box, told = plan.screen.inset(10).band(0, 44).cut_right(44)[0], picture.say("table.screen_up")
            round_button(picture, "fold:screen", box, "up", told, unfolding(picture, TRACK))
        return
    found = sheet_of(plan, picture.view, picture.selection)
    tray(picture.canvas, found.ground, 235, 12)
    picture.canvas.outline(found.ground, BRASS, 12, 2.5)
    if found.head is not None:
        is_titled = found.head.h < _FACE_HEAD
        _paint_head(picture, seat if masked is None else masked, found.head, is_titled=is_titled)
    if masked is not None:
        _masked(picture, masked, found)
    for item, box in zip(choices(picture.view, picture.selection), found.chosen, strict=False):
        if item == NOTE and seat is not None:
            _paint_facing(picture, seat, box)


def _paint_head(picture: Picture, seat: Seat | None, line: Box, *, is_titled: bool) -> None:
    """Whose things these are where nothing is chosen there, and the button that lowers them."""
    canvas, left = picture.canvas, line.x + 4
    if is_titled:
        if seat is not None:
            canvas.put(f"screen_small_{picture.players.colour(seat)}", left + 26, line.cy, 52, centre=True)
            left += 62
        told = picture.say("table.hand" if picture.public.task == ASK else "table.behind")
        room = line.right - 54 - left
        told = lettering.fitting(canvas, (told, ""), 26, "bold", room)
        lettering.text(canvas, told, left, line.cy, 26, BRASS_LIGHT, "bold", room=room)
    box, told = line.cut_right(44)[0].centred(44, 44), picture.say("table.screen_down")
    key = SCREEN if picture.selection.unfolded == SCREEN else TRACK  # folds what was called up, or lowers what slid up
    round_button(picture, "fold:screen", box, "down", told, unfolding(picture, key))


def _paint_facing(picture: Picture, seat: Seat, box: Box) -> None:
    """How the next broker must lie, where there is no choice."""
    canvas = picture.canvas
    is_up = facings(picture.public, seat)[0]
    name = f"broker_{picture.players.colour(seat)}_{'up' if is_up else 'down'}"
    canvas.put(name, box.x + box.h * 0.5, box.cy, box.h * 0.74, centre=True)
    facing = picture.say("table.face_up" if is_up else "table.face_down")
    room = box.w - box.h - 8
    told = lettering.fitting(canvas, (picture.say("table.pair_now", facing=facing), facing, ""), 26, "semi", room)
    lettering.text(canvas, told, box.x + box.h, box.cy, 26, LIGHT, "semi", room=room)


def _empty_hand(picture: Picture) -> None:
    canvas, box = picture.canvas, picture.plan.hand
    canvas.put("ys_char_back", box.x + 40, box.cy, min(46.0, box.h * 0.5), centre=True, alpha=110)
    told = picture.say("table.hand")
    told = lettering.fitting(canvas, (told, ""), 26, "semi", box.w - 84)
    lettering.text(canvas, told, box.x + 76, box.cy, 26, SOFT, "semi", room=box.w - 84)


def _masked_hand(picture: Picture, seat: Seat) -> None:
    """The backs of somebody's characters."""
    canvas, public, plan = picture.canvas, picture.public, picture.plan
    cards = public.hand_sizes[seat] + public.fresh[seat]
    for box in hand_boxes(plan.hand, cards):
        canvas.put("ys_char_back", box.cx, box.cy, min(box.w, box.h * _BACK), centre=True)
    if not cards:
        _empty_hand(picture)


def _masked(picture: Picture, seat: Seat, found: Sheet) -> None:
    """What somebody else must not see: no more than how many backs stand there."""
    canvas, colour, behind = picture.canvas, picture.players.colour(seat), picture.public.behind[seat]
    for box in found.cards:
        canvas.put("ys_char_back", box.cx, box.cy, min(box.w, box.h * _BACK), centre=True)
    for name, boxes in (("neutral", found.neutral), (colour, found.own)):
        for box in boxes:
            paint_broker(canvas, name, box, None)
    told = picture.say("item.behind", player=picture.players.name(seat), brokers=Term("ys.brokers", behind))
    picture.tell("masked", told, found.ground)
