"""The names of the villages: on the ground beside their plates, clear of cities, of other plates and of each other."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from game.boxes.maharaja.rules.components import CITIES, VILLAGES
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table import zones
from game.boxes.maharaja.table.geometry import chart_of
from game.boxes.maharaja.table.painting.frame import Picture
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import INK

_SIZE = 25.0
"""Size of the letters in map units."""
_MARGIN, _SEEN = 4.0, 200.0
"""The room at either end of a name, in map units, and how far beyond the board one that is near can begin, in units."""
_LIGHT = 14.0
"""How far the light of a city reaches beyond it, in map units."""


def paint_village_names(picture: Picture) -> None:
    """Draws the names of all villages, where they have room on the whole map: they stay there when it comes nearer."""
    canvas, k = picture.canvas, chart_of(picture.plan.board).k
    names = [picture.say(f"village.{key}") for key in VILLAGES]
    halves = tuple(round((lettering.width(canvas, name, _SIZE * k, "semi") / 2 + _MARGIN) / k, 1) for name in names)
    high = round(lettering.pixels(canvas, _SIZE * k) / canvas.k / k, 1)
    size, seen = _SIZE * picture.plan.k, picture.plan.board.grown(_SEEN)
    for name, place in zip(names, _places(halves, high), strict=True):
        x, y = picture.plan.at(*place)
        if not seen.holds(x, y):
            continue
        halo(canvas, name, x, y, size)
        lettering.text(canvas, name, x, y, size, INK, "semi", "c")


@lru_cache(maxsize=32)
def _places(halves: tuple[float, ...], high: float) -> tuple[ground.Point, ...]:
    """The middles of the names in map units, for half their widths and the height of their letters there."""
    chosen = [min(_candidates(number, half, high), key=_Clear(number, half, high).fault)
              for number, half in enumerate(halves)]  # fmt: skip
    xs, ys = [x for x, _ in chosen], [y for _, y in chosen]
    for one, other in combinations(sorted(range(len(xs)), key=xs.__getitem__), 2):
        shared = xs[one] + halves[one] + halves[other] - xs[other]
        if shared > 0 and abs(ys[one] - ys[other]) < high:
            xs[one] -= shared / 2
            xs[other] += shared / 2
    return tuple(zip(xs, ys, strict=True))


def _candidates(number: int, half: float, high: float) -> Iterator[ground.Point]:
    """Below the plate or above it, as near its middle as cities allow; the first of equals is taken."""
    x, y = zones.VILLAGE_AT[number]
    below = y + ground.VILLAGE_NAME[1] + high * 0.56
    above = y + ground.VILLAGE[1] - high * 0.56
    for line in (below, above):
        yield x, line
        yield _beside_cities(x, line, half, high / 2), line


class _Clear:
    """Tells how badly a name of a village would lie; takes the village, half its name's width and its height."""

    def __init__(self, number: int, half: float, high: float) -> None:
        self._number, self._half, self._high = number, half, high

    def fault(self, at: ground.Point) -> float:
        """Returns how much of the name would be covered, and a little for being far from the plate's middle."""
        x, y = at
        name = Box(x, y, 0, 0).centred(2 * self._half, self._high)
        covered = sum(_common(name, other) for other in _blocks())
        covered += sum(_common(name, other) for i, other in enumerate(_plates()) if i != self._number)
        return covered / self._high + 2 * abs(x - zones.VILLAGE_AT[self._number][0])


def _beside_cities(x: float, y: float, half: float, high: float) -> float:
    """Where the middle of a name goes so that no city covers its ends."""
    for box in _blocks():
        if y + high < box.y or y - high > box.bottom:
            continue
        if box.x < x + half < box.cx:
            x = box.x - half
        elif box.cx < x - half < box.right:
            x = box.right + half
    return x


@lru_cache(maxsize=1)
def _blocks() -> tuple[Box, ...]:
    """The cities with their light."""
    x, top, w, _ = ground.RIBBON
    left, _, wide, _ = ground.GARDEN
    bottom = ground.TRAY[1] + ground.TRAY[3]
    left, right = min(x, left), max(x + w, left + wide)
    found = [Box(cx + left, cy + top, right - left, bottom - top) for cx, cy in zones.JUNCTION_AT[: len(CITIES)]]
    return tuple(box.grown(_LIGHT) for box in found)


@lru_cache(maxsize=1)
def _plates() -> tuple[Box, ...]:
    x, y, w, h = ground.VILLAGE
    return tuple(Box(cx + x, cy + y, w, h) for cx, cy in zones.VILLAGE_AT)


def _common(one: Box, other: Box) -> float:
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high)


def halo(canvas: Canvas, line: str, x: float, y: float, size: float) -> None:
    """Draws a soft light ground behind a line of text, so that it stands out from whatever is painted there."""
    wide = lettering.width(canvas, line, size, "semi")
    high = lettering.pixels(canvas, size) / canvas.k
    canvas.box(Box(x - wide / 2 - 5, y - high * 0.5, wide + 10, high * 1.04), "#F3E3BCB8", None, high * 0.45)
