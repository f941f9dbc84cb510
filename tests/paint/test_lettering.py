"""Lettering: paragraphs break where a reader expects, and lines shrink before they are cut."""

import os
import weakref

import pygame
import pytest

from game.locale.typesetting import Typesetting
from game.paint import fonts, lettering
from game.paint.canvas import HEIGHT, WIDTH, Canvas
from game.paint.fonts import SMALLEST, font
from game.paint.palette import PLAYER

pytestmark = pytest.mark.painted


@pytest.fixture
def canvas() -> Canvas:
    pygame.init()
    made = Canvas(pygame.display.set_mode((1024, 600)))
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
    assert any("20 + 12 = 32" in line for line in found)


def test_an_icon_stands_between_the_words_around_it(canvas: Canvas) -> None:
    assert lines(canvas, "pays 4 [coin_denar] and 5", 900) == ["pays 4 ", "and 5"]


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


@pytest.mark.parametrize("line", ["New\0game", "\ud83d", "a\x1bb", "two\nlines", "\0", "\ufffe"])
def test_signs_that_are_no_letters_are_drawn_as_blanks_wherever_they_came_from(canvas: Canvas, line: str) -> None:
    lettering.text(canvas, line, 0, 50)
    lettering.text(canvas, line, 0, 50, room=30)
    lettering.paragraph(canvas, line, 0, 0, 200)
    assert lettering.width(canvas, line, 24) >= 0
    assert lettering.fitting(canvas, [line], 24, "text", 5) == line


@pytest.mark.parametrize("letters", [2_000, 100_000, 1_000_000])
def test_a_line_of_any_length_is_cut_with_few_measurements(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch, letters: int
) -> None:
    """A label of 20 kB froze the window for more than twelve seconds."""
    measured = 0
    size = fonts._Font.size

    def counted(self: fonts._Font, text: str) -> tuple[int, int]:
        nonlocal measured
        measured += 1
        return size(self, text)

    monkeypatch.setattr(fonts._Font, "size", counted)
    lettering.text(canvas, "W" * letters, 0, 50, 24, room=300)
    assert measured < 60
    assert canvas.audit is not None
    [mark] = canvas.audit
    assert mark.is_cut and mark.text.endswith("…") and mark.rect.w <= 300 * canvas.k
    lettering.text(canvas, "W" * letters, 0, 50, 24)
    lettering.paragraph(canvas, "W w" * letters, 0, 0, 300)


@pytest.mark.usefixtures("canvas")
def test_a_cut_line_keeps_as_many_letters_as_have_room() -> None:
    measure, whole = font("text", SMALLEST), Canvas(pygame.Surface((WIDTH, HEIGHT)))
    whole.audit = []
    for room in range(20, 200, 7):
        lettering.text(whole, "Bevételek és kiadások", 0, 50, SMALLEST, room=room)
        shown = whole.audit[-1].text
        kept = shown.removesuffix("…")
        if shown != kept:
            longer = "Bevételek és kiadások"[: len(kept) + 1] + "…"
            assert measure.size(shown)[0] <= room < measure.size(longer)[0]


def open_files() -> int:
    """How many files this process holds open, on any system."""
    return sum(is_open(number) for number in range(1024))


def is_open(number: int) -> bool:
    try:
        os.fstat(number)
    except OSError:
        return False
    return True


def test_a_window_drawn_at_many_widths_keeps_no_font_file_open(canvas: Canvas) -> None:
    """With a limit of 256 open files the program ended at 2764 x 1555."""
    font("text", SMALLEST)
    before = open_files()
    for wide in range(1024, 3400, 260):
        made = Canvas(pygame.Surface((wide, wide * 9 // 16)))
        for face in fonts.FILES:
            for size in (20, 24, 31, 46):
                lettering.text(made, "Kupola", 0, 50, size, face=face)
    assert open_files() <= before
    assert font.cache_info().currsize <= 128


def test_lines_drawn_on_a_large_screen_all_evening_do_not_fill_memory(canvas: Canvas) -> None:
    """Every line of the log, every total was kept as a picture: some hundred MB after twenty games at 3840 x 2160."""
    drawn = [weakref.ref(lettering.rendered("text", 60, f"{'W' * 25} {i}", "white", Typesetting())) for i in range(600)]
    kept = [made for each in drawn if (made := each())]
    assert drawn[-1]()
    assert sum(made.get_width() * made.get_height() * made.get_bytesize() for made in kept) < 64 << 20


def test_a_colour_that_no_palette_has_is_drawn_like_brass() -> None:
    assert pygame.Color(PLAYER["cobalu"])
    assert "cobalu" not in PLAYER
