"""Parts of the painted map with the pieces on them, drawn as on the table."""

from collections.abc import Callable
from dataclasses import dataclass

from game.boxes.maharaja.rules.components import CITIES
from game.boxes.maharaja.rules.view import Public, View
from game.boxes.maharaja.table import zones
from game.boxes.maharaja.table.board_geometry import RIBBON_NAME
from game.boxes.maharaja.table.board_geometry import Box as Field
from game.boxes.maharaja.table.geometry import MAP_H, MAP_W, Plan
from game.boxes.maharaja.table.painting.board import CITY_NAME, paint_city_name, part_of_map
from game.boxes.maharaja.table.pieces import paint_some
from game.boxes.maharaja.table.pieces.buildings import House, Palace
from game.boxes.maharaja.table.pieces.people import Architect
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_DARK, INK
from game.paint.viewport import Viewport
from game.tabletop.figure import Figure
from game.tabletop.frame import Frame
from game.tabletop.players import Players
from game.tabletop.selection import Selection
from game.tabletop.table import Appearance
from game.widgets.ui import Translate

COLOURS = ("crimson", "cobalt", "saffron", "jade", "onyx")
"""The colours of the players of every picture, by seat."""
AROUND_CITY: Field = (-146, -142, 292, 304)
"""What is shown of a city, relative to it: garden, ribbon and courtyard."""
_PIECES = ("palace", "house", "architect")
_NOWHERE = Box(0, 0, 0, 0)
Extra = Callable[[Frame[View, Plan]], None]


@dataclass(frozen=True, slots=True)
class Land:
    """A part of the map, in its units, with names and pieces unless it is bare; `extra` draws on top of it."""

    public: Public
    field: Field
    extra: Extra | None = None
    is_bare: bool = False

    @property
    def shape(self) -> float:
        """Returns the height for the width."""
        return self.field[3] / self.field[2]

    def draw(self, canvas: Canvas, words: Translate, box: Box) -> None:
        """Draws the ground, names of cities where they have room, and pieces in a box of this shape."""
        rect = canvas.rect(box)
        key = ("maharaja figure", self.field, rect.size)
        canvas.s.blit(canvas.made.get(key, lambda: part_of_map(self.field, rect.size)), rect)
        frame = self._frame(canvas, words, box)
        with canvas.clipped(rect):
            if not self.is_bare:
                self._names(frame)
                _pieces(frame)
            if self.extra:
                self.extra(frame)
        canvas.outline(box, INK, 4, 4)
        canvas.outline(box, BRASS_DARK, 4, 2)

    def _frame(self, canvas: Canvas, words: Translate, box: Box) -> Frame[View, Plan]:
        k = box.w / self.field[2]
        board = Box(box.x - self.field[0] * k, box.y - self.field[1] * k, MAP_W * k, MAP_H * k)
        plan = Plan(
            board,
            Viewport(board.x, board.y, k),
            _NOWHERE,
            _NOWHERE,
            _NOWHERE,
            _NOWHERE,
            _NOWHERE,
            (),
            None,
            has_gallery=False,
        )
        nothing = (None,) * self.public.seats
        view = View(None, self.public, nothing, nothing, None)
        return Frame(canvas, view, Selection(), players(words), plan)

    def _names(self, frame: Frame[View, Plan]) -> None:
        """The names of the cities whose ribbons are in the picture and wide enough."""
        left, top, wide, high = self.field
        x, y, w, h = RIBBON_NAME
        for number, key in enumerate(CITIES):
            city = zones.JUNCTION_AT[number]
            is_in = 0 <= city[0] + x - left <= wide - w and 0 <= city[1] + y - top <= high - h
            used = lettering.width(frame.canvas, frame.say(f"city.{key}"), CITY_NAME * frame.plan.k, "display")
            if is_in and used <= w * frame.plan.k:
                paint_city_name(frame, number)


def _pieces(frame: Frame[View, Plan]) -> None:
    """What stands on the map; what lies beyond the picture is clipped."""
    paint_some(frame, [kind(frame.players) for kind in (Palace, House, Architect)], lambda item: True)


def players(words: Translate) -> Players:
    """Returns the players of the pictures, who have colours but no names."""
    return Players(words, [Appearance("", colour, is_human=True) for colour in COLOURS], "maharaja")


def around(city: int) -> Field:
    """Returns the part of the map around a city."""
    x, y = zones.JUNCTION_AT[city]
    return x + AROUND_CITY[0], y + AROUND_CITY[1], AROUND_CITY[2], AROUND_CITY[3]


def picture(land: Land, high: float) -> Figure:
    """Returns a part of the map as a figure, at most so many units high."""

    def size(w: float) -> float:
        return min(w, high / land.shape)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        land.draw(canvas, words, box.fit(land.shape))

    return Figure(lambda canvas, words, w: size(w) * land.shape, draw)
