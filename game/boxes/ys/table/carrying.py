"""Where things are carried by hand: brokers to places, gems to whoever takes them, characters to what they aim at."""

from collections.abc import Iterator, Mapping

from game.boxes.ys.rules.components import AREAS
from game.boxes.ys.rules.steps import BID, COLUMN, FAVOUR
from game.boxes.ys.rules.view import View
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import zones
from game.boxes.ys.table.geometry import NOWHERE, Plan
from game.boxes.ys.table.items import is_at_sea
from game.paint.box import Box, bounds
from game.stage.stage import Pose
from game.tabletop.items import Item, Selection
from game.tabletop.table import Drop

_TAKERS = frozenset({"area", "square", "quarter", "broker", "owned", "colour", "quote", "down"})
"""The kinds of things on which something else can be put."""
_CELL = 36.0
"""The ground of an area is made of squares as large as this."""


def drops(view: View, plan: Plan, poses: Mapping[Item, Pose], selection: Selection, item: Item) -> list[Drop]:
    """Returns the places that take an item: what it is aimed at, and where it goes once nothing else is asked for."""
    found = [*_homes(view, plan, selection, item)]
    for other in poses:
        if other in selection.open and other.kind in _TAKERS and (other.kind, item.kind) != ("colour", "colour"):
            found += _on(view, plan, other, poses[other].box)
    return found


def _on(view: View, plan: Plan, other: Item, box: Box) -> Iterator[Drop]:
    """Yields the boxes of something that is aimed at: all the ground of an area, no more of it than is in sight."""
    if other.kind == "area":
        for cell in _cells(plan, other.at[0]):
            yield Drop(cell, (other,), is_lit=False)
        return
    if other.kind == "quarter":
        for kind in range(AREAS):
            for cell in _cells(plan, other.at[0] * AREAS + kind):
                yield Drop(cell, (other,), is_lit=False)
    seen = box.common(plan.sea) if is_at_sea(view, other) else box
    if seen is not None:
        yield Drop(seen, (other,))


def _cells(plan: Plan, place: int) -> Iterator[Box]:
    """Yields squares that cover the ground of an area."""
    quarter, kind = divmod(place, AREAS)
    whole = plan.chart.box(zones.bounds(quarter, kind))
    side = _CELL * plan.zoom.k
    across, down = round(whole.w / side), round(whole.h / side)
    for box in whole.grid(max(1, across), max(1, down)):
        is_on_it = ground.area_at(plan.chart.back((box.cx, box.cy))) == (quarter, kind)
        seen = box.common(plan.sea) if is_on_it else None
        if seen is not None:
            yield seen


def _homes(view: View, plan: Plan, selection: Selection, item: Item) -> Iterator[Drop]:
    """Yields where something goes to be played, bid, sent or taken, when that needs no aim or has one already."""
    public, seat = view.public, view.seat
    if seat is None or (selection.move is None and public.task != BID and item.kind != "card"):
        return
    if item.kind == "front" and public.task == FAVOUR and plan.has_city:
        around = bounds([zones.throne(plan, other, public.seats) for other in range(public.seats)])
        yield Drop(around.grown(ground.THRONE_RADIUS * plan.k * 0.4))
    elif seat in plan.seen:
        yield Drop(plan.rows[seat])
    if public.task == COLUMN or item.kind == "quote":
        yield Drop(plan.prices if plan.quotations == NOWHERE else plan.quotations)
