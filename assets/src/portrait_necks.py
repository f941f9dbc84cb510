"""What the people of the portraits wear, by the cut of its neck."""

from collections.abc import Callable, Mapping

from assets.src.colours import BRASS, BRASS_LIGHT, CREAM, OUTLINE, lit, shaded
from assets.src.portrait_model import Face, ramp
from assets.src.shapes import khatam
from assets.src.sprite import Sprite, circle, path

_SHIRTS = ("shirt", "bow", "cardigan")


def body(s: Sprite, face: Face) -> None:
    """Draws neck, shoulders and dress."""
    skin, top = face.tone, _top(face)
    wide = 76 if face.is_child else 98
    if face.neck != "turtle":
        shade = s.linear([(0, shaded(skin, 0.38)), (0.5, shaded(skin, 0.16)), (1, skin)])
        s.add(path("M108 150V208Q128 224 148 208V150Z", shade, OUTLINE, 2.4))
    left, right = 128 - wide, 128 + wide
    shoulder = f"M{left - 8} 270C{left - 4} 226 {left + 20} {top + 14} 104 {top + 8}"
    outline = f"{shoulder}Q128 {top + 30} 152 {top + 8}C{right - 20} {top + 14} {right + 4} 226 {right + 8} 270Z"
    s.add(path(outline, ramp(s, face.dress), OUTLINE, 3))
    with s.group(s.clip(path(outline, "#fff"))):
        if face.neck in _SHIRTS:
            _open_shirt(s, top)
        _NECKS[face.neck](s, face, top)
        s.add(path(shoulder, "none", "#FFF6DF", 4, opacity=0.35))


def _top(face: Face) -> int:
    return 190 if face.is_child else 184


def _collar(s: Sprite, face: Face, top: int) -> None:
    s.add(path(f"M102 {top + 7}Q128 {top + 36} 154 {top + 7}", "none", shaded(face.dress, 0.34), 9))
    s.add(path(f"M102 {top + 5}Q128 {top + 34} 154 {top + 5}", "none", lit(face.dress, 0.42), 4))


def _round(s: Sprite, face: Face, top: int) -> None:
    _collar(s, face, top)
    s.add(path(khatam(128, 246, 15), lit(face.dress, 0.7), OUTLINE, 2))


def _stripes(s: Sprite, face: Face, top: int) -> None:
    for y in (218, 238, 258):
        s.add(path(f"M20 {y + 4}Q128 {y + 22} 236 {y + 4}", "none", CREAM, 8, opacity=0.9))
    _collar(s, face, top)


def _vee(s: Sprite, face: Face, top: int) -> None:
    skin = s.linear([(0, shaded(face.tone, 0.2)), (1, face.tone)])
    s.add(path(f"M103 {top + 4}L128 236L153 {top + 4}Z", skin, OUTLINE, 2.4))
    s.add(path(f"M100 {top + 4}L128 240L156 {top + 4}", "none", lit(face.dress, 0.42), 4))
    s.add(path(f"M106 {top + 12}Q128 {top + 46} 150 {top + 12}", "none", BRASS_LIGHT, 2.6))
    s.add(circle(128, top + 31, 5, BRASS_LIGHT, OUTLINE, 1.6))


def _open_shirt(s: Sprite, top: int) -> None:
    front = f"M104 {top + 4}L128 238L152 {top + 4}L164 {top + 16}L132 268H124L92 {top + 16}Z"
    s.add(path(front, "#FBF4E2", OUTLINE, 2.2))
    left = f"M102 {top + 2}L88 {top + 26}L118 {top + 36}L128 {top + 26}Z"
    right = f"M154 {top + 2}L168 {top + 26}L138 {top + 36}L128 {top + 26}Z"
    s.add(path(left, "#FFFBF0", OUTLINE, 2.4), path(right, "#F0E4CB", OUTLINE, 2.4))


def _shirt(s: Sprite, face: Face, top: int) -> None:
    s.add(*(circle(128, y, 3, BRASS, OUTLINE, 1.4) for y in (232, 250)))


def _cardigan(s: Sprite, face: Face, top: int) -> None:
    s.add(path(f"M90 {top + 18}L122 276M166 {top + 18}L134 276", "none", shaded(face.dress, 0.34), 7))


def _bow(s: Sprite, face: Face, top: int) -> None:
    ends = f"M128 {top + 34}L100 {top + 20}V{top + 50}ZM128 {top + 34}L156 {top + 20}V{top + 50}Z"
    s.add(path(ends, ramp(s, face.accent), OUTLINE, 2.4))
    s.add(circle(128, top + 35, 7, lit(face.accent, 0.2), OUTLINE, 2.2))


def _tunic(s: Sprite, face: Face, top: int) -> None:
    collar = f"M104 {top + 2}Q128 {top + 24} 152 {top + 2}L150 {top + 18}Q128 {top + 36} 106 {top + 18}Z"
    s.add(path(collar, BRASS_LIGHT, OUTLINE, 2.2))
    s.add(path("M128 214V270", "none", BRASS, 9), path("M128 214V270", "none", "#A8312D", 3))


def _turtle(s: Sprite, face: Face, top: int) -> None:
    collar = "M104 168Q128 182 152 168L158 208Q128 224 98 208Z"
    s.add(path(collar, ramp(s, lit(face.dress, 0.12)), OUTLINE, 2.6))
    s.add(path("M100 196Q128 210 156 196", "none", shaded(face.dress, 0.34), 2))


def _shawl(s: Sprite, face: Face, top: int) -> None:
    inner = f"M84 {top + 6}Q112 {top + 30} 128 262Q144 {top + 30} 172 {top + 6}"
    outline = f"{inner}L206 {top + 40}Q170 250 146 272H110Q86 250 50 {top + 40}Z"
    s.add(path(outline, ramp(s, face.accent), OUTLINE, 2.6))
    s.add(*(path(khatam(x, y, 6), "#9C4A74") for x, y in ((78, 226), (98, 246), (178, 226), (158, 246))))
    s.add(circle(128, 254, 8, BRASS_LIGHT, OUTLINE, 2))


_NECKS: Mapping[str, Callable[[Sprite, Face, int], None]] = {
    "round": _round,
    "plain": _collar,
    "stripes": _stripes,
    "vee": _vee,
    "shirt": _shirt,
    "bow": _bow,
    "cardigan": _cardigan,
    "tunic": _tunic,
    "turtle": _turtle,
    "shawl": _shawl,
}
