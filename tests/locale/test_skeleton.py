"""The files that a new language begins with, and the command that writes them."""

from pathlib import Path

import pytest

from game.locale import audit_command, book, coverage, skeleton, words
from game.locale.audit import audit
from game.tools import new_language
from tests.locale.conftest import write

LOCALES = Path(__file__).parents[2] / "locales"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder of languages."""
    monkeypatch.setenv("KUPOLA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LANGUAGE", "en")
    return tmp_path / "home" / "locales"


def test_each_key_waits_below_its_comment_and_its_english_text(shipped: Path, own: Path) -> None:
    write(
        shipped, "en", "ui",
        '# Groups.\na:\n  # A button. At most 12 characters.\n  b: "Play \\"now\\""\n'
        'cards:\n  one: "%{count} card"\n  other: "%{count} cards"\nlast: "x"',
    )  # fmt: skip
    skeleton.write_skeleton("pl", shipped, own / "pl")
    assert (own / "pl" / "ui.yml").read_text("utf-8").splitlines() == [
        "pl:",
        "  # Groups.",
        "  a:",
        "    # A button. At most 12 characters.",
        '    # en: "Play \\"now\\""',
        '    b: ""',
        '  # en one: "%{count} card"',
        '  # en other: "%{count} cards"',
        "  cards:",
        '    one: ""',
        '    few: ""',
        '    many: ""',
        '  # en: "x"',
        '  last: ""',
    ]


def test_a_new_language_has_every_key_no_fault_and_its_own_name(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_language.run(["cs"]) == 0
    out = capsys.readouterr().out
    assert str(home / "cs") in out
    assert out.index("common.yml, ui.yml, palaces.yml, alhambra_cards.yml") < out.index("lessons_alhambra_cards.yml")
    folders = [LOCALES, home]
    assert words.languages(folders)["cs"] == "Čeština"
    assert book.load("cs", folders).entries.keys() == book.load("en", folders).entries.keys()
    assert {each.advice_key for each in audit(folders, ["cs"])} == {"audit.missing", "audit.missing_files"}
    counted = coverage.total(audit_command.done(folders, "cs"))
    assert (counted.translated, counted.same, counted.missing) == (1, 0, counted.entries - 1)
    assert words.Words("cs", folders)("ui.settings.title") == "Settings"


@pytest.mark.parametrize(
    ("code", "said"), [("hu", "already"), ("de", "already"), ("../x", "no code"), ("Deutsch", "no code")]
)
def test_what_is_there_already_or_no_language_is_refused(
    home: Path, capsys: pytest.CaptureFixture[str], code: str, said: str
) -> None:
    (home / "de").mkdir(parents=True)
    assert new_language.run([code]) == 1
    assert said in capsys.readouterr().out
    assert [*home.iterdir()] == [home / "de"] and not [*(home / "de").iterdir()]


def test_a_folder_that_cannot_be_written_is_told(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home.parent.mkdir()
    home.write_text("a file in the way")
    assert new_language.run(["cs"]) == 1
    assert "cannot be written" in capsys.readouterr().out


def test_a_language_that_cldr_does_not_know_goes_by_its_code(shipped: Path, own: Path) -> None:
    write(shipped, "en", "common", 'language_name: "English"')
    skeleton.write_skeleton("xqz", shipped, own / "xqz")
    assert words.languages([shipped, own])["xqz"] == "xqz"
