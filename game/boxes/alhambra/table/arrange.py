"""Arranges the table: the roomy plan where it fits, else the folded one, the land in front as near as asked for."""

from dataclasses import replace
from functools import lru_cache

from game.boxes.alhambra.rules.moves import Stage, Task
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.plan import Needs, Plan, front_of
from game.boxes.alhambra.table.plan_folded import MINIMUM, WITH_FALCONS, folded
from game.boxes.alhambra.table.plan_roomy import fits, roomy
from game.boxes.alhambra_family.table.zones import front_seat
from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop.zoom import WHOLE, Zoom


def minimum(*, has_falcons: bool) -> tuple[float, float]:
    """Returns the reference units that a table needs at least, the bar above it included."""
    wide, high = MINIMUM
    return wide, high + (WITH_FALCONS / 2 if has_falcons else 0.0)


def plan(view: View, area: Box, front: Seat | None = None, zoom: Zoom = WHOLE) -> Plan:
    """Returns the table's panels for a view in an area of at least the table's minimum.

    Takes whose Alhambra is to be large (None: that of whoever has the hand in front), and how near it is.
    """
    large = front_of(view, front)
    is_placing = view.task == Task.PLACE and large == view.acting
    needs = Needs(
        seats=view.seats,
        has_third=view.has_third,
        is_open=view.open_hands,
        modules=view.modules,
        home=front_seat(view),
        front=large,
        waits=len(view.waiting_of(large)),
        stored=len(view.reserves[large]),
        gives=is_placing and view.has_third and view.stage != Stage.END,
        chooses=view.task in (Task.FLY, Task.INVITE) and large == view.acting,
    )
    found = _plan(needs, area)
    return found if zoom.is_usual else replace(found, near=zoom.over(found.plots[large].land))


@lru_cache(maxsize=64)
def _plan(needs: Needs, area: Box) -> Plan:
    return roomy(needs, area) if fits(area) else folded(needs, area)
