"""Whatever letters come, drawing them raises nothing, in no face and no chain of fonts."""

import shutil
from pathlib import Path

import pygame
import pytest

from game.locale.typesetting import Typesetting
from game.locale.words import Words
from game.paint import lettering
from game.paint.canvas import Canvas
from game.paint.fonts import FILES, Face, font, is_legible
from tests.letters import FAMILY, PASTED, odd_texts

pytestmark = pytest.mark.painted

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


@pytest.mark.parametrize(("language", "face"), [*(("hu", face) for face in FACES), ("ja", "heavy"), ("he", "text")])
def test_every_category_is_drawn_as_wide_as_it_is_measured(face: Face, typesetting: Typesetting) -> None:
    for text in odd_texts(2):
        draw(face, text, typesetting)


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
