"""Which spaces hold in a line, by what each language says of its short words."""

from pathlib import Path

import pytest

from game.locale.typesetting import HOLD, Typesetting
from game.locale.words import Words

LOCALES = Path(__file__).parents[2] / "locales"


def shown(text: str) -> str:
    """The text with every space that holds made visible."""
    return text.replace(HOLD, "~")


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("pl", "Wieża i ogród w Alhambrze", "Wieża i~ogród w~Alhambrze"),
        ("pl", "W rundzie z kartą a i o", "W~rundzie z~kartą a~i~o"),
        ("pl", "11 ogrodów i 11 wież", "11~ogrodów i~11~wież"),
        ("pl", "zajmuje 3. miejsce", "zajmuje 3.~miejsce"),
        ("hu", "A torony az 1. negyedben, a kert is", "A~torony az~1.~negyedben, a~kert is"),
        ("hu", "hoz a lap, nem a-b betű", "hoz a~lap, nem a-b betű"),
        ("de", "Noch je 3 Karten oder bis zum Ende …", "Noch je~3~Karten oder bis~zum Ende~…"),
        ("en", "I take a card, then it’s a tower", "I~take a~card, then it’s a~tower"),
        ("en", "20 + 12 = 32 points", "20~+~12~=~32~points"),
        ("en", "pay 5 [coin_denar] or [coin_ducat] 7", "pay 5~[coin_denar] or [coin_ducat]~7"),
        ("en", "The garden – nobody’s – scores → 3", "The garden~– nobody’s~– scores~→ 3"),
        ("en", "well-known words are left alone", "well-known words are left alone"),
    ],
)
def test_a_line_does_not_end_where_a_reader_would_stumble(language: str, text: str, expected: str) -> None:
    assert shown(Words(language, [LOCALES]).typesetting.tied(text)) == expected


def test_a_language_says_itself_which_of_its_words_are_short(tmp_path: Path) -> None:
    file = tmp_path / "cs" / "common.yml"
    file.parent.mkdir()
    file.write_text('cs:\n  clinging: "k s v z"\n', "utf-8")
    assert shown(Words("cs", [LOCALES, tmp_path]).typesetting.tied("věž v zahradě a dvůr")) == "věž v~zahradě a dvůr"


def test_without_short_words_only_numbers_and_signs_hold() -> None:
    assert shown(Typesetting().tied("a 2 b")) == "a 2~b"
