"""The head of the scenes of an evening."""

from collections.abc import Callable

from game.widgets.sheets import page_title, way_back
from game.widgets.ui import Ui


def draw_head(ui: Ui, title: str, back: Callable[[], None]) -> None:
    """Draws the way back and the title of a scene."""
    ui.reading.title = title
    at = way_back(ui, back)
    page_title(ui, title, "evening", ui.canvas.w - 2 * at.right - 20)
