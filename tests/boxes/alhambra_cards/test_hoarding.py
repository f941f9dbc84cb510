"""A player who only ever takes money: the longest lists of moves, empty decks, and still an end."""

import pytest
from game.boxes.alhambra_family.rules.taking import TakeMoney

from game.boxes.alhambra_cards.rules import RULES
from game.session.dice import Dice


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_money_runs_out_and_somebody_must_buy(seats: int) -> None:
    luck = Dice(seats)
    state = RULES.setup(seats, {"open_hands": False, "youngest": 0}, luck)
    longest = decisions = 0
    while acting := RULES.to_act(state):
        (seat,) = acting
        moves = RULES.legal(state, seat)
        longest, decisions = max(longest, len(moves)), decisions + 1
        takes = [move for move in moves if isinstance(move, TakeMoney)]
        RULES.apply(state, seat, takes[0] if takes else moves[-1], luck, lambda news: None)
        assert decisions < 2000
    assert 1 <= longest <= 400
