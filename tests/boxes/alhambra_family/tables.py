"""Both Alhambra games at a table: random games to look at, tables to look with, and hands that carry."""

from functools import cache
from typing import Any

from game.boxes.alhambra.rules.tasks import Task
from game.core.beat import Beat
from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop.items import Item
from game.tabletop.picker import Picker
from game.tabletop.selection import Selection
from tests.boxes.alhambra import speaking
from tests.boxes.alhambra_cards import tables as card_tables
from tests.boxes.alhambra_family.games import Game
from tests.boxes.looking import AREA, selection_of, touch_only
from tests.boxes.tables import Hand

FOLDED = Box(0, 88, 1031, 492)
"""A window in which panels are folded."""
_SEEDS = {2: 1}
"""Which random games are looked at, 2 if none is named: always the same, so that each is played once."""


@cache
def table(game: Game, seats: int, language: str = "en") -> Any:
    return speaking.table(seats, language) if game.is_tiles else card_tables.table(seats, language)


@cache
def met(game: Game, seats: int) -> tuple[tuple[Any, Beat], ...]:
    """Returns a whole random game, with all modules: each position with what an onlooker learned."""
    if game.is_tiles:
        return speaking.game(seats, _SEEDS.get(seats, 2))
    return tuple(card_tables.played(seats, _SEEDS.get(seats, 2)))


def decisions(game: Game, seats: int, number: int = 10) -> list[tuple[Any, Seat]]:
    """Returns so many positions in which somebody decides; in the tile game as many of the rarer decisions."""
    found = [(state, min(acting)) for state, _ in met(game, seats) if (acting := game.rules.to_act(state))]
    chosen = found[:: max(1, len(found) // number)]
    if game.is_tiles:
        rare = [pair for pair in found if pair[0].task not in (Task.ACT, Task.PLACE)]
        chosen += rare[:: max(1, len(rare) // number)]
    return chosen


def picked(game: Game, state: Any, *items: Item) -> Selection:
    """Returns the mood after whoever decides touched these items."""
    (seat,) = game.rules.to_act(state)
    shown, view = table(game, state.seats), game.rules.view(state, seat)
    picker = Picker(shown, view, game.rules.legal(state, seat))
    for item in items:
        touch_only(picker, item)
    return selection_of(picker, seat, tuple(shown.layout(view, AREA, Selection())))


def hand(game: Game, state: Any, area: Box = AREA) -> Hand:
    """Returns the hand of whoever decides."""
    (seat,) = game.rules.to_act(state)
    return Hand(table(game, state.seats), game.rules, state, seat, area)
