"""What touched items are in a view, what a hand could pay for the tiles on sale, which items stand for which moves."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from game.boxes.alhambra.rules import moves as mv
from game.boxes.alhambra.rules.board import Cell, at
from game.boxes.alhambra.rules.legal import covered
from game.boxes.alhambra.rules.legal import offers as prices
from game.boxes.alhambra.rules.moves import Move, Task
from game.boxes.alhambra.rules.tiles import CURRENCY as CURRENCY_OF
from game.boxes.alhambra.rules.tiles import FOUNTAIN
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra_family.rules.components import Cards, total, worth
from game.boxes.alhambra_family.rules.payment import cheapest, waste
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.alhambra_family.table import items as money_items
from game.boxes.alhambra_family.table.items import cards_among, money
from game.boxes.alhambra_family.table.paying import Payable, best_taking
from game.core.values import value
from game.tabletop.items import Item

# ---------------------------------------------------------------------- what touched items are
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


def touch(view: View, touched: Sequence[Item]) -> Touch:
    """Returns what the items are for the acting seat of a view."""
    found: dict[str, tuple[int, ...]] = defaultdict(tuple)
    for item in touched:
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
        case Item(items.TILE, (tile, *seat)):
            return _tile(view, tile, seat)
        case Item(money_items.MONEY, (card,)):
            return _money(view, card), card
        case Item(items.FALCON, (falcon,)):
            return "falcon" if falcon in view.falcons else "perched", falcon
        case Item(items.SQUARE, (square,)):
            return "empty_square", square
        case Item(items.VIZIER | items.PERCHED, (seat, *_)):
            return item.kind if seat == view.acting else "nothing", 0
        case Item(items.CELL | items.CORNER, (at,)):
            return item.kind, at
    if item in (items.RESERVE, items.DIRK, items.DONE, items.DECLINE):
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


# ---------------------------------------------------------------------- what a hand could pay for the tiles on sale
@dataclass(frozen=True, slots=True)
class Offer(Payable):
    """A tile on sale; `exactly` tells that only exact money is taken, for a bazaar or from the vizier."""

    tile: int
    currency: int
    exactly: bool


def offers(view: View) -> dict[int, Offer]:
    """Returns what the viewer's hand could do about each tile that has a price; nothing for an unknown hand."""
    hand = None if view.seat is None else view.hands[view.seat]
    if hand is None:
        return {}
    by_vizier = view.task == Task.INVITE
    return {
        tile: _offer(tile, currency, price, hand, exactly=by_vizier or tile in CURRENCY_OF)
        for tile, currency, price in prices(view.squares, view.beside)
    }


def _offer(tile: int, currency: int, price: int, hand: Sequence[int], *, exactly: bool) -> Offer:
    best = cheapest(hand, currency, price)
    missing = max(0, price - worth(hand, currency))
    return Offer(price, missing, () if exactly and total(best) > price else best, tile, currency, exactly)


def best_purchase(moves: Iterable[object], tile: int) -> mv.Buy | None:
    """Returns the purchase of a tile that wastes least, of equal ones the one with the fewest cards."""
    ways = [move for move in moves if isinstance(move, mv.Buy) and move.tile == tile]
    return min(ways, key=lambda move: waste(move.cards, 0), default=None)


# ---------------------------------------------------------------------- which items stand for which moves
def unlisted(view: View, touched: Sequence[Item]) -> mv.Buy | None:
    """Returns the purchase of a touched tile with the touched cards, needless ones too, and more if they must."""
    cards = cards_among(touched)
    tiles = [number for number in items.among(touched, items.TILE) if number in view.squares]
    if len(tiles) != 1 or len(touched) != 1 + len(cards) or not view.is_acting:
        return None
    paid = covered(view.squares, view.hands[view.acting] or (), tiles[0], cards)
    return mv.Buy(tiles[0], paid) if paid else None


def clicks(view: View, move: Move) -> tuple[Item, ...]:
    """Returns the items to touch for a move, in the order in which one thinks of them.

    A tile on sale, then its money; a tile, then where it goes; a falcon, then its corner. A single waiting tile need
    not be touched: it is the one that is placed.
    """
    match move:
        case TakeMoney(cards):
            return tuple(map(money, cards))
        case mv.Buy(number, cards):
            return items.tile(number), *map(money, cards)
        case mv.PayFalcon(card):
            return (money(card),)
        case mv.PlaceFalcon(number, place):
            return items.falcon(number), items.corner(place)
        case mv.Place(number, place):
            return _placing(view, number, items.cell(place))
        case mv.Reserve(number):
            return _placing(view, number, items.RESERVE)
        case mv.Give(number):
            return _placing(view, number, items.DIRK)
        case mv.Build(number, place):
            return items.tile(number), items.cell(place)
        case mv.Store(place):
            return items.tile(at(view.boards[view.acting])[place]), items.RESERVE
        case mv.Swap(number, place):
            return items.tile(number), items.tile(at(view.boards[view.acting])[place])
        case mv.WakeVizier():
            return (items.vizier(view.acting),)
        case mv.EndTurn():
            return (items.DONE,)
        case mv.Decline():
            return (items.DECLINE,)
        case _:
            assert_never(move)


def _placing(view: View, number: int, target: Item) -> tuple[Item, ...]:
    return (target,) if len(view.waiting) == 1 else (items.tile(number), target)


def chosen_tile(view: View, touched: Sequence[Item]) -> int | None:
    """Returns the tile that touches are about first; while tiles are placed, a single waiting one without a touch."""
    if found := items.among(touched, items.TILE):
        return found[0]
    return view.waiting[0] if view.task == Task.PLACE and len(view.waiting) == 1 else None


def suggest(view: View, item: Item, moves: Sequence[Move]) -> mv.Buy | None:
    """Returns the purchase of a touched tile that wastes least."""
    return best_purchase(moves, item.at[0]) if item.kind == items.TILE else None


def shortcuts(view: View, moves: Sequence[Move]) -> dict[str, tuple[Item, ...]]:
    """Returns the choices by key.

    "1" to "4" buy from the squares, "9" the first bazaar that can be paid, "5" to "8" take money; "k" keeps a new tile
    in the reserve, "g" gives it to the third player, "w" wakes the vizier, "d" declines or is done.
    """
    found = {**dict(_market(view, moves)), **dict(_decisions(moves))}
    return {key: clicks(view, move) for key, move in found.items()}


def _market(view: View, moves: Sequence[Move]) -> Iterator[tuple[str, Move]]:
    for square, number in enumerate(view.squares):
        if number is not None and (bought := best_purchase(moves, number)):
            yield str(1 + square), bought
    bazaars = [move for bazaar in view.beside if (move := best_purchase(moves, bazaar))]
    yield from (("9", move) for move in bazaars[:1])
    for place, card in enumerate(view.display):
        if card is not None and (taken := best_taking(moves, card)):
            yield str(5 + place), taken


_KEYS = {mv.Reserve: "k", mv.Give: "g", mv.WakeVizier: "w", mv.Decline: "d", mv.EndTurn: "d"}


def _decisions(moves: Sequence[Move]) -> Iterator[tuple[str, Move]]:
    """The choices without a place; with several waiting tiles, for the first one."""
    for move in reversed(moves):
        if key := _KEYS.get(type(move)):
            yield key, move
