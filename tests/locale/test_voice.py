"""The voice of the texts, where a machine can hear it: the style sheets beside the language files, in patterns."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from game.core.resources import shipped

BOXES: Final = ("alhambra", "alhambra_cards", "maharaja", "ys", "template")
REPORTS: Final = {
    "en": r"^(%\{player\}: )?(?!Pass\b|pass\b)[A-Za-z]+[^s]s\b",
    "hu": r"^%\{player\} \w|^(Titokban )?(\w+ )?(választ|lerakja|kijátssza|eldönti|megvárja|befejezi|kiválasztja)\b",
    "pl": r"^(%\{player\}:? )?[A-ZŁŚa-złś]+(uje|óżuje|iera|ierze|zie|wia|nia|szcza|grywa|daje|zeka)\b",
}
"""How a prompt begins that tells what somebody does."""
BRITISH: Final = r"\b\w*(jewele[dr]|color|favor|neighbor|traveler|traveling|centered|honor)\w*\b"
ORPHANS: Final = (
    r"\b(an|the) own\b", r"^own\b", r"^Own\b", r"\bof the own\b", r"\bone own\b", r"\bhighest own\b",
)  # fmt: skip
"""“Own” without an owner, as German has it."""
TRAILING: Final = r"\b\d+( \w+)? at most\b|%\{\w+\}( together)? at most\b"
GERMAN: Final = r"\b(equally many|in its stead|anew|dearer|dearest|to the last coin|if only 0|lapses)\b"
SUMS: Final = {
    "en": r"\b[Tt]he highest (own )?(sum|total)s? (picks?|takes?|gets?|wins?|chooses?)\b",
    "hu": r"\blegnagyobb (saját )?(összeg|összérték) (választ|visz|kap)\b",
    "pl": r"\b[Nn]ajwyższa (własna )?suma (wybiera|bierze|dostaje|zmienia)\b",
}
"""Sums that act: it is the player with the sum who does."""
CALQUES: Final = {
    "hu": r"\bújra cselekszik\b|\blett téve\b|\bválasszuk ki\b|\bdobópakli|\bárkádsor",
    "pl": r"\bbez reszty\b|\bdziała jeszcze raz\b|\bktórego jest tura\b|\bile by nie\b|\bw ręce\b",
}
IMPERSONAL: Final = {"hu": r"\b(választható|választhatók|vehetők)$", "pl": r"^Wybiera się\b"}


def texts(language: str) -> dict[str, str]:
    """Returns all texts of a shipped language by their keys."""
    found: dict[str, str] = {}
    for file in sorted((shipped("locales") / language).glob("*.yml")):
        found.update(_flat(yaml.safe_load(file.read_text(encoding="utf-8"))[language], file.stem))
    return found


def _flat(branch: dict[str, Any], stem: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for key, value in branch.items():
        found.update(_flat(value, f"{stem}.{key}") if isinstance(value, dict) else {f"{stem}.{key}": value})
    return found


def prompts(language: str) -> dict[str, str]:
    """Returns what the boxes ask for."""
    return {key: text for key, text in texts(language).items() if key.partition(".")[2].startswith("prompt.")}


def saying(pattern: str, some: dict[str, str]) -> dict[str, str]:
    """Returns those of the texts that hold the pattern."""
    return {key: text for key, text in some.items() if re.search(pattern, text)}


def test_prompts_invite_and_do_not_report() -> None:
    for language, reports in REPORTS.items():
        assert not saying(reports, prompts(language))


@pytest.mark.parametrize("pattern", [*ORPHANS, TRAILING, GERMAN, BRITISH])
def test_english_is_no_translated_german_and_british(pattern: str) -> None:
    assert not saying(pattern, {key: text for key, text in texts("en").items() if not key.startswith("audit.")})


@pytest.mark.parametrize("language", ["en", "hu", "pl"])
def test_players_win_and_sums_do_not(language: str) -> None:
    assert not saying(SUMS[language], texts(language))


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_what_was_once_a_calque_stays_away(language: str) -> None:
    assert not saying(CALQUES[language], texts(language))


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_nobody_is_told_what_can_be_chosen_by_whomever(language: str) -> None:
    assert not saying(IMPERSONAL[language], texts(language))


@pytest.mark.parametrize("language", ["en", "hu", "pl"])
def test_every_shipped_language_has_a_style_sheet_of_one_page(language: str) -> None:
    sheet = Path(shipped("locales")) / language / "STYLE.md"
    assert 100 < len(sheet.read_text(encoding="utf-8").split()) < 700
