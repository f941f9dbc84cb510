"""Every scene but the table can be read in every window, language and size that there is."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.program import Program
from game.scenes.challenges.scene import ChallengesScene
from game.tools.pictures import HOUSE, ROOMS, pictures, posed
from game.tools.positions import examples
from game.tools.positions import opened as opened_game
from tests.languages import shipped_languages
from tests.letters import odd_texts
from tests.scenes.after import test_result as result
from tests.scenes.after import test_review as review
from tests.scenes.audit import EVERY, TYPICAL, Drawing, faults_of
from tests.scenes.challenges import test_challenges as challenges
from tests.scenes.evening import test_evening as evening
from tests.scenes.lobby import test_lobby as lobby
from tests.scenes.menu import test_menu as menu
from tests.scenes.people import test_people as people
from tests.scenes.rulebook.test_rulebook import SHELF, read_whole, short_lines
from tests.scenes.saves import test_saves as saves
from tests.scenes.saves.test_odd_letters import look_around
from tests.scenes.school import test_school as school
from tests.scenes.settings import test_settings as settings
from tests.scenes.table import test_handicap as handicap
from tests.scenes.table import test_pause as pause
from tests.scenes.table import test_questions as questions
from tests.scenes.test_large_letters import DAILY, missing
from tests.scenes.test_what_is_this import BOXES, lessons, tables
from tests.scenes.wall import test_wall as wall

Show = Callable[[Program], None]


def leaf(turn: Callable[[ChallengesScene], None]) -> Show:
    """Returns what shows a leaf of the challenges."""
    return lambda made: turn(challenges.opened(made))


SHOWN: dict[str, Show] = {
    **{f"challenges-{name}": leaf(turn) for name, turn in challenges.LEAVES.items()},
    **{show.__name__: show for show in (evening.show_cup, evening.show_plan)},
    "handicap": handicap.with_start_points,
    **{f"lobby-{name}": show for name, show in lobby.MOMENTS.items()},
    **{f"menu-{i}": show for i, show in enumerate(menu.SHOWN)},
    **{f"people-{name}": show for name, show in people.SHOWN.items()},
    **{show.__name__: show for show in pause.SHOWN},
    **{f"questions-{show.__name__}": show for show in questions.SHOWN},
    **{f"result-{name}": show for name, show in result.SHOWN.items()},
    **{
        f"review-{box}-{name}": review.page(name, box)
        for box in ("kalah", "alhambra", "alhambra_cards", "maharaja", "ys")
        for name in review.PAGES
    },
    **{f"saves-{show.__name__}": show for show in saves.SHOWN},
    **{f"school-{box}-{done}": school.shown(box, done) for box in school.BOXES for done in (False, True)},
    **{show.__name__: show for show in settings.SHOWN},
    **{show.__name__: show for show in (wall.hang_evenings, wall.open_evening)},
}
LARGE = (
    ((1024, 600), "pl", 200), ((1024, 600), "de", 150), ((1280, 720), "hu", 200), ((1280, 720), "pl", 150),
    ((1920, 1080), "de", 200),
)  # fmt: skip
"""Windows, languages and large letters in which every position that ships is looked at."""
DRAWINGS = [*dict.fromkeys((*EVERY, *TYPICAL))]


@pytest.mark.painted
@pytest.mark.parametrize("show", SHOWN)
@pytest.mark.parametrize("drawing", DRAWINGS, ids=str)
def test_everything_can_be_read(drawing: Drawing, show: str) -> None:
    assert faults_of(drawing, SHOWN[show]) == []


@pytest.mark.painted
@pytest.mark.parametrize("drawing", DRAWINGS, ids=str)
def test_every_panel_of_the_wall_can_be_read(drawing: Drawing) -> None:
    assert wall.faults_of_wall(drawing) == []


WINDOWS = {"de": (0, 1), "en": (2, 3), "hu": (4, 5), "pl": (0, 3)}
"""Whose games are shown in a language, of the windows of approved pictures: all examples, every game in some."""


def cut(made: Program, moments: Iterator[str]) -> list[str]:
    """Draws each moment and returns the texts that had to be cut."""
    found = []
    for name in moments:
        made.services.ui.canvas.audit = []
        made.draw()
        marks = made.services.ui.canvas.audit
        assert marks, f"{name}: nothing was noted"
        found += [f"{name}: {mark.text!r} of {mark.line!r}" for mark in marks if mark.is_cut]
    return found


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("language", WINDOWS)
@pytest.mark.parametrize("room", ROOMS)
def test_no_text_is_cut_in_any_scene(room: str, language: str) -> None:
    """All moments that pictures are approved of, all positions that ship and all lessons."""
    for window in WINDOWS[language][: 1 if room == HOUSE else None]:
        with posed((1024, 600), language, 200) as made:
            assert cut(made, pictures(made, room, window, is_brief=False)) == []
    if room in BOXES:
        with posed((1024, 600), language, 200) as made:
            assert cut(made, tables(made, room)) == []
            assert cut(made, lessons(made, room)) == []


@pytest.mark.parametrize("drawing", LARGE, ids=str)
@pytest.mark.parametrize("box", DAILY)
def test_what_decides_is_there_in_every_position(box: str, drawing: Drawing) -> None:
    size, language, scale = drawing
    for name, path in examples(box):
        assert [*missing(opened_game(path), size, language, scale)] == [], name


@pytest.mark.painted
@pytest.mark.parametrize("box", SHELF)
@pytest.mark.parametrize("drawing", [*EVERY, ((1280, 720), "hu", 100)], ids=str)
def test_every_page_is_read_whole(tmp_path: Path, box: str, drawing: Drawing) -> None:
    read_whole(tmp_path, box, *drawing)


@pytest.mark.parametrize("box", SHELF)
@pytest.mark.parametrize("language", shipped_languages())
def test_no_line_is_too_long_and_no_page_needs_scrolling(tmp_path: Path, box: str, language: str) -> None:
    short_lines(tmp_path, box, language)


@pytest.mark.parametrize("text", [*odd_texts(1)])
def test_names_of_every_category_are_shown_wherever_they_are_kept(tmp_path: Path, text: str) -> None:
    look_around(tmp_path, text)
