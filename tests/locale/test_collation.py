"""Names in the order of each language, as its dictionaries and telephone books have them."""

from pathlib import Path

import pytest

from game.locale.words import Words

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
