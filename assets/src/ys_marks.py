"""Marks of the fourth box: rewards, points, ranks, the order of play, the Queen's seal, the soldier's shield."""

from assets.src.colours import BRASS_DARK, BRASS_LIGHT, BRASS_SHEEN, OUTLINE, RIM, SHADOW, WHITE, shaded
from assets.src.gems import draw_gem
from assets.src.granite import (
    CARD,
    PAPER,
    PAPER_SHADE,
    SLATE,
    WAX,
    blob,
    crown,
    ermine,
    rod,
    solid,
    triskele,
)
from assets.src.ornament import brass_star, cast_shadow
from assets.src.sprite import DIAGONAL, Sprite, circle, ellipse, path, rect

_GOLD = [(0, "#FFF3C6"), *BRASS_SHEEN[1:]]
_CARVED = "#3A2113"
_CHAIN = "#9FB0B8"


def reward_port() -> Sprite:
    """Returns the reward of a port, 56 x 46: a black gem."""
    s = Sprite(56, 46)
    _plate(s, 26, 21, 46, 36)
    draw_gem(s, "black", 10, 5.5, 0.26)
    return s


def reward_commerce(points: int) -> Sprite:
    """Returns the reward of a commercial area, a coin for each of three points, or of five with the Merchant."""
    step, r = (15.5, 8) if points == 3 else (10.8, 6)
    s = Sprite(72, 42)
    _plate(s, 34, 19, 62, 32)
    for i in range(points):
        x, y = 34 + (i - (points - 1) / 2) * step, 19
        s.add(circle(x, y, r, s.linear(_GOLD, DIAGONAL), OUTLINE, 1.5))
        s.add(path(triskele(x, y, r * 0.75), "none", "#4A2C10", 1.4))
    return s


def _plate(s: Sprite, x: float, y: float, w: float, h: float) -> None:
    """Draws a parchment plate with round ends and a brass line."""
    left, top = x - w / 2, y - h / 2
    with s.group(s.filter("small")):
        s.add(rect(left, top, w, h, s.linear([(0, PAPER), (1, PAPER_SHADE)]), OUTLINE, 2, h / 2))
    s.add(rect(left + 3, top + 3, w - 6, h - 6, "none", BRASS_DARK, 1.3, h / 2 - 3))


def points() -> Sprite:
    """Returns the coin of the points, 96 x 96, with the triskele."""
    s, x, y = Sprite(96, 96), 45, 45
    with s.group(s.filter("small")):
        s.add(circle(x, y, 41.5, RIM), circle(x, y, 39, s.linear(_GOLD, DIAGONAL), OUTLINE, 2.6))
    s.add(circle(x, y, 30, s.linear([(0, BRASS_DARK), (1, BRASS_LIGHT)], DIAGONAL), shaded(BRASS_DARK, 0.5), 1.8))
    spirals = triskele(x, y, 27)
    s.add(path(spirals, "none", _CARVED, 8), path(spirals, "none", "#FFF3CF", 4))
    return s


def rank_badge() -> Sprite:
    """Returns the brass star for the rank of a quotation, 72 x 72; the numeral is written around (34, 34)."""
    s = Sprite(72, 72)
    with s.group(s.filter("small")):
        s.add(brass_star(s, 34, 34, 31, 2.4))
    s.add(circle(34, 34, 19.5, s.radial([(0, "#FFFBEF"), (1, "#EAD6A8")], (0.4, 0.35, 0.8)), BRASS_DARK, 1.6))
    return s


def order_card(place: int) -> Sprite:
    """Returns a card of the order of play, 160 x 200: a ship with a porthole for each place; numeral on its sail."""
    s = Sprite(160, 200)
    draw_blank_card(s, 160, 200, SLATE)
    waves = "".join(f"M{-12 if i % 2 else -20} {142 + i * 9}q8 -7 16 0{'t16 0' * 14}" for i in range(5))
    with s.group(s.clip(rect(15, 14, 128, 167, SHADOW, radius=6))):
        s.add(rect(11, 134, 140, 60, s.linear([(0, "#5FA9B4"), (1, "#1F5C6B")])))
        s.add(path(waves, "none", "#E9F6F4", 1.8, opacity=0.75))
    s.add(rod("M79 28V158", "#B87A44", 4), rod("M34 42H124", "#B87A44", 3))
    sail = "M38 44H120Q132 86 122 126Q79 138 36 126Q26 86 38 44Z"
    cast_shadow(s, sail, 4, 5, 0.4, "blur2")
    solid(s, sail, "#F4E6C4", 2.6, 0.6, 0.2)
    solid(s, "M34 146H126Q120 170 104 172H56Q40 170 34 146Z", "#9A6234", 2.6)
    s.add(*(circle(79 + (i - (place - 1) / 2) * 19, 158, 6.2, BRASS_LIGHT, OUTLINE, 2) for i in range(place)))
    return s


def draw_blank_card(s: Sprite, w: float, h: float, ground: str) -> None:
    """Draws a card: cream edge, a ground of a colour, a brass line."""
    with s.group(s.filter("small")):
        s.add(rect(5, 4, w - 12, h - 13, CARD, OUTLINE, 2.6, 13))
    field = s.ramp(ground, 0.24, 0.34, (0, 0, 0.6, 1))
    s.add(rect(11, 10, w - 24, h - 25, field, OUTLINE, 1.8, 9))
    s.add(rect(15, 14, w - 32, h - 33, "none", BRASS_LIGHT, 1.6, 6))


def closed() -> Sprite:
    """Returns the Queen's seal, 200 x 128: a crown in red wax on a chain, to lie across a closed quarter."""
    s = Sprite(200, 128)
    for i in range(9):
        x = 14 + i * 21.5
        if i % 2:
            s.add(rect(x - 11, 58, 24, 9, s.linear([(0, "#DDE3E6"), (1, "#5C6A74")]), OUTLINE, 2.2, 4.5))
        else:
            s.add(ellipse(x, 62, 14, 9, "none", OUTLINE, 9), ellipse(x, 62, 14, 9, "none", _CHAIN, 4.6))
    with s.group(s.filter("small")):
        s.add(path(blob(100, 62, 46, 4, 24), s.radial(WAX, (0.38, 0.32, 0.8)), OUTLINE, 3))
    s.add(circle(100, 62, 34, "none", "#6E121D", 2.4), path(crown(100, 63, 23), BRASS_LIGHT, OUTLINE, 2.4))
    s.add(rect(82, 79, 36, 6, s.brass(), OUTLINE, 1.8, 2))
    return s


def soldier_mark() -> Sprite:
    """Returns the shield that marks a broker who counts five, 64 x 64; the numeral goes below its dark band."""
    s, shield = Sprite(64, 64), "M8 7H52Q55 40 30 56Q5 40 8 7Z"
    with s.group(s.filter("small")):
        s.add(path(shield, RIM, RIM, 7), path(shield, s.ramp("#F1EBDD", 0.6, 0.2, DIAGONAL), OUTLINE, 3))
    with s.group(s.clip(path(shield, SHADOW))):
        s.add(rect(4, 4, 54, 13, "#B4262E", OUTLINE, 2))
        s.add(path("".join(ermine(x, 11, 5) for x in (17, 30, 43)), "#FFF3CF"))
    s.add(path(shield, "none", OUTLINE, 3), path("M12 24Q13 38 22 46", "none", WHITE, 2, opacity=0.7))
    return s
