"""Many brokers in one area: all stand on its ground, and none hides what must be read."""

import math
from itertools import combinations

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.board import AREAS, area
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import geometry, holdings
from game.boxes.ys.table.items import broker_item, place_item
from game.core.rules import Seat
from game.tabletop.table import Selection
from tests.boxes.looking import draw, faults, ui
from tests.boxes.ys.pictures import AREAS_OF_WINDOWS, SMALL, crowded, table


def test_ten_brokers_of_an_area_stand_on_its_ground_and_none_hides_anothers_value() -> None:
    view = RULES.view(crowded(10), Seat(0))
    for window in AREAS_OF_WINDOWS:
        plan, lying = geometry.plan(view, window, Selection()), table(4).layout(view, window, Selection())
        for kind in range(AREAS):
            inner, outer = ground.RINGS[kind]
            here = [lying[broker_item(b.tag)] for b in holdings.crowd(view.public, area(0, kind))]
            assert len(here) == 10
            cx, cy = plan.at(ground.CENTRE)
            for pose in here:
                away = math.hypot(pose.box.x + pose.box.w / 2 - cx, pose.box.y + pose.box.h / 2 - cy) / plan.k
                assert inner <= away <= outer
            for one, other in combinations(here, 2):
                apart = math.hypot(one.box.x - other.box.x, one.box.y - other.box.y)
                assert apart >= one.box.w * 0.6


def test_more_brokers_than_there_are_places_for_stand_closer() -> None:
    view = RULES.view(crowded(24), Seat(0))
    lying = table(4).layout(view, AREAS_OF_WINDOWS[0], Selection())
    here = [lying[broker_item(b.tag)] for b in holdings.crowd(view.public, 0)]
    assert len({(round(pose.box.x), round(pose.box.y)) for pose in here}) == 24


def test_where_brokers_stand_another_one_can_be_placed() -> None:
    """An area that is open lies above the brokers in it; a broker that is asked for lies above its area."""
    state, shown = crowded(8), table(4)
    view = RULES.view(state, Seat(0))
    tag = next(b.tag for b in view.public.brokers if b.place == 0)
    place = place_item(0)
    lying = shown.layout(view, AREAS_OF_WINDOWS[0], Selection(open=frozenset([place])))
    assert lying[place].z > lying[broker_item(tag)].z
    asked = shown.layout(view, AREAS_OF_WINDOWS[0], Selection(open=frozenset([place, broker_item(tag)])))
    assert asked[broker_item(tag)].z > asked[place].z


@pytest.mark.parametrize(("size", "scale"), [(SMALL, 1.0), ((1280, 720), 2.0)])
def test_numbers_and_sums_of_crowds_in_a_whole_quarter_can_be_read(size: tuple[int, int], scale: float) -> None:
    shown, on = table(4), ui(size, "en", scale)
    for number in (8, 10, 12, 16):
        assert faults(draw(shown, RULES.view(crowded(number), Seat(0)), Selection(), on)) == [], number
