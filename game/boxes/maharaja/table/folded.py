"""The panels that are folded for want of room: their tabs, and what they hold when they are called up."""

from functools import partial

from game.boxes.maharaja.rules.components import NAMES
from game.boxes.maharaja.table.geometry import PAYS, PLAYERS, order
from game.boxes.maharaja.table.painting.frame import CARD_EDGE, PAPER, Picture
from game.boxes.maharaja.table.painting.pays import paint_payouts
from game.boxes.maharaja.table.pieces.seats import acts, paint_row, told_of
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.palette import CHOSEN
from game.tabletop.folding import RIM, overlay, tab

_ICONS = {PLAYERS: "people", PAYS: "coins"}
_PAID, _SEAT, _WIDE = 46.0, 84.0, 940.0
"""Heights of a row of payouts and of a player, and the greatest width of a panel."""


def paint_folded(picture: Picture) -> None:
    """Draws the tabs and, above the table, the panel that was called up."""
    for key, box in picture.plan.tabs:
        tab(picture.ui, picture.selection, key, box, _ICONS[key], picture.say(f"tab.{key}"))
    seats = picture.view.public.seats
    area = Box(0, picture.plan.board.y, picture.canvas.w, picture.canvas.h - picture.plan.board.y)
    wide = min(area.w - 80, _WIDE)
    rows = ((PLAYERS, seats * _SEAT, partial(_players, picture)), (PAYS, 54 + seats * _PAID, partial(_pays, picture)))
    for key, high, paint in rows:
        box = area.centred(wide, min(area.h - 8, high + 2 * RIM))
        overlay(picture.ui, picture.selection, key, box, paint, "frame_saffron")


def _pays(picture: Picture, box: Box) -> None:
    paint_payouts(picture, box)


def _players(picture: Picture, box: Box) -> None:
    """Everybody in the order of turns: gold, pieces, characters, and what they do."""
    canvas, public = picture.canvas, picture.view.public
    rows = box.rows(public.seats, 8)
    for seat, row in zip(order(picture.view), rows, strict=True):
        is_now = acts(picture, seat)
        canvas.box(row, CHOSEN if is_now else PAPER, CARD_EDGE, 10, 2)
        held = public.characters[seat]
        wide = (row.h - 10) / 1.3
        right = row.inset(8, 5)
        for number in reversed(held):
            shown, right = right.cut_right(wide, 6)
            canvas.put(f"character_{NAMES[number]}", shown.x, shown.y, wide, shown.h)
        paint_row(picture, seat, right.trimmed(left=2, right=8), is_light=False)
        picture.tell(f"player:{seat}", told_of(picture.players, picture.view, Seat(seat)), row)
