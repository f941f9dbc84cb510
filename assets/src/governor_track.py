"""The governors' track beside the map, 128 x 1280: a foot arrow, seven start boxes, ten numbered ones, a crest."""

from assets.src.colours import BRASS_LIGHT, OUTLINE, lit, shaded
from assets.src.hindustan import LACQUER
from assets.src.shapes import cusped, khatam, polygon
from assets.src.sprite import Sprite, path, rect
from game.boxes.maharaja.table.board_geometry import TRACK_BOX, TRACK_BOXES, TRACK_SIZE

_START_BOXES = 7
_EARTHEN, _PAPER = "#DDBE86", "#F6E6BE"


def track() -> Sprite:
    """Returns the track; governors and numerals are laid on it by the program."""
    s, (w, h) = Sprite(*TRACK_SIZE), TRACK_SIZE
    middle = w / 2
    with s.group(s.filter("grain")):
        s.add(rect(1.5, 1.5, w - 3, h - 3, s.linear(LACQUER, (0, 0, 0.4, 1)), OUTLINE, 3, 8))
        s.add(rect(6, 6, w - 12, h - 12, "none", BRASS_LIGHT, 1.8, 5))
        for place, (x, y) in enumerate(TRACK_BOXES):
            _box(s, x, y, _EARTHEN if place < _START_BOXES else _PAPER)
        x, y = TRACK_BOXES[-1]
        last = x + TRACK_BOX[0] + 4, y + TRACK_BOX[1] + 4, TRACK_BOX[2] - 8, TRACK_BOX[3] - 8
        s.add(rect(*last, "none", "#A8312D", 3, 6))
        arrow = [(0, -14), (-26, -38), (-10, -38), (-10, -58), (10, -58), (10, -38), (26, -38)]
        s.add(path(polygon([(middle + dx, h + dy) for dx, dy in arrow]), s.brass(), OUTLINE, 2.2))
        s.add(path(cusped(middle - 40, 54, 80, 40, 3), s.brass(), OUTLINE, 2))
        s.add(path(khatam(middle, 36, 10), "#A8412E", OUTLINE, 1.4))
    return s


def _box(s: Sprite, x: float, y: float, colour: str) -> None:
    dx, dy, w, h = TRACK_BOX
    paper = s.linear([(0, lit(colour, 0.4)), (1, shaded(colour, 0.1))], (0, 0, 0.4, 1))
    s.add(rect(x + dx, y + dy, w, h, paper, OUTLINE, 2, 8))
