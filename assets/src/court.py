"""The start tile: the lion fountain in the middle of its court."""

from assets.src.colours import BRASS, OUTLINE, SHADOW, WHITE, lit, shaded
from assets.src.ornament import cast_shadow, column, gloss
from assets.src.shapes import around, bulges, oval
from assets.src.sprite import ACROSS, DIAGONAL, Sprite, circle, ellipse, mirrored, number, path, rect
from assets.src.tiles import framed

_MARBLE = "#EFE6D2"
_MANE = "#CDB48A"
_WATER = "#5FB3D0"


def fountain() -> Sprite:
    """Returns the tile on which every Alhambra starts; it has no walls and no price."""
    s = Sprite(256, 256)
    with framed(s, BRASS, "#EADFC6"):
        _channels(s)
        _steps(s)
        for x, y, size in ((33, 176, 0.84), (42, 211, 1.0)):
            _lion(s, x, y, size)
            _lion(s, 256 - x, y, -size)
        with s.group(transform="translate(14 1) scale(.89)"):
            _basin(s)
        _front_lion(s, 128, 222)
        with s.group(transform="translate(14 1) scale(.89)"):
            _bowl(s)
    return s


def _channels(s: Sprite) -> None:
    """Draws the four channels that lead out of the court on its four open sides."""
    for x, y, w, h in ((115, 10, 26, 236), (10, 123, 236, 22)):
        s.add(rect(x, y, w, h, s.linear([(0, "#FFF8E4"), (1, "#CDB988")], DIAGONAL), OUTLINE, 2))
    for x, y, w, h in ((121, 10, 14, 236), (10, 128, 236, 12)):
        s.add(rect(x, y, w, h, _WATER, shaded(_WATER, 0.55), 1.6))
    s.add(gloss("M125 24v40M131 30v26M24 132h22M210 132h24M30 136h10M218 136h12", 1.7, 0.8))


def _steps(s: Sprite) -> None:
    cast_shadow(s, oval(128, 197, 106, 34), 6, 6, 0.5)
    for lift, tint in ((0, shaded(_MARBLE, 0.32)), (-6, _MARBLE)):
        stone = s.linear([(0, lit(tint, 0.5)), (0.6, tint), (1, shaded(tint, 0.25))], DIAGONAL)
        s.add(path(oval(128, 197 + lift, 106, 35), stone, OUTLINE, 2.2))
    s.add(path(oval(128, 191, 96, 29), "none", shaded(_MARBLE, 0.4), 1.4))


def _lion(s: Sprite, x: float, y: float, size: float) -> None:
    """Draws a lion looking outwards, to the left (or, with a negative size, to the right), its mouth above x."""
    with s.group(transform=f"translate({number(x)} {number(y)}) scale({number(size)} {number(abs(size))})"):
        fur = s.linear([(0, lit(_MARBLE, 0.6)), (0.5, _MARBLE), (1, shaded(_MARBLE, 0.34))], (0, 0, 0.5, 1))
        body = "M22 -44H62Q74 -42 74 -28L73 0H60V-16Q48 -9 37 -15L36 0H23L21 -20Q14 -36 22 -44Z"
        s.add(path("M71 -34Q82 -42 77 -52Q72 -58 69 -52", "none", OUTLINE, 5))
        s.add(path("M71 -34Q82 -42 77 -52Q72 -58 69 -52", "none", _MARBLE, 2.2))
        s.add(
            path(body, fur, OUTLINE, 2.4),
            path("M61 -34Q55 -24 61 -14M30 -24L29 -2", "none", shaded(_MARBLE, 0.45), 1.5),
        )
        s.add(path(_mane(24, -44, 17), s.ramp(_MANE, 0.4, 0.3, DIAGONAL), OUTLINE, 2.2))
        s.add(path("M24 -58Q10 -60 8 -48L1 -43Q-1 -36 5 -34Q12 -29 19 -33Q28 -42 24 -58Z", fur, OUTLINE, 2.2))
        s.add(circle(13, -48, 2.1, OUTLINE), path("M1 -42L6 -43M3 -37Q8 -35 13 -37", "none", OUTLINE, 1.8))
        s.add(path("M24 -60Q30 -66 31 -57Z", fur, OUTLINE, 1.8))
        s.add(path("M1 -37Q-13 -34 -15 4", "none", "#3F86B0", 5), path("M1 -37Q-13 -34 -15 4", "none", "#CDEEF4", 2.8))


def _mane(x: float, y: float, r: float) -> str:
    points = [around(x, y, r, 180 + 30 * i) for i in range(13)]
    return f"M{number(points[0][0])} {number(points[0][1])}{bulges(points, 0.56)}Z"


def _front_lion(s: Sprite, x: float, y: float) -> None:
    """Draws the lion that looks at the visitor, its feet at (x, y)."""
    with s.group(transform=f"translate({x} {y})"):
        fur = s.linear([(0, lit(_MARBLE, 0.6)), (0.5, _MARBLE), (1, shaded(_MARBLE, 0.3))], (0, 0, 0.7, 1))
        s.add(path("M-22 -44Q-28 -18 -22 0H-6V-12H6V0H22Q28 -18 22 -44Z", fur, OUTLINE, 2.4))
        s.add(path("M-22 0v-4M-14 0v-5M14 0v-5M-6 -12V-30M6 -12V-30", "none", shaded(_MARBLE, 0.5), 1.5))
        s.add(path(_mane(0, -50, 25), s.ramp(_MANE, 0.4, 0.3, DIAGONAL), OUTLINE, 2.4))
        ear = path("M-17 -64Q-22 -76 -10 -70Z", fur, OUTLINE, 1.9)
        s.add(ear, mirrored(ear, 0))
        s.add(path("M0 -70Q-19 -69 -17 -50Q-15 -34 0 -32Q15 -34 17 -50Q19 -69 0 -70Z", fur, OUTLINE, 2.2))
        s.add(path("M-13 -57Q-8 -61 -4 -56M13 -57Q8 -61 4 -56", "none", OUTLINE, 2))
        s.add(circle(-8, -54, 2.4, OUTLINE), circle(8, -54, 2.4, OUTLINE))
        s.add(path("M-4.5 -49H4.5L0 -43.5Z", OUTLINE), path("M-9 -42Q-5 -38 0 -41Q5 -38 9 -42", "none", OUTLINE, 1.6))
        s.add(path("M0 -38V2", "none", "#3F86B0", 6.4), path("M0 -38V2", "none", "#CDEEF4", 3.6))
        s.add(ellipse(0, 4, 15, 4.6, _WATER, "#3F86B0", 1.6))


def _basin(s: Sprite) -> None:
    """Draws the great basin on the backs of the lions, with water up to its rim."""
    cast_shadow(s, oval(128, 138, 80, 20), 3, 12, 0.5)
    side = "M44 112Q52 146 96 152H160Q204 146 212 112Z"
    stone = [(0, shaded(_MARBLE, 0.1)), (0.25, lit(_MARBLE, 0.6)), (0.6, _MARBLE), (1, shaded(_MARBLE, 0.42))]
    s.add(path(side, s.linear(stone, ACROSS), OUTLINE, 2.6))
    with s.group(s.clip(path(side, SHADOW))):
        offsets = range(-84, 85, 14)
        flutes = "".join(f"M{128 + x} 112Q{number(128 + x * 0.9)} 138 {number(128 + x * 0.6)} 156" for x in offsets)
        s.add(path(flutes, "none", shaded(_MARBLE, 0.45), 1.4, opacity=0.75))
        s.add(path("M40 121Q128 147 216 121", "none", BRASS, 3.4))
    s.add(path(oval(128, 112, 86, 21), s.linear(stone, ACROSS), OUTLINE, 2.6))
    s.add(
        path(
            oval(128, 112, 76, 16),
            s.radial([(0, "#C8EEF4"), (0.5, _WATER), (1, "#2C6F9A")], (0.5, 0.5, 0.6)),
            OUTLINE,
            2,
        )
    )
    s.add(gloss("M68 112q10 -5 20 -5M170 106q14 2 18 6M84 120q12 4 24 4M150 123q16 -1 22 -5", 1.8, 0.85))


def _bowl(s: Sprite) -> None:
    """Draws the upper bowl on its shaft and the water that springs from it."""
    column(s, 121, 76, 14, 36, _MARBLE, 2)
    s.add(path("M114 114Q128 119 142 114L137 106H119Z", s.ramp(_MARBLE, 0.5, 0.35), OUTLINE, 2))
    s.add(path("M96 66Q102 84 122 84H134Q154 84 160 66Z", s.ramp(_MARBLE, 0.6, 0.4), OUTLINE, 2.4))
    s.add(
        path(oval(128, 66, 32, 8), s.ramp(_MARBLE, 0.6, 0.2), OUTLINE, 2.2),
        path(oval(128, 66, 25, 5), _WATER, OUTLINE, 1.4),
    )
    falls = "M97 68Q84 74 80 108M159 68Q172 74 176 108M108 72Q101 82 100 116M148 72Q155 82 156 116"
    jet = "M128 64V34M128 38Q114 24 107 60M128 38Q142 24 149 60"
    for d, width in ((falls, 5.2), (jet, 6.2)):
        s.add(path(d, "none", "#3F86B0", width), path(d, "none", "#D8F3F7", width - 2.6))
    s.add(*(circle(x, y, 2, WHITE, "#3F86B0", 1) for x, y in ((118, 30), (139, 31), (128, 25), (110, 42), (147, 43))))
