"""Luck that was recorded plays again."""

from collections.abc import Sequence
from typing import TypeVar

import pytest

from game.core.chance import Recorder, Script, ScriptError

T = TypeVar("T")


class Last:
    def pick(self, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        return options[-1]


def test_recorded_luck_plays_again() -> None:
    recorder = Recorder(Last())
    first = [recorder.pick("abc"), recorder.pick([7, 8], [5, 1])]
    script = Script(recorder.picks)
    assert first == ["c", 8] and recorder.picks == [2, 1]
    assert not script.is_used_up
    assert [script.pick("abc"), script.pick([7, 8], [5, 1])] == first
    assert script.is_used_up


@pytest.mark.parametrize("picks", [[], [3], [-1]])
def test_luck_that_does_not_fit_is_refused(picks: list[int]) -> None:
    with pytest.raises(ScriptError):
        Script(picks).pick("abc")
