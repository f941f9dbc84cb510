"""Maharaja before a release: what is tried daily at every table and in every language; the strength of players."""

from typing import Any

import pytest

from game.boxes.maharaja.about import ABOUT
from game.core.rules import Seat
from game.tools.matches import Match
from game.tools.simulate import simulate
from tests.ai.positions import positions
from tests.boxes.maharaja import test_brain, test_conservation, test_planning, test_table_room, test_table_words
from tests.languages import shipped_languages

ADVANCED = {"yogi": True, "auction": True, "homes": True}
VARIANTS: list[dict[str, Any]] = [{}, {"short": True}, {"neutral": False}, ADVANCED, {"several": True}]
VARIANTS += [ADVANCED | {"several": True}]
EVERY_LANGUAGE = pytest.mark.parametrize("language", shipped_languages())
EVERY_VARIANT = pytest.mark.parametrize("options", VARIANTS, ids=str)


# ---------------------------------------------------------------------- rules
@pytest.mark.parametrize("variants", test_conservation.VARIANTS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_is_lost_in_many_random_games(seats: int, variants: tuple[str, ...]) -> None:
    for seed in range(100, 106):
        test_conservation.played(test_conservation.table(seats, variants), seed)


# ---------------------------------------------------------------------- table
@pytest.mark.painted
@EVERY_LANGUAGE
def test_ways_can_be_read(language: str) -> None:
    test_table_room.test_each_of_many_ways_says_in_large_letters_what_it_costs_and_whom_it_pays(language)


@EVERY_LANGUAGE
def test_no_refusal_says_only_that_it_is_not_the_moment(language: str) -> None:
    test_table_words.test_no_refusal_says_only_that_it_is_not_the_moment(language)


# ---------------------------------------------------------------------- computer players
@pytest.mark.parametrize("level", ["random", "casual"])
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("options", [{}, test_planning.ADVANCED], ids=["basic", "variants"])
def test_the_planner_finds_what_its_slow_twin_does(options: dict[str, bool], seats: int, level: str) -> None:
    twin = test_planning.test_whatever_it_keeps_the_planner_finds_what_its_slow_twin_does
    twin(options, seats, level, every=17)


@EVERY_VARIANT
def test_plans_are_kept_followed_and_done(options: dict[str, bool]) -> None:
    test_planning.test_plans_that_are_kept_are_those_that_would_be_laid(options)
    test_planning.test_whoever_follows_the_policy_plays_whole_games(options)
    test_brain.test_it_never_plans_what_it_could_not_do_at_once(options)


@pytest.mark.parametrize("gold", [24, 30])
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_whoever_plays_plans_on_never_travels_twice_in_a_row(level: str, gold: int) -> None:
    test_brain.test_whoever_plays_plans_on_never_travels_twice_in_a_row(level, gold)


@EVERY_VARIANT
def test_games_of_computer_players_end_with_palaces(options: dict[str, bool]) -> None:
    """Nobody travels in circles, whatever is played; `positions` asserts that all moves are legal."""
    last = list(positions("maharaja", 2 + len(options) % 3, seed=45, every=1, options=options, level="normal"))[-1][0]
    assert sum(row.count(Seat(0)) for row in last.public.sites) >= 3


@EVERY_VARIANT
@pytest.mark.parametrize(("weaker", "share"), [("easy", 0.65), ("random", 0.95)])
def test_normal_beats_what_is_below_it_with_every_variant(options: dict[str, bool], weaker: str, share: float) -> None:
    match = Match("maharaja", ABOUT.complete(options), ("normal", weaker), seed=51, swap=True)
    assert simulate(match, games=24)["levels"]["normal"]["win_rate"] >= share


@pytest.mark.parametrize("seats", [3, 5])
def test_one_normal_player_does_well_among_easy_ones(seats: int) -> None:
    match = Match("maharaja", ABOUT.complete({}), ("normal", *["easy"] * (seats - 1)), seed=52, swap=True)
    figures = simulate(match, games=12)["levels"]
    assert figures["normal"]["mean_place"] + 0.4 < figures["easy"]["mean_place"]
