"""Tables and all scenes drawn in every window, language and size: whole, told apart, said and answered for."""

import pytest

from game.saves.settings import Settings
from game.tools.demo import program
from game.tools.pictures import ROOMS, pictures
from tests.access.screens import ALL, BOXES, screens
from tests.access.test_said import check
from tests.scenes.audit import EVERY, TYPICAL, Drawing
from tests.scenes.shell.test_captions import faults_above
from tests.scenes.test_legible import drawn_faults, faint
from tests.scenes.test_what_is_this import LANGUAGES, SIZES, lessons, read_all, room_of, tables


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_everything_in_every_scene_answers(room: str, language: str, size: tuple[int, int]) -> None:
    """All moments that pictures are approved of, all positions that ship and all lessons."""
    with room_of(language, size) as made:
        assert read_all(made, pictures(made, room, SIZES.index(size), is_brief=False)) == []
        if room in BOXES:
            assert read_all(made, tables(made, room)) == []
            assert read_all(made, lessons(made, room)) == []


@pytest.mark.painted
@pytest.mark.parametrize("drawing", EVERY, ids=str)
@pytest.mark.parametrize("box", BOXES)
def test_nothing_is_clipped_or_covered_in_any_window(box: str, drawing: Drawing) -> None:
    assert drawn_faults(box, *drawing) == []


@pytest.mark.painted
@pytest.mark.parametrize(("size", "language", "scale"), [((1024, 600), "pl", 100), ((1280, 720), "hu", 200)])
@pytest.mark.parametrize("box", BOXES)
def test_every_screen_stands_out(box: str, size: tuple[int, int], language: str, scale: int) -> None:
    faults = []
    settings = Settings(language=language, speed="instant", scale=scale, contrast=True)
    with program(size, settings, headless=True) as made:
        for name in screens(made, box, ALL):
            made.services.ui.canvas.audit = []
            made.draw()
            faults += [f"{name}: {fault}" for fault in faint(made)]
    assert faults == []


@pytest.mark.painted
@pytest.mark.parametrize("drawing", [*dict.fromkeys((*EVERY, *TYPICAL))], ids=str)
@pytest.mark.parametrize("box", BOXES)
def test_every_table_above_the_strip_can_be_read(drawing: Drawing, box: str) -> None:
    assert faults_above(drawing, box) == []


@pytest.mark.parametrize("box", BOXES)
def test_what_is_drawn_anywhere_is_said(box: str) -> None:
    check(box, ALL)
