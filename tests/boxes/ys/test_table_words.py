"""Words of the table of Ys: every event is told, every choice previewed, nobody is spoken to."""

from typing import Any

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.steps import BeginTurn
from game.boxes.ys.table.items import DOWN
from game.core.rules import Seat
from game.lessons.reading import school
from game.tabletop.picker import Picker
from game.tabletop.selection import Selection
from tests.boxes.saying import faults, game, said, speaker, told
from tests.boxes.ys.positions import go_on, placing
from tests.boxes.ys.walking import beat
from tests.contract.tables import Table
from tests.languages import shipped_languages


@pytest.mark.parametrize(("seats", "options"), [(2, {"hard_neutral": True}), (4, {"favour": True})], ids=str)
def test_everything_that_happens_is_told_and_everything_that_can_be_done_is_named(
    seats: int, options: dict[str, Any], language: str = "hu"
) -> None:
    setting = Table("ys", seats, tuple(options.items()))
    table = speaker("ys", seats, language, **options)
    faults: list[str] = []
    for number, (state, seat, after, news) in enumerate(game(setting, seats)):
        faults += told(table, setting.rules, seat, after, news)
        if not number % 10:
            faults += said(table, setting.rules, state, seat)
    assert not faults


@pytest.mark.parametrize("language", shipped_languages())
def test_a_broker_that_is_turned_over_before_it_is_chosen_is_asked_for(language: str) -> None:
    state, shown = placing(4), speaker("ys", 4, language)
    seat = Seat(state.public.acting)
    view = RULES.view(state, seat)
    picker = Picker(shown, view, RULES.legal(state, seat))
    picker.choose([DOWN])
    selection = Selection(actor=seat, viewer=seat, touched=picker.touched, moves=picker.candidates, move=picker.move)
    assert not faults(shown.preview(view, selection).title)


def test_no_question_cuts_the_brokers_it_speaks_of() -> None:
    """The middle of an area is lit only where a broker is to be placed; who stands there would be lit by half."""
    asking = [step for lesson in school("ys").lessons for step in lesson.steps if not step.allow]
    assert not [step for step in asking for name in step.point if name.startswith("item:area")]


def test_the_blue_cards_of_the_last_turn_are_told_once() -> None:
    state = placing(4)
    state.public.round, state.public.agenda = 3, (BeginTurn(),)
    news = [line.text for line in speaker("ys", 4, "en").narrate(beat(state, go_on(state)))]
    assert ["blue" in line.lower() for line in news[:3]] == [False, True, False], news[:3]
