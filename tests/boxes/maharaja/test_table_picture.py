"""The picture: everything has its place, is touched, carried and read, and shows nobody more than they may know."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.components import CITIES, VILLAGES
from game.boxes.maharaja.rules.moves import LowerGovernor, Move, Travel
from game.boxes.maharaja.rules.network import Network
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table import MaharajaTable, items, zones
from game.core.rules import Seat, step
from game.paint.box import Box
from game.session.dice import Dice
from game.tabletop.items import Item, Selection
from game.tabletop.picker import Choice
from tests.blind import is_painted
from tests.boxes.looking import AREA, draw, faults, parts_of, ui, words
from tests.boxes.maharaja.positions import AGRA, DELHI, FOUR, LAHORE, place, planning, table, turn, village
from tests.boxes.tables import Hand, decisions, least, picked
from tests.contract.tables import Table

AREAS = [AREA, *(Box(0, 88, w, h - 88) for w, h in ((1843, 1080), (1728, 1296), (2560, 1080)))]
SMALL = (1024, 600)
SEAT = Seat(0)


# ---------------------------------------------------------------------- layout
def crowded(seats: int = 5, houses: int = 15) -> State:
    """Everybody's architect in Agra, with as many houses of the first seat there and three of the others."""
    state = planning(seats)
    row = (houses, *(3,) * (seats - 1))
    state.public.houses = tuple(row if city == AGRA else (0,) * seats for city in range(len(CITIES)))
    return state


def test_a_full_courtyard_holds_all_architects_and_stacks() -> None:
    shown, view = table(5), RULES.view(crowded(), SEAT)
    for area in (*AREAS, least(Table("maharaja", 5, ()))):
        lying = shown.layout(view, area, Selection())
        yard = lying[items.tray(AGRA)]
        stacks = [lying[items.house(place("agra"), Seat(seat))] for seat in range(5)]
        people = [lying[items.architect(Seat(seat))] for seat in range(5)]
        assert all(yard.box.x - 8 <= pose.box.x and pose.box.right <= yard.box.right + 8 for pose in (*stacks, *people))
        for row in (stacks, people):
            assert all(a.box.x < b.box.x and b.box.x - a.box.x >= yard.box.w / 6 for a, b in pairwise(row))


@pytest.mark.parametrize("seats", [2, 5])
def test_players_sit_in_the_order_of_turns(seats: int) -> None:
    state = planning(seats, held=(4, 2, 5, 1, 3))
    lying = table(seats).layout(RULES.view(state, None), AREA, Selection())
    placed = sorted(range(seats), key=lambda seat: lying[items.panel(Seat(seat))].box.x)
    assert placed == sorted(range(seats), key=lambda seat: state.public.characters[seat])


def test_what_may_be_touched_is_hit_at_its_middle() -> None:
    """Nothing that cannot be touched lies above it."""
    kinds, found = {"village", "site", "tray", "house", "character", "governor"}, set[str]()
    positions = [*((moment.state, moment.seat) for moment in decisions(FOUR, 30)), (turn("governors", "gold"), SEAT)]
    for state, seat in positions:
        selection = picked(FOUR, state, seat)
        lying = sorted(table(4).layout(RULES.view(state, seat), AREA, selection).items(), key=lambda pair: pair[1].z)
        for item, pose in lying:
            if item in selection.open and item.kind in kinds:
                hit = [other for other, its in lying if its.box.holds(pose.box.cx, pose.box.cy)][-1]
                assert hit in selection.open, (item, hit)
                found.add(item.kind)
    assert found == kinds


# ---------------------------------------------------------------------- choices
BY_LAHORE = {"mathura": [1], "vrindavan": [1], "sirhind": [2], "alwar": [0], "kasur": [2], "panipat": [0]}
"""Straight to Delhi past seat 1, or by Lahore past seat 2: the choice is who is paid (5)."""


def pixels(shown: MaharajaTable, view: View, selection: Selection, size: tuple[int, int] = SMALL) -> pygame.Surface:
    on = ui(size)
    draw(shown, view, selection, on)
    assert is_painted(), "mark the test as painted"
    return on.surface


def differs(*pictures: pygame.Surface, spot: Box | None = None) -> bool:
    """Tells whether pictures of a window differ; in a box, of a window of 1920×1080."""
    rect = pygame.Rect(*map(round, (spot.x, spot.y, spot.w, spot.h))) if spot else pictures[0].get_rect()
    return len({pygame.image.tobytes(each.subsurface(rect), "RGB") for each in pictures}) > 1


@pytest.mark.painted
def test_other_ways_to_a_city_can_be_chosen_once_it_is_touched() -> None:
    state, shown = turn(houses=BY_LAHORE), table(4)
    view = RULES.view(state, SEAT)
    assert items.route(1) not in shown.layout(view, AREA, Selection())
    selection = picked(FOUR, state, SEAT, [items.city(DELHI)])
    assert items.route(1) in selection.open
    other = picked(FOUR, state, SEAT, [items.city(DELHI), items.route(1)])
    assert isinstance(selection.move, Travel) and isinstance(other.move, Travel) and selection.move != other.move
    assert differs(*(pixels(shown, view, chosen, (1920, 1080)) for chosen in (selection, other)))


@pytest.mark.parametrize(("touched", "told"), [((), "12 9 0 0"), ((items.site(LAHORE, 0),), "12 9 9 12 0 0 0 0")])
def test_a_palace_that_is_chosen_changes_what_the_city_pays(touched: tuple[Item, ...], told: str) -> None:
    """Beside what the scoring would pay now stands what it would pay with the chosen piece (6)."""
    state, shown, on = turn("palace", "gold", houses={"lahore": [1, 1]}), table(4), ui((1920, 1080))
    state.public.architects = (LAHORE, *state.public.architects[1:])
    view = RULES.view(state, SEAT)
    marks = draw(shown, view, picked(FOUR, state, SEAT, touched), on)
    panel = on.canvas.rect(parts_of(shown, view, AREA)["payouts"])
    assert " ".join(mark.text for mark in marks if panel.contains(mark.rect) and mark.text.isdigit()) == told


@pytest.mark.painted
def test_the_way_to_a_city_that_is_pointed_at_is_drawn_and_what_blocks_is_marked() -> None:
    """The way leads by two villages; without a house in the second, that one is marked."""
    shown, far = table(4), items.village(village("vrindavan"))
    for houses in (BY_LAHORE, {"mathura": [1]}):
        state = turn(houses=houses)
        view, selection = RULES.view(state, SEAT), picked(FOUR, state, SEAT)
        spot = shown.layout(view, AREA, selection)[far].box
        looks = (replace(selection, hover=hover) for hover in (items.city(DELHI), None))
        assert differs(*(pixels(shown, view, look, (1920, 1080)) for look in looks), spot=spot), houses


@pytest.mark.painted
def test_the_city_that_is_pointed_at_is_shown_larger_in_a_small_window() -> None:
    shown, view = table(5), RULES.view(crowded(), SEAT)
    assert differs(*(pixels(shown, view, Selection(hover=hover)) for hover in (None, items.tray(AGRA))))


# ---------------------------------------------------------------------- carrying
def hand(state: State, seat: Seat = SEAT) -> Hand:
    return Hand(table(4), RULES, state, seat, AREA)


def made(held: Hand) -> set[Move]:
    """Returns the moves that hands can make: by one thing that is carried, or by two."""
    found, halves = set[Move](), []
    for _ in held.ways():
        if held.picker.move is None:
            halves.append(held.picker.choice)
        else:
            found.add(held.picker.move)
    for half in halves:
        held.picker.restore(half)
        found |= {held.picker.move for _ in held.ways() if held.picker.move is not None}
    return found


def test_every_legal_move_is_made_by_carrying_ones_own_pieces_and_no_other() -> None:
    for moment in decisions(FOUR, 10):
        held = hand(moment.state, moment.seat)
        assert made(held) == set(RULES.legal(moment.state, moment.seat)), moment.state.public.task
        held.picker.clear()
        loose = [item for item in held.liftable() if item.kind in (items.ARCHITECT, items.HOUSE)]
        assert all(item.at[-1] == moment.seat for item in loose)


def test_a_governor_is_carried_down_the_track_only() -> None:
    held = hand(turn("governors", "gold"))
    lying, found = table(4).layout(held.view, AREA, held.selection), 0
    for item, drop in held.ways():
        if item.kind == items.GOVERNOR:
            assert held.picker.move == LowerGovernor(item.at[0])
            assert drop.box.y > lying[item].box.cy
            found += 1
    assert found


def test_an_architect_goes_the_cheapest_way_into_a_garden() -> None:
    """Another way is taken where the hand lets go over the courtyard; the preview says what each costs."""
    held, shown = hand(turn(houses=BY_LAHORE)), table(4)
    told = [
        (held.picker.touched, shown.preview(held.view, held.selection).lines)
        for item, _ in held.ways()
        if item == items.architect(SEAT)
    ]
    garden = [touched for touched, _ in told if len(touched) == 1]
    assert len(told) > len(garden) == len({touched[0] for touched, _ in told})
    assert len({lines for _, lines in told}) == len(told)


def test_an_architect_who_is_carried_once_more_goes_where_the_hand_lets_go() -> None:
    """Be it along the chosen way, or into another city that is reached by several."""
    held = hand(turn(houses=BY_LAHORE | {"kasur": [0, 1], "panipat": [0, 1]}))

    def goals() -> dict[Box, tuple[Move, Choice]]:
        ways = ((item, drop.box) for item, drop in held.ways())
        return {box: (held.picker.move, held.picker.choice) for item, box in ways if item == items.architect(SEAT)}

    first = goals()
    for _, chosen in first.values():
        held.picker.restore(chosen)
        assert {box: move for box, (move, _) in goals().items()} == {box: move for box, (move, _) in first.items()}


def test_a_house_goes_straight_to_every_place_that_has_room_and_says_where_there_is_none() -> None:
    state = turn("move", "gold", houses={"sirhind": [0, 1], "alwar": [2, 1], "kasur": [0]})
    held, house = hand(state), items.house(place("kasur"), SEAT)
    assert held.lift(house)
    told = {drop.then for drop in held.drops(house)} - {None}
    after = step(RULES, state, SEAT, held.picker.move, Dice(1, "luck")).state
    assert told == set(RULES.legal(after, SEAT))
    full = table(4).misplaced(held.view, held.selection, items.village(village("alwar")))
    assert full == words()("maharaja.refuse.village_full")


# ---------------------------------------------------------------------- secrets
@pytest.mark.painted
def test_a_disc_is_seen_by_its_planner() -> None:
    seen = []
    for disc in ((0, 1), (2, 3)):
        state = replace(planning(4), discs=(disc, None, None, None))
        state.public.planned = (SEAT,)
        seen.append([pixels(table(4), RULES.view(state, Seat(viewer)), Selection()) for viewer in (0, 1)])
    assert [differs(one, two) for one, two in zip(*seen, strict=True)] == [True, False]


# ---------------------------------------------------------------------- legibility
@pytest.mark.painted
@pytest.mark.parametrize("language", ["hu", "pl"])
def test_lists_and_full_courtyards_can_be_read(language: str) -> None:
    state, shown, on = turn(houses=BY_LAHORE), table(4, language), ui(SMALL, language)
    selection = picked(FOUR, state, SEAT, [items.city(DELHI)])
    assert faults(draw(shown, RULES.view(state, SEAT), selection, on)) == []
    full = table(5, language)
    assert faults(draw(full, RULES.view(crowded(), SEAT), Selection(), on)) == []


def test_villages_of_two_players_have_one_plot() -> None:
    """In a game for two a village holds one house (1): the house stands in the middle of its plate."""
    state = planning(2)
    state.public.villages = Network.read((SEAT,) if i == 0 else () for i in range(len(VILLAGES)))
    lying = table(2).layout(RULES.view(state, None), AREA, Selection())
    services, plate = lying[items.house(0, SEAT)], lying[items.village(0)]
    assert services.box.x + services.box.w / 2 == pytest.approx(plate.box.x + plate.box.w / 2)


def test_a_house_can_be_lifted_where_one_can_be_built_too() -> None:
    """Own houses lie above the village that another one can be brought to."""
    state = turn("move", "house", seats=3, houses={"kasur": [0]})
    lying = table(3).layout(RULES.view(state, SEAT), AREA, picked(Table("maharaja", 3, ()), state, SEAT))
    assert lying[items.house(place("kasur"), SEAT)].z > lying[items.village(place("kasur"))].z


@pytest.mark.parametrize(("held", "price"), [((1, 2, 3, 4), "3"), ((4, 1, 2, 3), "0")])
def test_a_city_shows_what_its_journey_costs_the_traveller(held: tuple[int, ...], price: str) -> None:
    """The bank pays for the wandering monk (3)."""
    state = turn("gold", "gold", held=held, houses={"sirhind": [1, 2], "alwar": [3]})
    shown, on = table(4), ui(SMALL)
    selection = picked(FOUR, state, SEAT)
    marks = draw(shown, RULES.view(state, SEAT), selection, on)
    plan = shown.plan(RULES.view(state, SEAT), Box(0, 88, on.canvas.w, on.canvas.h - 88), selection)
    tag, yard = (
        on.canvas.rect(box)
        for box in (zones.price_tag(plan, LAHORE, (), is_visited=True, is_empty=True), zones.tray(plan, LAHORE))
    )
    assert yard.contains(tag), "nobody stands in the courtyard"
    assert [mark.text for mark in marks if tag.contains(mark.rect.inflate(-8, -8))] == [price]
