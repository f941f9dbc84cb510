"""Where paragraphs are broken, in the languages that ship."""

import re
from pathlib import Path

import pygame
import pytest

from game.locale.typesetting import HOLD, Typesetting
from game.locale.words import Words
from game.paint.fonts import FILES, Face, font
from game.paint.paragraphs import Line, broken

pytestmark = pytest.mark.painted

LOCALES = Path(__file__).parents[2] / "locales"
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


def test_an_icon_stays_with_its_number() -> None:
    room = font("text", 20).size("You pay 5")[0] + 4
    first, second = broken("You pay 5 [coin_denar] now", 20, "text", room, Typesetting())
    assert [piece.icon or piece.words for piece in first.pieces] == ["You pay"]
    assert [piece.icon or piece.words for piece in second.pieces] == ["5 ", "coin_denar", "now"]


def test_the_last_line_of_a_title_is_no_short_word_alone() -> None:
    text = "The garden brings points to all"
    room = font("text", 20).size("The garden brings points to")[0] + 1
    assert told(broken(text, 20, "text", room, Typesetting())) == ["The garden brings points to", "all"]
    assert told(broken(text, 20, "text", room, Typesetting(), is_title=True)) == [
        "The garden brings points",
        "to all",
    ]


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
