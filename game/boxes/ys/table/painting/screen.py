"""The hand, what slides up to be chosen, and what hides it from others."""

from game.boxes.ys.rules.legal import facings
from game.boxes.ys.rules.steps import ASK
from game.boxes.ys.table.choice_panel import Sheet, hand_boxes, sheet_of
from game.boxes.ys.table.choices import NOTE, choices
from game.boxes.ys.table.frame import Picture
from game.boxes.ys.table.geometry import NOWHERE
from game.boxes.ys.table.holdings import held
from game.boxes.ys.table.mode import TRACK
from game.boxes.ys.table.painting.brokers import paint_broker
from game.boxes.ys.table.painting.tabs import paint_raise_button, paint_sheet_button
from game.core.rules import Seat
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.lettering import fitting
from game.paint.palette import BRASS, BRASS_LIGHT, LIGHT, SOFT
from game.paint.panels import tray

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
            paint_raise_button(picture, _button(plan.screen))
        return
    found = sheet_of(plan, picture.view, picture.selection)
    tray(picture.canvas, found.ground, 235, 12)
    picture.canvas.outline(found.ground, BRASS, 12, 2.5)
    if found.head is not None:
        _head(picture, seat if masked is None else masked, found.head)
    if masked is not None:
        _masked(picture, masked, found)
    for item, box in zip(choices(picture.view, picture.selection), found.chosen, strict=False):
        if item == NOTE and seat is not None:
            _facing(picture, seat, box)


def _button(box: Box) -> Box:
    return box.inset(10).band(0, 44).cut_right(44)[0]


def _head(picture: Picture, seat: Seat | None, line: Box) -> None:
    """Whose things these are, and the button that lowers them."""
    canvas, left = picture.canvas, line.x + 4
    if seat is not None:
        canvas.put(f"screen_small_{picture.players.colour(seat)}", left + 26, line.cy, 52, centre=True)
        left += 62
    asks = picture.public.task == ASK
    told = picture.say("table.hand" if asks else "table.behind")
    room = line.right - 54 - left
    told = fitting(canvas, (told, ""), 26, "bold", room)
    lettering.text(canvas, told, left, line.cy, 26, BRASS_LIGHT, "bold", room=room)
    paint_sheet_button(picture, line.cut_right(44)[0].centred(44, 44))


def _facing(picture: Picture, seat: Seat, box: Box) -> None:
    """How the next broker must lie, where there is no choice."""
    canvas = picture.canvas
    is_up = facings(picture.public, seat)[0]
    name = f"broker_{picture.players.colour(seat)}_{'up' if is_up else 'down'}"
    canvas.put(name, box.x + box.h * 0.5, box.cy, box.h * 0.74, centre=True)
    facing = picture.say("table.face_up" if is_up else "table.face_down")
    room = box.w - box.h - 8
    told = fitting(canvas, (picture.say("table.pair_now", facing=facing), facing, ""), 26, "semi", room)
    lettering.text(canvas, told, box.x + box.h, box.cy, 26, LIGHT, "semi", room=room)


def _empty_hand(picture: Picture) -> None:
    canvas, box = picture.canvas, picture.plan.hand
    canvas.put("ys_char_back", box.x + 40, box.cy, min(46.0, box.h * 0.5), centre=True, alpha=110)
    told = picture.say("table.hand")
    told = fitting(canvas, (told, ""), 26, "semi", box.w - 84)
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
