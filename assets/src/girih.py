"""Interlaced girih: {8/3} stars in octagons, straps that weave over and under, faces glazed like zellige.

The ground is the tiling of octagons and squares. In every octagon eight straight chords run from edge midpoint k to
k + 3; each meets five others and its neighbours' at both ends, so that going over, under, over … from its start is
the same weave for every chord: no search for a colouring is needed.
"""

import math
from dataclasses import dataclass
from functools import cache

from assets.src.shapes import polygon, regular, star
from assets.src.sprite import Point, number, path, rect

_OCTAGON = 1 + math.sqrt(2)
_TAN = math.tan(math.radians(22.5))
_COS_67, _COS_45, _COS_22 = (math.cos(math.radians(angle)) for angle in (67.5, 45, 22.5))
# Where a chord passes over, as offset from its middle and angle to the strap below, in radii and degrees.
_OVER = ((-_COS_67 / _TAN, 45), (-_COS_67 * _TAN, 45), (_COS_67, 90))


@dataclass(frozen=True, slots=True)
class Zellige:
    """Glazes of the faces between the straps."""

    ground: str
    star: str
    ring: str
    heart: str
    square: str


WALNUT = Zellige("#4E2F1B", "#6B4226", "#8A5A2E", "#C2462F", "#1F120A")
TEAL = Zellige("#123F45", "#1C5C62", "#2E8288", "#E0B45A", "#0B2226")
PLUM = Zellige("#3A1A36", "#5B2A52", "#7E3F70", "#E0B45A", "#1F0C1D")
SAFFRON = Zellige("#7A2A14", "#A8421E", "#DE8F2A", "#8E1F22", "#3E120C")
HARBOUR = Zellige("#20363F", "#2F5560", "#4C8790", "#C9CDBE", "#101E24")
MULBERRY = Zellige("#4A2044", "#6A2C5E", "#8E4478", "#E0B45A", "#2A0F26")


@dataclass(frozen=True, slots=True)
class _Net:
    """Path data of one stretch of the pattern; `passes` are over-passes as point, direction, length."""

    straps: str
    passes: tuple[tuple[Point, Point, float], ...]
    stars: str
    rings: str
    hearts: str
    squares: str


def girih(
    w: float,
    h: float,
    edge: float,
    strap: float,
    outline: str,
    fill: str,
    origin: Point,
    glaze: Zellige | None = None,
    weave: bool = True,
) -> str:
    """Returns the pattern over w by h units, octagons with sides of `edge` and one of them centred on `origin`."""
    net = _net(w, h, edge, *origin)
    shapes = []
    if glaze:
        layers = ((net.stars, glaze.star), (net.rings, glaze.ring), (net.hearts, glaze.heart))
        shapes += [rect(0, 0, w, h, glaze.ground), *(path(d, colour) for d, colour in layers)]
        shapes.append(path(net.squares, glaze.square))
    shapes += [_straps(net.straps, outline, strap, "square"), _straps(net.straps, fill, strap * 0.66, "square")]
    if weave:
        shapes.append(_straps(_dashes(net, strap * 0.98), outline, strap, "butt"))
        shapes.append(_straps(_dashes(net, strap * 1.04), fill, strap * 0.66, "butt"))
    return "\n".join(shapes)


def _straps(d: str, colour: str, width: float, cap: str) -> str:
    line = f'stroke="{colour}" stroke-width="{number(width)}" stroke-linejoin="miter" stroke-linecap="{cap}"'
    return f'<path d="{d}" fill="none" {line}/>'


def _dashes(net: _Net, reach: float) -> str:
    """Returns the short strokes that lift a strap over the one it crosses."""
    dashes = []
    for (x, y), (dx, dy), length in net.passes:
        rx, ry = dx * reach * length, dy * reach * length
        dashes.append(polygon([(x - rx, y - ry), (x + rx, y + ry)], False))
    return "".join(dashes)


@cache
def _net(w: float, h: float, edge: float, ox: float, oy: float) -> _Net:
    period = edge * _OCTAGON
    columns, rows = range(-1, int(w / period) + 3), range(-1, int(h / period) + 3)
    centres = [(ox + i * period, oy + j * period) for i in columns for j in rows]
    r = period / 2
    inner = r * _COS_67 / _COS_22
    crossings = [(x + r, y + r) for x, y in centres]
    strands = [strand for centre in centres for strand in _chords(centre, r)]
    strands += [strand for crossing in crossings for strand in _square(crossing, edge)]
    return _Net(
        straps="".join(polygon(strand, False) for strand in strands),
        passes=tuple(lift for centre in centres for lift in _passes(centre, r)),
        stars="".join(polygon(star(x, y, r, r * _COS_67 / _COS_45, 8, 0)) for x, y in centres),
        rings="".join(polygon(star(x, y, r * _COS_67 / _COS_45, inner, 8, 22.5)) for x, y in centres),
        hearts="".join(polygon(regular(x, y, inner, 8)) for x, y in centres),
        squares="".join(
            polygon([point for strand in _square(crossing, edge) for point in strand[:2]]) for crossing in crossings
        ),
    )


def _chords(centre: Point, r: float) -> list[list[Point]]:
    middles = regular(*centre, r, 8)
    return [[middles[k], middles[(k + 3) % 8]] for k in range(8)]


def _passes(centre: Point, r: float) -> list[tuple[Point, Point, float]]:
    """Returns the crossings inside one octagon, and on two of its four shared edges, where its chords lie on top."""
    found = []
    for k, ((ax, ay), (bx, by)) in enumerate(_chords(centre, r)):
        length = math.hypot(bx - ax, by - ay)
        dx, dy = (bx - ax) / length, (by - ay) / length
        for place, (offset, angle) in enumerate(_OVER):
            if place == 0 and k in (4, 6):  # the neighbour beyond this edge has the same strap
                continue
            along = length / 2 + offset * r
            cos = math.cos(math.radians(angle))
            cover = (1 + cos) / 2 / math.sqrt(1 - cos * cos)  # covers the strap below exactly
            found.append(((ax + dx * along, ay + dy * along), (dx, dy), cover))
    return found


def _square(crossing: Point, edge: float) -> list[list[Point]]:
    """Returns the four bent straps in the square between four octagons."""
    x, y = crossing
    middles = regular(x, y, edge / 2, 4, 45)
    straps = []
    for k in range(4):
        (px, py), (qx, qy) = middles[k], middles[(k + 1) % 4]
        mx, my = (px + qx) / 2, (py + qy) / 2
        depth = math.hypot(qx - px, qy - py) / 2 * _TAN / math.hypot(x - mx, y - my)
        straps.append([(px, py), (mx + (x - mx) * depth, my + (y - my) * depth), (qx, qy)])
    return straps
