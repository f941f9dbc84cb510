"""The picture: everything has its place, can be touched and read, and shows nobody more than they may know."""

from dataclasses import replace
from itertools import combinations, pairwise

import pygame
import pytest

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.board import CITIES, ROADS, VILLAGES
from game.boxes.maharaja.rules.moves import BuildPalace, LiftHouse, Travel
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table import MaharajaTable, geometry, items, panel_mode, zones
from game.boxes.maharaja.table.zones import VILLAGE_AT
from game.core.rules import Seat
from game.paint.box import Box
from game.stage.stage import Pose
from game.tabletop.items import Item
from game.tabletop.selection import Selection
from game.widgets.ui import Ui
from tests.boxes.looking import draw, faults, overlap, ui
from tests.boxes.maharaja.positions import place, planning, turn
from tests.boxes.maharaja.tables import decisions, picked, table

pytestmark = pytest.mark.painted

AREAS = [Box(0, 88, w, h - 88) for w, h in ((1843, 1080), (1920, 1080), (1728, 1296), (2560, 1080))]
SEATS = (2, 3, 4, 5)
SMALL = (1024, 600)


def areas(shown: MaharajaTable) -> list[Box]:
    w, h = shown.minimum
    return [*AREAS, Box(0, 88, w, h - 88)]


def panels(view: View, area: Box) -> list[Pose]:
    plan = geometry.plan(view, area)
    boxes = [plan.board, plan.track, plan.choice, plan.action, plan.pays, plan.log]
    boxes += [panel.box for panel in plan.seats]
    boxes += [plan.bank.box] if plan.bank else []
    return [Pose(box) for box in boxes]


def parts_of(shown: MaharajaTable, state: State, seat: Seat) -> list[tuple[Item, ...]]:
    view = RULES.view(state, seat)
    return [shown.clicks(view, move) for move in RULES.legal(state, seat)]


# ---------------------------------------------------------------------- layout
@pytest.mark.parametrize("advanced", ["", "advanced", "all"])
@pytest.mark.parametrize("seats", SEATS)
def test_whatever_a_move_needs_lies_on_the_table_when_it_is_needed(seats: int, advanced: str) -> None:
    """The first item always lies there; the others as soon as those before are touched."""
    shown = table(seats)
    for state, seat in decisions(seats, 1, advanced=advanced):
        view = RULES.view(state, seat)
        for area in areas(shown):
            seen: dict[tuple[Item, ...], set[Item]] = {}
            for parts in parts_of(shown, state, seat):
                for at in range(len(parts)):
                    before = parts[:at]
                    if before not in seen:
                        seen[before] = set(shown.layout(view, area, Selection(touched=before)))
                    assert parts[at] in seen[before], parts


@pytest.mark.parametrize("advanced", ["", "all"])
@pytest.mark.parametrize("seats", SEATS)
def test_everything_lies_inside_the_table_and_no_panel_on_another(seats: int, advanced: str) -> None:
    shown = table(seats)
    for state, seat in decisions(seats, 2, advanced=advanced):
        for viewer in (None, seat):
            view = RULES.view(state, viewer)
            for area in areas(shown):
                for item, pose in shown.layout(view, area, Selection()).items():
                    inside = pose.box.x >= area.x and pose.box.y >= area.y - 1
                    assert (
                        inside and pose.box.x + pose.box.w <= area.right and pose.box.y + pose.box.h <= area.bottom
                    ), item
                assert not any(overlap(a, b) for a, b in combinations(panels(view, area), 2))


def crowded(seats: int = 5, houses: int = 15) -> State:
    """Everybody's architect in Agra, with as many houses of the first seat there and three of the others."""
    state = planning(seats)
    agra = CITIES.index("agra")
    row = (houses, *(3,) * (seats - 1))
    state.public.houses = tuple(row if city == agra else (0,) * seats for city in range(len(CITIES)))
    return state


def test_a_full_courtyard_holds_all_architects_and_stacks() -> None:
    shown, state = table(5), crowded()
    view = RULES.view(state, Seat(0))
    for area in areas(shown):
        lying = shown.layout(view, area, Selection())
        yard = lying[items.tray(CITIES.index("agra"))]
        stacks = [lying[items.house(place("agra"), Seat(seat))] for seat in range(5)]
        people = [lying[items.architect(Seat(seat))] for seat in range(5)]
        assert all(yard.box.x - 8 <= pose.box.x and pose.box.right <= yard.box.right + 8 for pose in (*stacks, *people))
        for row in (stacks, people):
            assert all(a.box.x < b.box.x and b.box.x - a.box.x >= yard.box.w / 6 for a, b in pairwise(row))


@pytest.mark.parametrize("seats", SEATS)
def test_players_sit_in_the_order_of_turns(seats: int) -> None:
    state = planning(seats, held=(4, 2, 5, 1, 3))
    lying = table(seats).layout(RULES.view(state, None), AREAS[1], Selection())
    placed = sorted(range(seats), key=lambda seat: lying[items.panel(Seat(seat))].box.x)
    assert placed == sorted(range(seats), key=lambda seat: state.public.characters[seat])


def test_in_small_windows_every_target_keeps_twenty_four_pixels_to_itself() -> None:
    """Sites, villages, characters and the fields of the disc, at the smallest window."""
    shown, on = table(4), ui(SMALL)
    for state, seat in decisions(4, 3):
        selection = picked(shown, state, seat, AREAS[0])
        draw(shown, RULES.view(state, seat), selection, on)
        for item, pose in shown.layout(RULES.view(state, seat), AREAS[0], selection).items():
            if item in selection.open and item.kind in (
                *("village", "site", "character", "action", "tray", "bid", "city"),
            ):
                rect = on.canvas.rect(pose.box)
                least = 23 if item.kind == "site" else 18 if item.kind == "tray" else 24
                assert rect.w >= 24 and rect.h >= least, (item, rect)


@pytest.mark.parametrize("kind", ["village", "site", "tray", "house", "character", "governor"])
def test_what_may_be_touched_is_hit_at_its_middle(kind: str) -> None:
    """Nothing that cannot be touched lies above it."""
    found = 0
    for state, seat in (pair for seed in range(4, 12) for pair in decisions(4, seed)):
        if found > 40:
            break
        view = RULES.view(state, seat)
        selection = picked(table(4), state, seat, AREAS[0])
        lying = sorted(table(4).layout(view, AREAS[0], selection).items(), key=lambda pair: pair[1].z)
        for item in selection.open:
            if item.kind == kind:
                pose = dict(lying)[item]
                x, y = pose.box.x + pose.box.w / 2, pose.box.y + pose.box.h / 2
                hit = [o for o, p in lying if p.box.x <= x < p.box.x + p.box.w and p.box.y <= y < p.box.y + p.box.h][-1]
                assert hit in selection.open, (item, hit)
                found += 1
    assert found


# ---------------------------------------------------------------------- choices
def routed() -> tuple[State, Seat, int]:
    """A position with several ways to a city that pay different people."""
    for seed in range(1, 30):
        for state, seat in decisions(4, seed):
            if state.public.task == "turn":
                view = RULES.view(state, seat)
                for city in range(len(CITIES)):
                    if len(panel_mode.ways_to(view, city)) > 1:
                        return state, seat, city
    raise AssertionError


def test_other_ways_to_a_city_can_be_chosen_once_it_is_touched() -> None:
    state, seat, city = routed()
    shown, view = table(4), RULES.view(state, seat)
    assert items.route(1) not in shown.layout(view, AREAS[1], Selection())
    selection = picked(shown, state, seat, AREAS[1], [items.city(city)])
    assert items.route(1) in selection.open
    other = picked(shown, state, seat, AREAS[1], [items.city(city), items.route(1)])
    assert isinstance(selection.move, Travel) and isinstance(other.move, Travel) and selection.move != other.move
    on = ui((1920, 1080))
    one, two = (_pixels(shown, view, chosen, on) for chosen in (selection, other))
    assert one != two


def _pixels(shown: MaharajaTable, view: View, selection: Selection, on: Ui | None = None) -> bytes:
    on = on or ui()
    draw(shown, view, selection, on)
    return pygame.image.tobytes(on.surface, "RGB")


def test_a_palace_that_is_chosen_changes_what_the_city_pays() -> None:
    """The panel foretells the scoring of the Maharaja's city with the chosen piece (6)."""
    state, seat = next(
        (state, seat)
        for seed in range(1, 40)
        for state, seat in decisions(4, seed)
        if state.public.task == "turn"
        and state.public.architects[seat] == state.public.city
        and any(isinstance(move, BuildPalace) for move in RULES.legal(state, seat))
    )
    shown, on, view = table(4), ui((1920, 1080)), RULES.view(state, seat)
    site = next(move.site for move in RULES.legal(state, seat) if isinstance(move, BuildPalace))
    assert state.public.city is not None
    item = items.site(state.public.city, site)
    spot = geometry.plan(view, Box(0, 88, 1920, 992)).pays

    def seen(selection: Selection) -> bytes:
        draw(shown, view, selection, on)
        return pygame.image.tobytes(on.surface.subsurface(on.canvas.rect(spot)), "RGB")

    plain = seen(picked(shown, state, seat, AREAS[1]))
    assert seen(picked(shown, state, seat, AREAS[1], [item])) != plain


def test_the_way_to_a_city_that_is_pointed_at_is_drawn_and_what_blocks_is_marked() -> None:
    state, seat, city = routed()
    shown, on, view = table(4), ui((1920, 1080)), RULES.view(state, seat)
    selection = picked(shown, state, seat, AREAS[1])
    road = panel_mode.ways_to(view, city)[0].roads[0]
    x, y = geometry.plan(view, AREAS[1]).at(*VILLAGE_AT[ROADS[road].villages[0]])

    def seen(hover: Item | None) -> bytes:
        draw(shown, view, replace(selection, hover=hover), on)
        return pygame.image.tobytes(on.surface.subsurface(on.canvas.rect(Box(x - 12, y - 12, 24, 24))), "RGB")

    assert seen(items.city(city)) != seen(None)
    state.public.villages = tuple(
        () if i in ROADS[road].villages else row for i, row in enumerate(view.public.villages)
    )
    state.public.architects = tuple(ROADS[road].ends[0] % 7 for _ in range(4))
    view = RULES.view(state, seat)
    selection = Selection(actor=seat, viewer=seat)
    assert (
        len(
            {
                _pixels(shown, view, replace(selection, hover=hover), on)
                for hover in (*map(items.city, range(len(CITIES))), None)
            }
        )
        > 1
    )


def test_the_city_that_is_pointed_at_is_shown_larger_in_a_small_window() -> None:
    shown, state = table(5), crowded()
    view = RULES.view(state, Seat(0))
    on = ui(SMALL)
    plain, near = (
        _pixels(shown, view, Selection(hover=hover), on) for hover in (None, items.tray(CITIES.index("agra")))
    )
    assert plain != near


# ---------------------------------------------------------------------- secrets
@pytest.mark.parametrize("seats", [2, 4])
def test_others_gold_and_discs_leave_no_trace_in_the_picture(seats: int) -> None:
    shown = table(seats)
    for state, seat in decisions(seats, 5)[::3]:
        for viewer in (None, seat):
            view = RULES.view(state, viewer)
            other = replace(
                state,
                gold=tuple(gold if i == viewer else gold + 7 for i, gold in enumerate(state.gold)),
                discs=tuple(disc if i == viewer or disc is None else (0, 0) for i, disc in enumerate(state.discs)),
            )
            assert _pixels(shown, view, Selection()) == _pixels(shown, RULES.view(other, viewer), Selection())


def test_a_disc_is_seen_by_its_planner() -> None:
    state = planning(4)
    shown = table(4)
    one, two = (replace(state, discs=((*disc,), None, None, None)) for disc in ((0, 1), (2, 3)))
    for other in (one, two):
        other.public.planned = (Seat(0),)
    assert _pixels(shown, RULES.view(one, Seat(0)), Selection()) != _pixels(
        shown, RULES.view(two, Seat(0)), Selection()
    )
    assert _pixels(shown, RULES.view(one, Seat(1)), Selection()) == _pixels(
        shown, RULES.view(two, Seat(1)), Selection()
    )


# ---------------------------------------------------------------------- legibility
@pytest.mark.parametrize(
    "language", [pytest.param("en", marks=pytest.mark.marathon), "hu", pytest.param("pl", marks=pytest.mark.marathon)]
)
@pytest.mark.parametrize(
    ("seats", "size", "scale", "advanced"),
    [
        (2, (1024, 600), 1.0, "all"),
        (3, (1280, 720), 2.0, ""),
        (4, (1024, 768), 1.0, "advanced"),
        (5, (1024, 600), 1.0, "advanced"),
    ],
)
def test_every_text_can_be_read(language: str, seats: int, size: tuple[int, int], scale: float, advanced: str) -> None:
    shown, on = table(seats, language), ui(size, language, scale)
    for state, seat in decisions(seats, 6, advanced=advanced):
        for viewer in (None, seat):
            selection = Selection() if viewer is None else picked(shown, state, seat, AREAS[0])
            assert faults(draw(shown, RULES.view(state, viewer), selection, on)) == [], state.public.task


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_lists_and_full_courtyards_can_be_read(language: str) -> None:
    state, seat, city = routed()
    shown, on = table(4, language), ui(SMALL, language)
    selection = picked(shown, state, seat, AREAS[0], [items.city(city)])
    assert faults(draw(shown, RULES.view(state, seat), selection, on)) == []
    full = table(5, language)
    assert faults(draw(full, RULES.view(crowded(), Seat(0)), Selection(), on)) == []


def test_villages_of_two_players_have_one_plot() -> None:
    """In a game for two a village holds one house (1): the house stands in the middle of its plate."""
    state = planning(2)
    state.public.villages = tuple((Seat(0),) if i == 0 else () for i in range(len(VILLAGES)))
    lying = table(2).layout(RULES.view(state, None), AREAS[1], Selection())
    services, plate = lying[items.house(0, Seat(0))], lying[items.village(0)]
    assert services.box.x + services.box.w / 2 == pytest.approx(plate.box.x + plate.box.w / 2)


def test_a_house_can_be_lifted_where_one_can_be_built_too() -> None:
    """Own houses lie above the village that another one can be brought to."""
    for state, seat in (pair for seed in range(1, 20) for pair in decisions(4, seed)):
        moves = [move for move in RULES.legal(state, seat) if isinstance(move, LiftHouse)]
        if not moves or moves[0].place >= len(VILLAGES):
            continue
        item = items.house(moves[0].place, seat)
        selection = picked(table(4), state, seat, AREAS[1])
        lying = table(4).layout(RULES.view(state, seat), AREAS[1], selection)
        assert lying[item].z > lying[items.village(moves[0].place)].z
        return
    raise AssertionError


@pytest.mark.parametrize(("held", "price"), [((1, 2, 3, 4), "3"), ((4, 1, 2, 3), "0")])
def test_a_city_shows_what_its_journey_costs_the_traveller(held: tuple[int, ...], price: str) -> None:
    """The bank pays for the wandering monk (3)."""
    state = turn("gold", "gold", held=held, houses={"sirhind": [1, 2], "alwar": [3]})
    shown, on = table(4), ui(SMALL)
    selection = picked(shown, state, Seat(0), AREAS[1])
    marks = draw(shown, RULES.view(state, Seat(0)), selection, on)
    plan = geometry.plan(RULES.view(state, Seat(0)), Box(0, 88, on.canvas.w, on.canvas.h - 88))
    tag = zones.price_tag(plan, CITIES.index("lahore"), is_visited=True)
    rect = on.canvas.rect(tag)
    assert [mark.text for mark in marks if rect.contains(mark.rect.inflate(-8, -8))] == [price]
