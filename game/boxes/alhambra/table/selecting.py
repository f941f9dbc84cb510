"""Which items stand for which moves, and why one cannot be touched."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from game.boxes.alhambra.rules.board import at
from game.boxes.alhambra.rules.illegal import illegal_reason as refusal
from game.boxes.alhambra.rules.items import (
    DECLINE,
    DIRK,
    DONE,
    FALCON,
    RESERVE,
    TILE,
    TILE_OF,
    cell_item,
    corner_item,
    vizier_item,
)
from game.boxes.alhambra.rules.moves import (
    Build,
    Buy,
    Decline,
    EndTurn,
    Give,
    Move,
    PayFalcon,
    Place,
    PlaceFalcon,
    Reserve,
    Store,
    Swap,
    WakeVizier,
)
from game.boxes.alhambra.rules.purchases import covered
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.offers import best_purchase
from game.boxes.alhambra_family.rules.money import CARD_OF
from game.boxes.alhambra_family.rules.money import ITEM as MONEY
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.alhambra_family.table.paying import best_taking
from game.tabletop.table import Selection


def unlisted(view: View, items: Sequence[str]) -> Buy | None:
    """Returns the purchase of a touched tile with the touched cards, needless ones too, and more if they must."""
    cards = tuple(CARD_OF[item] for item in items if item in CARD_OF)
    tiles = [tile for tile in view.squares if tile is not None and TILE[tile] in items]
    if len(tiles) != 1 or len(items) != 1 + len(cards) or not view.is_acting:
        return None
    paid = covered(view.squares, view.hands[view.acting] or (), tiles[0], cards)
    return Buy(tiles[0], paid) if paid else None


def clicks(view: View, move: Move) -> tuple[str, ...]:
    """Returns the items to touch for a move, in the order in which one thinks of them.

    A tile on sale, then its money; a tile, then where it goes; a falcon, then its corner. A single waiting tile need
    not be touched: it is the one that is placed.
    """
    match move:
        case TakeMoney(cards):
            return tuple(MONEY[card] for card in cards)
        case Buy(tile, cards):
            return (TILE[tile], *(MONEY[card] for card in cards))
        case PayFalcon(card):
            return (MONEY[card],)
        case PlaceFalcon(falcon, corner):
            return FALCON[falcon], corner_item(corner)
        case Place() | Reserve() | Give():
            return _placing(view, move)
        case Build() | Store() | Swap():
            return _redesigning(view, move)
        case WakeVizier():
            return (vizier_item(view.acting),)
        case EndTurn():
            return (DONE,)
        case Decline():
            return (DECLINE,)
        case _:
            assert_never(move)


def _placing(view: View, move: Place | Reserve | Give) -> tuple[str, ...]:
    target = cell_item(move.cell) if isinstance(move, Place) else RESERVE if isinstance(move, Reserve) else DIRK
    return (target,) if len(view.waiting) == 1 else (TILE[move.tile], target)


def _redesigning(view: View, move: Build | Store | Swap) -> tuple[str, ...]:
    if isinstance(move, Build):
        return TILE[move.tile], cell_item(move.cell)
    built = TILE[at(view.boards[view.acting])[move.cell]]
    return (built, RESERVE) if isinstance(move, Store) else (TILE[move.tile], built)


def chosen_tile(view: View, touched: Sequence[str]) -> int | None:
    """Returns the tile that touches are about first; while tiles are placed, a single waiting one without a touch."""
    found = [TILE_OF[item] for item in touched if item in TILE_OF]
    if found:
        return found[0]
    return view.waiting[0] if view.task == Task.PLACE and len(view.waiting) == 1 else None


def illegal_reason(view: View, selection: Selection, item: str) -> str:
    """Returns the key of why an item cannot be touched, or "".

    A touch that fits alone starts a new choice, but where a tile or falcon is chosen a place is judged for that one.
    """
    if item in selection.open or item in selection.touched:
        return ""
    if view.task == Task.PLACE and len(view.waiting) == 1 and TILE_OF.get(item) in view.waiting:
        return "refuse.chosen"
    is_place = item.startswith(("cell:", "corner:"))
    return refusal(view, (*selection.touched, item) if is_place else (item,)) or ""


def suggest(view: View, item: str, moves: Sequence[Move]) -> Buy | None:
    """Returns the purchase of a touched tile that wastes least."""
    return best_purchase(moves, TILE_OF[item]) if item in TILE_OF else None


def shortcuts(view: View, moves: Sequence[Move]) -> dict[str, tuple[str, ...]]:
    """Returns the choices by key.

    "1" to "4" buy from the squares, "9" the first bazaar that can be paid, "5" to "8" take money; "k" keeps a new tile
    in the reserve, "g" gives it to the third player, "w" wakes the vizier, "d" declines or is done.
    """
    found = {**dict(_market(view, moves)), **dict(_decisions(view, moves))}
    return {key: clicks(view, move) for key, move in found.items()}


def _market(view: View, moves: Sequence[Move]) -> Iterator[tuple[str, Move]]:
    for square, tile in enumerate(view.squares):
        if tile is not None and (bought := best_purchase(moves, tile)):
            yield str(1 + square), bought
    bazaars = [move for bazaar in view.beside if (move := best_purchase(moves, bazaar))]
    yield from (("9", move) for move in bazaars[:1])
    for place, card in enumerate(view.display):
        if card is not None and (taken := best_taking(moves, card)):
            yield str(5 + place), taken


_KEYS = {Reserve: "k", Give: "g", WakeVizier: "w", Decline: "d", EndTurn: "d"}


def _decisions(view: View, moves: Sequence[Move]) -> Iterator[tuple[str, Move]]:
    """The choices without a place; with several waiting tiles, for the first one."""
    for move in reversed(moves):
        if key := _KEYS.get(type(move)):
            yield key, move
