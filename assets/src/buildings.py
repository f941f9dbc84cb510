"""The six building types of the Alhambra, drawn in a square of 256 units without ground or frame."""

from random import Random

from assets.src.colours import BRASS, BRASS_LIGHT, BUILDING, OUTLINE, SHADOW, STONE, WHITE, lit, shaded
from assets.src.ornament import (
    cast_shadow,
    column,
    cypress,
    face,
    gloss,
    khatam_row,
    pennant,
    tiled_roof,
    tree,
    wall,
    window,
)
from assets.src.shapes import around, block, cusped, horseshoe, khatam, merlons, polygon, regular, voussoirs
from assets.src.sprite import ACROSS, DIAGONAL, Sprite, circle, number, path, rect

_ORANGE = "#F39A2B"
_BUSH = "#5B9A3C"


def building(kind: str) -> Sprite:
    """Returns a building without its tile; `kind` is a building type."""
    s = Sprite(256, 256)
    DRAWN[kind](s)
    return s


def pavilion(s: Sprite) -> None:
    """Draws an open pavilion under a blue dome, with a pool."""
    blue, marble = BUILDING["pavilion"], "#F0E2C2"
    for x, y, h in ((38, 128, 74), (58, 140, 56), (218, 128, 74), (200, 140, 56)):
        cypress(s, x, y, h)
    _pool(s, blue)
    cast_shadow(s, "M60 180H198L222 196L214 110Z", 4, 4, 0.45)
    wall(s, 56, 168, 144, 14, marble, 2.4, 0.5, 0.3)
    s.add(rect(66, 112, 124, 57, s.linear([(0, "#3B2B38"), (1, "#6E5560")]), OUTLINE, 2))
    s.add(rect(112, 122, 32, 47, "#8D6F62", opacity=0.6))
    _pavilion_arches(s, blue, marble)
    s.add(
        rect(60, 98, 136, 9, s.ramp(blue, 0.3, 0.3), OUTLINE, 1.8),
        path(khatam_row(69, 102.5, 13, 10, 3.6), BRASS_LIGHT),
    )
    tiled_roof(s, "M48 100Q70 84 86 66H170Q186 84 208 100Q128 108 48 100Z", blue, 44, 212, 62, 110, 11, 8.5, 2.6)
    wall(s, 102, 54, 52, 16, marble, 2.2, 0.5, 0.3)
    s.add(path(merlons(103, 153, 54, 5, 5, 4), marble, OUTLINE, 1.3))
    dome = "M104 50C100 26 116 18 128 10C140 18 156 26 152 50Z"
    glaze = s.radial([(0, lit(blue, 0.75)), (0.35, lit(blue, 0.15)), (1, shaded(blue, 0.5))], (0.36, 0.35, 0.8))
    ribs = "M116 50C110 30 118 20 128 12M140 50C146 30 138 20 128 12M128 50V12"
    s.add(path(dome, glaze, OUTLINE, 2.5), path(ribs, "none", shaded(blue, 0.35), 1.2, opacity=0.6))
    s.add(gloss("M110 44C108 32 113 26 119 21", 2.2, 0.75))
    s.add(path("M128 12V2", "none", OUTLINE, 3), circle(128, 8, 3.6, BRASS_LIGHT, OUTLINE, 1.4))


def _pool(s: Sprite, reflection: str) -> None:
    water = "M78 187H178L192 221H64Z"
    s.add(path("M70 182H186L204 226H52Z", s.linear([(0, "#FFF8E4"), (1, "#BFA36E")], DIAGONAL), OUTLINE, 2.4))
    s.add(path(water, s.linear([(0, "#2A6FA6"), (0.5, "#5FB3D0"), (1, "#A8DEE6")]), OUTLINE, 1.9))
    with s.group(s.clip(path(water, SHADOW)), opacity=0.5):
        s.add(path("M98 187V214M158 187V214M128 187V218", "none", "#EFE6C8", 9))
        s.add(path("M86 187Q128 240 170 187Z", reflection))
    s.add(gloss("M76 204h26M150 211h26M110 217h34M120 196h40", 1.6, 0.75))


def _pavilion_arches(s: Sprite, blue: str, marble: str) -> None:
    arches = ((72, 30, 52), (113, 30, 56), (154, 30, 52))
    front = block(62, 100, 132, 69) + "".join(horseshoe(x, 169, w, h) for x, w, h in arches)
    stone = s.linear([(0, lit(marble, 0.55)), (0.5, marble), (1, shaded(marble, 0.28))], ACROSS)
    s.add(path(front, stone, OUTLINE, 2.2, fill_rule="evenodd"))
    for x, w, h in arches:
        s.add(path(horseshoe(x - 3.5, 169, w + 7, h + 5.5), "none", blue, 2.4))
    for x in (62, 104, 145, 186):
        column(s, x, 132, 8, 37, "#F6EBD2")
        s.add(rect(x - 2, 128, 12, 5, BRASS_LIGHT, OUTLINE, 1.3), rect(x - 2, 165, 12, 5, marble, OUTLINE, 1.3))


def seraglio(s: Sprite) -> None:
    """Draws a two-storeyed house under red roofs, with lattice bays."""
    red, plaster = BUILDING["seraglio"], "#F3E2BE"
    cypress(s, 36, 150, 84)
    cypress(s, 222, 146, 78)
    cast_shadow(s, "M44 206H214L236 218V120Z", 4, 4, 0.48)
    wall(s, 44, 112, 168, 94, plaster, 2.6, 0.42, 0.34)
    s.add(rect(44, 194, 168, 12, s.linear([(0, lit(red, 0.2)), (1, shaded(red, 0.3))], ACROSS), OUTLINE, 1.8))
    s.add(path(khatam_row(54, 200, 13.4, 12, 4), BRASS_LIGHT))
    tiled_roof(s, "M32 116L58 84H198L224 116Q128 124 32 116Z", red, 28, 228, 82, 124, 11, 8.5, 2.6)
    wall(s, 78, 56, 100, 32, plaster, 2.4, 0.42, 0.34)
    tiled_roof(s, "M66 60L92 30H164L190 60Q128 68 66 60Z", red, 62, 194, 28, 70, 11, 8.5, 2.6)
    for x in (90, 120, 150):
        window(s, x, 86, 14, 20)
    for x in (56, 172):
        _lattice_bay(s, x, red)
    _gate(s, red)
    tree(s, 40, 222, 13, _BUSH, _ORANGE)
    tree(s, 214, 224, 14, _BUSH, _ORANGE)


def _lattice_bay(s: Sprite, x: float, red: str) -> None:
    s.add(rect(x - 3, 136, 34, 34, s.linear([(0, "#A66A3C"), (1, "#5E3418")], ACROSS), OUTLINE, 2, 2))
    s.add(rect(x, 139, 28, 28, "#2E1A12"))
    bars = "".join(f"M{x + i * 5} 137l36 36M{x + i * 5} 171l36 -36" for i in range(-8, 7))
    with s.group(s.clip(rect(x, 139, 28, 28, SHADOW))):
        s.add(path(bars, "none", "#D9A066", 1.3))
    s.add(path(f"M{x - 6} 137L{x} 128H{x + 28}L{x + 34} 137Z", red, OUTLINE, 1.8))
    s.add(path(f"M{x - 4} 171h36l-5 7h-26Z", "#7A4A28", OUTLINE, 1.6))


def _gate(s: Sprite, red: str) -> None:
    s.add(path(horseshoe(108, 206, 40, 68), STONE, OUTLINE, 2))
    for i, stone in enumerate(voussoirs(128, 169.5, 15.5, 24, -22, 224, 11)):
        s.add(path(stone, "#FBF2DA" if i % 2 else red, OUTLINE, 0.9))
    s.add(path(horseshoe(115, 206, 26, 54), s.linear([(0, "#3A2012"), (1, "#7A4A28")]), OUTLINE, 2))
    s.add(
        path("M128 158v47", "none", OUTLINE, 1.4),
        circle(124, 184, 1.6, BRASS_LIGHT),
        circle(132, 184, 1.6, BRASS_LIGHT),
    )


def arcades(s: Sprite) -> None:
    """Draws a hall of four striped arches under a brown roof."""
    brown, plaster = "#7A4522", "#F0DFBC"
    for x, h in ((48, 74), (92, 86), (164, 86), (208, 74)):
        cypress(s, x, 92, h)
    cast_shadow(s, "M34 200H224L238 212V120Z", 4, 4, 0.48)
    s.add(rect(36, 110, 184, 90, s.linear([(0, "#3B2620"), (1, "#7B5B46")]), OUTLINE, 2))
    lefts = [44 + i * 44.5 for i in range(4)]
    front = block(32, 98, 192, 104) + "".join(horseshoe(x, 202, 33, 76) for x in lefts)
    stone = s.linear([(0, lit(plaster, 0.5)), (0.5, plaster), (1, shaded(plaster, 0.3))], ACROSS)
    s.add(path(front, stone, OUTLINE, 2.4, fill_rule="evenodd"))
    for left in lefts:
        _striped_arch(s, left, last=left == lefts[-1])
    for i in range(5):
        left = 32 + i * 44.5 - (0 if i else 1)
        column(s, left + 1.5, 152, 8.5, 48, "#EFE3CA")
        s.add(
            rect(left - 1, 146, 13.5, 7, BRASS_LIGHT, OUTLINE, 1.4, 1.5),
            rect(left - 1, 196, 13.5, 7, plaster, OUTLINE, 1.4),
        )
    tiled_roof(s, "M22 102L40 70H216L234 102Q128 110 22 102Z", brown, 18, 238, 68, 112, 11, 8.5, 2.6)
    s.add(rect(28, 202, 200, 9, s.linear([(0, lit(plaster, 0.4)), (1, shaded(plaster, 0.35))], ACROSS), OUTLINE, 2))
    s.add(rect(22, 211, 212, 9, s.linear([(0, lit(plaster, 0.3)), (1, shaded(plaster, 0.4))], ACROSS), OUTLINE, 2))


def _striped_arch(s: Sprite, x: float, last: bool) -> None:
    w, h = 33, 76
    r = w * (0.5 + 0.16 * 0.55)
    for i, stone in enumerate(voussoirs(x + w / 2, 202 - h + r, r + 1, r + 11, -20, 225, 13)):
        s.add(path(stone, "#FBF2DA" if i % 2 else "#B5482F", OUTLINE, 0.9))
    s.add(path(horseshoe(x, 202, w, h), "none", OUTLINE, 2))
    if not last:
        s.add(path(khatam(x + w / 2 + 22.2, 118, 6), BUILDING["pavilion"], OUTLINE, 1.1))


def palace(s: Sprite) -> None:
    """Draws a white palace with dome and portal."""
    white, water = "#F7F2E6", "#5E9AA8"
    cypress(s, 36, 150, 80)
    cypress(s, 220, 150, 80)
    cast_shadow(s, "M46 210H212L236 220V110Z", 4, 4, 0.5)
    wall(s, 46, 110, 164, 98, white, 2.6, 0.5, 0.14)
    crown = s.linear([(0, WHITE), (1, shaded(white, 0.2))], (46, 0, 210, 0), absolute=True)
    s.add(path(merlons(47, 209, 110, 11, 13, 7.4, pointed=True), crown, OUTLINE, 2))
    s.add(rect(46, 110, 164, 6, shaded(white, 0.12), OUTLINE, 1.4))
    wall(s, 86, 70, 84, 138, white, 2.6, 0.5, 0.12)
    s.add(rect(82, 64, 92, 9, white, OUTLINE, 2), path(merlons(83, 173, 64, 8, 9, 5), WHITE, OUTLINE, 1.6))
    _white_dome(s, white)
    s.add(rect(94, 80, 68, 128, "none", water, 3.2), rect(97.5, 83.5, 61, 125, "none", BRASS, 1.4))
    s.add(path(cusped(106, 208, 44, 92), s.linear([(0, lit(water, 0.2)), (1, water)]), OUTLINE, 2))
    s.add(path(cusped(112, 208, 32, 76), s.linear([(0, "#2A2438"), (1, "#5B4658")]), OUTLINE, 2))
    for x in (56, 176):
        window(s, x, 172, 24, 40, "#3C4A5C", white)
        s.add(rect(x - 4, 180, 32, 12, water, OUTLINE, 1.6), path(khatam_row(x + 1, 186, 11, 3, 4), WHITE))
    s.add(rect(40, 207, 176, 8, white, OUTLINE, 2), rect(32, 215, 192, 8, shaded(white, 0.08), OUTLINE, 2))


def _white_dome(s: Sprite, white: str) -> None:
    dome = "M98 52C94 24 116 18 128 10C140 18 162 24 158 52Z"
    ribs = "M112 52C106 30 118 20 128 12M144 52C150 30 138 20 128 12M128 52V12"
    s.add(rect(96, 50, 64, 8, white, OUTLINE, 2))
    s.add(path(dome, s.radial([(0, WHITE), (0.45, white), (1, "#A79C93")], (0.36, 0.3, 0.85)), OUTLINE, 2.5))
    s.add(path(ribs, "none", "#A79C93", 1.4), path("M128 12V2", "none", OUTLINE, 3.2))
    s.add(circle(128, 7, 3.8, BRASS_LIGHT, OUTLINE, 1.4))


def garden(s: Sprite) -> None:
    """Draws a garden of four beds around a fountain."""
    for x, y in ((31, 31), (137, 31), (31, 136), (137, 136)):
        _flower_bed(s, x, y, 88, 86)
    for channel in (block(124, 32, 8, 192), block(32, 123, 192, 8)):
        s.add(path(channel, "#7FC4D8", "#7A6237", 2.2))
    s.add(path("M126 34v188M34 125h188", "none", "#DDF4F6", 1.3, opacity=0.9))
    _fountain(s)
    for x, y, h in ((46, 116, 58), (211, 116, 58), (46, 218, 54), (211, 218, 54)):
        cypress(s, x, y, h)
    for x, y in ((83, 92), (173, 92), (84, 196), (174, 196)):
        tree(s, x, y, 15, "#4E9436", _ORANGE, 6)


def _flower_bed(s: Sprite, left: float, top: float, w: float, h: float) -> None:
    lawn, chance, grass = "#A5D35F", Random(int(left * 3 + top)), ""
    cast_shadow(s, block(left, top, w, h), 3, 4, 0.5, "blur2")
    s.add(rect(left, top, w, h, s.linear([(0, "#5FA044"), (1, "#2F6B33")], DIAGONAL), OUTLINE, 2.2, 5))
    s.add(rect(left + 2, top + 1.6, w - 4, h - 5, "none", "#A6D873", 1.6, 4, opacity=0.8))
    green = s.linear([(0, lit(lawn, 0.25)), (1, shaded(lawn, 0.16))], DIAGONAL)
    s.add(rect(left + 9, top + 8, w - 18, h - 18, green, "#2A5A2C", 1.8, 3))
    s.add(path(f"M{left + 10} {top + h - 9}h{w - 20}", "none", "#1E4423", 2.2, opacity=0.5))
    for _ in range(26):
        x = left + 14 + chance.random() * (w - 28)
        grass += f"M{number(x)} {number(top + 14 + chance.random() * (h - 30))}l1.2 -4"
    s.add(path(grass, "none", "#5C9440", 1.2, opacity=0.7))
    for i in range(9):
        x = left + 14 + chance.random() * (w - 28)
        y = top + 13 + chance.random() * (h - 30)
        petal = ("#D93A3A", "#FFF8E8", "#F6C63C")[i % 3]
        for angle in range(0, 360, 72):
            s.add(circle(*around(x, y, 2.3, angle), 1.75, petal, shaded(petal, 0.45), 0.5))
        s.add(circle(x, y, 1.3, "#A3541C" if i % 3 == 2 else "#F6C63C"))


def _fountain(s: Sprite) -> None:
    basin = polygon(regular(128, 127, 25, 8, 22.5))
    cast_shadow(s, polygon(regular(128, 127, 33, 8, 22.5)), 4, 6, 0.5)
    rim = s.linear([(0, "#FFF8E4"), (0.5, STONE), (1, "#B79A68")], DIAGONAL)
    s.add(path(khatam(128, 127, 37), rim, OUTLINE, 2.6))
    water = s.radial([(0, "#BEEBF2"), (0.55, "#4FA7C7"), (1, "#1F5F8C")])
    s.add(path(basin, water, OUTLINE, 2.2), gloss("M112 118a22 20 0 0 1 26 -10M116 134a14 12 0 0 0 8 8", 1.8, 0.8))
    bowl = s.radial([(0, "#FFFDF2"), (0.6, STONE), (1, "#A98B58")], (0.35, 0.3, 0.8))
    jets = "M128 127C127 115 120 112 116 118M128 127C129 115 136 112 140 118M128 127V109"
    s.add(circle(128, 128, 9, bowl, OUTLINE, 1.9), gloss(jets, 2.1, 0.95))


def tower(s: Sprite) -> None:
    """Draws a watch tower with a violet tiled band, roof and flag."""
    violet, stone = BUILDING["tower"], "#E2CBA0"
    for x, y, h in ((44, 150, 66), (66, 172, 52), (206, 166, 70)):
        cypress(s, x, y, h)
    cast_shadow(s, "M92 214L178 214L232 228L232 170L180 120Z", 4, 4, 0.5)
    face(s, "M76 216L82 190H176L182 216Z", stone)
    s.add(path("M79 203H179", "none", OUTLINE, 1.1, opacity=0.5))
    _tower_shaft(s, violet, stone)
    wall(s, 79, 80, 100, 14, stone, 2.4, 0.5, 0.28)
    crown = s.linear([(0, lit(stone, 0.5)), (1, shaded(stone, 0.25))], (80, 0, 178, 0), absolute=True)
    s.add(path(merlons(80, 178, 80, 10.5, 12, 7.2), crown, OUTLINE, 2))
    wall(s, 103, 56, 52, 25, stone, 2.2, 0.4, 0.36)
    window(s, 113, 79, 11, 16, lattice=False)
    window(s, 134, 79, 11, 16, lattice=False)
    tiled_roof(s, "M94 58L129 22L164 58Q129 66 94 58Z", violet, 90, 168, 20, 70, 10, 8, 2.6)
    s.add(path("M129 24V6", "none", OUTLINE, 3.4), path("M129 24V6", "none", BRASS, 1.8))
    s.add(circle(129, 22, 4, BRASS_LIGHT, OUTLINE, 1.5))
    pennant(s, "M130 7Q146 2 158 9Q150 13 158 19Q144 14 130 18Z", violet)
    tree(s, 62, 216, 13, _BUSH)
    tree(s, 200, 218, 14, _BUSH)


def _tower_shaft(s: Sprite, violet: str, stone: str) -> None:
    wall(s, 86, 92, 86, 102, stone, 2.6, 0.42, 0.36)
    joints = "".join(f"M86 {104 + i * 11}h86" for i in range(8))
    joints += "".join(f"M{92 + j * 17 + (8 if i % 2 else 0)} {93 + i * 11}v11" for i in range(9) for j in range(5))
    with s.group(s.clip(rect(86, 92, 86, 100, SHADOW))):
        s.add(path(joints, "none", shaded(stone, 0.5), 0.9, opacity=0.32))
    s.add(rect(84, 116, 90, 15, s.ramp(violet, 0.35, 0.35), OUTLINE, 1.9))
    s.add(path(khatam_row(92, 123.5, 12.3, 7, 5), BRASS_LIGHT, shaded(violet, 0.5), 0.8))
    window(s, 101, 168, 20, 32)
    window(s, 137, 168, 20, 32)
    s.add(path(horseshoe(119, 216, 22, 30), "#4A2A16", OUTLINE, 2), path("M130 190v25", "none", "#7A4A28", 1.4))


DRAWN = {
    "pavilion": pavilion,
    "seraglio": seraglio,
    "arcades": arcades,
    "palace": palace,
    "garden": garden,
    "tower": tower,
}
