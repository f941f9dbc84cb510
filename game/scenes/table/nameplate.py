"""Whose turn it is, as a banner in the bar above a table and as a nameplate in the place of the action panel."""

from game.core.rules import Seat
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import BRASS, BRASS_LIGHT, CREAM, LIGHT, NIGHT, PLAYER
from game.paint.panels import tray
from game.scenes.table.board import BAR, Board
from game.widgets.ui import Ui

GROUND_OF = {"jade": "#0A7557"}
"""What stands in for a player colour on which the light name would be too faint."""
_LETTERS = (26.0, 24.0, 22.0, 20.0)
INK_ON = {"ivory": "#2B1A10", "saffron": "#2B1A10"}


def strip(ui: Ui) -> None:
    """Draws the dark strip behind the bar."""
    ui.canvas.fill(Box(0, 0, ui.canvas.w, BAR), "#1A0A12F0")
    ui.canvas.line(0, BAR, ui.canvas.w, BAR, BRASS, 3)


def banner(ui: Ui, board: Board, seat: Seat, x: float, room: float) -> float:
    """Draws whose turn it is (colour, emblem, name and an arrow) and returns where the banner ends.

    Takes where it begins and how wide it may be: a longer label is written smaller.
    """
    canvas, player = ui.canvas, board.players[seat]
    label = ui.words("ui.table.turn", player=player.name)
    w = min(banner_width(ui, label), room)
    width = w - 84 - 66
    canvas.box(Box(x, 10, w, 68), GROUND_OF.get(player.colour, PLAYER[player.colour]), BRASS_LIGHT, 34, 3)
    pieces.token(canvas, player.colour, x + 36, 46, 84)
    ink = INK_ON.get(player.colour, CREAM)
    lettering.text(canvas, label, x + 84, 42, 40, ink, "heavy", shade=shade_of(ink), room=width + 2)
    canvas.put(f"icon_right_{'light' if ink == CREAM else 'ink'}", x + w - 36, 44, 32, centre=True)
    return x + w


def shade_of(ink: str) -> str | None:
    """Returns the shade of letters on a player colour: dark ones have none."""
    return NIGHT if ink == CREAM else None


def banner_width(ui: Ui, label: str) -> float:
    """Returns how wide a banner with that label is."""
    return 84 + min(430.0, lettering.width(ui.canvas, label, 40, "heavy")) + 66


def draw_actor(ui: Ui, board: Board, seat: Seat | None, told: str, foot: float = 0) -> None:
    """Draws who is at it, with a sentence, where the action panel stands for a person; the emblem for nobody.

    `foot` is how much room at the bottom is kept free.
    """
    box = board.panels.action
    tray(ui.canvas, box)
    box = Box(box.x, box.y, box.w, box.h - foot)
    size = min(150.0, box.h * 0.62, box.w * 0.28)
    if seat is None:
        ui.canvas.put("logo", box.cx, box.cy, size, centre=True)
        return
    player = board.players[seat]
    edge = min(30.0, box.w * 0.05)
    board.sitters.draw(ui.canvas, seat, box.x + edge + size / 2, box.cy, size)
    text = box.trimmed(left=2 * edge + size, right=min(20.0, edge))
    lettering.text(ui.canvas, player.name, text.x, box.cy - 26, 38, BRASS_LIGHT, "display", room=text.w)
    free = box.bottom - box.cy - 6
    letters = next(
        (s for s in _LETTERS if lettering.paragraph_height(ui.canvas, told, text.w, s) <= free), _LETTERS[-1]
    )
    lettering.paragraph(ui.canvas, told, text.x, box.cy + 2, text.w, letters, LIGHT)
