"""A button invites whoever presses it; it does not report what somebody does."""

import re
from typing import Any

import pytest
import yaml

from game.core.resources import shipped

_REPORTS = {
    "pl": r"(uje|óżuje|ze|era|wia|enia|ada|suwa|sza|szcza|dzi|płaci|zysta|iera)$",
    "hu": r"(i|ja|íti|szi|ál|zik|át|ít)$",
}
"""How verbs of the third person end, of those that stand in the panels."""


def labels(language: str, box: str) -> dict[str, str]:
    path = shipped("locales") / language / f"{box}.yml"
    texts: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))[language]
    if "button" in texts:
        return dict(texts["button"])
    keys = ("buy", "take", "place", "keep", "give", "build", "store", "swap", "wake", "falcon", "pay", "decline")
    return {key: texts["action"][key] for key in keys if key in texts["action"]}


@pytest.mark.parametrize("box", ["alhambra", "alhambra_cards", "maharaja", "ys"])
@pytest.mark.parametrize("language", ["hu", "pl"])
def test_buttons_invite(language: str, box: str) -> None:
    found = labels(language, box)
    assert found
    assert not {key: text for key, text in found.items() if re.search(_REPORTS[language], text)}


def test_the_button_of_a_purchase() -> None:
    assert [labels(language, "alhambra")["buy"] for language in ("en", "hu", "pl")] == ["Buy", "Megveszem", "Kup"]
