"""The positions of Maharaja's lessons are as they were built, and as the lessons say."""

from functools import cache

import pytest

from game.boxes.maharaja.rules.board import CITIES
from game.boxes.maharaja.rules.events import Travelled
from game.boxes.maharaja.rules.scoring import score_city
from game.lessons.reading import school
from game.lessons.run import Run
from game.locale.words import Term
from game.saves.reading import parse
from tests.boxes.maharaja.test_conservation import all_there
from tests.golden import maharaja_lessons
from tests.golden.example import Example, as_kept
from tests.golden.lessons import lesson_of

POSITIONS = maharaja_lessons.positions()
RIGHT = {
    "palace.count": 5,
    "journey.toll": 2,
    "pay.points": 3,
    "pay.tie": 11,
    "short.left": 1,
    "neutral.free": 4,
    "homes.points": 1,
    "open_gold.gold": 9,
    "round_one.left": 4,
    "down_two.box": 2,
    "gap.box": 5,
    "who_is_there.points": 7,
}
"""The answers as a player would count them, the last four as the rulebooks have them."""


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.stem)
def test_the_shipped_file_is_the_position_and_nothing_is_missing(position: Example) -> None:
    record = parse(position.path.read_bytes())
    assert record == as_kept(position.record(), record)
    all_there(position.state)


@cache
def steps(name: str) -> dict[str, tuple[object, dict[str, object], Run]]:
    """Plays a lesson; returns the right answer, what was read and the way so far, by the text of a step."""
    run = Run(lesson_of("maharaja", name))
    found: dict[str, tuple[object, dict[str, object], Run]] = {}
    while run.step is not None:
        run.others_play()
        step = run.step
        found[step.say] = (run.right if step.ask else None, run.values(), run)
        run.solve()
    return found


def test_every_position_is_used() -> None:
    used = {each.position for each in school("maharaja").lessons}
    assert used >= {position.stem for position in POSITIONS} | {"first_round", "governor_gap", "governor_lowered"}


@pytest.mark.parametrize("key", RIGHT)
def test_the_answers_are_right(key: str) -> None:
    name, step = key.split(".")
    assert steps(name)[step][0] == RIGHT[key]


def test_the_first_city_pays_the_first_place() -> None:
    """Section 6: 5 points are more than anybody else has in Lahore; 15 − 12 − 1 + 2 + 11 gold are left, and tolls."""
    found = steps("palace")
    assert found["paid"][1]["purse"] == 15 + tolls(found["paid"][2])
    assert found["paid"][1]["city"] == city("delhi") and found["paid"][1]["place"] == city("jodhpur")


def test_the_plan_can_be_paid_once_and_not_twice() -> None:
    values = steps("plan")["choose"][1]
    assert (values["both"], values["twice"]) == (13, 26) and values["purse"] == 15


def test_the_house_breaks_the_tie_and_the_reader_is_paid_first() -> None:
    """Section 6: four points against three."""
    run = Run(lesson_of("maharaja", "pay"))
    for _ in range(4):
        run.others_play()
        run.solve()
    scored = score_city(run.view.public, run.view.public.city)
    assert scored.ranking[0] == 0 and [score.points for score in scored.scores] == [4, 3, 0]
    found = steps("pay")["richer"]
    assert found[1]["purse"] == 6 - 1 + 2 + 11 + tolls(found[2])


def test_the_lowered_governor_is_next() -> None:
    """Section 5: from box 5 to box 3, the one there goes up."""
    found = steps("track")
    assert found["order"][1]["place"] == city("agra") and found["lowered"][1]["place"] == city("varanasi")


def tolls(run: Run) -> int:
    """What travellers paid the reader."""
    news = [event for beat in run.session.beats(run.seat, 1) for stage in beat.stages for event in stage.events]
    return sum(dict(event.tolls).get(run.seat, 0) for event in news if isinstance(event, Travelled))


def city(name: str) -> Term:
    assert name in CITIES
    return Term(f"maharaja.city.{name}")
