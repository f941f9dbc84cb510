"""The pictures of a box's rulebook, and the sentences beside them."""

import re
from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.paint.canvas import Canvas
from game.scenes.rulebook.pages import BlockKind, pages
from tests.boxes.looking import words
from tests.languages import shipped_languages

EVERY_LANGUAGE = pytest.mark.parametrize("language", shipped_languages())


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def named(box: str) -> set[str]:
    """Returns the names of all figures and tables that the pages of a box show."""
    blocks = [
        block for page in pages(box) for block in page.blocks if block.kind in (BlockKind.FIGURE, BlockKind.TABLE)
    ]
    return {name for block in blocks for name in block.names}


def misplaced(figures: Mapping[str, Any], language: str, size: tuple[int, int], *widths: float) -> list[str]:
    """Returns the texts of figures that are cut, leave their figure or lie on another one, at some widths."""
    pygame.init()
    canvas, found = Canvas(pygame.display.set_mode(size)), list[str]()
    for name, figure in figures.items():
        for wide in widths:
            canvas.audit = []
            corner = canvas.area.grown(-100)
            box = type(corner)(corner.x, corner.y, wide, figure.height(canvas, words(language), wide))
            figure.draw(canvas, words(language), box)
            room = canvas.rect(box).inflate(4, 4)
            found += [f"{name}: {mark.text}" for mark in canvas.audit if mark.is_cut or not room.contains(mark.rect)]
            both = combinations(canvas.audit, 2)
            found += [f"{name}: {one.text} / {two.text}" for one, two in both if one.rect.colliderect(two.rect)]
    return found
