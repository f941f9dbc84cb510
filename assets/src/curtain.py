"""Trimmings of the hand-over curtain: swags with tassels along the top, fringe along the foot; both repeat sideways."""

from assets.src.colours import OUTLINE, mix, shaded
from assets.src.ornament import brass_star
from assets.src.shapes import polygon
from assets.src.sprite import ACROSS, Point, Sprite, circle, number, path, rect

_SWAG_WIDTH, _SWAG_DROP, _RAIL = 274, 128, 26
_VELVET, _LIGHT = "#5A1848", "#C05A84"
_GOLD = ("#F2D48A", "#C8973A", "#8E5E1E")


def valance() -> Sprite:
    """Returns half a swag, a tassel, half a swag: 274 x 216."""
    s = Sprite(_SWAG_WIDTH, 216)
    for left in (-_SWAG_WIDTH / 2, _SWAG_WIDTH / 2):
        _swag(s, left)
    s.add(rect(0, 0, _SWAG_WIDTH, _RAIL, s.linear([(0, "#1E0718"), (1, shaded(_VELVET, 0.3))])))
    _tassel(s, _SWAG_WIDTH / 2)
    return s


def _hem(left: float, drop: float) -> list[Point]:
    """Returns the lower line of a fold that hangs `drop` units deep."""
    shares = [i / 30 for i in range(31)]
    return [(left + _SWAG_WIDTH * t, _RAIL + drop * (1 - (2 * t - 1) ** 2) ** 0.72) for t in shares]


def _swag(s: Sprite, left: float) -> None:
    hem = _hem(left, _SWAG_DROP)
    s.add(path(polygon([(x, y + 9) for x, y in hem], False), "none", "#14040F", 12, opacity=0.55))
    folds = 13
    for i in range(folds):
        fold = _hem(left, _SWAG_DROP * (1 - i / folds))
        crest, depth = mix(_VELVET, _LIGHT, (0.75, 0.25, 0.4, 0.1)[i % 4]), mix(_VELVET, _LIGHT, 0.05)
        cloth = s.linear([(0, shaded(depth, 0.35)), (0.55, depth), (1, crest)])
        s.add(path(polygon([(left, 0), *fold, (left + _SWAG_WIDTH, 0)]), cloth, shaded(_VELVET, 0.45), 1.2))
    for colour, width in ((OUTLINE, 10), ("#C8973A", 6.5)):
        s.add(path(polygon(hem, False), "none", colour, width))
    s.add(path(polygon([(x, y - 1.6) for x, y in hem], False), "none", "#F2D48A", 2))


def _tassel(s: Sprite, x: float) -> None:
    rope = s.linear([(0, _GOLD[0]), (0.5, _GOLD[1]), (1, _GOLD[2])], ACROSS)
    s.add(rect(x - 5, 20, 10, 126, rope, OUTLINE, 2, 3))
    twists = "".join(f"M{number(x - 5)} {y + 6}l10 -7" for y in range(24, 142, 9))
    s.add(path(twists, "none", "#6E4714", 1.6, opacity=0.8))
    skirt = f"M{x - 9} 158L{x - 21} 208Q{x} 214 {x + 21} 208L{x + 9} 158Z"
    s.add(path(skirt, s.linear([(0, _GOLD[0]), (0.5, _GOLD[1]), (1, _GOLD[2])], ACROSS), OUTLINE, 2.4))
    threads = "".join(f"M{number(x + q * 2)} 166L{number(x + q * 4.6)} {209 - abs(q) // 3}" for q in range(-4, 5))
    s.add(path(threads, "none", "#7A5218", 1.5, opacity=0.75), rect(x - 13, 156, 26, 9, s.brass(), OUTLINE, 2, 3))
    s.add(brass_star(s, x, 146, 20, 2.4), circle(x, 146, 6, "#A8412E", OUTLINE, 1.6))


def fringe() -> Sprite:
    """Returns a braid with gold threads hanging from it, 66 x 76."""
    s = Sprite(66, 76)
    for i in range(7):
        x, length = i * 11, 34 + (i % 3) * 5
        lean = -1 if i % 2 == 0 else 2
        for shift, colour in ((0, "#4A2C0C"), (-0.6, _GOLD[i % 3])):
            thread = f"M{number(x + shift)} 24L{number(x + shift + lean)} {30 + length}"
            s.add(path(thread, "none", colour, 8 if colour == "#4A2C0C" else 5.4))
    s.add(rect(-4, 0, 74, 28, s.linear([(0, "#F2D48A"), (0.35, "#C8973A"), (1, "#7A5218")])))
    twists = "".join(f"M{i * 11 - 11} 23Q{i * 11 - 4} 14 {i * 11} 5" for i in range(8))
    s.add(path(twists, "none", "#6E4714", 2.4, opacity=0.8))
    s.add(rect(-4, 1, 74, 3, "#FBE9B4"), rect(-4, 0, 74, 1.6, OUTLINE), rect(-4, 26.2, 74, 2, OUTLINE))
    return s
