"""What lies on the table, each kind in one place."""

from collections.abc import Callable, Mapping, Sequence

from game.boxes.maharaja.table.painting import Frame
from game.boxes.maharaja.table.pieces.buildings import House, Palace
from game.boxes.maharaja.table.pieces.choices import Action, Arrow, Bid, Route, singles
from game.boxes.maharaja.table.pieces.people import Architect, Character, Governor, Maharaja
from game.boxes.maharaja.table.pieces.piece import OPEN, MaharajaPiece
from game.boxes.maharaja.table.pieces.places import City, Courtyard, Site, Village
from game.boxes.maharaja.table.pieces.seats import Houses, Palaces, PlayerPanel
from game.stage.stage import Pose
from game.tabletop.items import Item, Selection
from game.tabletop.players import Players

_ON_MAP = (Village, City, Courtyard, Palace, Site, House, Architect, Maharaja)
ON_MAP = frozenset(kind.kind for kind in _ON_MAP)
"""The kinds of items that lie on the map."""


def map_pieces(players: Players) -> tuple[MaharajaPiece, ...]:
    """Returns the pieces on the map."""
    return tuple(kind(players) for kind in _ON_MAP)


def all_pieces(players: Players) -> tuple[MaharajaPiece, ...]:
    """Returns all pieces of the table."""
    others = (Governor, PlayerPanel, Houses, Palaces, Character, Action, Arrow, Bid, Route)
    return (*map_pieces(players), *(kind(players) for kind in others), *singles(players))


def raised(poses: Mapping[Item, Pose], selection: Selection) -> dict[Item, Pose]:
    """Returns poses with whatever may be touched above everything that may not."""
    return {
        item: Pose(pose.box, pose.z + OPEN, pose.turn, pose.alpha) if item in selection.open else pose
        for item, pose in poses.items()
    }


def paint_some(frame: Frame, pieces: Sequence[MaharajaPiece], is_shown: Callable[[Item], bool]) -> None:
    """Draws some of the pieces where they lie by the frame's plan, from back to front."""
    kinds = {piece.kind: piece for piece in pieces}
    lying = {item: pose for piece in pieces for item, pose in piece.lie(frame.view, frame.plan, frame.selection)}
    for item, pose in sorted(raised(lying, frame.selection).items(), key=lambda pair: pair[1].z):
        if is_shown(item):
            kinds[item.kind].paint(frame, item, pose)
