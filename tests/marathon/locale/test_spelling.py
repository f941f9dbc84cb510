"""Spelling: hunspell knows every word of every text of every shipped language, or a list here says that it is right."""

import re
import shutil
import subprocess
from collections.abc import Iterable
from csv import DictReader
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from game.core.resources import shipped
from game.locale.book import load
from game.locale.texts import FORM, MARK, TAG
from tests.languages import shipped_languages

DICTIONARIES: Final = {"de": "de_DE", "en": "en_GB", "hu": "hu_HU", "pl": "pl_PL"}
"""The dictionary of each shipped language."""
PACKAGES: Final = "hunspell hunspell-de-de hunspell-en-gb hunspell-hu hunspell-pl"
NOTED: Final = Path(__file__).parents[2] / "locale" / "words"
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
    told = subprocess.run(command, input=asked, capture_output=True, text=True, check=True, encoding="utf-8")
    return {word.strip("-") for word in told.stdout.splitlines()} - {""}


@pytest.mark.parametrize("language", shipped_languages())
def test_every_word_is_known(language: str) -> None:
    assert shutil.which("hunspell"), f"This test asks hunspell. Install the packages: {PACKAGES}"
    assert language in DICTIONARIES, f"No dictionary is named for {language}: name it, and its package, above."
    missing = unknown(language, used(language)) - terms(language)
    misspelt, superfluous = missing - noted(language), noted(language) - missing
    assert not misspelt, f"Misspelt, or to be added to words/{language}.txt"
    assert not superfluous, f"No longer needed in words/{language}.txt"
