"""High contrast, measured on real screens: letters 7 to 1 on whatever they lie on, edges and focus 4.5 to 1."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.paint.canvas import TextMark
from game.paint.high_contrast import LEAST
from game.paint.palette import STARK_FOCUS, Rgb, contrast
from game.program import Program
from game.widgets.edges import framed
from game.widgets.node import Node, Role
from tests.scenes.driver import asking, new_session

pytestmark = pytest.mark.painted

_EDGE = 4.5
_POINTS, _ACROSS = 12, 6
"""How many points of each side of an edge are looked at, and how many pixels to either side of it."""
_SEEN, _ITEM_SEEN = 0.75, 0.4
"""Which part of an edge must stand out: a card in a fan lies half under the next."""
_LETTERS = 0.02
"""Which part of a text's place is letters at least."""
COVERED = ("table_direction", "table_hint", "table_coach")
"""Moments in which a card of advice lies over the table."""


def faint(made: Program, *, is_covered: bool = False) -> list[str]:
    """What of the screen that was drawn last is not to be seen well enough; a card may lie over items."""
    ui = made.services.ui
    marks = (ui.canvas.audit or [])[ui.canvas.veiled :]
    assert marks
    seen = [mark for mark in marks if mark.grounds]
    nodes = [node for node in ui.nodes if not (is_covered and node.role is Role.ITEM)]
    return [*_faint_letters(ui.surface, seen), *_faint_edges(ui.surface, nodes, ui.canvas.letters)]


def _faint_letters(picture: pygame.Surface, marks: list[TextMark]) -> Iterator[str]:
    for mark in marks:
        least = min(contrast(mark.colour, ground) for ground in mark.grounds)
        if least < LEAST:
            yield f"letters: {mark.text} {mark.colour}: {least:.1f}"
        place = mark.rect.clip(mark.clip).clip(picture.get_rect())
        if place.w > 4 and place.h > 8 and _share(picture, place, mark.colour) < _LETTERS:
            yield f"painted over: {mark.text} at {place}"


def _share(picture: pygame.Surface, place: pygame.Rect, colour: Rgb) -> float:
    found = pygame.mask.from_threshold(picture.subsurface(place), colour, (48, 48, 48, 255)).count()
    return found / (place.w * place.h)


def _faint_edges(picture: pygame.Surface, nodes: list[Node], letters: list[pygame.Rect]) -> Iterator[str]:
    for node in nodes:
        if node.role in (Role.TEXT, Role.HEADING, Role.SCROLL) or not node.is_enabled:
            continue
        if not (node.act or node.adjust or node.edit) or node.visible.size != node.rect.size:
            continue
        rect = node.rect if node.role is Role.ITEM else framed(node.rect, letters)
        found = [most >= _EDGE for most in map(_most, _strips(picture, rect))]
        if found and sum(found) < (_ITEM_SEEN if node.role is Role.ITEM else _SEEN) * len(found):
            yield f"edge: {node.id} {node.rect}: {sum(found)} of {len(found)}"


def _strips(picture: pygame.Surface, rect: pygame.Rect) -> Iterator[set[Rgb]]:
    """The colours across an edge, at points all around it."""
    window = picture.get_rect()
    for i in range(1, _POINTS):
        x, y = rect.x + rect.w * i // _POINTS, rect.y + rect.h * i // _POINTS
        across = range(-_ACROSS, _ACROSS + 1)
        for points in (
            [(x, rect.top + d) for d in across], [(x, rect.bottom - 1 + d) for d in across],
            [(rect.left + d, y) for d in across], [(rect.right - 1 + d, y) for d in across],
        ):  # fmt: skip
            inside = [picture.get_at(point) for point in points if window.collidepoint(point)]
            if inside:
                yield {(colour.r, colour.g, colour.b) for colour in inside}


def _most(colours: set[Rgb]) -> float:
    dark, light = min(colours, key=sum), max(colours, key=sum)
    return contrast(dark, light)


@pytest.mark.painted
def test_a_table_stands_out_and_so_does_the_focus(tmp_path: Path) -> None:
    with asking(tmp_path, new_session("human", "easy", box="alhambra"), contrast=True) as driver:
        assert faint(driver.program) == []
        driver.press(pygame.K_TAB)
        driver.turn()
        node = driver.node(driver.ui.focus or "")
        colour = pygame.Color(STARK_FOCUS)
        around = driver.ui.surface.subsurface(node.rect.inflate(24, 24).clip(driver.ui.surface.get_rect()))
        assert pygame.mask.from_threshold(around, colour, (9, 9, 9, 255)).count() > node.rect.w
