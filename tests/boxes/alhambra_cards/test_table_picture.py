"""The picture of the card game's table: large hands, moves, and things that are large on the screen."""

from dataclasses import replace
from itertools import combinations

import pytest

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.table.plan import plan
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.components import CARDS as MONEY
from game.boxes.alhambra_family.table.hand_layout import lifted, spread
from game.boxes.alhambra_family.table.items import money
from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop.items import Selection
from game.widgets.node import Node, Role
from tests.boxes.alhambra_cards.positions import position
from tests.boxes.alhambra_family.games import CARDS, offering
from tests.boxes.alhambra_family.pieces import card
from tests.boxes.alhambra_family.tables import picked, played, table
from tests.boxes.looking import AREA, draw, faults, overlap, picture, ui
from tests.languages import shipped_languages
from tests.widgets.test_steering import assert_reached

pytestmark = pytest.mark.painted

ME = Seat(0)
AREAS = [Box(0, 88, w, h - 88) for w, h in ((1728, 1080), (1920, 1080), (1843, 1080), (1728, 1296))]
AREAS.append(Box(0, 88, table(CARDS, 3).minimum[0], table(CARDS, 3).minimum[1] - 88))


def holding(number: int, seats: int = 3) -> State:
    """A position in which the first seat has so many cards."""
    hand = sorted(MONEY[start::3][i] for start in range(3) for i in range(number // 3 + 1))[:number]
    return position([hand, *([""] * (seats - 1))])


# ---------------------------------------------------------------------- layout
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_buildings_and_open_money_lie_side_by_side(seats: int) -> None:
    states = [state for state, _ in played(CARDS, seats, 2)]
    for state in (*states[:: len(states) // 10], states[-1]):
        for area in AREAS:
            lying = table(CARDS, seats).layout(RULES.view(state, None), area, Selection())
            apart = [p for item, p in lying.items() if item.kind in ("building", "space", "keep", "give", "money")]
            assert not any(overlap(a, b) for a, b in combinations(apart, 2))


@pytest.mark.parametrize("number", [8, 16, 25, 30])
def test_the_number_of_every_card_in_a_large_hand_stays_in_sight(number: int) -> None:
    hand = MONEY[::3][:number]
    view = RULES.view(position([hand, "", ""], display="-, -, -, -"), ME)
    for area in AREAS:
        lying = table(CARDS, 3).layout(view, area, Selection())
        for one, other in combinations([lying[money(each)].box for each in hand], 2):
            if one.y == other.y:
                assert abs(other.x - one.x) > min(one.w, other.w) * 0.3, "the number in the corner is covered"


def test_a_chosen_card_is_lifted() -> None:
    state, item = position(["denar 5", "", ""], yard=offering("pavilion 5")), money(card("denar 5"))
    view, shown = RULES.view(state, ME), table(CARDS, 3)
    chosen = shown.layout(view, AREA, Selection(touched=(item,)))[item]
    assert chosen.box.y < shown.layout(view, AREA, Selection())[item].box.y


def test_a_lifted_card_leaves_the_sum_above_it_to_be_read() -> None:
    letters = 27.0
    for tray in (Box(0, 0, 900, 200), Box(0, 0, 900, 300)):
        for group in spread((card("denar 5"), card("florin 9")), tray):
            lifted_top = min(lifted(box).y for _, box in group.cards)
            assert lifted_top >= group.label.cy + letters / 2 - 4, (tray.h, group.currency)


def test_new_money_comes_from_the_deck_and_taken_money_goes_to_its_taker() -> None:
    view, shown = RULES.view(position(["denar 5", "florin 9", ""]), ME), table(CARDS, 3)
    item, opened = money(card("florin 9")), money(view.display[0] or 0)
    deck, row = plan(view, AREA).deck, plan(view, AREA).scoreboard.rows[1]
    start = shown.entrances(view, AREA, Selection(), [opened])[opened]
    assert deck.x <= start.box.x <= deck.right and deck.y <= start.box.y <= deck.bottom
    end = shown.exits(view, AREA, Selection(), [item])[item]
    assert row.y <= end.box.y + end.box.h / 2 <= row.bottom


# ---------------------------------------------------------------------- secrets
def test_the_picture_of_the_deck_is_rough_and_open_hands_are_seen() -> None:
    shown = table(CARDS, 3)
    decks = [position(piles=[Pile(13 - more, None), Pile(13 + more, "B"), Pile(12, None)]) for more in (0, 1)]
    one, other = (picture(shown, RULES.view(state, None)) for state in decks)
    assert one == other
    hands = [position(["denar 5", theirs, ""], open_hands=True) for theirs in ("florin 9", "florin 8")]
    nine, eight = (RULES.view(state, ME) for state in hands)
    assert picture(shown, nine) != picture(shown, replace(eight, display=nine.display))


# ---------------------------------------------------------------------- legibility
@pytest.mark.parametrize("language", ["de", "hu"])
def test_large_and_open_hands_can_be_read(language: str) -> None:
    shown, on = table(CARDS, 6, language), ui((1024, 600), language)
    states = [state for state, _ in played(CARDS, 6, 6, eager=0.05, open_hands=True)]
    for state in (*states[:: len(states) // 10][::4], states[-1]):
        selection = picked(CARDS, state) if RULES.to_act(state) else Selection()
        assert faults(draw(shown, RULES.view(state, state.turn), selection, on)) == []


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
@pytest.mark.parametrize("language", shipped_languages())
def test_the_heading_of_the_yard_stands_clear_of_lit_spaces(language: str, size: tuple[int, int]) -> None:
    view = RULES.view(holding(12), ME)
    for scale in (1.0, 2.0):
        on = ui(size, language, scale)
        marks = draw(table(CARDS, 3, language), view, Selection(actor=ME, viewer=ME), on)
        zones = plan(view, Box(0, 88, on.canvas.w, on.canvas.h - 88))
        heading = [mark for mark in marks if mark.text == on.words("alhambra_cards.table.yard")]
        lit = on.canvas.rect(zones.slots[0].grown(7)).top
        assert all(mark.rect.bottom <= lit for mark in heading)
        assert heading or zones.is_folded


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("number", [9, 20, 26, 34])
def test_arrows_reach_every_card_of_a_hand(number: int, scale: float) -> None:
    """Those of the back row as well, most of which lies under the front one, and with some of them raised."""
    shown, state = table(CARDS, 3), holding(number)
    canvas = ui((1024, 600), scale=scale).begin(shown.minimum)
    hand = [money(card) for card in state.hands[ME]]
    raised = Selection(touched=tuple(hand[1::7]))
    poses = shown.layout(RULES.view(state, ME), Box(0, 88, canvas.w, canvas.h - 88), raised)
    assert_reached([Node(str(item), Role.ITEM, "", canvas.rect(pose.box)) for item, pose in poses.items()])
