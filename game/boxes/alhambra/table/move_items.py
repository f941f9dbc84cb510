"""Which items stand for which moves."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from game.boxes.alhambra.rules.board import at
from game.boxes.alhambra.rules.legal import covered
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
    Task,
    WakeVizier,
)
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.offers import best_purchase
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.boxes.alhambra_family.table.items import cards_among, money
from game.boxes.alhambra_family.table.paying import best_taking
from game.tabletop.items import Item


def unlisted(view: View, touched: Sequence[Item]) -> Buy | None:
    """Returns the purchase of a touched tile with the touched cards, needless ones too, and more if they must."""
    cards = cards_among(touched)
    tiles = [number for number in items.among(touched, items.TILE) if number in view.squares]
    if len(tiles) != 1 or len(touched) != 1 + len(cards) or not view.is_acting:
        return None
    paid = covered(view.squares, view.hands[view.acting] or (), tiles[0], cards)
    return Buy(tiles[0], paid) if paid else None


def clicks(view: View, move: Move) -> tuple[Item, ...]:
    """Returns the items to touch for a move, in the order in which one thinks of them.

    A tile on sale, then its money; a tile, then where it goes; a falcon, then its corner. A single waiting tile need
    not be touched: it is the one that is placed.
    """
    match move:
        case TakeMoney(cards):
            return tuple(map(money, cards))
        case Buy(number, cards):
            return items.tile(number), *map(money, cards)
        case PayFalcon(card):
            return (money(card),)
        case PlaceFalcon(number, place):
            return items.falcon(number), items.corner(place)
        case Place(number, place):
            return _placing(view, number, items.cell(place))
        case Reserve(number):
            return _placing(view, number, items.RESERVE)
        case Give(number):
            return _placing(view, number, items.DIRK)
        case Build(number, place):
            return items.tile(number), items.cell(place)
        case Store(place):
            return items.tile(at(view.boards[view.acting])[place]), items.RESERVE
        case Swap(number, place):
            return items.tile(number), items.tile(at(view.boards[view.acting])[place])
        case WakeVizier():
            return (items.vizier(view.acting),)
        case EndTurn():
            return (items.DONE,)
        case Decline():
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


def suggest(item: Item, moves: Sequence[Move]) -> Buy | None:
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


_KEYS = {Reserve: "k", Give: "g", WakeVizier: "w", Decline: "d", EndTurn: "d"}


def _decisions(moves: Sequence[Move]) -> Iterator[tuple[str, Move]]:
    """The choices without a place; with several waiting tiles, for the first one."""
    for move in reversed(moves):
        if key := _KEYS.get(type(move)):
            yield key, move
