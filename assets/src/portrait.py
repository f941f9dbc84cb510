"""How somebody looks in a portrait: ground, head and face; what else is drawn has modules of its own."""

from collections.abc import Callable
from dataclasses import dataclass

from assets.src.colours import BRASS, CREAM, OUTLINE, SHADOW, lit, shaded
from assets.src.shapes import khatam
from assets.src.sprite import Sprite, circle, ellipse, path, rect

SKINS = {
    "fair": "#F3CBA6",
    "peach": "#EDB98E",
    "olive": "#D9A271",
    "honey": "#C98A57",
    "brown": "#A2673D",
    "deep": "#744428",
}
SIDE = 256
_HEADS = {
    "young": "M72 116C70 74 96 56 128 56S186 74 184 116C183 152 158 178 128 178S73 152 72 116Z",
    "grown": "M76 110C74 68 98 50 128 50S182 68 180 110C179 148 156 184 128 184S77 148 76 110Z",
    "old": "M74 112C72 70 98 50 128 50S184 70 182 112C181 146 164 182 128 182S75 146 74 112Z",
}


@dataclass(frozen=True, slots=True)
class Person:
    """How somebody looks: colours, age ("young", "grown", "old"), and by name what is drawn on and around the head.

    `headwear`, `dress` and `beard` name drawings of `portrait_heads.py`, `portrait_dress.py` and `portrait_beards.py`;
    `accent` is the colour of what is worn on the head, or of a bow; `glasses` are "round" or "square".
    """

    ground: str
    skin: str
    hair: str
    headwear: str
    dress: str
    cloth: str
    accent: str = BRASS
    age: str = "grown"
    beard: str = ""
    is_laughing: bool = False
    has_lashes: bool = False
    glasses: str = ""
    has_freckles: bool = False

    @property
    def tone(self) -> str:
        """The colour of the skin."""
        return SKINS[self.skin]

    @property
    def middle(self) -> float:
        """How far down the middle of the face is."""
        return 126.0 if self.age == "young" else 118.0

    @property
    def eyes(self) -> float:
        """How far down the eyes are."""
        return self.middle + (2 if self.age == "young" else -2)


Draw = Callable[[Sprite, Person], None]


def cloth(s: Sprite, colour: str) -> str:
    """Returns the fill of hair and cloth, lit from the upper left."""
    return s.linear([(0, lit(colour, 0.32)), (0.5, colour), (1, shaded(colour, 0.34))], (0.1, 0, 0.8, 1))


def ground(s: Sprite, colour: str) -> None:
    """Draws what is behind somebody: a colour with stars."""
    light = s.radial([(0, lit(colour, 0.5)), (0.55, colour), (1, shaded(colour, 0.55))], (0.42, 0.3, 0.85))
    star = path(khatam(32, 32, 26), "none", CREAM, 1.6) + circle(32, 32, 5, "none", CREAM, 1.2)
    s.add(rect(0, 0, SIDE, SIDE, light), rect(0, 0, SIDE, SIDE, s.pattern(64, 64, star), opacity=0.2))


def head(s: Sprite, person: Person) -> None:
    """Draws the head with its ears."""
    skin, ear = person.tone, person.middle + 4
    tone = s.radial([(0, lit(skin, 0.42)), (0.55, skin), (1, shaded(skin, 0.26))], (0.4, 0.34, 0.75))
    for side in (-1, 1):
        s.add(ellipse(128 + side * 55, ear, 11, 15, tone, OUTLINE, 2.6))
        s.add(path(f"M{128 + side * 58} {ear - 6}q{-side * 6} 5 {-side} 12", "none", shaded(skin, 0.4), 2))
    s.add(path(_HEADS[person.age], tone, OUTLINE, 3))
    with s.group(s.filter("blur5"), opacity=0.25):
        s.add(path("M84 84Q128 66 172 84", "none", SHADOW, 9))


# ---------------------------------------------------------------------- the face
def face(s: Sprite, person: Person) -> None:
    """Draws cheeks, eyes, brows, nose and mouth."""
    apart = 25 if person.age == "young" else 23
    for side in (-1, 1):
        blush = 0.3 if person.skin in ("fair", "peach") else 0.24
        s.add(ellipse(128 + side * (apart + 11), person.eyes + 25, 12, 8, "#D9482E", opacity=blush))
        x = 128 + side * apart
        (_old_eye if person.age == "old" else _eye)(s, person, x, side)
        _brow(s, person, x)
    _nose(s, person)
    _mouth(s, person)


def _eye(s: Sprite, person: Person, x: float, side: int) -> None:
    y, r, tall = person.eyes, 8.4 if person.age == "young" else 6.6, 3.6 if person.age == "young" else 2.2
    s.add(ellipse(x, y, r + 3.6, r + tall, "#FFFBF2", OUTLINE, 1.8))
    s.add(circle(x + 0.5, y + 0.6, r - 0.6, "#4A2B18"), circle(x + 0.5, y + 0.6, r * 0.52, "#1C0F0A"))
    s.add(circle(x - r * 0.3, y - r * 0.36, r * 0.33, "#FFFFFF"))
    s.add(path(f"M{x - r - 5} {y - 3}Q{x} {y - r - 8} {x + r + 5} {y - 3}", "none", OUTLINE, 3.2))
    if person.has_lashes:
        s.add(path(f"M{x + side * (r + 3)} {y - 5}l{side * 6} -4", "none", OUTLINE, 2.6))


def _old_eye(s: Sprite, person: Person, x: float, side: int) -> None:
    y, dark = person.eyes, shaded(person.tone, 0.5)
    white = f"M{x - 10} {y + 1}Q{x} {y - 9} {x + 10} {y + 1}Q{x} {y + 6} {x - 10} {y + 1}Z"
    s.add(path(white, "#FFF9EE", OUTLINE, 1.8), circle(x, y - 0.5, 5, "#3A2417"))
    s.add(circle(x - 1.6, y - 2.6, 1.7, "#FFFFFF"))
    lines = f"M{x + side * 14} {y - 2}l{side * 7} -4M{x + side * 14} {y + 3}l{side * 8} 1M{x - 8} {y + 11}q8 4 16 0"
    s.add(path(lines, "none", dark, 1.7, opacity=0.65))


def _brow(s: Sprite, person: Person, x: float) -> None:
    y = person.eyes - (17 if person.age == "young" else 14)
    line, wide = f"M{x - 12} {y}Q{x} {y - 8} {x + 12} {y}", 6.5 if person.beard else 4.4
    if person.age == "old":
        s.add(path(line, "none", OUTLINE, wide + 2.6, opacity=0.55))
    s.add(path(line, "none", "#CFC7BC" if person.age == "old" else shaded(person.hair, 0.25), wide))


def _nose(s: Sprite, person: Person) -> None:
    dark, y = shaded(person.tone, 0.5), person.eyes + (18 if person.age == "young" else 22)
    if person.age == "young":
        s.add(path(f"M122 {y}Q128 {y + 6} 134 {y}", "none", dark, 2.8))
    else:
        s.add(path(f"M126 {y - 18}Q119 {y} 121 {y + 3}Q128 {y + 9} 135 {y + 3}", "none", dark, 2.8))
        s.add(path(f"M124 {y - 14}Q121 {y - 3} 123 {y}", "none", lit(person.tone, 0.7), 2.6, opacity=0.7))
    if person.has_freckles:
        spots = ((95, 0), (102, 5), (108, -1), (150, 0), (156, 5), (162, -1), (124, -5), (132, -6))
        s.add(*(circle(x, y + dy, 1.8, "#A85A2C", opacity=0.8) for x, dy in spots))


def _mouth(s: Sprite, person: Person) -> None:
    y = person.middle + (32 if person.age == "young" else 36) + (3 if person.beard == "moustache" else 0)
    if person.is_laughing:
        lips = f"M108 {y - 2}Q128 {y + 5} 148 {y - 2}Q146 {y + 19} 128 {y + 20}Q110 {y + 19} 108 {y - 2}Z"
        s.add(path(lips, "#7A2420", OUTLINE, 2.6))
        with s.group(s.clip(path(lips, "#FFFFFF"))):
            s.add(path(f"M106 {y - 6}H150V{y + 5}Q128 {y + 10} 106 {y + 5}Z", "#FFF9EE"))
            s.add(ellipse(128, y + 20, 12, 8, "#E0685A"))
        return
    lip = "#A33B35" if person.has_lashes else shaded(person.tone, 0.55)
    s.add(path(f"M108 {y}Q128 {y + 15} 148 {y}", "none", OUTLINE, 4.8))
    s.add(path(f"M110 {y + 1}Q128 {y + 14} 146 {y + 1}", "none", lip, 2.6))


def glasses(s: Sprite, person: Person) -> None:
    """Draws glasses, if somebody wears some."""
    if not person.glasses:
        return
    y, apart = person.eyes, 25 if person.age == "young" else 23
    for side in (-1, 1):
        x = 128 + side * apart
        (_round_lens if person.glasses == "round" else _square_lens)(s, x, y)
        s.add(path(f"M{x + side * 19} {y - 3}L{x + side * 31} {y - 6}", "none", OUTLINE, 3.4))
        s.add(path(f"M{x - 9} {y - 8}l8 -6", "none", "#FFFFFF", 2.6, opacity=0.8))
    s.add(path(f"M{128 - apart + 18} {y - 3}Q128 {y - 9} {128 + apart - 18} {y - 3}", "none", OUTLINE, 3.4))


def _round_lens(s: Sprite, x: float, y: float) -> None:
    s.add(circle(x, y, 19, "#FFFFFF", opacity=0.18), circle(x, y, 19, "none", OUTLINE, 5))
    s.add(circle(x, y, 19, "none", "#FBE9B4", 2.4))


def _square_lens(s: Sprite, x: float, y: float) -> None:
    s.add(rect(x - 20, y - 15, 40, 30, "#FFFFFF", radius=9, opacity=0.18))
    s.add(
        rect(x - 20, y - 15, 40, 30, "none", OUTLINE, 5.4, 9), rect(x - 20, y - 15, 40, 30, "none", "#B8352C", 2.6, 9)
    )
