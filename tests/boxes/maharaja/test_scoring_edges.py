"""Scoring the Maharaja's city and the end (sections 6 and 7), where a rule has its bounds."""

from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.events import CityScored
from game.core.rules import Seat, step
from game.session.dice import Dice
from tests.boxes.maharaja.positions import END, LAHORE, after, stand, turn


def test_everybody_looks_at_the_scored_city_before_the_next_round_begins() -> None:
    """Section 6: after all turns."""
    state = after(turn(seats=2), END)
    stand(state, "lahore", [1])
    done = step(RULES, state, Seat(1), END, Dice(0))
    ((told, then),) = done.pauses
    assert isinstance(done.events[told - 1], CityScored)
    assert then.public.city == LAHORE and then.public.round == 1 and done.state.public.round == 2
