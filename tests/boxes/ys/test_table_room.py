"""The room: quarters and the market from near, what is folded, and many brokers in one area that can all be read."""

import math
from collections.abc import Iterator
from itertools import combinations, pairwise

import pygame
import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.components import AREAS, BLACK, area
from game.boxes.ys.rules.scoring import GEM_POINTS
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import QUOTE, AwaitQuote
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import choices, items, queries, standings, zones
from game.boxes.ys.table.painting.choice_panel import hand_boxes
from game.boxes.ys.table.painting.frame import Frame, paint_sum
from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop.items import Selection
from game.tabletop.zoom import Zoom
from game.widgets.ui import Ui
from tests.boxes.looking import draw, faults, parts_of, ui
from tests.boxes.ys.pictures import AREAS_OF_WINDOWS, GAMES, SMALL, crowded, spot, table
from tests.boxes.ys.positions import BLUE, GREEN, RED, WHITE, YELLOW, at, card, fleet, opening, placing
from tests.contract.tables import random_game

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
    shown, large = table(4), Selection(unfolded=choices.MARKET)
    before, after = (parts_of(shown, VIEW, WINDOW, look)["rows"] for look in (Selection(), large))
    assert after.w > 1.2 * before.w
    assert shown.board(VIEW, WINDOW, large) is None
    assert not any(items.is_at_sea(VIEW, item) for item in shown.layout(VIEW, WINDOW, large))


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_what_lower_places_get_is_parted_by_strokes_in_letters_of_one_size(size: tuple[int, int], scale: float) -> None:
    marks = draw(table(4), VIEW, Selection(unfolded=choices.PRICES), ui(size, "hu", scale))
    lower = {"/".join(map(str, points[1:])) for points in GEM_POINTS}
    found = [mark for mark in marks if mark.text in lower]
    assert {mark.text for mark in found} == lower and len({mark.px for mark in found}) == 1


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_quotations_are_called_up_over_the_sea_beside_the_market(scale: float) -> None:
    """They alone: the steps are twice as large as the market is, which stays where it was."""
    shown, called, area = table(4), Selection(unfolded=choices.PRICES), Box(0, 88, 1920 / scale, 1080 / scale - 88)
    usual, large = (parts_of(shown, VIEW, area, look) for look in (Selection(), called))
    assert large["rows"] == usual["rows"] and shown.board(VIEW, area, called) is None
    assert large["value:0"].w > 1.5 * shown.layout(VIEW, area, called)[items.column_item(0)].box.w
    assert {"moves", "best"} <= {*large} - {*usual}


def test_while_a_quotation_is_moved_nothing_lies_beside_the_track_and_no_arrow_lies_on_what_is_paid() -> None:
    state = opening(4)
    state.public.quotes = (1, 2, 14, 15)
    state.public.agenda, state.public.task = (AwaitQuote(Seat(0)), *state.public.agenda), QUOTE
    view, shown = RULES.view(state, Seat(0)), table(4)
    for scale in (1.0, 1.5):
        area = Box(0, 88, 1920 / scale, 1080 / scale - 88)
        lying, plan = shown.layout(view, area, Selection()), shown.plan(view, area, Selection())
        paid = plan.on_track(ground.QUOTATION_FOOT)
        arrows = [pose.box for item, pose in lying.items() if item.kind == "quote"]
        assert len(arrows) == 6 and not any(box.overlaps(paid) for box in arrows)
        assert not {"square", "column", "stall"} & {item.kind for item in lying}


def test_the_market_can_be_looked_at_in_place_of_the_quotations_and_back() -> None:
    """Section 3.4: whoever moves a quotation may want to see once more who won what, and a lesson speaks of it."""
    state, shown, on = opening(4), table(4), ui()
    state.public.agenda, state.public.task = (AwaitQuote(Seat(0)), *state.public.agenda), QUOTE
    view = RULES.view(state, Seat(0))
    for called, is_there in (("", False), (choices.ROWS, True)):
        look = Selection(unfolded=called, unfold=lambda key: None)
        assert ("rows" in parts_of(shown, view, WINDOW, look)) == is_there
        draw(shown, view, look, on)
        assert named(on, "table:fold:rows")


def test_the_own_brokers_are_lowered_and_raised() -> None:
    """They lie over the quotations only while they are used, or when somebody asks to see them."""
    mine, others, shown = RULES.view(placing(4), Seat(0)), RULES.view(placing(4), Seat(2)), table(4)
    assert items.screen_item(4, 0) in shown.layout(mine, WINDOW, Selection())
    assert items.screen_item(4, 0) not in shown.layout(mine, WINDOW, Selection(unfolded=choices.TRACK))
    assert items.screen_item(4, 0) not in shown.layout(others, WINDOW, Selection())
    assert items.screen_item(4, 0) in shown.layout(others, WINDOW, Selection(unfolded=choices.SCREEN))


@pytest.mark.parametrize("count", [3, 4, 5])
def test_in_a_narrow_column_characters_lie_as_a_list_with_room_for_their_names(count: int) -> None:
    column = Box(10, 100, 178, 300)
    boxes = hand_boxes(column, count)
    assert len(boxes) == count and all((box.w, box.common(column)) == (178, box) for box in boxes)
    assert all(one.bottom < other.y for one, other in pairwise(boxes))
    assert min(box.h for box in boxes) >= 50


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
        squares.append(on.canvas.rect(lying[items.place_item(at("row 1 blue"))].box).w)
        cities.append((centre[1] - spot(shown, view, area, (ground.CENTRE[0], 0))[1]) * on.canvas.k)
        brokers.append(on.canvas.rect(lying[items.screen_item(4, 0)].box).w)
    assert letters[1] == pytest.approx(letters[0] * 1.5) and letters[2] > letters[1] * 1.05
    assert squares[0] <= squares[1] < squares[2]
    assert min(cities) > 0.92 * cities[0], "the city, which fills the height already, gives way to the larger bar alone"
    assert brokers[0] <= min(brokers[1:]) + 3


# ---------------------------------------------------------------------- crowds
def test_ten_brokers_of_an_area_stand_on_its_ground_and_none_hides_anothers_value() -> None:
    view = RULES.view(crowded(10), Seat(0))
    for window in AREAS_OF_WINDOWS:
        lying = table(4).layout(view, window, Selection())
        (cx, cy), (_, top) = (spot(table(4), view, window, (ground.CENTRE[0], y)) for y in (ground.CENTRE[1], 0))
        k = (cy - top) / ground.CENTRE[1]
        for kind in range(AREAS):
            inner, outer = ground.RINGS[kind]
            here = [lying[items.broker_item(b.tag)] for b in queries.crowd(view.public, area(0, kind))]
            assert len(here) == 10
            for pose in here:
                away = math.hypot(pose.box.cx - cx, pose.box.cy - cy) / k
                assert inner <= away <= outer
            for one, other in combinations(here, 2):
                apart = math.hypot(one.box.x - other.box.x, one.box.y - other.box.y)
                assert apart >= one.box.w * 0.6


def test_more_brokers_than_there_are_places_for_stand_closer() -> None:
    view = RULES.view(crowded(24), Seat(0))
    lying = table(4).layout(view, AREAS_OF_WINDOWS[0], Selection())
    here = [lying[items.broker_item(b.tag)] for b in queries.crowd(view.public, 0)]
    assert len({(round(pose.box.x), round(pose.box.y)) for pose in here}) == 24


def test_where_brokers_stand_another_one_can_be_placed() -> None:
    """An area that is open lies above the brokers in it; a broker that is asked for lies above its area."""
    state, shown = crowded(8), table(4)
    view = RULES.view(state, Seat(0))
    tag = next(b.tag for b in view.public.brokers if b.place == 0)
    place = items.place_item(0)
    lying = shown.layout(view, AREAS_OF_WINDOWS[0], Selection(open=frozenset([place])))
    assert lying[place].z > lying[items.broker_item(tag)].z
    asked = shown.layout(view, AREAS_OF_WINDOWS[0], Selection(open=frozenset([place, items.broker_item(tag)])))
    assert asked[items.broker_item(tag)].z > asked[place].z


@pytest.mark.painted
@pytest.mark.parametrize(("size", "scale"), [(SMALL, 1.0), ((1280, 720), 2.0)])
def test_numbers_and_sums_of_crowds_in_a_whole_quarter_can_be_read(size: tuple[int, int], scale: float) -> None:
    shown, on = table(4), ui(size, "en", scale)
    for number in (8, 16):
        assert faults(draw(shown, RULES.view(crowded(number), Seat(0)), Selection(), on)) == [], number


# ---------------------------------------------------------------------- in real positions
WINDOWS = [Box(0, 88, 1843.2, 992), Box(0, 88, 1920, 992), Box(0, 88, 1280, 632)]
"""What windows of 1024×600 and 1280×720 offer, and the latter at 150 %."""
_SOLID = 0.94
"""Which part of a broker's sides is solid."""


def _crowded() -> Iterator[State]:
    """Positions of random games with all options, the fullest of each, and crowds that no game would bring."""
    for number in (6, 10, 16):
        yield crowded(number)
    for setting in GAMES:
        states = [moment.state for moment in random_game(setting)[0]]
        yield max(states, key=lambda state: len(state.public.brokers))


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_no_broker_leaves_its_area_where_areas_are_as_full_as_games_bring_it(window: Box) -> None:
    """Its solid part keeps off walls and canals: whoever sees it sees where it counts."""
    for state in _crowded():
        view = RULES.view(state, Seat(0))
        shown = table(state.public.seats)
        (x0, y0), (x1, _) = spot(shown, view, window, (0, 0)), spot(shown, view, window, (1, 0))
        for place, here in queries.crowds(view.public):
            for box in zones.brokers(shown.plan(view, window, Selection()), place, len(here)):
                solid = box.scaled(_SOLID)
                corners = [(x, y) for x in (solid.x, solid.right) for y in (solid.y, solid.bottom)]
                on_ground = [((x - x0) / (x1 - x0), (y - y0) / (x1 - x0)) for x, y in corners]
                assert {ground.area_at(at) for at in on_ground} == {divmod(place, AREAS)}


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_no_sum_lies_on_a_broker_a_character_or_another_sum(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In real pixels, as they are drawn."""
    drawn: list[pygame.Rect] = []

    def noted(frame: Frame, found: standings.Sum, party: int, box: Box, times: float = 1) -> None:
        drawn.append(frame.canvas.rect(box))
        paint_sum(frame, found, party, box, times)

    monkeypatch.setattr("game.boxes.ys.table.painting.sums.paint_sum", noted)
    on, told = ui(size), 0
    for state in _crowded():
        view, shown = RULES.view(state, Seat(0)), table(state.public.seats)
        drawn.clear()
        draw(shown, view, Selection(), on)
        area = Box(0, 88, on.canvas.w, on.canvas.h - 88)
        lying = shown.layout(view, area, Selection())
        solid = [
            on.canvas.rect(pose.box.scaled(_SOLID)).inflate(-1, -1)
            for item, pose in lying.items()
            if item.kind == "shown" or (item.kind == "broker" and items.is_at_sea(view, item))
        ]
        assert not any(chip.colliderect(other) for chip in drawn for other in solid)
        assert not any(one.inflate(-1, -1).colliderect(other) for one, other in combinations(drawn, 2))
        told += len(drawn)
    assert told > 12, "hardly any sum found its place"


def test_prices_are_told_from_the_dearest_on_and_stay_in_sight_while_brokers_are_chosen() -> None:
    state = placing(4)
    state.public.quotes = (3, 8, 12, 5)
    for scale in (1, 1.5):
        window = Box(0, 88, 1920 / scale, 1080 / scale - 88)
        for seat in (0, 2):
            view = RULES.view(state, Seat(seat))
            found, lying = parts_of(table(4), view, window), table(4).layout(view, window, Selection())
            prices = [found[f"value:{colour}"] for colour in range(4)]
            own = [pose.box for item, pose in lying.items() if item.kind == "screen"]
            assert bool(own) == (seat == 0) and not any(box.overlaps(other) for box in prices for other in own)
            if own or scale > 1:
                squares = [
                    lying[items.place_item(at(f"row 1 {name}"))].box for name in ("blue", "green", "yellow", "red")
                ]
                assert [box.x for box in prices] == pytest.approx([box.x for box in squares]), "below their columns"
            else:
                assert sorted(range(4), key=lambda colour: prices[colour].y) == [2, 1, 3, 0]


def test_panels_show_what_is_owned_and_what_lies_in_front_as_a_stack_unless_it_is_of_use_now() -> None:
    state = placing(4)
    state.public.gems = ((0, 2, 0, 0, 1), *((0,) * 5,) * 3)
    view = RULES.view(state, Seat(0))
    lying = table(4).layout(view, WINDOW, Selection())
    assert [item.at[0] for item in lying if item.kind == "owned"] == [GREEN, BLACK]
    for seat, apart in ((0, 30), (2, 0)):
        one, other = (pose.box.x for item, pose in lying.items() if item.kind == "front" and item.at[0] == seat)
        assert apart <= other - one < apart + 20


@pytest.mark.parametrize(("size", "least"), [((1024, 600), 56), ((1280, 720), 64)])
def test_brokers_that_are_chosen_are_large(size: tuple[int, int], least: int) -> None:
    on = ui(size)
    for state in (opening(3), placing(4), placing(3)):
        view, shown = RULES.view(state, Seat(0)), table(state.public.seats)
        draw(shown, view, Selection(), on)
        lying = shown.layout(view, Box(0, 88, on.canvas.w, on.canvas.h - 88), Selection())
        own = [pose.box for item, pose in lying.items() if item.kind == "screen"]
        assert len(own) >= 9
        assert min(on.canvas.rect(box).w for box in own) >= least
