"""The strip below the city: the hand, the screen, and the ground of what is to be chosen."""

from game.boxes.ys.rules.legal import facings
from game.boxes.ys.rules.tasks import PLACE
from game.boxes.ys.table import desk
from game.boxes.ys.table.layout import held
from game.boxes.ys.table.painting.frame import SLATE, SLATE_EDGE, Picture
from game.core.rules import Seat
from game.paint import lettering
from game.paint.canvas import Box
from game.paint.palette import LIGHT, SOFT
from game.paint.panels import tray

_HIGHEST = 0.34
"""The most height of a screen for its width."""


def paint_screen(picture: Picture) -> None:
    """Draws hand and screen of the viewer; an onlooker sees everybody's screen from outside."""
    canvas, plan, seat = picture.canvas, picture.plan, picture.view.seat
    tray(canvas, plan.hand, 110, 10)
    chosen = desk.choices(picture.view, picture.mood)
    at = desk.tray(plan.screen, chosen)
    own = Box(plan.screen.x, plan.screen.y, plan.screen.w - at.w, plan.screen.h)
    if seat is None:
        _outside(picture, own)
    else:
        if not held(picture.view):
            _empty_hand(picture)
        high = min(own.h, own.w * _HIGHEST)
        canvas.put(f"screen_{picture.company.colour(seat)}", own.x, own.bottom - high, own.w, high)
        _facing(picture, seat, own)
    if chosen:
        tray(canvas, Box(at.x + 4, at.y, at.w - 4, at.h), 150, 10)


def _facing(picture: Picture, seat: Seat, box: Box) -> None:
    """How the next broker must lie, where there is no choice."""
    public = picture.public
    if public.task != PLACE or public.acting != seat or len(ways := facings(public, seat)) > 1:
        return
    facing = picture.say("table.face_up" if ways[0] else "table.face_down")
    told, canvas = picture.say("table.pair_now", facing=facing), picture.canvas
    wide = lettering.width(canvas, told, 22, "semi") + 66
    at = Box(box.x + 18, box.y + 6, min(wide, box.w * 0.6), 42)
    canvas.box(at.x, at.y, at.w, at.h, SLATE, SLATE_EDGE, 10, 2)
    side = "up" if ways[0] else "down"
    canvas.put(f"broker_{picture.company.colour(seat)}_{side}", at.x + 24, at.cy, 30, centre=True)
    lettering.text(canvas, told, at.x + 46, at.cy, 22, LIGHT, "semi", room=at.w - 56)


def _empty_hand(picture: Picture) -> None:
    canvas, box = picture.canvas, picture.plan.hand
    canvas.put("ys_char_back", box.cx, box.cy - 14, box.h * 0.42, centre=True, alpha=110)
    told = picture.say("table.hand")
    lettering.text(canvas, told, box.cx, box.bottom - 24, 22, SOFT, "semi", "c", room=box.w - 20)


def _outside(picture: Picture, box: Box) -> None:
    """Everybody's screen with how many brokers are behind it."""
    canvas, public = picture.canvas, picture.public
    canvas.box(box.x, box.y, box.w, box.h, f"{SLATE}C0", SLATE_EDGE, 10, 2)
    step = box.w / public.seats
    for seat in range(public.seats):
        x = box.x + (seat + 0.5) * step
        wide = min(step - 16, 150.0)
        canvas.put(f"screen_small_{picture.company.colour(seat)}", x, box.cy - 16, wide, centre=True)
        picture.company.token(canvas, seat, x - 22, box.bottom - 30, 34)
        lettering.text(canvas, f"×{public.behind[seat]}", x, box.bottom - 30, 25, LIGHT, "semi")
