"""How the viewer stands somewhere: how likely the first place is, in one small chip."""

from game.boxes.ys.table.frame import PAPER, Frame
from game.boxes.ys.table.win_odds import WinOdds
from game.paint import lettering
from game.paint.box import Box
from game.paint.lettering import fitting
from game.paint.palette import BRASS_DARK, INK, MUTED, TEAL

MARK = (66.0, 29.0)
_SIZE = 24.0
_HALF = 50


def paint_mark(frame: Frame, found: WinOdds | None, box: Box, times: float = 1) -> None:
    """Draws a chip: per cent while something is open, then a tick for the first place or a cross for none.

    Its letters are so many `times` as large as usual.
    """
    if found is None:
        return
    canvas, is_likely = frame.canvas, found.percent > _HALF
    canvas.box(box, PAPER, TEAL if is_likely else BRASS_DARK, box.h * 0.3, 2)
    if found.is_won or found.is_lost:
        canvas.put(f"icon_{'check' if found.is_won else 'close'}_ink", box.cx, box.cy, box.h * 0.8, centre=True)
        return
    whole = frame.say("standing.percent", chance=found.percent)
    size, ink = _SIZE * times, INK if is_likely else MUTED
    told = fitting(canvas, (whole, str(found.percent)), size, "bold", box.w - 2)
    lettering.text(canvas, told, box.cx, box.cy - 0.5, size, ink, "bold", "c", room=box.w - 2)
