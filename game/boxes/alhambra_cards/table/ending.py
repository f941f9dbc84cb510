"""A finished card game: what points came of, the best deeds, and the buildings of a seat as a picture."""

from collections.abc import Sequence
from functools import partial

from game.boxes.alhambra_cards.rules.events import BuildingBought
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.rules.components import PRICE, TYPE, TYPES
from game.boxes.alhambra_family.table import ending
from game.boxes.alhambra_family.table.phrases import Players, building_name, buildings
from game.core.rules import Beat, Seat
from game.paint import pieces
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.tabletop.ended import Breakdown, Chronicle, Deed, Habit, PointKind, Works, best, worth_telling

_LARGEST = 220.0
_STEP, _GAP = 0.3, 0.08
"""In parts of a building's width: how much of one below another is seen, and the gap between types."""


def kinds(players: Players) -> Sequence[PointKind]:
    """Returns the building types."""
    return ending.type_kinds(players)


def breakdown(players: Players, beats: Sequence[Beat]) -> Breakdown:
    """Returns the points by building type, also those of the imaginary third player."""
    parties = len(players.cast) + (beats[-1].view.third is not None)
    return ending.breakdown(players, parties, ending.type_columns(players, ending.events_of(beats)))


def deeds(players: Players, beats: Sequence[Beat]) -> list[Deed]:
    """Returns the best deeds of a game."""
    events = ending.events_of(beats)
    found = [
        *ending.leap(players, events),
        *ending.majority(players, events),
        *ending.exact(players, events, BuildingBought),
        *ending.busiest(players, events, BuildingBought),
        *_grand(players, events),
    ]
    return worth_telling(found)


def habits(players: Players, beats: Sequence[Beat]) -> list[Habit]:
    """Returns how the purchases were paid."""
    return ending.habits(players, beats, BuildingBought)


def chronicle(players: Players, beats: Sequence[Beat]) -> Chronicle:
    """Returns what everybody bought."""
    return ending.chronicle(players, beats, BuildingBought, lambda event: building_name(players.words, event.building))


def _grand(players: Players, events: Sequence[object]) -> list[Deed]:
    """The dearest building that was paid exactly."""
    found = ((event.price, event) for event in events if isinstance(event, BuildingBought) and event.exact)
    return [ending.grand(players, event.seat, event.building, price) for price, event in best(found)]


# ---------------------------------------------------------------------- the picture
def works(players: Players, view: View, seat: Seat) -> Works | None:
    """Returns the buildings before a seat, type by type."""
    held = view.buildings[seat]
    if not held:
        return None
    told = players.words("palaces.ending.works", player=players.name(seat), buildings=buildings(held))
    caption = players.words("palaces.ending.caption", player=players.name(seat))
    return Works(caption, told, partial(_paint, held))


def _paint(held: Sequence[int], canvas: Canvas, box: Box) -> None:
    """The types side by side, in two rows where they are larger so, the buildings of each fanned downwards."""
    heaps = [[number for number in held if TYPE[number] == kind] for kind in range(len(TYPES))]
    heaps = [sorted(heap, key=PRICE.__getitem__) for heap in heaps if heap]
    ratio = 1 + _STEP * (max(map(len, heaps)) - 1)
    sizes = {
        rows: min(box.w / (-(-len(heaps) // rows) * (1 + _GAP)), box.h / (rows * (ratio + _GAP))) for rows in (1, 2)
    }
    rows = max(sizes, key=sizes.__getitem__)
    size, columns = min(sizes[rows], _LARGEST), -(-len(heaps) // rows)
    width, height = size * (1 + _GAP), size * (ratio + _GAP)
    whole = box.centred(width * columns - size * _GAP, height * rows - size * _GAP)
    away, lacking = pieces.overhang(canvas, size), columns * rows - len(heaps)
    for i, heap in enumerate(heaps):
        is_last = i >= columns * (rows - 1)
        left = whole.x + (i % columns + lacking / 2 * is_last) * width - away
        top = whole.y + i // columns * height - away
        for row, number in enumerate(heap):
            tile = pieces.building_tile(canvas, TYPES[TYPE[number]], PRICE[number], size)
            canvas.stamp(tile, left, top + row * size * _STEP)
