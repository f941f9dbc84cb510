"""The host of Maharaja: a lady at court, veiled, with a plan in her hand."""

import math

from assets.src.colours import BRASS, BRASS_DARK, BRASS_LIGHT, OUTLINE, lit, shaded
from assets.src.host_parts import BUST, SIDE, eye, hem, niche, strokes
from assets.src.shapes import khatam
from assets.src.sprite import DIAGONAL, DOWN, Sprite, circle, ellipse, path, rect

_SKIN, _HAIR, _VEIL, _BODICE = "#B9784A", "#24150F", "#9C1F36", "#0E7A63"
_BACK = "M140 18Q60 20 62 118Q62 168 30 214L20 280H260L250 214Q218 168 218 118Q220 20 140 18Z"
_FACE = "M97 104Q96 70 140 64Q184 70 183 104Q185 146 166 168Q152 184 140 184Q128 184 114 168Q95 146 97 104Z"
_EDGE = "M30 216Q70 172 70 112Q72 24 140 20Q208 24 210 112Q210 172 250 216"
_VEIL_FRONT = (
    "M140 20Q208 24 210 112Q210 172 250 216L262 196Q228 160 228 112Q226 8 140 6Q54 8 52 112Q52 160 18 196L30 216"
    "Q70 172 70 112Q72 24 140 20Z"
)
_HAND = (
    "M186 262Q182 240 190 232Q196 220 206 222Q214 218 218 224Q226 222 228 229Q235 230 233 238Q232 246 222 249"
    "Q216 262 212 270Z"
)


def lady() -> Sprite:
    """Returns the lady in her niche."""
    s = Sprite(SIDE, SIDE)
    niche(s, "#B4552A", "#FFD9A0")
    with s.group(s.clip(path(BUST))):
        tones = [(0, lit(_VEIL, 0.22)), (0.5, _VEIL), (1, shaded(_VEIL, 0.48))]
        s.add(path(_BACK, s.linear(tones, (0, 0, 1, 0.5)), OUTLINE, 2.6))
        s.add(path("M140 30Q74 34 76 116Q78 170 92 206H188Q202 170 204 116Q206 34 140 30Z", shaded(_VEIL, 0.55)))
        _dress(s)
        _face(s)
        _features(s)
        _jewels(s)
    _veil(s)
    _plan(s)
    return s


def _dress(s: Sprite) -> None:
    bodice = "M50 280Q54 226 88 210L120 196H160L192 210Q226 226 230 280Z"
    s.add(path(bodice, s.ramp(_BODICE, 0.25, 0.42), OUTLINE, 2.4))
    neck = s.linear([(0, shaded(_SKIN, 0.2)), (0.4, _SKIN), (1, shaded(_SKIN, 0.2))], DOWN)
    s.add(path("M112 196Q116 230 140 232Q164 230 168 196L158 170H122Z", neck, OUTLINE, 2))
    hem(s, "M106 200Q112 240 140 243Q168 240 174 200", 8, BRASS, BRASS_LIGHT, "1 5")
    for i in range(9):
        angle = math.radians(22 + i * 17)
        x, y = 140 + 27 * math.cos(angle), 196 + 24 * math.sin(angle)
        pearl = s.radial([(0, "#9FF0D0"), (1, "#0B6B4A")] if i == 4 else [(0, "#FFF7D8"), (1, BRASS)])
        s.add(circle(x, y, 6.4 if i == 4 else 4.2, pearl, OUTLINE, 1))


def _face(s: Sprite) -> None:
    hair = "M140 44Q84 46 86 112Q86 150 98 172L182 172Q194 150 194 112Q196 46 140 44Z"
    s.add(path(hair, s.ramp(_HAIR, 0.2, 0.3), OUTLINE, 2))
    tones = [(0, lit(_SKIN, 0.38)), (0.5, _SKIN), (1, shaded(_SKIN, 0.28))]
    s.add(path(_FACE, s.linear(tones, (0, 0, 1, 0.35)), OUTLINE, 2.2))
    for side in (1, -1):
        s.add(ellipse(140 + side * 27, 142, 12, 8, "#D2533F", opacity=0.36))
    left = "M140 60Q112 64 102 88Q96 104 96 124Q88 92 98 70Q112 48 140 48Z"
    right = "M140 60Q168 64 178 88Q184 104 184 124Q192 92 182 70Q168 48 140 48Z"
    s.add(path(left, s.ramp(_HAIR, 0.26, 0.1), OUTLINE, 1.8), path(right, s.ramp(_HAIR, 0.14, 0.3), OUTLINE, 1.8))
    strands = ("M136 54Q114 60 104 82", "M144 54Q166 60 176 82", "M134 50Q108 56 99 84", "M146 50Q172 56 181 84")
    strokes(s, strands, "#6B4B3A", 1.2, 0.8)


def _features(s: Sprite) -> None:
    for side in (1, -1):
        x = 140 + side * 22
        eye(s, x, 119, "#4A2A12", 9.6, 3.2)
        s.add(path(f"M{x + side * 9} 119l{side * 6} -3", "none", OUTLINE, 2.6))
        s.add(path(f"M{x - side * 12} 105Q{x + side * 2} 96 {x + side * 15} 105", "none", _HAIR, 3.4))
    s.add(path("M136 116Q133 134 130 141Q133 148 140 148Q147 148 150 141", "none", shaded(_SKIN, 0.5), 1.7))
    s.add(circle(131, 142, 2.8, BRASS_LIGHT, OUTLINE, 1))
    lips = "M123 159Q132 154.5 140 157Q148 154.5 157 159Q149 171 140 171Q131 171 123 159Z"
    s.add(path(lips, "#A82A3C", OUTLINE, 1.5), path("M125 159.6Q140 165 155 159.6", "none", "#5E0F1C", 1.5))
    s.add(path("M133 166q7 3 14 0", "none", "#F1A09A", 1.6, opacity=0.8))
    s.add(path("M120 157q-3 1 -4 4M160 157q3 1 4 4", "none", shaded(_SKIN, 0.5), 1.4))


def _jewels(s: Sprite) -> None:
    s.add(circle(140, 103, 3.4, "#B5172B", OUTLINE, 0.8))
    s.add(path("M140 46V80", "none", OUTLINE, 4), path("M140 46V80", "none", BRASS_LIGHT, 2.2))
    stone = s.radial([(0, "#9FC5FF"), (1, "#17409A")])
    s.add(path(khatam(140, 84, 10), s.brass(), OUTLINE, 1.4), circle(140, 84, 4.2, stone, OUTLINE, 1))
    for side in (1, -1):
        x = 140 + side * 47
        s.add(circle(x, 136, 5, s.brass(), OUTLINE, 1.3))
        s.add(path(f"M{x - 8} 158Q{x - 8} 143 {x} 142Q{x + 8} 143 {x + 8} 158Z", s.brass(), OUTLINE, 1.4))
        s.add(*(circle(x + i * 5.4, 161, 2.4, "#FFF7E2", OUTLINE, 0.9) for i in (-1, 0, 1)))


def _veil(s: Sprite) -> None:
    """The edge of the veil, over the ring's top, with its border."""
    tones = [(0, lit(_VEIL, 0.28)), (0.5, _VEIL), (1, shaded(_VEIL, 0.4))]
    s.add(path(_VEIL_FRONT, s.linear(tones, (0, 0, 1, 0.4)), OUTLINE, 2.4))
    hem(s, _EDGE, 11, BRASS, BRASS_LIGHT, "2 7")
    for i in range(11):
        angle = math.radians(180 + 18 * i)
        x, y = 140 + 79 * math.cos(angle), 100 + 86 * math.sin(angle)
        s.add(path(khatam(x, y, 4.6), BRASS_LIGHT, shaded(BRASS_DARK, 0.3), 1))


def _plan(s: Sprite) -> None:
    """The scroll of a plan with a seal, and the hand that holds it."""
    with s.group(s.filter("small"), transform="rotate(-14 214 214)"):
        paper = s.linear([(0, "#FFF8E4"), (0.5, "#EBD7A8"), (1, "#B08D52")], DOWN)
        s.add(path("M176 202H254V236H176Z", paper, OUTLINE, 2))
        for x in (176, 254):
            s.add(ellipse(x, 219, 7, 18.5, s.ramp("#E2C88F", 0.3, 0.3), OUTLINE, 2), ellipse(x, 219, 3, 9, "#8A6430"))
        s.add(rect(207, 201, 16, 36, "#9C1F36", OUTLINE, 1.6), circle(215, 219, 9.5, s.brass(), OUTLINE, 1.6))
        s.add(path(khatam(215, 219, 5.4), "#9C1F36"))
    s.add(path(_HAND, s.ramp(_SKIN, 0.3, 0.3, DIAGONAL), OUTLINE, 2))
    strokes(s, ("M206 222Q203 230 206 238", "M218 224Q214 231 217 238", "M228 229Q224 234 226 241"),
            shaded(_SKIN, 0.5), 1.4)  # fmt: skip
    for i in range(3):
        bangle = f"M{183 + i * 1.5} {256 + i * 7}Q198 {266 + i * 6} {216 - i} {262 + i * 7}"
        s.add(path(bangle, "none", OUTLINE, 6), path(bangle, "none", "#3FB08C" if i == 1 else BRASS_LIGHT, 3.6))
