"""The granite city seen from the sea, for the cover of the fourth box: 300 units wide, the sea from 238 downwards."""

from random import Random

from assets.src.colours import BRASS_LIGHT, OUTLINE, lit, shaded
from assets.src.granite import GRANITE, SLATE
from assets.src.ornament import pennant, wall
from assets.src.shapes import block, horseshoe, polygon
from assets.src.sprite import ACROSS, Sprite, circle, ellipse, path, rect


def draw_city_in_the_sea(s: Sprite) -> None:
    """Draws dawn, water, the three rings one above the other, the royal tower and the harbour's gate."""
    glow = [(0, "#FFF6CCF0"), (0.35, "#FFE49A80"), (1, "#FFD98A00")]
    s.add(circle(150, 128, 130, s.radial(glow, (0.5, 0.5, 0.5))))
    _clouds(s)
    _open_sea(s)
    for width, top, foot in ((46, 150, 196), (80, 186, 232), (118, 222, 262)):
        _terrace(s, width, top, foot)
    _harbour_gate(s)


def _clouds(s: Sprite) -> None:
    bands = "M20 92q30 -14 62 -4q20 -10 44 0q-50 12 -106 4ZM190 70q26 -12 50 -2q18 -8 44 2q-46 10 -94 0Z"
    s.add(path(bands + "M204 132q20 -8 40 0q16 -6 40 2q-40 8 -80 -2Z", "#FFF1D0", opacity=0.5))


def _open_sea(s: Sprite) -> None:
    """Draws the water from the horizon down, the city's reflection in it."""
    s.add(rect(8, 238, 284, 114, s.linear([(0, "#9CC7C0"), (0.3, "#3F8C9C"), (1, "#174A5C")]), OUTLINE, 1.6))
    s.add(ellipse(150, 266, 132, 15, "#123A48", opacity=0.45))
    waves = "".join(f"M{x} {y}q6 -5 12 0t12 0" for x, y in ((22, 254), (262, 256), (120, 290), (172, 284), (236, 296)))
    s.add(path(waves, "none", "#E4F5F2", 1.7, opacity=0.8))


def _terrace(s: Sprite, width: float, top: float, foot: float) -> None:
    """Draws one of the city's rings from outside: slate roofs behind a bent, crenellated wall between round towers."""
    chance, left, right, bend = Random(int(top)), 150 - width, 150 + width, width * 0.1
    x = left + 12
    while x < right - 24:
        w, rise = chance.uniform(16, 24), chance.uniform(12, 20)
        _gable(s, x, top + bend, w, rise)
        x += w * 0.8
    stone = s.linear([(0, lit(GRANITE, 0.55)), (0.45, GRANITE), (1, shaded(GRANITE, 0.42))], ACROSS)
    wall_line = (
        f"M{left} {top + 6}Q150 {top + 6 + 2 * bend} {right} {top + 6}V{foot}Q150 {foot + 2 * bend} {left} {foot}Z"
    )
    s.add(path(wall_line, stone, OUTLINE, 2.2))
    courses = "".join(
        f"M{left} {y}Q150 {y + 2 * bend:g} {right} {y}" for y in (top + 16, top + 25, top + 34) if y < foot - 2
    )
    s.add(path(courses, "none", shaded(GRANITE, 0.45), 1.1, opacity=0.55))
    _bent_merlons(s, left, right, top + 6, bend)
    for share in (0, 0.28, 0.72, 1):
        along = left + 2 * width * share
        sag = 4 * bend * share * (1 - share)
        _round_tower(s, along, top - 10 + sag, 17, foot - top + 12)


def _bent_merlons(s: Sprite, left: float, right: float, y: float, bend: float) -> None:
    count, teeth = int((right - left) / 10), ""
    for i in range(count):
        share = (i + 0.5) / count
        teeth += block(round(left + (right - left) * share - 3, 2), round(y + 4 * bend * share * (1 - share), 2), 6, -6)
    light = s.linear([(0, lit(GRANITE, 0.7)), (1, shaded(GRANITE, 0.2))], ACROSS)
    s.add(path(teeth, light, OUTLINE, 1.3))


def _gable(s: Sprite, x: float, foot: float, w: float, rise: float) -> None:
    s.add(rect(x, foot - rise * 0.5, w, rise, s.ramp("#CDBFA4", 0.4, 0.3), OUTLINE, 1.5))
    roof = polygon([(x - 2, foot - rise * 0.5), (x + w / 2, foot - rise * 1.4), (x + w + 2, foot - rise * 0.5)])
    s.add(path(roof, s.ramp(SLATE, 0.4, 0.3), OUTLINE, 1.6))
    s.add(rect(x + w / 2 - 1.8, foot - rise * 0.4, 3.6, 5, "#F6CE73", OUTLINE, 1))


def _round_tower(s: Sprite, x: float, top: float, w: float, h: float) -> None:
    """Draws a tower with a pointed slate roof, the middle of its walls' top edge at (x, top)."""
    wall(s, x - w / 2, top, w, h, GRANITE, 2, 0.55, 0.42)
    s.add(path(horseshoe(x - 2.2, top + h * 0.45, 4.4, 9), "#3A2A22", OUTLINE, 1.2))
    cone = polygon([(x - w * 0.64, top + 1), (x, top - w * 1.25), (x + w * 0.64, top + 1)])
    s.add(
        path(cone, s.ramp(SLATE, 0.45, 0.35, ACROSS), OUTLINE, 2),
        circle(x, top - w * 1.25, 1.8, BRASS_LIGHT, OUTLINE, 1),
    )


def _harbour_gate(s: Sprite) -> None:
    """Draws the royal tower above the rings, and the gate through which ships sail in."""
    _round_tower(s, 150, 112, 34, 52)
    s.add(path("M150 70V46", "none", OUTLINE, 2.6))
    pennant(s, "M151 46Q164 42 176 48Q166 51 174 58Q162 55 151 59Z", "#B4262E")
    s.add(*(path(horseshoe(x - 3, 146, 6, 13), "#F6CE73", OUTLINE, 1.4) for x in (141, 159)))
    gate = horseshoe(134, 283, 32, 36)
    s.add(path(horseshoe(129, 284, 42, 44), lit(GRANITE, 0.4), OUTLINE, 2))
    s.add(path(gate, s.linear([(0, "#14242C"), (0.7, "#2C5A66"), (1, "#5FA3AA")]), OUTLINE, 2))


def draw_quay(s: Sprite) -> None:
    """Draws the quay in the foreground."""
    stone = s.linear([(0, lit(GRANITE, 0.5)), (1, shaded(GRANITE, 0.3))])
    s.add(path("M8 318Q150 306 292 318V352H8Z", stone, OUTLINE, 2.2))
    s.add(
        path(
            "M8 334Q150 322 292 334M60 316V331M130 312V327M206 313V328M258 317V332", "none", shaded(GRANITE, 0.45), 1.3
        )
    )
