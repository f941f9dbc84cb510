"""Perft of the tile game: how many courses a position has, so many decisions deep, with luck that draws the first."""

from collections import Counter

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.state import State
from game.core.rules import step
from game.palaces.money import CURRENCY
from game.session.dice import Dice
from tests.boxes.alhambra.boards import camp, drawn, walled
from tests.boxes.alhambra.positions import DEAR, MODULES, Draws, bazaar, building, cards, options, position
from tests.contract.tables import MODULES as TOGETHER
from tests.contract.tables import Table, random_game
from tests.perft.plain_tiles import choice, choices


def perft(state: State, depth: int) -> int:
    acting = RULES.to_act(state)
    if depth == 0 or not acting:
        return 1
    (seat,) = acting
    moves = RULES.legal(state, seat)
    if depth == 1:
        return len(moves)
    return sum(perft(step(RULES, state, seat, move, Draws()).state, depth - 1) for move in moves)


def plain_perft(state: State, depth: int) -> int:
    """The same, with the moves listed plainly; a choice is played as the first legal move that means it."""
    acting = RULES.to_act(state)
    if depth == 0 or not acting:
        return 1
    (seat,) = acting
    wanted = choices(state, seat)
    moves = {choice(move): move for move in RULES.legal(state, seat)}
    assert set(moves) == wanted
    if depth == 1:
        return len(wanted)
    return sum(plain_perft(step(RULES, state, seat, moves[each], Draws()).state, depth - 1) for each in wanted)


def opening(seats: int, *modules: str) -> State:
    return RULES.setup(seats, options(*modules), Dice(seats))


def busy() -> State:
    """Seat 0 of two can do everything: buy a camp and a bazaar, redesign, wake its vizier, place falcons."""
    board = drawn("o t e \n F g .", t=walled("", "tower"), e=walled("E"), g=walled("", "garden"))
    return position(
        [cards("florin 6", "florin 3", "florin 3 b", "denar 4"), cards("florin 6 b", "dirham 8")],
        boards=[board, board],
        reserves=[(camp("S"), walled("W", "palace"))],
        squares=(camp("W"), building("pavilion", 8), DEAR[0], DEAR[1]),
        beside=(bazaar("florin"),),
        asleep=(0,),
        modules=MODULES,
    )


def last_tiles() -> State:
    """The draw pile holds one more tile: the second purchase that it cannot make good ends the game."""
    hands = [cards("florin 8", "denar 9"), cards("dirham 9", "ducat 9"), cards("denar 8", "florin 9")]
    tiles = (building("pavilion", 8), building("seraglio", 9), building("arcades", 9), building("palace", 10))
    return position(hands, squares=tiles, bag=(53,), modules=["vizier"])


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (opening(2), (6, 42, 286, 2039)),
        (opening(3), (6, 30, 209, 1360)),
        (opening(6), (10, 98, 752, 6498)),
        (opening(3, *MODULES), (6, 14, 53, 199)),
        (busy(), (24, 142, 1050, 7865)),
        (last_tiles(), (6, 18, 80, 280)),
    ],
    ids=["two", "three", "six", "modules", "busy", "last tiles"],
)
def test_the_number_of_courses(state: State, counts: tuple[int, ...]) -> None:
    found = tuple(perft(state, depth) for depth in range(1, len(counts) + 1))
    assert found == counts
    assert tuple(plain_perft(state, depth) for depth in range(1, 4)) == counts[:3]


def compare(seats: int, modules: tuple[str, ...], seed: int, every: int) -> None:
    """Hands of more than seven cards of a currency are left to the payment tests: their subsets are too many."""
    for moment in random_game(Table("alhambra", seats, tuple((name, True) for name in modules)), seed)[0][::every]:
        hand = moment.state.hands[moment.seat]
        if max(Counter(CURRENCY[card] for card in hand).values(), default=0) <= 7:
            found = [choice(move) for move in RULES.legal(moment.state, moment.seat)]
            assert len(found) == len(set(found))
            assert set(found) == choices(moment.state, moment.seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("modules", [(), TOGETHER["alhambra"]], ids=["none", "all"])
def test_the_fast_lists_are_the_plain_ones_in_random_games(seats: int, modules: tuple[str, ...]) -> None:
    compare(seats, modules, seats, every=4)


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("modules", [(name,) for name in MODULES], ids=" ".join)
def test_the_fast_lists_are_the_plain_ones_with_each_module(seats: int, modules: tuple[str, ...]) -> None:
    for seed in range(2):
        compare(seats, modules, seed, every=3)
