"""What the portraits of people are made of, as data, and the strokes that all of their parts use."""

import math
from dataclasses import dataclass
from typing import Literal

from assets.src.colours import BRASS, lit, shaded
from assets.src.sprite import Sprite

SKINS = {
    "fair": "#F3CBA6",
    "peach": "#EDB98E",
    "olive": "#D9A271",
    "honey": "#C98A57",
    "brown": "#A2673D",
    "deep": "#744428",
}
Age = Literal["child", "adult", "old"]
_LOBES = 40.0


@dataclass(frozen=True, slots=True)
class Face:
    """One portrait: ground, skin (a key of SKINS) and hair, how hair and dress are cut, and what makes it that face.

    `accent` is the colour of a second piece of dress; `is_soft` paints lips and lashes.
    """

    ground: str
    skin: str
    hair: str
    style: str
    dress: str
    neck: str
    age: Age = "adult"
    beard: str = ""
    glasses: str = ""
    accent: str = BRASS
    has_freckles: bool = False
    laughs: bool = False
    has_earrings: bool = False
    is_soft: bool = False
    has_thick_brows: bool = False

    @property
    def tone(self) -> str:
        """Returns the colour of the skin."""
        return SKINS[self.skin]

    @property
    def is_child(self) -> bool:
        """Tells whether eyes are large and shoulders narrow."""
        return self.age == "child"

    @property
    def middle(self) -> float:
        """Returns how low the middle of the face lies."""
        return 126.0 if self.is_child else 118.0

    @property
    def eyes(self) -> tuple[float, float]:
        """Returns how low the eyes lie, and how far each is from the middle."""
        return (self.middle + 2, 25.0) if self.is_child else (self.middle - 2, 23.0)


def ramp(s: Sprite, colour: str) -> str:
    """Returns a fill of cloth or hair, lit from the upper left."""
    return s.linear([(0, lit(colour, 0.32)), (0.5, colour), (1, shaded(colour, 0.34))], (0.1, 0, 0.8, 1))


def cloud(x: float, y: float, r: float) -> str:
    """Returns the outline of curls around a point."""
    count = 11 if r > _LOBES else 9
    angles = [math.tau * i / count - 1.5 for i in range(count)]
    points = [(x + r * math.cos(angle), y + r * math.sin(angle)) for angle in angles]
    lobe = r * math.pi / count * 1.08
    arcs = "".join(f"A{lobe:.1f} {lobe:.1f} 0 0 1 {px:.1f} {py:.1f}" for px, py in (*points[1:], points[0]))
    return f"M{points[0][0]:.1f} {points[0][1]:.1f}{arcs}Z"
