"""Layout: every moment of a game in every window, language and scale: nothing clipped, nothing overlapping."""

import pytest

from game.saves.settings import Settings
from game.tools.demo import program
from game.tools.screenshots import moments
from tests.scenes.audit import faults

SIZES = ((1024, 600), (1280, 720), (1920, 1080), (3840, 2160))
LANGUAGES = ("de", "en", "hu", "pl", "qps")
DAILY = [pytest.param(code, marks=() if code == "qps" else pytest.mark.marathon) for code in LANGUAGES]
"""The pseudo-language is the longest: it is drawn in every run, all before a release."""
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
@pytest.mark.parametrize("language", DAILY)
@pytest.mark.parametrize("box", BOXES)
def test_nothing_is_clipped_or_covered_in_the_smallest_window(box: str, language: str) -> None:
    assert drawn_faults(box, (1024, 600), language, 100) == []


@pytest.mark.marathon
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("box", BOXES)
def test_nothing_is_clipped_or_covered_in_any_window(
    box: str, size: tuple[int, int], language: str, scale: int
) -> None:
    assert drawn_faults(box, size, language, scale) == []
