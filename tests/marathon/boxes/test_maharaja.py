"""Maharaja before a release: what is tried daily at every table and in every language; the strength of players."""

from itertools import product
from typing import Any

import pytest

from game.boxes.maharaja.about import ABOUT
from game.boxes.maharaja.rules import RULES
from game.core.rules import Seat
from game.paint.box import Box
from game.tools.matches import Match
from game.tools.simulate import simulate
from tests.ai.positions import positions
from tests.boxes.looking import all_at_hand, outside, overlap
from tests.boxes.maharaja import (
    test_brain,
    test_carrying,
    test_conservation,
    test_figures,
    test_planning,
    test_table_picture,
    test_table_room,
    test_table_words,
    test_teaching,
)
from tests.boxes.maharaja.tables import decisions, table
from tests.languages import shipped_languages

ADVANCED = {"yogi": True, "auction": True, "homes": True}
VARIANTS: list[dict[str, Any]] = [{}, {"short": True}, {"neutral": False}, ADVANCED, {"several": True}]
VARIANTS += [ADVANCED | {"several": True}]
SMALL = Box(0, 88, 1180, 576)
EVERY_LANGUAGE = pytest.mark.parametrize("language", shipped_languages())
EVERY_VARIANT = pytest.mark.parametrize("options", VARIANTS, ids=str)


# ---------------------------------------------------------------------- rules
@pytest.mark.parametrize("variants", test_conservation.VARIANTS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_is_lost_in_many_random_games(seats: int, variants: tuple[str, ...]) -> None:
    for seed in range(100, 106):
        test_conservation.played(test_conservation.table(seats, variants), seed)


# ---------------------------------------------------------------------- table
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("advanced", ["", "advanced", "all"])
def test_everything_lies_where_it_must_in_every_room(seats: int, advanced: str) -> None:
    shown, rooms = table(seats), [*test_table_picture.AREAS, test_table_picture.smallest(seats)]
    for (state, seat), area in product(decisions(seats, advanced=advanced), rooms):
        all_at_hand(shown, RULES, state, seat, area)
        for viewer in (None, seat):
            view = RULES.view(state, viewer)
            assert not outside(shown, view, area)
            panels = test_table_picture.panels(shown, view, area)
            assert not any(overlap(a, b) for number, a in enumerate(panels) for b in panels[:number])


@pytest.mark.painted
@EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("seats", "size", "scale", "advanced"),
    [
        (2, (1024, 600), 1.0, "all"),
        (3, (1280, 720), 2.0, ""),
        (4, (1024, 768), 1.0, "advanced"),
        (5, (1024, 600), 1.0, "advanced"),
    ],
)
def test_every_text_can_be_read(language: str, seats: int, size: tuple[int, int], scale: float, advanced: str) -> None:
    test_table_picture.test_every_text_can_be_read(language, seats, size, scale, advanced, each=1)


@pytest.mark.painted
@EVERY_LANGUAGE
def test_ways_and_figures_can_be_read(language: str) -> None:
    test_table_room.test_each_of_many_ways_says_in_large_letters_what_it_costs_and_whom_it_pays(language)
    test_figures.test_every_figure_stays_in_its_room_and_cuts_no_text(language, (1920, 1080))


@EVERY_LANGUAGE
@pytest.mark.parametrize(
    "options", [("several",), ("yogi", "auction", "homes"), ("short",), ("yogi", "several", "homes")]
)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_everything_that_happens_is_told(seats: int, options: tuple[str, ...], language: str) -> None:
    named = test_table_words.test_everything_that_happens_is_told_and_everything_that_can_be_done_is_named
    named(seats, options, language)


@EVERY_LANGUAGE
def test_everything_says_what_it_is_for(language: str) -> None:
    test_teaching.test_every_item_and_part_says_what_it_is_and_is_for(language)
    test_teaching.test_no_refusal_says_only_that_it_is_not_the_moment(language)


@pytest.mark.parametrize(
    ("seats", "advanced", "area"),
    [
        (2, "all", test_carrying.AREA),
        (3, "all", SMALL),
        (4, "advanced", SMALL),
        (5, "all", SMALL),
        (5, "", test_carrying.AREA),
    ],
)
def test_every_legal_move_is_made_by_carrying_alone(seats: int, advanced: str, area: Box) -> None:
    test_carrying.test_every_legal_move_is_made_by_carrying_alone(seats, advanced, area, each=1)


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
