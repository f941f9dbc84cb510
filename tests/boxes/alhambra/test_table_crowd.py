"""Crowds: five and six Alhambras, many bazaars, and one Alhambra shown large while one's own is needed."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import at
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra.rules.tiles import BAZAARS, FOUNTAIN
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.bazaars import bazaar_spot
from game.core.rules import Seat
from game.paint.box import Box
from game.stage.stage import Pose
from game.tabletop.items import Item
from game.tabletop.selection import Selection
from game.widgets.ui import Ui
from tests.boxes.alhambra.speaking import TILE, decisions, table
from tests.boxes.alhambra.test_table_picture import AREAS, areas, picked
from tests.boxes.looking import draw, ui

pytestmark = pytest.mark.painted

LINE = 35.0
"""How many units a line of the log needs in the smallest window."""


def met(seats: int) -> Iterator[tuple[State, Seat]]:
    """Returns decisions of one game after the other."""
    return (found for seed in (2, 1, 3, 4) for found in decisions(seats, seed))


def own_turn(seats: int) -> tuple[State, Seat]:
    """Returns a decision of the first seat in which its Alhambra may be rebuilt."""
    return next(
        (state, seat)
        for state, seat in met(seats)
        if state.task == Task.ACT and seat == 0 and len(state.boards[0]) > 3 and len(state.boards[2]) > 3
    )


def pixels(on: Ui, pose: Pose) -> bytes:
    return pygame.image.tobytes(on.surface.subsurface(on.canvas.rect(pose.box)), "RGB")


# ---------------------------------------------------------------------- room
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_a_full_table_has_room_for_the_action_and_two_lines_of_log(seats: int) -> None:
    shown = table(seats)
    state, seat = own_turn(seats)
    for area in AREAS[:2]:
        zones = shown.plan(RULES.view(state, seat), area, Selection())
        assert zones.action.h >= 217
        assert zones.log.h >= 2 * LINE + 6


@pytest.mark.parametrize("seats", [5, 6])
def test_the_small_alhambras_of_a_full_table_share_rows(seats: int) -> None:
    shown, (state, seat) = table(seats), own_turn(seats)
    for area in AREAS:
        small = [plot for plot in shown.plan(RULES.view(state, seat), area, Selection()).plots if not plot.is_large]
        assert len({plot.box.y for plot in small}) == -(-len(small) // 2)
        assert all(plot.land.w >= 120 and plot.land.h >= 60 for plot in small)


@pytest.mark.parametrize("number", range(1, len(BAZAARS) + 1))
def test_any_number_of_bazaars_lies_beside_the_market(number: int) -> None:
    """Section 8.3: any number may lie there; many reach over each other, but each can be pointed at."""
    shown, (state, seat) = table(3), own_turn(3)
    for area in areas(shown):
        zones = shown.plan(RULES.view(state, seat), area, Selection())
        boxes = [bazaar_spot(zones, place, number) for place in range(number)]
        for box in boxes:
            assert box.right <= zones.side.right + 1 and box.bottom <= zones.side.bottom + 1
        for one, other in combinations(boxes, 2):
            assert max(abs(one.x - other.x), abs(one.y - other.y)) >= 24


def test_a_small_bazaar_is_magnified_where_it_is_pointed_at() -> None:
    shown, (state, seat) = table(3), own_turn(3)
    view, on = replace(RULES.view(state, seat), beside=tuple(BAZAARS)), ui((1280, 720))

    def neighbours(hover: Item | None) -> list[bytes]:
        draw(shown, view, Selection(actor=seat, viewer=seat, hover=hover), on)
        lying = shown.layout(view, Box(0, 88, on.canvas.w, on.canvas.h - 88), Selection())
        return [pixels(on, lying[TILE[bazaar]]) for bazaar in BAZAARS if TILE[bazaar] != hover]

    hovered = TILE[BAZAARS[4]]
    assert not set(neighbours(hovered)) <= set(neighbours(None))


# ---------------------------------------------------------------------- enlarging
@pytest.mark.parametrize("seats", [3, 6])
def test_a_touch_anywhere_on_a_small_alhambra_enlarges_it(seats: int) -> None:
    shown, (state, seat) = table(seats), own_turn(seats)
    view, on, asked = RULES.view(state, seat), ui((1280, 720)), list[Seat | None]()
    draw(shown, view, Selection(bring=asked.append), on)
    land = shown.plan(view, Box(0, 88, on.canvas.w, on.canvas.h - 88), Selection()).plots[1].land
    node = on.at((on.canvas.px(land.cx), on.canvas.px(land.cy)))
    assert node is not None and node.id == "table:plot:1" and node.act
    node.act()
    assert asked == [Seat(1)]
    assert shown.plan(view, AREAS[0], Selection(front=Seat(1))).plots[1].is_large


def test_whoever_rebuilds_sees_their_own_alhambra() -> None:
    """Another one stays large while nothing of one's own is chosen; then every place for it is at hand."""
    shown, (state, seat) = table(3), own_turn(3)
    view = RULES.view(state, seat)
    mine = next(tile for tile in at(state.boards[seat]).values() if tile != FOUNTAIN)
    selection = replace(picked(shown, state, seat, AREAS[1]), front=Seat(2))
    assert shown.plan(view, AREAS[1], selection).plots[2].is_large
    chosen = replace(selection, touched=(TILE[mine],))
    assert shown.plan(view, AREAS[1], chosen).plots[seat].is_large
    assert items.RESERVE in shown.layout(view, AREAS[1], chosen)


def test_whoever_places_a_tile_sees_their_own_alhambra() -> None:
    state, seat = next((s, who) for s, who in met(3) if s.task == Task.PLACE and who == 0)
    assert table(3).plan(RULES.view(state, seat), AREAS[1], Selection(front=Seat(2))).plots[seat].is_large


# ---------------------------------------------------------------------- why not, in the picture
def test_a_cell_that_forbids_the_tile_shows_so_where_it_is_pointed_at() -> None:
    shown, on = table(3), ui((1280, 720))
    canvas = on.begin(shown.minimum)
    area = Box(0, 88, canvas.w, canvas.h - 88)
    for state, seat in met(3):
        view = RULES.view(state, seat)
        lying, selection = shown.layout(view, area, Selection()), picked(shown, state, seat, area)
        item = next((item for item in lying if item.kind == items.CELL and item not in selection.open), None)
        if state.task == Task.PLACE and len(state.waiting) == 1 and item:
            break
    assert item is not None
    pictures = []
    for hover in (item, None):
        draw(shown, view, replace(selection, hover=hover), on)
        pictures.append(pixels(on, lying[item]))
    assert pictures[0] != pictures[1]
