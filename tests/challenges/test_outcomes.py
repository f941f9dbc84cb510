"""How challenges went, as the history tells, and what is noted of them; what damage does to it."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.boxes import NAMES
from game.challenges import outcomes
from game.challenges.goals import LEAD, LEVEL, POINTS, Earned, goals
from game.challenges.notes import Guest, NotesFile, Solving, Tries
from game.challenges.outcomes import ChallengeStanding
from game.challenges.weekly import Challenge, goal_deal
from game.core.rules import Seat
from game.history.finished import FinishedGame, SeatResult, deal_key
from game.history.history import History
from game.saves.players import Player, Stint
from tests.history.games import ANNA, BELA, made_up

CHALLENGE = goal_deal(goals("ys")[0], 7)
LEAST = CHALLENGE.goal.medals["silver"]
UNTOLD = Tries()


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    made = History.open(tmp_path / "games.db")
    yield made
    made.close()


def game(number: int, who: str, total: int, challenge: Challenge = CHALLENGE, level: str = LEVEL) -> FinishedGame:
    """A game of somebody who played a deal alone and had that total; the others had none."""
    deal = challenge.deal
    made = made_up(number, *(total if seat == deal.seat else 0 for seat in range(deal.seats)), who=(), box=deal.box)
    seats = list(made.seats)
    seats[deal.seat] = replace(seats[deal.seat], player=Player("Anna", "jade", "human", person=who))
    others = [SeatResult(replace(each.player, level=level), 0, 2) for each in seats]
    played = tuple(each if i == deal.seat else others[i] for i, each in enumerate(seats))
    key = deal_key(deal.box, deal.seats, deal.seed)
    return replace(made, deal=key, options=deal.all_options, rules_version=1, seats=played)


def standing(history: History, who: str, tries: Tries = UNTOLD) -> ChallengeStanding:
    return outcomes.week_standing(CHALLENGE, outcomes.games(history, CHALLENGE.deal), who, tries)


def test_the_first_game_counts_and_later_ones_are_practice(history: History) -> None:
    assert standing(history, ANNA) == ChallengeStanding()
    history.add(game(2, ANNA, LEAST + 90))
    history.add(game(1, ANNA, LEAST))
    history.add(game(3, BELA, 1))
    assert standing(history, ANNA) == ChallengeStanding(LEAST, "silver", LEAST + 90)
    assert standing(history, BELA) == ChallengeStanding(1, None, None)
    assert standing(history, "") == ChallengeStanding()


def test_who_looked_and_began_again_wins_no_medal(history: History) -> None:
    history.add(game(5, ANNA, LEAST))
    assert standing(history, ANNA, Tries("2026-01-01", "2026-01-02")) == ChallengeStanding(None, None, LEAST)


@pytest.mark.parametrize(
    "mark", [{"second_thoughts": True}, {"stints": (Stint(Player("B", "jade", "computer", "hard"), 9, 3),)}], ids=str
)
def test_a_try_with_second_thoughts_or_anothers_help_is_spent_and_wins_no_medal(
    history: History, mark: dict[str, Any]
) -> None:
    first = game(1, ANNA, LEAST + 90)
    seats = tuple(replace(each, player=replace(each.player, **mark)) for each in first.seats)
    history.add(replace(first, seats=seats))
    history.add(game(2, ANNA, LEAST))
    assert standing(history, ANNA) == ChallengeStanding(practice=LEAST + 90, is_seen=True)
    reached = outcomes.reached_in(history, first.digest, CHALLENGE.deal, UNTOLD)
    assert reached and not any(each.counts for each in reached)


def test_other_opponents_options_or_company_do_not_count(history: History) -> None:
    history.add(game(1, ANNA, LEAST, level="easy"))
    history.add(replace(game(2, ANNA, LEAST), options={**CHALLENGE.deal.all_options, "all_open": True}))
    seats = tuple(replace(each, player=Player("B", "jade", "human", person=BELA)) for each in game(3, ANNA, 9).seats)
    history.add(replace(game(3, ANNA, LEAST), seats=seats))
    assert standing(history, ANNA) == ChallengeStanding(is_seen=True)
    assert len(outcomes.games(history, CHALLENGE.deal)) == 2  # for families to compare


def test_who_knows_a_deal_from_another_table_wins_no_medal(history: History) -> None:
    bela = Player("B", "cobalt", "human", person=BELA)
    alone = game(1, ANNA, 9)
    others = [each if each.player.is_human else replace(each, player=bela) for each in alone.seats]
    history.add(replace(alone, seats=tuple(others)))
    for number, who in ((2, ANNA), (3, BELA), (4, "c" * 16), (5, "")):
        history.add(game(number, who, LEAST))
    for who in (ANNA, BELA):
        assert standing(history, who) == ChallengeStanding(practice=LEAST, is_seen=True)
    for who in ("c" * 16, ""):
        assert standing(history, who) == ChallengeStanding(LEAST, "silver")
    tries = Tries("2026-01-01", goal=CHALLENGE.goal.id)
    reached = {n: outcomes.reached_in(history, game(n, ANNA, 0).digest, CHALLENGE.deal, tries) for n in (2, 4)}
    assert [[each.counts for each in found] for found in reached.values()] == [[False], [True]]


def test_the_best_game_with_a_fresh_deal_counts_for_a_goal(history: History) -> None:
    points = next(goal for goal in goals("ys") if goal.count == "points" and goal.seats == CHALLENGE.deal.seats)
    for number, total in ((1, points.medals["bronze"]), (2, points.medals["gold"]), (3, 5)):
        history.add(replace(game(number, ANNA, total), deal=f"{number}"))
    history.add(replace(game(4, ANNA, 500), deal="3"))  # a deal that was there before
    found = outcomes.goal_standing(points, outcomes.free_games(history, points), ANNA)
    assert found == ChallengeStanding(points.medals["gold"], "gold")


def test_a_game_tells_what_it_reached_of_the_goal_that_it_was_begun_for(history: History) -> None:
    deal, goal = CHALLENGE.deal, CHALLENGE.goal
    begun = {"XXXX": Tries("2026-01-01"), deal.code: Tries("2026-01-01", goal=goal.id)}
    assert outcomes.begun_as(begun, NAMES, deal.box, deal.seed) == (deal, begun[deal.code])
    assert outcomes.begun_as(begun, NAMES, deal.box, 5) is None
    assert outcomes.begun_as(begun, NAMES, "alhambra", deal.seed) is None
    history.add(game(1, BELA, LEAST))
    history.add(game(2, ANNA, LEAST))
    history.add(game(3, ANNA, LEAST + 90))

    def reached(number: int, tries: Tries) -> list[tuple[str, int, str | None]]:
        digest = game(number, ANNA, 0).digest
        found = outcomes.reached_in(history, digest, deal, tries)
        return [(each.goal.id, each.number, each.medal) for each in found]

    assert reached(2, Tries("2026-01-01", goal=goal.id)) == [(goal.id, LEAST, "silver")]
    assert reached(3, Tries("2026-01-01", goal=goal.id)) == [(goal.id, LEAST + 90, None)]  # practice
    assert reached(2, Tries("2025-01-01", "2025-01-02", goal.id)) == [(goal.id, LEAST, None)]
    assert [each for each, *_ in reached(2, Tries("2026-01-01"))] == ["points", "lead"]  # of a code: all of its table
    assert reached(4, Tries()) == []


def test_how_far_one_is_ahead_and_points_of_a_kind_can_count(history: History) -> None:
    lead = next(goal for goal in goals("ys") if goal.count == "lead")
    black = replace(lead, count="black")
    ended = [Earned(30, {}, {"black": 4}), Earned(50), Earned(20)]
    assert [lead.counted(ended, seat) for seat in map(Seat, range(3))] == [-20, 20, -30]
    assert [black.counted(ended, seat) for seat in map(Seat, range(2))] == [4, 0]


def test_a_fortune_can_count_in_the_place_of_totals() -> None:
    lead = next(goal for goal in goals("maharaja") if goal.count == LEAD)
    ended = [Earned(palaces, {"score.palaces": palaces, "score.gold": gold}) for palaces, gold in ((7, 1), (6, 20))]
    assert lead.counted(ended, Seat(1)) == 7
    assert replace(lead, count=POINTS).counted(ended, Seat(0)) == 85


# ---------------------------------------------------------------------- notes
WEDNESDAY, THURSDAY, FRIDAY = (f"2026-11-{day}T20:00:00.000+00:00" for day in (25, 26, 27))


def test_a_deal_begun_again_counts_only_what_was_over_before(tmp_path: Path) -> None:
    file = NotesFile(tmp_path / "challenges.json")
    assert file.tries("anna", "CODE") == Tries() and Tries().counts(FRIDAY)
    for moment in (WEDNESDAY, THURSDAY, FRIDAY):
        file.begin("anna", "CODE", moment)
    kept = NotesFile(tmp_path / "challenges.json").tries("anna", "CODE")
    assert kept == Tries(WEDNESDAY, THURSDAY)
    assert kept.counts(WEDNESDAY) and not kept.counts(FRIDAY)
    assert file.tries("", "CODE") == Tries()


def test_two_programs_keep_what_the_other_noted(tmp_path: Path) -> None:
    one, other = NotesFile(tmp_path / "c.json"), NotesFile(tmp_path / "c.json")
    one.add_guest("CODE", Guest("Nowak", 61))
    other.add_guest("CODE", Guest("Kovács", 87))
    one.add_guest("CODE", Guest("Nowak", 70))
    assert sorted(each.points for each in NotesFile(tmp_path / "c.json").guests("CODE")) == [70, 87]


def test_a_puzzle_counts_misses_and_hints_until_it_is_solved(tmp_path: Path) -> None:
    file = NotesFile(tmp_path / "c.json")
    file.note_puzzle("anna", "ys/crowd", 0, is_solved=False)
    file.note_puzzle("anna", "ys/crowd", 2, is_solved=True)
    file.note_puzzle("anna", "ys/crowd", 0, is_solved=False)
    assert NotesFile(tmp_path / "c.json").solving("anna", "ys/crowd") == Solving(1, 2, is_solved=True)


def test_damage_is_put_aside_and_told(tmp_path: Path) -> None:
    path = tmp_path / "c.json"
    for damaged in ("{torn", '{"version": 9}', '{"version": 1, "tries": 3}', "[]"):
        path.write_text(damaged)
        file = NotesFile(path)
        assert file.notice is not None and file.notice.key == "challenges.notice_damaged"
        assert path.with_name("c.json.bad").read_text() == damaged
    tries, guests, puzzles = {"a": {"C": {"first": 3}}}, {"C": [{"name": 1}, 7]}, {"a": {"p": {"misses": -1}}}
    path.write_text(json.dumps({"version": 1, "tries": tries, "guests": guests, "puzzles": puzzles}))
    file = NotesFile(path)
    assert (file.notice, file.tries("a", "C"), list(file.guests("C")), file.solving("a", "p")) == (
        None,
        Tries(),
        [],
        Solving(),
    )


def test_a_number_that_nobody_reaches_is_none(tmp_path: Path) -> None:
    path = tmp_path / "c.json"
    huge = 10**4000
    guests = {"X": [{"name": "Ola", "points": huge}, {"name": "Jan", "points": 7}]}
    puzzles = {"": {"ys/a": {"misses": huge, "hints": huge, "solved": True}}}
    path.write_text(json.dumps({"version": 1, "tries": {}, "guests": guests, "puzzles": puzzles}))
    file = NotesFile(path)
    assert list(file.guests("X")) == [Guest("Jan", 7)]
    assert file.solving("", "ys/a") == Solving(0, 0, True)
