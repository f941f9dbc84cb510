"""Nothing is ever lost or doubled: money cards, tiles and falcons are always all somewhere."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FALCONS, FOUNTAIN
from game.boxes.alhambra_family.rules.buildings import BUILDINGS
from game.boxes.alhambra_family.rules.money import money_deck
from game.session.dice import Dice
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


@settings(max_examples=10, deadline=None)
@given(
    seats=st.integers(2, 6),
    modules=st.sampled_from(COMBINATIONS),
    seed=st.integers(0, 9999),
    choices=st.lists(st.integers(0, 10**6), max_size=80),
)
def test_whatever_is_played(seats: int, modules: tuple[str, ...], seed: int, choices: list[int]) -> None:
    luck = Dice(seed)
    state = RULES.setup(seats, options(*modules), luck)
    for choice in choices:
        for seat in RULES.to_act(state):
            moves = RULES.legal(state, seat)
            RULES.apply(state, seat, moves[choice % len(moves)], luck, lambda news: None)
            all_there(state)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_an_imagined_game_is_complete_too(seats: int) -> None:
    luck = Dice(0, "worlds")
    for moment in random_game(table(seats, MODULES), 9)[0][::40]:
        for viewer in (None, moment.seat):
            all_there(RULES.imagine(RULES.forget(RULES.view(moment.state, viewer)), luck))
