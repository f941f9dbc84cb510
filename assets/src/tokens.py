"""The players' tokens, 128 x 128: colour, pattern on the rim, emblem in the middle."""

from collections.abc import Callable

from assets.src.colours import OUTLINE, PLAYER, RIM, SHADOW, lit, shaded
from assets.src.emblems import EMBLEM, emblem_colour, pattern
from assets.src.ornament import gloss
from assets.src.sprite import DIAGONAL, Sprite, circle, path

Emblem = Callable[[float, float, float], str]
_RING = "M14 60a46 46 0 1 0 92 0a46 46 0 1 0 -92 0ZM27 60a33 33 0 1 1 66 0a33 33 0 1 1 -66 0Z"


def token(player: str) -> Sprite:
    """Returns the token of a player colour."""
    s = Sprite(128, 128)
    draw_token(s, PLAYER[player], EMBLEM[player], emblem_colour(player), lambda: pattern(s, player, 0.55, 0.8))
    return s


def draw_token(s: Sprite, colour: str, emblem: Emblem, ink: str, weave: Callable[[], str]) -> None:
    """Draws a token with an emblem in a colour of its own; a light rim keeps dark ones visible on dark grounds."""
    x, y = 60, 60
    with s.group(s.filter("drop")):
        s.add(circle(x, y + 4, 52.6, RIM), circle(x, y, 52.6, RIM))
        s.add(circle(x, y + 4, 50, shaded(colour, 0.65), OUTLINE, 2.4))
        s.add(circle(x, y, 50, s.ramp(colour, 0.42, 0.38, DIAGONAL), OUTLINE, 2.6))
    s.add(path(_RING, weave(), fill_rule="evenodd"))
    well = s.linear([(0, shaded(colour, 0.30)), (1, lit(colour, 0.22))], DIAGONAL)
    s.add(circle(x, y, 33, well, shaded(colour, 0.6), 2))
    s.add(circle(x, y, 46.5, "none", lit(colour, 0.7), 1.4, opacity=0.7))
    s.add(path(emblem(x + 1, y + 2.4, 22), SHADOW, opacity=0.45))
    s.add(path(emblem(x, y, 22), ink, OUTLINE, 1.8))
    s.add(gloss("M24 34A44 44 0 0 1 68 16", 3.4, 0.55))
