"""The positions of the tile game's lessons are as they are built, and say what the lessons need of them."""

import pytest

from game.boxes.alhambra.figures.tiles import building
from game.boxes.alhambra.lessons import FACTS
from game.boxes.alhambra.rules.board import at, cell
from game.core.rules import Seat
from game.lessons.reading import school
from game.locale.words import Term
from game.saves.reading import parse
from game.session.session import Session
from game.tabletop.example import example
from tests.boxes.alhambra.test_conservation import all_there
from tests.golden.example import Example, as_kept
from tests.golden.lessons import solved
from tests.golden.tile_examples import examples
from tests.golden.tile_lessons import lessons

each = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.stem)


@each
def test_the_shipped_position_is_the_lesson_and_loses_no_tile(lesson: Example) -> None:
    record = parse(lesson.path.read_bytes())
    assert record == as_kept(lesson.record(), record)
    session, notice = Session.resume(record)
    assert notice is None and session.to_act() == {Seat(0)}
    all_there(lesson.state)


@pytest.mark.parametrize(
    ("position", "fact", "told"),
    [
        ("lesson_start", "garden", {"price": 9, "value": 5, "held": 4}),
        ("lesson_build", "beside", {"why": "on_foot"}),
        ("lesson_wall", "longest", {"now": 5, "then": 8}),
        ("lesson_majorities", "gardens", {"own": 2, "other": 1, "first": 5}),
        ("lesson_majorities", "towers", {"share": 3, "alone": 6, "sum": "4 + 5 = 9"}),
        ("lesson_camps", "arrow", {"points": 3}),
        ("lesson_bazaars", "stall", {"price": 10, "sum": "4 + 6 = 10"}),
        ("lesson_open_hands", "rival", {"rival": "pali"}),
        ("action_money", "pair", {"pair": "left"}),
        ("action_purchase", "denars", {"lost": 1, "after": "ends"}),
        ("exact_payment", "denars", {"lost": 0, "after": "again"}),
        ("action_redesign", "middle", {"why": "hole", "around": 4}),
        ("action_redesign", "swaps", {"which": "seraglio"}),
        ("building_rules", "gap", {"why": "hole"}),
        ("scoring_wall", "longest", {"now": 8}),
        ("scoring_first", "pavilions", {"share": 0, "pool": 1}),
        ("scoring_second", "tied_towers", {"share": 9, "pool": 19}),
        ("scoring_third", "leftover", {"garden": "nobody"}),
        ("third_gift", "gift", {"kept": 9, "given": 6}),
        ("module_vizier", "asked", {"first": "pali"}),
        ("module_camps", "arrows", {"sum": 10, "terms": "4 + 4 + 2"}),
        ("module_camps_placed", "bastions", {"which": "left"}),
        ("module_bazaars", "matches", {"points": 12}),
        ("module_falcons", "flocks", {"one": 2, "three": 12}),
    ],
)
def test_the_figures_of_a_lesson(position: str, fact: str, told: dict[str, object]) -> None:
    found = FACTS[fact](example("alhambra", position).view(Seat(0)), Seat(0))
    plain = {key: value.count if isinstance(value, Term) else value for key, value in found.items()}
    assert {key: plain[key] for key in told} == told


def test_the_first_lesson_is_a_whole_turn_with_the_garden_at_its_end() -> None:
    built = at(solved("alhambra", "start").view.boards[0])
    assert building("garden", 9, "E") in built.values()


def test_the_lesson_of_the_wall_builds_one_of_eight_and_that_of_the_scoring_scores() -> None:
    assert cell(1, 1) in at(solved("alhambra", "wall").view.boards[0])
    assert solved("alhambra", "scoring").view.points[0][0] == 9


def test_the_lesson_of_the_vizier_puts_him_to_sleep_and_that_of_falcons_lets_one_perch() -> None:
    view = solved("alhambra", "vizier").view
    assert not view.awake[0] and building("pavilion", 7, "E") in at(view.boards[0]).values()
    assert len(solved("alhambra", "falcons").view.perched[0]) == 1


def test_each_worked_example_and_each_option_has_a_lesson() -> None:
    questions = {lesson.position for lesson in school("alhambra").lessons if lesson.kind == "question"}
    assert questions == {each.stem for each in examples()}
    taught = {lesson.option for lesson in school("alhambra").lessons}
    assert {"vizier", "camps", "bazaars", "falcons", "open_hands"} <= taught
