"""What a plan of the table says: pure arithmetic in reference units, the same for layout, painting and touches."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.boxes.alhambra.rules.modules import Modules
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.table.scoreboard_grid import ScoreboardGrid
from game.boxes.alhambra_family.table.zones import front_seat
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.viewport import Viewport

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


@dataclass(frozen=True, slots=True)
class Plan:
    """All panels of the table; `plots` are by seat, the others as panels for whoever needs them.

    `choice` is the button of a decision without a place, `gift` the target of the third player, `strip` open hands.
    `tabs` are the tabs of the panels that are folded, by key, and `called` is where one lies while it is called up.
    `bazaar` is how wide a bazaar lies beside the market (0: there are none in this game).
    `near` is how the land in front is enlarged (None: not at all).
    """

    plots: tuple[Plot, ...]
    market: Box
    squares: tuple[Box, ...]
    tile: float
    side: Box
    rim: float
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

    def spot(self, square: int) -> Box:
        """Returns where the tile of a market square lies."""
        return self.squares[square].band(0, self.tile).centred(self.tile, self.tile)


@dataclass(frozen=True, slots=True)
class Needs:
    """What of a view decides where panels go.

    `waits` and `stored` are the numbers of new tiles and of tiles in the reserve of whoever lies in front, `gives` and
    `chooses` whether the third player and the button of a decision are targets now.
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
