"""Both games played anyhow: nothing is lost or doubled, lists of moves stay short, and each move may be drawn."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import no_listener
from game.session.dice import Dice
from tests.ai.positions import positions
from tests.boxes.alhambra.positions import MODULES
from tests.boxes.alhambra.test_conservation import all_there as all_tiles_there
from tests.boxes.alhambra_cards.test_conservation import all_there as all_cards_there
from tests.boxes.alhambra_family.games import BOTH, CARDS, TILES, Game
from tests.boxes.numbers import drawn

ALL_THERE: dict[Game, Callable[[Any], None]] = {CARDS: all_cards_there, TILES: all_tiles_there}


def options(game: Game, modules: tuple[str, ...] = MODULES) -> dict[str, bool]:
    return dict.fromkeys(modules, True) if game.is_tiles else {}


@BOTH
@settings(max_examples=10, deadline=None)
@given(
    seats=st.integers(2, 6),
    modules=st.sets(st.sampled_from(MODULES)),
    seed=st.integers(0, 9999),
    choices=st.lists(st.integers(0, 10**6), max_size=80),
)
def test_whatever_is_played(game: Game, seats: int, modules: set[str], seed: int, choices: list[int]) -> None:
    state, _ = game.new(seats, seed, **options(game, tuple(sorted(modules))))
    luck = Dice(seed)
    for choice in choices:
        for seat in game.rules.to_act(state):
            moves = game.rules.legal(state, seat)
            game.rules.apply(state, seat, moves[choice % len(moves)], luck, no_listener)
            ALL_THERE[game](state)


@BOTH
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_an_imagined_game_is_complete_too(game: Game, seats: int) -> None:
    luck, rules = Dice(0, "worlds"), game.rules
    for state, seat in positions(game.box, seats, 9, every=30, options=options(game)):
        for viewer in (None, seat):
            ALL_THERE[game](rules.imagine(rules.forget(rules.view(state, viewer)), luck))


@BOTH
@pytest.mark.parametrize("seats", [2, 6])
def test_who_only_takes_money_runs_out_of_it_and_must_buy_from_short_lists(game: Game, seats: int) -> None:
    luck = Dice(seats)
    state, _ = game.new(seats, seats, **options(game, MODULES if seats == 2 else ()))
    longest = decisions = 0
    while acting := game.rules.to_act(state):
        moves = game.rules.legal(state, min(acting))
        longest, decisions = max(longest, len(moves)), decisions + 1
        takes = [move for move in moves if isinstance(move, TakeMoney)]
        game.rules.apply(state, min(acting), takes[0] if takes else luck.pick(moves), luck, no_listener)
        assert moves and decisions < 3000
    assert longest <= 400


@BOTH
@pytest.mark.parametrize("seats", [2, 4])
def test_every_legal_move_is_what_one_number_stands_for(game: Game, seats: int) -> None:
    """A move drawn without listing is any legal one, each as likely as the others."""
    chosen = options(game, MODULES if seats == 2 else ())
    for state, seat in positions(game.box, seats, seed=11, every=11 if game.is_tiles else 3, options=chosen):
        assert sorted(map(repr, drawn(game.rules, state, seat))) == sorted(map(repr, game.rules.legal(state, seat)))
