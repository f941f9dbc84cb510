"""The cheap policy: what it reckons of a move is what the learned value says of the parts that the move changes."""

import json
from collections.abc import Iterator
from importlib.resources import files

import pytest

from game.ai.dice import Dice
from game.ai.linear import Weights
from game.boxes.alhambra.about import ABOUT
from game.boxes.alhambra.brain import GUIDE
from game.boxes.alhambra.brain.features import NAMES, features, group
from game.boxes.alhambra.brain.grounds import GROUNDS_NAMES
from game.boxes.alhambra.brain.outlook import Outlook
from game.boxes.alhambra.brain.policy import considered
from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import Board
from game.boxes.alhambra.rules.moves import Buy, Give, Move, Place, Reserve, Store
from game.boxes.alhambra.rules.purchases import price_of
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra_family.rules.money import total
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat, no_listener

WEIGHTS: Weights = json.loads((files("game.boxes.alhambra.brain") / "weights.json").read_text("utf-8"))
MAJORITIES = (
    *(f"{what}_{letter}" for what in ("now", "up", "down") for letter in "abc"),
    *("safe", "ahead", "soon_lead", "left_lead"),
)
SITE = (*GROUNDS_NAMES, "soon_wall", "left_wall", "left_fits_in", "left_room", "soon_modules", "left_modules")
MONEY = (
    *("total", "reach", "fits", "cards", "total_left", "reach_left", "fits_left", "richest_late"),
    *("best_exact", "best_payable", "sum_exact", "sum_payable", "best_unrivalled"),
)
MODULES = ("vizier", "camps", "bazaars", "falcons")


def named(state: State) -> dict[str, float]:
    return dict(zip(NAMES, WEIGHTS[group(state)], strict=True))


def worth(state: State, seat: Seat, parts: tuple[str, ...]) -> float:
    """Returns some parts of the learned value."""
    read = zip(NAMES, WEIGHTS[group(state)], features(state, seat), strict=True)
    return sum(weight * feature for name, weight, feature in read if name in parts)


def played(seats: int, seed: int, *, modules: bool = True) -> Iterator[tuple[State, Seat]]:
    """Yields the decisions of a game that everybody plays by the policy, but for some random moves."""
    dice = Dice(seed)
    state = RULES.setup(seats, ABOUT.complete(dict.fromkeys(MODULES, modules)), dice)
    while acting := RULES.to_act(state):
        seat = min(acting)
        yield state, seat
        is_random = dice.pick((True, False), (1, 9))
        move = RULES.sample(state, seat, dice) if is_random else GUIDE.policy(state, seat)[0]
        RULES.apply(state, seat, move, dice, no_listener)


def test_whatever_it_considers_is_legal() -> None:
    tasks = set()
    for seed, seats in enumerate((2, 2, 4)):
        for state, seat in played(seats, seed):
            moves = [move for _, move in considered(state, seat, named(state))]
            assert moves and all(RULES.accepts(state, seat, move) for move in moves)
            tasks.add(state.task)
    assert tasks >= {Task.ACT, Task.AGAIN, Task.PLACE, Task.INVITE, Task.FLY, Task.PAY}


def test_who_can_neither_take_money_nor_buy_still_moves() -> None:
    hopeless = 0
    for state, seat in played(3, seed=1, modules=False):
        if state.task != Task.ACT or state.reserves[seat]:
            continue
        poor, rich = state.copy(), (seat + 1) % 3
        open_money = tuple(card for card in state.display if card is not None)
        poor.hands[rich], poor.hands[seat] = (*state.hands[rich], *open_money, *state.hands[seat]), ()
        poor.display = [None] * len(state.display)
        if legal := RULES.legal(poor, seat):
            assert all(isinstance(move, Store) for move in legal)
            assert GUIDE.policy(poor, seat)[0] in legal
            hopeless += 1
    assert hopeless, "an Alhambra from which a tile can be taken"


@pytest.mark.parametrize("seats", [2, 4])
def test_a_placed_tile_adds_what_the_learned_value_says(seats: int) -> None:
    kinds: list[type[Move]] = []
    for state, seat in played(seats, seed=5):
        if state.task != Task.PLACE or len(state.waiting) > 1 or state.receivers:
            continue
        before = state.copy()
        before.waiting = ()
        for added, move in considered(state, seat, named(state)):
            if isinstance(move, Place | Give):
                after = state.copy()
                after.waiting = ()
                if isinstance(move, Place):
                    after.boards[seat] = Board.read((*state.boards[seat], (move.cell, move.tile)))
                else:
                    after.third = tuple(sorted((*state.third, move.tile)))
                parts = MAJORITIES + SITE
                assert added == pytest.approx(worth(after, seat, parts) - worth(before, seat, parts))
            kinds.append(type(move))
    assert set(kinds) == ({Place, Reserve, Give} if seats == 2 else {Place, Reserve})


@pytest.mark.parametrize("seats", [2, 4])
def test_money_adds_what_the_learned_value_says(seats: int) -> None:
    """What is taken by itself; what is paid together with the tile, which leaves the market."""
    compared: list[type[Move]] = []
    for state, seat in played(seats, seed=6, modules=False):
        if state.task not in (Task.ACT, Task.AGAIN):
            continue
        outlook = Outlook(state, seat, named(state), state.waiting)
        for added, move in considered(state, seat, named(state)):
            after = state.copy()
            if isinstance(move, TakeMoney):
                after.hands[seat] = tuple(sorted((*state.hands[seat], *move.cards)))
            elif isinstance(move, Buy) and move.tile in state.squares:
                after.hands[seat] = tuple(card for card in state.hands[seat] if card not in move.cards)
                after.squares[state.squares.index(move.tile)] = None
                added -= outlook.kept(move.tile) + outlook.again * (total(move.cards) == price_of(state, move.tile))
            else:
                continue
            assert added == pytest.approx(worth(after, seat, MONEY) - worth(state, seat, MONEY))
            compared.append(type(move))
    assert compared.count(Buy) > 20 and compared.count(TakeMoney) > 100


def test_its_weights_are_of_the_same_kind_as_those_of_the_levels() -> None:
    ours = json.loads((files("game.boxes.alhambra.brain") / "guide.json").read_text("utf-8"))
    assert {group: len(row) for group, row in ours.items()} == {group: len(row) for group, row in WEIGHTS.items()}
