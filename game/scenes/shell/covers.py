"""The covers of the boxes, small and side by side: which box a scene is about, and the way to another."""

from collections.abc import Callable, Sequence

from game.paint.box import Box
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

COVER, _THUMB = 1.2, 0.82
"""Height of a cover by its width, and how large the others are beside the chosen one."""


def thumbnails_width(height: float, count: int) -> float:
    """Returns how wide that many small boxes are side by side when the chosen one is so high."""
    return height / COVER * (1 + _THUMB * (count - 1)) + 20 * (count - 1)


def draw_thumbnails(ui: Ui, names: Sequence[str], chosen: str, box: Box, choose: Callable[[str], None]) -> None:
    """Draws the boxes small and without their names from the right of a box on, where there is no room for a shelf."""
    canvas, x = ui.canvas, box.right - thumbnails_width(box.h, len(names))
    with ui.area("shelf"):
        for name in names:
            height = box.h * (1 if name == chosen else _THUMB)
            at = Box(x, box.cy - height / 2, height / COVER, height)
            if name == chosen:
                canvas.glow(at, "#FFCE60", 14, 235, 2, 6)
            canvas.put(f"cover_{name}", at.x, at.y, at.w, at.h)
            box_node(ui, name, at, name == chosen, choose)
            x = at.right + 20


def box_node(ui: Ui, name: str, at: Box, is_chosen: bool, choose: Callable[[str], None]) -> None:
    """Names the cover of a box, which chooses it."""
    node, title = f"box:{name}", ui.words(f"{name}.title")
    told = f"{title}: {ui.words(f'{name}.tagline')}"
    rect = ui.canvas.rect(at)
    ui.add(Node(node, Role.CHOICE, title, rect, act=lambda: choose(name), is_on=is_chosen, hint=told))
    ui.ring(node, at, 8)
