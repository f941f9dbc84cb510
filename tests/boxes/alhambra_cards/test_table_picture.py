"""The picture of the card game's table: large hands, moves, and things that are large on the screen."""

from dataclasses import replace
from itertools import combinations

import pytest

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.table.plan import plan
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.money import CARDS
from game.boxes.alhambra_family.table.items import money
from game.core.rules import Seat
from game.paint.box import Box
from game.tabletop.selection import Selection
from game.widgets.node import Node, Role
from game.widgets.steering import nearest
from tests.boxes.alhambra_cards.positions import building, cards, position
from tests.boxes.alhambra_cards.tables import picked, played, table
from tests.boxes.looking import Luck, draw, faults, overlap, picture, ui
from tests.languages import shipped_languages

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


@pytest.mark.parametrize("language", ["de", "hu"])
def test_large_and_open_hands_can_be_read(language: str) -> None:
    shown, on = table(6, language, open_hands=True), ui((1024, 600), language)
    for state in positions(6, 6, open_hands=True, eager=0.05)[::4]:
        selection = picked(state, shown, state.turn) if RULES.to_act(state) else Selection()
        assert faults(draw(shown, RULES.view(state, state.turn), selection, on)) == []


ME = Seat(0)
SCALES = (1.0, 1.25, 1.5, 2.0)


def holding(number: int, seats: int, *, open_hands: bool = False) -> State:
    """A position in which the first seat has so many cards."""
    hand = sorted(CARDS[start::3][i] for start in range(3) for i in range(number // 3 + 1))[:number]
    return position([hand, *([()] * (seats - 1))], open_hands=open_hands)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
@pytest.mark.parametrize("language", shipped_languages())
def test_the_heading_of_the_yard_stands_clear_of_lit_spaces(language: str, size: tuple[int, int]) -> None:
    shown = table(3, language)
    view = RULES.view(holding(12, 3), ME)
    for scale in SCALES[::3]:
        on = ui(size, language, scale)
        marks = draw(shown, view, Selection(actor=ME, viewer=ME), on)
        zones = plan(view, Box(0, 88, on.canvas.w, on.canvas.h - 88))
        heading = [mark for mark in marks if mark.text == on.words("alhambra_cards.table.yard")]
        lit = on.canvas.rect(zones.slots[0].grown(7)).top
        assert all(mark.rect.bottom <= lit for mark in heading)
        assert heading or zones.is_folded


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("number", [9, 20, 26, 34])
def test_arrows_reach_every_card_of_a_hand(number: int, scale: float) -> None:
    """Those of the back row as well, most of which lies under the front one, and with some of them raised."""
    shown, state = table(3), holding(number, 3)
    canvas = ui((1024, 600), scale=scale).begin(shown.minimum)
    hand = [money(card) for card in state.hands[ME]]
    raised = Selection(touched=tuple(hand[1::7]))
    poses = shown.layout(RULES.view(state, ME), Box(0, 88, canvas.w, canvas.h - 88), raised)
    nodes = [Node(str(item), Role.ITEM, "", canvas.rect(pose.box)) for item, pose in poses.items()]
    reached = nodes[:1]
    for node in reached:
        ways = [nearest(nodes, node, dx, dy) for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))]
        reached += [way for way in ways if way is not None and way not in reached]
    assert {str(item) for item in hand} <= {node.id for node in reached}
