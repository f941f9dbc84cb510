"""Every scene but the table can be read in every window, language and size that there is."""

from collections.abc import Callable

import pytest

from game.program import Program
from game.scenes.challenges.scene import ChallengesScene
from tests.scenes.after import test_result as result
from tests.scenes.after import test_review as review
from tests.scenes.audit import EVERY, TYPICAL, Drawing, faults_of
from tests.scenes.challenges import test_challenges as challenges
from tests.scenes.evening import test_evening as evening
from tests.scenes.lobby import test_lobby as lobby
from tests.scenes.menu import test_menu as menu
from tests.scenes.people import test_people as people
from tests.scenes.saves import test_saves as saves
from tests.scenes.school import test_school as school
from tests.scenes.settings import test_settings as settings
from tests.scenes.table import test_handicap as handicap
from tests.scenes.table import test_pause as pause
from tests.scenes.table import test_questions as questions
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
DRAWINGS = [*dict.fromkeys((*EVERY, *TYPICAL))]


@pytest.mark.painted
@pytest.mark.parametrize("show", SHOWN)
@pytest.mark.parametrize("drawing", DRAWINGS, ids=str)
def test_everything_can_be_read(drawing: Drawing, show: str) -> None:
    assert faults_of(drawing, SHOWN[show]) == []


@pytest.mark.painted
@pytest.mark.parametrize("what", lobby.LISTS)
@pytest.mark.parametrize("drawing", DRAWINGS, ids=str)
def test_an_open_list_shows_every_choice_whole(drawing: Drawing, what: str) -> None:
    assert [fault for fault in faults_of(drawing, lobby.LISTS[what]) if not fault.startswith("covered")] == []


@pytest.mark.painted
@pytest.mark.parametrize("drawing", DRAWINGS, ids=str)
def test_every_panel_of_the_wall_can_be_read(drawing: Drawing) -> None:
    assert wall.faults_of_wall(drawing) == []
