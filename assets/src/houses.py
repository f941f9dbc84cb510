"""The players' houses: large (160 x 160), and plain ones for the size they have on the map (80 x 80)."""

from assets.src.colours import BRASS_LIGHT, CREAM, OUTLINE, PLAYER, RIM, SHADOW, TERRACOTTA, lit, shaded
from assets.src.emblems import EMBLEM, emblem_colour, pattern
from assets.src.ornament import face, gloss, tiled_roof
from assets.src.shapes import cusped
from assets.src.sprite import DIAGONAL, Sprite, circle, ellipse, path, rect
from assets.src.sprite import number as n

_PLASTER = "#EBCF9E"
_BRICK = "#8E4330"
_BEAM = "#8A5630"


def house(player: str) -> Sprite:
    """Returns a gabled house with pots before it; roof and sign have the player's colour."""
    s, colour = Sprite(160, 160), PLAYER[player]
    with s.group(s.filter("blur5"), opacity=0.5):
        s.add(ellipse(88, 138, 66, 12, SHADOW))
    with s.group(s.filter("piece")):
        _walls(s)
        _roofs(s, player)
        _door_and_window(s)
        s.add(circle(48.5, 68, 15, colour, OUTLINE, 2.2), circle(48.5, 68, 12.4, "none", BRASS_LIGHT, 1.2))
        s.add(path(EMBLEM[player](48.5, 68, 10), emblem_colour(player), OUTLINE, 1))
        for x, y, size in ((88, 139, 8), (102, 143, 10)):
            _pot(s, x, y, size)
    return s


def _walls(s: Sprite) -> None:
    face(s, "M78 66H140V132H78Z", shaded(_PLASTER, 0.12), 2.6, 0.02, 0.34)
    face(s, "M18 66L48 34L80 66V138H18Z", _PLASTER, 2.8, 0.4, 0.12)
    s.add(path("M18 124H80V138H18Z", s.linear([(0, TERRACOTTA), (1, _BRICK)]), OUTLINE, 1.8))
    s.add(path("M80 120H140V132H80Z", _BRICK, OUTLINE, 1.8))
    s.add(path("M24 131l4 -4 4 4 4 -4 4 4M58 131l4 -4 4 4 4 -4 4 4", "none", CREAM, 1.6))


def _roofs(s: Sprite, player: str) -> None:
    """Draws the tiled slope, the player's pattern along its eaves, and the gable."""
    colour, slope = PLAYER[player], "M46 30L112 26L152 72L82 74Z"
    tiled_roof(s, slope, colour, 40, 156, 22, 76, 11, 8.5, 2.8)
    with s.group(s.clip(path(slope, SHADOW))):
        s.add(path("M72 59L140 57L156 76L80 78Z", pattern(s, player, 0.7, 0.9)))
    s.add(path(slope, "none", OUTLINE, 2.8))
    face(s, "M48 25L86 73L77 78L48 42L21 74L10 72Z", lit(colour, 0.1), 2.8, 0.4, 0.25)
    s.add(path("M46 27L114 23", "none", OUTLINE, 6.4), path("M46 26.4L114 22.4", "none", lit(colour, 0.3), 3.2))
    s.add(circle(48, 25, 4.6, BRASS_LIGHT, OUTLINE, 1.8))


def _door_and_window(s: Sprite) -> None:
    s.add(path(cusped(34, 138, 28, 38, 3), CREAM, OUTLINE, 2))
    s.add(path(cusped(38, 138, 20, 32, 3), s.linear([(0, "#3A2012"), (1, _BEAM)]), OUTLINE, 2))
    s.add(path("M48 108V138", "none", OUTLINE, 1.3))
    s.add(
        rect(98, 88, 22, 20, "#4A2A16", OUTLINE, 2, 2), path("M98 98H120M105 88V108M113 88V108", "none", "#D9A066", 1.8)
    )
    s.add(rect(94, 108, 30, 4.5, _BEAM, OUTLINE, 1.4), path("M94 86h30l-4 -6h-22Z", _BEAM, OUTLINE, 1.6))


def _pot(s: Sprite, x: float, y: float, size: float) -> None:
    clay = s.radial([(0, "#F0A878"), (0.5, "#B7573C"), (1, "#6E2A1E")], (0.35, 0.4, 0.8))
    d = f"M{n(x - size * 0.45)} {n(y - size * 1.5)}h{n(size * 0.9)}l{n(-size * 0.1)} {n(size * 0.3)}"
    d += f"C{n(x + size * 1.3)} {n(y - size)} {n(x + size)} {n(y)} {n(x)} {n(y)}"
    d += f"C{n(x - size)} {n(y)} {n(x - size * 1.3)} {n(y - size)} {n(x - size * 0.35)} {n(y - size * 1.2)}Z"
    s.add(path(d, clay, OUTLINE, 1.7))


def small_house(player: str) -> Sprite:
    """Returns a house seen from the front, its emblem as large as the wall, for 16 to 50 pixels."""
    s, colour, wall = Sprite(80, 80), PLAYER[player], "#F3DFB4"
    roof, body = "M2.5 38L39 5L75.5 38L70 44H8Z", rect(12, 34, 54, 40, RIM, RIM, 6, 2)
    with s.group(s.filter("small")):
        s.add(path(roof, RIM, RIM, 6), body)
        plaster = s.linear([(0, lit(wall, 0.4)), (0.5, wall), (1, shaded(wall, 0.25))], (0, 0, 1, 0.2))
        s.add(rect(12, 34, 54, 40, plaster, OUTLINE, 3.2, 2))
        tiles = s.linear([(0, lit(colour, 0.45)), (0.5, colour), (1, shaded(colour, 0.35))], (0, 0, 1, 0.5))
        s.add(path(roof, tiles, OUTLINE, 3.4))
    with s.group(s.clip(path(roof, SHADOW))):
        s.add(rect(0, 33, 80, 12, pattern(s, player, 0.7, 0.8)))
    s.add(path(roof, "none", OUTLINE, 3.4), gloss("M8 34L39 8L60 26", 2, 0.5))
    s.add(circle(39, 51, 20, s.linear([(0, lit(colour, 0.25)), (1, shaded(colour, 0.2))], DIAGONAL), OUTLINE, 3))
    s.add(path(EMBLEM[player](39, 51, 14.5), emblem_colour(player), OUTLINE, 1.6))
    return s
