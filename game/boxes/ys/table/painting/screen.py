"""The strip below the city: the hand, the screen, and the ground of what is to be chosen."""

from game.boxes.ys.rules.legal import facings
from game.boxes.ys.table import choice_panel
from game.boxes.ys.table.frame import SLATE, SLATE_EDGE, Picture
from game.boxes.ys.table.holdings import held
from game.boxes.ys.table.painting.brokers import paint_broker
from game.core.rules import Seat
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.lettering import fitting
from game.paint.palette import LIGHT, SOFT
from game.paint.panels import tray

_BACK = 0.8
"""The size of a character's back in the field that the card would fill."""


def paint_screen(picture: Picture) -> None:
    """Draws hand and screen of the viewer; an onlooker sees everybody's screen from outside."""
    canvas, plan, seat = picture.canvas, picture.plan, picture.view.seat
    tray(canvas, plan.hand, 110, 10)
    chosen = choice_panel.choices(picture.view, picture.selection)
    at = choice_panel.tray(plan.screen, chosen)
    if picture.selection.masked is not None:
        _masked(picture, picture.selection.masked, at.w)
    elif seat is None:
        _outside(picture, plan.screen.trimmed(right=at.w))
    else:
        if not held(picture.view):
            _empty_hand(picture)
        shown = choice_panel.screen(plan.screen, len(picture.view.screens[seat] or ()), at.w)
        canvas.put(f"screen_{picture.players.colour(seat)}", shown.x, shown.y, shown.w, shown.h)
    if chosen:
        tray(canvas, at.trimmed(left=4), 150, 10)
    if seat is not None and choice_panel.NOTE in chosen:
        _facing(picture, seat, choice_panel.choice_boxes(plan.screen, chosen)[0])


def _facing(picture: Picture, seat: Seat, box: Box) -> None:
    """How the next broker must lie, where there is no choice."""
    canvas = picture.canvas
    is_up = facings(picture.public, seat)[0]
    high = box.h * 0.62
    name = f"broker_{picture.players.colour(seat)}_{'up' if is_up else 'down'}"
    canvas.put(name, box.cx, box.y + 10 + high / 2, high * 96 / 112, centre=True)
    facing = picture.say("table.face_up" if is_up else "table.face_down")
    told = fitting(canvas, (picture.say("table.pair_now", facing=facing), facing), 22, "semi", box.w - 8)
    lettering.text(canvas, told, box.cx, box.bottom - 18, 22, LIGHT, "semi", "c", room=box.w - 8)


def _empty_hand(picture: Picture) -> None:
    canvas, box = picture.canvas, picture.plan.hand
    canvas.put("ys_char_back", box.cx, box.cy - 14, box.h * 0.42, centre=True, alpha=110)
    told = picture.say("table.hand")
    lettering.text(canvas, told, box.cx, box.bottom - 24, 22, SOFT, "semi", "c", room=box.w - 20)


def _masked(picture: Picture, seat: Seat, taken: float) -> None:
    """What somebody else must not see: no more than how many backs stand and lie there."""
    canvas, public, plan = picture.canvas, picture.public, picture.plan
    colour, behind, neutral = picture.players.colour(seat), public.behind[seat], public.neutral[seat]
    shown = choice_panel.screen(plan.screen, behind, taken)
    canvas.put(f"screen_{colour}", shown.x, shown.y, shown.w, shown.h)
    own, others = choice_panel.brokers(plan.screen, behind, neutral, taken)
    for name, boxes in (("neutral", others), (colour, own)):
        for box in boxes:
            paint_broker(canvas, name, box, None)
    cards = public.hand_sizes[seat] + public.fresh[seat]
    for box in choice_panel.hand(plan.hand, cards):
        canvas.put("ys_char_back", box.cx, box.cy, box.h * _BACK, centre=True)
    if not cards:
        _empty_hand(picture)
    told = picture.say("item.behind", player=picture.players.name(seat), brokers=Term("ys.brokers", behind))
    picture.tell("masked", told, shown)


def _outside(picture: Picture, box: Box) -> None:
    """Everybody's screen with how many brokers are behind it."""
    canvas, public = picture.canvas, picture.public
    canvas.box(box, f"{SLATE}C0", SLATE_EDGE, 10, 2)
    for seat, at in enumerate(box.columns(public.seats)):
        wide = min(at.w - 16, 150.0)
        canvas.put(f"screen_small_{picture.players.colour(seat)}", at.cx, at.cy - 16, wide, centre=True)
        picture.players.token(canvas, seat, at.cx - 22, at.bottom - 30, 34)
        lettering.text(canvas, f"×{public.behind[seat]}", at.cx, at.bottom - 30, 25, LIGHT, "semi")
