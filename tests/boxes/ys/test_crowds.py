"""Many brokers in one area: all stand on its ground, and none hides what must be read."""

import math
from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.components import AREAS, area
from game.boxes.ys.rules.state import State
from game.boxes.ys.table import board_geometry as ground
from game.boxes.ys.table import queries, zones
from game.boxes.ys.table.items import broker_item, is_at_sea, place_item
from game.boxes.ys.table.painting.frame import Frame, paint_sum
from game.boxes.ys.table.standings import Sum
from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop.selection import Selection
from tests.boxes.looking import draw, faults, ui
from tests.boxes.ys.pictures import AREAS_OF_WINDOWS, GAMES, SMALL, crowded, decisions, spot, table
from tests.boxes.ys.positions import opening, placing


def test_ten_brokers_of_an_area_stand_on_its_ground_and_none_hides_anothers_value() -> None:
    view = RULES.view(crowded(10), Seat(0))
    for window in AREAS_OF_WINDOWS:
        lying = table(4).layout(view, window, Selection())
        (cx, cy), (_, top) = (spot(table(4), view, window, (ground.CENTRE[0], y)) for y in (ground.CENTRE[1], 0))
        k = (cy - top) / ground.CENTRE[1]
        for kind in range(AREAS):
            inner, outer = ground.RINGS[kind]
            here = [lying[broker_item(b.tag)] for b in queries.crowd(view.public, area(0, kind))]
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
    here = [lying[broker_item(b.tag)] for b in queries.crowd(view.public, 0)]
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
    for seats, options in GAMES:
        yield max((state for state, _ in decisions(seats, **options)), key=lambda state: len(state.public.brokers))


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

    def noted(frame: Frame, found: Sum, party: int, box: Box, times: float = 1) -> None:
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
            if item.kind == "shown" or (item.kind == "broker" and is_at_sea(view, item))
        ]
        assert not any(chip.colliderect(other) for chip in drawn for other in solid)
        assert not any(one.inflate(-1, -1).colliderect(other) for one, other in combinations(drawn, 2))
        told += len(drawn)
    assert told > 12, "hardly any sum found its place"


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
