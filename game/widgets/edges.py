"""Edges around all that can be used, where high contrast is wished."""

from collections.abc import Collection, Sequence

import pygame

from game.paint.canvas import Canvas
from game.paint.high_contrast import edge
from game.widgets.node import Node, Role
from game.widgets.scroll import Scrolls

_BARE = (Role.ITEM, Role.TEXT, Role.HEADING, Role.SCROLL)
"""Items have their edges from whoever paints them, one above the other; the others are not pressed."""
_CLEAR = 4
"""Pixels that an edge keeps from letters."""


def draw_edges(canvas: Canvas, nodes: Sequence[Node], scrolls: Scrolls, marked: Collection[str | None]) -> None:
    """Draws an edge around each control that can be used, as far as it is in sight; another around those marked."""
    for node in nodes:
        if node.role not in _BARE and node.is_enabled and (node.act or node.adjust or node.edit):
            rect = framed(node.rect, canvas.letters)
            with canvas.clipped(scrolls[node.scroll].rect if node.scroll else canvas.s.get_rect()):
                edge(canvas, rect, is_focus=node.id in marked)


def framed(rect: pygame.Rect, letters: Sequence[pygame.Rect]) -> pygame.Rect:
    """Returns where the edge of a control lies: around what it would run through, such as its own name."""
    crossed = [letters[i] for i in rect.collidelistall(letters) if not rect.contains(letters[i])]
    return rect.unionall([other.inflate(2 * _CLEAR, 2 * _CLEAR) for other in crossed]) if crossed else rect
