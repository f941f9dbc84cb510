"""Both tables in every language, window and number of seats, and every move carried."""

import pytest

from tests.boxes.alhambra.positions import MODULES
from tests.boxes.alhambra_family.games import BOTH, Game
from tests.boxes.alhambra_family.tables import Hand, decisions, reached
from tests.boxes.alhambra_family.test_table_picture import WINDOWS, unread_steps, unreadable
from tests.boxes.alhambra_family.test_table_sizes import LEAST, all_are_large
from tests.boxes.alhambra_family.test_table_words import unanswered, unexplained
from tests.languages import shipped_languages

LANGUAGES = pytest.mark.parametrize("language", shipped_languages())
SEATS = pytest.mark.parametrize("seats", range(2, 7))


@BOTH
@LANGUAGES
@pytest.mark.painted
@pytest.mark.parametrize(("seats", "size", "scale"), WINDOWS)
def test_every_text_can_be_read(game: Game, seats: int, size: tuple[int, int], scale: float, language: str) -> None:
    assert unreadable(game, seats, size, scale, language) == []


@BOTH
@LANGUAGES
@SEATS
@pytest.mark.painted
def test_each_step_of_every_walk_can_be_read(game: Game, seats: int, language: str) -> None:
    assert unread_steps(game, seats, language) == []


@BOTH
@LANGUAGES
@SEATS
def test_whatever_is_touched_or_pointed_at_has_its_words(game: Game, seats: int, language: str) -> None:
    assert unanswered(game, seats, language, 20) + unexplained(game, seats, language, 20) == []


@BOTH
@SEATS
def test_every_legal_move_of_whole_games_is_made_by_carrying(game: Game, seats: int) -> None:
    for state, _ in decisions(game, seats, 20):
        for move in game.legal(state)[::3]:
            assert reached(Hand(game, state), move), move


@pytest.mark.parametrize("size", LEAST)
@pytest.mark.parametrize("modules", [(), MODULES, *((name,) for name in MODULES)], ids="-".join)
@SEATS
def test_money_and_tiles_are_large(size: tuple[int, int], modules: tuple[str, ...], seats: int) -> None:
    for is_open in (False, True):
        all_are_large(size, seats, modules, is_open=is_open)
