"""Keys in code against keys in files, and characters against fonts (locales.md, check-locales)."""

from collections.abc import Callable
from pathlib import Path

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from game.locale.audit import audit
from game.locale.glyphs import FontError, characters, drawable
from tests.locale.conftest import write

ENGLISH = 'menu:\n  load: "Load"\n  quit: "Quit"'
MakeFont = Callable[[str, str], Path]


Check = Callable[..., list[tuple[str, str, int]]]


@pytest.fixture
def check(tmp_path: Path, shipped: Path) -> Check:
    """Checks one file of code against English texts; returns advice, key and line of each finding."""

    def check(code: str, english: str = ENGLISH) -> list[tuple[str, str, int]]:
        write(shipped, "en", "ui", english)
        folder = tmp_path / "code"
        folder.mkdir(exist_ok=True)
        (folder / "scene.py").write_text(code)
        found = audit([shipped], ["en"], code=folder)
        return sorted((each.advice_key.removeprefix("audit."), each.key, each.line) for each in found)

    return check


def test_a_key_that_no_file_has_is_an_error_where_the_code_asks_for_it(check: Check) -> None:
    code = 'words("ui.menu.load")\nwords("ui.menu.quit")\nwords("ui.menu.qiut")\n'
    assert check(code) == [("no_such_key", "ui.menu.qiut", 3)]


def test_a_file_that_is_called_like_a_part_of_the_texts_is_no_key(check: Check) -> None:
    code = 'words("ui.menu.load")\nwords("ui.menu.quit")\nhome / "ui.json"\nhome / "ui.yml"\n'
    assert check(code) == []


def test_a_text_that_nothing_asks_for_is_told(check: Check) -> None:
    assert check('words("ui.menu.load")') == [("unused", "ui.menu.quit", 4)]


@pytest.mark.parametrize(
    "code",
    [
        'words(f"ui.menu.{entry}")',
        'words.tree("ui.menu")',
        'words(f"{domain}.menu.{entry}")',
        'names = ("menu.load", "menu.quit")',
    ],
)
def test_families_of_keys_count_as_asked_for(check: Check, code: str) -> None:
    assert check(code) == []


def test_a_family_that_no_file_has_is_an_error(check: Check) -> None:
    code = 'words("ui.menu.load")\nwords("ui.menu.quit")\nwords(f"ui.{kind}.hint")'
    assert check(code) == [("no_such_family", "ui.….hint", 3)]


def test_a_table_beside_the_code_asks_for_keys_too(check: Check, tmp_path: Path) -> None:
    (tmp_path / "code").mkdir()
    (tmp_path / "code/rulebook.yml").write_text("# menu.quit is not meant\n- heading: menu.load\n  text: menu.quit\n")
    assert check("") == []


def test_other_strings_with_dots_are_no_keys(check: Check) -> None:
    code = '"""ui.menu is meant."""\nwords("ui.menu")\nimport_module("game.ui.menu")\nread("ui.yml")\nf"{a}.{b}"'
    assert check(code) == []


@pytest.fixture
def font(tmp_path: Path) -> MakeFont:
    """Makes a font that has the given characters."""

    def font(name: str, text: str) -> Path:
        builder = FontBuilder(1000, isTTF=True)
        order = [".notdef", *(f"u{ord(character):04X}" for character in text)]
        builder.setupGlyphOrder(order)
        builder.setupCharacterMap({ord(character): f"u{ord(character):04X}" for character in text})
        builder.setupGlyf(dict.fromkeys(order, TTGlyphPen(None).glyph()))
        builder.setupHorizontalMetrics(dict.fromkeys(order, (500, 0)))
        builder.setupHorizontalHeader()
        builder.setupPost()
        file = tmp_path / "fonts" / name
        file.parent.mkdir(exist_ok=True)
        builder.save(file)
        return file

    return font


def test_a_font_tells_the_characters_it_has(font: MakeFont) -> None:
    text = "abcxyzáő€…\U0001f0a1"
    assert characters(font("a.ttf", text)) == {ord(character) for character in text}


def test_a_damaged_font_is_refused(font: MakeFont) -> None:
    file = font("a.ttf", "abc")
    for content in (b"", file.read_bytes()[:40], b"no font at all, only text"):
        file.write_bytes(content)
        with pytest.raises(FontError):
            characters(file)


def test_fonts_draw_together_what_one_of_them_has(font: MakeFont) -> None:
    files = [font("a.ttf", "abő →"), font("b.ttf", "ab"), font("c.ttf", "c")]
    files[2].write_bytes(b"damaged")
    assert drawable(files) == {*map(ord, "abő →")}


def test_a_sign_that_no_font_can_draw_is_an_error(font: MakeFont, shipped: Path) -> None:
    fonts = font("a.ttf", "Bead ").parent
    write(shipped, "en", "ui", 'a: "Bead%{player} [coin]"')
    write(shipped, "hu", "ui", 'a: "Bead%{player} ☃ [coin]"')
    found = audit([shipped], ["en", "hu"], fonts=fonts)
    assert [(each.advice_key, each.values["code"]) for each in found] == [("audit.glyph", "U+2603")]


@pytest.mark.parametrize(
    ("language", "text", "scripts"),
    [
        ("ja", "新しい、ゲーム。「はじめる」！", ["Han", "Hiragana", "Katakana"]),
        ("hi", "नया खेल", ["Devanagari"]),
        ("th", "เริ่มเกมใหม่", ["Thai"]),
    ],
)
def test_marks_and_stops_of_a_script_are_not_told_one_by_one(
    language: str, text: str, scripts: list[str], font: MakeFont, shipped: Path
) -> None:
    write(shipped, "en", "ui", 'a: "Bead"')
    write(shipped, language, "ui", f'a: "{text}"')
    found = audit([shipped], [language], fonts=font("a.ttf", "Bead ").parent)
    assert sorted(str(each.values["script"]) for each in found) == scripts


def test_a_script_without_a_font_is_told_once_with_the_folder_for_one(
    font: MakeFont, shipped: Path, tmp_path: Path
) -> None:
    fonts = font("a.ttf", "Bead ").parent
    write(shipped, "en", "ui", 'a: "Bead"\nb: "Bed"\nc: "Bad"')
    write(shipped, "he", "ui", 'a: "חרוז"\nb: "מיטה"\nc: "Βα"')
    found = audit([shipped], ["he"], fonts=fonts)
    assert [(each.advice_key, each.values["script"]) for each in found] == [
        ("audit.script", "Hebrew"), ("audit.script", "Greek"),
    ]  # fmt: skip
    assert found[0].values["folder"] == str(shipped / "he" / "fonts")
    elsewhere = font("system.ttf", "חרוזמיטה").rename(tmp_path / "system.ttf")
    found = audit([shipped], ["he"], fonts=fonts, system=lambda: [elsewhere])
    assert [(each.severity, each.advice_key) for each in found] == [
        ("warning", "audit.script_here"), ("error", "audit.script"),
    ], "what this computer's fonts draw is no error"  # fmt: skip
    font("own.ttf", "חרוזמיטה").rename((shipped / "he").joinpath("own.ttf"))
    (shipped / "he" / "fonts").mkdir()
    (shipped / "he" / "own.ttf").rename(shipped / "he" / "fonts" / "own.ttf")
    assert [each.values["script"] for each in audit([shipped], ["he"], fonts=fonts)] == ["Greek"]
