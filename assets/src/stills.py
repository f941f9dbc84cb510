"""Still lifes for the heads of scenes, 160 x 160, standing on y = 146."""

from collections.abc import Callable

from assets.src.awards import award
from assets.src.colours import BRASS, BRASS_DARK, BRASS_LIGHT, OUTLINE, SHADOW, lit, shaded
from assets.src.likeness import picture
from assets.src.ornament import brass_star, face, gloss, stud, ticks, wall
from assets.src.portraits import PORTRAITS
from assets.src.shapes import khatam, polygon, star
from assets.src.sprite import ACROSS, DIAGONAL, Sprite, circle, ellipse, mirrored, path, rect
from assets.src.tokens import token

_WOOD = "#8A5A2E"
_RED = "#B8352C"


def still(name: str) -> Sprite:
    """Returns what stands for one scene."""
    s = Sprite(160, 160)
    with s.group(s.filter("blur5"), opacity=0.5):
        s.add(ellipse(84, 146, 58, 9, SHADOW))
    with s.group(s.filter("grain")):
        STILLS[name](s)
    return s


def _chest(s: Sprite) -> None:
    """Draws a wooden chest with brass bands: the saved games."""
    grain = shaded(_WOOD, 0.5)
    lid = s.linear([(0, lit(_WOOD, 0.4)), (0.5, _WOOD), (1, shaded(_WOOD, 0.4))], (0, 0, 0.5, 1))
    s.add(path("M18 76Q18 36 50 36H112Q142 36 142 76Z", lid, OUTLINE, 2.8))
    s.add(path("M26 58H138M36 46H128", "none", grain, 1.6, opacity=0.6))
    wall(s, 18, 76, 124, 66, _WOOD, 2.8, 0.3, 0.35)
    s.add(path("M18 98H142M18 120H142", "none", grain, 1.6, opacity=0.6))
    for x in (32, 116):
        s.add(rect(x, 37, 13, 105, s.brass(), OUTLINE, 2, 1))
        s.add(*(circle(x + 6.5, y, 2, BRASS_DARK, OUTLINE, 0.8) for y in (50, 66, 88, 110, 132)))
    s.add(rect(18, 72, 124, 9, s.brass(), OUTLINE, 2, 1), rect(68, 68, 24, 32, s.brass(), OUTLINE, 2.2, 4))
    s.add(circle(80, 81, 4, OUTLINE), path("M78.5 82H81.5L83 92H77Z", OUTLINE))


def _hourglass(s: Sprite) -> None:
    """Draws an hourglass: the replays."""
    for y in (26, 132):
        s.add(rect(40, y, 80, 13, s.linear([(0, "#C98A4E"), (1, "#5E3418")], (0, 0, 1, 0.3)), OUTLINE, 2.6, 4))
    glass = "M52 39H108C108 66 88 74 85 85.5C88 97 108 105 108 132H52C52 105 72 97 75 85.5C72 74 52 66 52 39Z"
    s.add(path(glass, s.linear([(0, "#EAF6F2"), (0.5, "#A9CFD0"), (1, "#5C8E98")], ACROSS), OUTLINE, 2.6))
    s.add(path("M60 56Q80 62 100 56C96 68 84 74 80 83C76 74 64 68 60 56Z", "#F2C063", OUTLINE, 1.4))
    s.add(path("M80 83V116", "none", "#F2C063", 2.4))
    heap = s.linear([(0, "#FFE3A0"), (1, "#D9922E")])
    s.add(path("M55 131C58 118 70 112 80 108C90 112 102 118 105 131Z", heap, OUTLINE, 1.6))
    s.add(*(rect(x, 38, 7, 95, s.brass(), OUTLINE, 1.8, 3) for x in (42, 112)))
    s.add(gloss("M59 46C59 58 66 66 72 72", 3, 0.8))


def _book(s: Sprite) -> None:
    """Draws an open book with a ribbon: the rules."""
    lines = "M12 72C26 62 42 60 54 64M12 84C26 74 42 72 54 76M12 108C26 98 42 96 54 100M12 120C26 110 42 108 54 112"
    face(s, "M10 60L80 72L150 60V138L80 150L10 138Z", "#7B2A26", 2.8)
    paper = s.linear([(0, "#D9BE86"), (0.25, "#F8EED4"), (1, "#FFFBEE")], ACROSS)
    page = path("M0 66C20 48 46 46 64 54V128C46 120 20 124 0 142Z", paper, OUTLINE, 2.4)
    page += path(lines, "none", "#A58A58", 2.2)
    with s.group(transform="translate(80 0)"):
        s.add(page)
    s.add(mirrored(page, 80), brass_star(s, 112, 92, 14), path("M80 66V142", "none", OUTLINE, 2.4))
    s.add(path("M84 64L94 34L104 38L92 70", _RED, OUTLINE, 1.8))


def _astrolabe(s: Sprite) -> None:
    """Draws an astrolabe: the settings."""
    s.add(circle(80, 88, 56, s.brass(), OUTLINE, 2.8))
    s.add(circle(80, 88, 46, s.linear([(0, "#2E8288"), (1, "#0B2A33")], DIAGONAL), OUTLINE, 2.2))
    s.add(path(ticks(80, 88, 48, 54, 24), "none", BRASS_DARK, 2))
    s.add(circle(80, 96, 28, "none", BRASS_LIGHT, 4), circle(80, 80, 36, "none", BRASS, 2.4))
    s.add(path(polygon(star(80, 88, 40, 9, 4, -60)), BRASS_LIGHT, OUTLINE, 1.8))
    s.add(path(khatam(80, 88, 11), _RED, OUTLINE, 1.6))
    s.add(path("M70 34Q80 20 90 34L86 40H74Z", s.brass(), OUTLINE, 2), circle(80, 20, 8, "none", BRASS_LIGHT, 4))
    s.add(gloss("M38 70A46 46 0 0 1 66 42", 3, 0.6))


def _portraits(s: Sprite) -> None:
    """Draws a portrait in a carved frame with a medal below it: the wall of the house."""
    s.add(path("M48 30L80 8L112 30", "none", OUTLINE, 4), path("M48 30L80 8L112 30", "none", BRASS, 2))
    s.add(circle(80, 9, 5, s.brass(), OUTLINE, 1.8))
    face(s, "M24 28H136V142H24Z", "#7A4A25", 2.8)
    s.add(rect(29, 33, 102, 104, "none", s.brass(), 3, 3), rect(36, 40, 88, 90, "#2A1A11", OUTLINE, 2))
    s.embed(picture(PORTRAITS["mother_long"]), 38, 43, 0.328)
    s.add(rect(36, 40, 88, 88, "none", BRASS_LIGHT, 2.4, 2))
    s.embed(award("gold"), 96, 78, 0.36)


def _medals(s: Sprite) -> None:
    """Draws three medals on a rack, the gold one in front: the challenges."""
    face(s, "M14 34H146V44H14Z", _WOOD, 2.4)
    s.add(*(stud(x, 39, 4) for x in (24, 136)))
    for x in (20, 132):
        s.add(rect(x, 44, 9, 100, s.brass(), OUTLINE, 2, 2))
    face(s, "M8 138H152L158 150H2Z", "#7A4A25", 2.4)
    s.embed(award("silver"), 16, 34, 0.44)
    s.embed(award("bronze"), 76, 34, 0.44)
    s.embed(award("gold"), 36, 22, 0.56)


def _cup(s: Sprite) -> None:
    """Draws a cup under the moon with two tokens before it: an evening of games."""
    s.add(circle(118, 40, 22, "#FFF3D0", OUTLINE, 2.2), circle(128, 34, 18, "#3A2A5E"))
    s.add(*(circle(x, y, 2, "#FFF3D0") for x, y in ((24, 34), (52, 16), (84, 22), (142, 84))))
    handles = "M48 48Q18 46 22 72Q26 92 56 92M112 48Q142 46 138 72Q134 92 104 92"
    s.add(path(handles, "none", OUTLINE, 11), path(handles, "none", BRASS, 6))
    s.add(path("M44 38H116Q118 92 92 104L88 122H72L68 104Q42 92 44 38Z", s.brass(), OUTLINE, 2.8))
    s.add(path("M44 38H116V48H44Z", BRASS_LIGHT, OUTLINE, 1.8), brass_star(s, 80, 72, 17, 2))
    s.add(path("M58 122H102L108 142H52Z", _WOOD, OUTLINE, 2.6), rect(46, 138, 68, 10, s.brass(), OUTLINE, 2.2, 3))
    s.add(gloss("M52 54Q53 82 66 94", 4, 0.7))
    s.embed(token("crimson"), 6, 104, 0.4)
    s.embed(token("jade"), 110, 106, 0.38)


STILLS: dict[str, Callable[[Sprite], None]] = {
    "load": _chest,
    "replays": _hourglass,
    "evening": _cup,
    "wall": _portraits,
    "challenges": _medals,
    "rules": _book,
    "settings": _astrolabe,
}
