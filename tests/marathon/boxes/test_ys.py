"""Ys before a release: what is tried daily at every table and in every language; the strength of players."""

from itertools import product
from typing import Any

import pytest

from game.boxes.ys.about import ABOUT
from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.moves import Play
from game.paint.box import Box
from game.tools.matches import Match
from game.tools.simulate import simulate
from tests.ai.positions import positions
from tests.boxes.looking import all_at_hand, outside
from tests.boxes.ys import (
    test_brain,
    test_carrying,
    test_conservation,
    test_figures,
    test_sequences_shown,
    test_table_picture,
    test_table_words,
    test_taking_back,
    test_teaching,
)
from tests.boxes.ys.pictures import GAMES, SMALL, areas, decisions, table
from tests.boxes.ys.positions import card
from tests.languages import shipped_languages

EVERY_LANGUAGE = pytest.mark.parametrize("language", shipped_languages())
EVERY_GAME = pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
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
@EVERY_GAME
def test_everything_lies_where_it_must_in_every_room(seats: int, options: dict[str, Any]) -> None:
    shown = table(seats)
    for (state, seat), area in product(decisions(seats, **options), areas(shown)):
        all_at_hand(shown, RULES, state, seat, area)
        assert not any(outside(shown, RULES.view(state, viewer), area) for viewer in (None, seat))
    test_table_picture.test_in_small_windows_every_target_keeps_twenty_four_pixels(seats, options)
    test_table_picture.test_own_brokers_never_hide_each_other(seats, options)


@pytest.mark.painted
@EVERY_GAME
def test_what_others_keep_secret_leaves_no_trace_in_the_picture(seats: int, options: dict[str, Any]) -> None:
    test_table_picture.test_what_others_keep_secret_leaves_no_trace_in_the_picture(seats, options)


@pytest.mark.painted
@pytest.mark.parametrize("language", [*shipped_languages(), "qps"])
@pytest.mark.parametrize(
    ("game", "size", "scale"),
    [(0, SMALL, 1.0), (1, (1280, 720), 2.0), (2, SMALL, 1.0), (3, (1024, 768), 1.0), (4, (1920, 1080), 1.5)],
)
def test_every_text_can_be_read(language: str, game: int, size: tuple[int, int], scale: float) -> None:
    test_table_picture.test_every_text_can_be_read(language, game, size, scale, each=1)


@pytest.mark.painted
@EVERY_LANGUAGE
def test_walks_and_figures_can_be_read(language: str) -> None:
    for name, seats in (("two-hard", 2), ("three-favour-express", 3), ("four-all-open", 4)):
        test_sequences_shown.test_each_step_of_every_walk_can_be_read(name, seats, language)
    for size in ((1024, 600), (1920, 1080)):
        test_sequences_shown.test_many_brokers_and_much_to_explain_can_be_read(size, language)
    test_figures.test_every_figure_stays_in_its_room_and_cuts_no_text(language, (1920, 1080))


@EVERY_LANGUAGE
@EVERY_GAME
def test_everything_that_happens_is_told(seats: int, options: dict[str, Any], language: str) -> None:
    named = test_table_words.test_everything_that_happens_is_told_and_everything_that_can_be_done_is_named
    named(seats, options, language)


@EVERY_LANGUAGE
def test_every_item_and_part_says_what_it_is_and_is_for(language: str) -> None:
    test_teaching.test_every_item_and_part_says_what_it_is_and_is_for(language)


@pytest.mark.parametrize("window", [test_carrying.USUAL, Box(0, 88, 1280, 632)], ids=["usual", "low"])
@pytest.mark.parametrize("game", [GAMES[1], GAMES[3]], ids=str)
def test_every_kind_of_move_can_be_made_by_carrying_alone(game: tuple[int, dict[str, Any]], window: Box) -> None:
    test_carrying.test_every_kind_of_move_can_be_made_by_carrying_alone(game, window, most=40)


@pytest.mark.parametrize(
    "name",
    ["alchemist", "banker", "bishop", "captain", "conjurer", "herald", "intriguer", "magician", "queen", "soldier"],
)
def test_every_character_can_be_played_by_carrying_alone(name: str) -> None:
    found = 0
    for seed in range(1, 12):
        for state, seat in decisions(4, seed, favour=True):
            moves = [m for m in RULES.legal(state, seat) if isinstance(m, Play) and m.card == card(name)]
            for move in moves[:: max(1, len(moves) // 4)]:
                test_carrying.Hand(table(4), state, seat, test_carrying.USUAL).carry(move)
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
