"""Which turn it is, and the players' panels: points, gems, brokers in front, what is hidden, characters at work."""

from collections.abc import Sequence
from functools import partial

from game.boxes.ys.rules.components import CARD_NAMES, GEM_NAMES
from game.boxes.ys.rules.steps import BID, FAVOUR, ORDER
from game.boxes.ys.table.choices import PLAYERS, SCREEN, TRACK
from game.boxes.ys.table.geometry import NOWHERE, order
from game.boxes.ys.table.painting.frame import (
    PAPER,
    SLATE,
    SLATE_EDGE,
    Frame,
    Picture,
    paint_broker,
    paint_order,
    unfolding,
)
from game.boxes.ys.table.phrases import phase_name
from game.boxes.ys.table.queries import acts, goes, is_laid_open, order_of, working
from game.boxes.ys.table.zones import BROKER_SHAPE
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_LIGHT, CHOSEN, GLOW, INK, LIGHT, MUTED, PLAYER, SOFT, TEAL
from game.tabletop.folding import overlay, tab
from game.widgets.node import Node, Role

# ---------------------------------------------------------------------- what lies where in a panel
_PARTS = ("seat", "gems", "front", "behind", "cards")
"""How the parts of a player's panel are called."""
NARROW = 240.0
"""A panel that is less wide has no room for characters; a low one of these none for gems."""
_LOW = 110.0
_PAD, _EDGE = 10.0, 5.0
_ORDER = (38.0, 47.5)
_HEAD_HIGH, _GEMS, _FRONT = 50.0, 46.0, 50.0
"""Heights of the lines; what is to spare is shared between them, or lets a fourth one tell what the player does."""
_STATE = 30.0
_MEDAL, _MOST_MEDALS = 36.0, 64.0
_WIDEST_FRONT, _LEAST_FRONT = 46.0, 42.0
_FRONT_PART = 0.47
_STACKED = 4.0
"""How far brokers of a stack lie apart."""


def is_short(box: Box) -> bool:
    """Tells whether a panel has no room for gems."""
    return box.w < NARROW and box.h < _LOW


def head_line(box: Box) -> Box:
    """Returns the line with order card, name and points."""
    return box.inset(_PAD, _EDGE).band(0, _line_high(box, _HEAD_HIGH))


def order_card_box(box: Box) -> Box:
    """Returns where the order card lies."""
    line = head_line(box)
    k = min(1.0, line.h / _ORDER[1])
    return line.cut_left(_ORDER[0] * k)[0].centred(_ORDER[0] * k, _ORDER[1] * k)


def gem_boxes(box: Box, owned: Sequence[int], working: int = 0) -> dict[int, Box]:
    """Returns the fields of the kinds of gems of which a party has any; so many characters at work lie right of all."""
    fields = gem_line(box).trimmed(right=working * _apart(working)).columns(len(owned))
    return dict(zip((kind for kind, number in enumerate(owned) if number), fields, strict=False))


def medal_box(box: Box, number: int, working: int) -> Box:
    """Returns where one of so many characters at work lies, counted from the right."""
    line = gem_line(box)
    left = line.right - _MEDAL - number * _apart(working)
    return Box(left + 2, line.cy - _MEDAL / 2, _MEDAL - 2, _MEDAL - 2)


def _apart(working: int) -> float:
    """Returns how far apart characters at work lie: many of them overlap."""
    return min(_MEDAL, _MOST_MEDALS / max(1, working))


def gem_line(box: Box) -> Box:
    """Returns the line of the gems and of the characters at work."""
    line = head_line(box)
    return line.band(line.h, 0.0 if is_short(box) else _line_high(box, _GEMS))


def front_line(box: Box) -> Box:
    """Returns the line of the brokers in front and of what is hidden behind the screen and in hand."""
    line = gem_line(box)
    return line.band(line.h, _line_high(box, _FRONT))


def front_boxes(box: Box, count: int, *, is_open: bool) -> list[Box]:
    """Returns where the brokers in front stand: side by side before whoever they are of use to now, else as a stack."""
    line = front_line(box)
    step = line.w * _FRONT_PART / max(1, count)
    w = min(_WIDEST_FRONT, (line.h - 4) / BROKER_SHAPE, max(step, _LEAST_FRONT))
    step = min(w + 4, step) if is_open else _STACKED
    strip = line.centred(line.w, w * BROKER_SHAPE)
    return [Box(line.x + 2 + i * step, strip.y, w, strip.h) for i in range(count)]


def behind_box(box: Box) -> Box:
    """Returns what is right of them: the screen with its number, the hand with its number."""
    line = front_line(box)
    return line.trimmed(left=line.w * _FRONT_PART)


def state_line(box: Box) -> Box | None:
    """Returns the lowest line, which tells what the player does; None where a low panel has no room for it."""
    line = front_line(box)
    return line.band(line.h, _STATE) if _has_state(box) else None


def _has_state(box: Box) -> bool:
    return box.h >= _HEAD_HIGH + _GEMS + _FRONT + _STATE + 2 * _EDGE


def _line_high(box: Box, least: float) -> float:
    """Returns the height of a line of so much at least."""
    lines = _HEAD_HIGH + _GEMS * (not is_short(box)) + _FRONT
    return least * (box.h - 2 * _EDGE - _STATE * _has_state(box)) / lines


# ---------------------------------------------------------------------- the turn
_PHASE = 22.0


def paint_turn(picture: Picture) -> None:
    """Draws the plate above the players' panels; what takes two lines stands beside the number of the turn."""
    canvas, box, phase = picture.canvas, picture.plan.turn, phase_name(picture.players, picture.public)
    if box == NOWHERE:
        return
    canvas.box(box, f"{SLATE}D8", SLATE_EDGE, 10, 2)
    told = picture.say("progress.turn", number=picture.public.round)
    if lettering.fitting(canvas, (phase, ""), _PHASE, "semi", box.w - 16) == phase:
        lettering.text(canvas, told, box.cx, box.y + box.h * 0.29, 25, BRASS_LIGHT, "bold", "c", room=box.w - 20)
        lettering.text(canvas, phase, box.cx, box.y + box.h * 0.73, _PHASE, LIGHT, "semi", "c", room=box.w - 16)
        return
    lettering.text(canvas, str(picture.public.round), box.x + 26, box.cy, 34, BRASS_LIGHT, "heavy", "c")
    height = lettering.paragraph_height(canvas, phase, box.w - 60, _PHASE, "semi")
    lettering.paragraph(canvas, phase, box.x + 50, box.cy - height / 2, box.w - 60, _PHASE, LIGHT, "semi")


# ---------------------------------------------------------------------- the panels
_DARK, _DARK_EDGE = "#132A31", "#8A6E36"
_NAME, _LEAST_NAME, _NUMBER, _POINTS = 27.0, 22.0, 28.0, 34.0
_DIGIT = 0.52
"""How wide a digit is for its height."""
_WHOLE = 190.0
_NEUTRAL = "#8C989B"


def paint_seats(picture: Picture) -> None:
    """Draws every party's panel; order cards, brokers in front and the viewer's gems are items above."""
    for party, box in enumerate(picture.plan.rows):
        if party in picture.plan.seen:
            _panel(picture, party, box)
    if picture.plan.is_low:
        tab(picture.ui, picture.selection, PLAYERS, picture.plan.players, "people", picture.say("table.players"))
        room = picture.plan.sea.common(picture.canvas.area.inset(8)) or picture.plan.sea
        overlay(picture.ui, picture.selection, PLAYERS, room, partial(_everything, picture), "frame_slate")


def _everything(picture: Picture, room: Box) -> None:
    """All panels as they are where there is room, with what are items elsewhere."""
    public, placed = picture.public, order(picture.view)
    columns = -(-len(placed) // 2)
    for party, box in zip(placed, room.grid(2, columns, 12), strict=False):
        panel = box.cut_top(min(box.h, _WHOLE))[0]
        _panel(picture, party, panel)
        if party == picture.view.seat:
            for gem, at in gem_boxes(panel, public.gems[party], len(working(public, party))).items():
                paint_owned(picture, party, gem, at, is_now=acts(public, party))
        if party < public.seats:
            if number := order_of(public, party):
                card = order_card_box(panel)
                paint_order(picture.canvas, number, card)
            values = public.front[party]
            for value, at in zip(values, front_boxes(panel, len(values), is_open=True), strict=True):
                paint_broker(picture.canvas, picture.players.colour(party), at, value)


def _panel(picture: Picture, party: int, box: Box) -> None:
    canvas = picture.canvas
    is_now = acts(picture.public, party)
    if is_now:
        canvas.glow(box, GLOW, 8, 150, 2, 10)
    fill, edge = (CHOSEN, BRASS_LIGHT) if is_now else (_DARK, _DARK_EDGE)
    canvas.box(box, fill, edge, 10, 4 if is_now else 2)
    colour = PLAYER.get(picture.players.colour(party), _NEUTRAL)
    canvas.box(box.inset(4, 8).cut_left(5)[0], colour, INK, 2, 1)
    _head(picture, party, box, is_now=is_now)
    busy = working(picture.public, party) if box.w >= NARROW else ()
    if party != picture.view.seat and not is_short(box):
        for gem, at in gem_boxes(box, picture.public.gems[party], len(busy)).items():
            paint_owned(picture, party, gem, at, is_now=is_now)
    for number, card in enumerate(busy):
        at = medal_box(box, number, len(busy))
        canvas.put(f"medal_{CARD_NAMES[card]}", at.x, at.y, at.w)
    if party >= picture.public.seats:
        _neutral(picture, box)
    elif is_laid_open(picture.view, party) or _is_pointed_at(picture, party):
        _hidden(picture, party, box, is_now=is_now)
    if is_now:
        # a wedge at the right edge: a cue that is no colour
        canvas.box(Box(box.right - 6, box.cy - 17, 16, 34), TEAL, BRASS_LIGHT, 8, 2)
        canvas.put("icon_right_light", box.right + 2, box.cy, 15, centre=True)
    _state(picture, party, box, is_now=is_now)


def _head(picture: Picture, party: int, box: Box, *, is_now: bool) -> None:
    """Order card (an item, or faded while new ones are picked), token, name and points."""
    canvas, public, line = picture.canvas, picture.public, head_line(box)
    ink = INK if is_now else LIGHT
    card = order_card_box(box)
    if party < public.seats and not order_of(public, party):
        canvas.put(f"order_{public.order[party]}", card.x, card.y, card.w, alpha=110)
        x, y = card.x + card.w * 0.49, card.y + card.w * 0.52
        size = lettering.figure(canvas, 18)
        canvas.disc(x, y, size * 0.62, PAPER, MUTED, 1.5)
        lettering.text(canvas, str(public.order[party]), x, y, size, MUTED, "semi", "c")
    left = card.right if party < public.seats else line.x
    picture.players.token(canvas, party, left + 22, line.cy, min(35.0, line.h))
    x = left + 44
    told = str(public.points[party])
    right = line.right - lettering.text(canvas, told, line.right, line.cy, _POINTS, ink, "heavy", "r") - 6
    name = picture.players.name(party)
    short = picture.say("neutral.short") if party >= public.seats else name.split()[0]
    shown = name if lettering.width(canvas, name, _LEAST_NAME, "bold") <= right - x else short
    lettering.text(canvas, shown, x, line.cy, _NAME, ink, "bold", room=right - x)
    if party < public.seats:
        picture.tell_seat(f"name:{party}", name, Box(left, line.y, right - left, line.h), party)


def paint_owned(frame: Frame, party: int, gem: int, box: Box, *, is_now: bool) -> None:
    """Draws how many gems of a kind a party has."""
    canvas, number = frame.canvas, frame.view.public.gems[party][gem]
    size = min(38.0, box.h - 4, box.w * 0.62)
    canvas.put(f"gem_{GEM_NAMES[gem]}", box.x + size / 2, box.cy, size, centre=True)
    left = box.x + size + min(5.0, box.w * 0.04)
    letters = min(_NUMBER, box.h, (box.right - left) / (_DIGIT * len(str(number))))
    letters = lettering.figure(canvas, letters)
    lettering.text(canvas, str(number), left, box.cy, letters, INK if is_now else LIGHT, "bold")


def _hidden(picture: Picture, party: int, box: Box, *, is_now: bool) -> None:
    """How many brokers are behind the screen and how many characters are in hand."""
    canvas, public, at = picture.canvas, picture.public, behind_box(box)
    colour, ink = picture.players.colour(party), INK if is_now else LIGHT
    x = at.x
    width, count = min(40.0, at.h), public.behind[party]
    if count:
        canvas.put(f"screen_small_{colour}", x + width / 2, at.cy, width, centre=True)
        x += width + 3 + lettering.text(canvas, f"×{count}", x + width + 3, at.cy, _NUMBER, ink, "semi")
    mark = at.cut_left(x - at.x)[0]
    key = TRACK if picture.plan.is_up != (picture.selection.unfolded == TRACK) else SCREEN
    act = unfolding(picture, SCREEN if picture.selection.unfolded == SCREEN else key)
    if party != picture.view.seat or not count:
        act = None
    if act is not None:
        told = picture.say("item.behind", player=picture.players.name(party), brokers=Term("ys.brokers", count))
        rect, hint = canvas.rect(mark.inset(-4, 0)), picture.say("table.screen_up")
        picture.ui.add(Node("table:screen", Role.BUTTON, told, rect, "table", act=act, hint=f"{told} · {hint}"))
        picture.ui.ring("table:screen", mark.inset(-4, 0), 8)
    cards = public.hand_sizes[party] + public.fresh[party]
    if box.w < NARROW or not cards:
        return
    used = lettering.text(canvas, f"×{cards}", at.right, at.cy, _NUMBER, ink, "semi", "r")
    canvas.put("ys_char_back", at.right - used - 15, at.cy, min(24.0, at.h * 0.6), centre=True)


def _is_pointed_at(picture: Picture, party: int) -> bool:
    """Tells whether the pointer, or the keyboard, is on a part of a party's panel."""
    kind, _, number = (picture.ui.hover or "").removeprefix("part:").partition(":")
    return number == str(party) and kind in _PARTS


def _neutral(picture: Picture, box: Box) -> None:
    """How many neutral brokers are behind whose screen."""
    canvas, public, line = picture.canvas, picture.public, front_line(box)
    for seat, count in enumerate(public.neutral if any(public.neutral) else ()):
        x = line.x + 6 + seat * line.w / 2
        picture.players.token(canvas, seat, x + 16, line.cy, 30)
        canvas.put("broker_neutral_down", x + 56, line.cy, 34, centre=True)
        lettering.text(canvas, f"×{count}", x + 78, line.cy, lettering.FIGURE, LIGHT, "semi")


def _state(picture: Picture, party: int, box: Box, *, is_now: bool) -> None:
    line, told = state_line(box), state_of(picture, party)
    if line is None and box.w >= NARROW and not any(picture.public.gems[party]):
        line = gem_line(box)
    if line is None or not told:
        return
    tone = MUTED if is_now else SOFT
    lettering.text(picture.canvas, told, line.x + 4, line.cy - 2, 22, tone, "semi", room=line.w - 8)


def state_of(picture: Picture, party: int) -> str:
    """Returns in words what a party does now."""
    public = picture.public
    if public.is_over or party >= public.seats:
        return ""
    if public.task in (BID, FAVOUR):
        return picture.say("table.has_chosen" if party in public.done else "table.chooses")
    if public.acting == party:
        return picture.say("table.acts_now")
    if public.task == ORDER:
        return picture.say("table.has_chosen") if public.chosen[party] else ""
    return picture.say("table.comes_next") if goes(public)[:1] == [party] else ""
