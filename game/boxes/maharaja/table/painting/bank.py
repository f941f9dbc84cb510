"""The tray of the characters that nobody has."""

from game.boxes.maharaja.table.painting.frame import DARK_EDGE, Picture
from game.paint import lettering
from game.paint.lettering import fitting
from game.paint.palette import SOFT


def paint_bank(picture: Picture) -> None:
    """Draws the tray of the characters of nobody; they are items."""
    panel = picture.plan.bank
    if panel is None:
        return
    canvas, box = picture.canvas, panel.box
    canvas.box(box, "#0E060890", DARK_EDGE, 10, 2)
    if picture.plan.is_folded:
        return
    label = fitting(canvas, (picture.say("table.bank"), ""), 22, "semi", box.w - 8)
    lettering.text(canvas, label, box.cx, box.y + 14, 22, SOFT, "semi", "c", room=box.w - 8)
