"""The picture of the tile game's table: Alhambras in their lands, large ones and crowds, folded panels."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import START, at, cell, cells_for, placed
from game.boxes.alhambra.rules.moves import Task
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS, FOUNTAIN
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.ground import fitted
from game.boxes.alhambra.table.plan import OTHERS, bazaar_spot
from game.boxes.alhambra.table.standing import scoreboard
from game.boxes.alhambra_family.table.frame import type_colour
from game.boxes.alhambra_family.table.items import MONEY_DECK
from game.core.rules import Seat
from game.paint.box import Box, bounds
from game.tabletop.items import Item, Selection
from game.tabletop.zoom import Zoom
from game.widgets.ui import Ui
from tests.boxes.alhambra.boards import drawn, walled
from tests.boxes.alhambra.positions import MODULES, placing
from tests.boxes.alhambra_family import tables
from tests.boxes.alhambra_family.games import TILES
from tests.boxes.alhambra_family.tables import TILE, decisions, met
from tests.boxes.looking import AREA, Luck, draw, ui

pytestmark = pytest.mark.painted

AREAS = [Box(0, 88, w, h - 88) for w, h in ((1843, 1080), (1920, 1080), (1728, 1296))]
ME = Seat(0)


def table(seats: int) -> Any:
    return tables.table(TILES, seats, "en", *MODULES)


def own_turn(seats: int) -> State:
    """Returns a decision of the first seat in which its Alhambra may be rebuilt."""
    found = (pair for seed in (2, 1, 3, 4) for pair in decisions(TILES, seats, 15, seed))
    mine: Iterator[State] = (state for state, seat in found if seat == 0 and state.task == Task.ACT)
    return next(state for state in mine if min(len(state.boards[0]), len(state.boards[2])) > 3)


def seen(seats: int) -> View:
    return RULES.view(own_turn(seats), ME)


def area_of(on: Ui) -> Box:
    return Box(0, 88, on.canvas.w, on.canvas.h - 88)


def pixels(on: Ui, box: Box) -> bytes:
    return pygame.image.tobytes(on.surface.subsurface(on.canvas.rect(box)), "RGB")


def touched(on: Ui, name: str) -> None:
    node = on.find(name)
    assert node is not None and node.act
    node.act()


# ---------------------------------------------------------------------- layout
def test_an_alhambra_of_any_shape_fits_its_land() -> None:
    land, luck = Box(100, 200, 640, 480), Luck(3)
    for _ in range(20):
        board = START
        for tile in sorted(range(54), key=lambda tile: luck.pick(range(1000))):
            if cells := cells_for(board, tile):
                board = placed(board, luck.pick(cells), tile)
        ground = fitted(board, land, 1.0)
        lying = [ground.box(where) for where, _ in board]
        assert bounds([land, *(box.grown(ground.size * 0.98) for box in lying)]) == land
        whole = bounds(lying).grown(ground.size)
        assert max(whole.w / land.w, whole.h / land.h) == pytest.approx(1)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_a_full_table_has_room_for_the_action_and_two_lines_of_log_and_small_alhambras_in_rows(seats: int) -> None:
    """In the usual letters nothing is folded."""
    view = seen(seats)
    for area in AREAS:
        zones = table(seats).plan(view, area, Selection())
        assert not zones.tabs
        assert area is AREAS[2] or (zones.action.h >= 217 and zones.log.h >= 2 * 35.0 + 6)
        small = [plot for plot in zones.plots if not plot.is_large]
        assert seats == 4 or len({plot.box.y for plot in small}) == -(-len(small) // 2)
        assert all(plot.land.w >= 120 and plot.land.h >= 60 for plot in small)


@pytest.mark.parametrize("number", range(1, len(BAZAARS) + 1))
def test_any_number_of_bazaars_lies_beside_the_market(number: int) -> None:
    """Section 8.3: any number may lie there; many reach over each other, but each can be pointed at."""
    view, (w, h) = seen(3), table(3).minimum
    for area in (*AREAS, Box(0, 88, w, h - 88)):
        zones = table(3).plan(view, area, Selection())
        boxes = [bazaar_spot(zones, place, number) for place in range(number)]
        for box in boxes:
            assert box.right <= zones.sold.side.right + 1 and box.bottom <= zones.sold.side.bottom + 1
        for one, other in combinations(boxes, 2):
            assert max(abs(one.x - other.x), abs(one.y - other.y)) >= 24


# ---------------------------------------------------------------------- enlarging
def test_the_alhambra_of_the_viewer_lies_large_and_others_can_be_enlarged_and_put_back() -> None:
    shown, on, asked = table(3), ui((1920, 1080)), list[Seat | None]()
    state = met(TILES, 3)[-1][0]
    view, mood = RULES.view(state, Seat(1)), Selection(bring=asked.append)
    tile = next(TILE[tile] for _, tile in state.boards[2] if tile != FOUNTAIN)
    assert shown.plan(view, AREA, mood).plots[1].is_large
    draw(shown, view, mood, on)
    touched(on, "table:plot:2")
    large = replace(mood, front=asked[0])
    assert shown.plan(view, AREA, large).plots[2].is_large
    assert shown.layout(view, AREA, large)[tile].box.w > shown.layout(view, AREA, mood)[tile].box.w
    draw(shown, view, large, on)
    touched(on, "table:plot:2")
    assert asked == [Seat(2), None]


@pytest.mark.parametrize("seats", [3, 6])
def test_a_touch_anywhere_on_a_small_alhambra_enlarges_it(seats: int) -> None:
    shown, view, on, asked = table(seats), seen(seats), ui((1280, 720)), list[Seat | None]()
    draw(shown, view, Selection(bring=asked.append), on)
    land = shown.plan(view, area_of(on), Selection()).plots[1].land
    node = on.at((on.canvas.px(land.cx), on.canvas.px(land.cy)))
    assert node is not None and node.id == "table:plot:1" and node.act
    node.act()
    assert asked == [Seat(1)]
    assert shown.plan(view, AREAS[0], Selection(front=Seat(1))).plots[1].is_large


def test_whoever_places_or_rebuilds_sees_their_own_alhambra() -> None:
    """Another one stays large while nothing of one's own is chosen; then every place for it is at hand."""
    shown, view = table(3), seen(3)
    mine = next(TILE[tile] for tile in at(view.boards[0]).values() if tile != FOUNTAIN)
    looking = replace(tables.picked(TILES, own_turn(3)), front=Seat(2))
    assert shown.plan(view, AREA, looking).plots[2].is_large
    chosen = replace(looking, touched=(mine,))
    assert shown.plan(view, AREA, chosen).plots[0].is_large
    assert items.RESERVE in shown.layout(view, AREA, chosen)
    view = RULES.view(placing(walled(""), boards=[drawn("F g")]), ME)
    assert shown.plan(view, AREA, Selection(front=Seat(2))).plots[0].is_large


# ---------------------------------------------------------------------- light
@pytest.mark.parametrize(
    ("tile", "spot", "is_open"), [("", (2, 0), True), ("W", (2, 0), False)], ids=["the tile and its wall", "why not"]
)
def test_the_cell_that_is_pointed_at_shows_what_it_takes_or_forbids(
    tile: str, spot: tuple[int, int], is_open: bool
) -> None:
    shown, on, item = table(3), ui((1280, 720)), items.cell(cell(*spot))
    state = placing(walled(tile), boards=[drawn("F g")])
    view, pictures = RULES.view(state, ME), []
    on.begin(shown.minimum)
    selection = tables.picked(TILES, state, area=area_of(on))
    assert (item in selection.open) == is_open
    for hover in (item, None):
        draw(shown, view, replace(selection, hover=hover), on)
        pictures.append(pixels(on, shown.layout(view, area_of(on), Selection())[item].box.grown(-4)))
    assert pictures[0] != pictures[1]


def test_the_market_lies_in_the_shade_while_a_place_is_looked_for() -> None:
    shown, on, light = table(3), ui((1280, 720)), []
    for state in (placing(walled(""), boards=[drawn("F g")]), own_turn(3)):
        for seat in (ME, Seat(1)):
            draw(shown, view := RULES.view(state, seat), Selection(viewer=seat), on)
            spot = shown.plan(view, area_of(on), Selection()).sold.spot(0)
            light.append(sum(pygame.transform.average_color(on.surface, on.canvas.rect(spot))[:3]))
    deciding, watching, *buying = light
    assert deciding < 0.7 * min(watching, *buying), "only for whoever decides"


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_majorities_show_in_large_letters_who_leads_and_what_the_next_scoring_would_pay(seats: int) -> None:
    """A plate in the colour of the type under the numbers that nobody exceeds; letters of 18 pixels in 1280 x 720."""
    view, on = seen(seats), ui((1280, 720))
    marks = draw(table(seats), view, Selection(), on)
    grid, now = table(seats).plan(view, area_of(on), Selection()).scoreboard, scoreboard(view).majorities
    for kind, counts in enumerate(now.counts):
        for party, number in enumerate(counts):
            x, y = grid.cell(party, kind)
            spot = Box(x - 10, y + 12, 0, 0)
            ground, colour = on.surface.get_at(on.canvas.rect(spot).topleft), pygame.Color(type_colour(kind))
            is_plated = all(abs(one - other) <= 2 for one, other in zip(ground, colour, strict=True))
            assert is_plated == (number > 0 and number == max(counts))
    for party in range(len(grid.rows)):
        cells = [mark for mark in marks if on.canvas.rect(grid.rows[party]).contains(mark.rect)]
        numbers = [mark for mark in cells if mark.text.isdecimal() and mark.rect.x > on.canvas.px(grid.columns[0] - 20)]
        assert numbers and all(mark.px >= 18 for mark in numbers)
        told = on.find(f"table:earns:{party}")
        assert told and str(sum(points[party] for points in now.points)) in told.name


def test_a_small_bazaar_is_magnified_where_it_is_pointed_at() -> None:
    shown, view, on = table(3), replace(seen(3), beside=tuple(BAZAARS)), ui((1280, 720))
    hovered = TILE[BAZAARS[4]]

    def neighbours(hover: Item | None) -> list[bytes]:
        draw(shown, view, Selection(actor=ME, viewer=ME, hover=hover), on)
        lying = shown.layout(view, area_of(on), Selection())
        return [pixels(on, lying[TILE[bazaar]].box) for bazaar in BAZAARS if TILE[bazaar] != hover]

    assert not set(neighbours(hovered)) <= set(neighbours(None))


# ---------------------------------------------------------------------- folded, and nearer
def test_another_alhambra_is_brought_to_the_front_from_the_panel_of_all() -> None:
    on, asked, brought = ui((1280, 720), scale=2.0), list[str](), list[Seat | None]()
    mood = Selection(actor=ME, viewer=ME, unfolded=OTHERS, unfold=asked.append, bring=brought.append)
    draw(table(3), seen(3), mood, on)
    touched(on, "table:plot:2")
    assert (brought, asked) == ([Seat(2)], [""])


def test_what_is_folded_does_not_lie_on_the_table() -> None:
    shown, view, folded = table(3), seen(3), Box(0, 88, 1280, 632)
    lying = shown.layout(view, folded, Selection())
    theirs = [TILE[tile] for tile in dict(view.boards[1]).values() if tile != FOUNTAIN]
    assert MONEY_DECK not in lying and not {*theirs} & lying.keys()
    assert items.fountain(0) in lying and items.fountain(1) not in lying
    gone = shown.exits(view, folded, Selection(), theirs[:1])[theirs[0]].box
    tab = shown.plan(view, folded, Selection()).tabs[OTHERS]
    assert tab.holds(gone.cx, gone.cy), "a tile that another builds goes to the tab"
    brought = Selection(front=Seat(1))
    assert not shown.exits(view, folded, brought, theirs[:1]), "unless that Alhambra is before one"


def test_nearer_it_is_painted_within_its_land() -> None:
    shown, view, on, pictures = table(3), seen(3), ui((1280, 720)), []
    for zoom in (Zoom(), Zoom(2.0, 0.5, 0.5)):
        canvas = on.begin(shown.minimum)
        canvas.s.fill("#2A1230")
        shown.paint(on, view, area_of(on), replace(tables.picked(TILES, own_turn(3)), zoom=zoom))
        on.end()
        pictures.append(on.surface.copy())
    board = on.canvas.rect(shown.board(view, area_of(on), Selection()).grown(6))
    for picture in pictures:
        picture.fill("black", board)
    assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB")
