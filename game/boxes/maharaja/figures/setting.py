"""The positions that the rulebook shows, and the painted map with the pieces of one drawn as on the table.

Cities A to G are 0 to 6. The tracks are those of games that ship with the program; the others have nobody but whom
they are about.
"""

from collections.abc import Callable
from dataclasses import dataclass

from game.boxes.maharaja.about import ABOUT
from game.boxes.maharaja.rules.actions import PALACE_HOUSE, QUARRY, Disc
from game.boxes.maharaja.rules.components import CENTRE, CITIES, CITY_COUNT, ROADS, VILLAGES
from game.boxes.maharaja.rules.network import Network
from game.boxes.maharaja.rules.opening import new_game
from game.boxes.maharaja.rules.rounds import lower
from game.boxes.maharaja.rules.view import Public, View
from game.boxes.maharaja.table import zones
from game.boxes.maharaja.table.board_geometry import RIBBON_NAME
from game.boxes.maharaja.table.board_geometry import Box as Field
from game.boxes.maharaja.table.geometry import MAP_H, MAP_W, Plan
from game.boxes.maharaja.table.painting.board import paint_city_name, part_of_map
from game.boxes.maharaja.table.pieces import paint_some
from game.boxes.maharaja.table.pieces.buildings import House, Palace
from game.boxes.maharaja.table.pieces.people import Architect
from game.core.chance import Script
from game.core.rules import Seat
from game.core.values import put
from game.paint import lettering
from game.paint.box import Box, Viewport
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_DARK, INK
from game.tabletop.example import example
from game.tabletop.figure import Figure
from game.tabletop.frame import Frame
from game.tabletop.items import Selection
from game.tabletop.players import Players
from game.tabletop.table import Appearance
from game.widgets.ui import Translate

A, B, C, D, E, F, G = range(CITY_COUNT)
DISC: Disc = (QUARRY, PALACE_HOUSE)
"""The two actions of the disc."""


def _new(seats: int, **options: bool) -> Public:
    """Returns a new game whose governors stand in the order of the cities."""
    return new_game(seats, ABOUT.complete(options), Script((0,) * CITY_COUNT)).public


def _lowered(name: str, city: int) -> tuple[Public, Public]:
    """Returns the position of a game that ships with the program, before and after a governor is lowered."""
    before: Public = example(ABOUT.name, name).view(None).public
    after = before.copy()
    lower(after, city)
    return before, after


EMPTY = _new(3, neutral=False)
"""A game of three before its first house."""
LOWERED = _lowered("governor_lowered", D)
"""The first round, in which A has gone to box 1, before and after D goes two boxes down."""
GAP = _lowered("governor_gap", F)
"""A later round, before and after F goes two boxes down."""
NEUTRAL = _new(3, neutral=True)
"""Three players and neutral palaces."""


def _housed(*houses: tuple[str, tuple[int, ...]]) -> Public:
    """Returns a game of three with houses in some villages, by their owners."""
    public, owners = EMPTY.copy(), dict(houses)
    public.villages = Network.read(tuple(map(Seat, owners.get(village, ()))) for village in VILLAGES)
    return public


# ---------------------------------------------------------------------- roads
LEFT, RIGHT = CITIES.index("ahmadabad"), CITIES.index("khajuraho")
"""The cities that are joined to the start place, and not yet."""


WAYS = _housed(("indore", (0,)), ("ratlam", (1, 2)), ("panna", (2,)))
"""All villages on one road have houses, one village on the other has none."""

TOLL_ROAD = next(number for number, road in enumerate(ROADS) if VILLAGES.index("panipat") in road.villages)
TOLL_VILLAGE = VILLAGES.index("panipat")
TRAVELLER = Seat(2)


TOLL = _housed(("kasur", (2,)), ("panipat", (0, 1)))
"""Two strangers' houses in one village of a road, one's own house in the other."""

# ---------------------------------------------------------------------- scoring
SCORED = A


def _present() -> Public:
    public = _new(3, neutral=False)
    public.city, public.round = SCORED, 1
    public.architects = (SCORED, D, SCORED)
    public.houses = put(public.houses, SCORED, (0, 1, 2))
    public.sites = put(public.sites, SCORED, put(put(public.sites[SCORED], CENTRE, 2), CENTRE + 2, 2))
    public.characters = ((1,), (3,), (5,))
    return public


PRESENT = _present()
"""One has the architect in the city, one a house, one the architect, two houses, an outer and the centre palace."""


# ---------------------------------------------------------------------- parts of the map
COLOURS = ("crimson", "cobalt", "saffron", "jade", "onyx")
"""The colours of the players of every picture, by seat."""
AROUND_CITY: Field = (-146, -142, 292, 304)
"""What is shown of a city, relative to it: garden, ribbon and courtyard."""
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
                paint_some(frame, [kind(frame.players) for kind in (Palace, House, Architect)], lambda item: True)
            if self.extra:
                self.extra(frame)
        canvas.outline(box, INK, 4, 4)
        canvas.outline(box, BRASS_DARK, 4, 2)

    def _frame(self, canvas: Canvas, words: Translate, box: Box) -> Frame[View, Plan]:
        k = box.w / self.field[2]
        board = Box(box.x - self.field[0] * k, box.y - self.field[1] * k, MAP_W * k, MAP_H * k)
        nothing = (None,) * self.public.seats
        view = View(None, self.public, nothing, nothing, None)
        return Frame(canvas, view, Selection(), players(words), Plan(board, Viewport(board.x, board.y, k)))

    def _names(self, frame: Frame[View, Plan]) -> None:
        """The names of the cities whose ribbons are in the picture and wide enough."""
        left, top, width, height = self.field
        x, y, w, h = RIBBON_NAME
        for number, key in enumerate(CITIES):
            city = zones.JUNCTION_AT[number]
            is_in = 0 <= city[0] + x - left <= width - w and 0 <= city[1] + y - top <= height - h
            used = lettering.width(frame.canvas, frame.say(f"city.{key}"), zones.CITY_NAME * frame.plan.k, "display")
            if is_in and used <= w * frame.plan.k:
                paint_city_name(frame, number)


def say(words: Translate, key: str) -> str:
    """Returns a text of the pictures."""
    return words(f"rulebook_{ABOUT.name}.{key}")


def players(words: Translate) -> Players:
    """Returns the players of the pictures, who have colours but no names."""
    return Players(words, [Appearance("", colour, is_human=True) for colour in COLOURS], "maharaja")


def around(city: int) -> Field:
    """Returns the part of the map around a city."""
    x, y = zones.JUNCTION_AT[city]
    return x + AROUND_CITY[0], y + AROUND_CITY[1], AROUND_CITY[2], AROUND_CITY[3]


def picture(land: Land, height: float) -> Figure:
    """Returns a part of the map as a figure, at most so many units high."""

    def size(w: float) -> float:
        return min(w, height / land.shape)

    def draw(canvas: Canvas, words: Translate, box: Box) -> None:
        land.draw(canvas, words, box.fit(land.shape))

    return Figure(lambda canvas, words, w: size(w) * land.shape, draw)
