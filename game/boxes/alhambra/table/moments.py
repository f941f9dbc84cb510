"""The great moments of the tile game."""

from collections.abc import Iterator, Sequence

from game.boxes.alhambra.rules.events import TileBought
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.rules.walls import wall
from game.boxes.alhambra.table import items
from game.boxes.alhambra_family.table.moments import exact
from game.boxes.alhambra_family.table.phrases import Players
from game.core.beat import Beat
from game.core.rules import Seat
from game.tabletop.moments import Moment

LONG_WALL = 8
"""From how many segments on the longest wall of the table is worth a word."""


def moments(players: Players, beat: Beat, before: Sequence[Beat]) -> Iterator[Moment]:
    """Yields the great moments of a stage of an entry, but for those that both games have after scorings."""
    for event in beat.events:
        if isinstance(event, TileBought) and event.exact and not event.by_vizier:
            yield from exact(players, beat, event.seat, items.tile(event.tile))
    view: View = beat.view
    if view.is_over or not before:
        return
    had: View = before[-1].view
    builder = _longest(view)
    if builder is not None and builder != _longest(had):
        yield _wall(players, view, builder)
    if had.tiles_left and not view.tiles_left:
        title, text = players.say("moment.last_tiles"), players.say("moment.last_tiles_text")
        yield Moment("last_round", None, title, text, (items.TILE_DECK,))


def _longest(view: View) -> Seat | None:
    """Whose wall is long, and longer than all the others."""
    walls = [wall(board) for board in view.boards]
    most = max(walls)
    return Seat(walls.index(most)) if most >= LONG_WALL and walls.count(most) == 1 else None


def _wall(players: Players, view: View, seat: Seat) -> Moment:
    title = players.say("moment.wall", player=players.name(seat))
    return Moment("wall", seat, title, players.say("moment.wall_text", count=wall(view.boards[seat])))
