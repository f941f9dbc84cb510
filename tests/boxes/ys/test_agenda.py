"""Every kind of step is taken by a function that is made for it."""

from typing import get_args, get_type_hints

import pytest

from game.boxes.ys.rules.agenda import TAKERS
from game.boxes.ys.rules.codes import CODES
from game.boxes.ys.rules.steps import Step, Waiting

KINDS = sorted(get_args(Step), key=lambda kind: kind.__name__)


def test_every_kind_of_step_is_taken_and_saved() -> None:
    assert set(TAKERS) == set(KINDS)
    assert {kind for name, kind in CODES.items() if name.startswith("(")} == set(KINDS)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_step_is_taken_by_what_takes_its_kind(kind: type) -> None:
    taken = get_type_hints(TAKERS[kind])["step"]
    assert kind in get_args(taken) if taken == Waiting else taken is kind
