"""Perft of the tile game: how many courses a position has, so many decisions deep, with luck that draws the first."""

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.state import State
from game.session.dice import Dice
from tests.boxes.alhambra.boards import drawn, walled
from tests.boxes.alhambra.positions import DEAR, MODULES, options, position
from tests.boxes.alhambra_family.pieces import bazaar, camp, cards, named
from tests.contract.tables import MODULES as TOGETHER
from tests.contract.tables import Table, random_game
from tests.perft.counting import Counting
from tests.perft.plain_tiles import choice, choices

COUNTING = Counting(RULES, choice, choices)


def opening(seats: int, *modules: str) -> State:
    return RULES.setup(seats, options(*modules), Dice(seats))


def busy() -> State:
    """Seat 0 of two can do everything: buy a camp and a bazaar, redesign, wake its vizier, place falcons."""
    board = drawn("o t e \n F g .", t=walled("", "tower"), e=walled("E"), g=walled("", "garden"))
    return position(
        [cards("florin 6", "florin 3", "florin 3 b", "denar 4"), cards("florin 6 b", "dirham 8")],
        boards=[board, board],
        reserves=[(camp("S"), walled("W", "palace"))],
        squares=(camp("W"), named("pavilion 8"), DEAR[0], DEAR[1]),
        beside=(bazaar("florin"),),
        asleep=(0,),
        modules=MODULES,
    )


def last_tiles() -> State:
    """The draw pile holds one more tile: the second purchase that it cannot make good ends the game."""
    hands = [cards("florin 8", "denar 9"), cards("dirham 9", "ducat 9"), cards("denar 8", "florin 9")]
    tiles = (named("pavilion 8"), named("seraglio 9"), named("arcades 9"), named("palace 10"))
    return position(hands, squares=tiles, bag=(53,), modules=["vizier"])


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        (opening(2), (7, 50, 383, 2912)),
        (opening(3), (6, 30, 234, 1495)),
        (opening(6), (10, 130, 860, 7554)),
        (opening(3, *MODULES), (6, 14, 53, 199)),
        (busy(), (25, 145, 1056, 7931)),
        (last_tiles(), (6, 18, 80, 280)),
    ],
    ids=["two", "three", "six", "modules", "busy", "last tiles"],
)
def test_the_number_of_courses(state: State, counts: tuple[int, ...]) -> None:
    COUNTING.courses(state, counts)


def compare(seats: int, modules: tuple[str, ...], seed: int, every: int) -> None:
    for moment in random_game(Table("alhambra", seats, tuple((name, True) for name in modules)), seed)[0][::every]:
        COUNTING.equivalence_key(moment, 7)


@pytest.mark.parametrize(
    ("seats", "modules"), [(2, TOGETHER["alhambra"]), (3, ()), (4, TOGETHER["alhambra"]), (5, ()), (6, ())], ids=str
)
def test_the_fast_lists_are_the_plain_ones_in_random_games(seats: int, modules: tuple[str, ...]) -> None:
    compare(seats, modules, seats, every=8)


@pytest.mark.parametrize("module", MODULES)
def test_the_fast_lists_are_the_plain_ones_with_each_module(module: str) -> None:
    compare(2, (module,), seed=1, every=5)
