"""Languages of other scripts: drawn with the fonts they bring, broken and turned as their readers expect."""

import os
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from game.locale.typesetting import Typesetting
from game.locale.words import Words
from game.paint import fallback, lettering
from game.paint.canvas import Canvas
from game.paint.fonts import Face, font, font_files, is_legible
from game.paint.paragraphs import broken
from tests.scenes.driver import Driver

pytestmark = pytest.mark.painted

FONTS = Path(__file__).parents[1] / "fonts"
LOCALES = Path(__file__).parents[2] / "locales"
FILES_OF_THE_PROGRAM = Path(__file__).parents[2] / "assets" / "fonts"
SAMPLES = {
    "el": ("Ελληνικά", "Ρυθμίσεις του παιχνιδιού", None),
    "uk": ("Українська", "Налаштування гри, ґедзь їсть", None),
    "ja": ("日本語", "新しいゲームをはじめる。建物をぴったり支払う", "NotoSansJP.otf"),
    "he": ("עברית", "משחק חדש: 5 מטבעות ל־3", "NotoSansHebrew.ttf"),
    "ar": ("العربية", "ابدأ لعبة جديدة", "NotoSansArabic.ttf"),
}


@pytest.fixture(autouse=True)
def no_system_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is drawn comes from the program and from the language's own folder."""
    pygame.font.init()
    monkeypatch.setattr(fallback, "system_files", lambda: ())
    yield


def translated(language: str, folder: Path) -> Words:
    """The texts of a language that a player has made, with the font that it needs."""
    name, title, own = SAMPLES[language]
    (folder / language / "fonts").mkdir(parents=True)
    (folder / language / "common.yml").write_text(f'{language}:\n  language_name: "{name}"\n', "utf-8")
    (folder / language / "ui.yml").write_text(f'{language}:\n  settings:\n    title: "{title}"\n', "utf-8")
    if own:
        shutil.copy(FONTS / own, folder / language / "fonts" / own)
    return Words(language, [LOCALES, folder])


def boxes(text: str, face: Face, typesetting: Typesetting) -> bytes:
    """The picture of a text with each letter replaced by one that no font has."""
    return pygame.image.tobytes(font(face, 40, typesetting).render("\ue000" * len(text), True, "black"), "RGBA")


def test_the_system_is_asked_for_fonts_only_where_the_own_ones_lack_a_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def system_files() -> tuple[Path, ...]:
        asked.append("the system")
        return ()

    monkeypatch.setattr(fallback, "system_files", system_files)
    assert fallback.is_covered("← ő → Ω", font_files("text", Typesetting()))
    assert not asked
    assert not fallback.is_covered("\ue000", font_files("text", Typesetting()))
    assert asked


@pytest.mark.parametrize("face", ["heavy", "italic", "text"])
@pytest.mark.parametrize("language", SAMPLES)
def test_every_face_draws_every_letter(language: str, face: Face, tmp_path: Path) -> None:
    words = translated(language, tmp_path)
    for text in SAMPLES[language][:2]:
        assert is_legible(text, words.typesetting)
        for letter in {*text} - {*" :,.5"}:
            seen = font(face, 40, words.typesetting).render(letter, True, "black")
            assert pygame.image.tobytes(seen, "RGBA") != boxes(letter, face, words.typesetting), letter


@pytest.mark.parametrize("face", ["display", "heavy", "italic"])
def test_letters_that_another_face_lends_are_no_larger_than_the_own_ones(face: Face) -> None:
    """Else a Cyrillic label shrinks where one of as many Latin letters does not."""
    latin, cyrillic = (font(face, 96).render(letter, True, "black").get_bounding_rect().h for letter in "xх")
    assert cyrillic <= latin


def test_without_a_font_a_language_is_called_by_its_english_name(tmp_path: Path) -> None:
    english = {"ja": "Japanese", "he": "Hebrew", "ar": "Arabic"}
    with closing(Driver(tmp_path)) as driver:
        for language in english:
            translated(language, tmp_path / "locales")
        driver.services.language.reload()
        named = driver.services.language.names()
        assert [language for language in english if not named[language].startswith(SAMPLES[language][0])] == []
        for language in english:
            shutil.rmtree(tmp_path / "locales" / language / "fonts")
        driver.services.language.reload()
        named = driver.services.language.names()
        assert [language for language, name in english.items() if not named[language].startswith(name)] == []


def test_the_name_of_a_language_is_drawn_with_its_own_font_whichever_is_spoken(tmp_path: Path) -> None:
    translated("he", tmp_path)
    assert is_legible("עברית", Words("hu", [LOCALES, tmp_path]).typesetting)
    assert not is_legible("עברית", Words("hu", [LOCALES]).typesetting)


def test_a_language_may_bring_a_font_for_one_face(tmp_path: Path) -> None:
    before = translated("uk", tmp_path).typesetting
    shutil.copy(FILES_OF_THE_PROGRAM / "HarbourText-Regular.ttf", tmp_path / "uk" / "fonts" / "heavy.ttf")
    after = Words("uk", [LOCALES, tmp_path]).typesetting
    assert font("heavy", 30, after).size("гра")[0] == font("text", 30, before).size("гра")[0]
    assert font("heavy", 30, after).size("гра")[0] != font("heavy", 30, before).size("гра")[0]
    assert font("display", 30, after).size("гра") == font("display", 30, before).size("гра")
    assert font("heavy", 30, after).size("Kupola") == font("heavy", 30, before).size("Kupola")


def test_a_damaged_font_changes_nothing(tmp_path: Path) -> None:
    words = translated("uk", tmp_path)
    before = font("heavy", 30, words.typesetting).size("гра")
    whole = (FONTS / "NotoSansJP.otf").read_bytes()
    folder = tmp_path / "uk" / "fonts"
    for name, content in (("heavy.ttf", b"no font"), ("a.otf", whole[:3000]), ("b.otf", whole[:9000] + b"x" * 9000)):
        (folder / name).write_bytes(content)
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.ttf")
    assert font("heavy", 30, Words("uk", [LOCALES, tmp_path]).typesetting).size("гра") == before
    font("heavy", 30, Words("uk", [LOCALES, tmp_path]).typesetting).render("日本", True, "black")


def test_japanese_is_broken_between_letters_but_not_before_what_closes(tmp_path: Path) -> None:
    typesetting = translated("ja", tmp_path).typesetting
    text = "建物をぴったり支払うと、もう一度「できます」。新しいゲームをはじめる。"
    for room in range(60, 400, 17):
        lines = ["".join(piece.words for piece in line.pieces) for line in broken(text, 20, "text", room, typesetting)]
        assert "".join(lines) == text
        assert all(line.width <= room for line in broken(text, 20, "text", room, typesetting))
        assert not [line for line in lines[1:] if line[0] in "、。」ーっ"]
        assert not [line for line in lines[:-1] if line[-1] == "「"]


def test_hebrew_is_drawn_from_the_right_and_what_is_latin_in_it_from_the_left(tmp_path: Path) -> None:
    letters = font("text", 40, translated("he", tmp_path).typesetting)
    latin = letters.render("Kupola", True, "black")
    inside = pygame.mask.from_surface(latin.subsurface((0, 0, latin.get_width() - 4, latin.get_height())))

    def begins_with_latin(text: str) -> bool:
        drawn = letters.render(text, True, "black")
        lower = (drawn.get_height() - latin.get_height()) // 2
        return pygame.mask.from_surface(drawn).overlap_area(inside, (0, lower)) == inside.count()

    assert begins_with_latin("א Kupola 5")
    assert not begins_with_latin("Kupola 5 א")


def test_the_first_hebrew_letter_stands_at_the_right(tmp_path: Path) -> None:
    letters = font("text", 40, translated("he", tmp_path).typesetting)
    word, first = (pygame.mask.from_surface(letters.render(text, True, "black")) for text in ("א.ב!", "א"))
    right = word.get_size()[0] - first.get_size()[0]
    assert word.overlap_area(first, (right, 0)) == first.count()


def test_arabic_letters_join(tmp_path: Path) -> None:
    typesetting = translated("ar", tmp_path).typesetting
    joined = font("text", 40, typesetting).size("لعبة")[0]
    alone = sum(font("text", 40, typesetting).size(letter)[0] for letter in "لعبة")
    assert joined < alone * 0.9


def test_lines_of_a_hebrew_paragraph_end_at_one_margin(tmp_path: Path) -> None:
    canvas = Canvas(pygame.Surface((1024, 600)))
    canvas.typesetting, canvas.audit = translated("he", tmp_path).typesetting, []
    lettering.paragraph(canvas, "משחק חדש ומשחק אחר לגמרי שמתחיל עכשיו", 40, 40, 220)
    margins = {mark.rect.right for mark in canvas.audit or ()}
    assert len(canvas.audit or ()) > 1 and max(margins) - min(margins) <= 3
    canvas.audit = []
    lettering.paragraph(canvas, "New games begin here, with a text in English", 40, 40, 220)
    starts = {mark.rect.left for mark in canvas.audit or ()}
    assert max(starts) - min(starts) <= 3
