"""Money cards (200 x 300), coins (96 x 96) and the scoring card; numerals and letters are written at run time."""

from assets.src.colours import BRASS_DARK, BRASS_LIGHT, MONEY, OUTLINE, RIM, TEAL, lit, shaded
from assets.src.emblems import currency_emblem
from assets.src.girih import MULBERRY, girih
from assets.src.ornament import brass_star, cast_shadow
from assets.src.shapes import khatam, onion, regular
from assets.src.sprite import DIAGONAL, Sprite, circle, path, rect, turned

_METAL = {"denar": "#E3B23A", "dirham": "#B9C4CE", "ducat": "#D98A4E", "florin": "#CFB04A"}
_FIELD = (15, 13, 166, 264)  # the printed part of a card


def _blank_card(s: Sprite) -> None:
    with s.group(s.filter("drop")):
        s.add(rect(6, 4, 184, 282, "#FBF3DC", OUTLINE, 2.4, 14))


def money_card(currency: str, value: int) -> Sprite:
    """Returns a money card without its numerals (written around (42, 42) and, upside down, (154, 248))."""
    s, colour = Sprite(200, 300), MONEY[currency]
    _blank_card(s)
    with s.group(s.filter("grain")):
        s.add(rect(7.2, 5.2, 181.6, 279.6, s.linear([(0, "#FFF9E8"), (1, "#EAD6A6")], (0, 0, 0.5, 1)), radius=13))
        _coloured_field(s, colour)
        _medallion(s, currency)
        for angle in (0, 180):
            s.add(*(turned(shape, angle, 98, 145) for shape in _cartouche(s, colour)))
        s.add(*_pips(currency, value))
    return s


def _coloured_field(s: Sprite, colour: str) -> None:
    inside = s.clip(rect(*_FIELD, OUTLINE, radius=9))
    ground = s.linear([(0, lit(colour, 0.18)), (0.5, colour), (1, shaded(colour, 0.32))], (0, 0, 0.7, 1))
    s.add(rect(*_FIELD, ground, shaded(colour, 0.7), 2.2, 9))
    with s.group(inside, opacity=0.9), s.group(transform="translate(15 13)"):
        s.add(girih(166, 264, 33, 4.6, shaded(colour, 0.38), lit(colour, 0.34), (83, 132)))
    glow = [(0, lit(colour, 0.5) + "66"), (0.5, colour + "00"), (1, shaded(colour, 0.8) + "88")]
    with s.group(inside):
        s.add(rect(*_FIELD, s.radial(glow, (0.5, 0.45, 0.72))))
    s.add(rect(20, 18, 156, 254, "none", BRASS_LIGHT, 1.8, 6), rect(*_FIELD, "none", OUTLINE, 1.6, 9))


def _medallion(s: Sprite, currency: str) -> None:
    colour = MONEY[currency]
    cast_shadow(s, khatam(98, 146, 66), 4, 6, 0.55)
    s.add(brass_star(s, 98, 146, 68, 2.6))
    well = s.linear([(0, shaded(colour, 0.35)), (1, shaded(colour, 0.62))], DIAGONAL)
    s.add(path(khatam(98, 146, 61), well, shaded(colour, 0.8), 1.6))
    draw_coin(s, 98, 144, 42, currency)


def _cartouche(s: Sprite, colour: str) -> list[str]:
    """Returns the parchment corner on which a numeral is written."""
    paper = s.linear([(0, "#FFFBEE"), (1, "#EBD8AA")], DIAGONAL)
    return [
        path("M17 15H76Q80 44 62 62Q44 80 17 76Z", paper, OUTLINE, 2.2),
        path("M21 19H71.5Q74 43 59 58.5Q43 74 21 71.5Z", "none", colour, 2.2),
    ]


def _pips(currency: str, value: int) -> list[str]:
    """Returns the value as dots, which stay visible when the hand is fanned."""
    dots = [circle(166.5, 32 + i * 13.2, 4.8, _METAL[currency], OUTLINE, 1.5) for i in range(value)]
    return [rect(157, 22, 19, (value - 1) * 13.2 + 20, "#FFF7E0", OUTLINE, 1.8, 9.5), *dots]


def draw_coin(s: Sprite, x: float, y: float, r: float, currency: str) -> None:
    """Draws a coin of radius r around (x, y), without the ring of its colour."""
    metal = _METAL[currency]
    sheen = [(0, lit(metal, 0.75)), (0.35, metal), (0.6, lit(metal, 0.35)), (1, shaded(metal, 0.35))]
    s.add(circle(x, y + r * 0.10, r, shaded(metal, 0.55), OUTLINE, 1.6))
    s.add(circle(x, y, r, s.linear(sheen, DIAGONAL), OUTLINE, 2))
    s.add(*(circle(px, py, r * 0.035, shaded(metal, 0.5)) for px, py in regular(x, y, r * 0.87, int(r * 1.1))))
    well = s.linear([(0, shaded(metal, 0.18)), (1, lit(metal, 0.4))], DIAGONAL)
    s.add(circle(x, y, r * 0.76, well, shaded(metal, 0.5), 1.3))
    s.add(*currency_emblem(currency, x, y, r * 0.52, lit(metal, 0.5), shaded(metal, 0.68)))


def coin(currency: str) -> Sprite:
    """Returns the coin of a currency in a ring of the currency's colour, with a light rim for dark grounds."""
    s, colour = Sprite(96, 96), MONEY[currency]
    with s.group(s.filter("small")):
        s.add(circle(46, 46, 44, RIM), circle(46, 46, 41, s.ramp(colour, 0.3, 0.3, DIAGONAL), OUTLINE, 3))
        draw_coin(s, 46, 45, 32, currency)
    return s


def money_back() -> Sprite:
    """Returns the back of the money cards."""
    s = Sprite(200, 300)
    _blank_card(s)
    with s.group(s.clip(rect(*_FIELD, OUTLINE, radius=9))):
        s.add(girih(200, 300, 33, 5, "#2A0F26", "#E0B45A", (98, 145), MULBERRY))
    s.add(rect(*_FIELD, "none", OUTLINE, 2, 9), rect(20, 18, 156, 254, "none", BRASS_LIGHT, 1.8, 6))
    s.add(brass_star(s, 98, 145, 52, 2.4), path(khatam(98, 145, 44), TEAL, OUTLINE, 1.6))
    dome = s.radial([(0, "#FFFBEC"), (0.5, "#F6DFA6"), (1, "#B06A2A")], (0.35, 0.35, 0.8))
    s.add(path(onion(98, 168, 44, 46), dome, OUTLINE, 2))
    return s


def scoring_card() -> Sprite:
    """Returns a scoring card without its letter, which is written around (98, 145)."""
    s = Sprite(200, 300)
    _blank_card(s)
    inside = s.clip(rect(*_FIELD, OUTLINE, radius=9))
    s.add(rect(*_FIELD, s.linear([(0, "#2E8288"), (1, "#0B2A33")], (0, 0, 0.6, 1)), OUTLINE, 2, 9))
    with s.group(inside, opacity=0.5):
        s.add(girih(200, 300, 33, 3.6, "#06181D", "#3FA0A3", (98, 145), weave=False))
    s.add(rect(20, 18, 156, 254, "none", BRASS_LIGHT, 2, 6), brass_star(s, 98, 145, 76, 2.6))
    s.add(path(khatam(98, 145, 68), TEAL, BRASS_DARK, 1.4))
    s.add(circle(98, 145, 48, s.radial([(0, "#FFFBEF"), (1, "#EAD6A8")], (0.4, 0.35, 0.8)), OUTLINE, 2))
    for y in (40, 250):
        s.add(*(path(khatam(x, y, 8), BRASS_LIGHT, OUTLINE, 1.2) for x in (74, 98, 122)))
    return s
