"""The positions of the card game's lessons are as they are built, and say what the lessons need of them."""

import pytest

from game.boxes.alhambra_cards.lessons import FACTS
from game.boxes.alhambra_cards.rules import RULES
from game.boxes.alhambra_family.rules.buildings import TYPES, count
from game.core.rules import Seat
from game.locale.words import Term
from game.saves.reading import parse
from game.session.session import Session
from tests.boxes.alhambra_cards.positions import building
from tests.boxes.alhambra_cards.test_conservation import all_there
from tests.golden.card_lessons import lessons
from tests.golden.example import Example, as_kept
from tests.golden.lessons import solved

each = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.stem)


@each
def test_the_shipped_position_is_the_lesson_and_loses_no_card(lesson: Example) -> None:
    record = parse(lesson.path.read_bytes())
    assert record == as_kept(lesson.record(), record)
    session, notice = Session.resume(record)
    assert notice is None and session.to_act() == {Seat(0)}
    all_there(lesson.state)


@pytest.mark.parametrize(
    ("name", "fact", "told"),
    [
        ("start", "garden", {"price": 9}),
        ("exact", "wasted", {"lost": 1}),
        ("majorities", "gardens", {"first": 5, "second": 5}),
        ("majorities", "towers", {"share": 3, "alone": 6}),
        ("finish", "leftover", {"tower": "you"}),
        ("third", "gift", {"kept": 3, "given": 0}),
        ("open_hands", "rival", {"rival": "pali"}),
    ],
)
def test_the_figures_of_a_lesson(name: str, fact: str, told: dict[str, object]) -> None:
    lesson = next(each for each in lessons() if each.stem == f"lesson_{name}")
    found = FACTS[fact](RULES.view(lesson.state, Seat(0)), Seat(0))
    plain = {key: value.count if isinstance(value, Term) else value for key, value in found.items()}
    assert {key: plain[key] for key in told} == told


def test_the_lesson_of_the_scoring_brings_one_and_that_of_the_end_ends_the_game_with_the_tower_for_nothing() -> None:
    assert sum(solved("alhambra_cards", "scoring").view.points[0]) == 8
    view = solved("alhambra_cards", "finish").view
    assert view.is_over
    assert building("tower", 13) in view.buildings[0], "the reader had the most florins"
    assert max(range(3), key=lambda seat: sum(view.points[seat])) == 0, "whoever does as told wins"


def test_the_gift_of_the_lesson_leaves_the_other_player_nothing_for_towers() -> None:
    view = solved("alhambra_cards", "third").view
    assert [count(held, TYPES.index("tower")) for held in view.owned] == [0, 2, 3]
