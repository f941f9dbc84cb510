"""A number that stands alone on a table decides something: it is drawn large enough to be read from afar."""

import re
from collections.abc import Iterator

import pygame
import pytest

from game.boxes import NAMES
from game.core.rules import Seat
from game.paint import pieces
from game.paint.canvas import Canvas
from game.paint.lettering import FIGURE
from game.program import Program
from game.saves.settings import Settings
from game.scenes.table.scene import TableScene
from game.session.session import Session
from game.tools.demo import program
from game.tools.moments import at_table, at_walk, walks
from game.tools.positions import decisions, examples, golden, opened, seated
from tests.breadth import wide
from tests.languages import shipped_languages

Size = tuple[int, int]
BOXES = [name for name in NAMES if [*examples(name)]]
FIGURES = re.compile(r"[×+−–±]?\d[\d\s+=/–×−().→]*×?")
"""A number, or several that are reckoned with; words beside it make a sentence of it, which may be smaller."""
USUAL: Size = (1280, 720)
EVERY = [
    (size, language, scale)
    for size in ((1024, 600), USUAL, (1920, 1080))
    for language in shipped_languages()
    for scale in (100, 150, 200)
]
DRAWINGS = wide([(USUAL, "hu", 100), ((1024, 600), "pl", 200)], EVERY)
_SHARE = 3
"""Of the examples every so many-th is looked at every day."""


def small(made: Program, size: Size) -> list[str]:
    """Draws a frame and returns its numbers that are smaller than those of 18 pixels in a window of 1280×720."""
    canvas, least = made.services.ui.canvas, round(FIGURE * min(size[0] / 1728, size[1] / 1080))
    made.services.ui.is_stale, canvas.audit = True, []
    made.draw()
    marks = (canvas.audit or [])[canvas.veiled :]
    return sorted({mark.text for mark in marks if mark.px < least and FIGURES.fullmatch(mark.text.strip())})


def moments(box: str) -> Iterator[tuple[str, Session, int]]:
    """Yields by name games and the entries after which they are looked at."""
    shown = [*examples(box)]
    for name, path in wide(shown[::_SHARE], shown):
        session = opened(path)
        yield name, session, session.number
    played = [*golden(box)]
    for name, path in wide(played[-1:], played):
        session = opened(path)
        numbers = session.numbers
        yield from ((name, session, number) for number in wide([numbers[len(numbers) // 2]], decisions(session)))


@pytest.mark.parametrize("drawing", DRAWINGS, ids=str)
@pytest.mark.parametrize("box", BOXES)
def test_no_number_on_a_table_is_too_small_to_be_read_from_afar(box: str, drawing: tuple[Size, str, int]) -> None:
    size, language, scale = drawing
    found: dict[str, list[str]] = {}
    settings = Settings(language=language, speed="instant", scale=scale, confirm_turn="always", coach="off")
    with program(size, settings, headless=True) as made:
        for name, session, number in moments(box):
            seat = min(session.branch(number).to_act(), default=Seat(0))
            at_table(made, seated(session, number, {seat}))
            found[f"{name} {number}"] = small(made, size)
            scene = made.services.navigation.stack.top
            if isinstance(scene, TableScene) and scene.picker and scene.picker.moves:
                scene.picker.choose(scene.board.table.clicks(scene.board.view, scene.picker.moves[-1]))
                found[f"{name} {number}, chosen"] = small(made, size)
    assert {name: texts for name, texts in found.items() if texts} == {}


@pytest.mark.parametrize("box", BOXES)
def test_no_number_of_a_scoring_is_too_small_to_be_read_from_afar(box: str) -> None:
    found: dict[str, list[str]] = {}
    with program(USUAL, Settings(language="hu", speed="instant"), headless=True) as made:
        games = [opened(path) for _, path in golden(box)]
        for session in wide(games[:1], games):
            for walk in walks(made, session):
                at_walk(made, walk).finish()
                found[walk.title] = small(made, USUAL)
    assert {title: texts for title, texts in found.items() if texts} == {}


@pytest.mark.painted
def test_prices_on_tiles_and_values_of_cards_grow_where_pieces_are_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are part of the picture, which no audit sees."""
    drawn: list[int] = []

    def numerals(number: int, px: int, *, is_high_contrast: bool) -> pygame.Surface:
        drawn.append(px)
        return pygame.Surface((px, px), pygame.SRCALPHA)

    monkeypatch.setattr(pieces, "numerals", numerals)
    canvas = Canvas(pygame.Surface(USUAL))
    pieces.money_card(canvas, "denar", 7, 78)
    pieces.building_tile(canvas, "garden", 12, 150, 52)
    assert len(drawn) == 2
    assert min(drawn) >= round(FIGURE * canvas.k)
