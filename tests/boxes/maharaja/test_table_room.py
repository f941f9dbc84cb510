"""The room: the land is large, letters that a person made larger are larger, and a city can be seen from the sofa."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.boxes.maharaja.rules import RULES, actions
from game.boxes.maharaja.rules.actions import ACTIONS
from game.boxes.maharaja.rules.components import CHARACTER_NAMES, CITIES, VILLAGES
from game.boxes.maharaja.rules.moves import PickCharacter
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import TURN, View
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table import choice_panel, items, zones
from game.boxes.maharaja.table.painting.board import names_of_villages
from game.boxes.maharaja.table.touches import ways
from game.core.rules import Seat
from game.paint.box import Box, bounds
from game.tabletop.frame import BoardFrame
from game.tabletop.items import Item, Selection
from game.tabletop.players import Players
from game.tabletop.zoom import Zoom
from game.tools.positions import golden, opened
from game.widgets.ui import Ui
from tests.boxes.looking import AREA, cast, draw, faults, parts_of, ui, words
from tests.boxes.maharaja.positions import AGRA, FOUR, opening, planning, play, table, turn
from tests.boxes.tables import decisions, picked
from tests.breadth import wide
from tests.languages import shipped_languages

WINDOWS = [((1920, 1080), 1.0), ((1024, 600), 1.0), ((1280, 720), 2.0)]


def area_of(on: Ui) -> Box:
    return Box(0, 88, on.canvas.w, on.canvas.h - 88)


# ---------------------------------------------------------------------- sizes
def test_what_is_chosen_is_large_enough_for_a_finger() -> None:
    """44 units of a window of 1080, fields of the disc as large as cards; 24 pixels of the smallest window.

    Characters that others hold are smaller there; the interface widens their targets.
    """
    small = ui((1024, 600)).begin(table(4).minimum)
    kinds = ("village", "site", "character", "action", "tray", "bid", "city")
    least = {items.VILLAGE: (60, 44), items.SITE: (55, 43), items.CITY: (100, 100), items.GOVERNOR: (44, 43)}
    least |= {items.ACTION: (150, 85), items.BID: (44, 44)}
    for moment in decisions(FOUR, 25):
        selection = picked(FOUR, moment.state, moment.seat)
        for item, pose in table(4).layout(RULES.view(moment.state, moment.seat), AREA, selection).items():
            wide, high = least.get(item.kind, (0, 0))
            if item in selection.open and item.kind in kinds:
                rect, is_held = small.rect(pose.box), item.kind == items.CHARACTER and moment.state.public.task == TURN
                assert rect.w >= (21 if is_held else 24), (item, rect)
                assert rect.h >= {"site": 23, "tray": 18}.get(item.kind, 24), (item, rect)
            if item in selection.open and not (item.kind == items.ACTION and item.at[1] == 2):
                assert pose.box.w >= wide, item
                assert pose.box.h >= high, item


def test_an_action_with_nothing_left_to_do_gives_its_room_to_what_is_left() -> None:
    progress = turn("palace_house", "house").public.progress
    assert progress is not None
    parts, panel = actions.turn_parts(progress), Box(0, 0, 640, 380)
    before = choice_panel.cards(panel, parts)
    after = choice_panel.cards(panel, [part._replace(is_done=part.slot == 0) for part in parts])
    assert after[0].h < before[0].h and after[1].h > before[1].h


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_letters_grow_with_the_scale_because_panels_fold(seats: int) -> None:
    """At 150 % everything is 1.5 times as large, at 200 % clearly larger still."""
    for size in ((1280, 720), (1920, 1080)):
        plain, larger, largest = (ui(size, scale=scale).begin(table(seats).minimum).k for scale in (1.0, 1.5, 2.0))
        assert larger == pytest.approx(1.5 * plain)
        assert largest > 1.6 * plain


@pytest.mark.painted
@pytest.mark.parametrize("language", wide(["hu"], shipped_languages()))
def test_each_of_many_ways_says_in_large_letters_what_it_costs_and_whom_it_pays(language: str) -> None:
    """Six ways to Agra, of which the dearest pay four others."""
    path = dict(golden("maharaja"))["golden.five-last-palace"]
    session = opened(path).branch(606)
    (seat,) = session.to_act()
    view, on, touched = session.view(seat), ui((1024, 600), language, 2.0), (items.city(AGRA),)
    selection = Selection(actor=seat, viewer=seat, touched=touched)
    marks = draw(table(5, language), view, selection, on)
    panel = on.canvas.rect(parts_of(table(5), view, area_of(on), selection)["choice"])
    inside = [mark for mark in marks if mark.rect.colliderect(panel)]
    assert sum(mark.text.startswith("+") for mark in inside) == sum(
        bool(gold) for way in ways(view, selection) for gold in way.toll
    )
    assert faults(inside) == []
    assert [mark.text for mark in inside if not panel.contains(mark.rect)] == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_gets_what_is_told_in_large_figures(seats: int) -> None:
    """At least 18 pixels in a window of 1280×720."""
    state, on = turn("gold", "palace", seats=seats), ui((1280, 720))
    marks = draw(table(seats), RULES.view(state, Seat(0)), Selection(viewer=Seat(0)), on)
    panel = on.canvas.rect(parts_of(table(seats), RULES.view(state, Seat(0)), area_of(on))["payouts"])
    figures = [mark for mark in marks if panel.contains(mark.rect) and mark.text.isdigit()]
    assert len(figures) == seats and all(mark.px >= 18 for mark in figures), figures


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
@pytest.mark.parametrize("language", shipped_languages())
def test_whoever_chooses_a_character_reads_what_each_does(language: str, size: tuple[int, int]) -> None:
    """Before six characters, in the smallest window too, where each description begins behind a name."""
    seat, on = Seat(0), ui(size, language)
    view = RULES.view(opening(), seat)
    marks = draw(table(4, language), view, Selection(actor=seat, viewer=seat), on)
    panel = on.canvas.rect(parts_of(table(4), view, area_of(on), Selection())["choice"])
    told = "".join(mark.text for mark in marks if panel.contains(mark.rect)).replace(" ", "")
    for name in CHARACTER_NAMES[1:7]:
        assert words(language)(f"maharaja.ability.{name}").replace(" ", "") in told


# ---------------------------------------------------------------------- names
@pytest.mark.painted
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_no_name_of_a_village_lies_below_a_city_or_another_plate(size: tuple[int, int], scale: float) -> None:
    shown, on = table(5, "pl"), ui(size, "pl", scale)
    view = RULES.view(planning(5), Seat(0))
    marks = draw(shown, view, Selection(), on)
    plan = shown.plan(view, area_of(on), Selection())
    rects = {mark.text: mark.rect for mark in marks}
    blocks = [on.canvas.rect(zones.block(plan, city)) for city in range(len(CITIES))]
    plates = [on.canvas.rect(zones.around(plan, at, ground.VILLAGE)) for at in zones.VILLAGE_AT]
    for number, key in enumerate(VILLAGES):
        name = rects[words("pl")(f"maharaja.village.{key}")]
        others = [plate for i, plate in enumerate(plates) if i != number]
        for other in (*blocks, *others):
            common = name.clip(other)
            assert min(common.w, common.h) <= 2, key


@pytest.mark.painted
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("language", shipped_languages())
def test_neither_a_price_of_a_journey_nor_the_maharaja_lies_on_a_name(
    language: str, size: tuple[int, int], scale: float
) -> None:
    shown, on, state = table(5, language), ui(size, language, scale), turn(seats=5)
    players = Players(words(language), cast(5), "maharaja")
    keys = (*(f"village.{key}" for key in VILLAGES), *(f"city.{key}" for key in CITIES))
    told = {words(language)(f"maharaja.{key}") for key in keys}
    places = set()
    for visited in range(len(CITIES)):
        state.public.city = visited
        view = RULES.view(state, Seat(0))
        marks = draw(shown, view, Selection(), on)
        plan = shown.plan(view, area_of(on), Selection())
        board = on.canvas.rect(plan.board)
        names = [mark.rect.inflate(0, -6) for mark in marks if mark.text in told and board.contains(mark.rect)]
        villages = names_of_villages(BoardFrame(on.canvas, view, Selection(), players, plan, on))
        tags = [
            zones.price_tag(plan, city, villages, is_visited=city == visited, is_empty=False)
            for city in range(len(CITIES))
        ]
        places.add(villages)
        assert len(names) >= len(keys)
        for box in (*tags, zones.maharaja(plan, visited)):
            hidden = [on.canvas.rect(box).clip(name) for name in names]
            assert all(min(part.w, part.h) <= 2 for part in hidden)
    assert len(places) == 1, "no name moves as he travels"


# ---------------------------------------------------------------------- near
def near(view: View, selection: Selection, on: Ui) -> Iterator[tuple[str, Zoom]]:
    """Yields the ways to look at something from near, and the zoom that each asks for."""
    asked: list[Zoom] = []
    draw(table(4), view, replace(selection, approach=asked.append), on)
    for node in [node for node in on.nodes if node.id.startswith("near:")]:
        assert node.act is not None
        node.act()
        yield node.id, asked[-1]


def test_every_city_has_a_lens_that_fills_the_map_with_it() -> None:
    view, on = RULES.view(planning(4), Seat(0)), ui((1280, 720))
    found = dict(near(view, Selection(), on))
    assert set(found) == {f"near:{key}" for key in CITIES}
    for number, key in enumerate(CITIES):
        selection = Selection(zoom=found[f"near:{key}"])
        board, lying = table(4).board(view, area_of(on), selection), table(4).layout(view, area_of(on), selection)
        block = bounds([lying[items.city(number)].box, lying[items.tray(number)].box])
        assert block.h > 0.7 * board.h
        assert bounds([board.grown(1), block]) == board.grown(1)


def test_arrows_lead_around_all_cities_and_back() -> None:
    view, on = RULES.view(planning(4), Seat(0)), ui((1280, 720))
    zoom = dict(near(view, Selection(), on))["near:lahore"]
    seen = [zoom]
    for _ in CITIES:
        ways = dict(near(view, Selection(zoom=seen[-1]), on))
        assert set(ways) == {"near:left", "near:right"}
        seen.append(ways["near:right"])
    assert len(set(seen)) == len(CITIES)
    assert seen[-1] == zoom
    assert dict(near(view, Selection(zoom=zoom), on))["near:left"] == seen[-2]


# ---------------------------------------------------------------------- told before it is chosen
def hovering(state: State, item: Item) -> Selection:
    return replace(picked(FOUR, state, Seat(0)), hover=item)


@pytest.mark.parametrize("language", shipped_languages())
def test_every_action_says_what_it_does_and_changes_when_it_is_pointed_at(language: str) -> None:
    state, shown = planning(4), table(4, language)
    view, titles = RULES.view(state, Seat(0)), set()
    for action in ACTIONS:
        told = shown.preview(view, hovering(state, items.action(action)))
        assert len(told.lines) >= 2, told.title
        assert not told.label
        titles.add(told.title)
    assert len(titles) == len(ACTIONS)


def test_an_action_is_explained_with_the_figures_of_the_planner() -> None:
    state = planning(4)
    state.gold = (7, 0, 0, 0)
    view = RULES.view(state, Seat(0))
    lines = {action: table(4).preview(view, hovering(state, items.action(action))).lines for action in ACTIONS}
    told = words()
    assert (told("maharaja.explain.gold", before=7, after=9), "good") in lines[0]
    assert (told("maharaja.explain.quarry", before=10, after=8), "plain") in lines[4]
    assert any(tone == "bad" for _, tone in lines[5]), "a palace is too dear"


def test_a_place_is_explained_before_it_is_touched() -> None:
    founding, _ = play(opening(), *map(PickCharacter, (1, 2, 3, 4)))
    view, selection = RULES.view(founding, Seat(0)), picked(FOUR, founding, Seat(0))
    place = next(item for item in selection.open if item.kind == items.VILLAGE)
    pointed = table(4).preview(view, replace(selection, hover=place))
    name = words()(f"maharaja.village.{VILLAGES[place.at[0]]}")
    assert pointed.title == words()("maharaja.preview.house_title", place=name)
    assert not pointed.label
    assert table(4).preview(view, selection).lines


@pytest.mark.painted
@pytest.mark.parametrize("language", wide(["pl"], shipped_languages()))
@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_the_heading_of_a_plan_is_the_name_alone_before_its_letters_are_small(language: str, scale: float) -> None:
    shown, state, on, seat = table(4, language), planning(), ui((1024, 600), language, scale), Seat(1)
    view, selection = RULES.view(state, seat), picked(FOUR, state, seat)
    marks, name = draw(shown, view, selection, on), cast(4)[seat].name
    panel = on.canvas.rect(shown.plan(view, area_of(on), selection).choice)
    [head] = [mark for mark in marks if mark.text.startswith(name) and panel.contains(mark.rect)]
    assert head.text == name
    assert head.px >= 20
