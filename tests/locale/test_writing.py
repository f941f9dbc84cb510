"""How languages are written: letters from the right, names in their order, and where a line may end."""

from pathlib import Path

import pytest

from game.locale.bidi import visual_runs
from game.locale.typesetting import HOLD, Typesetting
from game.locale.words import Words


def drawn(line: str, *, is_from_right: bool) -> str:
    """The line as it is seen from left to right, Hebrew letters in capitals as Unicode's own examples have them."""
    hebrew = str.maketrans({chr(ord("A") + i): chr(0x5D0 + i) for i in range(26)})
    latin = str.maketrans({chr(0x5D0 + i): chr(ord("A") + i) for i in range(26)})
    runs = visual_runs(line.translate(hebrew), is_from_right=is_from_right)
    return "".join(run.text[::-1] if run.is_from_right else run.text for run in runs).translate(latin)


@pytest.mark.parametrize(
    ("line", "from_left", "from_right"),
    [
        ("car means CAR.", "car means RAC.", ".RAC car means"),
        ("CAR MEANS car", "SNAEM RAC car", "car SNAEM RAC"),
        ("he said CAR 123 MEANS it", "he said SNAEM 123 RAC it", "it SNAEM 123 RAC he said"),
        ("ABC 12,5% DEF", "FED 12,5% CBA", "FED 12,5% CBA"),
        ("A (B) C", "C (B) A".replace("(", "<").replace(")", "(").replace("<", ")"), "C )B( A"),
        ("only left 5", "only left 5", "only left 5"),
        ("kupola 5 A", "kupola 5 A", "A kupola 5"),
    ],
)
def test_runs_stand_in_the_order_in_which_they_are_seen(line: str, from_left: str, from_right: str) -> None:
    assert drawn(line, is_from_right=False) == from_left
    assert drawn(line, is_from_right=True) == from_right


def test_no_letter_is_lost_whatever_stands_in_a_line() -> None:
    for line in ("", "\u05d0", "1 \u05d0 2 \u0628 \u0663 a", "\u05d0\u05b0-5+3 %", "\u202e\u05d0 x"):
        for is_from_right in (False, True):
            runs = visual_runs(line, is_from_right=is_from_right)
            assert sorted("".join(run.text for run in runs)) == sorted(line)


LOCALES = Path(__file__).parents[2] / "locales"


def by(language: str, names: list[str]) -> list[str]:
    return sorted(names, key=Words(language, [LOCALES]).sort_key)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "Ada Álmos Bea Łucja Mia Ödön Zoe"),
        ("en", "Aegidius Ægir Aeneas Afra"),
        ("de", "Adam Ähm Anna Äolus Odin Öse Otto Strasser Straßer Strauß Zoe"),
        ("hu", "Ada Ádám Adél Álmos Béla Cecil Cili Czukor Csaba Csilla Dávid Dezső Dzeta Dzsenifer Endre Éva Gábor"),
        ("hu", "Gizi Gyula Lajos Lujza Lyra Nóra Nyuszi Olga Ottó Ödön Őrs Pál Sári Simon Szabó Szilvia Tamás Tünde"),
        ("hu", "Tyra Ubul Úrsula Vera Zita Zoltán Zsófia"),
        ("hu", "kaszinó kassza kasztanyetta"),
        ("pl", "Ala Ąbrowska Bea Celina Ćma Ewa Ęsta Leon Lucja Łucja Nina Ńa Olga Óla Sara Śliwa Zofia Źrebak Żaneta"),
        ("pl", "Ada Ádám Anna Ödön Ósma"),
    ],
)
def test_names_stand_as_the_language_sorts_them(language: str, names: str) -> None:
    assert by(language, names.split()[::-1]) == names.split()


def test_signs_digits_letters_and_other_scripts_follow_each_other() -> None:
    names = ["", " x", "-x", "1", "2nd", "Ada", "ada b", "Adam", "Zoe", "Анна", "אבא", "花"]
    assert by("en", names[::-1]) == names


def test_names_that_differ_in_case_or_accents_alone_have_one_order() -> None:
    names = ["ada", "Ada", "ADA", "adá", "Ádá", "adb"]
    assert by("hu", names[::-1]) == names


def test_a_language_without_an_alphabet_sorts_by_the_english_one_and_none_stops_a_list(tmp_path: Path) -> None:
    file = tmp_path / "cs" / "common.yml"
    file.parent.mkdir()
    file.write_text('cs:\n  language_name: "Čeština"\n', "utf-8")
    assert sorted(["Zoe", "Čeněk", "Dana", "Cyril"], key=Words("cs", [LOCALES, tmp_path]).sort_key) == [
        "Čeněk", "Cyril", "Dana", "Zoe",
    ]  # fmt: skip
    file.write_text('cs:\n  alphabet: "a b c č d / // h ch i"\n', "utf-8")
    assert sorted(["Ivan", "Chlup", "Čeněk", "Cyril"], key=Words("cs", [LOCALES, tmp_path]).sort_key) == [
        "Cyril", "Čeněk", "Chlup", "Ivan",
    ]  # fmt: skip
    odd = ["", "\ud800", "\U0001f468\u200d\U0001f469", "\u0301", "ﬃ", "İ", "ǆ"]
    assert len({Words("key", [LOCALES]).sort_key(name) for name in odd}) == len(odd)


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
        ("en", "Bids: Anna 2 (1 + 1), Ben 5 (4 + 1)", "Bids: Anna~2 (1~+~1), Ben~5 (4~+~1)"),
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
    assert shown(Typesetting().tied("cup: 3, 2: 2.")) == "cup: 3, 2:~2."
