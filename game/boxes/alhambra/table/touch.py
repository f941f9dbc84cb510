"""What touched items are in a view: money in hand or open, tiles by where they lie, cells, falcons and targets."""

from collections import defaultdict
from collections.abc import Sequence

from game.boxes.alhambra.rules.board import Cell
from game.boxes.alhambra.rules.tiles import FOUNTAIN
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items as kinds
from game.boxes.alhambra_family.rules.components import Cards
from game.boxes.alhambra_family.table import items as money_items
from game.core.values import value
from game.tabletop.items import Item

MARKET = frozenset({"sale", "empty_square", "hand"})
OWN = frozenset({"built", "stored", "cell", "reserve"})
FALCONRY = frozenset({"falcon", "corner"})
STRANGE = {
    "their_money": "not_yours",
    "their_tile": "not_your_tile",
    "fountain": "fountain",
    "perched": "falcon_stays",
    "nothing": "not_here",
}
"""Kinds that are part of no move, with the reason why."""


@value
class Touch:
    """The touched items by what they are; `kinds` names all of them, those without a field too."""

    kinds: frozenset[str]
    hand: Cards
    open: Cards
    sale: tuple[int, ...]
    waiting: tuple[int, ...]
    built: tuple[Cell, ...]
    stored: tuple[int, ...]
    cells: tuple[Cell, ...]
    falcons: tuple[int, ...]
    corners: tuple[Cell, ...]


def touch(view: View, items: Sequence[Item]) -> Touch:
    """Returns what the items are for the acting seat of a view."""
    found: dict[str, tuple[int, ...]] = defaultdict(tuple)
    for item in items:
        kind, number = _kind(view, item)
        found[kind] += (number,)
    return Touch(
        kinds=frozenset(found),
        hand=found["hand"],
        open=found["open"],
        sale=tuple(dict.fromkeys(found["sale"])),
        waiting=found["waiting"],
        built=found["built"],
        stored=found["stored"],
        cells=found["cell"],
        falcons=found["falcon"],
        corners=found["corner"],
    )


def _kind(view: View, item: Item) -> tuple[str, int]:
    """Returns what an item is, and which one of that kind."""
    match item:
        case Item(kinds.TILE, (tile, *seat)):
            return _tile(view, tile, seat)
        case Item(money_items.MONEY, (card,)):
            return _money(view, card), card
        case Item(kinds.FALCON, (falcon,)):
            return "falcon" if falcon in view.falcons else "perched", falcon
        case Item(kinds.SQUARE, (square,)):
            return "empty_square", square
        case Item(kinds.VIZIER | kinds.PERCHED, (seat, *_)):
            return item.kind if seat == view.acting else "nothing", 0
        case Item(kinds.CELL | kinds.CORNER, (at,)):
            return item.kind, at
    if item in (kinds.RESERVE, kinds.DIRK, kinds.DONE, kinds.DECLINE):
        return item.kind, 0
    return "their_money" if item.kind == money_items.BACK else "nothing", 0


def _money(view: View, card: int) -> str:
    if card in view.display:
        return "open"
    return "hand" if card in (view.hands[view.acting] or ()) else "their_money"


def _tile(view: View, tile: int, owner: Sequence[int]) -> tuple[str, int]:
    """Returns what a tile is; one of the own Alhambra is named by its cell, for there it can be touched."""
    if tile == FOUNTAIN:
        return "fountain" if view.acting in owner else "their_tile", tile
    if tile in view.squares or tile in view.beside:
        return "sale", tile
    if tile in view.waiting:
        return "waiting", tile
    if tile in view.reserves[view.acting]:
        return "stored", tile
    cell = next((cell for cell, built in view.boards[view.acting] if built == tile), None)
    return ("their_tile", tile) if cell is None else ("built", cell)
