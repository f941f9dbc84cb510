"""A finished tile game: what points came of, the best deeds, and the Alhambra of a seat as a picture."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from game.boxes.alhambra.rules import events as ev
from game.boxes.alhambra.rules.scoring import wall_run
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.ground import fitted
from game.boxes.alhambra.table.painting.drawing import Drawn
from game.boxes.alhambra.table.phrases import tile_name
from game.boxes.alhambra.table.scoring import Bazaars, BoardStation, Camps, Falcons, Walls
from game.boxes.alhambra_family.rules.components import BUILDINGS
from game.boxes.alhambra_family.table import ending
from game.boxes.alhambra_family.table.ending import Column
from game.boxes.alhambra_family.table.phrases import Players
from game.core.rules import Beat, Seat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.tabletop.ended import Breakdown, Chronicle, Deed, Habit, PointKind, Works, best, worth_telling

_MODULES = (
    (ev.WallsScored, Walls, "#B4552F"),
    (ev.CampsScored, Camps, "#2A7A7E"),
    (ev.BazaarsScored, Bazaars, "#C9A24A"),
    (ev.FalconsScored, Falcons, "#5B4A8A"),
)
"""What is scored beside the types: its event, the step that shows it, its colour in a bar."""
_LEAST_WALL, _LARGEST = 3, 260.0


def kinds(players: Players) -> Sequence[PointKind]:
    """Returns the building types, the wall and what modules add."""
    return [*ending.type_kinds(players), *(_kind(players, shown, colour) for _, shown, colour in _MODULES)]


def _kind(players: Players, shown: type[BoardStation[Any]], colour: str) -> PointKind:
    return PointKind(shown.key, players.say(f"walk.{shown.key}s"), "", shown.sprites, colour)


def breakdown(players: Players, beats: Sequence[Beat]) -> Breakdown:
    """Returns the points by building type, wall and module, also those of the imaginary third player."""
    events = ending.events_of(beats)
    parties = len(players.cast) + (beats[-1].view.third is not None)
    return ending.breakdown(players, parties, [*ending.type_columns(players, events), *_columns(players, events)])


def _columns(players: Players, events: Sequence[object]) -> Iterator[Column]:
    for scored, shown, colour in _MODULES:
        points = {event.letter: event.points for event in events if isinstance(event, scored)}
        if points:
            yield _kind(players, shown, colour), points


def deeds(players: Players, beats: Sequence[Beat]) -> list[Deed]:
    """Returns the best deeds of a game."""
    events = ending.events_of(beats)
    found = [
        *ending.leap(players, events),
        *_wall(players, events),
        *ending.majority(players, events),
        *ending.exact(players, events, ev.TileBought),
        *ending.busiest(players, events, ev.TileBought),
        *_grand(players, events),
    ]
    return worth_telling(found)


def habits(players: Players, beats: Sequence[Beat]) -> list[Habit]:
    """Returns how the purchases were paid."""
    return ending.habits(players, beats, ev.TileBought)


def chronicle(players: Players, beats: Sequence[Beat]) -> Chronicle:
    """Returns what everybody bought."""
    return ending.chronicle(players, beats, ev.TileBought, lambda event: tile_name(players, event.tile))


def _wall(players: Players, events: Iterable[object]) -> Iterator[Deed]:
    """The longest wall that was scored."""
    for length, (seat, letter) in best(
        (
            (length, (Seat(seat), event.letter))
            for event in events
            if isinstance(event, ev.WallsScored)
            for seat, length in enumerate(event.points)
        ),
        _LEAST_WALL,
    ):
        yield Deed(seat, players.say("ending.wall"), ending.when(players, letter), str(length))


def _grand(players: Players, events: Iterable[object]) -> Iterator[Deed]:
    """The dearest building that was paid exactly."""
    for price, event in best(
        (event.price, event)
        for event in events
        if isinstance(event, ev.TileBought) and event.exact and event.tile in BUILDINGS
    ):
        yield ending.grand(players, event.seat, event.tile, price)


# ---------------------------------------------------------------------- the picture
def works(players: Players, view: View, seat: Seat) -> Works:
    """Returns the Alhambra of a seat with its longest wall and its falcons."""
    tiles, wall = len(view.boards[seat]) - 1, len(wall_run(view.boards[seat]))
    told = players.say("ending.works", player=players.name(seat), count=tiles, wall=wall)
    caption = players.say("ending.caption", player=players.name(seat))
    return Works(caption, told, partial(_paint, view, seat))


def _paint(view: View, seat: Seat, canvas: Canvas, box: Box) -> None:
    board = view.boards[seat]
    drawn = Drawn(canvas, fitted(board, box, 0.05, _LARGEST), board)
    drawn.tiles()
    for edge in wall_run(board):
        drawn.edge(edge)
    for corner, falcon in view.perched[seat]:
        drawn.bird(corner, falcon, is_lit=False)
