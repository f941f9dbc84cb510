"""The seven characters (200 x 260): the tools of each as a still life in an arched niche."""

from collections.abc import Callable

from assets.src.character_icons import NICHE
from assets.src.cities import petal
from assets.src.colours import BRASS, BRASS_LIGHT, BRASS_SHEEN, CREAM, OUTLINE, RIM, SHADOW, WHITE, lit, shaded
from assets.src.girih import girih
from assets.src.gold import draw_gold_coin
from assets.src.ornament import gloss
from assets.src.shapes import around, cusped, khatam, polygon, star
from assets.src.sprite import ACROSS, DIAGONAL, Sprite, circle, ellipse, path, rect, turned

_WOOD = "#9A6234"
_RED = "#A8312D"
_RUBY, _EMERALD = "#C2272D", "#18A06A"
_STEEL = [(0, "#F2F6FA"), (0.5, "#B9C4CE"), (1, "#6A7684")]
_HANDLE = [(0, "#D9A066"), (1, "#6B4020")]


def character(name: str) -> Sprite:
    """Returns the card of a character; number and name are written by the program."""
    s = Sprite(200, 260)
    with s.group(s.filter("grain")):
        _niche(s, NICHE[name])
        with s.group(s.filter("blur2"), opacity=0.5):
            s.add(ellipse(104, 224, 62, 10, SHADOW))
        CHARACTERS[name](s)
    return s


def _niche(s: Sprite, colour: str) -> None:
    """Draws the card: a brass frame, girih spandrels, and the lit niche with its stone shelf."""
    with s.group(s.filter("drop")):
        s.add(rect(3.4, 3.4, 189.2, 249.2, RIM, radius=16), rect(6, 6, 184, 244, s.brass(), OUTLINE, 3, 14))
    field = (13, 13, 170, 230)
    ground = s.linear([(0, lit(colour, 0.25)), (1, shaded(colour, 0.35))], (0, 0, 0.6, 1))
    s.add(rect(*field, ground, OUTLINE, 2, 9))
    with s.group(s.clip(rect(*field, OUTLINE, radius=9)), opacity=0.55), s.group(transform="translate(13 13)"):
        s.add(girih(170, 230, 24, 3.6, shaded(colour, 0.45), lit(colour, 0.35), (85, 20), weave=False))
    arch = cusped(26, 236, 144, 206, 7)
    dusk = s.linear([(0, shaded(colour, 0.55)), (0.55, lit(colour, 0.12)), (1, lit(colour, 0.5))])
    s.add(path(arch, dusk, OUTLINE, 3), path(cusped(31, 236, 134, 199, 7), "none", BRASS_LIGHT, 2))
    with s.group(s.clip(path(arch, SHADOW))):
        s.add(ellipse(98, 130, 62, 74, s.radial([(0, "#FFF2C899"), (1, "#FFF2C800")], (0.5, 0.5, 0.5))))
        s.add(rect(20, 206, 156, 34, s.linear([(0, "#E9D3A6"), (1, "#B98E55")]), OUTLINE, 2))
        s.add(path("M20 214H176", "none", CREAM, 2, opacity=0.7))
    s.add(rect(*field, "none", OUTLINE, 1.6, 9))


def _rod(d: str, colour: str, width: float) -> list[str]:
    """Returns a round bar along a line, with its ink outline."""
    return [path(d, "none", OUTLINE, width + 4), path(d, "none", colour, width)]


def _mogul(s: Sprite) -> None:
    """Draws a jewelled turban on a cushion, a sceptre behind it."""
    s.add(*_rod("M44 214L150 92", BRASS, 5))
    s.add(path(polygon(star(152, 88, 15, 9, 8)), s.brass(), OUTLINE, 2), circle(152, 88, 6, _EMERALD, OUTLINE, 1.4))
    cushion = "M36 214Q28 190 44 188Q98 198 152 188Q168 190 160 214Q168 226 148 224Q98 230 48 224Q28 226 36 214Z"
    s.add(path(cushion, s.linear([(0, "#8E6AB0"), (1, "#3E2A5E")]), OUTLINE, 2.6))
    s.add(path("M44 194Q98 204 152 194", "none", BRASS_LIGHT, 2.4))
    s.add(*(circle(x, 220, 5, BRASS_LIGHT, OUTLINE, 1.4) for x in (34, 162)))
    silk = s.linear([(0, "#F6D7A0"), (0.4, "#D8463C"), (1, "#6E1420")], (0, 0, 1, 0.4))
    s.add(path("M52 188C40 140 70 108 104 112C142 116 156 152 144 188Q98 168 52 188Z", silk, OUTLINE, 3))
    s.add(path("M52 176Q92 122 144 170M60 148Q100 118 146 156M78 122Q112 116 142 140", "none", BRASS_LIGHT, 2.6))
    s.add(path("M92 146Q74 96 100 66Q116 98 104 146Z", CREAM, OUTLINE, 2.2))
    s.add(path("M98 140Q94 104 100 78", "none", "#B98E55", 1.6))
    s.add(path(polygon(star(98, 156, 17, 11, 8)), s.brass(), OUTLINE, 2), circle(98, 156, 8, _RUBY, OUTLINE, 1.6))
    s.add(circle(95.5, 153.5, 2.4, WHITE))
    for i in range(7):
        _, rise = around(0, 0, 10, 180 + 30 * i)
        s.add(circle(62 + i * 12, 183 + rise, 3.6, "#FFF8E8", OUTLINE, 1.1))


def _trader(s: Sprite) -> None:
    """Draws a balance weighing gold against a weight, a purse and coins."""
    s.add(*_rod("M98 214V80", BRASS, 5), path("M74 220Q98 200 122 220Z", s.brass(), OUTLINE, 2.2))
    s.add(*_rod("M46 96Q98 78 150 96", BRASS_LIGHT, 4), circle(98, 80, 8, s.brass(), OUTLINE, 2))
    for x, y in ((48, 152), (148, 138)):
        s.add(path(f"M{x} 96L{x - 22} {y}M{x} 96L{x + 22} {y}", "none", OUTLINE, 1.8))
        s.add(path(f"M{x - 27} {y}H{x + 27}Q{x} {y + 26} {x - 27} {y}Z", s.linear(BRASS_SHEEN, ACROSS), OUTLINE, 2.2))
    for x, y in ((42, 144), (58, 145)):
        draw_gold_coin(s, x, y, 11)
    s.add(path("M138 137L148 116L158 137Z", "#B9C4CE", OUTLINE, 1.8))
    leather = s.linear([(0, "#D99A5E"), (0.5, "#A8572B"), (1, "#5E2A14")], (0, 0, 1, 0.3))
    purse = "M118 224C100 214 112 186 128 178L124 168H156L152 178C168 186 178 214 162 224Z"
    s.add(path(purse, leather, OUTLINE, 2.6), path("M124 179H156", "none", BRASS_LIGHT, 4))
    s.add(path(khatam(140, 202, 10), BRASS_LIGHT, OUTLINE, 1.4))
    for x, y in ((44, 218), (66, 222), (56, 210)):
        draw_gold_coin(s, x, y, 12)


def _sadhu(s: Sprite) -> None:
    """Draws a trident, a water pot and prayer beads."""
    s.add(*_rod("M132 222V74", "#C98F3A", 4.5))
    s.add(*_rod("M106 62Q104 98 132 100Q160 98 158 62M132 100V54", BRASS_LIGHT, 4.5))
    for x, y in ((106, 62), (158, 62), (132, 54)):
        s.add(path(f"M{x} {y - 18}l8 20h-16Z", BRASS_LIGHT, OUTLINE, 2))
    clay = s.radial([(0, "#F3B98A"), (0.5, "#B7673C"), (1, "#5E2A1E")], (0.35, 0.35, 0.8))
    pot = "M40 196C40 172 62 166 66 152H94C98 166 120 172 120 196C120 216 106 224 80 224C54 224 40 216 40 196Z"
    s.add(path(pot, clay, OUTLINE, 2.8), rect(60, 144, 40, 11, "#D98A4E", OUTLINE, 2.2, 4))
    s.add(*_rod("M62 146Q80 100 98 146", "#C98F3A", 3.4), path("M46 190Q80 204 114 190", "none", CREAM, 2.6))
    for i in range(1, 11):
        dx, dy = around(0, 0, 1, 18 * i)
        bead = "#7A3A1E" if i % 5 else "#D8463C"
        s.add(circle(100 + 48 * dx, 196 + 26 * dy, 6, bead, OUTLINE, 1.5))


def _monk(s: Sprite) -> None:
    """Draws a staff with a bundle, a begging bowl and sandals."""
    s.add(*_rod("M52 222L132 62", _WOOD, 5.5))
    cloth = s.linear([(0, "#F6D27A"), (0.5, "#D9881E"), (1, "#8A4A10")], (0, 0, 1, 0.5))
    bundle = "M120 84C98 92 88 120 104 138C122 154 152 146 158 122C162 102 146 84 128 86L136 70L122 72L112 66Z"
    s.add(path(bundle, cloth, OUTLINE, 2.8), gloss("M112 92Q126 108 154 112M106 112Q122 128 146 134", 2.2, 0.75))
    lacquer = s.linear([(0, "#8A6B5A"), (0.5, "#5E4636"), (1, "#2E1E16")], (0, 0, 1, 0.2))
    s.add(path("M92 186H164Q162 224 128 224Q94 224 92 186Z", lacquer, OUTLINE, 2.8))
    s.add(ellipse(128, 186, 36, 9, "#2E1E16", OUTLINE, 2.2), ellipse(128, 184, 27, 6, CREAM, OUTLINE, 1.4))
    for x, y in ((48, 214), (76, 221)):
        s.add(ellipse(x, y, 22, 8, "#C98F5E", OUTLINE, 2.2))
        s.add(*_rod(f"M{x - 8} {y - 1}Q{x} {y - 16} {x + 9} {y - 1}", "#7A1F2B", 2.6))


def _builder(s: Sprite) -> None:
    """Draws a wall in the making, a trowel and a plumb line."""
    brick = [(0, "#E08A66"), (0.5, "#B7573C"), (1, "#7E3324")]
    for row in range(4):
        for i in range(4 - (row + 1) // 2):
            left = 36 + i * 27 + (row % 2) * 13
            s.add(rect(left, 200 - row * 18, 26, 17, s.linear(brick, DIAGONAL), OUTLINE, 2, 2))
    s.add(path("M152 76V168", "none", OUTLINE, 2.4), path("M138 70H166V80H138Z", _WOOD, OUTLINE, 2.2))
    s.add(path("M143 168H161L152 196Z", s.linear(BRASS_SHEEN, ACROSS), OUTLINE, 2.4))
    s.add(circle(152, 165, 6, BRASS_LIGHT, OUTLINE, 2))
    blade = turned(path("M92 148L62 96Q92 82 122 96Z", s.linear(_STEEL, (0, 0, 1, 0.3)), OUTLINE, 2.6), 180, 92, 118)
    grip = rect(84, 158, 16, 36, s.linear(_HANDLE, ACROSS), OUTLINE, 2.4, 6)
    s.add(turned("".join([blade, *_rod("M92 142V160", "#B9C4CE", 4), grip]), 24, 92, 128))


def _artisan(s: Sprite) -> None:
    """Draws an inlaid marble panel, a mallet and a chisel."""
    s.add(rect(40, 84, 104, 128, s.linear([(0, WHITE), (1, "#D9CDB8")], DIAGONAL), OUTLINE, 2.8, 4))
    s.add(rect(48, 92, 88, 112, "none", _RED, 2.6, 2), path("M92 200V140", "none", "#2F6B3A", 4.5))
    leaves = "M92 180Q66 176 62 156Q86 156 92 180ZM92 172Q118 168 122 148Q98 148 92 172Z"
    s.add(path(leaves, "#2F8A4A", OUTLINE, 1.6))
    for i in range(6):
        x, y = around(92, 122, 15, 60 * i - 90)
        stone = "#D8463C" if i % 2 else "#E08A2A"
        s.add(turned(ellipse(x, y, 12, 7.5, stone, OUTLINE, 1.6), 60 * i - 90, x, y))
    s.add(circle(92, 122, 7, "#2257B5", OUTLINE, 1.6))
    chisel = rect(134, 120, 13, 58, s.linear(_STEEL, ACROSS), OUTLINE, 2.2, 2)
    s.add(turned(chisel + rect(131, 172, 19, 42, s.linear(_HANDLE, ACROSS), OUTLINE, 2.4, 6), 32, 140, 180))
    mallet = rect(54, 170, 12, 56, _WOOD, OUTLINE, 2.2, 4)
    s.add(turned(mallet + rect(38, 148, 44, 30, s.linear(_HANDLE, DIAGONAL), OUTLINE, 2.6, 6), -34, 60, 196))


def _yogi(s: Sprite) -> None:
    """Draws a lamp in a lotus, with rising smoke, and a conch."""
    s.add(path("M98 104Q84 88 98 74Q112 62 98 46", "none", CREAM, 4, opacity=0.55))
    pink = s.linear([(0, "#FFE3EC"), (0.6, "#E58AA8"), (1, "#A8446E")])
    for angle, length in ((-168, 74), (-12, 74), (-146, 77), (-34, 77), (-118, 78), (-62, 78), (-90, 76)):
        s.add(path(petal((98, 222), length, angle, 26), pink, OUTLINE, 2.4))
    flame = s.linear([(0, "#FFF3B0"), (0.5, "#F6A21E"), (1, "#C2472D")])
    s.add(path("M98 168C78 150 84 126 98 104C112 126 118 150 98 168Z", flame, OUTLINE, 2.4))
    s.add(path("M98 162C90 152 92 140 98 130C104 140 106 152 98 162Z", "#FFFBE0"))
    s.add(path("M72 170H124Q120 190 98 190Q76 190 72 170Z", s.linear(BRASS_SHEEN, ACROSS), OUTLINE, 2.4))
    pearl = s.radial([(0, WHITE), (0.6, "#F0DCC0"), (1, "#B58E6A")], (0.35, 0.35, 0.8))
    conch = "M128 216C124 196 146 188 160 198C168 206 164 222 150 226C140 228 130 224 128 216Z"
    s.add(path(conch, pearl, OUTLINE, 2.2))
    s.add(path("M138 218Q140 204 154 206M146 222Q150 212 158 212", "none", "#A8704A", 2))


CHARACTERS: dict[str, Callable[[Sprite], None]] = {
    "mogul": _mogul,
    "trader": _trader,
    "sadhu": _sadhu,
    "monk": _monk,
    "builder": _builder,
    "artisan": _artisan,
    "yogi": _yogi,
}
