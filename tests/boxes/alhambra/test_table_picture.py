"""The picture: everything has its place, can be touched and read, and shows nobody more than they may know."""

import pygame
import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import START, Board, cells_for, placed
from game.boxes.alhambra.rules.moves import Place
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra.rules.tiles import FOUNTAIN
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import TileTable, items
from game.boxes.alhambra.table.ground import fitted
from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop.items import Item
from game.tabletop.picker import Picker
from game.tabletop.selection import Selection
from tests.boxes.alhambra.speaking import TILE, game, table
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
        for at, _ in board:
            box = ground.box(at).grown(ground.size * 0.98)
            assert land.x <= box.x and box.right <= land.right and land.y <= box.y and box.bottom <= land.bottom
        spread = [ground.box(at) for at, _ in board]
        fills = max(
            (max(box.right for box in spread) - min(box.x for box in spread) + 2 * ground.size) / land.w,
            (max(box.bottom for box in spread) - min(box.y for box in spread) + 2 * ground.size) / land.h,
        )
        assert fills == pytest.approx(1)


def test_the_alhambra_of_the_viewer_lies_large_and_others_can_be_enlarged() -> None:
    shown, area = table(3), AREAS[1]
    state = game(3, 1)[-1][0]
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
