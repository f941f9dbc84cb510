"""Pointing at anything on the table of Maharaja says what it is and what it is for."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pkgutil import get_data

import yaml

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.board import CITIES, VILLAGES
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import Task
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table import items
from game.boxes.maharaja.table.geometry import minimum
from game.boxes.maharaja.table.teaching.course import last_round, round_of
from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop.example import example
from game.tabletop.items import Item
from game.tabletop.selection import Selection
from tests.boxes.looking import AREA
from tests.boxes.maharaja.positions import AGRA, DELHI, KHAJURAHO, LAHORE, opening, place, planning, turn
from tests.boxes.maharaja.tables import decisions, picked, table
from tests.boxes.saying import faults

EXAMPLES = ("first_round", "governor_gap", "governor_lowered", "presence")
STEP = 40


@cache
def pages() -> frozenset[str]:
    blocks = yaml.safe_load(get_data("game.boxes.maharaja", "rulebook.yml") or b"")
    return frozenset(page[0]["heading"] for page in blocks)


def small(seats: int) -> Box:
    wide, high = minimum(seats)
    return Box(0, 88, wide, high - 88)


def positions() -> Iterator[tuple[State, Seat]]:
    """Random games with and without variants, and some of everything a turn can ask for."""
    yield from decisions(4)[::5]
    yield from decisions(2, advanced="all")[::4]
    yield from decisions(5, advanced="advanced")[::6]


def looks() -> Iterator[tuple[View, Selection, Box]]:
    for name in EXAMPLES:
        view = example("maharaja", name).view(None)
        yield view, Selection(actor=view.public.acting), AREA
    for state, seat in positions():
        for area in (AREA, small(state.public.seats)):
            yield RULES.view(state, seat), picked(table(state.public.seats), state, seat, area), area


def test_every_item_and_part_says_what_it_is_and_is_for(language: str = "hu") -> None:
    found = []
    for view, selection, area in looks():
        shown = table(view.public.seats, language)
        for item in shown.layout(view, area, selection):
            is_below = item.kind == items.ACTION and view.public.task == Task.PLAN
            told = (
                shown.preview(view, replace(selection, hover=item)).lines[0][0]
                if is_below
                else (shown.explain(view, item, selection))
            )
            found += [f"{item}: {fault}" for fault in faults(told)]
            assert len(told) <= 240, told
        for part in shown.parts(view, area, selection):
            found += [f"{part.name}: {fault}" for text in (part.title, part.told) for fault in faults(text)]
            assert len(part.title) <= 30 and len(part.told) <= 200, part
    assert not found


def test_the_parts_and_items_cover_the_picture_and_have_names_of_their_own() -> None:
    for view, selection, area in looks():
        shown = table(view.public.seats)
        parts = shown.parts(view, area, selection)
        assert len({part.name for part in parts}) == len(parts)
        boxes = [part.box for part in parts[1:]] + [pose.box for pose in shown.layout(view, area, selection).values()]
        assert parts[0].box == area
        points = [
            (area.x + x, area.y + y)
            for x in range(STEP // 2, int(area.w), STEP)
            for y in range(STEP // 2, int(area.h), STEP)
        ]
        covered = sum(any(box.holds(*point) for box in boxes) for point in points)
        assert covered > 0.85 * len(points), (covered, len(points))


def test_every_moment_and_every_reason_has_a_page() -> None:
    for state, seat in positions():
        shown = table(state.public.seats)
        view, selection = RULES.view(state, seat), picked(table(state.public.seats), state, seat, AREA)
        assert shown.page(view, selection) in pages()
        for item in shown.layout(view, AREA, selection):
            assert shown.reason_page(view, selection, item) in pages()


def test_no_refusal_says_only_that_it_is_not_the_moment(language: str = "hu") -> None:
    empty = {table(4, language)._players.say(f"refuse.{key}") for key in ("not_now", "no_part")}
    for state, seat in positions():
        shown, view = table(state.public.seats, language), RULES.view(state, seat)
        selection = picked(shown, state, seat, AREA)
        told = {shown.illegal_reason(view, selection, item) for item in shown.layout(view, AREA, selection)}
        assert not told & empty


def test_what_waits_is_told_what_comes_first() -> None:
    shown = table(4)
    for state, told in ((planning(), "set the disc"), (opening(), "choose a character")):
        view = RULES.view(state, state.public.acting)
        assert told in shown.illegal_reason(view, Selection(), items.village(0))
    view = RULES.view(turn("gold", "quarry", houses={"lahore": [0]}), Seat(0))
    assert "“House”" in shown.illegal_reason(view, Selection(), items.village(0))
    assert "“Governors”" not in shown.illegal_reason(view, Selection(), items.village(0))


def test_figures_come_from_the_position() -> None:
    houses = {"kasur": [1, 2], "sirhind": [1, 1], "alwar": [0, 2], "lahore": [1, 1]}
    state = turn("house", "palace", houses=houses, held=(6, 2, 3, 4))
    shown, view = table(4), RULES.view(state, Seat(0))

    def told(item: Item) -> str:
        return shown.explain(view, item, Selection())

    assert "pay 2 gold" in told(items.village(place("kasur"))) and "No more" in told(items.village(place("kasur")))
    assert "Free to pass for Emma" in told(items.village(place("alwar")))
    assert "costs 2 gold" in told(items.city(LAHORE)) and "end of this round" in told(items.city(LAHORE))
    assert "round 2" in told(items.city(DELHI)) and "no house in" in told(items.city(DELHI))
    assert "costs 9 gold" in told(items.site(AGRA, 0)) and "3 points" in told(items.site(AGRA, 0))
    assert "2 points for Krzysztof" in told(items.house(place("lahore"), Seat(1)))
    assert "2 parts" in told(items.DONE)


def test_when_a_city_is_scored_follows_the_track() -> None:
    """Section 4: the lowest governor is next; section 7: round 10 is the last one, or a governor on box 10."""
    state = planning()
    assert round_of(state.public, LAHORE) == 1 and round_of(state.public, DELHI) == 2
    assert round_of(state.public, KHAJURAHO) == 7 and last_round(state.public) == 10
    state.public.round = 5
    assert round_of(state.public, KHAJURAHO) is None
    state.public.is_last = True
    assert last_round(state.public) == 5 and round_of(state.public, DELHI) is None
    assert len(VILLAGES) == 30 and len(CITIES) == 7
