"""The picture: everything has its place, can be read, and shows nobody more than they may know."""

from dataclasses import replace
from itertools import combinations

import pytest

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.table.plan import plan
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.money import CARDS
from game.boxes.alhambra_family.table.items import cards_among, money
from game.core.rules import Seat
from game.paint.box import Box
from game.stage.stage import Pose
from game.tabletop.items import Item
from game.tabletop.selection import Selection
from tests.boxes.alhambra_cards.positions import building, cards, position
from tests.boxes.alhambra_cards.tables import picked, played, table
from tests.boxes.looking import Luck, draw, faults, nameless, overlap, picture, ui, walked

pytestmark = pytest.mark.painted

SIZES = [(1728, 1080), (1920, 1080), (1843, 1080), (1728, 1296)]


def positions(seats: int, seed: int, *, open_hands: bool = False, eager: float = 0.7) -> list[State]:
    """A dozen positions of a game, the last one included."""
    states = [state for state, _ in played(seats, seed, open_hands=open_hands, eager=eager)]
    return [*states[:: len(states) // 10], states[-1]]


def areas(minimum: tuple[float, float]) -> list[Box]:
    return [Box(0, 88, w, h - 88) for w, h in (*SIZES, minimum)]


# ---------------------------------------------------------------------- layout
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everything_visible_has_a_place_inside_the_table(seats: int) -> None:
    shown = table(seats)
    for state in positions(seats, 1):
        for viewer in (None, Seat(0)):
            view = RULES.view(state, viewer)
            for area in areas(shown.minimum):
                lying = shown.layout(view, area, Selection())
                wanted = {money(card) for card in view.display if card is not None}
                if viewer is not None:
                    wanted |= {money(card) for card in state.hands[viewer]}
                assert wanted <= lying.keys()
                for item, pose in lying.items():
                    inside = pose.box.x >= area.x and pose.box.y >= area.y - 1
                    assert (
                        inside and pose.box.x + pose.box.w <= area.right and pose.box.y + pose.box.h <= area.bottom
                    ), item


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_buildings_and_open_money_lie_side_by_side(seats: int) -> None:
    shown = table(seats)
    for state in positions(seats, 2):
        view = RULES.view(state, None)
        for area in areas(shown.minimum):
            lying = shown.layout(view, area, Selection())
            apart = [p for item, p in lying.items() if item.kind in ("building", "space", "keep", "give", "money")]
            assert not any(overlap(a, b) for a, b in combinations(apart, 2))


@pytest.mark.parametrize("number", [8, 16, 25, 30])
def test_the_number_of_every_card_in_a_large_hand_stays_in_sight(number: int) -> None:
    hand = sorted(Luck(number).pick([CARDS[start::3] for start in range(3)])[:number])
    state = position([hand, (), ()], display=[None] * 4)
    shown = table(3)
    for area in areas(shown.minimum):
        lying = shown.layout(RULES.view(state, Seat(0)), area, Selection())
        fan = [lying[money(card)].box for card in hand]
        for one, other in combinations(fan, 2):
            if one.y == other.y:
                assert abs(other.x - one.x) > min(one.w, other.w) * 0.3, "the number in the corner is covered"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("open_hands", [False, True])
def test_no_panel_lies_on_another(seats: int, open_hands: bool) -> None:
    shown = table(seats, open_hands=open_hands)
    state = positions(seats, 1, open_hands=open_hands)[0]
    for area in areas(shown.minimum):
        zones = plan(RULES.view(state, None), area)
        boxes = [zones.yard, zones.money, zones.hand, zones.action]
        boxes += [] if zones.is_folded else [zones.deck, zones.scoreboard.box, zones.log]
        boxes += [zones.strip] if zones.strip else []
        assert all(box.w > 200 and box.h > 50 for box in boxes)
        tabs = [box for _, box in zones.tabs] + ([zones.log] if zones.is_folded else [])
        assert all(box.w >= 44 and box.h >= 44 for box in tabs)
        panels = [Pose(box) for box in (*boxes, *tabs)]
        assert not any(overlap(a, b) for a, b in combinations(panels, 2))


def test_a_chosen_card_is_lifted() -> None:
    state = position([cards("denar 5"), (), ()], yard=[None, None, building("pavilion", 5), None])
    shown, item = table(3), money(cards("denar 5")[0])
    view, area = RULES.view(state, Seat(0)), Box(0, 88, 1920, 992)
    chosen = shown.layout(view, area, Selection(touched=(item,)))[item]
    assert chosen.box.y < shown.layout(view, area, Selection())[item].box.y


# ---------------------------------------------------------------------- movement
def test_new_money_comes_from_the_deck_and_taken_money_goes_to_its_taker() -> None:
    state = position([cards("denar 5"), cards("florin 9"), ()])
    shown, area = table(3), Box(0, 88, 1920, 992)
    view = RULES.view(state, Seat(0))
    item, opened = money(cards("florin 9")[0]), money(view.display[0] or 0)
    deck, row = plan(view, area).deck, plan(view, area).scoreboard.rows[1]
    start = shown.entrances(view, area, [opened])[opened]
    assert deck.x <= start.box.x <= deck.right and deck.y <= start.box.y <= deck.bottom
    end = shown.exits(view, area, [item])[item]
    assert row.y <= end.box.y + end.box.h / 2 <= row.bottom


# ---------------------------------------------------------------------- secrets
def other_world(state: State, viewer: Seat | None, seed: int) -> State:
    """A game that the viewer, not remembering what was taken, could believe in."""
    return RULES.imagine(RULES.forget(RULES.view(state, viewer)), Luck(seed))


@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_that_look_alike_to_an_onlooker_give_the_same_picture(seats: int) -> None:
    shown = table(seats)
    for state in positions(seats, 3)[::3]:
        world = other_world(state, None, 1)
        assert state.is_over or world.hands != state.hands
        assert picture(shown, RULES.view(state, None)) == picture(shown, RULES.view(world, None))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_player_sees_nothing_of_the_hands_of_others(seats: int) -> None:
    shown = table(seats)
    for state in positions(seats, 4)[::3]:
        view, other = RULES.view(state, Seat(0)), RULES.view(other_world(state, Seat(0), 2), Seat(0))
        assert picture(shown, view) == picture(shown, other) == picture(shown, replace(view, known=None))


def test_the_picture_of_the_deck_is_rough() -> None:
    state = position(piles=[Pile(13, None), Pile(13, "B"), Pile(12, None)])
    other = position(piles=[Pile(12, None), Pile(14, "B"), Pile(12, None)])
    assert picture(table(3), RULES.view(state, None)) == picture(table(3), RULES.view(other, None))


def test_with_open_hands_everybody_s_money_is_seen() -> None:
    state = position([cards("denar 5"), cards("florin 9"), ()], open_hands=True)
    other = position([cards("denar 5"), cards("florin 8"), ()], open_hands=True)
    shown = table(3, open_hands=True)
    view = replace(RULES.view(other, Seat(0)), display=RULES.view(state, Seat(0)).display)
    assert picture(shown, RULES.view(state, Seat(0))) != picture(shown, view)


# ---------------------------------------------------------------------- legibility
@pytest.mark.parametrize(
    "language", [pytest.param("en", marks=pytest.mark.marathon), "hu", pytest.param("pl", marks=pytest.mark.marathon)]
)
@pytest.mark.parametrize(
    ("seats", "size", "scale"),
    [(2, (1024, 600), 1.0), (3, (1280, 720), 2.0), (4, (1024, 600), 1.0), (6, (1024, 600), 1.0), (6, (1024, 768), 1.5)],
)
def test_every_text_can_be_read(language: str, seats: int, size: tuple[int, int], scale: float) -> None:
    shown, on = table(seats, language), ui(size, language, scale)
    for state in positions(seats, 5)[::4]:
        for viewer in (None, state.turn):
            selection = picked(state, shown, viewer) if viewer is not None and RULES.to_act(state) else Selection()
            assert faults(draw(shown, RULES.view(state, viewer), selection, on)) == []


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_large_and_open_hands_can_be_read(language: str) -> None:
    shown, on = table(6, language, open_hands=True), ui((1024, 600), language)
    for state in positions(6, 6, open_hands=True, eager=0.05)[::4]:
        selection = picked(state, shown, state.turn) if RULES.to_act(state) else Selection()
        assert faults(draw(shown, RULES.view(state, state.turn), selection, on)) == []


@pytest.mark.parametrize(
    "language", [pytest.param("en", marks=pytest.mark.marathon), "hu", pytest.param("pl", marks=pytest.mark.marathon)]
)
def test_each_step_of_every_walk_can_be_read(language: str) -> None:
    for seats in (2, 3, 6):
        shown, on = table(seats, language), ui((1024, 600), language)
        for _, beat in played(seats, 7):
            for title, step, found in walked(shown, beat, on):
                assert found == [], (title, step)


def test_everything_that_lies_on_the_table_has_a_name() -> None:
    shown = table(2)
    for state in positions(2, 8):
        assert nameless(shown, RULES.view(state, Seat(0))) == []


def test_hidden_cards_are_named_by_their_place_only() -> None:
    state = position([cards("denar 5"), cards("florin 9"), ()])
    lying = table(3).layout(RULES.view(state, None), Box(0, 88, 1920, 992), Selection())
    hidden = {money(card) for hand in state.hands for card in hand}
    assert not hidden & lying.keys()
    assert Item("back", (0, 0)) in lying
    assert {*cards_among(lying)} == {card for card in state.display if card is not None}
