"""The players' folding screens of leather, 560 x 150: what lies behind them is nobody else's business."""

from assets.src.brokers import emblem
from assets.src.colours import BRASS, BRASS_LIGHT, OUTLINE, PLAYER, RIM, SHADOW, lit, shaded
from assets.src.emblems import emblem_colour, pattern
from assets.src.granite import LEATHER
from assets.src.sprite import Sprite, circle, path, rect

_W, _H = 560, 150
_FOLDS = (190, 370)
_OUTLINE = "M16 142L30 22H190L280 10L370 22H530L544 142Z"
_LINE = "M24 136L36 29H192L280 18L368 29H524L536 136Z"


def screen(player: str) -> Sprite:
    """Returns a player's screen: three panels, a band of the player's pattern along the foot, the emblem on top."""
    s, colour = Sprite(_W, _H), PLAYER[player]
    with s.group(s.filter("drop")):
        s.add(path(_OUTLINE, RIM, RIM, 7))
        leather = s.linear([(0, lit(LEATHER, 0.18)), (1, shaded(LEATHER, 0.35))])
        s.add(path(_OUTLINE, leather, OUTLINE, 3.4))
    with s.group(s.clip(path(_OUTLINE, SHADOW))):
        seams = "".join(f"M{x} 40V112" for x in range(60, _W - 40, 26))
        s.add(path(seams, "none", shaded(LEATHER, 0.4), 1.6, opacity=0.7, stroke_dasharray="5 5"))
        s.add(rect(0, 116, _W, 16, s.ramp(colour, 0.3, 0.3), OUTLINE, 1.8))
        s.add(rect(0, 116, _W, 16, pattern(s, player, 0.6, 0.8)))
    s.add(path(_LINE, "none", BRASS_LIGHT, 1.8))
    for x in _FOLDS:
        s.add(path(f"M{x} 24V141", "none", OUTLINE, 5), path(f"M{x} 30V135", "none", BRASS, 2))
    s.add(circle(280, 38, 16, colour, OUTLINE, 2.4), circle(280, 38, 13.6, "none", BRASS_LIGHT, 1.2))
    s.add(path(emblem(player, 280, 38, 9.5), emblem_colour(player), OUTLINE, 1))
    return s


def small_screen(player: str) -> Sprite:
    """Returns the screen for where it is less than 100 pixels wide, 128 x 80: its emblem fills the middle panel."""
    s, colour = Sprite(128, 80), PLAYER[player]
    outline = "M6 70L12 18H40L63 8L86 18H114L120 70Z"
    with s.group(s.filter("small")):
        s.add(path(outline, RIM, RIM, 7))
        s.add(path(outline, s.linear([(0, lit(LEATHER, 0.3)), (1, shaded(LEATHER, 0.25))]), OUTLINE, 3.4))
    with s.group(s.clip(path(outline, SHADOW))):
        s.add(rect(40, 0, 46, 80, s.ramp(colour, 0.25, 0.25), OUTLINE, 2.6))
        for x in (0, 86):
            s.add(rect(x, 54, 42, 18, colour, OUTLINE, 1.8), rect(x, 54, 42, 18, pattern(s, player, 0.6, 0.9)))
    s.add(path(emblem(player, 63, 42, 18), emblem_colour(player), OUTLINE, 2), path(outline, "none", OUTLINE, 3.4))
    return s
