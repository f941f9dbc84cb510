"""The pictures of all rulebooks: each that a page names is drawn, in its room and without cut texts."""

from importlib import import_module
from typing import Any

import pytest

from game.scenes.rulebook.pages import pages
from tests.boxes.figures import EVERY_LANGUAGE, misplaced, named
from tests.boxes.tables import BOXES
from tests.breadth import wide

WIDTHS = {"alhambra_cards": (460.0, 620.0), "maharaja": (400.0, 460.0, 620.0), "ys": (400.0, 620.0, 1240.0)}
"""How wide the figures of a box are tried; those of the tile game are not made for narrow columns."""


def figures(box: str) -> dict[str, Any]:
    return {**import_module(f"game.boxes.{box}.figures").FIGURES}


@pytest.mark.parametrize("box", BOXES)
def test_every_figure_of_the_pages_is_drawn_and_no_other(box: str) -> None:
    assert named(box) == {*figures(box)}


@pytest.mark.painted
@EVERY_LANGUAGE
@pytest.mark.parametrize("size", wide([(1024, 600)], [(1024, 600), (1920, 1080)]), ids=str)
@pytest.mark.parametrize("box", BOXES)
def test_every_figure_stays_in_its_room_and_cuts_no_text(box: str, language: str, size: tuple[int, int]) -> None:
    assert misplaced(figures(box), language, size, *WIDTHS.get(box, (620.0,))) == []


@pytest.mark.parametrize("box", BOXES)
def test_every_page_of_the_rules_has_a_picture_or_a_table_and_the_first_two_tell_the_game_and_a_turn(box: str) -> None:
    book = pages(box)
    assert [page.title for page in book[:2]] == ["two_minutes.title", "one_turn.title"]
    plain = {page.title.removesuffix(".title") for page in book if not page.has_pictures and not page.is_more}
    assert plain <= {"module_aid", "variant_aid", "glossary", "program", "known"}
