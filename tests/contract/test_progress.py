"""How far a game is, in the box's own words; that it only goes on is asked in test_boxes.py."""

from pathlib import Path

import pytest

from game.boxes import NAMES
from game.core import box as shelf
from game.locale.words import Words
from tests.contract.tables import Table, random_game
from tests.languages import shipped_languages

LOCALES = Path(__file__).parents[2] / "locales"


@pytest.mark.parametrize("language", shipped_languages())
@pytest.mark.parametrize("name", NAMES)
def test_each_stand_has_words(name: str, language: str) -> None:
    words = Words(language, [LOCALES])
    keys = shelf.about(name).progress
    assert keys and all(words.has(f"{name}.{key}") for key in keys)


@pytest.mark.parametrize(
    ("box", "options", "told"),
    [
        ("ys", (), ["Round 1 of 4", "Round 2 of 4", "Round 3 of 4", "Round 4 of 4"]),
        ("ys", (("express", True), ("favour", True)), ["Round 1 of 4", "Round 2 of 4", "Round 3 of 4", "Round 4 of 4"]),
        (
            "maharaja",
            (("short", True),),
            ["Before the first round", *(f"Round {number} of 8" for number in range(1, 8)), "Round 8, the last"],
        ),
        ("alhambra", (), ["Before the 1st scoring", "Before the 2nd scoring", "Before the final scoring"]),
        ("alhambra_cards", (), ["Before the 1st scoring", "Before the 2nd scoring", "Before the final scoring"]),
    ],
)
def test_a_box_counts_in_its_own_words_whoever_moves_how_often(
    box: str, options: tuple[tuple[str, bool], ...], told: list[str]
) -> None:
    """Ys with four players, turn 1, was called round 1 to 8 (controls 7)."""
    table, words = Table(box, 4, options), Words("en", [LOCALES])
    stands = [table.rules.progress(table.rules.view(moment.state, None)) for moment in random_game(table, 1)[0]]
    said = dict.fromkeys(words(f"{box}.{stand.key}", number=stand.number) for stand in stands if stand)
    assert list(said) == told
