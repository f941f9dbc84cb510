"""Arrow keys go from card to card, however tightly a hand is fanned."""

from itertools import pairwise

import pygame
import pytest

from game.widgets.node import Node, Role
from game.widgets.steering import nearest

FANS = {
    **{f"{step} apart": [(40 + i * step, 300, 60, 90) for i in range(5)] for step in (26, 34, 70)},
    "one left down by a suggested payment": [(40 + i * 29, 312 if i == 2 else 300, 60, 90) for i in range(5)],
    "rounded otherwise in the smallest window": [
        (257, 465, 79, 118), (297, 465, 78, 118), (337, 465, 78, 118), (376, 458, 79, 118), (416, 465, 78, 118),
    ],
}  # fmt: skip


@pytest.mark.parametrize("rects", FANS.values(), ids=FANS)
def test_arrows_pass_no_card_of_a_fan(rects: list[tuple[int, int, int, int]]) -> None:
    cards = [Node(f"card:{i}", Role.BUTTON, "", pygame.Rect(rect)) for i, rect in enumerate(rects)]
    for one, next_one in pairwise(cards):
        assert nearest(cards, one, 1, 0) is next_one
        assert nearest(cards, next_one, -1, 0) is one


@pytest.mark.parametrize("number", [1, 2, 5])
def test_arrows_reach_what_lies_on_a_large_node(number: int) -> None:
    """As tiles lie on a reserve that can be touched itself: it is nearer than they are from every side."""
    place = Node("place", Role.BUTTON, "", pygame.Rect(20, 100, 70, 400))
    tiles = [Node(f"tile:{i}", Role.BUTTON, "", pygame.Rect(25, 125 + i * 62, 60, 60)) for i in range(number)]
    around = [Node("right", Role.BUTTON, "", pygame.Rect(200, 150, 60, 60))]
    assert_reached([*around, place, *tiles])


@pytest.mark.parametrize("gap", [0, 3])
def test_arrows_reach_what_lies_where_four_nodes_meet(gap: int) -> None:
    """As perches lie between tiles: each tile has another one beside it that is nearer."""
    step = 80 + gap
    tiles = [
        Node(f"tile:{x}:{y}", Role.BUTTON, "", pygame.Rect(100 + x * step, 100 + y * step, 80, 80))
        for y in range(3)
        for x in range(4)
    ]
    perches = [
        Node(f"perch:{x}:{y}", Role.BUTTON, "", pygame.Rect(85 + x * step, 85 + y * step, 30, 30))
        for y in (1, 2)
        for x in (1, 2, 3)
    ]
    assert_reached([*tiles, *perches])


def test_arrows_leave_what_is_full_on_all_sides() -> None:
    """As a small Alhambra that can be enlarged, with tiles to the right and left, above and below its middle."""
    place = Node("place", Role.BUTTON, "", pygame.Rect(200, 200, 170, 170))
    tiles = [
        Node(f"tile:{x}:{y}", Role.BUTTON, "", pygame.Rect(210 + x * 50, 210 + y * 50, 48, 48))
        for x in range(3)
        for y in range(3)
    ]
    zones = ((270, 80), (270, 440), (60, 260), (460, 260))
    around = [Node(f"around:{x}", Role.BUTTON, "", pygame.Rect(x, y, 60, 60)) for x, y in zones]
    for first in around:
        assert_reached([first, *around, place, *tiles])


def test_arrows_lead_into_what_others_lie_on_and_out_again() -> None:
    """As on a map: a house in the very middle of a courtyard, plates full of houses, a garden full of palaces."""
    rects = {
        "garden": (100, 100, 98, 86), "palace": (135, 111, 28, 28), "outer": (103, 148, 28, 28),
        "courtyard": (100, 186, 98, 24), "house": (137, 186, 24, 24), "plate": (40, 150, 35, 28),
        "first": (37, 149, 24, 24), "second": (54, 149, 24, 24), "bare": (230, 120, 35, 28),
    }  # fmt: skip
    nodes = [Node(name, Role.BUTTON, "", pygame.Rect(rect)) for name, rect in rects.items()]
    for first in nodes:
        assert_reached([first, *(node for node in nodes if node is not first)])


def test_arrows_find_a_place_behind_pieces_that_cannot_be_touched() -> None:
    """As the port of a quarter behind brokers, each of which is nearer to the next one than the port is."""
    rects = [(562, 324, 24, 27), (548, 343, 24, 28), (532, 360, 24, 27), (513, 373, 24, 28)]
    brokers = [
        Node(f"broker:{i}", Role.BUTTON, "", pygame.Rect(rect), is_enabled=False) for i, rect in enumerate(rects)
    ]
    port = Node("port", Role.BUTTON, "", pygame.Rect(567, 380, 29, 29))
    for first in brokers:
        assert_reached([first, *brokers, port])


def assert_reached(nodes: list[Node]) -> None:
    """Goes by arrows wherever they lead, from the first node on."""
    reached = nodes[:1]
    for node in reached:
        ways = [nearest(nodes, node, dx, dy) for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))]
        reached += [way for way in ways if way is not None and way not in reached]
    assert {node.id for node in reached} == {node.id for node in nodes}


def test_arrows_lead_from_what_lies_alone_to_what_it_lies_on() -> None:
    board = Node("board", Role.BUTTON, "", pygame.Rect(100, 100, 400, 400))
    piece = Node("piece", Role.BUTTON, "", pygame.Rect(280, 280, 40, 40))
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        assert nearest([board, piece], piece, dx, dy) is board
