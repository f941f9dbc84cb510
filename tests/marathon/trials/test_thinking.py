"""Computer players whose process is stopped, killed, refused or broken: every game goes on to its end."""

from pathlib import Path

import pytest

from tests.scenes.conftest import BOXES
from tests.scenes.driver import new_session
from tests.trials.test_thinking import HARMS, Harm, harmed, played

LONGEST = 2.0
"""Seconds of work in one round of the loop after which a player would take a window for frozen."""


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("harm", HARMS)
def test_a_game_goes_on_to_its_end_whatever_becomes_of_the_process(tmp_path: Path, harm: Harm, box: str) -> None:
    session = new_session("easy", "easy", box=box, **BOXES[box])
    with harmed(tmp_path, session, harm) as driver:
        longest = played(driver, session, 10_000)
    print(f"\n{harm.__name__} {box}: {session.number} entries, longest round {longest:.2f} s")
    assert session.is_over
    assert longest < LONGEST
