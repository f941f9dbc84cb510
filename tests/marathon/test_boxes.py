"""The boxes before a release: whom Normal beats, how games of computer players end, what is seldom in a hand."""

from typing import Any

import pytest

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.moves import Play
from game.core.box import about
from game.core.rules import Seat
from game.tools.matches import Match
from game.tools.simulate import simulate
from tests.ai.positions import positions
from tests.boxes.alhambra.positions import MODULES
from tests.boxes.maharaja.test_planning import VARIANTS
from tests.boxes.tables import Hand, reached
from tests.boxes.ys import test_brain, test_table_picture
from tests.boxes.ys.pictures import table
from tests.boxes.ys.positions import card
from tests.contract.tables import Table, random_game

ALL = dict.fromkeys(MODULES, True)
OPTIONS: dict[str, list[dict[str, bool]]] = {"alhambra": [{}, ALL], "maharaja": VARIANTS, "ys": [{}]}
SHARES = {"alhambra": 0.7, "maharaja": 0.65, "ys": 0.65}
"""Of so many games at least Normal wins against Easy."""


@pytest.mark.parametrize("weaker", ["easy", "random"])
@pytest.mark.parametrize(("box", "options"), [(box, each) for box in OPTIONS for each in OPTIONS[box]], ids=str)
def test_normal_beats_what_is_below_it(box: str, options: dict[str, bool], weaker: str) -> None:
    match = Match(box, about(box).complete(options), ("normal", weaker), seed=51, swap=True)
    share = SHARES[box] if weaker == "easy" else 0.95
    assert simulate(match, games=24)["levels"]["normal"]["win_rate"] >= share


@pytest.mark.parametrize(
    ("box", "options", "seats", "apart"),
    [("alhambra", ALL, 4, 0.5), ("maharaja", {}, 3, 0.4), ("maharaja", {}, 5, 0.4), ("ys", {}, 3, 0)],
    ids=str,
)
def test_one_normal_player_does_well_among_easy_ones(
    box: str, options: dict[str, bool], seats: int, apart: float
) -> None:
    match = Match(box, about(box).complete(options), ("normal", *["easy"] * (seats - 1)), seed=52, swap=True)
    figures = simulate(match, games=12)["levels"]
    assert figures["normal"]["mean_place"] + apart < figures["easy"]["mean_place"]


def ended(box: str, seats: int, options: dict[str, bool]) -> Any:
    """Returns what lies open at the end of a game of computer players, whose moves `positions` holds to be legal."""
    return list(positions(box, seats, seed=45, every=1, options=options, level="normal"))[-1][0].public


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_games_of_maharaja_end_with_palaces(options: dict[str, bool]) -> None:
    """Nobody travels in circles, whatever is played."""
    assert sum(row.count(Seat(0)) for row in ended("maharaja", 2 + len(options) % 3, options).sites) >= 3


@pytest.mark.parametrize(("seats", "options"), test_brain.VARIANTS, ids=str)
def test_games_of_ys_end(seats: int, options: dict[str, bool]) -> None:
    assert ended("ys", seats, options).round == 4


@pytest.mark.parametrize(
    "name",
    ["alchemist", "banker", "bishop", "captain", "conjurer", "herald", "intriguer", "magician", "queen", "soldier"],
)
def test_every_character_of_ys_can_be_played_by_carrying_alone(name: str) -> None:
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
