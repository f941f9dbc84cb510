"""Tips: a small note beside what is pointed at or focused."""

from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import INK
from game.widgets.node import Node

_WIDE = 560


def draw_tip(canvas: Canvas, node: Node, *, is_asked: bool = False) -> None:
    """Draws why a node is disabled or what it does, below it or, near the bottom, above it; nothing if unsaid.

    Whoever asks is told its name at least.
    """
    told = node.hint if node.is_enabled else node.why or node.hint
    if is_asked and node.name not in told:
        told = f"{node.name}\n{told}" if told else node.name
    if not told:
        return
    wide = min(_WIDE, lettering.width(canvas, told, 24) + 4)
    tall = lettering.paragraph_height(canvas, told, wide, 24)
    w, h = wide + 40, tall + 28
    left = min(max(12.0, node.rect.centerx / canvas.k - w / 2), canvas.w - w - 12)
    below = node.rect.bottom / canvas.k + 14
    top = below if below + h < canvas.h - 12 else node.rect.top / canvas.k - h - 14
    canvas.shadow(canvas.rect(Box(left, top, w, h)), 10, 150, 2, 6)
    canvas.box(Box(left, top, w, h), "#FBF4E2", INK, 10, 2)
    lettering.paragraph(canvas, told, left + 20, top + 14, wide + 2, 24)
