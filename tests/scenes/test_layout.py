"""Layout: every moment of a game in every window, language and scale: nothing clipped, nothing overlapping."""

import pytest

from game.saves.settings import Settings
from game.tools.demo import program
from game.tools.screenshots import moments
from tests.scenes.audit import faults

BOXES = ("alhambra_cards", "alhambra", "maharaja", "ys")


def drawn_faults(box: str, size: tuple[int, int], language: str, scale: int) -> list[str]:
    found = []
    with program(size, Settings(language=language, speed="instant", scale=scale), headless=True) as made:
        for name, show in moments(made, box):
            show()
            made.services.ui.canvas.audit = []
            made.draw()
            found += [f"{name}: {fault}" for fault in faults(made.services.ui)]
    return found


@pytest.mark.painted
@pytest.mark.parametrize("box", BOXES)
def test_nothing_is_clipped_or_covered_in_the_smallest_window(box: str) -> None:
    """In the pseudo-language, which is the longest."""
    assert drawn_faults(box, (1024, 600), "qps", 100) == []
