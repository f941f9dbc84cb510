"""What the pieces of both tables begin with."""

from typing import TypeAlias

from game.boxes.alhambra_family.table.frame import PursePlan, PurseView
from game.boxes.alhambra_family.table.phrases import Players
from game.tabletop.frame import Frame
from game.tabletop.pieces import AskedT, Piece, PlacesT


class FamilyPiece(Piece[AskedT, PlacesT]):
    """A piece that knows who plays, the third player too, and what scorings are called."""

    def __init__(self, players: Players) -> None:
        self._players = players


class SharedPiece(FamilyPiece[PurseView, PursePlan]):
    """A piece that lies on both tables."""


SharedFrame: TypeAlias = Frame[PurseView, PursePlan]
"""What such a piece is drawn with."""
