"""Ideas for both Alhambra games: when to buy, what to save, what to collect."""

from collections import Counter
from functools import partial
from typing import Any

from game.boxes.alhambra.rules import board, tiles
from game.boxes.alhambra.rules import moves as tile_moves
from game.boxes.alhambra.rules.scoring import wall
from game.boxes.alhambra_cards.rules import moves as card_moves
from game.boxes.alhambra_family.rules import components
from game.boxes.alhambra_family.rules.components import CURRENCY, total
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat
from tests.trials.scripts.script import Scripts

_FULL = 8
"""With so many cards a hoarder has saved enough."""
_BUYS = (card_moves.Buy, tile_moves.Buy)


def bought(view: Any, move: Any) -> int | None:
    """Returns the building or tile that a move buys."""
    if isinstance(move, card_moves.Buy):
        building: int | None = view.yard[move.slot]
        return building
    return move.tile if isinstance(move, tile_moves.Buy) else None


def price(tile: int) -> int:
    """Returns what a building or tile costs (a bazaar: nothing that is printed on it)."""
    return tiles.PRICE[tile]


def overpaid(view: Any, move: Any) -> int:
    """Returns by how much a purchase is paid too high."""
    tile = bought(view, move)
    assert tile is not None
    return total(move.cards) - price(tile)


def hand(view: Any, seat: Seat) -> Counter[int]:
    """Returns the money of a seat's hand by currency."""
    found: Counter[int] = Counter()
    for card in view.hands[seat]:
        found[CURRENCY[card]] += total((card,))
    return found


def owned(view: Any, seat: Seat) -> Counter[int]:
    """Returns how many buildings of each type a seat has."""
    if hasattr(view, "buildings"):
        return Counter(components.TYPE[tile] for tile in view.buildings[seat])
    types = (tiles.TYPE[tile] for _, tile in view.boards[seat])
    return Counter(kind for kind in types if kind is not None)


def other(view: Any, move: Any) -> float:
    """How much what is neither taking nor buying is liked: tiles go where they may, nothing is redesigned."""
    if isinstance(move, tile_moves.Place | card_moves.Keep):
        return 3
    return 2 if isinstance(move, tile_moves.Decline | tile_moves.EndTurn | tile_moves.Reserve) else -5


def saver(view: Any, seat: Seat, move: Any, *, least_cards: int = 0, only_exact: bool = False) -> float:
    """Buys what it can, dearest first and with the least overpaid; otherwise takes the most money."""
    if isinstance(move, TakeMoney):
        return total(move.cards) / 100
    if not isinstance(move, _BUYS):
        return other(view, move)
    tile, over = bought(view, move), overpaid(view, move)
    assert tile is not None
    if len(view.hands[seat]) < least_cards or (only_exact and over):
        return -1
    return 1 + price(tile) / 100 - over / 10


def cheap(view: Any, seat: Seat, move: Any) -> float:
    """Buys whatever is cheapest, at once."""
    if not isinstance(move, _BUYS):
        return saver(view, seat, move)
    tile = bought(view, move)
    assert tile is not None
    return 1 - price(tile) / 100 - overpaid(view, move) / 1000


def one_currency(view: Any, seat: Seat, move: Any) -> float:
    """Hoards the currency of which it has most, and pays exactly."""
    if not isinstance(move, TakeMoney):
        return saver(view, seat, move, only_exact=True)
    held = hand(view, seat)
    return sum(held[CURRENCY[card]] + total((card,)) for card in move.cards) / 1000


def collector(view: Any, seat: Seat, move: Any) -> float:
    """Buys the types of which it has most."""
    if not isinstance(move, _BUYS):
        return saver(view, seat, move)
    tile = bought(view, move)
    kind = tiles.TYPE[tile] if tile is not None else None
    return 1 + (owned(view, seat)[kind] if kind is not None else 0) - overpaid(view, move) / 100


def spreader(view: Any, seat: Seat, move: Any) -> float:
    """Buys the types of which it has fewest."""
    if not isinstance(move, _BUYS):
        return saver(view, seat, move)
    tile = bought(view, move)
    kind = tiles.TYPE[tile] if tile is not None else None
    return 5 - (owned(view, seat)[kind] if kind is not None else 0) - overpaid(view, move) / 100


def many_cards(view: Any, seat: Seat, move: Any) -> float:
    """Takes as many cards as it may, and pays exactly."""
    if isinstance(move, TakeMoney):
        return len(move.cards) / 10
    return saver(view, seat, move, only_exact=True)


def walls(view: Any, seat: Seat, move: Any) -> float:
    """Buys the tiles with the most walls and puts them where the wall is longest."""
    if isinstance(move, tile_moves.Buy):
        return 1 + tiles.WALLS[move.tile].bit_count() - overpaid(view, move) / 10
    if isinstance(move, tile_moves.Place):
        return 3 + wall(board.placed(view.boards[seat], move.cell, move.tile)) / 100
    return saver(view, seat, move)


_SHARED: Scripts = {
    "dearest it can": saver,
    "cheapest at once": cheap,
    "exact only": partial(saver, only_exact=True),
    "saves eight cards": partial(saver, least_cards=_FULL),
    "one currency, exact": one_currency,
    "types it has": collector,
    "types it lacks": spreader,
    "many cards, exact": many_cards,
}
CARD_GAME: Scripts = _SHARED
TILE_GAME: Scripts = {**_SHARED, "walls": walls}
