"""Layout: every moment of a game in every window, language and scale: nothing clipped, nothing overlapping."""

from collections.abc import Collection

import pytest

from game.saves.settings import Settings
from game.tools.demo import program
from game.tools.screenshots import moments
from tests.scenes.audit import faults

ELSEWHERE = {"menu", "lobby", "school", "settings", "senses", "rules", "review", "menu_continue", "load", "replays"}
"""Scenes whose own tests ask it daily."""
ADVICE = {"table_direction", "table_hint", "table_coach"}
"""Cards of advice, which a small game needs little thought for."""


def drawn_faults(
    box: str, size: tuple[int, int], language: str, scale: int, left_out: Collection[str] = ()
) -> list[str]:
    found = []
    with program(size, Settings(language=language, speed="instant", scale=scale), headless=True) as made:
        for name, show in moments(made, box):
            if name in left_out:
                continue
            show()
            made.services.ui.canvas.audit = []
            made.draw()
            found += [f"{name}: {fault}" for fault in faults(made.services.ui)]
    return found


@pytest.mark.painted
@pytest.mark.parametrize(
    ("box", "left_out"), [*((box, ADVICE) for box in ("alhambra_cards", "alhambra", "maharaja", "ys")), ("kalah", {})]
)
def test_nothing_is_clipped_or_covered_in_the_smallest_window(box: str, left_out: set[str]) -> None:
    """In the pseudo-language, which is the longest."""
    assert drawn_faults(box, (1024, 600), "qps", 100, {*ELSEWHERE, *left_out}) == []
