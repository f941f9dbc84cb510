"""Medals on ribbons, for lessons learned; their shapes tell them apart as well as their metals."""

from assets.src.colours import CREAM, OUTLINE, lit, shaded
from assets.src.shapes import khatam, polygon, regular, star
from assets.src.sprite import Sprite, circle, path

AWARDS = ("gold", "silver", "bronze")
_METALS = {"bronze": "#B0683A", "silver": "#BFC3C9", "gold": "#E7B23C"}
_RIBBONS = {"bronze": "#2E6F76", "silver": "#6A3E86", "gold": "#A8312D"}
_Y = 126.0
"""The middle of a medal, 80 units from the left."""


def award(kind: str) -> Sprite:
    """Returns a medal: bronze is a disc with one star, silver an octagon with two, gold a star with a crown."""
    s = Sprite(160, 200)
    with s.group(s.filter("drop")):
        _ribbon(s, _RIBBONS[kind])
        _plate(s, kind)
        _stars(s, kind)
        s.add(path(f"M40 {_Y - 22}Q52 {_Y - 44} 78 {_Y - 46}", "none", "#FFF", 4, opacity=0.55))
    return s


def _ribbon(s: Sprite, colour: str) -> None:
    s.add(path("M46 6H74L92 84H66Z", s.ramp(colour, 0.25, 0.3), OUTLINE, 3))
    s.add(path("M114 6H86L68 84H94Z", s.ramp(shaded(colour, 0.12), 0.25, 0.35), OUTLINE, 3))
    s.add(path("M56 8L76 82M104 8L84 82", "none", CREAM, 2.4, opacity=0.55))


def _plate(s: Sprite, kind: str) -> None:
    metal = _METALS[kind]
    sheen = s.linear(
        [(0, lit(metal, 0.75)), (0.4, metal), (0.6, lit(metal, 0.45)), (1, shaded(metal, 0.45))], (0, 0, 0.9, 1)
    )
    match kind:
        case "gold":
            s.add(path(polygon(star(80, _Y, 64, 52, 8)), sheen, OUTLINE, 3.4))
        case "silver":
            s.add(path(polygon(regular(80, _Y, 58, 8, 22.5)), sheen, OUTLINE, 3.4))
        case _:
            s.add(circle(80, _Y, 54, sheen, OUTLINE, 3.4))
    hollow = s.linear([(0, shaded(metal, 0.4)), (1, lit(metal, 0.3))], (0, 0, 1, 1))
    s.add(circle(80, _Y, 40, hollow, shaded(metal, 0.6), 2.4))


def _stars(s: Sprite, kind: str) -> None:
    bright = lit(_METALS[kind], 0.8)
    places: dict[str, tuple[tuple[float, float, float], ...]] = {
        "bronze": ((80, _Y, 22),),
        "silver": ((68, _Y, 15), (92, _Y, 15)),
        "gold": ((56, _Y + 6, 13), (80, _Y + 12, 13), (104, _Y + 6, 13)),
    }
    s.add(*(path(khatam(x, y, r), bright, OUTLINE, 2.2) for x, y, r in places[kind]))
    if kind == "gold":
        s.add(path("M58 112L62 94L72 104L80 90L88 104L98 94L102 112Z", bright, OUTLINE, 2.4))
