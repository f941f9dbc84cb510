"""The look-up: fallbacks, the player's own files, made-up languages (locales.md, Files)."""

import logging
from pathlib import Path

import pytest

from game.core.resources import shipped as files_of
from game.locale.book import load
from game.locale.pseudo import KEPT, pseudo
from game.locale.words import Term, Words, languages, system_language
from tests.locale.conftest import write


@pytest.fixture
def menu(shipped: Path) -> Path:
    write(shipped, "en", "ui", 'menu:\n  new_game: "New game"\n  load: "Load"\n  quit: "Quit"')
    write(shipped, "pl", "ui", 'menu:\n  new_game: "Nowa gra"\n  load: "Wczytaj"')
    return shipped


def test_a_sentence_with_a_list_says_what_is_in_the_list_now(shipped: Path) -> None:
    write(shipped, "en", "menu", 'all: "%{names}"')
    words, names = Words("en", [shipped]), ["Emma"]
    assert words("menu.all", names=names) == "Emma"
    names.append("Oliver")
    assert words("menu.all", names=names) == "Emma and Oliver"
    assert words("menu.all", names={"Emma": 1}) == "{'Emma': 1}", "what cannot be kept is said as well"


def test_a_text_that_is_missing_falls_back_to_english(menu: Path) -> None:
    assert Words("pl", [menu])("ui.menu.quit") == "Quit"


@pytest.mark.parametrize("nothing", ['""', "", "~", "null"])
def test_an_empty_text_falls_back_to_english(shipped: Path, nothing: str) -> None:
    write(shipped, "en", "ui", 'a: "Yes"')
    write(shipped, "pl", "ui", f"a: {nothing}")
    assert Words("pl", [shipped])("ui.a") == "Yes"


def test_a_region_falls_back_to_its_language(menu: Path) -> None:
    write(menu, "pl_PL", "ui", 'menu:\n  load: "Otwórz"')
    words = Words("pl_PL", [menu])
    assert [words(f"ui.menu.{key}") for key in ("load", "new_game", "quit")] == ["Otwórz", "Nowa gra", "Quit"]


def test_a_text_nobody_has_shows_its_key_and_is_logged_once(menu: Path, caplog: pytest.LogCaptureFixture) -> None:
    words = Words("pl", [menu])
    with caplog.at_level(logging.WARNING):
        assert [words("ui.menu.gone"), words("ui.menu.gone")] == ["⟦ui.menu.gone⟧"] * 2
    assert [record.getMessage() for record in caplog.records] == ["ui.menu.gone: no text"]


def test_a_branch_is_not_a_text(menu: Path) -> None:
    assert Words("en", [menu])("ui.menu") == "⟦ui.menu⟧"


def test_the_players_own_folder_overrides_single_texts(menu: Path, own: Path) -> None:
    write(own, "pl", "ui", 'menu:\n  load: "Otwórz"')
    words = Words("pl", [menu, own])
    assert (words("ui.menu.load"), words("ui.menu.new_game")) == ("Otwórz", "Nowa gra")


def test_a_player_adds_a_language_by_adding_a_folder(menu: Path, own: Path) -> None:
    write(own, "de", "common", 'language_name: "Deutsch"')
    write(own, "de", "ui", 'menu:\n  load: "Laden"')
    assert languages([menu, own]) == {"de": "Deutsch", "en": "en", "pl": "pl"}
    assert Words("de", [menu, own])("ui.menu.load") == "Laden"


def test_the_own_name_stays_when_the_player_overrides_other_texts(menu: Path, own: Path) -> None:
    write(menu, "hu", "common", 'language_name: "Magyar"')
    write(own, "hu", "ui", 'a: "b"')
    assert languages([menu, own])["hu"] == "Magyar"


def test_folders_without_files_are_no_languages(menu: Path) -> None:
    (menu / "sv").mkdir()
    assert "sv" not in languages([menu, menu / "nowhere"])


def test_a_damaged_file_of_the_player_is_told_with_its_line_and_the_shipped_language_goes_on(
    menu: Path, own: Path
) -> None:
    file = write(own, "pl", "ui", 'menu:\n  load: "Otwórz\n  quit: "Koniec"')
    write(menu, "en", "audit", 'place: "%{file}, line %{line}: %{what}"\nsyntax: "cannot be read"')
    words = Words("pl", [menu, own])
    assert words("ui.menu.load") == "Wczytaj"
    (problem,) = words.problems
    assert words.explain(problem) == f"{file}, line 4: cannot be read"


def test_a_file_that_is_not_utf_8_is_told_with_its_line(menu: Path, own: Path) -> None:
    write(own, "pl", "ui", "menu:").write_bytes('pl:\n  a: "x"\n  b: "ł"\n'.encode("latin2"))
    words = Words("pl", [menu, own])
    words("ui.menu.load")
    assert [(problem.line, problem.what) for problem in words.problems] == [(3, "audit.not_utf8")]


def test_reload_reads_the_files_anew(menu: Path) -> None:
    words = Words("pl", [menu])
    assert words("ui.menu.load") == "Wczytaj"
    write(menu, "pl", "ui", 'menu:\n  load: "Otwórz"')
    assert words("ui.menu.load") == "Wczytaj"
    words.reload()
    assert words("ui.menu.load") == "Otwórz"


def test_only_the_domains_asked_for_are_read(menu: Path) -> None:
    write(menu, "pl", "rulebook", 'a: "')
    words = Words("pl", [menu])
    words("ui.menu.load")
    assert words.problems == []
    words.has("rulebook.a")
    assert len(words.problems) == 1


def test_has_counts_what_it_falls_back_to(menu: Path) -> None:
    words = Words("pl", [menu])
    assert [words.has(key) for key in ("ui.menu.quit", "ui.menu", "ui.menu.gone", "ui")] == [True, True, False, True]


def test_a_page_keeps_the_order_of_the_english_file_and_misses_no_paragraph(shipped: Path) -> None:
    write(shipped, "en", "rules", 'aim:\n  title: "Aim"\n  p1: "One"\n  p2: "100%% two"\n  p3: ""')
    write(shipped, "pl", "rules", 'aim:\n  p2: "Dwa"\n  title: "Cel"')
    page = Words("pl", [shipped]).tree("rules.aim")
    assert [*page.items()] == [("title", "Cel"), ("p1", "One"), ("p2", "Dwa")]
    assert Words("en", [shipped]).tree("rules") == {"aim": {"title": "Aim", "p1": "One", "p2": "100% two"}}


def test_plural_forms_stay_together_in_a_page(shipped: Path) -> None:
    write(shipped, "en", "rules", 'cards:\n  one: "%{count} card"\n  other: "%{count} cards"')
    write(shipped, "pl", "rules", 'cards:\n  one: "%{count} karta"\n  few: "%{count} karty"\n  many: "%{count} kart"')
    words = Words("pl", [shipped])
    assert [*words.tree("rules")["cards"]] == ["one", "few", "many"]
    assert words.tree("rules", count=2) == {"cards": "2 karty"}


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "hu_HU"}, "hu"),
        ({"LANGUAGE": "de:pl", "LANG": "hu_HU"}, "pl"),
        ({"LANG": "ca@valencia"}, "en"),
        ({"LC_ALL": "C"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "pt_BR"),
    ],
)
def test_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], expected: str) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_language({"en", "hu", "pl", "pt_BR"}) == expected


@pytest.mark.parametrize(
    ("environment", "spoken", "expected"),
    [("", ["hu_HU", "en_US"], "hu"), ("", ["ca_ES", "pl"], "pl"), ("pl_PL", ["hu_HU"], "pl"), ("C", ["hu"], "hu")],
)
def test_a_desktop_says_what_its_owner_speaks_where_the_environment_does_not(
    monkeypatch: pytest.MonkeyPatch, environment: str, spoken: list[str], expected: str
) -> None:
    """A program started from the Finder has no LANG."""
    monkeypatch.setattr("locale.getlocale", lambda: ("de_DE", "UTF-8"))
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, environment)
    assert system_language({"de", "en", "hu", "pl"}, spoken) == expected


def test_key_mode_shows_each_labels_key(menu: Path) -> None:
    write(menu, "en", "game", 'won:\n  one: "%{count} point"\n  other: "%{count} points"')
    words = Words("key", [menu])
    assert (words("ui.menu.load"), words("game.won", count=3)) == ("ui.menu.load", "game.won.other")


def test_the_pseudo_language_is_longer_and_accented_and_keeps_what_must_stay(shipped: Path) -> None:
    write(
        shipped,
        "en",
        "ui",
        'pay: "%{player} pays [coin] 50%% for %{building|indef} now"\ntower: "tower | indef: a tower"',
    )
    text = Words("qps", [shipped])("ui.pay", player="Zoe", building=Term("ui.tower"))
    assert text.startswith("«Zoe pá") and text.endswith("»")
    assert "[coin] 50%" in text and "«á ţóŵéŕ" in text
    assert "pays" not in text


def test_the_pseudo_language_is_forty_percent_longer(shipped: Path) -> None:
    english = "A sentence of some length, without anything in it"
    write(shipped, "en", "ui", f'a: "{english}"')
    assert 1.4 <= len(Words("qps", [shipped])("ui.a")) / len(english) <= 1.5


def test_all_shipped_languages_are_complete_enough_to_start() -> None:
    folder = Path(__file__).parents[2] / "locales"
    assert languages([folder]) == {"de": "Deutsch", "en": "English", "hu": "Magyar", "pl": "Polski"}


def test_the_pseudo_language_keeps_every_placeholder_and_icon_of_every_text() -> None:
    for key, entry in load("en", [files_of("locales")]).entries.items():
        for text in entry.forms.values():
            kept = [found.group() for found in KEPT.finditer(text)]
            assert [found.group() for found in KEPT.finditer(pseudo(key, text))] == kept, key
