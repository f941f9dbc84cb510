"""What the pieces of this box have in common."""

from collections.abc import Iterator

from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table.geometry import Plan
from game.boxes.maharaja.table.painting import Frame
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.palette import GLOW
from game.stage.stage import Pose
from game.tabletop.highlight import faded, strength
from game.tabletop.items import Item
from game.tabletop.pieces import Piece
from game.tabletop.players import Players

PLACES, PALACES, SITES, PIECES, FIGURES, PANELS, CARDS, OPEN = 2, 10, 20, 24, 28, 40, 50, 100
"""Heights of what lies on the table; what may be touched lies above what may not."""
GHOST = 225
"""How opaque a piece is that would be put where the mouse points."""
Lying = Iterator[tuple[Item, Pose]]
"""The items of a piece with where they lie."""


class MaharajaPiece(Piece[View, Plan]):
    """A kind of thing on this table, which is called by names of the box."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._say = players.say


def home(plan: Plan, seat: Seat, alpha: int = 255) -> Pose:
    """Returns where houses and palaces of a seat come from and go to: its panel."""
    return Pose(plan.seats[seat].text.centred(40, 40), 200, alpha=alpha)


def put(frame: Frame, name: str, box: Box, alpha: int = 255) -> None:
    """Draws the picture of a piece at a box."""
    frame.canvas.put(name, box.x, box.y, box.w, alpha=faded(alpha))


def ring(frame: Frame, item: Item, box: Box, radius: float) -> None:
    """Draws light around a place that something can be brought to; what lies there must be seen."""
    alpha = strength(frame.selection, item)
    if alpha:
        frame.canvas.outline(box.grown(4), f"#FFD65C{min(150, alpha):02X}", radius + 4, 7)
        frame.canvas.outline(box.grown(1), "#B8720A" if alpha < 60 else GLOW, radius, 3)


def rim(frame: Frame, item: Item, box: Box) -> None:
    """Draws a line of light around what is pointed at, thick enough to be seen on a small map."""
    if item == frame.selection.hover and item in frame.selection.open:
        frame.canvas.outline(box.grown(3), GLOW, 10, 4)
