"""A tip lies beside its node, and gives way to what is to stay clear."""

import pygame
import pytest

from game.paint.canvas import Canvas
from game.widgets.input import Input
from game.widgets.node import Node, Role
from game.widgets.tips import draw_tip
from game.widgets.ui import Ui

NODE = Node("house", Role.BUTTON, "House", pygame.Rect(600, 330, 60, 60), hint="A house for one gold.")
BELOW, ABOVE = pygame.Rect(400, 400, 460, 320), pygame.Rect(400, 0, 460, 320)


def drawn(node: Node, *clear: pygame.Rect) -> pygame.Rect:
    """Returns where the letters of a node's tip lie in a window."""
    pygame.font.init()
    canvas = Canvas(pygame.Surface((1280, 720)))
    canvas.audit = []
    draw_tip(canvas, node, clear=clear)
    return canvas.audit[0].rect


def test_it_lies_below_its_node() -> None:
    assert drawn(NODE).top > NODE.rect.bottom


@pytest.mark.parametrize("clear", [BELOW, ABOVE, pygame.Rect(400, 395, 200, 300)])
def test_it_gives_way_to_what_is_to_stay_clear(clear: pygame.Rect) -> None:
    assert not drawn(NODE, clear).colliderect(clear)


def test_it_explains_a_control_of_what_is_to_stay_clear_on_the_spot() -> None:
    assert drawn(NODE, BELOW.union(ABOVE)).top > NODE.rect.bottom


def test_where_it_cannot_give_way_to_all_it_gives_way_to_the_first() -> None:
    beside = pygame.Rect(730, 0, 550, 720), pygame.Rect(0, 0, 530, 720)
    assert not drawn(NODE, ABOVE, BELOW).colliderect(ABOVE)
    assert drawn(NODE, BELOW, *beside, ABOVE).bottom < NODE.rect.top


def test_it_is_whole_where_its_node_is_as_high_as_a_table() -> None:
    table = Node("city", Role.BUTTON, "City", pygame.Rect(200, 65, 700, 640), hint="Four quarters.\n" * 4)
    assert pygame.Rect(0, 0, 1280, 720).contains(drawn(table))


# ---------------------------------------------------------------------- how long it stays
def shown(ui: Ui, left: int = 600) -> str | None:
    """Draws a house that can be pressed and a wall, and returns what a tip speaks of."""
    ui.begin()
    for name, x in (("house", left), ("wall", 100)):
        ui.add(Node(name, Role.BUTTON, name, pygame.Rect(x, 330, 60, 60), act=lambda: None, hint="What it is."))
    ui.end()
    return ui.told.id if ui.told else None


def mouse(hands: Input, kind: int, x: int) -> None:
    hands.handle(pygame.Event(kind, pos=(x, 350), rel=(0, 0), button=1, buttons=(0, 0, 0)))


def pointing(x: int) -> tuple[Ui, Input]:
    ui = Ui(pygame.Surface((1280, 720)), lambda key, /, **values: key)
    hands = Input(ui)
    shown(ui)
    mouse(hands, pygame.MOUSEMOTION, x)
    return ui, hands


def test_it_leaves_what_a_press_opens_in_sight_until_the_pointer_comes_again() -> None:
    ui, hands = pointing(620)
    assert shown(ui) == "house"
    mouse(hands, pygame.MOUSEBUTTONDOWN, 620)
    mouse(hands, pygame.MOUSEBUTTONUP, 620)
    mouse(hands, pygame.MOUSEMOTION, 621)
    assert shown(ui) is None, "a hand that trembles asks for nothing"
    mouse(hands, pygame.MOUSEMOTION, 120)
    assert shown(ui) == "wall"
    mouse(hands, pygame.MOUSEMOTION, 620)
    assert shown(ui) == "house"


def test_it_does_not_travel_with_what_goes_away_from_under_the_pointer() -> None:
    ui, _ = pointing(620)
    shown(ui, left=900)
    assert shown(ui, left=900) is None


def test_it_goes_when_the_pointer_leaves_the_window() -> None:
    ui, hands = pointing(620)
    hands.handle(pygame.Event(pygame.WINDOWLEAVE))
    assert shown(ui) is None


def test_it_is_silent_of_what_the_focus_comes_back_to_by_itself() -> None:
    ui = Ui(pygame.Surface((1280, 720)), lambda key, /, **values: key)
    shown(ui)
    ui.focus_on(ui.find("house"))
    assert shown(ui) == "house"
    ui.lead("button")  # which is gone once it was pressed
    assert shown(ui) is None and ui.focus == "house"
    ui.focus_on(ui.find("wall"))
    assert shown(ui) == "wall"
