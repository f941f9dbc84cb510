"""The best deeds of the evening, one below the other: who, what, and the number that it is about."""

from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import BAND, INK, MUTED
from game.scenes.result_outcome import Outcome
from game.tabletop.ended import Deed
from game.widgets.controls import heading
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_HEAD, _LOW, _TALL = 74.0, 84.0, 112.0
_WIDEST_VALUE = 120.0


def paint_deeds(ui: Ui, outcome: Outcome, box: Box) -> None:
    """Draws the best deeds into a box; those that find no room are scrolled to."""
    heading(ui, ui.words("ui.ending.deeds"), box.x + 8, box.y + 30, 36, box.w - 16)
    deeds, room = outcome.deeds, box.h - _HEAD
    if not deeds:
        lettering.paragraph(ui.canvas, ui.words("ui.ending.no_deeds"), box.x + 8, box.y + _HEAD, box.w - 16, 26, MUTED)
        return
    row = max(_LOW, min(_TALL, room / len(deeds)))
    wide = box.w - (24 if row * len(deeds) > room + 1 else 0)
    with ui.area("deeds"), ui.scrolled("deeds", box.trimmed(top=_HEAD), row * len(deeds)) as offset:
        for i, deed in enumerate(deeds):
            _deed(ui, outcome, deed, Box(box.x, box.y + _HEAD - offset + i * row, wide, row - 8), i)


def _deed(ui: Ui, outcome: Outcome, deed: Deed, box: Box, index: int) -> None:
    canvas, player = ui.canvas, outcome.players[deed.seat]
    if index % 2 == 0:
        canvas.box(box, BAND, None, 12)
    pieces.token(canvas, player.colour, box.x + 42, box.cy, 62)
    value = min(_WIDEST_VALUE, lettering.width(canvas, deed.value, 40, "heavy"))
    left, right = box.x + 88, box.right - 14
    lettering.text(canvas, deed.title, left, box.cy - 17, 29, INK, "bold", room=right - value - 16 - left)
    lettering.text(canvas, deed.told, left, box.cy + 20, 24, MUTED, room=right - left)
    lettering.text(canvas, deed.value, right, box.cy - 16, 40, INK, "heavy", "r", room=_WIDEST_VALUE)
    told = ui.words("ui.ending.deed", player=player.name, title=deed.title, told=deed.told, value=deed.value)
    ui.add(Node(f"deed:{index}", Role.ITEM, told, canvas.rect(box), hint=told))
    ui.ring(f"deed:{index}", box.grown(-6), 10)
