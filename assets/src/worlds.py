"""A house and a ship of Ys, as seen on the evening skyline."""

from random import Random

from assets.src.colours import BRASS, BRASS_LIGHT, OUTLINE, PLAYER, SHADOW, lit, shaded
from assets.src.emblems import EMBLEM, emblem_colour
from assets.src.ornament import cast_shadow, gloss, tree, wall
from assets.src.sprite import Sprite, circle, number, path, rect
from assets.src.sprite import number as n


def ship(player: str) -> Sprite:
    """Returns a two-master whose aft sail has a player's colour, 256 x 256."""
    s, colour = Sprite(256, 256), PLAYER[player]
    with s.group(s.filter("grain")):
        spar = s.linear([(0, "#D9A066"), (1, "#6B4020")], (98, 0, 118, 0), absolute=True)
        for mast in ("M108 14V186", "M178 50V186"):
            s.add(path(mast, "none", OUTLINE, 7), path(mast, "none", spar, 4))
        s.add(path("M108 186V20M108 40L28 186M178 60L236 180M108 24L178 60", "none", OUTLINE, 1.3, opacity=0.7))
        _sails(s, player)
        for yard, width in (("M54 40L158 25", 6), ("M164 70L224 63", 5), ("M24 188L0 170", 6)):
            s.add(path(yard, "none", OUTLINE, width), path(yard, "none", "#B87A44", width / 2))
        s.add(path("M108 16Q126 8 142 16Q132 20 142 28Q124 22 108 26Z", s.ramp(colour, 0.3, 0), OUTLINE, 1.8))
        _hull(s, colour)
        _waves(s)
    return s


def _sails(s: Sprite, player: str) -> None:
    cloth, main = "#F4E4BE", "M60 40L152 26Q174 92 158 158Q108 172 52 156Q76 96 60 40Z"
    aft, fore = (
        "M168 70L220 64Q236 116 224 158Q194 168 162 160Q176 116 168 70Z",
        "M40 64Q60 120 44 168L16 176Q34 126 40 64Z",
    )
    for d, seams, colour in (
        (main, "M82 30Q98 100 80 170M108 26Q124 100 108 170M134 26Q150 100 136 170", cloth),
        (aft, "M184 64Q196 120 184 170M204 62Q216 120 206 170", PLAYER[player]),
        (fore, "M36 70Q46 130 30 176", cloth),
    ):
        cast_shadow(s, d, 5, 5, 0.3, "blur2")
        wind = s.linear([(0, lit(colour, 0.55)), (0.5, colour), (1, shaded(colour, 0.30))], (0, 0, 1, 0.35))
        s.add(path(d, wind, OUTLINE, 2.8))
        with s.group(s.clip(path(d, SHADOW))):
            s.add(path(seams, "none", shaded(colour, 0.35), 1.4, opacity=0.6))
    ermines = ((80, 74, 15), (122, 62, 15), (98, 118, 16), (138, 112, 15))
    s.add(path("".join(_ermine(x, y, r) for x, y, r in ermines), "#2A2230"))
    s.add(path(EMBLEM[player](196, 116, 17), emblem_colour(player), OUTLINE, 1.4))


def _ermine(x: float, y: float, r: float) -> str:
    """Returns the Breton heraldic ermine spot as path data."""

    def at(dx: float, dy: float) -> str:
        return f"{n(x + r * dx)} {n(y + r * dy)}"

    q = n(r * 0.16)
    lozenge = f"l{q} {q}l-{q} {q}l-{q} -{q}Z"
    d = "".join(f"M{at(dx, dy)}{lozenge}" for dx, dy in ((0, -0.9), (-0.34, -0.42), (0.34, -0.42)))
    d += f"M{at(0, -0.45)}C{at(0.12, 0)} {at(0.2, 0.5)} {at(0.45, 0.75)}Q{at(0.15, 0.72)} {at(0, 1)}"
    return d + f"Q{at(-0.15, 0.72)} {at(-0.45, 0.75)}C{at(-0.2, 0.5)} {at(-0.12, 0)} {at(0, -0.45)}Z"


def _hull(s: Sprite, colour: str) -> None:
    oak = "#9A6234"
    hull = "M14 180Q30 190 60 188H206Q226 186 236 168L246 170Q240 214 214 226H58Q28 220 14 180Z"
    s.add(path(hull, s.linear([(0, lit(oak, 0.3)), (0.5, oak), (1, shaded(oak, 0.5))]), OUTLINE, 3))
    with s.group(s.clip(path(hull, SHADOW))):
        s.add(path("M0 186Q60 204 250 176V190Q60 216 0 198Z", colour, OUTLINE, 1.6))
        s.add(path("M0 206Q80 222 250 196M10 217Q90 228 240 212", "none", shaded(oak, 0.5), 1.8, opacity=0.7))
        s.add(path("M6 184Q60 199 248 173", "none", BRASS_LIGHT, 2.2))
        s.add(*(circle(70 + i * 26, 203 - i * 0.9, 4.6, "#2A1A11", BRASS, 1.6) for i in range(6)))
    s.add(path(hull, "none", OUTLINE, 3))


def _waves(s: Sprite) -> None:
    sea = s.linear([(0, "#9FD3E0"), (0.5, "#3E86A8"), (1, "#1F4F73")])
    s.add(path("M4 224q10 -9 21 0" + "t21 0" * 10 + "t12 -4V238Q128 250 4 238Z", sea, "#123A55", 2.2))
    s.add(gloss("M20 232q10 -6 20 0t20 0M150 234q10 -6 20 0t20 0M92 238q10 -5 20 0", 1.9, 0.8))


def breton_house() -> Sprite:
    """Returns a granite house under slate, 160 x 160."""
    s, granite, slate = Sprite(160, 160), "#B9B4A8", "#44586E"
    with s.group(s.filter("grain")):
        for x in (22, 116):
            wall(s, x, 14, 20, 46, granite, 2.4, 0.3, 0.3)
            s.add(rect(x - 3, 10, 26, 7, shaded(granite, 0.1), OUTLINE, 2, 1))
        wall(s, 20, 74, 120, 66, granite, 2.8, 0.5, 0.3)
        chance, stones = Random(3), ""
        for _ in range(44):
            left, top = number(24 + chance.random() * 108), number(78 + chance.random() * 56)
            stones += f"M{left} {top}h{number(5 + chance.random() * 7)}v{number(3 + chance.random() * 2)}"
        s.add(path(stones, "none", shaded(granite, 0.4), 1.2, opacity=0.55))
        _slate_roof(s, slate)
        _lit_windows(s, granite, slate)
        for x, y, r in ((26, 138, 10), (42, 141, 9), (120, 139, 11), (136, 142, 8)):
            tree(s, x, y + 3, r, "#5B8F46", None, 1)
    return s


def _slate_roof(s: Sprite, slate: str) -> None:
    roof = "M10 78L32 30H128L150 78Z"
    slope = s.linear([(0, lit(slate, 0.4)), (0.5, slate), (1, shaded(slate, 0.4))], (0, 0, 1, 0.6))
    s.add(path(roof, slope, OUTLINE, 2.8))
    joints = "".join(f"M0 {36 + i * 7}H160" for i in range(7))
    joints += "".join(f"M{j * 10 + (5 if i % 2 else 0)} {36 + i * 7}v7" for i in range(7) for j in range(17))
    with s.group(s.clip(path(roof, SHADOW))):
        s.add(path(joints, "none", shaded(slate, 0.5), 1.3, opacity=0.7))


def _lit_windows(s: Sprite, granite: str, slate: str) -> None:
    light, shutter = "#F6CE73", "#2F6FA8"
    for x in (34, 104):
        s.add(path(f"M{x - 3} 64L{x + 11} 44L{x + 25} 64Z", slate, OUTLINE, 2))
        s.add(rect(x + 2, 58, 18, 20, lit(granite, 0.4), OUTLINE, 1.8), rect(x + 5.5, 61, 11, 14, light, OUTLINE, 1.4))
        s.add(path(f"M{x + 11} 61v14M{x + 5.5} 68h11", "none", OUTLINE, 1))
    for x in (30, 104):
        s.add(rect(x - 1, 92, 26, 26, lit(granite, 0.5), OUTLINE, 1.8), rect(x + 5, 94, 14, 22, light, OUTLINE, 1.5))
        s.add(path(f"M{x + 12} 94v22M{x + 5} 105h14", "none", OUTLINE, 1.2))
        s.add(*(rect(x + dx, 93, 8, 24, shutter, OUTLINE, 1.5) for dx in (-3, 19)))
    s.add(path("M68 140V104Q80 92 92 104V140Z", lit(granite, 0.5), OUTLINE, 2))
    s.add(path("M71.5 140V106Q80 98 88.5 106V140Z", shutter, OUTLINE, 1.8), path("M80 101V140", "none", OUTLINE, 1.2))
