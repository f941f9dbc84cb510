"""What lies on the table of the tile game, each kind in one place."""

from game.boxes.alhambra.table.painting import Thing
from game.boxes.alhambra.table.pieces.cells import EmptyCell
from game.boxes.alhambra.table.pieces.decisions import Gift, Reserve, Vizier, refusals
from game.boxes.alhambra.table.pieces.falcons import FreePerch, PerchedFalcon, SuppliedFalcon
from game.boxes.alhambra.table.pieces.tiles import EmptySquare, Tile, TileDeck
from game.boxes.alhambra_family.table.phrases import Players
from game.boxes.alhambra_family.table.pieces import MoneyBack, MoneyCard, MoneyDeck, ScoringCard

_KINDS = (
    MoneyDeck, TileDeck, ScoringCard, EmptySquare, Tile, MoneyCard, MoneyBack, PerchedFalcon, Vizier,
    EmptyCell, Reserve, Gift, FreePerch, SuppliedFalcon,
)  # fmt: skip


def all_pieces(players: Players) -> tuple[Thing, ...]:
    """Returns one piece of each kind; of equal heights the later one lies on top."""
    return (*(kind(players) for kind in _KINDS), *refusals(players))
