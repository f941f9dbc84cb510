"""The picture of the tile game's table: Alhambras in their lands, large ones and crowds."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import START, Board, at, cell, cells_for, placed
from game.boxes.alhambra.rules.moves import Place
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra.rules.tiles import BAZAARS, FOUNTAIN
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import TileTable, items
from game.boxes.alhambra.table.bazaars import bazaar_spot
from game.boxes.alhambra.table.ground import fitted
from game.core.rules import Seat
from game.paint.box import Box
from game.stage.stage import Pose
from game.tabletop.items import Item
from game.tabletop.picker import Picker
from game.tabletop.selection import Selection
from game.widgets.ui import Ui
from tests.boxes.alhambra.boards import drawn, walled
from tests.boxes.alhambra.positions import position
from tests.boxes.alhambra.speaking import TILE, decisions, game, table
from tests.boxes.looking import Luck, draw, ui

pytestmark = pytest.mark.painted

AREAS = [Box(0, 88, w, h - 88) for w, h in ((1843, 1080), (1920, 1080), (1728, 1296))]


def areas(shown: TileTable) -> list[Box]:
    w, h = shown.minimum
    return [*AREAS, Box(0, 88, w, h - 88)]


def picked(shown: TileTable, state: State, seat: Seat, area: Box, hover: Item | None = None) -> Selection:
    view = RULES.view(state, seat)
    picker = Picker(shown, view, RULES.legal(state, seat))
    lying = tuple(shown.layout(view, area, Selection()))
    return Selection(
        actor=seat, viewer=seat, open=picker.open(lying), moves=picker.moves, move=picker.move, hover=hover
    )


# ---------------------------------------------------------------------- layout


def test_an_alhambra_of_any_shape_fits_its_land() -> None:
    land, luck = Box(100, 200, 640, 480), Luck(3)
    for _ in range(20):
        board: Board = START
        for tile in sorted(range(54), key=lambda tile: luck.pick(range(1000))):
            if cells := cells_for(board, tile):
                board = placed(board, luck.pick(cells), tile)
        ground = fitted(board, land, 1.0)
        for where, _ in board:
            box = ground.box(where).grown(ground.size * 0.98)
            assert land.x <= box.x and box.right <= land.right and land.y <= box.y and box.bottom <= land.bottom
        spread = [ground.box(where) for where, _ in board]
        fills = max(
            (max(box.right for box in spread) - min(box.x for box in spread) + 2 * ground.size) / land.w,
            (max(box.bottom for box in spread) - min(box.y for box in spread) + 2 * ground.size) / land.h,
        )
        assert fills == pytest.approx(1)


def test_the_alhambra_of_the_viewer_lies_large_and_others_can_be_enlarged() -> None:
    shown, area = table(3), AREAS[1]
    state = game(3, 2)[-1][0]
    view = RULES.view(state, Seat(1))
    tile = next(tile for _, tile in state.boards[2] if tile != FOUNTAIN)
    small = shown.layout(view, area, Selection())[TILE[tile]]
    assert shown.plan(view, area, Selection()).plots[1].is_large
    asked: list[Seat | None] = []
    touch_plot(shown, view, Selection(bring=asked.append), 2)
    large = Selection(front=asked[0], bring=asked.append)
    assert shown.plan(view, area, large).plots[2].is_large
    assert shown.layout(view, area, large)[TILE[tile]].box.w > small.box.w
    touch_plot(shown, view, large, 2)
    assert asked == [Seat(2), None]


def touch_plot(shown: TileTable, view: View, selection: Selection, seat: int) -> None:
    """Touches the panel of somebody's Alhambra."""
    on = ui((1920, 1080))
    draw(shown, view, selection, on)
    node = on.find(f"table:plot:{seat}")
    assert node is not None and node.act
    node.act()


# ---------------------------------------------------------------------- light
def test_the_cell_that_is_pointed_at_shows_the_tile_and_its_wall() -> None:
    shown = table(3)
    state = next(
        state
        for state, _ in game(3, 2)
        if state.task == Task.PLACE
        and len(state.waiting) == 1
        and cells_for(state.boards[state.acting], state.waiting[0])
    )
    seat, view = state.acting, RULES.view(state, state.acting)
    at = next(move.cell for move in RULES.legal(state, seat) if isinstance(move, Place))
    on = ui((1920, 1080))
    rect = on.begin(shown.minimum).area
    area = Box(0, 88, rect.w, rect.h - 88)
    lying = shown.layout(view, area, Selection())[items.cell(at)]

    def seen(hover: Item | None) -> bytes:
        draw(shown, view, picked(shown, state, seat, area, hover), on)
        spot = on.canvas.rect(lying.box).inflate(-8, -8)
        return pygame.image.tobytes(on.surface.subsurface(spot), "RGB")

    assert seen(items.cell(at)) != seen(None)


# ---------------------------------------------------------------------- secrets


# ---------------------------------------------------------------------- legibility


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
            assert box.right <= zones.sold.side.right + 1 and box.bottom <= zones.sold.side.bottom + 1
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


def placing(*waiting: int) -> State:
    """Returns the moment in which the first of three places tiles beside an open garden."""
    state = position(boards=[drawn("F g", g=walled("", "garden"))])
    state.waiting, state.task = waiting, Task.PLACE
    return state


def test_whoever_places_a_tile_sees_their_own_alhambra() -> None:
    view = RULES.view(placing(walled("")), Seat(0))
    assert table(3).plan(view, AREAS[1], Selection(front=Seat(2))).plots[0].is_large


# ---------------------------------------------------------------------- why not, in the picture
def test_a_cell_that_forbids_the_tile_shows_so_where_it_is_pointed_at() -> None:
    shown, on = table(3), ui((1280, 720))
    canvas = on.begin(shown.minimum)
    area = Box(0, 88, canvas.w, canvas.h - 88)
    state, seat, item = placing(walled("W")), Seat(0), items.cell(cell(2, 0))
    view, selection = RULES.view(state, seat), picked(shown, state, seat, area)
    lying = shown.layout(view, area, Selection())
    assert item in lying and item not in selection.open
    pictures = []
    for hover in (item, None):
        draw(shown, view, replace(selection, hover=hover), on)
        pictures.append(pixels(on, lying[item]))
    assert pictures[0] != pictures[1]
