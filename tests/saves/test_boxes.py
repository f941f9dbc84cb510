"""Games of every box on the shelf come back from their saves."""

from random import Random

import pytest

from game.boxes import NAMES
from game.core.box import about
from game.saves.reading import parse
from game.session.seats import Player
from game.session.session import Session
from tests.session.games import play

COLOURS = ("crimson", "cobalt", "saffron", "jade", "ivory", "onyx")


@pytest.mark.parametrize("box", NAMES)
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.marathon)])
def test_random_games_come_back_with_everything_that_anybody_saw(box: str, seed: int) -> None:
    seats = Random(seed).choice(about(box).seats)
    players = [Player(f"Player {colour}", colour, "human") for colour in COLOURS[:seats]]
    session = Session.new(box, players, {}, seed)
    while not session.is_over:
        play(session, 40, seed + session.number)
        back, notice = Session.resume(parse(session.record().to_bytes()))
        assert notice is None
        assert back.record() == session.record()
        assert back.result() == session.result()
        for viewer in (None, *range(seats)):
            assert back.beats(viewer) == session.beats(viewer)
