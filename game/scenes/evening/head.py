"""The head of the scenes of an evening."""

from collections.abc import Callable

from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_LIGHT
from game.widgets.controls import button
from game.widgets.ui import Ui

_RIM = 32.0


def draw_head(ui: Ui, title: str, back: Callable[[], None]) -> None:
    """Draws the way back to the menu and the title of a scene."""
    canvas, label = ui.canvas, ui.words("ui.lobby.menu")
    ui.reading.title = title
    with ui.area("head"):
        at = Box(_RIM, 20, max(200.0, lettering.width(canvas, label, 28, "display") + 110), 60)
        button(ui, "menu", at, label, back, size=28, icon="left", hint=ui.words("school.menu_hint"))
    room = canvas.w - 2 * at.right - 20
    lettering.text(canvas, title, canvas.w / 2, 50, 54, BRASS_LIGHT, "heavy", "c", shade="#0A0502", room=room)
