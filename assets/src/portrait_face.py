"""The faces of the portraits: head, eyes, mouth, beard, glasses."""

from assets.src.colours import BRASS_LIGHT, OUTLINE, lit, shaded
from assets.src.portrait_model import Face, ramp
from assets.src.sprite import Sprite, circle, ellipse, path, rect

_HEADS = {
    "child": "M72 116C70 74 96 56 128 56S186 74 184 116C183 152 158 178 128 178S73 152 72 116Z",
    "adult": "M76 110C74 68 98 50 128 50S182 68 180 110C179 148 156 184 128 184S77 148 76 110Z",
    "old": "M74 112C72 70 98 50 128 50S184 70 182 112C181 146 164 182 128 182S75 146 74 112Z",
}
_SIDES = (-1, 1)
_FRECKLES = ((95, 0), (102, 5), (108, -1), (150, 0), (156, 5), (162, -1), (124, -5), (132, -6))
_LENS = "#B8352C"


def head(s: Sprite, face: Face) -> None:
    """Draws the head with its ears."""
    skin = face.tone
    tone = s.radial([(0, lit(skin, 0.42)), (0.55, skin), (1, shaded(skin, 0.26))], (0.4, 0.34, 0.75))
    ear = face.middle + 4
    for side in _SIDES if face.style != "scarf" else ():
        s.add(ellipse(128 + side * 55, ear, 11, 15, tone, OUTLINE, 2.6))
        s.add(path(f"M{128 + side * 58} {ear - 6}q{-side * 6} 5 {-side} 12", "none", shaded(skin, 0.4), 2))
    s.add(path(_HEADS[face.age], tone, OUTLINE, 3))


def features(s: Sprite, face: Face) -> None:
    """Draws cheeks, eyes, brows and nose."""
    y, apart = face.eyes
    glow = 0.3 if face.skin in ("fair", "peach") else 0.24
    for side in _SIDES:
        s.add(ellipse(128 + side * (apart + 11), y + 25, 12, 8, "#D9482E", opacity=glow))
    for side in _SIDES:
        (_old_eye if face.age == "old" else _eye)(s, face, 128 + side * apart, y, side)
        _brow(s, face, 128 + side * apart, y)
    _nose(s, face, y)


def _old_eye(s: Sprite, face: Face, x: float, y: float, side: int) -> None:
    white = f"M{x - 10} {y + 1}Q{x} {y - 9} {x + 10} {y + 1}Q{x} {y + 6} {x - 10} {y + 1}Z"
    s.add(path(white, "#FFF9EE", OUTLINE, 1.8))
    s.add(circle(x, y - 0.5, 5, "#3A2417"), circle(x - 1.6, y - 2.6, 1.7, "#FFF"))
    lines = f"M{x + side * 14} {y - 2}l{side * 7} -4M{x + side * 14} {y + 3}l{side * 8} 1M{x - 8} {y + 11}q8 4 16 0"
    s.add(path(lines, "none", shaded(face.tone, 0.5), 1.7, opacity=0.65))


def _eye(s: Sprite, face: Face, x: float, y: float, side: int) -> None:
    r = 8.4 if face.is_child else 6.6
    s.add(ellipse(x, y, r + 3.6, r + (3.6 if face.is_child else 2.2), "#FFFBF2", OUTLINE, 1.8))
    s.add(circle(x + 0.5, y + 0.6, r - 0.6, "#4A2B18"), circle(x + 0.5, y + 0.6, r * 0.52, "#1C0F0A"))
    s.add(circle(x - r * 0.3, y - r * 0.36, r * 0.33, "#FFF"))
    s.add(path(f"M{x - r - 5} {y - 3}Q{x} {y - r - 8} {x + r + 5} {y - 3}", "none", OUTLINE, 3.2))
    if face.is_soft:
        s.add(path(f"M{x + side * (r + 3)} {y - 5}l{side * 6} -4", "none", OUTLINE, 2.6))


def _brow(s: Sprite, face: Face, x: float, y: float) -> None:
    lift = 20 if face.is_child else 17
    thick = 6.5 if face.has_thick_brows else 4.2
    arc = f"M{x - 12} {y - lift + 3}Q{x} {y - lift - 5} {x + 12} {y - lift + 3}"
    colour = shaded(face.hair, 0.25)
    if face.age == "old":
        colour = "#F3EEE6" if face.skin == "deep" else "#C9C1B6"
        s.add(path(arc, "none", OUTLINE, thick + 2.6, opacity=0.55))
    s.add(path(arc, "none", colour, thick))


def _nose(s: Sprite, face: Face, y: float) -> None:
    dark, low = shaded(face.tone, 0.5), y + (18 if face.is_child else 22)
    if face.is_child:
        s.add(path(f"M122 {low}Q128 {low + 6} 134 {low}", "none", dark, 2.8))
    else:
        s.add(path(f"M126 {y + 4}Q119 {low} 121 {low + 3}Q128 {low + 9} 135 {low + 3}", "none", dark, 2.8))
        s.add(path(f"M124 {y + 8}Q121 {low - 3} 123 {low}", "none", lit(face.tone, 0.7), 2.6, opacity=0.7))
    if face.has_freckles:
        s.add(*(circle(x, low + dy, 1.8, "#A85A2C", opacity=0.8) for x, dy in _FRECKLES))


def mouth(s: Sprite, face: Face) -> None:
    """Draws the mouth, laughing or smiling, under a moustache a little lower."""
    y = face.middle + (32 if face.is_child else 36) + (3 if face.beard == "moustache" else 0)
    if face.laughs:
        lips = f"M108 {y - 2}Q128 {y + 5} 148 {y - 2}Q146 {y + 19} 128 {y + 20}Q110 {y + 19} 108 {y - 2}Z"
        s.add(path(lips, "#7A2420", OUTLINE, 2.6))
        with s.group(s.clip(path(lips, "#fff"))):
            s.add(path(f"M106 {y - 6}H150V{y + 5}Q128 {y + 10} 106 {y + 5}Z", "#FFF9EE"))
            s.add(ellipse(128, y + 20, 12, 8, "#E0685A"))
    else:
        lip = "#A33B35" if face.is_soft else shaded(face.tone, 0.55)
        s.add(path(f"M108 {y}Q128 {y + 15} 148 {y}", "none", OUTLINE, 4.8))
        s.add(path(f"M110 {y + 1}Q128 {y + 14} 146 {y + 1}", "none", lip, 2.6))
        s.add(path(f"M105 {y - 3}q2 3 4 4M151 {y - 3}q-2 3 -4 4", "none", shaded(face.tone, 0.5), 2))
    if face.age == "old":
        folds = f"M101 {y - 18}Q94 {y - 6} 98 {y + 4}M155 {y - 18}Q162 {y - 6} 158 {y + 4}"
        s.add(path(folds, "none", shaded(face.tone, 0.45), 2, opacity=0.7))


def beard(s: Sprite, face: Face) -> None:
    """Draws what grows around the mouth, below it."""
    y = face.middle
    if face.beard == "moustache":
        shape = (
            f"M128 {y + 29}C114 {y + 20} 96 {y + 28} 86 {y + 42}Q104 {y + 48} 128 {y + 37}"
            f"Q152 {y + 48} 170 {y + 42}C160 {y + 28} 142 {y + 20} 128 {y + 29}Z"
        )
        s.add(path(shape, ramp(s, face.hair), OUTLINE, 2.6))
    elif face.beard:
        low = 192 if face.beard == "short" else 212
        shape = (
            f"M77 {y + 4}Q80 {y + 26} 92 {y + 30}Q110 {y + 18} 128 {y + 24}Q146 {y + 18} 164 {y + 30}"
            f"Q176 {y + 26} 179 {y + 4}C182 {y + 46} 166 {low} 128 {low}S74 {y + 46} 77 {y + 4}Z"
        )
        s.add(path(shape, ramp(s, face.hair), OUTLINE, 2.6))
        ways = (
            f"M{128 + dx} {y + 58}q{dx * 0.08:.1f} 8 {-dx * 0.12:.1f} {low - y - 72}" for dx in (-34, -18, 0, 18, 34)
        )
        strand = shaded(face.hair, 0.3) if face.age == "old" else lit(face.hair, 0.3)
        s.add(path("".join(ways), "none", strand, 1.8, opacity=0.55))


def moustache(s: Sprite, face: Face) -> None:
    """Draws the moustache of a full beard, above the mouth."""
    y = face.middle
    shape = (
        f"M128 {y + 26}Q108 {y + 22} 98 {y + 36}Q114 {y + 38} 128 {y + 33}Q142 {y + 38} 158 {y + 36}"
        f"Q148 {y + 22} 128 {y + 26}Z"
    )
    s.add(path(shape, ramp(s, lit(face.hair, 0.1)), OUTLINE, 2))


def extras(s: Sprite, face: Face) -> None:
    """Draws glasses and earrings."""
    y, apart = face.eyes
    if face.glasses:
        for side in _SIDES:
            x = 128 + side * apart
            _lens(s, face.glasses, x, y)
            s.add(path(f"M{x + side * 19} {y - 3}L{x + side * 31} {y - 6}", "none", OUTLINE, 3.4))
            s.add(path(f"M{x - 9} {y - 8}l8 -6", "none", "#FFF", 2.6, opacity=0.8))
        bridge = f"M{128 - apart + 18} {y - 3}Q128 {y - 9} {128 + apart - 18} {y - 3}"
        s.add(path(bridge, "none", OUTLINE, 3.4))
    if face.has_earrings:
        s.add(*(circle(128 + side * 57, face.middle + 24, 5, BRASS_LIGHT, OUTLINE, 1.8) for side in _SIDES))


def _lens(s: Sprite, shape: str, x: float, y: float) -> None:
    if shape == "round":
        s.add(circle(x, y, 19, "#FFFFFF", opacity=0.18))
        s.add(circle(x, y, 19, "none", OUTLINE, 5), circle(x, y, 19, "none", BRASS_LIGHT, 2.4))
    else:
        s.add(rect(x - 20, y - 15, 40, 30, "#FFFFFF", radius=9, opacity=0.18))
        s.add(
            rect(x - 20, y - 15, 40, 30, "none", OUTLINE, 5.4, 9), rect(x - 20, y - 15, 40, 30, "none", _LENS, 2.6, 9)
        )
