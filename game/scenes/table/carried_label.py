"""The label beside what a hand carries: what it would do at the place below, in one or two lines."""

from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BAD, GOOD, INK
from game.tabletop.table import Preview
from game.widgets.ui import Ui

_TONES = {"good": GOOD, "bad": BAD}
_WIDE, _SIZE, _LINES = 420.0, 26.0, 2


def draw_label(ui: Ui, preview: Preview, piece: Box) -> None:
    """Draws the first lines of a preview at the side of a piece where there is room, never below the hand."""
    lines = preview.lines[:_LINES] or ((preview.title, "plain"),)
    canvas = ui.canvas
    wide = min(_WIDE, max(lettering.width(canvas, text, _SIZE, "semi") for text, _ in lines) + 4)
    tall = sum(lettering.paragraph_height(canvas, text, wide, _SIZE, "semi") for text, _ in lines)
    w, h = wide + 36, tall + 24
    left = piece.x - w - 18 if piece.x - w - 30 > 0 else min(canvas.w - w - 12, piece.right + 18)
    top = min(max(12.0, piece.y - 10), canvas.h - h - 12)
    canvas.shadow(canvas.rect(Box(left, top, w, h)), 10, 150, 2, 6)
    canvas.box(Box(left, top, w, h), "#FBF4E2", INK, 10, 2)
    y = top + 12
    for text, tone in lines:
        y = lettering.paragraph(canvas, text, left + 18, y, wide + 2, _SIZE, _TONES.get(tone, INK), "semi")
