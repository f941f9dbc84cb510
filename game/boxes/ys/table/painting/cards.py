"""Order cards."""

from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import INK


def paint_order(canvas: Canvas, number: int, box: Box, size: float, alpha: int = 255) -> None:
    """Draws an order card with its number on the sail, in letters of a size."""
    canvas.put(f"order_{number}", box.x, box.y, box.w, alpha=alpha)
    lettering.text(canvas, str(number), box.x + box.w * 0.49, box.y + box.w * 0.52, size, INK, "heavy", "c")
