"""What a plan of the table says: pure arithmetic in reference units, the same for layout, painting and touches."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.boxes.alhambra.rules.tiles import Modules
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.rules.components import OPEN_MONEY, SLOTS
from game.boxes.alhambra_family.table.scoreboard_grid import ScoreboardGrid
from game.boxes.alhambra_family.table.zones import front_seat
from game.core.rules import Seat
from game.paint.box import Box, Viewport

THING = 118.0
"""How wide a tile beside the Alhambra is, so that 64 real pixels are left of it in the smallest window."""
PLATE, HINT = 40.0, 32.0
"""How high the plate of a currency is below a tile on sale, and the line below that tells what can be paid."""
MAJORITIES, OTHERS, DECK, HANDS = "majorities", "others", "deck", "hands"
"""The keys of the panels that can be folded."""


@dataclass(frozen=True, slots=True)
class Plot:
    """The panel of one Alhambra: its heading, the land for the tiles, the reserve and where bought tiles wait.

    A large one lies in front, with room for empty cells around the tiles, and the third player's and other targets.
    New tiles and reserve lie below the land, or beside it, one below the other (`is_upright`). A small one that shares
    its row with another has a line below the land for what else would stand beside it. Of one that is folded
    (`is_folded`) nothing lies on the table.
    """

    box: Box
    head: Box
    land: Box
    reserve: Box
    waiting: Box
    is_large: bool
    foot: Box | None = None
    is_folded: bool = False
    is_upright: bool = False


@dataclass(frozen=True, slots=True)
class Market:
    """The panel of the market: its squares, how wide a tile is, and what is left for the pile and the bazaars.

    `rim` is how wide its frame is; 0 for a plain sheet.
    """

    box: Box
    squares: tuple[Box, ...]
    tile: float
    side: Box
    rim: float

    def spot(self, square: int) -> Box:
        """Returns where the tile of a square lies."""
        return self.squares[square].band(0, self.tile).centred(self.tile, self.tile)

    def plate(self, square: int) -> Box:
        """Returns where the plate with the currency of a square lies, below its tile."""
        return self.squares[square].band(self.tile + 8, PLATE)


@dataclass(frozen=True, slots=True)
class Plan:
    """All panels of the table; `plots` are by seat, the others as panels for whoever needs them.

    `choice` is the button of a decision without a place, `gift` the target of the third player, `strip` open hands.
    `tabs` are the tabs of the panels that are folded, by key, and `called` is where one lies while it is called up.
    `bazaar` is how wide a bazaar lies beside the market (0: there are none in this game).
    `near` is how the land in front is enlarged (None: not at all).
    """

    plots: tuple[Plot, ...]
    sold: Market
    bazaar: float
    falcons: Box | None
    hand: Box
    money: Box
    deck: Box
    strip: Box | None
    scoreboard: ScoreboardGrid
    action: Box
    log: Box
    choice: Box | None
    gift: Box | None
    called: Box
    tabs: Mapping[str, Box] = field(default_factory=dict)
    near: Viewport | None = None

    @property
    def has_bazaars(self) -> bool:
        """Tells whether bazaars may lie beside the market."""
        return self.bazaar > 0


@dataclass(frozen=True, slots=True)
class Needs:
    """What of a view decides where panels go.

    `waits` and `stored` are the numbers of new tiles and of tiles in the reserve of whoever lies in front, `gives` and
    `chooses` whether the third player and the button of a decision are targets now, `places` how many places the next
    scoring pays.
    """

    seats: int
    has_third: bool
    is_open: bool
    modules: Modules
    home: Seat
    front: Seat
    waits: int
    stored: int
    gives: bool
    chooses: bool
    places: int

    @property
    def parties(self) -> int:
        """Returns how many rows the majorities have."""
        return self.seats + self.has_third

    @property
    def others(self) -> int:
        """Returns how many Alhambras lie small."""
        return self.seats - 1


def front_of(view: View, asked: Seat | None) -> Seat:
    """Returns whose Alhambra lies large: the one that was asked for, else that of whoever has the hand in front."""
    return front_seat(view) if asked is None else asked


# ---------------------------------------------------------------------- cut the same way in both plans
GAP = 14.0
_HEAD, _SMALL_HEAD = 58.0, 42.0
_FOOT_LINE = 42.0
"""The line below a small Alhambra that stands beside another, with the vizier, the reserve and the wall."""
_THIN, _STRIP = 52.0, THING + 12
"""The strip below the large Alhambra: while nothing lies in it, and with tiles."""
_LABEL = 128.0
"""The room for a word before the tiles of a strip."""
_GIFT = 150.0
PAIRED = 4
"""From so many small Alhambras on they stand two by two."""


# ---------------------------------------------------------------------- Alhambras
def large_plot(box: Box, needs: Needs) -> Plot:
    """Returns the Alhambra in front: its land below a heading, below it a strip with the new tiles and the reserve."""
    head, inner = box.band(0, _HEAD), box.trimmed(8, _HEAD, 8, 8)
    strip, land = inner.cut_bottom(_STRIP if needs.waits or needs.stored else _THIN, 8)
    if needs.gives:
        _, strip = strip.cut_right(_GIFT, 8)
    waiting, reserve = strip.cut_left(_waiting_width(strip.w, needs), 8 if needs.waits else 0)
    return Plot(box, head, land, reserve, waiting, True)


def _waiting_width(room: float, needs: Needs) -> float:
    """How much of a strip the new tiles take: with a word before them where the reserve has enough left."""
    if not needs.waits:
        return 0.0
    tiles = 16 + needs.waits * (THING + 8)
    rest = THING + 24 if needs.stored else 120
    return min(tiles + (_LABEL if tiles + _LABEL + rest + 60 <= room else 0), room - rest - 8)


def upright_plot(box: Box, needs: Needs) -> Plot:
    """Returns the Alhambra in front where little room is: new tiles and reserve stand in a column beside its land."""
    if not needs.waits and not needs.stored:
        return large_plot(box, needs)
    inner = box.trimmed(8, _HEAD, 8, 8)
    column, land = inner.cut_right(_STRIP, 8)
    least = _STRIP if needs.stored else 60.0
    bought = min(column.h - 8 - least, needs.waits * (THING + 8) + 4) if needs.waits else 0.0
    waiting, reserve = column.cut_top(bought, 8 if bought else 0)
    return Plot(box, box.band(0, _HEAD), land, reserve, waiting, True, is_upright=True)


def gift_box(large: Plot) -> Box:
    """Returns where the third player is given something: at the end of the strip, or in the heading."""
    if large.is_upright:
        return choice_box(large)
    return Box(large.reserve.right + 8, large.reserve.y, _GIFT, large.reserve.h)


def choice_box(large: Plot) -> Box:
    """Returns the button of a decision without a place: in the heading."""
    return Box(large.box.right - 236, large.box.y + 4, 228, 52)


def small_plots(column: Box, others: int, most: float, *, has_vizier: bool) -> tuple[Plot, ...]:
    """Returns the others from the top, at most so high: below each other, from four on two by two.

    An odd last one takes the whole row.
    """
    if others < PAIRED:
        boxes = column.pile(others, min(most, (column.h - (others - 1) * GAP) / others), GAP)
        return tuple(small_plot(box, has_vizier=has_vizier) for box in boxes)
    return tuple(_squeezed(box, has_vizier) for box in _pairs(column, others, most))


def _pairs(area: Box, number: int, most: float) -> tuple[Box, ...]:
    count = -(-number // 2)
    rows = area.pile(count, min(most, (area.h - (count - 1) * GAP) / count), GAP)
    halves = tuple(half for row in rows for half in row.columns(2, GAP))
    return (*halves[: number - 1], rows[-1] if number % 2 else halves[-1])


def small_plot(box: Box, *, has_vizier: bool) -> Plot:
    """Returns a small Alhambra: a vizier left of its land, reserve and new tiles at its right."""
    land = box.trimmed(54 if has_vizier else 8, _SMALL_HEAD, 8, 8)
    reserve, waiting = (land.cut_right(w)[0] for w in (36, 50))
    return Plot(box, box.band(0, _SMALL_HEAD), land, reserve, waiting, False)


def _squeezed(box: Box, has_vizier: bool) -> Plot:
    foot, land = box.trimmed(8, _SMALL_HEAD - 2, 8, 6).cut_bottom(_FOOT_LINE - 6, 4)
    reserve = foot.trimmed(left=46 if has_vizier else 0, right=76)
    waiting, _ = land.cut_right(50)
    return Plot(box, box.band(0, _SMALL_HEAD), land, reserve, waiting, False, foot)


def folded_plots(tab: Box, others: int) -> tuple[Plot, ...]:
    """Returns the others as they all come and go at the tab that calls them up."""
    return (Plot(tab, tab, tab, tab, tab, False, is_folded=True),) * others


def by_seat(needs: Needs, large: Plot, small: tuple[Plot, ...]) -> tuple[Plot, ...]:
    """Returns the plots by seat: those after that of the hand in order of turns.

    Whoever is shown large leaves the small panel to the hand's owner.
    """
    order = [Seat((needs.home + 1 + i) % needs.seats) for i in range(needs.seats - 1)]
    places = dict(zip(order, small, strict=True))
    if needs.front != needs.home:
        places[needs.home] = places[needs.front]
    places[needs.front] = large
    return tuple(places[Seat(seat)] for seat in range(needs.seats))


# ---------------------------------------------------------------------- market
_BETWEEN = 12.0


def _edge(rim: float) -> float:
    return rim + 6 if rim else 12.0


def market_width(rim: float, side: float, tile: float) -> float:
    """Returns how wide the market is with tiles of a width."""
    return 2 * _edge(rim) + side + _BETWEEN + len(SLOTS) * (tile + _BETWEEN)


def market(column: Box, rim: float, side: float, most: float) -> Market:
    """Returns the market at the top of a column, its tiles at most so wide.

    Takes the width of its frame (0: a plain sheet) and that of the room for the pile and the bazaars.
    """
    edge = _edge(rim)
    free = column.w - 2 * edge - side - _BETWEEN
    tile = min(most, free / len(SLOTS) - _BETWEEN)
    box = column.band(0, 2 * edge + tile + 8 + PLATE + HINT)
    inner = box.inset(edge)
    squares = inner.trimmed(right=side + _BETWEEN).columns(len(SLOTS), _BETWEEN)
    beside, _ = inner.cut_right(side)
    return Market(box, squares, tile, beside, rim)


# ---------------------------------------------------------------------- money
def display_width(card: float) -> float:
    """Returns how wide the tray of the open money is for cards of a width."""
    return OPEN_MONEY * (card + 12) - 12 + 2 * 14


# ---------------------------------------------------------------------- tiles in a strip
_STRIP_EDGE, _STRIP_GAP = 8.0, 8.0


def strip_spot(plot: Plot, box: Box, place: int, number: int) -> Box:
    """Returns where one of some tiles lies in a strip of a large Alhambra; many reach over each other.

    They lie towards its right end; in one that stands upright, one below the other.
    """
    size = min(THING, box.h - 4, box.w - 4)
    room = box.h if plot.is_upright else box.w
    step = min(size + _STRIP_GAP, (room - 2 * _STRIP_EDGE - size) / max(1, number - 1))
    used = size + (number - 1) * step
    if plot.is_upright:
        return Box(box.cx - size / 2, box.cy - used / 2 + place * step, size, size)
    return Box(box.right - _STRIP_EDGE - used + place * step, box.cy - size / 2, size, size)


def label_room(plot: Plot, box: Box, number: int) -> float:
    """Returns how much room so many tiles leave for a word before them."""
    if not number:
        return box.w
    return 0.0 if plot.is_upright else strip_spot(plot, box, 0, number).x - box.x


# ---------------------------------------------------------------------- what lies on panels
_ABOVE_BAZAARS = 52.0
"""What the pile of tiles takes above the bazaars."""


_IN_ROW, _BETWEEN_BAZAARS = 2, 6.0
"""How many bazaars stand in one row, and what lies between them."""


def bazaar_spot(plan: Plan, place: int, number: int) -> Box:
    """Returns where one of the bazaars beside the market lies: in up to two rows, many reaching over each other."""
    size = plan.bazaar
    box = plan.sold.side.trimmed(top=_ABOVE_BAZAARS)
    rows = 1 if number <= _IN_ROW else 2
    columns = -(-number // rows)
    right, down = (
        min(size + _BETWEEN_BAZAARS, (room - size) / max(1, count - 1))
        for room, count in ((box.w, columns), (box.h, rows))
    )
    first = box.centred(size + (columns - 1) * right, size + (rows - 1) * down)
    row, column = divmod(place, columns)
    return Box(first.x + column * right, first.y + row * down, size, size)


def tile_deck(plan: Plan) -> Box:
    """Returns where the pile of tiles stands: small above the bazaars, large where there are none."""
    side = plan.sold.side
    if plan.has_bazaars:
        return Box(side.x + 6, side.y + 6, 46, 46)
    size = min(68.0, side.w - 4)
    return Box(side.cx - size / 2, side.y + 14, size, size)


def vizier_spot(plot: Plot) -> Box:
    """Returns where a seat's vizier lies: in the heading, beside a small Alhambra below its owner's token."""
    if plot.is_large:
        return Box(plot.head.x + 74, plot.head.cy - 26, 52, 52)
    if plot.foot:
        return Box(plot.foot.x, plot.foot.cy - 20, 40, 40)
    return Box(plot.box.x + 7, plot.land.y + 4, 40, 40)
