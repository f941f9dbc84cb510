"""Everything that lies on the table of Ys: one piece for each kind of thing."""

from game.boxes.ys.table.evaluation import Evaluation
from game.boxes.ys.table.phrases import YsPlayers
from game.boxes.ys.table.pieces.brokers import BoardBroker, FrontBroker, NeutralBroker, ScreenBroker
from game.boxes.ys.table.pieces.cards import HandCard, OrderCard, PalaceCard
from game.boxes.ys.table.pieces.gems import Arrow, CargoGem, Colour, Decline, FaceDown, OwnedGems, RowGem
from game.boxes.ys.table.pieces.piece import YsPiece
from game.boxes.ys.table.pieces.places import Area, ColumnHead, QuarterPlate, Square

_KINDS: tuple[type[YsPiece], ...] = (
    QuarterPlate,
    Area,
    PalaceCard,
    CargoGem,
    Square,
    RowGem,
    ColumnHead,
    FrontBroker,
    OrderCard,
    OwnedGems,
    BoardBroker,
    ScreenBroker,
    NeutralBroker,
    HandCard,
    Arrow,
    FaceDown,
    Colour,
    Decline,
)


def all_pieces(players: YsPlayers, evaluation: Evaluation) -> list[YsPiece]:
    """Returns one piece of each kind; of equal heights the later one lies on top."""
    return [kind(players, evaluation) for kind in _KINDS]
