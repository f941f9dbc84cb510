"""Whole games of people and computer players through the real window, to the result, in every box on the shelf."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.scenes.conftest import MODULES, VARIANTS
from tests.scenes.driver import Hand, Keyboard, Mouse, driving, new_session, play, prune

pytestmark = pytest.mark.timeout(1800)
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "cards": ("alhambra_cards", {}),
    "tiles": ("alhambra", {}),
    "modules": ("alhambra", MODULES),
    "basic": ("maharaja", {}),
    "variants": ("maharaja", VARIANTS),
    "several": ("maharaja", {"several": True}),
}
"""The box and the options of each game by its name."""
WAYS: list[tuple[str, Hand]] = [("hu", Mouse()), ("pl", Keyboard(3))]


def ways(games: Iterable[str]) -> pytest.MarkDecorator:
    """Has games played by keys and by mouse; each day the end of one is in test_keyboard.py."""
    cases = [pytest.param(name, *way, id=f"{name}-{way[0]}") for name in games for way in WAYS]
    return pytest.mark.parametrize(("game", "language", "hand"), cases)


@ways(GAMES)
def test_two_people_and_two_computer_players_reach_the_result(
    tmp_path: Path, game: str, language: str, hand: Hand
) -> None:
    box, options = GAMES[game]
    session = new_session("human", "human", "normal", "easy", box=box, **options)
    with driving(tmp_path, session, language=language) as driver:
        met = play(driver, hand, mind=prune)
        assert driver.name == "ResultScene"
        assert driver.services.words.language == language
    assert session.is_over
    assert met["CurtainScene"] >= 2
    assert met["SequenceScene"] >= 3


HARBOURS: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "two": (("human", "human"), {}),
    "two-hard": (("human", "normal"), {"hard_neutral": True}),
    "three-favour": (("human", "easy", "human"), {"favour": True}),
    "three-quarters": (("human", "human", "normal"), {"three_quarters": True, "express": True}),
    "four": (("human", "normal", "human", "easy"), {}),
}
"""Who plays Ys and the options of each game by its name."""


@ways(HARBOURS)
def test_people_and_computer_players_play_ys_to_the_result(
    tmp_path: Path, game: str, language: str, hand: Hand
) -> None:
    kinds, options = HARBOURS[game]
    session = new_session(*kinds, box="ys", **options)
    with driving(tmp_path, session, language=language) as driver:
        met = play(driver, hand, mind=prune)
        assert driver.name == "ResultScene"
    assert session.is_over
    assert met.get("CurtainScene", 0) >= (8 if kinds.count("human") > 1 else 0)
    assert met["SequenceScene"] >= 3
