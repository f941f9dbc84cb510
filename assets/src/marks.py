"""Marks that are laid over a palace site which may be built on (128 x 120)."""

from assets.src.colours import BRASS, BRASS_LIGHT, NEUTRAL, OUTLINE, WHITE
from assets.src.sprite import DIAGONAL, Sprite, ellipse


def site_mark(focused: bool) -> Sprite:
    """Returns the parchment disc with a brass rim, or with the wide blue one of the site that is pointed at."""
    s, rim = Sprite(128, 120), NEUTRAL["focus"] if focused else BRASS
    inner = 42 if focused else 43
    paper = s.linear([(0, WHITE), (1, "#F6E8C6")], DIAGONAL)
    s.add(ellipse(64, 60, 60, 56, "#FFF3B0", opacity=0.55), ellipse(64, 60, 54, 50, rim, OUTLINE, 4))
    s.add(ellipse(64, 60, inner, inner - 4, paper, OUTLINE, 2.6))
    s.add(ellipse(64, 60, 49.5, 45.5, "none", WHITE if focused else BRASS_LIGHT, 2.6))
    return s
