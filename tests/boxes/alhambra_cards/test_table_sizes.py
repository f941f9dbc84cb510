"""What is chosen every turn is large on the screen, and larger where a person asked for larger letters."""

from itertools import pairwise

import pytest

from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table import CardTable
from game.boxes.alhambra_cards.table.plan import plan
from game.boxes.alhambra_family.rules.money import CARDS
from game.boxes.alhambra_family.table.items import money
from game.core.rules import Seat
from game.paint.box import Box
from game.stage.stage import Pose
from game.tabletop.items import Item
from game.tabletop.selection import Selection
from game.widgets.node import Node, Role
from game.widgets.steering import nearest
from tests.boxes.alhambra_cards.positions import position
from tests.boxes.alhambra_cards.tables import picked, played, table
from tests.boxes.looking import draw, faults, ui

ME = Seat(0)
LEAST = {(1280, 720): (64, 96), (1024, 600): (56, 84)}
"""The real pixels that a card has at least, by window."""
_FACE = (0.93, 0.945)
"""The parts of a card that its face fills; the rest is shadow."""
SCALES = (1.0, 1.25, 1.5, 2.0)


def lying(shown: CardTable, view: View, size: tuple[int, int], scale: float) -> tuple[dict[Item, Pose], Box, float]:
    """Returns where everything lies in a window, the table's area, and how many pixels a unit has."""
    canvas = ui(size, scale=scale).begin(shown.minimum)
    area = Box(0, 88, canvas.w, canvas.h - 88)
    return shown.layout(view, area, Selection()), area, canvas.k


def holding(number: int, seats: int, *, open_hands: bool = False) -> State:
    """A position in which the first seat has so many cards."""
    hand = sorted(CARDS[start::3][i] for start in range(3) for i in range(number // 3 + 1))[:number]
    return position([hand, *([()] * (seats - 1))], open_hands=open_hands)


@pytest.mark.parametrize("size", LEAST)
@pytest.mark.parametrize("open_hands", [False, True])
@pytest.mark.parametrize("seats", [2, 6, *(pytest.param(seats, marks=pytest.mark.marathon) for seats in (3, 4, 5))])
def test_cards_are_never_small(seats: int, open_hands: bool, size: tuple[int, int]) -> None:
    shown, (wide, tall) = table(seats, open_hands=open_hands), LEAST[size]
    for number in (1, 5, 12, 20, 24, 30):
        view = RULES.view(holding(number, seats, open_hands=open_hands), ME)
        for scale in SCALES:
            poses, _, k = lying(shown, view, size, scale)
            for item, pose in poses.items():
                if item.kind == "money":
                    assert pose.box.w * k * _FACE[0] >= wide, (number, scale, item)
                    assert pose.box.h * k * _FACE[1] >= tall, (number, scale, item)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (1920, 1080)])
@pytest.mark.parametrize("seats", [2, 6])
def test_everything_is_larger_where_letters_are(seats: int, size: tuple[int, int]) -> None:
    """Cards of a usual hand, open money, buildings, and what is written."""
    state = holding(7, seats)
    view, shown = RULES.view(state, ME), table(seats)
    opened = money(next(card for card in view.display if card is not None))
    held = money(state.hands[ME][0])
    for scale, (before, after) in enumerate(pairwise(SCALES)):
        (small, at, k), (large, to, more) = lying(shown, view, size, before), lying(shown, view, size, after)
        assert more > k * 1.1
        for item in (opened, held):
            assert large[item].box.w * more >= small[item].box.w * k * (1 if scale == 0 else 1.02), (item, after)
        assert plan(view, to).tile * more >= plan(view, at).tile * k


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
@pytest.mark.parametrize("language", ["hu", "pl"])
def test_the_heading_of_the_yard_stands_clear_of_lit_spaces(language: str, size: tuple[int, int]) -> None:
    shown = table(3, language)
    view = RULES.view(holding(12, 3), ME)
    for scale in SCALES:
        on = ui(size, language, scale)
        marks = draw(shown, view, Selection(actor=ME, viewer=ME), on)
        zones = plan(view, Box(0, 88, on.canvas.w, on.canvas.h - 88))
        heading = [mark for mark in marks if mark.text == on.words("alhambra_cards.table.yard")]
        lit = on.canvas.rect(zones.slots[0].grown(7)).top
        assert all(mark.rect.bottom <= lit for mark in heading)
        assert heading or zones.is_folded


@pytest.mark.painted
@pytest.mark.parametrize("language", ["hu", "pl"])
def test_folded_panels_can_be_read_when_they_are_called_up(language: str) -> None:
    seen = [state for state, _ in played(6, 3, open_hands=True)]
    state, shown = seen[len(seen) * 2 // 3], table(6, language, open_hands=True)
    seat = min(RULES.to_act(state))
    for key in ("majorities", "deck", "hands"):
        on = ui((1280, 720), language, 2.0)
        selection = Selection(actor=seat, viewer=seat, unfolded=key, unfold=lambda key: None)
        marks = draw(shown, RULES.view(state, seat), selection, on)
        assert len(marks) > on.canvas.veiled > 0
        assert not faults(marks[on.canvas.veiled :])
        assert on.find("fold:close") is not None


@pytest.mark.painted
@pytest.mark.parametrize("language", ["hu", "pl"])
@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.marathon) for seats in (3, 6))])
def test_a_folded_table_can_be_read(seats: int, language: str) -> None:
    shown = table(seats, language)
    seen = [state for state, _ in played(seats, 5) if not state.is_over]
    for scale in (1.5, 2.0):
        for state in seen[:: len(seen) // 5]:
            seat = min(RULES.to_act(state))
            marks = draw(shown, RULES.view(state, seat), picked(state, shown, seat), ui((1280, 720), language, scale))
            assert not faults(marks)


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
