"""Ys before a release: what is tried daily at every table and in every language; the strength of players."""

import pytest

from game.boxes.ys.about import ABOUT
from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.moves import Play
from game.tools.matches import Match
from game.tools.simulate import simulate
from tests.ai.positions import positions
from tests.boxes.tables import Hand, reached
from tests.boxes.ys import test_brain, test_conservation, test_sequences_shown, test_table_picture, test_taking_back
from tests.boxes.ys.pictures import table
from tests.boxes.ys.positions import card
from tests.contract.tables import Table, random_game
from tests.languages import shipped_languages

EVERY_LANGUAGE = pytest.mark.parametrize("language", shipped_languages())
EVERY_VARIANT = pytest.mark.parametrize(("seats", "options"), test_brain.VARIANTS, ids=str)


# ---------------------------------------------------------------------- rules
@pytest.mark.parametrize(("seats", "options"), test_conservation.VARIANTS, ids=str)
def test_nothing_is_lost_in_many_random_games(seats: int, options: dict[str, bool | int]) -> None:
    for seed in range(100, 130):
        test_conservation.played(seats, options, seed)


@pytest.mark.parametrize("seed", range(6))
def test_what_differs_in_one_of_many_worlds_is_final(seed: int) -> None:
    test_taking_back.test_what_differs_in_one_of_many_worlds_is_final(seed, worlds=100)


# ---------------------------------------------------------------------- table
@pytest.mark.painted
@EVERY_LANGUAGE
def test_walks_can_be_read(language: str) -> None:
    for name, seats in (("two-hard", 2), ("three-favour-express", 3), ("four-all-open", 4)):
        test_sequences_shown.test_each_step_of_every_walk_can_be_read(name, seats, language)
    for size in ((1024, 600), (1920, 1080)):
        test_sequences_shown.test_many_brokers_and_much_to_explain_can_be_read(size, language)


@pytest.mark.parametrize(
    "name",
    ["alchemist", "banker", "bishop", "captain", "conjurer", "herald", "intriguer", "magician", "queen", "soldier"],
)
def test_every_character_can_be_played_by_carrying_alone(name: str) -> None:
    found = 0
    for seed in range(1, 40):
        for moment in random_game(Table("ys", 4, (("favour", True),)), seed)[0]:
            legal = RULES.legal(moment.state, moment.seat)
            moves = [move for move in legal if isinstance(move, Play) and move.card == card(name)]
            for move in moves[:: max(1, len(moves) // 4)]:
                assert reached(Hand(table(4), RULES, moment.state, moment.seat, test_table_picture.USUAL), move)
                found += 1
        if found > 3:
            return
    assert found, "never in hand"


# ---------------------------------------------------------------------- computer players
@EVERY_VARIANT
def test_games_of_computer_players_end(seats: int, options: dict[str, bool]) -> None:
    """`positions` asserts that all moves are legal."""
    last = list(positions("ys", seats, seed=45, every=1, options=options, level="normal"))[-1][0]
    assert last.public.round == 4


@pytest.mark.parametrize(("weaker", "share"), [("easy", 0.65), ("random", 0.95)])
def test_normal_beats_what_is_below_it(weaker: str, share: float) -> None:
    match = Match("ys", ABOUT.complete({}), ("normal", weaker), seed=51, swap=True)
    assert simulate(match, games=24)["levels"]["normal"]["win_rate"] >= share


def test_normal_does_well_among_easy_players() -> None:
    match = Match("ys", ABOUT.complete({}), ("normal", "easy", "easy"), seed=52, swap=True)
    figures = simulate(match, games=12)["levels"]
    assert figures["normal"]["mean_place"] < figures["easy"]["mean_place"]
