"""Every letter that there is, every word of every language, and every text on its way through tables and platforms."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from csv import DictReader
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from game.core.resources import shipped
from game.core.text import clean, clusters, visible
from game.locale.book import load
from game.locale.languages import REFERENCE
from game.locale.table import read_table, rows, take, write_table
from game.locale.texts import FORM, MARK, TAG
from game.tools.fits import cut_texts
from tests.languages import shipped_languages
from tests.locale.test_platforms import LOCALES


@pytest.mark.parametrize("first", range(0, sys.maxunicode + 1, 0x10000))
def test_every_letter_of_unicode_is_kept_or_dropped_for_good(first: int) -> None:
    for letter in map(chr, range(first, first + 0x10000)):
        for text in (letter, f"Zoe{letter}x", f"\u0915{letter}\u094d"):
            seen = visible(text)
            assert visible(seen) == seen == "".join(clusters(seen))
            assert clean(clean(text, 2), 2) == clean(text, 2)
            assert seen.encode().decode() == seen


@pytest.mark.painted
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("language", shipped_languages())
def test_every_text_has_room_on_every_screen_that_there_are_pictures_of(language: str) -> None:
    assert cut_texts(language, [LOCALES]) == []


@pytest.mark.parametrize("language", [code for code in shipped_languages() if code != REFERENCE])
def test_a_table_brings_every_text_of_a_language_back(language: str, tmp_path: Path) -> None:
    write_table(rows(language, [LOCALES]), tmp_path / "table.csv")
    shutil.copytree(LOCALES / "en", tmp_path / "shipped" / "en")
    target = tmp_path / "own" / language
    assert take(read_table(tmp_path / "table.csv", language)[0], language, [tmp_path / "shipped"], target) == []
    before, after = load(language, [LOCALES]), load(language, [tmp_path / "own"])
    assert {key: entry.forms for key, entry in after.entries.items()} == {
        key: entry.forms for key, entry in before.entries.items() if entry.text
    }
    assert not [problem for _, document in after.documents for problem in document.problems]


DICTIONARIES: Final = {"de": "de_DE", "en": "en_GB", "hu": "hu_HU", "pl": "pl_PL"}
"""The dictionary of each shipped language."""
PACKAGES: Final = "hunspell hunspell-de-de hunspell-en-gb hunspell-hu hunspell-pl"
NOTED: Final = Path(__file__).parents[1] / "locale" / "words"
"""By language: names, and terms that its dictionary lacks."""
WORD: Final = re.compile(r"[^\W_]+(?:[’'-][^\W_]+)*")
"""Letters and digits, so that an ending is judged with its number ("10-ből", "1st")."""


def words(text: str) -> set[str]:
    """Returns the words of a text, without placeholders, icons and the names of forms."""
    return set(WORD.findall(FORM.sub(" ", TAG.sub(" ", MARK.sub(" ", text)))))


def noted(language: str) -> set[str]:
    return set((NOTED / f"{language}.txt").read_text("utf-8").split())


@cache
def used(language: str) -> frozenset[str]:
    """Returns all words of the texts of a language; its alphabet is none."""
    entries = load(language, [shipped("locales")]).entries.items()
    texts = (text for key, entry in entries if key != "common.alphabet" for text in entry.forms.values())
    return frozenset(word for text in texts for word in words(text))


@cache
def terms(language: str) -> frozenset[str]:
    """Returns the words of the glossary's column for a language, and with a capital, as they begin a text."""
    with (shipped("locales") / "glossary.csv").open(encoding="utf-8", newline="") as rows:
        found = {word for row in DictReader(rows) for word in words(row[language])}
    return frozenset(found | {word[0].upper() + word[1:] for word in found})


def unknown(language: str, some: Iterable[str]) -> set[str]:
    """Returns the words that the dictionary of a language lacks."""
    asked = "\n".join(sorted(some)).replace("’", "'")
    command = ["hunspell", "-d", DICTIONARIES[language], "-i", "utf-8", "-l"]
    told = subprocess.run(command, input=asked, capture_output=True, text=True, check=False, encoding="utf-8")
    assert not told.returncode, f"{told.stderr}Install the packages: {PACKAGES}"
    return {word.strip("-") for word in told.stdout.splitlines()} - {""}


@pytest.mark.parametrize("language", shipped_languages())
def test_every_word_is_known(language: str) -> None:
    assert shutil.which("hunspell"), f"This test asks hunspell. Install the packages: {PACKAGES}"
    assert language in DICTIONARIES, f"No dictionary is named for {language}: name it, and its package, above."
    missing = unknown(language, used(language)) - terms(language)
    misspelt, superfluous = missing - noted(language), noted(language) - missing
    assert not misspelt, f"Misspelt, or to be added to words/{language}.txt"
    assert not superfluous, f"No longer needed in words/{language}.txt"
