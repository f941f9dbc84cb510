"""The voice of the texts, as far as a machine can hear it: patterns of the style sheets, and what buttons invite to."""

import re
from functools import cache
from typing import Final

import pytest

from game.core.resources import shipped
from game.locale.book import load

REPORTS: Final = {
    "en": r"^(%\{player\}: )?(?!Pass\b|pass\b)[A-Za-z]+[^s]s\b",
    "hu": r"^%\{player\} \w|^(Titokban )?(\w+ )?(választ|lerakja|kijátssza|eldönti|megvárja|befejezi|kiválasztja)\b",
    "pl": r"^(%\{player\}:? )?[A-ZŁŚa-złś]+(uje|óżuje|iera|ierze|zie|wia|nia|szcza|grywa|daje|zeka)\b",
    "de": r"^(%\{player\}:? )?(?!Jetzt\b|Nicht\b)[A-ZÄÖÜa-zäöüß]+t\b",
}
"""How a prompt begins that tells what somebody does."""
BUTTONS: Final = {
    "hu": r"^\w+(i|ja|ál|zik|át|ít)$",
    "pl": rf"{REPORTS['pl']}|^\w+(ze|era|wia|enia|ada|suwa|sza|dzi|płaci|zysta)$",
    "de": r"^(\w+[^h]t|(Bau|Kauf|Leg|Setz|Spiel|Tausch|Wähl|Zahl|Zieh)e|Gib|Nimm)$",
}
"""What a button says that tells what somebody does: Megveszi, Kupuje; German ones are no orders either: Kaufen."""
FOREIGN: Final = {
    "en": (
        r"\b(an|the|one) own\b|^own\b|\bhighest own\b",  # without an owner, as in German
        r"\b\d+( together)? at most\b|%\{\w+\}( together)? at most\b",
        r"\b(equally many|in its stead|anew|dearer|dearest|to the last coin|lapses)\b|(?<!even )\bif only 0",
        r"(?i)\b\w*(jewele[dr]\b|color|favor\b|neighbor|traveling|traveler)",
    ),
    "hu": (r"\bújra cselekszik|\blett téve\b|\bválasszuk ki\b|\bdobópakli|\bárkádsor",),
    "pl": (r"\bbez reszty\b|\bdziała jeszcze raz\b|\bktórego jest tura\b|\b[Ii]le by nie\b|\bw ręce\b|^Wybiera się\b",),
    "de": (
        r"\b(Mits|S)pieler(s|n|in|innen)?\b|\b(Gegner|Besitzer)(s|n|in|innen)?\b|[a-zäöüß][*:](in|innen)\b",  # a gender
        r"%\{[^}]*\}[a-zäöüß’]",  # an ending that is glued to a value
        r"\b[Ee]xakt|\bmacht Sinn\b|\beinmal mehr\b|\bverfällt\b|\b[Ee]rneut\b",
        r"(?<=[a-zäöüß,] )(Sie (bitte|können|dürfen|müssen|haben|sind)|Ihnen|Ihre[mnrs]?|Ihr)\b",  # a stranger
    ),
}
"""What is said in another language, or in another English."""
SUMS: Final = {
    "en": r"(?<!with )\b[Tt]he highest (own )?(sum|total)s? (picks?|takes?|gets?|wins?|chooses?)\b",
    "hu": r"\blegnagyobb (saját )?(összeg|összérték) (választ|visz|kap)",
    "pl": r"\b[Nn]ajwyższa (własna )?suma (wybiera|bierze|dostaje|zmienia)\b",
    "de": r"(?<!mit )\b[Dd](ie|as) höchste (Summe|Gebot) (wählt|nimmt|bekommt|gewinnt|darf)\b",
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


def test_the_button_of_a_purchase() -> None:
    assert [texts(language)["alhambra.action.buy."] for language in ("en", "hu", "pl")] == ["Buy", "Megveszem", "Kup"]
