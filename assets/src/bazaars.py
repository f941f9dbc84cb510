"""Bazaar tiles and the four squares of the building market (256 x 256)."""

from assets.src.colours import BRASS_LIGHT, MONEY, OUTLINE, RIM, SHADOW, TEAL, lit, shaded
from assets.src.girih import girih
from assets.src.money import draw_coin
from assets.src.ornament import brass_star, cast_shadow, gloss, wall
from assets.src.seals import draw_seal
from assets.src.sprite import DIAGONAL, Sprite, circle, path, rect
from assets.src.tiles import framed

# The currency in which a bazaar is paid and the buildings for which it scores, in the order of the rules' list.
BAZAARS = (
    ("dirham", ("seraglio", "arcades", "garden")),
    ("dirham", ("pavilion", "palace", "tower")),
    ("florin", ("pavilion", "arcades", "garden")),
    ("florin", ("seraglio", "palace", "tower")),
    ("denar", ("pavilion", "arcades", "tower")),
    ("denar", ("seraglio", "palace", "garden")),
    ("ducat", ("pavilion", "palace", "garden")),
    ("ducat", ("seraglio", "arcades", "tower")),
)

_CLOTH = "#F8ECD0"
_WOOD = "#8A5A2E"


def bazaar(place: int) -> Sprite:
    """Returns the bazaar at a place of the list: a stall with the currency's awning and three seals."""
    currency, kinds = BAZAARS[place]
    s = Sprite(256, 256)
    with framed(s, TEAL, "#E2D3B4"):
        cast_shadow(s, "M40 64H222L240 214H54Z", 6, 6, 0.5)
        _stall(s)
        _goods(s)
        _awning(s, MONEY[currency])
        s.add(circle(128, 64, 38, RIM), circle(128, 64, 37, MONEY[currency], OUTLINE, 2.2))
        draw_coin(s, 128, 63, 31, currency)
        for x, kind in zip((56, 128, 200), kinds, strict=True):
            with s.group(s.filter("small")):
                draw_seal(s, x, 197, 34, kind)
    return s


def _stall(s: Sprite) -> None:
    s.add(rect(46, 88, 164, 66, s.linear([(0, "#2C1A22"), (1, "#7A5440")]), OUTLINE, 2))
    for x in (60, 92, 124, 156, 188):
        s.add(path(f"M{x} 100V112", "none", BRASS_LIGHT, 1.6), circle(x, 117, 5, "#F6CE73", OUTLINE, 1.4))
    for x in (40, 204):
        s.add(rect(x, 86, 12, 122, s.ramp(_WOOD, 0.4, 0.4), OUTLINE, 2.2))
    wall(s, 32, 154, 192, 58, _WOOD, 2.6, 0.3, 0.36)
    s.add(path("M32 174H224M32 194H224", "none", shaded(_WOOD, 0.55), 1.5, opacity=0.7))
    s.add(rect(26, 146, 204, 11, s.ramp("#B8803F", 0.45, 0.3), OUTLINE, 2.4, 2))


def _goods(s: Sprite) -> None:
    """Draws bales, spices, oranges and a jug on the counter."""
    for x, y in ((60, 141), (72, 141), (66, 131)):
        s.add(circle(x, y, 6.5, s.radial([(0, "#FFC36B"), (1, "#D9731E")]), OUTLINE, 1.5))
    for x, spice in ((98, "#D8A23A"), (124, "#8E3B5C")):
        s.add(path(f"M{x - 11} 134Q{x} 112 {x + 11} 134Z", s.ramp(spice, 0.4, 0.3), OUTLINE, 1.5))
        s.add(path(f"M{x - 13} 133H{x + 13}L{x + 8} 147H{x - 8}Z", s.ramp("#C49A62", 0.4, 0.35), OUTLINE, 1.7))
    jug = "M148 146Q140 134 150 127V119H160V127Q170 134 162 146Z"
    s.add(path("M160 122Q172 124 165 136", "none", OUTLINE, 4), path(jug, s.ramp("#2E8288", 0.5, 0.4), OUTLINE, 1.8))
    for y, cloth in ((138, "#8C6BAE"), (129, "#E0B45A"), (120, "#B9C9C4")):
        s.add(rect(176, y, 26, 9, s.ramp(cloth, 0.4, 0.3), OUTLINE, 1.5, 3))


def _awning(s: Sprite, colour: str) -> None:
    top, foot = "M70 34H186L232 98H24Z", 98
    s.add(path(top, s.linear([(0, lit(_CLOTH, 0.4)), (1, shaded(_CLOTH, 0.12))])))
    stripe = s.linear([(0, lit(colour, 0.2)), (0.5, colour), (1, shaded(colour, 0.25))])
    for i in range(0, 8, 2):
        a, b = 70 + 14.5 * i, 24 + 26 * i
        s.add(path(f"M{a} 34h14.5L{b + 26} {foot}h-26Z", stripe, OUTLINE, 1.2))
    s.add(path(top, "none", OUTLINE, 2.6), rect(66, 30, 124, 8, s.brass(), OUTLINE, 2, 3))
    for i in range(8):
        flap = f"M{24 + 26 * i} {foot}h26v8a13 11 0 0 1 -26 0Z"
        cloth = shaded(colour, 0.1) if i % 2 == 0 else shaded(_CLOTH, 0.1)
        s.add(path(flap, cloth, OUTLINE, 1.8))
    s.add(path(f"M22 {foot}H234", "none", OUTLINE, 2.4), gloss("M74 42L40 90", 2, 0.5))


def square(currency: str) -> Sprite:
    """Returns the ground of a market square, on which a tile lies or the currency's coin shows."""
    s, colour = Sprite(256, 256), MONEY[currency]
    s.add(
        rect(1, 1, 254, 254, RIM, radius=12), rect(3, 3, 250, 250, s.ramp(colour, 0.2, 0.3, DIAGONAL), OUTLINE, 2.4, 10)
    )
    s.add(rect(8, 8, 240, 240, "none", lit(colour, 0.5), 1.4, 7, opacity=0.7))
    inside = rect(18, 18, 220, 220, OUTLINE, radius=5)
    s.add(rect(18, 18, 220, 220, s.linear([(0, shaded(colour, 0.66)), (1, shaded(colour, 0.44))]), OUTLINE, 2.4, 5))
    with s.group(s.clip(inside), opacity=0.3):
        s.add(girih(256, 256, 53, 5, shaded(colour, 0.75), lit(colour, 0.1), (128, 128), weave=False))
    with s.group(s.clip(inside), s.filter("blur5"), opacity=0.55):
        s.add(path("M12 12H244V26H26V244H12Z", SHADOW))
    s.add(rect(18, 18, 220, 220, "none", BRASS_LIGHT, 1.8, 5), brass_star(s, 128, 128, 66, 2.6))
    s.add(circle(128, 128, 44, shaded(colour, 0.6), OUTLINE, 1.8))
    draw_coin(s, 128, 126, 40, currency)
    return s
