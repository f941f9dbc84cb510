"""What touched items are in a view: money in hand or open, tiles by where they lie, cells, falcons and targets."""

from collections.abc import Sequence

from game.boxes.alhambra.rules.board import Cell, at
from game.boxes.alhambra.rules.items import DECLINE, DIRK, DONE, FALCON_OF, RESERVE, TILE_OF, place_of, seat_of
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.rules.market import SLOTS
from game.boxes.alhambra_family.rules.money import CARD_OF, Cards
from game.core.values import value

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


def touch(view: View, items: Sequence[str]) -> Touch:
    """Returns what the items are for the acting seat of a view."""
    named = [(_kind(view, item), item) for item in items]

    def all_of(kind: str) -> list[str]:
        return [item for named_kind, item in named if named_kind == kind]

    board = {tile: cell for cell, tile in view.boards[view.acting]}
    return Touch(
        kinds=frozenset(kind for kind, _ in named),
        hand=tuple(CARD_OF[item] for item in all_of("hand")),
        open=tuple(CARD_OF[item] for item in all_of("open")),
        sale=tuple(dict.fromkeys(_for_sale(view, item) for item in all_of("sale"))),
        waiting=tuple(TILE_OF[item] for item in all_of("waiting")),
        built=tuple(board[TILE_OF[item]] for item in all_of("built")),
        stored=tuple(TILE_OF[item] for item in all_of("stored")),
        cells=tuple(cell for item in all_of("cell") if (cell := place_of(item)) is not None),
        falcons=tuple(FALCON_OF[item] for item in all_of("falcon")),
        corners=tuple(corner for item in all_of("corner") if (corner := place_of(item)) is not None),
    )


def _for_sale(view: View, item: str) -> int:
    tile = TILE_OF.get(item)
    if tile is not None:
        return tile
    on_square = view.squares[int(item.removeprefix("square:"))]
    assert on_square is not None
    return on_square


def _kind(view: View, item: str) -> str:
    if item in CARD_OF:
        return _kind_of_money(view, CARD_OF[item])
    if item in TILE_OF:
        return _kind_of_tile(view, TILE_OF[item])
    if item in FALCON_OF:
        return "falcon" if FALCON_OF[item] in view.falcons else "perched"
    if item in (RESERVE, DIRK, DONE, DECLINE):
        return item
    return _kind_of_rest(view, item)


def _kind_of_money(view: View, card: int) -> str:
    if card in view.display:
        return "open"
    return "hand" if card in (view.hands[view.acting] or ()) else "their_money"


def _kind_of_tile(view: View, tile: int) -> str:
    if tile in view.squares or tile in view.beside:
        return "sale"
    if tile in view.waiting:
        return "waiting"
    if tile in view.reserves[view.acting]:
        return "stored"
    return "built" if tile in at(view.boards[view.acting]).values() else "their_tile"


def _kind_of_rest(view: View, item: str) -> str:
    kind = item.partition(":")[0]
    match kind:
        case "square" if item.removeprefix("square:") in map(str, SLOTS):
            return "empty_square" if view.squares[int(item.removeprefix("square:"))] is None else "sale"
        case "back":
            return "their_money"
        case "fountain":
            return "fountain" if seat_of(item) == view.acting else "their_tile"
        case "vizier" | "perched":
            return kind if seat_of(item) == view.acting else "nothing"
        case "cell" | "corner":
            return kind
        case _:
            return "nothing"
