"""Looks for faults in what was drawn: cut, covered, faint or lost texts, and controls too small to hit."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product

import pygame
import pytest

from game.paint.canvas import TextMark
from game.paint.palette import contrast
from game.program import Program
from game.saves.settings import Settings
from game.tools.demo import program
from game.tools.fits import is_lost, letters
from game.widgets.node import Node, Role
from game.widgets.ui import Ui
from tests.blind import is_painted
from tests.breadth import wide

Drawing = tuple[tuple[int, int], str, int]
Show = Callable[[Program], object]
"""Puts something on the screen of a fresh program."""

SIZES = ((1024, 600), (1280, 720), (1920, 1080), (3840, 2160))
LANGUAGES = ("de", "en", "hu", "pl", "qps")
SCALES = (100, 200)
EVERY = [*product(SIZES, LANGUAGES, SCALES)]
TYPICAL = [
    ((1024, 600), "qps", 100),
    ((1024, 600), "pl", 200),
    ((1024, 768), "de", 200),
    ((1280, 720), "en", 140),
    ((1920, 1080), "hu", 100),
    ((3440, 1440), "pl", 100),
]
FEWEST = [TYPICAL[1], TYPICAL[4]]
"""Windows, languages and scales: every one that must be good, few that find most faults, the fewest of every day."""
DRAWINGS = wide(FEWEST, dict.fromkeys((*EVERY, *TYPICAL)))
_CONTRAST, _LARGE_CONTRAST, _LARGE, _TARGET = 4.5, 3.0, 24, 24


def readable(*shown: Show, **named: Show) -> Callable[[Drawing, Show], None]:
    """Returns a test that finds no fault in anything that is shown, in no drawing."""
    shows = [*shown, *(pytest.param(show, id=name) for name, show in named.items())]

    @pytest.mark.painted
    @pytest.mark.parametrize("show", shows)
    @pytest.mark.parametrize("drawing", DRAWINGS, ids=str)
    def reads(drawing: Drawing, show: Show) -> None:
        found = faults_of(drawing, show)
        assert not found, "\n".join(found)

    return reads


def faults_of(drawing: Drawing, show: Show) -> list[str]:
    """Returns the faults of what is shown, at a size, language and scale."""
    size, language, scale = drawing
    settings = Settings(language=language, speed="instant", scale=scale)
    with program(size, settings, headless=True) as made:
        show(made)
        made.services.notices.waiting.clear()
        made.services.ui.canvas.audit = []
        made.draw()
        return faults(made.services.ui)


def faults(ui: Ui) -> list[str]:
    """Returns the faults of the frame that was drawn last; its canvas must have had an audit from the start."""
    assert is_painted(), "mark the test as painted"
    marks = (ui.canvas.audit or [])[ui.canvas.veiled :]
    assert marks, "nothing was drawn"
    window = ui.surface.get_rect()
    seen = [mark for mark in marks if mark.rect.colliderect(mark.clip)]
    return [
        *(f"cut: {mark.text}" for mark in marks if mark.is_cut),
        *(f"lost: {mark.text} at {mark.rect} in {mark.clip}" for mark in seen if is_lost(mark, window)),
        *_covered(seen),
        *_faint(seen),
        *_unhandy(ui.nodes, window),
    ]


def _covered(marks: Sequence[TextMark]) -> Iterator[str]:
    for one, other in combinations(marks, 2):
        if letters(one).colliderect(letters(other)):
            yield f"covered: {one.text} by {other.text} at {one.rect} and {other.rect}"


def _faint(marks: Sequence[TextMark]) -> Iterator[str]:
    for mark in marks:
        needed = _LARGE_CONTRAST if mark.is_disabled or mark.px >= _LARGE else _CONTRAST
        found = contrast(mark.colour, mark.ground)
        if found < needed:
            yield f"faint: {mark.text} {mark.colour} on {mark.ground}: {found:.1f} of {needed}"


def _unhandy(nodes: Sequence[Node], window: pygame.Rect) -> Iterator[str]:
    """Controls that are too small, or out of the window; a scroll bar is no control: wheel and keys do the same."""
    for node in nodes:
        if not (node.act or node.adjust or node.edit) or node.role is Role.SCROLL:
            continue
        if min(node.rect.size) < _TARGET:
            yield f"small: {node.id} {node.rect}"
        if not node.scroll and not window.contains(node.rect):
            yield f"outside: {node.id} {node.rect}"
