"""Sentences: placeholders, plurals, noun forms, the Hungarian article, numbers (locales.md, Placeholders)."""

import logging
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.locale.cldr import Speech
from game.locale.texts import BrokenTextError, Term, article, fill, noun
from game.locale.words import Words
from tests.languages import shipped_languages
from tests.letters import by_category
from tests.locale.conftest import write

NBSP = "\u00a0"


Say = Callable[..., str]


@pytest.fixture
def say(shipped: Path) -> Say:
    """Writes one text (and nouns) of a language over an English one and says it."""

    def say(language: str, text: str, english: str = "English %{player}", **values: object) -> str:
        write(shipped, "en", "ui", f'said: "{english}"\ntower: "tower | indef: a tower"')
        if language != "en":
            nouns = {"hu": "torony | acc: tornyot", "pl": "wieża | acc: wieżę | gen: wieży | g: f"}.get(language, "")
            write(shipped, language, "ui", f'said: {text}\ntower: "{nouns}"\nace: "ász | az: a | acc: ászt"')
        return Words(language, [shipped])("ui.said", **values)

    return say


def test_values_are_put_in_by_name(say: Say) -> None:
    assert (
        say("pl", '"%{building|acc} bierze %{player}"', player="Ewa", building=Term("ui.tower")) == "wieżę bierze Ewa"
    )


def test_a_double_percent_sign_is_one_and_a_single_one_stays(say: Say) -> None:
    assert say("pl", '"100%% i 50 % dla %{player}"', player="Ewa") == "100% i 50 % dla Ewa"


def test_icon_tags_stay_for_the_painter(say: Say) -> None:
    assert say("pl", '"[coin] %{player}"', player="Ewa") == "[coin] Ewa"


@pytest.mark.parametrize("broken", ["%{playr} ma", "%{player ma", "%{} ma", "%{pl ayer} ma", "%{player|} ma"])
def test_a_broken_placeholder_gives_way_to_english_and_is_logged(
    say: Say, broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert say("pl", f'"{broken}"', player="Ewa") == "English Ewa"
    assert "ui.said" in caplog.text


def test_a_value_that_the_code_forgot_shows_the_key_instead_of_crashing(say: Say) -> None:
    assert say("en", "") == "⟦ui.said⟧"


def test_a_noun_of_an_english_sentence_is_english(say: Say) -> None:
    assert (
        say("pl", '""', "%{player} buys %{building|indef}", player="Ewa", building=Term("ui.tower"))
        == "Ewa buys a tower"
    )


def test_a_noun_without_the_form_stands_in_its_base_form(say: Say) -> None:
    assert say("hu", '"%{building|gen}"', building=Term("ui.tower")) == "torony"


def test_a_noun_alone_shows_without_its_forms(shipped: Path) -> None:
    write(shipped, "pl", "ui", 'tower: "wieża | acc: wieżę"')
    assert Words("pl", [shipped])("ui.tower") == "wieża"


def test_a_name_has_no_cases(say: Say) -> None:
    assert say("pl", '"widzi %{player|acc}"', player="Ewa") == "widzi Ewa"


def test_cap_begins_a_sentence(say: Say) -> None:
    assert say("hu", '"%{building|acc|az|cap} veszi"', building=Term("ui.tower")) == "A tornyot veszi"


def test_a_noun_may_bring_its_own_article(say: Say) -> None:
    assert say("hu", '"%{card|az}, %{card|acc|az}"', card=Term("ui.ace")) == "a ász, a ászt"


def test_lists_are_joined_as_the_language_does(say: Say) -> None:
    assert say("hu", '"%{players} nyer"', players=["Éva", "Pál", "Ida"]) == "Éva, Pál és Ida nyer"
    assert say("pl", '"%{all|acc}"', all=[Term("ui.tower"), Term("ui.tower")]) == "wieżę i wieżę"
    assert say("en", "", "%{players}", players=["Ann", "Ben", "Cy"]) == "Ann, Ben and Cy"
    assert say("en", "", "%{players}", players=["Ann"]) == "Ann"


def test_numbers_are_grouped_as_the_language_does(say: Say) -> None:
    assert say("pl", '"%{sum}"', sum=12345) == f"12{NBSP}345"
    assert say("en", "", "%{sum} and %{less}", sum=12345, less=-3) == "12,345 and -3"


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (0, "0 kart"), (1, "1 karta"), (2, "2 karty"), (4, "4 karty"), (5, "5 kart"), (12, "12 kart"), (21, "21 kart"),
        (22, "22 karty"), (112, "112 kart"),
    ],
)  # fmt: skip
def test_polish_counts_with_one_few_and_many(shipped: Path, count: int, expected: str) -> None:
    write(shipped, "pl", "ui", 'c:\n  one: "%{count} karta"\n  few: "%{count} karty"\n  many: "%{count} kart"')
    assert Words("pl", [shipped])("ui.c", count=count) == expected


@pytest.mark.parametrize(
    ("count", "shown"), [(1, "1 punkt"), (3, "3 punkty"), (12.0, "12 punktów"), (0.7, "0,7 punktu")]
)
def test_what_is_not_whole_has_a_form_that_platforms_keep(shipped: Path, count: float, shown: str) -> None:
    """Translation platforms know no plural category of fractions: it would be gone on the way back."""
    points = (
        'c:\n  one: "%{count} punkt"\n  few: "%{count} punkty"\n  many: "%{count} punktów | fraction: %{count} punktu"'
    )
    write(shipped, "pl", "ui", points)
    assert Words("pl", [shipped])("ui.c", count=count) == shown


def test_a_missing_plural_form_falls_back_to_english_plurals(shipped: Path) -> None:
    write(shipped, "en", "ui", 'c:\n  one: "%{count} card"\n  other: "%{count} cards"')
    write(shipped, "pl", "ui", 'c:\n  one: "%{count} karta"\n  few: ""')
    words = Words("pl", [shipped])
    assert [words("ui.c", count=count) for count in (1, 2, 5)] == ["1 karta", "2 cards", "5 cards"]


def test_a_plural_entry_without_a_count_shows_its_key(shipped: Path) -> None:
    write(shipped, "en", "ui", 'c:\n  one: "%{count} card"\n  other: "%{count} cards"')
    assert Words("en", [shipped])("ui.c") == "⟦ui.c⟧"


def test_a_counted_noun_has_plurals_and_cases(shipped: Path) -> None:
    lines = ['one: "%{count} denar | acc: %{count} denara"', 'few: "%{count} denary"', 'many: "%{count} denarów"']
    forms = "\n  ".join(lines)
    write(shipped, "pl", "ui", f'd:\n  {forms}\npaid: "płaci %{{sum|acc}}"')
    words = Words("pl", [shipped])
    assert [words("ui.paid", sum=Term("ui.d", count)) for count in (1, 2, 9)] == [
        "płaci 1 denara",
        "płaci 2 denary",
        "płaci 9 denarów",
    ]
    assert words("ui.d", count=1) == "1 denar"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("5", "az"), ("15", "a"), ("1", "az"), ("10", "a"), ("100", "a"), ("1000", "az"), ("10000", "a"),
        ("1000000", "az"), ("50", "az"), ("500", "az"), ("2", "a"), ("0", "a"), ("-5", "a"), (f"1{NBSP}000", "az"),
        (f"10{NBSP}000", "a"), ("1. hely", "az"), ("3 torony", "a"), ("torony", "a"), ("árkádsor", "az"),
        ("Éva", "az"), ("Ödön", "az"), ("Űrhajó", "az"), ("Zsófia", "a"), ("„Alma”", "az"), ("[coin] érme", "az"),
        ("[coin] torony", "a"), ("Yvette", "az"), ("York", "a"), ("Ys", "az"), ("A értékelés", "az"),
        ("B értékelés", "a"), ("F", "az"), ("M.", "az"), ("K", "a"), ("fal", "a"), ("", "a"), ("…", "a"), ("日本", "a"),
    ],
)  # fmt: skip
def test_the_hungarian_article_goes_by_the_first_sound(text: str, expected: str) -> None:
    assert article(text) == expected


def test_the_article_of_a_number_goes_by_how_it_is_spoken(say: Say) -> None:
    assert say("hu", '"%{n|az}, %{m|az}"', n=1000, m=10000) == f"az 1{NBSP}000, a 10{NBSP}000"


EDGES_OF_TIME = [
    "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00", "9999-12-31T23:59:59+00:00", "0001-01-01T00:00:00+00:00",
    "0001-01-01", "9999-12-31", "2026-01-01T00:00:00+23:59:59.999999", "1e999", "NaN", "10000-01-01", "", "-0001-01-01",
]  # fmt: skip


@pytest.fixture
def live_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Moves to another time zone; the test ends at home."""
    if not hasattr(time, "tzset"):
        pytest.skip("this system takes no time zone from its environment")

    def live(zone: str) -> None:
        monkeypatch.setenv("TZ", zone)
        time.tzset()

    yield live
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize("zone", ["America/Los_Angeles", "Pacific/Kiritimati"])
def test_any_date_that_a_file_can_hold_is_shown(shipped: Path, zone: str, live_in: Callable[[str], None]) -> None:
    live_in(zone)
    for language in shipped_languages():
        words = Words(language, [shipped])
        assert all(isinstance(words.date(told), str) for told in EDGES_OF_TIME)
        assert words.date("1e999") == "1e999"


def test_a_moment_is_told_with_the_day_that_it_is_here(shipped: Path, live_in: Callable[[str], None]) -> None:
    live_in("Europe/Budapest")
    assert Words("en", [shipped]).date("2026-03-05T23:30:00+00:00") == "6 March 2026, 00:30"


def test_dates_and_shares(shipped: Path) -> None:
    words = Words("hu", [shipped])
    assert words.date("2026-03-05") == "2026. március 5."
    assert Words("pl", [shipped]).date("2026-03-05T07:08:09") == "5 marca 2026, 07:08"
    assert Words("en", [shipped]).date("2026-11-22T11:27:00") == "22 November 2026, 11:27"
    assert words.date("yesterday") == "yesterday"
    assert words.percent(0.5) == "50%"


def test_a_language_that_cldr_does_not_know_counts_like_english(shipped: Path) -> None:
    write(shipped, "tlh", "ui", 'c:\n  one: "wa’"\n  other: "%{count}"')
    assert Words("tlh", [shipped])("ui.c", count=1) == "wa’"


ANY = st.text(alphabet=st.sampled_from("".join(by_category(3).values())))
TEXTS = st.text(alphabet=st.sampled_from("%{}|abc az:[]5 ő\n")) | ANY
VALUES = st.recursive(
    ANY | st.integers() | st.floats() | st.none() | st.builds(Term, TEXTS, st.none() | st.integers()),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=6,
)


@settings(deadline=None)
@given(text=TEXTS, values=st.dictionaries(st.sampled_from(["a", "b", "c", "ab"]), VALUES))
def test_filling_in_never_raises_anything_but_its_own_refusal(text: str, values: dict[str, object]) -> None:
    try:
        assert isinstance(fill(text, values, Speech("hu"), lambda term: term.key), str)
    except BrokenTextError:
        assert "%{" in text or any("%{" in str(value) for value in values.values())


@settings(deadline=None)
@given(
    st.text(alphabet="abc %{}[]"), st.dictionaries(st.sampled_from(["acc", "g", "indef"]), st.text(alphabet="abc %{}"))
)
def test_a_noun_entry_is_taken_apart_as_it_was_written(base: str, forms: dict[str, str]) -> None:
    written = " | ".join([base, *(f"{name}: {form}" for name, form in forms.items())])
    assert noun(written) == (base.strip(), {name: form.strip() for name, form in forms.items()})


@given(TEXTS)
def test_every_text_has_an_article(text: str) -> None:
    assert article(text) in ("a", "az")


@given(st.integers() | st.floats())
def test_every_number_can_be_counted_and_written(number: float) -> None:
    speech = Speech("pl")
    assert speech.category(number) in {"one", "few", "many", "other"}
    assert speech.number(number)
