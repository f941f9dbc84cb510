"""What check-locales finds, in the words of a translator (locales.md, check-locales)."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from game.locale.audit import Fits, audit
from game.locale.audit_command import run, told
from game.locale.book import Finding, load
from game.locale.files import read
from game.locale.words import Words
from tests.languages import shipped_languages
from tests.locale.conftest import write

LOCALES = Path(__file__).parents[2] / "locales"


Check = Callable[..., list[Finding]]


def advice(found: list[Finding]) -> list[str]:
    return [each.advice_key.removeprefix("audit.") for each in found]


@pytest.fixture
def check(shipped: Path) -> Check:
    """Checks a translation against English lines; more is what `audit` can be told beside."""

    def check(
        english: str, translated: str, language: str = "pl", *, strict: bool = False, fits: Fits | None = None
    ) -> list[Finding]:
        write(shipped, "en", "ui", english)
        write(shipped, language, "ui", translated)
        return audit([shipped], [language], strict=strict, fits=fits)

    return check


def test_a_good_translation_gives_no_findings(check: Check) -> None:
    english = 'a: "%{player} pays [coin] %{sum}"\nc:\n  one: "%{count} card"\n  other: "%{count} cards"'
    polish = (
        'a: "%{player} płaci %{sum} [coin]"\nc:\n  one: "jedna karta"\n  few: "%{count} karty"\n  many: "%{count} kart"'
    )
    assert check(english, polish) == []


def test_a_finding_says_where_it_is_and_shows_both_texts(check: Check, shipped: Path) -> None:
    (found,) = check('# Shown on the shelf.\nbox:\n  pay: "%{player} pays"', 'box:\n  pay: "Gracz płaci"')
    assert found == Finding(
        "error", shipped / "pl/ui.yml", 3, "ui.box.pay", "%{player} pays", "Gracz płaci",
        "audit.placeholder_missing", {"name": "%{player}"},
    )  # fmt: skip


def test_a_file_without_texts(check: Check) -> None:
    assert sorted(advice(check('a: "One more"', ""))) == ["empty_file"]


@pytest.mark.parametrize(
    ("translated", "expected"),
    [
        ('a: "Nowa\nb: "Gra"', ["syntax"]),
        ('a: "x"\na: "y"', ["duplicate_key"]),
        ('a: &here "Nowa"', ["anchor"]),
        ('a: "Nowa"\nb: *here', ["anchor"]),
        ('a: !!str "Nowa"', ["tag"]),
        ('a: ["Nowa"]', ["not_text"]),
        ('a: "Nowa"\nzly: "Klucz"', ["unknown_key"]),
        ('a: "Nowa"\nzly: ""', []),  # a later version has no such text, and nobody began to translate it
        ('a: "Nowa"\nbb: "Klucz"', ["unknown_key_near"]),
        ('a:\n  b: "Nowa"', ["missing", "text_wanted"]),
        ('a:\n  one: "Nowa"\n  few: "Nowe"\n  many: "Nowych"', ["text_wanted"]),
        ('a: "Nowa"\t', ["tab"]),
        ('a: "Gra\u0301"', ["not_nfc"]),
        ("a: Nowa", ["bare"]),
        ('a: ""', ["missing_files"]),
        ('a: "New game"', ["identical"]),
        ('a: "Nowa "', ["spaces"]),
        ('a: "Nowa  gra"', ["spaces"]),
        ('a: "Nowa !"', ["spaces"]),
        ('a: "Nowa..."', ["ellipsis"]),
        ('a: "Now\'a"', ["straight_quotes"]),
        ('a: "Nowa %{x}"', ["placeholder_none"]),
        ('a: "Nowa %{x y}"', ["placeholder_broken"]),
        ('a: "Nowa %{x"', ["placeholder_broken"]),
        ('a: "Nowa {x}"', ["unmarked"]),
        ('a: "Nowa {X"', ["brace"]),
        ('a: "Nowa [coin]"', ["tags"]),
    ],
)
def test_what_can_be_wrong_with_a_translation(check: Check, translated: str, expected: list[str]) -> None:
    assert sorted(advice(check('a: "New game"\nbbb: ""', translated))) == expected


def test_a_misspelt_placeholder_is_told_with_the_right_one(check: Check) -> None:
    (found,) = check('a: "%{player} pays %{sum}"', 'a: "%{plyer} płaci %{sum}"')
    assert (found.advice_key, found.values) == ("audit.placeholder_misspelt", {"name": "%{plyer}", "near": "%{player}"})


@pytest.mark.parametrize(
    ("translated", "expected"),
    [
        ('c: "%{count} kart"', ["plural_wanted"]),
        ('c:\n  one: "%{count} a"\n  two: "%{count} b"', ["plural_extra", "plural_missing"]),
        ('c:\n  one: "%{count} a"\n  few: "%{count} b"\n  many: "%{count} c"\n  other: "%{count} d"', []),
        ('c:\n  one: "%{count} a"\n  few: ""\n  many: "%{count} b"', ["plural_missing"]),
        ('c:\n  one: "a"\n  few: "karty"\n  many: "%{count} b"', ["placeholder_missing"]),
    ],
)
def test_plural_forms_are_those_of_the_language(check: Check, translated: str, expected: list[str]) -> None:
    found = check('c:\n  one: "%{count} card"\n  other: "%{count} cards"', translated)
    assert sorted(advice(found)) == expected


def test_an_ordinary_key_is_never_named_like_a_plural_form(check: Check, shipped: Path) -> None:
    check('a:\n  one: "One"\n  else: "Else"', "")
    assert advice(audit([shipped], ["en"])) == ["category_key"]


def test_a_key_has_small_letters(check: Check, shipped: Path) -> None:
    check('newGame: "New game"', "")
    assert advice(audit([shipped], ["en"])) == ["key_name"]


def test_a_file_with_a_byte_order_mark_and_windows_lines(check: Check, shipped: Path) -> None:
    check('a: "One more"', 'a: "Jeszcze"')
    (shipped / "pl/ui.yml").write_bytes('\ufeffpl:\r\n  a: "Jeszcze"\r\n'.encode())
    assert sorted(advice(audit([shipped], ["pl"]))) == ["bom", "line_ends"]


def test_a_file_copied_from_english_keeps_the_wrong_first_key(check: Check, shipped: Path) -> None:
    check('a: "One more"', "")
    write(shipped, "pl", "ui", 'a: "Jeszcze"', root="en")
    assert advice(audit([shipped], ["pl"])) == ["wrong_root"]
    assert Words("pl", [shipped])("ui.a") == "Jeszcze"


def test_missing_files_are_told_in_one_line_in_the_order_of_their_stages(check: Check, shipped: Path) -> None:
    for domain in ("rules", "tips", "common"):
        write(shipped, "en", domain, 'a: "A"\nb: "B"')
    (found,) = check('a: "One"', 'a: "Jeden"')
    assert (found.advice_key, found.values) == ("audit.missing_files", {"names": "common.yml, tips.yml, rules.yml"})


@pytest.mark.parametrize("name", ["UI.yaml", "ui.yaml", "uii.yml", "mine.yml"])
def test_a_file_that_nothing_is_read_from_is_named(check: Check, shipped: Path, name: str) -> None:
    (shipped / "pl").mkdir()
    (shipped / "pl" / name).write_text('pl:\n  a: "Jeden"\n', "utf-8")
    (found,) = (each for each in check('a: "One"', 'a: "Jeden"') if "misnamed" in each.advice_key)
    assert found.file.name == name and found.values.get("near", "ui.yml") == "ui.yml"
    assert (found.advice_key == "audit.misnamed") is (name == "mine.yml")


def test_beside_a_key_that_english_lacks_no_english_text_is_told(check: Check) -> None:
    found = next(
        each for each in check('a: "One"', 'a: "Jeden"\nzly: "Klucz"') if each.advice_key == "audit.unknown_key"
    )
    assert (found.english, found.translated) == ("", "Klucz")


@pytest.mark.parametrize(("text", "is_told"), [("%{player}ovi", True), ("%{time}s", False), ("%{time}h", True)])
def test_letters_glued_to_a_placeholder_are_told_in_every_language(check: Check, text: str, is_told: bool) -> None:
    assert ("suffix" in advice(check('a: "%{player} after %{time}s"', f'a: "{text}"', "cs"))) is is_told


def test_a_term_that_the_glossary_keeps_is_no_forgotten_text(check: Check, shipped: Path) -> None:
    (shipped / "glossary.csv").write_text("term,part of speech,en,hu,pl,note\nx,name,Kupola,,Kupola,\n")
    assert check('a: "Kupola"', 'a: "Kupola"') == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a(z) %{player}", "hu_az"),
        ("%{player}-t látja", "suffix"),
        ("látja a %{player}", "hu_article"),
        ("Az %{player} jön", "hu_article"),
    ],
)
def test_hungarian_habits(check: Check, text: str, expected: str) -> None:
    assert expected in advice(check('a: "%{player} is seen"', f'a: "{text}"', "hu"))


def test_the_hungarian_article_is_told_with_the_filter_to_write(check: Check) -> None:
    (found,) = check('a: "%{player} is seen"', 'a: "Az %{player} jön"', "hu")
    assert found.values["instead"] == "%{player|az|cap}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("%{player} kupił wieżę", ["pl_past"]),
        ("%{player} wzięła kartę", ["pl_past"]),
        ("%{player} nie wygrał", ["pl_past"]),
        ("%{player} działa jeszcze raz", []),
        ("%{player}: zapłacił(a)", ["pl_gender"]),
        ("%{player} kupuje wieżę", []),
    ],
)
def test_polish_habits(check: Check, text: str, expected: list[str]) -> None:
    assert advice(check('a: "%{player} buys"', f'a: "{text}"')) == expected


def test_a_noun_needs_every_form_that_a_text_asks_for(check: Check, shipped: Path) -> None:
    (shipped / "nouns.yml").write_text('nouns:\n  building: "ui.building"\n')
    (found,) = check(
        'buys: "%{building} for %{player}"\nbuilding:\n  tower: "tower"\n  garden: "garden"',
        'buys: "%{building|acc} dla %{player}"\nbuilding:\n  tower: "wieża | acc: wieżę"\n  garden: "ogród"',
    )
    assert (found.key, found.advice_key, found.values["instead"]) == (
        "ui.building.garden", "audit.form_missing", "ogród | acc: …",
    )  # fmt: skip


def test_a_misspelt_form_is_told_at_the_sentence_that_asks_for_it(check: Check, shipped: Path) -> None:
    """Once, with the forms that there are, and not at every noun."""
    (shipped / "nouns.yml").write_text('nouns:\n  building: "ui.building"\n')
    english = 'building:\n  tower: "tower"\n  garden: "garden"\nbuys: "buys %{building}"'
    polish = 'building:\n  tower: "wieża | acc: wieżę"\n  garden: "ogród | acc: ogród"\nbuys: "kupuje %{building|aac}"'
    (found,) = check(english, polish)
    assert (found.key, found.advice_key, found.values["forms"]) == ("ui.buys", "audit.form_unknown", "acc")


def test_a_players_name_has_no_forms_to_ask_for(check: Check) -> None:
    found = check('a: "sees %{player}"', 'a: "widzi %{player|acc}"')
    assert advice(found) == ["filter_without_nouns"]


def test_strict_makes_errors_of_warnings(check: Check) -> None:
    assert [each.severity for each in check('a: "New game"', 'a: "New game"')] == ["warning"]
    assert [each.severity for each in check('a: "New game"', 'a: "New game"', strict=True)] == ["error"]


def test_the_check_of_places_on_the_screen_is_asked_for_each_language(check: Check, shipped: Path) -> None:
    wide = Finding("error", shipped / "pl/ui.yml", 2, "ui.a", "", "", "audit.too_long")
    assert check('a: "One"', 'a: "Jeden"', fits=lambda language: [wide] if language == "pl" else []) == [wide]


def test_the_command_prints_findings_totals_and_shares(
    check: Check, shipped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setattr("game.locale.audit_command.CODE", shipped)
    for language in ("en", "pl"):
        (shipped / language).mkdir(parents=True, exist_ok=True)
        (shipped / language / "audit.yml").write_bytes((LOCALES / language / "audit.yml").read_bytes())
    check('a: "%{player} pays"', 'a: "Gracz płaci"')
    output = io.StringIO()
    assert run(["pl"], folders=[shipped], output=output, fits=lambda language: []) == 1
    printed = output.getvalue()
    assert printed.startswith("Now every screen"), "said before it takes long"
    assert (
        f"{shipped / 'pl/ui.yml'}:2: error: ui.a\n    English: %{{player}} pays\n    Translation: Gracz płaci\n"
        in printed
    )
    assert "1 error, " in printed
    assert run(["pl", "--stats"], folders=[shipped], output=output) == 0, "counts, and checks nothing"
    assert "100%" in output.getvalue()
    assert run(["xx"], folders=[shipped], output=output) == 2


@pytest.mark.parametrize("language", shipped_languages())
def test_every_advice_can_be_read_in_every_language(language: str) -> None:
    words = Words(language, [LOCALES])
    names = re.findall(r"%\{([a-z]+)\}", (LOCALES / "en/audit.yml").read_text("utf-8"))
    page = words.tree("audit", **{**dict.fromkeys(names, "x"), "count": 2})
    assert len(page) > 40 and "⟦" not in str(page)


def test_a_finding_is_told_in_the_translators_language() -> None:
    found = Finding(
        "warning", Path("pl/ui.yml"), 4, "ui.a", "Wait...", "Czekaj...", "audit.ellipsis", {"instead": "Czekaj…"}
    )
    assert told(found, Words("pl", [LOCALES])) == (
        "pl/ui.yml:4: ostrzeżenie: ui.a\n    Po angielsku: Wait...\n    Tłumaczenie: Czekaj...\n"
        "    Wielokropek to jeden znak, …: wpisz Czekaj…"
    )


@pytest.mark.parametrize("language", shipped_languages())
def test_the_shipped_texts_have_no_errors(language: str) -> None:
    errors = [each for each in audit([LOCALES], [language]) if each.severity == "error"]
    assert errors == []


def test_every_plural_entry_is_explained_where_platforms_show_it() -> None:
    plurals = {entry.key for entry in load("en", [LOCALES]).entries.values() if entry.is_plural}
    assert set(yaml.load((LOCALES / "context.yml").read_text("utf-8"), yaml.BaseLoader)) == plurals


def test_every_placeholder_for_nouns_is_filled_by_entries_that_exist() -> None:
    known = load("en", [LOCALES])
    for keys in read(LOCALES / "nouns.yml").tree.values():
        assert {*str(keys).split()} <= known.entries.keys() | known.branches.keys()


@pytest.mark.parametrize(
    ("comment", "translated", "expected"),
    [
        ("A button. At most 10 characters.", "do gry", []),
        ("A button. At most 10 characters.", "do wielkiej gry", ["too_long"]),
        ("A button. At most 10 characters.", "%{box} do wielkiej gry [key]", ["too_long"]),
        ("A title (at most 10 characters) and a sentence (at most 30).", "do wielkiej gry", []),
    ],
)
def test_a_text_is_no_longer_than_there_is_room_for(
    check: Check, comment: str, translated: str, expected: list[str]
) -> None:
    english = "%{box} [key]" if "%" in translated else "start"
    assert advice(check(f'# {comment}\nstart: "{english}"', f'start: "{translated}"')) == expected
