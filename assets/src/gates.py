"""Garden gates, closed or open on light, in the manner of each box's world: a lesson lies behind every one."""

from dataclasses import dataclass

from assets.src.colours import BRASS_LIGHT, OUTLINE, lit, shaded
from assets.src.landscape import palm
from assets.src.ornament import cypress, tree
from assets.src.shapes import cusped, khatam, voussoirs
from assets.src.sprite import Sprite, circle, path, rect

_FOOT = 168.0


@dataclass(frozen=True, slots=True)
class Manner:
    """How gates are built somewhere: stone, the wedges of the arch, the leaves, and the arch's inner outline."""

    stone: str
    wedge: str
    leaf: str
    hole: str


MANNERS = {
    "garden": Manner(
        "#DDBE8C", "#B24A33", "#1F6C72", f"M34 {_FOOT}V82C20 68 26 26 70 18C114 26 120 68 106 82V{_FOOT}Z"
    ),
    "court": Manner("#DE9C74", "#F6E2BE", "#7A2A4E", cusped(32, _FOOT, 76, 148)),
    "harbour": Manner("#9AA3A8", "#5F6A72", "#2C4A78", f"M32 {_FOOT}V62A38 38 0 0 1 108 62V{_FOOT}Z"),
}


def gate(manner: str, *, is_open: bool) -> Sprite:
    """Returns a gate in that manner: closed with brass studs, or open on light."""
    s, built = Sprite(140, 190), MANNERS[manner]
    with s.group(s.filter("drop")):
        _arch(s, built)
    if is_open:
        _light(s, built, manner)
    else:
        _leaves(s, built)
    sill = s.linear([(0, lit(built.stone, 0.4)), (1, shaded(built.stone, 0.3))])
    s.add(rect(8, _FOOT - 2, 124, 14, sill, OUTLINE, 2.6, 3))
    return s


def _arch(s: Sprite, built: Manner) -> None:
    stone = s.linear([(0, lit(built.stone, 0.5)), (0.6, built.stone), (1, shaded(built.stone, 0.3))])
    s.add(path("M14 172V78C0 30 40 4 70 4S140 30 126 78V172Z", stone, OUTLINE, 3))
    outline = path("M14 172V78C0 30 40 4 70 4S140 30 126 78V172Z", "#fff")
    with s.group(s.clip(outline)):
        s.add(*(path(stone, built.wedge) for stone in voussoirs(70, 66, 30, 80, -20, 220, 15)[::2]))
    s.add(path("M14 172V78C0 30 40 4 70 4S140 30 126 78V172Z", "none", OUTLINE, 3))


def _light(s: Sprite, built: Manner, manner: str) -> None:
    """Draws the morning behind an open gate, and the path that leads into it."""
    s.add(path(built.hole, s.radial([(0, "#FFF3C8"), (0.5, "#F6C25A"), (1, "#9A5520")], (0.5, 0.6, 0.75)), OUTLINE, 3))
    with s.group(s.clip(path(built.hole, "#fff"))):
        if manner == "harbour":
            s.add(path("M26 134H114V160H26Z", "#4E9AA6", OUTLINE, 2))
            s.add(path("M40 142h16M66 148h20M84 140h14", "none", "#E4F5F2", 2, opacity=0.8))
            s.add(path("M50 136H74L69 144H55ZM62 134V104L80 130Z", "#FFF6DF", OUTLINE, 2))
        s.add(path("M30 150Q70 138 110 150V176H30Z", "#8FB060", OUTLINE, 2))
        match manner:
            case "garden":
                cypress(s, 50, 154, 60)
                tree(s, 92, 154, 15, "#5E9A4C", "#E58A2E", 14)
            case "court":
                palm(s, 50, 156, 52)
                palm(s, 92, 154, 36)
        s.add(path("M60 172Q70 152 72 144Q80 156 94 172Z", "#F0E0B8"))
    s.add(path(built.hole, "none", OUTLINE, 3))


def _leaves(s: Sprite, built: Manner) -> None:
    """Draws two closed leaves with a star of brass, studs and rings."""
    s.add(path(built.hole, s.ramp(built.leaf, 0.3, 0.4), OUTLINE, 3))
    with s.group(s.clip(path(built.hole, "#fff"))):
        s.add(path("M70 10V168", "none", OUTLINE, 2.4))
    s.add(path(khatam(70, 76, 25), "none", BRASS_LIGHT, 3), path(khatam(70, 76, 11), s.brass(), OUTLINE, 1.6))
    s.add(*(circle(x, y, 3.2, BRASS_LIGHT, OUTLINE, 1) for y in (112, 130, 148) for x in (46, 58, 82, 94)))
    s.add(circle(60, 104, 5, "none", BRASS_LIGHT, 2.4), circle(80, 104, 5, "none", BRASS_LIGHT, 2.4))
