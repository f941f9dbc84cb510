"""Both Alhambra games at a table: random games to look at, tables to look with, and hands that carry."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from game.boxes.alhambra.rules import board, moves, tiles
from game.boxes.alhambra.rules import moves as tile_moves
from game.boxes.alhambra.table import items
from game.boxes.alhambra_family.rules.components import CURRENCIES
from game.boxes.alhambra_family.table.items import money
from game.core import rules
from game.paint.box import Box
from game.tabletop import loading
from game.tabletop.items import Item, Selection
from game.tabletop.picker import Picker
from tests.boxes import looking, tables
from tests.boxes.alhambra.positions import MODULES
from tests.boxes.alhambra_family.games import Game
from tests.boxes.alhambra_family.pieces import card

_SEEDS = {2: 1}
"""Which random games are looked at, 2 if none is named: always the same, so that each is played once."""
_EAGER = (tile_moves.PlaceFalcon, tile_moves.Place, tile_moves.Buy)
"""What random players of the tile game rather do than anything else, so that their games show much."""


@cache
def table(game: Game, seats: int, language: str = "en", *modules: str) -> Any:
    return loading.table(game.box)(looking.words(language), looking.cast(seats), dict.fromkeys(modules, True))


def played(game: Game, seats: int, seed: int, eager: float = 0.7, **options: bool) -> Iterator[tuple[Any, rules.Beat]]:
    """Plays a random game and yields every position with what an onlooker learned."""
    luck = looking.Luck(f"{seats} {seed}")
    state, news = game.new(seats, luck, **options)
    yield state, rules.Beat(0, None, tuple(news), game.rules.view(state, None))
    number = 0
    while acting := game.rules.to_act(state):
        (seat,), moves = acting, game.legal(state)
        move = _tile_move(moves, luck) if game.is_tiles else _card_move(game, moves, luck, eager)
        after = rules.step(game.rules, state, seat, move, luck)
        state, number = after.state, number + 1
        yield state, rules.Beat(number, seat, after.events, game.rules.view(state, None))


def _card_move(game: Game, moves: Sequence[Any], luck: looking.Luck, eager: float) -> Any:
    """Eager players rather buy."""
    buys = [move for move in moves if isinstance(move, game.moves.Buy)]
    is_buying = len(buys) > 0 and luck.pick((True, False), (int(eager * 100), 100))
    return luck.pick(buys if is_buying else moves)


def _tile_move(moves: Sequence[Any], luck: looking.Luck) -> Any:
    for kind in _EAGER:
        wanted = [move for move in moves if isinstance(move, kind) and not _wastes(move, moves)]
        if len(wanted) > 0 and luck.pick((True, False), (7, 3)):
            return luck.pick(wanted)
    name = luck.pick(sorted({type(move).__name__ for move in moves}))
    return luck.pick([move for move in moves if type(move).__name__ == name])


def _wastes(move: Any, moves: Sequence[Any]) -> bool:
    """Whether a tile can be had for a part of these cards."""
    buys = [other for other in moves if isinstance(other, tile_moves.Buy)]
    return move in buys and any(other.tile == move.tile and {*other.cards} < {*move.cards} for other in buys)


@cache
def met(game: Game, seats: int, seed: int = 0) -> tuple[tuple[Any, rules.Beat], ...]:
    """Returns a whole random game, with all modules: each position with what an onlooker learned."""
    modules = dict.fromkeys(MODULES, True) if game.is_tiles else {}
    return tuple(played(game, seats, seed or _SEEDS.get(seats, 2), **modules))


def decisions(game: Game, seats: int, number: int = 10, seed: int = 0) -> list[tuple[Any, rules.Seat]]:
    """Returns so many positions in which somebody decides; in the tile game as many of the rarer decisions."""
    found = [(state, min(acting)) for state, _ in met(game, seats, seed) if (acting := game.rules.to_act(state))]
    chosen = found[:: max(1, len(found) // number)]
    if game.is_tiles:
        rare = [pair for pair in found if pair[0].task not in (moves.Task.ACT, moves.Task.PLACE)]
        chosen += rare[:: max(1, len(rare) // number)]
    return chosen


def picked(game: Game, state: Any, *items: Item, area: Box = looking.AREA) -> Selection:
    """Returns the mood after whoever decides touched these items."""
    (seat,) = game.rules.to_act(state)
    shown, view = table(game, state.seats), game.rules.view(state, seat)
    picker = Picker(shown, view, game.rules.legal(state, seat))
    for item in items:
        looking.touch_only(picker, item)
    return looking.selection_of(picker, seat, tuple(shown.layout(view, area, Selection(touched=picker.touched))))


def hand(game: Game, state: Any, area: Box = looking.AREA) -> tables.Hand:
    """Returns the hand of whoever decides."""
    (seat,) = game.rules.to_act(state)
    return tables.Hand(table(game, state.seats), game.rules, state, seat, area)


# ---------------------------------------------------------------------- things of the tile game, by short names
TILE = tuple(map(items.tile, range(tiles.FOUNTAIN)))
FALCON = tuple(map(items.falcon, tiles.FALCONS))


def thing(told: Item | str) -> Item:
    """Returns an item by its kind and numbers: "denar 4", "cell:2:0" (steps from the fountain), "vizier:1"."""
    if isinstance(told, Item):
        return told
    if told.startswith(CURRENCIES):
        return money(card(told))
    kind, *rest = told.split(":")
    numbers = tuple(map(int, rest))
    if kind in (items.CELL, items.CORNER):
        return Item(kind, (board.cell(*numbers),))
    return items.fountain(*numbers) if kind == "fountain" else Item(kind, numbers)
