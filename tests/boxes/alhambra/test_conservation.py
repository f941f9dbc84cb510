"""Nothing is ever lost or doubled, whoever hoards or draws: money, tiles and falcons are always all somewhere."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import Board, removable
from game.boxes.alhambra.rules.moves import Build, Buy, Place, PlaceFalcon, Reserve, Store, Swap, WakeVizier
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FALCONS, FOUNTAIN
from game.boxes.alhambra_family.rules.buildings import BUILDINGS
from game.boxes.alhambra_family.rules.money import money_deck
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.session.dice import Dice
from tests.ai.positions import positions
from tests.boxes.alhambra.boards import is_legal, plan
from tests.boxes.alhambra.positions import MODULES, options
from tests.contract.tables import Table, random_game

COMBINATIONS = [
    tuple(name for name, is_played in zip(MODULES, played, strict=True) if is_played)
    for played in product((False, True), repeat=len(MODULES))
]


def all_there(state: State) -> None:
    """108 money cards, or 72 for two players; all tiles of the modules; 15 falcons."""
    shown = [card for card in state.display if card is not None]
    money = [*state.money_deck, *state.discard, *shown, *(card for hand in state.hands for card in hand)]
    assert sorted(money) == money_deck(2 if state.seats == 2 else 3)
    assert len(money) == (72 if state.seats == 2 else 108)
    assert sum(pile.money for pile in state.piles) == len(state.money_deck)
    played = state.modules
    expected = [*BUILDINGS, *(CAMPS if played.camps else ()), *(BAZAARS if played.bazaars else ())]
    assert sorted(_tiles(state)) == expected
    assert sorted(_falcons(state)) == (list(FALCONS) if played.falcons else [])
    assert all([tile for _, tile in board].count(FOUNTAIN) == 1 for board in state.boards)


def _tiles(state: State) -> Iterator[int]:
    yield from state.bag
    yield from state.beside
    yield from state.waiting
    yield from state.third
    yield from (tile for tile in state.squares if tile is not None)
    for reserve in (*state.reserves, *(tiles for _, tiles in state.receivers)):
        yield from reserve
    for board in state.boards:
        yield from (tile for _, tile in board if tile != FOUNTAIN)


def _falcons(state: State) -> Iterator[int]:
    yield from state.falcons
    for perched in state.perched:
        yield from (falcon for _, falcon in perched)


def sorted_as_promised(state: State) -> None:
    bags = (state.money_deck, state.discard, state.bag, state.beside, state.waiting, state.third, state.falcons)
    assert all(list(bag) == sorted(bag) for bag in (*bags, *state.hands, *state.reserves))
    assert all(list(pairs) == sorted(pairs) for pairs in (*state.boards, *state.perched))


def table(seats: int, modules: tuple[str, ...]) -> Table:
    return Table("alhambra", seats, tuple((name, True) for name in modules))


def played(seats: int, modules: tuple[str, ...], seed: int) -> None:
    moments, over = random_game(table(seats, modules), seed)
    for state in (*(moment.state for moment in moments[::8]), over):
        all_there(state)
        sorted_as_promised(state)
    assert all(is_legal(plan(board)) for board in over.boards)


@pytest.mark.parametrize("modules", COMBINATIONS, ids=lambda modules: "-".join(modules) or "none")
def test_in_random_games_of_every_combination_of_modules(modules: tuple[str, ...]) -> None:
    """Two and three players by turns; all in tests/marathon."""
    played(2 + len(modules) % 2, modules, 1)


@pytest.mark.parametrize("seats", [4, 6])
def test_in_random_games_with_all_modules(seats: int) -> None:
    played(seats, MODULES, 1)


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


def test_what_is_known_of_an_alhambra_does_not_change_what_is_drawn() -> None:
    for state, seat in positions("alhambra", 2, seed=7, every=9):
        removable(state.boards[seat])  # its cells are known now, in the order in which they came
        plain = state.copy()
        plain.boards = [Board.read(board) for board in state.boards]
        drawn = [RULES.sample(state, seat, Dice(number)) for number in range(8)]
        assert drawn == [RULES.sample(plain, seat, Dice(number)) for number in range(8)]
