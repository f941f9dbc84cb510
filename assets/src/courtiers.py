"""The fifteen characters of the fourth box, each as a still life of its tools in a box from -50 to 50."""

from collections.abc import Callable

from assets.src.colours import BRASS, BRASS_DARK, BRASS_LIGHT, OUTLINE, SHADOW, WHITE, lit, shaded
from assets.src.emblems import crescent
from assets.src.granite import WAX, blob, crown, ermine, pearl, ring, rod, solid, triskele
from assets.src.ornament import cast_shadow
from assets.src.shapes import around, khatam, polygon, star
from assets.src.sprite import ACROSS, Sprite, circle, ellipse, path, rect, turned

TINT = {
    "alchemist": "#4E7A62",
    "banker": "#33504E",
    "captain": "#2E6F86",
    "bishop": "#6A4A86",
    "spy": "#A8814A",
    "herald": "#7E2A34",
    "conjurer": "#46567A",
    "intriguer": "#4A3A4E",
    "jeweler": "#2F6470",
    "magician": "#34407E",
    "merchant": "#6E7A3A",
    "soldier": "#5C6670",
    "queen": "#8A3550",
    "prince": "#3E7A7A",
    "king": "#2C4A84",
}
"""Ground colours of the characters."""

_WOOD, _DARK_WOOD, _SPAR = "#9A6234", "#5E3418", "#B0703C"
_RUBY, _SAPPHIRE, _EMERALD = "#C8202F", "#2563C9", "#16A06A"
_IVORY, _GLINT, _STEEL = "#F2E6CC", "#FFF3CF", "#D5DEE4"
_COIN = [(0, "#FFF3C6"), (1, BRASS)]


def _coin(s: Sprite, x: float, y: float, r: float = 9) -> None:
    s.add(ellipse(x, y + 2.4, r, r * 0.55, shaded(BRASS, 0.45), OUTLINE, 1.8))
    s.add(
        ellipse(x, y, r, r * 0.55, s.linear(_COIN), OUTLINE, 1.8), ellipse(x, y, r * 0.6, r * 0.3, "none", BRASS_DARK)
    )


def _sparkle(x: float, y: float, r: float, ink: float = 1.1) -> str:
    return path(polygon(star(x, y, r, r * 0.34, 4)), _GLINT, OUTLINE, ink)


def _alchemist(s: Sprite) -> None:
    """Draws an alembic over its flame, the glass that it drips into."""
    solid(s, "M-30 46L-20 30H8L18 46Z", "#8A5A34")
    s.add(
        path("M-6 30Q-14 20 -5 8Q6 18 -1 30Z", "#F6A72B", OUTLINE, 1.8),
        path("M-5 29Q-8 24 -4 18Q0 24 -3 29Z", "#FFF0A8"),
    )
    flask = "M-14 -40H4V-24C22 -18 26 6 10 14H-20C-36 6 -32 -18 -14 -24Z"
    s.add(path(flask, "#DDEBE6", OUTLINE, 2.6))
    with s.group(s.clip(path(flask, SHADOW))):
        s.add(rect(-40, -10, 80, 40, s.linear([(0, "#7BE0A0"), (1, "#147A4C")])))
        s.add(path("M-40 -10q9 -5 18 0t18 0t18 0t18 0", "#B8F5CC", OUTLINE, 1.6))
    s.add(*(circle(x, y, r, "#D9FFE6", "#147A4C", 1) for x, y, r in ((-14, 2, 3.4), (-2, -4, 2.6), (6, 5, 3))))
    s.add(path(flask, "none", OUTLINE, 2.6), rod("M2 -34Q26 -40 32 -6L34 20", "#CFE4E2", 5))
    s.add(path("M26 20H44L46 44Q35 50 24 44Z", "#E8F2EE", OUTLINE, 2.2))
    s.add(path("M25.5 30H44.6L46 44Q35 50 24 44Z", "#E7B93A", OUTLINE, 1.6))
    s.add(rect(-17, -46, 24, 8, _WOOD, OUTLINE, 2, 2), path("M-24 -8Q-22 -16 -14 -19", "none", WHITE, 3, opacity=0.8))


def _banker(s: Sprite) -> None:
    """Draws scales with coins in both pans."""
    s.add(rod("M0 -40V34", BRASS, 5), rod("M-36 -30Q0 -40 36 -30", BRASS, 4))
    pearl(s, 0, -42, 5, BRASS_LIGHT)
    solid(s, "M-20 44Q0 28 20 44Z", BRASS)
    for x, y, coins in ((-34, 4, 3), (34, -4, 2)):
        s.add(path(f"M{x} -30L{x - 15} {y}M{x} -30L{x + 15} {y}", "none", OUTLINE, 1.8))
        for i in range(coins):
            _coin(s, x, y - 3 - i * 5)
        solid(s, f"M{x - 17} {y}H{x + 17}Q{x} {y + 20} {x - 17} {y}Z", BRASS)


def _captain(s: Sprite) -> None:
    """Draws a ship's wheel."""
    for angle in range(0, 360, 45):
        spoke = polygon([around(0, 0, 9, angle + 22.5), around(0, 0, 45, angle + 22.5)], False)
        s.add(rod(spoke, "#B87A44", 5))
        pearl(s, *around(0, 0, 46, angle + 22.5), 4.2, "#B87A44", 1.8)
    s.add(ring(0, 0, 30, _SPAR, 7.6), circle(0, 0, 32, "none", "#E0A868", 1.6))
    pearl(s, 0, 0, 11, BRASS, 2.2)
    s.add(circle(0, 0, 4, OUTLINE))


def _bishop(s: Sprite) -> None:
    """Draws a mitre and a crosier."""
    s.add(rod("M30 46V-22Q30 -44 16 -42Q6 -38 12 -27Q20 -20 22 -30", BRASS_LIGHT, 4.6))
    solid(s, "M-38 40L-42 2Q-34 -26 -14 -44Q6 -26 14 2L10 40Z", _IVORY, 2.6, 0.6, 0.3)
    s.add(path("M-19 -38V40H-9V-38L-14 -44Z", BRASS, OUTLINE, 1.6))
    s.add(path("M-40.5 22L12.2 22L10 40H-38Z", s.linear([(0, "#C04A54"), (1, "#7A1F34")], ACROSS), OUTLINE, 2))
    s.add(*(path(khatam(x, 31, 6), BRASS_LIGHT, OUTLINE, 1.2) for x in (-30, -14, 2)))
    s.add(rod("M-14 -22v22M-22 -12h16", _GLINT, 3, 3))


def _spy(s: Sprite) -> None:
    """Draws a mask with watchful eyes, a key below it."""
    mask = "M-44 -26Q-22 -36 0 -22Q22 -36 44 -26Q46 6 24 12Q8 12 0 -2Q-8 12 -24 12Q-46 6 -44 -26Z"
    s.add(rod("M40 -20Q56 6 40 34", "#B4262E", 2, 2))
    solid(s, mask, "#56607A", 2.6, 0.35, 0.5)
    for x in (-22, 22):
        s.add(path(f"M{x - 13} -10Q{x} -22 {x + 13} -10Q{x} 0 {x - 13} -10Z", "#F6E7B0", OUTLINE, 2))
        s.add(circle(x, -10.5, 4.6, OUTLINE))
    s.add(path(mask, "none", BRASS_LIGHT, 1, opacity=0.8, transform="scale(.93)"))
    s.add(rod("M-26 34H22", BRASS, 4.6), ring(-32, 34, 10, BRASS, 4, 4))
    s.add(path("M10 36v10h5v-10M19 36v12h5v-12", BRASS, OUTLINE, 1.8))


def _herald(s: Sprite) -> None:
    """Draws a trumpet with the ermine banner."""
    cloth = s.linear([(0, "#FBF3DC"), (1, "#CDB486")], (0, 0, 1, 0.6))
    s.add(path("M-22 -12H14V30L5 22L-4 30L-13 22L-22 30Z", cloth, OUTLINE, 2.4), path(ermine(-4, 6, 13), "#1E1A26"))
    s.add(rod("M-46 2L22 -22", BRASS, 6))
    solid(s, "M14 -24Q34 -32 42 -48L52 -22Q38 -22 22 -16Z", BRASS, 2.4)
    s.add(turned(ellipse(47, -35, 5, 14, shaded(BRASS, 0.5), OUTLINE, 2), -21, 47, -35))
    pearl(s, -46, 2, 4.4, BRASS_LIGHT, 1.8)


def _conjurer(s: Sprite) -> None:
    """Draws three cups on their table, a ball between them."""
    solid(s, "M-50 36H50L44 48H-44Z", "#5E3450", 2)
    for x, y, colour in ((-27, 30, "#B04A3A"), (27, 30, "#B04A3A"), (0, -8, "#C8702E")):
        solid(s, f"M{x - 12} {y - 36}H{x + 12}L{x + 19} {y}H{x - 19}Z", colour, 2.4)
        s.add(rect(x - 20, y - 5, 40, 7, lit(colour, 0.2), OUTLINE, 2, 2))
        s.add(path(f"M{x - 14.5} {y - 22}H{x + 14.5}", "none", BRASS_LIGHT, 2.6))
    pearl(s, 0, 24, 9, "#E9C23A", 2)
    s.add(*(_sparkle(x, y, 7) for x, y in ((-36, -30), (34, -34), (-22, -44))))


def _intriguer(s: Sprite) -> None:
    """Draws a sealed letter and a dagger."""
    with s.group(transform="rotate(-9)"):
        solid(s, "M-42 -18H36V34H-42Z", "#F4E6C4", 2.4, 0.6, 0.18)
        s.add(path("M-42 -18L-3 12L36 -18M-42 34L-14 5M36 34L8 5", "none", OUTLINE, 1.8))
    s.add(path(blob(0, 12, 13, 1.6, 12), s.radial(WAX), OUTLINE, 2), path(triskele(0, 12, 8), "none", "#FFD9C8", 1.6))
    solid(s, "M14 44L38 -14L46 -10Z", "#DDE5EA", 2)
    s.add(rod("M29 -20L55 -8", BRASS, 4), rod("M43 -15L50 -34", "#5E2A3A", 5))
    pearl(s, 51, -38, 4.6, _RUBY, 1.8)


def _jeweler(s: Sprite) -> None:
    """Draws a ring with a blue stone and a magnifying glass."""
    s.add(ring(-8, 20, 24, BRASS, 7.4, 4.6), path("M-28 8A24 24 0 0 1 -2 -3", "none", "#FFF6D0", 2.6))
    s.add(path("M-26 -30L-16 -44H2L12 -30L-7 -6Z", "#3E8BE6", OUTLINE, 2.6))
    s.add(path("M-26 -30H12M-16 -44L-12 -30L-7 -6M2 -44L-2 -30L-7 -6", "none", "#DDEEFF", 1.6))
    s.add(path("M-26 -30L-16 -44L-12 -30Z", "#A9D2FF", OUTLINE, 1), path(polygon(star(-20, -40, 8, 2, 4)), WHITE))
    s.add(rod("M30 20L46 46", _DARK_WOOD, 7), circle(26, 8, 17, "#CFE8EE", OUTLINE, 7, fill_opacity=0.55))
    s.add(circle(26, 8, 17, "none", BRASS_LIGHT, 3.2), path("M16 4A12 12 0 0 1 24 -3", "none", WHITE, 3))


def _magician(s: Sprite) -> None:
    """Draws a crystal ball with a crescent in it, and a wand."""
    solid(s, "M-34 44L-24 26H18L28 44Z", BRASS)
    pearl(s, -3, 0, 31, "#6E86D8", 2.6)
    s.add(path("M-14 14q8 -16 18 -8t14 -10", "none", "#E9F0FF", 3, opacity=0.75))
    s.add(path(crescent(-8, -4, 11), "#FFF6DF", OUTLINE, 1.2))
    s.add(path("M-26 -8A26 26 0 0 1 -8 -25", "none", WHITE, 4, opacity=0.85), rod("M48 30L26 -24", "#3A2230", 5))
    s.add(path(polygon(star(23, -32, 15, 6.4, 5)), BRASS_LIGHT, OUTLINE, 2.2), _sparkle(-38, -34, 7, 1))


def _merchant(s: Sprite) -> None:
    """Draws a money bag and a heap of coins."""
    solid(s, "M-16 -22C-44 -4 -48 40 -22 42H18C40 40 36 -4 10 -22Z", "#A8703E", 2.6)
    s.add(path("M-20 -40L-12 -22H6L14 -40Q6 -34 2 -42Q-4 -34 -10 -42Q-13 -36 -20 -40Z", "#C48A52", OUTLINE, 2.2))
    s.add(rod("M-17 -22H11", BRASS_LIGHT, 4.4), path("M-22 4Q-28 18 -20 30", "none", "#F1CFA0", 3, opacity=0.7))
    s.add(circle(-3, 14, 13, s.linear(_COIN), OUTLINE, 2), path(triskele(-3, 14, 10), "none", "#5A3A16", 2.6))
    for x, y in ((34, 42), (44, 36), (34, 34), (38, 26)):
        _coin(s, x, y, 10)


def _soldier(s: Sprite) -> None:
    """Draws an ermine shield before a sword."""
    s.add(rod("M-40 44L34 -34", _STEEL, 7), path("M-40 44L34 -34", "none", "#8A99A4", 1.4))
    s.add(rod("M16 -34L34 -14", BRASS, 4.6), rod("M30 -28L44 -44", _DARK_WOOD, 6))
    pearl(s, 45, -45, 4.6, BRASS_LIGHT, 1.8)
    shield = "M-28 -28H20Q24 22 -4 42Q-32 22 -28 -28Z"
    cast_shadow(s, shield, 3, 4, 0.45, "blur2")
    solid(s, shield, "#F1EBDD", 2.8, 0.6, 0.25)
    with s.group(s.clip(path(shield, SHADOW))):
        s.add(rect(-40, -30, 70, 17, "#2B2A33", OUTLINE, 1.8))
    s.add(path(ermine(-15, 4, 9) + ermine(7, 4, 9) + ermine(-4, 22, 9), "#1E1A26"), path(shield, "none", OUTLINE, 2.8))


def _queen(s: Sprite) -> None:
    """Draws a crown on its cushion and the key that closes a quarter."""
    solid(s, "M-44 26Q-50 46 -36 46H36Q50 46 44 26Q0 14 -44 26Z", "#1F6E72", 2.4)
    s.add(path("M-38 32Q0 22 38 32", "none", BRASS_LIGHT, 2))
    solid(s, crown(0, -6, 34), BRASS, 2.6, 0.6, 0.35)
    solid(s, "M-27.2 11H27.2V23.2H-27.2Z", BRASS_LIGHT)
    for x, y in ((-34.0, -24.7), (0.0, -38.3), (34.0, -24.7)):
        pearl(s, x, y, 5.1, "#FFF6DF", 1.6)
    for x, jewel in ((-16.3, _RUBY), (0.0, _SAPPHIRE), (16.3, _EMERALD)):
        pearl(s, x, 17.1, 4.1, jewel, 1.2)
    s.add(rod("M-20 38L22 38", "#E9EEF0", 4), ring(-26, 38, 7.6, "#E9EEF0", 3, 3.4))
    s.add(path("M12 39v9h4v-9M19 39v11h4v-11", "#E9EEF0", OUTLINE, 1.6))


def _prince(s: Sprite) -> None:
    """Draws a prince's coronet with a feather."""
    solid(s, "M-40 20Q-44 -16 -6 -20Q34 -20 38 20Z", "#B23A48", 2.6)
    s.add(rod("M8 -18Q22 -48 48 -40Q36 -26 30 -10", "#F6EAD0", 5))
    s.add(path("M10 -16Q24 -40 46 -39Q32 -34 24 -12Z", "#F6EAD0", OUTLINE, 1.8))
    solid(s, "M-46 20L-42 2L-28 16L-16 0L-1 16L14 0L26 16L40 2L44 20V34H-46Z", BRASS, 2.4, 0.6, 0.35)
    for x in (-42, -16, 14, 40):
        pearl(s, x, 1, 4, "#FFF6DF", 1.4)
    for x, jewel in ((-30, _SAPPHIRE), (-1, _EMERALD), (28, _SAPPHIRE)):
        pearl(s, x, 27, 4.6, jewel, 1.4)


def _king(s: Sprite) -> None:
    """Draws a closed crown before a sceptre."""
    s.add(rod("M-44 44L40 -30", BRASS, 5))
    pearl(s, 43, -33, 8, BRASS_LIGHT)
    s.add(
        rod("M43 -49v12M37 -44h12", BRASS_LIGHT, 2, 2),
        path("M-30 4Q-30 -28 -4 -32Q22 -28 22 4Z", "#7A1F34", OUTLINE, 2.2),
    )
    s.add(rod("M-30 2Q-30 -28 -4 -33Q22 -28 22 2M-4 -33V4", BRASS_LIGHT, 3.6, 3.4))
    pearl(s, -4, -37, 5, _RUBY, 1.8)
    solid(s, "M-38 -2L-24 10L-4 -4L16 10L30 -2L26 32H-34Z", BRASS, 2.6, 0.6, 0.35)
    solid(s, "M-36 22H28V34H-36Z", BRASS_LIGHT, 2)
    for x, jewel in ((-26, _EMERALD), (-4, _RUBY), (18, _EMERALD)):
        pearl(s, x, 28, 4, jewel, 1.2)


TOOLS: dict[str, Callable[[Sprite], None]] = {
    "alchemist": _alchemist,
    "banker": _banker,
    "captain": _captain,
    "bishop": _bishop,
    "spy": _spy,
    "herald": _herald,
    "conjurer": _conjurer,
    "intriguer": _intriguer,
    "jeweler": _jeweler,
    "magician": _magician,
    "merchant": _merchant,
    "soldier": _soldier,
    "queen": _queen,
    "prince": _prince,
    "king": _king,
}
