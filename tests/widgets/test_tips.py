"""A tip lies beside its node, and gives way to what is to stay clear."""

import pygame
import pytest

from game.paint.canvas import Canvas
from game.widgets.node import Node, Role
from game.widgets.tips import draw_tip

NODE = Node("house", Role.BUTTON, "House", pygame.Rect(600, 330, 60, 60), hint="A house for one gold.")
BELOW, ABOVE = pygame.Rect(400, 400, 460, 320), pygame.Rect(400, 0, 460, 320)


def drawn(node: Node, clear: pygame.Rect | None) -> pygame.Rect:
    """Returns where the letters of a node's tip lie in a window."""
    canvas = Canvas(pygame.Surface((1280, 720)))
    canvas.audit = []
    draw_tip(canvas, node, clear=clear)
    return canvas.audit[0].rect


def test_it_lies_below_its_node() -> None:
    assert drawn(NODE, None).top > NODE.rect.bottom


@pytest.mark.parametrize("clear", [BELOW, ABOVE, pygame.Rect(400, 395, 200, 300)])
def test_it_gives_way_to_what_is_to_stay_clear(clear: pygame.Rect) -> None:
    assert not drawn(NODE, clear).colliderect(clear)


def test_it_explains_a_control_of_what_is_to_stay_clear_on_the_spot() -> None:
    assert drawn(NODE, BELOW.union(ABOVE)).top > NODE.rect.bottom
