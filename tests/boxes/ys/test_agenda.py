"""Every kind of step and of move is taken by a function that is made for it."""

from typing import get_args, get_type_hints

import pytest

from game.boxes.ys.rules.agenda import TAKERS
from game.boxes.ys.rules.codes import CODES
from game.boxes.ys.rules.moves import Move
from game.boxes.ys.rules.steps import Step, Waiting
from game.boxes.ys.rules.turn import DEEDS

KINDS = sorted(get_args(Step), key=lambda kind: kind.__name__)


def test_every_kind_of_step_is_taken_and_saved() -> None:
    assert set(TAKERS) == set(KINDS)
    assert {kind for name, kind in CODES.items() if name.startswith("(")} == set(KINDS)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_step_is_taken_by_what_takes_its_kind(kind: type) -> None:
    taken = get_type_hints(TAKERS[kind])["step"]
    assert kind in get_args(taken) if taken == Waiting else taken is kind


def test_every_kind_of_move_is_made_by_what_makes_its_kind() -> None:
    assert {get_type_hints(deed)["move"] for deed in DEEDS.values()} == set(get_args(Move))
    assert all(get_type_hints(deed)["move"] is kind for kind, deed in DEEDS.items())
