"""Every text of every language comes back from tables and platforms as it went there."""

import shutil
from pathlib import Path

import pytest

from game.locale.book import load
from game.locale.languages import REFERENCE
from game.locale.table import read_table, rows, take, write_table
from tests.languages import shipped_languages
from tests.locale.test_platforms import LOCALES, through_weblate


@pytest.mark.parametrize("language", [code for code in shipped_languages() if code != REFERENCE])
def test_a_table_brings_every_text_of_a_language_back(language: str, tmp_path: Path) -> None:
    write_table(rows(language, [LOCALES]), tmp_path / "table.csv")
    shutil.copytree(LOCALES / "en", tmp_path / "shipped" / "en")
    target = tmp_path / "own" / language
    assert take(read_table(tmp_path / "table.csv"), language, [tmp_path / "shipped"], target) == []
    before, after = load(language, [LOCALES]), load(language, [tmp_path / "own"])
    assert {key: entry.forms for key, entry in after.entries.items()} == {
        key: entry.forms for key, entry in before.entries.items() if entry.text
    }
    assert not [problem for _, document in after.documents for problem in document.problems]


@pytest.mark.parametrize("file", sorted(LOCALES.glob("*/*.yml")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_file_comes_back_from_weblates_library_as_it_was(file: Path, tmp_path: Path) -> None:
    through_weblate(file, tmp_path)
