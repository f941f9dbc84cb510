"""Lettering: paragraphs break where a reader expects, and lines shrink before they are cut."""

import pygame
import pytest

from game.paint import lettering
from game.paint.canvas import Canvas
from game.paint.fonts import SMALLEST


@pytest.fixture
def canvas() -> Canvas:
    pygame.init()
    pygame.display.set_mode((1024, 600))
    made = Canvas(pygame.display.get_surface())
    made.audit = []
    return made


def lines(canvas: Canvas, words: str, w: float) -> list[str]:
    lettering.paragraph(canvas, words, 0, 0, w)
    assert canvas.audit is not None
    return [mark.text for mark in canvas.audit]


def test_a_paragraph_breaks_between_words_and_keeps_all_of_them(canvas: Canvas) -> None:
    words = "Whoever pays exactly acts again, and must do so."
    assert len(lines(canvas, words, 200)) > 1
    assert " ".join(mark.text for mark in canvas.audit or ()) == words


def test_no_break_spaces_hold_a_sum_together(canvas: Canvas) -> None:
    found = lines(canvas, "For first and second place: 20\u00a0+\u00a012\u00a0=\u00a032 points", 300)
    assert any("20\u00a0+\u00a012\u00a0=\u00a032" in line for line in found)


def test_an_icon_stands_between_the_words_around_it(canvas: Canvas) -> None:
    assert lines(canvas, "pays 4 [coin_denar] and 5", 900) == ["pays 4", "and 5"]


def test_a_line_shrinks_to_its_room_and_is_cut_only_at_the_smallest_size(canvas: Canvas) -> None:
    full = lettering.width(canvas, "Többségek", 60)
    lettering.text(canvas, "Többségek", 0, 50, 60, room=full * 0.6)
    lettering.text(canvas, "Többségek", 0, 150, 60, room=20)
    assert canvas.audit is not None
    shrunk, cut = canvas.audit
    assert (shrunk.text, shrunk.is_cut) == ("Többségek", False)
    assert cut.is_cut and cut.px == SMALLEST


@pytest.mark.parametrize("room", range(20, 300, 40))
def test_many_pixels_choose_no_wording_that_is_small_against_the_rest(room: int) -> None:
    """Else a long one would stand on a large screen in letters half as high as those of a short one beside it."""
    pygame.init()
    canvas, wordings = Canvas(pygame.Surface((3840, 2160))), ("4 + 5 = 9, exactly paid", "4 + 5 = 9", "9")
    chosen = lettering.fitting(canvas, wordings, 23, "bold", room)
    assert canvas.k > 1.9
    assert chosen == "9" or lettering.width(canvas, chosen, SMALLEST, "bold") <= room
