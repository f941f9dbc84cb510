"""Players who only take money, or hoard money and tiles: the longest lists of moves, empty decks, and still an end."""

from collections.abc import Callable, Sequence

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.moves import Build, Buy, Place, PlaceFalcon, Reserve, Store, Swap, WakeVizier
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.session.dice import Dice
from tests.boxes.alhambra.positions import MODULES, options

Habit = Callable[[State, int], Sequence[type]]
"""What kinds of moves a seat prefers, best first; others are picked at random."""


def longest(seats: int, modules: Sequence[str], seed: int, habit: Habit) -> int:
    """Plays a game; returns the length of the longest list of moves."""
    luck, whim = Dice(seed, "luck"), Dice(seed, "whim")
    state = RULES.setup(seats, options(*modules), luck)
    most = decisions = 0
    while acting := RULES.to_act(state):
        (seat,) = acting
        moves = RULES.legal(state, seat)
        most, decisions = max(most, len(moves)), decisions + 1
        assert moves and decisions < 3000
        wanted = ([move for move in moves if isinstance(move, kind)] for kind in habit(state, seat))
        RULES.apply(state, seat, whim.pick(next(filter(None, wanted), moves)), luck, lambda news: None)
    return most


@pytest.mark.parametrize(("seats", "modules"), [(2, MODULES), (6, ())])
def test_the_money_runs_out_and_somebody_must_buy(seats: int, modules: Sequence[str]) -> None:
    assert 40 <= longest(seats, modules, seats, lambda state, seat: [TakeMoney]) <= 400


@pytest.mark.parametrize("modules", [(), MODULES], ids=["none", "all"])
@pytest.mark.parametrize("seats", [2, 3])
def test_who_buys_all_and_builds_little_has_a_few_dozen_moves(seats: int, modules: Sequence[str]) -> None:
    def habit(state: State, seat: int) -> list[type]:
        return [Buy, Place, Reserve, TakeMoney] if len(state.boards[seat]) < 14 else [Buy, Reserve, TakeMoney]

    assert 30 <= longest(seats, modules, 1, habit) <= 200


def test_even_who_is_left_nearly_all_money_and_many_tiles_can_be_served() -> None:
    """Seat 0 hoards, the others waste their turns: more than a hundred cards in one hand, which nobody lets happen."""

    def habit(state: State, seat: int) -> list[type]:
        if seat:
            return [PlaceFalcon, WakeVizier, Store, Build, Swap, TakeMoney]
        if len(state.reserves[0]) >= 10 and len(state.boards[0]) >= 16:
            return [TakeMoney]
        return [Buy, Place, Reserve, TakeMoney] if len(state.boards[0]) < 16 else [Buy, Reserve, TakeMoney]

    assert longest(3, MODULES, 0, habit) <= 800
