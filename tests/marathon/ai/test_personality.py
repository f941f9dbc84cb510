"""Personalities in whole games."""

from itertools import product
from statistics import fmean

import pytest

from game.ai.bots import choose
from game.ai.dice import Dice
from game.ai.personality import tastes
from game.core import box as shelf
from game.core.rules import no_listener
from tests.ai.test_personality import PEOPLED


@pytest.mark.parametrize("box", PEOPLED)
def test_a_personality_shows_in_how_games_are_played(box: str) -> None:
    """Who likes something has more of it than the same level without that taste, in the same deals."""
    for key in tastes(box):
        own, others = likings(box, key, deals=6)
        assert own > others, key


def likings(box: str, key: str, deals: int) -> tuple[float, float]:
    """Returns how much a personality likes its own positions, and how much it would like those of the other seat."""
    rules, found = shelf.rules(box), {True: list[float](), False: list[float]()}
    for deal, own in product(range(deals), range(2)):
        luck = Dice(f"likings {deal}")
        state = rules.setup(2, shelf.about(box).complete({}), luck)
        while acting := rules.to_act(state):
            seat, number = min(acting), len(found[True]) + len(found[False])
            found[seat == own].append(tastes(box)[key](state, seat))
            personality = key if seat == own else ""
            move = choose(box, "normal", rules.view(state, seat), seat, number, personality=personality)
            rules.apply(state, seat, move, luck, no_listener)
    return fmean(found[True]), fmean(found[False])
