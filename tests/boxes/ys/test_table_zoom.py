"""What is shown larger and what is folded: quarters, the market, and large letters in small windows."""

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import zones
from game.boxes.ys.table.choices import MARKET, SCREEN, TRACK
from game.boxes.ys.table.items import is_at_sea, place_item, screen_item
from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop.selection import Selection
from game.tabletop.zoom import Zoom
from game.widgets.ui import Ui
from tests.boxes.looking import draw, faults, parts_of, ui
from tests.boxes.ys.pictures import AREAS_OF_WINDOWS, crowded, spot, table
from tests.boxes.ys.positions import BLUE, GREEN, RED, WHITE, YELLOW, at, card, fleet, placing

WINDOW = AREAS_OF_WINDOWS[0]
VIEW = RULES.view(crowded(6), Seat(0))


def sea(selection: Selection) -> Box:
    found = table(4).board(VIEW, WINDOW, selection)
    assert found is not None
    return found


def near(quarter: int) -> Zoom:
    return Zoom().on(sea(Selection()), zones.nearby(table(4).plan(VIEW, WINDOW, Selection()), quarter))


@pytest.mark.parametrize("quarter", range(4))
def test_a_quarter_comes_near_with_all_that_is_in_it(quarter: int) -> None:
    zoom = near(quarter)
    assert 1.7 <= zoom.k < 2.1
    looks = Selection(), Selection(zoom=zoom)
    before, after = (table(4).plan(VIEW, WINDOW, look) for look in looks)
    for box in (zones.medal(after, quarter), zones.label(after, quarter), zones.area_target(after, quarter, 0)):
        seen = box.common(sea(looks[1]))
        assert seen is not None and (seen.w, seen.h) == pytest.approx((box.w, box.h))
    assert zones.medal(after, quarter).w == pytest.approx(zones.medal(before, quarter).w * zoom.k)
    assert len({parts_of(table(4), VIEW, WINDOW, look)["market"] for look in looks}) == 1


@pytest.mark.painted
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_a_near_quarter_can_be_read(size: tuple[int, int]) -> None:
    on = ui(size, "hu")
    for quarter in (0, 2):
        looked = Selection(zoom=near(quarter), approach=lambda zoom: None, unfold=lambda key: None)
        marks = draw(table(4, "hu"), VIEW, looked, on)
        inside = [mark for mark in marks if mark.clip.contains(mark.rect)]
        assert [fault for fault in faults(inside) if fault.startswith(("cut", "faint"))] == []
        assert named(on, "table:lens:left") and named(on, "table:lens:close")


def named(on: Ui, node: str) -> bool:
    found = on.find(node)
    return found is not None and found.act is not None


def test_lenses_and_tabs_are_there_for_whoever_can_use_them() -> None:
    on, view = ui(), RULES.view(placing(4), Seat(0))
    draw(table(4), view, Selection(approach=lambda zoom: None, unfold=lambda key: None), on)
    for node in ("lens:0", "lens:3", "fold:market", "fold:screen", "screen"):
        assert named(on, f"table:{node}"), node
    draw(table(4), view, Selection(), on)
    assert not named(on, "table:lens:0") and not named(on, "table:fold:market")


def test_ships_tell_what_they_carry_and_characters_what_they_do() -> None:
    state, shown = placing(4), table(4)
    fleet(state, (BLUE, YELLOW, WHITE), (GREEN, RED, BLUE), (YELLOW, BLUE, GREEN), (RED, WHITE, YELLOW))
    state.public.shown = (card("king"), card("spy"), card("queen"), card("banker"))
    view = RULES.view(state, Seat(0))
    (ship,) = (part for part in shown.parts(view, WINDOW, Selection()) if part.name == "ship:0")
    assert "gem" in ship.title and "quarter 1" in ship.title
    for item in shown.layout(view, WINDOW, Selection()):
        if item.kind == "shown":
            assert len(shown.describe(view, item).split(" – ")[-1]) > 12


def test_the_market_is_called_up_over_the_sea_larger_than_it_was() -> None:
    shown, large = table(4), Selection(unfolded=MARKET)
    before, after = (parts_of(shown, VIEW, WINDOW, look)["rows"] for look in (Selection(), large))
    assert after.w > 1.2 * before.w
    assert shown.board(VIEW, WINDOW, large) is None
    assert not any(is_at_sea(VIEW, item) for item in shown.layout(VIEW, WINDOW, large))


def test_the_own_brokers_are_lowered_and_raised() -> None:
    """They lie over the quotations only while they are used, or when somebody asks to see them."""
    mine, others, shown = RULES.view(placing(4), Seat(0)), RULES.view(placing(4), Seat(2)), table(4)
    assert screen_item(4, 0) in shown.layout(mine, WINDOW, Selection())
    assert screen_item(4, 0) not in shown.layout(mine, WINDOW, Selection(unfolded=TRACK))
    assert screen_item(4, 0) not in shown.layout(others, WINDOW, Selection())
    assert screen_item(4, 0) in shown.layout(others, WINDOW, Selection(unfolded=SCREEN))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_letters_and_things_are_larger_at_150_and_again_at_200_per_cent(size: tuple[int, int]) -> None:
    view, shown = RULES.view(placing(4), Seat(0)), table(4)
    letters, squares, brokers, cities = [], [], [], []
    for scale in (1.0, 1.5, 2.0):
        on = ui(size, "hu", scale)
        draw(shown, view, Selection(), on)
        area = Box(0, 88, on.canvas.w, on.canvas.h - 88)
        lying, centre = shown.layout(view, area, Selection()), spot(shown, view, area, ground.CENTRE)
        letters.append(on.canvas.k)
        squares.append(on.canvas.rect(lying[place_item(at("row 1 blue"))].box).w)
        cities.append((centre[1] - spot(shown, view, area, (ground.CENTRE[0], 0))[1]) * on.canvas.k)
        brokers.append(on.canvas.rect(lying[screen_item(4, 0)].box).w)
    assert letters[1] == pytest.approx(letters[0] * 1.5) and letters[2] > letters[1] * 1.05
    assert squares[0] <= squares[1] < squares[2]
    assert min(cities) > 0.92 * cities[0], "the city, which fills the height already, gives way to the larger bar alone"
    assert brokers[0] <= min(brokers[1:]) + 3
