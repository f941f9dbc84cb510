"""The market of the harbour city and the track of quotations below it: granite slabs with columns of the gems."""

from assets.src.colours import BRASS_LIGHT, OUTLINE, PALETTE, lit, shaded
from assets.src.gems import CUT_COLOURS, draw_gem
from assets.src.shapes import khatam
from assets.src.sprite import DIAGONAL, Box, Sprite, path, rect
from assets.src.sprite import number as n
from game.boxes.ys.rules.components import ROWS, STEPS
from game.boxes.ys.table.board_geometry import (
    COLUMN_HEADS,
    COLUMN_LEFT,
    COLUMN_WIDTH,
    MARKET_SIZE,
    QUOTATION_FOOT,
    QUOTATIONS_SIZE,
    ROW_GEMS,
    SEALED_ROW,
    square_box,
    step_box,
)

_STONE = "#8E989A"
_CARVING = "#8A7A58"
_MIDDLE = (STEPS + 1) // 2
_LANE = "#22343C"


def market() -> Sprite:
    """Returns the slab with three rows of squares; a tag for a gem points at each row."""
    s = _slab(*MARKET_SIZE)
    for place, gem in enumerate(CUT_COLOURS):
        x, foot = COLUMN_LEFT[place] - 3, MARKET_SIZE[1] - 6
        s.add(rect(x, 5, COLUMN_WIDTH + 6, foot - 5, _LANE, OUTLINE, 1.4, 8, fill_opacity=0.55))
        _head(s, gem, x, 5, COLUMN_WIDTH + 6, COLUMN_HEADS[place][3] + 4)
    for row in range(ROWS):
        for column in range(len(CUT_COLOURS)):
            _square(s, square_box(row, column))
        _tag(s, ROW_GEMS[row])
    return s


def quotations() -> Sprite:
    """Returns the track: fifteen steps for each gem, the eighth of them light, and a dark strip for the ranks."""
    s = _slab(*QUOTATIONS_SIZE)
    _, foot, _, depth = QUOTATION_FOOT
    for place, gem in enumerate(CUT_COLOURS):
        x = COLUMN_LEFT[place] - 3
        s.add(rect(x, 5, COLUMN_WIDTH + 6, foot + depth - 2, _LANE, OUTLINE, 1.4, 8, fill_opacity=0.62))
        _head(s, gem, x, 5, COLUMN_WIDTH + 6, 8)
        for step in range(1, STEPS + 1):
            x, y, w, h = step_box(place, step)
            stone = "#E9DFC6" if step == _MIDDLE else "#6F8790" if step % 2 else "#5D7680"
            s.add(rect(x + 4, y + 0.8, w - 8, h - 1.6, stone, OUTLINE, 1, 2))
    return s


def _slab(w: float, h: float) -> Sprite:
    s = Sprite(w, h)
    with s.group(s.filter("grain")):
        s.add(rect(1, 1, w - 2, h - 2, s.ramp(_STONE, 0.35, 0.35, DIAGONAL), OUTLINE, 2.4, 10))
    return s


def _head(s: Sprite, gem: str, x: float, y: float, w: float, h: float) -> None:
    """Draws the top of a column in the colour of its gem."""
    colour = PALETTE["gem"][gem]
    s.add(rect(x, y, w, h, s.linear([(0, lit(colour, 0.2)), (1, shaded(colour, 0.35))]), OUTLINE, 1.6, min(8, h / 2)))


def _square(s: Sprite, box: Box) -> None:
    x, y, w, h = box
    s.add(rect(x + 1, y, w - 2, h, s.linear([(0, "#B9AD92"), (1, "#EADCBA")], DIAGONAL), OUTLINE, 2, 7))
    s.add(rect(x + 5, y + 4, w - 10, h - 8, "none", _CARVING, 1.3, 4))
    s.add(path(khatam(x + w / 2, y + h / 2, min(w, h) * 0.24), "none", _CARVING, 1.4, opacity=0.7))


def _tag(s: Sprite, box: Box) -> None:
    """Draws a parchment tag that points at its row."""
    x, y, w, h = box
    tip, shoulder, middle = n(x - 4), n(x + 7), y + h / 2
    d = f"M{tip} {n(middle)}L{shoulder} {n(middle - 9)}V{n(y + 4)}H{n(x + w)}V{n(y + h - 4)}"
    d += f"H{shoulder}V{n(middle + 9)}Z"
    s.add(path(d, s.linear([(0, "#FFFBEE"), (1, "#E0CB9B")], DIAGONAL), OUTLINE, 1.8))


def closed_row() -> Sprite:
    """Returns the planks that lie over row 1 of the market when nobody trades there, to lie on SEALED_ROW."""
    _, _, w, h = SEALED_ROW
    s = Sprite(w, h)
    with s.group(s.filter("grain")):
        s.add(rect(1, 6, w - 2, h - 12, "#3A2A1C", OUTLINE, 2, 4))
        for i in range(3):
            y = 8 + i * (h - 16) / 3
            s.add(rect(3, y, w - 6, (h - 16) / 3 - 2, s.linear([(0, "#8E7357"), (1, "#6B533C")]), OUTLINE, 1.6, 2))
            grain = f"M14 {n(y + 6)}H{n(w * 0.4)}M{n(w * 0.5)} {n(y + 11)}H{n(w - 30)}M40 {n(y + 14)}H{n(w * 0.3)}"
            s.add(path(grain, "none", "#4E3A28", 1.1, opacity=0.6))
        for x in (w * 0.12, w * 0.88):
            s.add(rect(x - 7, 2, 14, h - 4, s.linear([(0, "#9AA7AD"), (1, "#5C6A74")], (0, 0, 1, 0)), OUTLINE, 1.8, 2))
            s.add(*(rect(x - 2.5, y, 5, 5, "#DDE3E6", OUTLINE, 1, 2.5) for y in (9, h / 2 - 2.5, h - 14)))
    return s


def quotation_marker(gem: str) -> Sprite:
    """Returns the brass clasp, 128 x 96, that rides on a column's track."""
    s = Sprite(128, 96)
    with s.group(s.filter("small")):
        s.add(path("M4 46L22 16H106L124 46L106 78H22Z", s.brass(), OUTLINE, 3.4))
    s.add(path("M4 46L22 16H106L124 46L106 78H22Z", "none", BRASS_LIGHT, 1.2, opacity=0.8))
    s.add(path("M16 46L30 24H98L112 46L98 70H30Z", s.linear([(0, "#12262D"), (1, "#2A4A54")]), OUTLINE, 2.2))
    draw_gem(s, gem, 33, 17, 0.49)
    return s
