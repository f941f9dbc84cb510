"""Computer players before a release: how strong they are, how they train, what they like, and every option."""

import json
from itertools import product
from pathlib import Path
from statistics import fmean

import pytest

from game.ai import linear
from game.ai.bots import choose, think
from game.ai.dice import SeededDice
from game.ai.personality import tastes
from game.core import box as shelf
from game.core.rules import no_listener
from game.tools.train import run
from tests.ai.positions import positions
from tests.ai.test_personality import PEOPLED
from tests.ai.test_rollouts import FEW
from tests.ai.test_simulate import win_rate
from tests.contract.tables import Table, all_tables


@pytest.mark.parametrize("box", PEOPLED)
def test_a_personality_shows_in_how_games_are_played(box: str) -> None:
    """Who likes something has more of it than the same level without that taste, in the same deals."""
    for key in tastes(box):
        own, others = likings(box, key, deals=20)
        assert own > others, key


def likings(box: str, key: str, deals: int) -> tuple[float, float]:
    """Returns how much a personality likes its own positions, and how much it would like those of the other seat."""
    rules, found = shelf.rules(box), {True: list[float](), False: list[float]()}
    for deal, own in product(range(deals), range(2)):
        luck = SeededDice(f"likings {deal}")
        state = rules.setup(2, shelf.about(box).complete({}), luck)
        while acting := rules.to_act(state):
            seat, number = min(acting), len(found[True]) + len(found[False])
            found[seat == own].append(tastes(box)[key](state, seat))
            personality = key if seat == own else ""
            move = choose(box, "normal", rules.view(state, seat), seat, number, personality=personality)
            rules.apply(state, seat, move, luck, no_listener)
    return fmean(found[True]), fmean(found[False])


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_it_plays_with_every_option(table: Table) -> None:
    for state, seat in positions(table.box, table.seats, 27, every=97, options=dict(table.options)):
        assert think(table.box, FEW, table.rules.view(state, seat), seat, 1) in table.rules.legal(state, seat)


def test_normal_beats_easy() -> None:
    assert win_rate(("normal", "easy"), games=30, seed=32) >= 0.7


@pytest.mark.parametrize("box", ["alhambra_cards", "alhambra", "maharaja", "ys"])
def test_casual_lies_between_easy_and_normal(box: str) -> None:
    assert 0.55 <= win_rate(("casual", "easy"), games=40, seed=36, box=box) <= 0.96
    assert win_rate(("casual", "normal"), games=30, seed=37, box=box) <= 0.4


def test_hard_beats_normal() -> None:
    assert win_rate(("hard", "normal"), games=20, seed=38) >= 0.6


def test_normal_beats_random_play() -> None:
    assert win_rate(("normal", "random"), games=20, seed=33) >= 0.95


def test_normal_beats_the_frozen_baseline() -> None:
    assert win_rate(("normal", "baseline"), games=30, seed=34) >= 0.6


@pytest.mark.parametrize("seats", [3, 5])
def test_one_normal_player_does_well_among_easy_ones(seats: int) -> None:
    assert win_rate(("normal", *["easy"] * (seats - 1)), games=15, seed=35) >= 1.5 / seats


LINE = "alhambra_cards {} --seats 2 --generations 2 --games 1 --trials 1 --jobs {}"


def test_the_same_command_writes_the_same_file(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one", "other", "third")]
    for file, jobs, more in zip(files, (1, 2, 1), ("", "", "--seed 2"), strict=True):
        assert run([*LINE.format(file, jobs).split(), *more.split()]) == 0
    one, other, third = (file.read_text("utf-8") for file in files)
    assert one == other != third
    hand = linear.load("alhambra_cards").hand
    assert {group: len(row) for group, row in json.loads(one).items()} == {group: len(hand[group]) for group in hand}
