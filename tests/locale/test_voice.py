"""The voice of the texts, as far as a machine can hear it: patterns of the style sheets beside the language files."""

import re
from functools import cache
from typing import Final

import pytest

from game.core.resources import shipped
from game.locale.book import load

REPORTS: Final = {
    "de": r"^(%\{player\}: )?(Baut|Bietet|Legt|Nimmt|Setzt|Spielt|Wählt|Zahlt)\b",
    "en": r"^(%\{player\}: )?(?!Pass\b|pass\b)[A-Za-z]+[^s]s\b",
    "hu": r"^%\{player\} \w|^(Titokban )?(\w+ )?(választ|lerakja|kijátssza|eldönti|megvárja|befejezi|kiválasztja)\b",
    "pl": r"^(%\{player\}:? )?[A-ZŁŚa-złś]+(uje|óżuje|iera|ierze|zie|wia|nia|szcza|grywa|daje|zeka)\b",
}
"""How a prompt begins that tells what somebody does."""
BUTTONS: Final = {
    "de": r"^(Baue|Biete|Gib|Kaufe|Lege|Nimm|Setze|Spiele|Wähle)$|" + REPORTS["de"],
    "hu": r"^\w+(zi|zik|ja|ti)$",
    "pl": REPORTS["pl"],
}
"""What a button says that tells what somebody does, or, in German, what somebody should do: Kauft, Kaufe, Kupuje."""
FOREIGN: Final = {
    "de": (r"(?<!\w)([Dd](er|en|em|es|ie)|[Ee]in(en|em)?|[Jj]eder) (Mit)?[Ss]pieler(in|s|n)?\b", r"\bexakt\b"),
    "en": (
        r"\b(an|the|one) own\b|^own\b|\bhighest own\b",  # without an owner, as in German
        r"\b\d+( together)? at most\b|%\{\w+\}( together)? at most\b",
        r"\b(equally many|in its stead|anew|dearer|dearest|to the last coin|lapses)\b|(?<!even )\bif only 0",
        r"(?i)\b\w*(jewele[dr]\b|color|favor\b|neighbor|traveling|traveler)",
    ),
    "hu": (r"\bújra cselekszik|\blett téve\b|\bválasszuk ki\b|\bdobópakli|\bárkádsor",),
    "pl": (r"\bbez reszty\b|\bdziała jeszcze raz\b|\bktórego jest tura\b|\b[Ii]le by nie\b|\bw ręce\b|^Wybiera się\b",),
}
"""What is said in another language, or in another English."""
SUMS: Final = {
    "de": r"\b([Hh]öchste|[Gg]rößte) Summe (ändert|bekommt|gewinnt|nimmt|wählt)\b",
    "en": r"(?<!with )\b[Tt]he highest (own )?(sum|total)s? (picks?|takes?|gets?|wins?|chooses?)\b",
    "hu": r"\blegnagyobb (saját )?(összeg|összérték) (választ|visz|kap)",
    "pl": r"\b[Nn]ajwyższa (własna )?suma (wybiera|bierze|dostaje|zmienia)\b",
}
"""Sums that act: the player who has the sum does."""


@cache
def texts(language: str) -> dict[str, str]:
    """Returns all texts of a shipped language by their keys, with the plural category at the end."""
    book = load(language, [shipped("locales")])
    return {f"{key}.{form}": text for key, entry in book.entries.items() for form, text in entry.forms.items()}


def saying(pattern: str, language: str, *, below: str = "") -> dict[str, str]:
    """Returns the texts that hold a pattern, of all or of those below a key of each file."""
    some = {key: text for key, text in texts(language).items() if key.partition(".")[2].startswith(below)}
    return {key: text for key, text in some.items() if re.search(pattern, text)}


@pytest.mark.parametrize("language", REPORTS)
def test_a_prompt_invites(language: str) -> None:
    reports = saying(REPORTS[language], language, below="prompt.")
    assert not {key: text for key, text in reports.items() if "_several" not in key}  # those tell who is waited for


@pytest.mark.parametrize("language", BUTTONS)
def test_a_button_is_what_the_person_decides(language: str) -> None:
    assert not {
        **saying(BUTTONS[language], language, below="action."),
        **saying(BUTTONS[language], language, below="button."),
    }


@pytest.mark.parametrize(("language", "pattern"), [(one, pattern) for one, all_ in FOREIGN.items() for pattern in all_])
def test_nothing_sounds_translated(language: str, pattern: str) -> None:
    assert not saying(pattern, language)


@pytest.mark.parametrize("language", SUMS)
def test_players_win_and_sums_do_not(language: str) -> None:
    assert not saying(SUMS[language], language)


@pytest.mark.parametrize("language", REPORTS)
def test_a_style_sheet_is_one_page(language: str) -> None:
    sheet = shipped("locales") / language / "STYLE.md"
    assert 100 < len(sheet.read_text(encoding="utf-8").split()) < 700
