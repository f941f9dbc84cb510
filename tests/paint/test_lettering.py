"""Letters and lines of text: what is drawn of them, where they are parted and cut."""

import os
import re
import shutil
import sys
import weakref
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.locale.typesetting import HOLD, Typesetting
from game.locale.words import Words
from game.paint import fonts, lettering
from game.paint.canvas import HEIGHT, WIDTH, Canvas
from game.paint.fonts import FILES, SMALLEST, Face, font, is_legible
from game.paint.palette import PLAYER
from game.paint.paragraphs import Line, balanced, broken
from tests.breadth import wide
from tests.letters import FAMILY, PASTED, odd_texts

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
    size = fonts.Font.size

    def counted(self: fonts.Font, text: str) -> tuple[int, int]:
        nonlocal measured
        measured += 1
        return size(self, text)

    monkeypatch.setattr(fonts.Font, "size", counted)
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
    for across in range(1024, 3400, 260):
        made = Canvas(pygame.Surface((across, across * 9 // 16)))
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


FONTS = Path(__file__).parents[1] / "fonts"
LOCALES = Path(__file__).parents[2] / "locales"
FACES = [*FILES]


@pytest.fixture(autouse=True)
def letters_can_be_drawn() -> None:
    pygame.init()


@pytest.fixture
def typesetting(language: str, tmp_path: Path) -> Typesetting:
    """Of a shipped language (hu), of one that brings its own font (ja), of one that is read from the right (he)."""
    (tmp_path / language / "fonts").mkdir(parents=True)
    (tmp_path / language / "common.yml").write_text(f'{language}:\n  language_name: "{language}"\n', "utf-8")
    for name in {"ja": ["NotoSansJP.otf"], "he": ["NotoSansHebrew.ttf"]}.get(language, []):
        shutil.copy(FONTS / name, tmp_path / language / "fonts")
    return Words(language, [LOCALES, tmp_path]).typesetting


def draw(face: Face, text: str, typesetting: Typesetting) -> None:
    letters = font(face, 20, typesetting)
    wide, _ = letters.size(text)
    assert abs(letters.render(text, True, "black").get_width() - wide) <= 1 + len(text) // 8, ascii(text[:40])


@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    ("language", "face"),
    wide([*(("hu", face) for face in FACES), ("ja", "heavy"), ("he", "text")], product(["hu", "ja", "he"], FACES)),
)
def test_every_category_is_drawn_as_wide_as_it_is_measured(face: Face, typesetting: Typesetting) -> None:
    for text in odd_texts(2):
        draw(face, text, typesetting)
    for letter in wide([], map(chr, range(sys.maxunicode + 1))):
        if letter < "\u3000" or ord(letter) % 13 == 0 or "\ua000" <= letter < "\U00020000" or letter >= "\U000e0000":
            for before in ("", "Zoe ", "א"):
                draw(face, before + letter, typesetting)


@pytest.mark.parametrize(("language", "is_high_contrast"), [("hu", True), ("ja", False), ("he", True)])
def test_lines_and_paragraphs_of_odd_letters_are_set(is_high_contrast: bool, typesetting: Typesetting) -> None:
    canvas = Canvas(pygame.display.set_mode((1024, 600)), is_high_contrast=is_high_contrast)
    canvas.typesetting, canvas.audit, canvas.heard = typesetting, [], []
    for text in odd_texts(1):
        for room in (None, 3.0, 90.0):
            lettering.text(canvas, text, 40, 40, room=room, shade="#000000")
        lettering.paragraph(canvas, text, 40, 40, 200, at="c")
        lettering.fitting(canvas, (text, "x"), 24, "bold", 30)
        is_legible(text[:1000], typesetting)


def test_a_letter_of_several_signs_comes_from_one_font() -> None:
    assert font("bold", 40).size("Zoe \u2764\ufe0f") == font("bold", 40).size("Zoe \u2764")
    assert font("bold", 40).size("\u2764\ufe0f\u200d")[0] == font("bold", 40).size("\u2764")[0]
    assert is_legible("\u2192\ufe0e\u200b", Typesetting())
    font("bold", 40).render(PASTED + FAMILY, True, "black")


@pytest.mark.parametrize("unseen", ["\u200b", "\ufe0f\ufe0f", "\u2060"])
def test_what_is_without_width_is_an_empty_picture(unseen: str) -> None:
    assert font("text", 30).render(unseen, True, "black").get_width() == 0


ROOMS = range(300, 600, 60)


def told(lines: tuple[Line, ...]) -> list[str]:
    return [" ".join(piece.words for piece in line.pieces) for line in lines]


@pytest.fixture(autouse=True)
def letters() -> None:
    pygame.font.init()


@pytest.mark.parametrize(
    ("language", "hanging"),
    [("en", r"\b[aI]$|\d$"), ("hu", r"\b[Aa]z?$|\b\d+\.?$"), ("pl", r"\b[aiouwzAIOUWZ]$|\b\d+\.?$")],
)
def test_no_line_of_a_rulebook_ends_with_a_short_word_or_a_lonely_number(language: str, hanging: str) -> None:
    words = Words(language, [LOCALES])
    for text in texts(words.tree("rulebook_ys")):
        for room in ROOMS:
            lines = told(broken(text, 17, "text", room, words.typesetting))
            assert not [line for line in lines[:-1] if re.search(hanging, line)]
            assert " ".join(lines).split() == re.sub(r"\[\w+\]", "", text).split()


def texts(branch: object) -> list[str]:
    """The texts of a rulebook that hold no icons, the longest of them."""
    if isinstance(branch, str):
        return [branch] if len(branch) > 120 and "[" not in branch else []
    assert isinstance(branch, dict)
    return [text for below in branch.values() for text in texts(below)][:40]


def test_what_holds_together_is_divided_before_it_would_run_out_of_its_room() -> None:
    text = f"1{HOLD}+{HOLD}2{HOLD}+{HOLD}3{HOLD}={HOLD}6"
    room = font("text", 20).size("1 + 2 +")[0] + 2
    assert told(broken(text, 20, "text", room, Typesetting())) == ["1 + 2 +", "3 = 6"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("A Raja pays at least 13.", "least 13."),
        ("Koszt: co najmniej 20. Waluta dowolna", "najmniej 20. Waluta"),
        ("Csilla 5, Bence 3, Anna 2 és Dávid 1", "Anna 2 és"),
        ("A legnagyobb összértéke 5", "összértéke 5"),
    ],
)
def test_no_line_begins_with_a_number_that_belongs_to_the_word_before(text: str, line: str) -> None:
    """It would look like that of a list."""
    for room in range(font("text", 20).size(line)[0] + 2, 400, 7):
        found = told(broken(text, 20, "text", room, Typesetting()))
        assert not any(re.match(r"\d", each) for each in found[1:]), found


def test_no_line_ends_with_a_short_word_that_begins_a_sentence() -> None:
    text = "Isten hozott, Gabi! Ez itt az Oroszlános kút. Te Gabi vagy. I co dalej? O tym potem."
    for room in range(font("text", 20).size("az Oroszlános kút. Te Gabi")[0], 600, 7):
        ends = {line.rpartition(" ")[2] for line in told(broken(text, 20, "text", room, Typesetting()))}
        assert not ends & {"Ez", "Te", "I", "O"}


def test_an_icon_stays_with_its_number() -> None:
    room = font("text", 20).size("You pay 5")[0] + 4
    first, second = broken("You pay 5 [coin_denar] now", 20, "text", room, Typesetting())
    assert [piece.icon or piece.words for piece in first.pieces] == ["You pay"]
    assert [piece.icon or piece.words for piece in second.pieces] == ["5 ", "coin_denar", "now"]


@pytest.mark.parametrize(
    ("lines", "kept"),
    [
        (["The garden brings points to", "all"], ["The garden brings points", "to all"]),
        (["Into the reserve:", "Tower"], ["Into the reserve:", "Tower"]),
        (["The lower card (own:", "1)"], ["The lower card", "(own: 1)"]),
        (["Egy kör", "képekben"], ["Egy kör", "képekben"]),
    ],
)
def test_the_last_line_is_no_short_word_alone_unless_it_must_be(lines: list[str], kept: list[str]) -> None:
    room = font("text", 20).size(lines[0])[0] + 1
    assert told(broken(" ".join(lines), 20, "text", room, Typesetting())) == kept


def test_lines_in_the_middle_of_a_page_leave_no_word_alone_and_divide_nothing_more() -> None:
    plain = Words("pl", [LOCALES]).typesetting
    text = "To samo rozdanie dla wszystkich. Liczy się pierwsza próba, każda następna to ćwiczenie."
    for room in range(320, 700, 9):
        usual, even = broken(text, 20, "text", room, plain), balanced(text, 20, "text", room, plain)
        assert len(even) == len(usual)
        assert " ".join(told(even)) == " ".join(told(usual)) == text
        assert max(line.width for line in even) <= room
        assert even[-1].width > 0.5 * max(line.width for line in even), told(even)
    assert told(balanced("a\n\nb", 20, "text", 99, plain)) == ["a", "", "b"]


def test_a_dot_between_two_things_stands_at_no_end_of_a_line() -> None:
    things, plain = "First things · second things · third things", Words("en", [LOCALES]).typesetting
    for room in range(110, 420, 10):
        lines = told(broken(things, 17, "text", room, plain))
        assert not any(line.startswith("·") or line.endswith("·") for line in lines), lines
    assert told(broken(things, 17, "text", 600, plain)) == [things]


def test_an_empty_line_stays_a_line() -> None:
    assert [line.pieces for line in broken("", 20, "text", 99, Typesetting())] == [()]
    assert len(broken("a\n\nb", 20, "text", 99, Typesetting())) == 3


@pytest.mark.parametrize("face", [*FILES])
def test_words_stand_a_quarter_of_their_size_apart(face: Face) -> None:
    assert font(face, 400).size(" ")[0] >= 100
    assert font(face, 13).size(" ")[0] >= 3


def test_no_line_is_drawn_wider_than_its_room() -> None:
    """Each word by itself is rounded: a line of ten was six pixels wider than their sum, and lost its last letter."""
    told = "The other way was worth more (by about 4.7 points), by all that could be known then."
    for room in range(200, 340, 7):
        lines = broken(told, 13, "text", room, Typesetting())
        assert all(font("text", 13).size(piece.words)[0] <= room for line in lines for piece in line.pieces), room
