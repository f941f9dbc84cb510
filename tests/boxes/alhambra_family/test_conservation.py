"""Both games played anyhow: nothing is lost or doubled, lists of moves stay short, and each move may be drawn."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

import pytest

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import Board, removable
from game.boxes.alhambra.rules.moves import Buy, Place, Reserve
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import BAZAARS, CAMPS, FALCONS, FOUNTAIN
from game.boxes.alhambra_family.rules.components import BUILDINGS, money_deck
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import no_listener
from game.session.dice import Dice
from tests.ai.positions import positions
from tests.boxes.alhambra.boards import plan
from tests.boxes.alhambra.plain import is_legal
from tests.boxes.alhambra.positions import MODULES
from tests.boxes.alhambra_family.games import BOTH, TILES, Game
from tests.boxes.numbers import drawn
from tests.breadth import wide
from tests.contract.tables import Table, random_game

COMBINATIONS = [
    tuple(name for name, is_played in zip(MODULES, played, strict=True) if is_played)
    for played in product((False, True), repeat=len(MODULES))
]
FEW = [(3, modules, 1) for modules in COMBINATIONS if len(modules) in (0, 1, 4)]
"""With no module, each of them and all."""


# ---------------------------------------------------------------------- what must be somewhere
def _money_is_there(state: Any) -> None:
    """108 money cards, or 72 for two players."""
    shown = [card for card in state.display if card is not None]
    money = [*state.money_deck, *state.discard, *shown, *(card for hand in state.hands for card in hand)]
    assert sorted(money) == money_deck(2 if state.seats == 2 else 3)
    assert len(money) == (72 if state.seats == 2 else 108)
    assert sum(pile.money for pile in state.piles) == len(state.money_deck)
    assert all(list(bag) == sorted(bag) for bag in (state.money_deck, state.discard, *state.hands))


def cards_are_there(state: Any) -> None:
    """The card game: money and 54 buildings."""
    _money_is_there(state)
    yard = [building for building in state.yard if building is not None]
    owned = [building for party in state.buildings for building in party]
    assert sorted([*state.building_deck, *yard, *owned, *state.bought, *state.pending]) == list(BUILDINGS)
    assert all(list(bag) == sorted(bag) for bag in (state.building_deck, *state.buildings))


def tiles_are_there(state: State) -> None:
    """The tile game: money, all tiles of the modules, 15 falcons."""
    _money_is_there(state)
    played, bags = state.modules, (state.bag, state.beside, state.waiting, state.third, state.falcons)
    assert all(list(bag) == sorted(bag) for bag in (*bags, *state.reserves))
    assert all(list(pairs) == sorted(pairs) for pairs in (*state.boards, *state.perched))
    expected = [*BUILDINGS, *(CAMPS if played.camps else ()), *(BAZAARS if played.bazaars else ())]
    assert sorted(_tiles(state)) == expected
    falcons = [*state.falcons, *(falcon for perched in state.perched for _, falcon in perched)]
    assert sorted(falcons) == (list(FALCONS) if played.falcons else [])
    assert all([tile for _, tile in board].count(FOUNTAIN) == 1 for board in state.boards)


def _tiles(state: State) -> Iterator[int]:
    for some in (state.bag, state.beside, state.waiting, state.third, *state.reserves):
        yield from some
    yield from (tile for tile in state.squares if tile is not None)
    yield from (tile for _, tiles in state.receivers for tile in tiles)
    yield from (tile for board in state.boards for _, tile in board if tile != FOUNTAIN)


def all_there(game: Game) -> Callable[[Any], None]:
    return tiles_are_there if game.is_tiles else cards_are_there


# ---------------------------------------------------------------------- random games
@pytest.mark.parametrize(
    ("seats", "modules", "seed"),
    wide([*FEW, (2, MODULES, 1), (6, MODULES, 1)], product(range(2, 7), COMBINATIONS, range(4))),
    ids=str,
)
def test_in_random_games_of_the_tile_game(seats: int, modules: tuple[str, ...], seed: int) -> None:
    moments, over = random_game(Table("alhambra", seats, tuple((name, True) for name in modules)), seed)
    for state in (*(moment.state for moment in moments[::8]), over):
        tiles_are_there(state)
    assert all(is_legal(plan(board)) for board in over.boards)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_in_random_games_of_the_card_game(seats: int) -> None:
    moments, over = random_game(Table("alhambra_cards", seats, ()), 1)
    for state in (*(moment.state for moment in moments), over):
        cards_are_there(state)


def options(game: Game, *modules: str) -> dict[str, bool]:
    return dict.fromkeys(modules, True) if game.is_tiles else {}


@BOTH
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_an_imagined_game_is_complete_too(game: Game, seats: int) -> None:
    luck, rules = Dice(0, "worlds"), game.rules
    for state, seat in positions(game.box, seats, 9, every=30, options=options(game, *MODULES)):
        for viewer in (None, seat):
            all_there(game)(rules.imagine(rules.forget(rules.view(state, viewer)), luck))


@BOTH
@pytest.mark.parametrize("seats", [2, 4])
def test_every_legal_move_is_what_one_number_stands_for(game: Game, seats: int) -> None:
    """A move drawn without listing is any legal one, each as likely as the others."""
    chosen = options(game, *MODULES) if seats == 2 else {}
    for state, seat in positions(game.box, seats, seed=11, every=11 if game.is_tiles else 3, options=chosen):
        assert sorted(map(repr, drawn(game.rules, state, seat))) == sorted(map(repr, game.rules.legal(state, seat)))


def test_what_is_known_of_an_alhambra_does_not_change_what_is_drawn() -> None:
    for state, seat in positions("alhambra", 2, seed=7, every=9):
        removable(state.boards[seat])  # its cells are known now, in the order in which they came
        plain = state.copy()
        plain.boards = [Board.read(board) for board in state.boards]
        drawn = [RULES.sample(state, seat, Dice(number)) for number in range(8)]
        assert drawn == [RULES.sample(plain, seat, Dice(number)) for number in range(8)]


# ---------------------------------------------------------------------- habits
Habit = Callable[[Any, int], Sequence[type]]
"""What kinds of moves a seat prefers, best first; others are picked at random."""


def longest(game: Game, seats: int, modules: Sequence[str], seed: int, habit: Habit) -> int:
    """Plays a game; returns the length of the longest list of moves."""
    luck, whim = Dice(seed, "luck"), Dice(seed, "whim")
    state, _ = game.new(seats, luck, **options(game, *modules))
    most = decisions = 0
    while acting := game.rules.to_act(state):
        (seat,), moves = acting, game.legal(state)
        most, decisions = max(most, len(moves)), decisions + 1
        assert moves and decisions < 3000
        wanted = ([move for move in moves if isinstance(move, kind)] for kind in habit(state, seat))
        game.rules.apply(state, seat, whim.pick(next(filter(None, wanted), moves)), luck, no_listener)
    return most


@BOTH
@pytest.mark.parametrize(("seats", "modules"), [(2, MODULES), (6, ())], ids=["two", "six"])
def test_who_only_takes_money_runs_out_of_it_and_must_buy_from_short_lists(
    game: Game, seats: int, modules: tuple[str, ...]
) -> None:
    assert longest(game, seats, modules, seats, lambda state, seat: [TakeMoney]) <= 400


@pytest.mark.parametrize("modules", [(), MODULES], ids=["none", "all"])
@pytest.mark.parametrize("seats", [2, 3])
def test_who_buys_all_and_builds_little_has_a_few_dozen_moves(seats: int, modules: Sequence[str]) -> None:
    def habit(state: State, seat: int) -> list[type]:
        return [Buy, Place, Reserve, TakeMoney] if len(state.boards[seat]) < 14 else [Buy, Reserve, TakeMoney]

    assert 30 <= longest(TILES, seats, modules, 1, habit) <= 200
