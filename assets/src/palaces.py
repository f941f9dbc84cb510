"""Indian palaces under onion domes (256 x 256): in the colours of the players, or of plain stone."""

from assets.src.colours import BRASS, BRASS_LIGHT, OUTLINE, PLAYER, SHADOW, TERRACOTTA, lit, shaded
from assets.src.emblems import EMBLEM, emblem_colour, pattern
from assets.src.ornament import cast_shadow, column, face, gloss, wall
from assets.src.shapes import cusped, merlons, onion
from assets.src.sprite import ACROSS, Sprite, circle, ellipse, path, rect
from assets.src.sprite import number as n

NEUTRAL, GILDED = "neutral", "gilded"

_MARBLE = "#F3E1C4"
_DOMES = {**PLAYER, NEUTRAL: "#A99C86", GILDED: "#E3A63C"}


def distant_palace(owner: str) -> Sprite:
    """Returns a palace as it stands on a skyline, its domes in a player's colour or gilded."""
    s = Sprite(256, 256)
    with s.group(s.filter("grain")):
        _ground_shadow(s)
        _palace(s, owner)
    return s


def palace(owner: str) -> Sprite:
    """Returns the palace of a player colour, or of nobody (`neutral`), rimmed with light for dark grounds."""
    s = Sprite(256, 256)
    _ground_shadow(s)
    with s.group(s.filter("piece"), transform="translate(0 5)"):
        _palace(s, owner)
    return s


def _ground_shadow(s: Sprite) -> None:
    with s.group(s.filter("blur5"), opacity=0.45):
        s.add(ellipse(140, 238, 112, 13, SHADOW))


def _palace(s: Sprite, owner: str) -> None:
    colour = _DOMES[owner]
    face(s, "M18 240L28 220H228L238 240Z", _MARBLE)
    face(s, "M28 221V208H228V221Z", TERRACOTTA)
    s.add(path("".join(cusped(34 + i * 15.7, 220, 11, 9.5, 3) for i in range(12)), shaded(TERRACOTTA, 0.42)))
    for x in (36, 220):
        _minaret(s, x, colour)
    _wings(s, colour)
    _great_dome(s, owner)
    _portal(s, owner)
    face(s, "M104 240L110 208H146L152 240Z", lit(_MARBLE, 0.2))
    s.add(path("M108.6 216H147.4M107.2 224H148.8M105.6 232H150.4", "none", shaded(_MARBLE, 0.45), 1.5))


def _kiosk(s: Sprite, x: float, y: float, w: float, colour: str) -> None:
    """Draws a little domed kiosk whose base is centred on (x, y)."""
    s.add(rect(x - w * 0.55, y - 5, w * 1.1, 5, _MARBLE, OUTLINE, 1.6))
    s.add(rect(x - w * 0.42, y - w * 0.75, w * 0.84, w * 0.75 - 5, "#4A3040"))
    for share in (-0.42, -0.06, 0.30):
        column(s, x + share * w, y - w * 0.75, w * 0.13, w * 0.75 - 5, _MARBLE, 1.1)
    eave = f"M{n(x - w * 0.68)} {n(y - w * 0.72)}Q{n(x)} {n(y - w * 0.98)} {n(x + w * 0.68)} {n(y - w * 0.72)}"
    s.add(path(f"{eave}L{n(x + w * 0.5)} {n(y - w * 0.84)}H{n(x - w * 0.5)}Z", _MARBLE, OUTLINE, 1.5))
    glaze = s.radial([(0, lit(colour, 0.7)), (0.4, colour), (1, shaded(colour, 0.5))], (0.35, 0.4, 0.75))
    s.add(path(onion(x, y - w * 0.84, w * 0.86, w * 0.72), glaze, OUTLINE, 1.9))
    s.add(path(f"M{n(x)} {n(y - w * 1.54)}v{n(-w * 0.22)}", "none", OUTLINE, 2.6))
    s.add(circle(x, y - w * 1.64, w * 0.075, BRASS_LIGHT, OUTLINE, 1))


def _minaret(s: Sprite, x: float, colour: str) -> None:
    shaft = [(0, shaded(_MARBLE, 0.1)), (0.3, lit(_MARBLE, 0.6)), (1, shaded(_MARBLE, 0.4))]
    s.add(path(f"M{x - 8} 208L{x - 6} 104H{x + 6}L{x + 8} 208Z", s.linear(shaft, ACROSS), OUTLINE, 2))
    s.add(*(rect(x - 10, y, 20, 5, TERRACOTTA, OUTLINE, 1.5, 1.5) for y in (176, 142)))
    s.add(rect(x - 11, 102, 22, 6, _MARBLE, OUTLINE, 1.7, 1))
    _kiosk(s, x, 102, 18, colour)


def _wings(s: Sprite, colour: str) -> None:
    wall(s, 50, 136, 156, 72, _MARBLE, 2.5, 0.5, 0.3)
    dusk = s.linear([(0, "#2B1B2E"), (1, "#6B4A58")])
    for x in (57, 173):
        s.add(rect(x - 1, 142, 28, 62, TERRACOTTA, OUTLINE, 1.6))
        s.add(path(cusped(x + 3, 204, 20, 32, 3), dusk, OUTLINE, 1.6))
        s.add(path(cusped(x + 3, 168, 20, 22, 3), dusk, OUTLINE, 1.6))
        s.add(
            path(f"M{x + 2} 169h22M{x + 4} 169v-4M{x + 9} 169v-4M{x + 14} 169v-4M{x + 19} 169v-4", "none", _MARBLE, 1.4)
        )
    s.add(path(merlons(50, 206, 136, 7, 8, 3.2, pointed=True), _MARBLE, OUTLINE, 1.5))
    s.add(rect(48, 134, 160, 6, s.ramp(TERRACOTTA, 0.2, 0.2), OUTLINE, 1.6))
    _kiosk(s, 66, 128, 23, colour)
    _kiosk(s, 190, 128, 23, colour)


def _great_dome(s: Sprite, owner: str) -> None:
    colour, dome = _DOMES[owner], onion(128, 104, 98, 92)
    wall(s, 92, 104, 72, 26, _MARBLE, 2.3, 0.5, 0.34)
    s.add(path("".join(cusped(96.5 + i * 13, 127, 9, 17, 3) for i in range(5)), "#5B4258", OUTLINE, 1.1))
    cast_shadow(s, dome, 5, 3, 0.25)
    stops = [(0, lit(colour, 0.82)), (0.22, lit(colour, 0.38)), (0.55, colour), (1, shaded(colour, 0.58))]
    s.add(path(dome, s.radial(stops, (0.36, 0.42, 0.72)), OUTLINE, 3))
    ribs = ""
    for q in (-34, -20, -7, 7, 20, 34):
        ribs += f"M{n(128 + q * 0.8)} 106C{n(128 + q * 2.15)} 88 {n(128 + q * 2.1)} 60 {n(128 + q * 1.05)} 40"
        ribs += f"Q{n(128 + q * 0.3)} 25 128 12"
    with s.group(s.clip(path(dome, SHADOW))):
        s.add(path(ribs, "none", shaded(colour, 0.5), 1.5, opacity=0.5))
        if owner in PLAYER:
            s.add(rect(70, 88, 116, 20, pattern(s, owner, 0.55, 0.7)))
    s.add(path("M89 96Q128 106 167 96", "none", BRASS, 3), gloss("M96 78C94 62 102 50 112 41", 4.2, 0.6))
    if owner in PLAYER:
        s.add(path(EMBLEM[owner](131, 66, 19), SHADOW, opacity=0.35))
        s.add(path(EMBLEM[owner](129.5, 64, 19), emblem_colour(owner), OUTLINE, 1.7))
    s.add(path("M128 22V3", "none", OUTLINE, 4), path("M128 22V3", "none", BRASS, 2))
    s.add(circle(128, 14, 4.2, BRASS_LIGHT, OUTLINE, 1.5), circle(128, 6.6, 2.6, BRASS_LIGHT, OUTLINE, 1.3))


def _portal(s: Sprite, owner: str) -> None:
    wall(s, 92, 120, 72, 88, _MARBLE, 2.8, 0.55, 0.28)
    s.add(rect(97, 125, 62, 83, TERRACOTTA, OUTLINE, 1.6))
    s.add(path(merlons(92, 164, 120, 6, 7, 2.8, pointed=True), _MARBLE, OUTLINE, 1.4))
    s.add(path(cusped(103, 208, 50, 72), _MARBLE, OUTLINE, 2))
    s.add(path(cusped(108, 208, 40, 63), s.linear([(0, "#251827"), (1, "#7A5461")]), OUTLINE, 2))
    s.add(path(cusped(119, 208, 18, 34, 3), s.linear([(0, "#F7CF7A"), (1, "#C97B2C")]), OUTLINE, 1.4))
    with s.group(s.filter("small")):
        s.add(circle(128, 136, 11.5, _DOMES[owner], OUTLINE, 1.8))
    s.add(circle(128, 136, 9.4, "none", BRASS_LIGHT, 1.3))
    if owner in PLAYER:
        s.add(path(EMBLEM[owner](128, 136, 6.8), emblem_colour(owner), OUTLINE, 0.9))


def small_palace(owner: str) -> Sprite:
    """Returns a palace for 20 to 50 pixels, 80 x 80: one great dome with the owner's emblem as large as it can be."""
    s, colour = Sprite(80, 80), _DOMES[owner]
    with s.group(s.filter("small")), s.group(s.filter("piece")):
        for x in (10, 68):
            wall(s, x - 4, 34, 8, 34, _MARBLE, 2.4, 0.5, 0.3)
            s.add(path(onion(x, 35, 15, 17), colour, OUTLINE, 2.4))
        wall(s, 18, 48, 42, 20, _MARBLE, 2.8, 0.5, 0.3)
        s.add(path(cusped(31, 68, 16, 16, 3), "#3B2433", OUTLINE, 2))
        glaze = [(0, lit(colour, 0.6)), (0.45, colour), (1, shaded(colour, 0.4))]
        s.add(path(onion(39, 51, 52, 45), s.radial(glaze, (0.34, 0.4, 0.8)), OUTLINE, 3))
        s.add(rect(5, 66, 68, 7, TERRACOTTA, OUTLINE, 2.8, 2))
        if owner in PLAYER:
            s.add(path(EMBLEM[owner](39, 34, 13), emblem_colour(owner), OUTLINE, 1.8))
    return s
