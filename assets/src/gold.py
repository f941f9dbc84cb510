"""Gold of the third box: a coin (96 x 96) and a heap of coins (128 x 128)."""

from assets.src.colours import OUTLINE, RIM, lit, shaded
from assets.src.shapes import khatam
from assets.src.sprite import ACROSS, DIAGONAL, Sprite, circle, ellipse, path

_GOLD = "#E3B23A"


def draw_gold_coin(s: Sprite, x: float, y: float, r: float) -> None:
    """Draws a coin with the eight-point star, r units wide to each side of (x, y)."""
    sheen = [(0, lit(_GOLD, 0.75)), (0.35, _GOLD), (0.6, lit(_GOLD, 0.35)), (1, shaded(_GOLD, 0.35))]
    s.add(circle(x, y + r * 0.12, r, shaded(_GOLD, 0.5), OUTLINE, 1.8))
    s.add(circle(x, y, r, s.linear(sheen, DIAGONAL), OUTLINE, 2))
    well = s.linear([(0, shaded(_GOLD, 0.15)), (1, lit(_GOLD, 0.45))], DIAGONAL)
    s.add(circle(x, y, r * 0.74, well, shaded(_GOLD, 0.5), 1.4))
    s.add(path(khatam(x, y, r * 0.5), lit(_GOLD, 0.5), shaded(_GOLD, 0.65), 1.4))
    s.add(circle(x, y, r * 0.16, shaded(_GOLD, 0.55)))


def gold_coin() -> Sprite:
    """Returns one gold coin."""
    s = Sprite(96, 96)
    with s.group(s.filter("small")):
        s.add(circle(45, 43, 41, RIM), circle(45, 48, 41, RIM))
        draw_gold_coin(s, 45, 43, 38)
    return s


def coin_stack() -> Sprite:
    """Returns a heap of gold coins."""
    s = Sprite(128, 128)
    metal = s.linear([(0, "#FBE9B4"), (0.4, "#D9A032"), (1, "#8A5A16")], ACROSS)
    with s.group(s.filter("small")), s.group(s.filter("piece")):
        for x, y, count in ((84, 92, 3), (42, 96, 5), (66, 110, 2)):
            s.add(*(ellipse(x, y - i * 9, 28, 12, metal, OUTLINE, 2) for i in range(count)))
            s.add(ellipse(x, y - (count - 1) * 9 - 1, 18, 7, "none", "#8A5A16", 1.6))
    return s
