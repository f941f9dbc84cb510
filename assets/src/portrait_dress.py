"""What is worn in portraits, by name."""

from collections.abc import Mapping

from assets.src.colours import BRASS, BRASS_LIGHT, CREAM, OUTLINE, lit, shaded
from assets.src.portrait import Draw, Person, cloth
from assets.src.shapes import khatam
from assets.src.sprite import Sprite, circle, path

_TOP = 186.0


def _body(s: Sprite, person: Person) -> str:
    """Draws neck and shoulders and returns the outline of these."""
    skin, wide = person.tone, 80 if person.age == "young" else 98
    neck = s.linear([(0, shaded(skin, 0.38)), (0.5, shaded(skin, 0.16)), (1, skin)])
    s.add(path("M108 150V208Q128 224 148 208V150Z", neck, OUTLINE, 2.4))
    left, right = 128 - wide, 128 + wide
    outline = (
        f"M{left - 8} 270C{left - 4} 226 {left + 20} {_TOP + 14} 104 {_TOP + 8}Q128 {_TOP + 30} 152 {_TOP + 8}"
        f"C{right - 20} {_TOP + 14} {right + 4} 226 {right + 8} 270Z"
    )
    s.add(path(outline, cloth(s, person.cloth), OUTLINE, 3))
    return outline


def _collar(s: Sprite, person: Person) -> None:
    """A round collar with a star below it."""
    _body(s, person)
    dark, light = shaded(person.cloth, 0.34), lit(person.cloth, 0.45)
    s.add(path(f"M102 {_TOP + 7}Q128 {_TOP + 36} 154 {_TOP + 7}", "none", dark, 9))
    s.add(path(f"M102 {_TOP + 5}Q128 {_TOP + 34} 154 {_TOP + 5}", "none", light, 4))
    s.add(path(khatam(128, 244, 13), lit(person.cloth, 0.7), OUTLINE, 2))


def _tunic(s: Sprite, person: Person) -> None:
    """A tunic with an embroidered band down its front."""
    _body(s, person)
    collar = f"M104 {_TOP}Q128 {_TOP + 22} 152 {_TOP}L150 {_TOP + 16}Q128 {_TOP + 34} 106 {_TOP + 16}Z"
    s.add(path("M128 212V272", "none", OUTLINE, 15), path("M128 212V272", "none", BRASS, 11))
    s.add(path("M128 212V272", "none", "#A8312D", 4, stroke_dasharray="3 7"))
    s.add(path(collar, BRASS_LIGHT, OUTLINE, 2.2))


def _necklace(s: Sprite, person: Person) -> None:
    """A neckline with a chain and a stone."""
    _body(s, person)
    skin = s.linear([(0, shaded(person.tone, 0.2)), (1, person.tone)])
    s.add(path(f"M103 {_TOP + 4}L128 238L153 {_TOP + 4}Z", skin, OUTLINE, 2.4))
    s.add(path(f"M100 {_TOP + 4}L128 241L156 {_TOP + 4}", "none", lit(person.cloth, 0.42), 4))
    s.add(path(f"M106 {_TOP + 12}Q128 {_TOP + 46} 150 {_TOP + 12}", "none", BRASS_LIGHT, 3))
    s.add(circle(128, _TOP + 31, 6.5, "#1D8A6B", OUTLINE, 1.8))


def _shawl(s: Sprite, person: Person) -> None:
    """A shawl over both shoulders, held by a clasp."""
    _body(s, person)
    outline = (
        f"M84 {_TOP + 6}Q112 {_TOP + 30} 128 262Q144 {_TOP + 30} 172 {_TOP + 6}L206 {_TOP + 40}Q170 250 146 272H110"
        f"Q86 250 50 {_TOP + 40}Z"
    )
    s.add(path(outline, cloth(s, lit(person.cloth, 0.55)), OUTLINE, 2.6))
    s.add(*(path(khatam(x, y, 6), person.cloth) for x, y in ((80, 222), (98, 242), (176, 222), (158, 242))))
    s.add(circle(128, 254, 8, BRASS_LIGHT, OUTLINE, 2))


def _fur(s: Sprite, person: Person) -> None:
    """A coat with a collar of fur."""
    _body(s, person)
    collar = (
        f"M96 {_TOP - 2}Q74 {_TOP + 2} 64 {_TOP + 26}Q88 {_TOP + 66} 118 272H138Q168 {_TOP + 66} 192 {_TOP + 26}"
        f"Q182 {_TOP + 2} 160 {_TOP - 2}Q146 {_TOP + 34} 128 {_TOP + 44}Q110 {_TOP + 34} 96 {_TOP - 2}Z"
    )
    s.add(path(collar, cloth(s, "#8A5B34"), OUTLINE, 2.6))
    tufts = ((78, 214), (92, 232), (106, 250), (178, 214), (164, 232), (150, 250), (86, 200), (170, 200))
    s.add(*(path(f"M{x - 5} {y}q5 -6 10 0", "none", "#4E2F1A", 2.2) for x, y in tufts))


def _stripes(s: Sprite, person: Person) -> None:
    """A shirt with stripes."""
    outline = _body(s, person)
    with s.group(s.clip(path(outline, CREAM))):
        for y in (216, 238, 260):
            s.add(path(f"M20 {y + 4}Q128 {y + 22} 236 {y + 4}", "none", CREAM, 9, opacity=0.9))
    s.add(path(f"M102 {_TOP + 6}Q128 {_TOP + 35} 154 {_TOP + 6}", "none", shaded(person.cloth, 0.4), 7))


def _shirt(s: Sprite, person: Person) -> None:
    """A dress that is open over a white shirt."""
    _body(s, person)
    front = f"M104 {_TOP + 4}L128 238L152 {_TOP + 4}L164 {_TOP + 16}L132 268H124L92 {_TOP + 16}Z"
    left = f"M102 {_TOP + 2}L88 {_TOP + 26}L118 {_TOP + 36}L128 {_TOP + 26}Z"
    right = f"M154 {_TOP + 2}L168 {_TOP + 26}L138 {_TOP + 36}L128 {_TOP + 26}Z"
    s.add(path(front, "#FBF4E2", OUTLINE, 2.2), path(left, "#FFFBF0", OUTLINE, 2.4))
    s.add(path(right, "#F0E4CB", OUTLINE, 2.4), *(circle(128, y, 3, BRASS, OUTLINE, 1.4) for y in (232, 250)))


def _bow(s: Sprite, person: Person) -> None:
    """A shirt with a bow."""
    _shirt(s, person)
    ends = f"M128 {_TOP + 34}L100 {_TOP + 20}V{_TOP + 50}ZM128 {_TOP + 34}L156 {_TOP + 20}V{_TOP + 50}Z"
    s.add(path(ends, cloth(s, person.accent), OUTLINE, 2.4))
    s.add(circle(128, _TOP + 35, 7, lit(person.accent, 0.2), OUTLINE, 2.2))


def _cardigan(s: Sprite, person: Person) -> None:
    """A cardigan over a shirt."""
    _shirt(s, person)
    s.add(path(f"M90 {_TOP + 18}L122 276M166 {_TOP + 18}L134 276", "none", shaded(person.cloth, 0.34), 7))


def _turtleneck(s: Sprite, person: Person) -> None:
    """A pullover with a high collar."""
    _body(s, person)
    collar = "M104 168Q128 182 152 168L158 208Q128 224 98 208Z"
    s.add(path(collar, cloth(s, lit(person.cloth, 0.12)), OUTLINE, 2.6))
    s.add(path("M100 196Q128 210 156 196", "none", shaded(person.cloth, 0.34), 2))


DRESSES: Mapping[str, Draw] = {
    "collar": _collar,
    "tunic": _tunic,
    "necklace": _necklace,
    "shawl": _shawl,
    "fur": _fur,
    "stripes": _stripes,
    "shirt": _shirt,
    "bow": _bow,
    "cardigan": _cardigan,
    "turtleneck": _turtleneck,
}
