"""Evenings in the history: their games, the cup, and how it is told to other programs."""

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from game.history import replays
from game.history.evenings import cup, evenings, games_of, last_evenings, points_of
from game.history.export import exported
from game.history.finished import FinishedGame
from game.history.history import History
from game.saves.evening import Evening, read_evening, write_evening
from game.saves.paths import Paths
from game.saves.players import Player
from game.saves.store import Store
from tests.history.games import ANNA, BELA, made_up, over, person

EVENING = "e" * 16


def played(number: int, *totals: int, who: tuple[str, ...] = (ANNA, BELA)) -> FinishedGame:
    return replace(made_up(number, *totals, who=who), evening=EVENING)


@pytest.mark.parametrize(
    ("places", "worth"),
    [
        ((1, 2, 3, 4), (4, 3, 2, 1)),
        ((1, 1, 3), (Fraction(5, 2), Fraction(5, 2), 1)),
        ((2, 1, 2, 2), (2, 4, 2, 2)),
        ((1, 1), (Fraction(3, 2), Fraction(3, 2))),
    ],
)
def test_places_bring_points_and_shared_ones_share_them(places: tuple[int, ...], worth: tuple[Fraction, ...]) -> None:
    found = tuple(points_of(place, places) for place in places)
    assert found == worth
    assert sum(found) == sum(range(1, len(places) + 1))


def test_people_alone_play_for_the_cup_and_who_was_away_has_no_points() -> None:
    rows = cup([played(1, 50, 40, 60), played(2, 30, 20, who=(BELA,))])
    told = [(row.player.person, [points and int(points) for points in row.points], row.wins, row.place) for row in rows]
    assert told == [(BELA, [1, 2], 1, 1), (ANNA, [2, None], 0, 2)]


def test_the_last_evenings_are_told_newest_first_and_no_more_than_asked_for(history: History) -> None:
    for number, evening in enumerate(("a" * 16, "b" * 16, "a" * 16, "c" * 16)):
        history.add(replace(played(number, 50, 40), evening=evening))
    assert [games[0].evening[0] for games in last_evenings(history, 2)] == ["c", "a"]


def named(game: FinishedGame, *players: Player) -> FinishedGame:
    seats = [replace(seat, player=player) for seat, player in zip(game.seats, players, strict=True)]
    return replace(game, seats=tuple(seats))


def test_who_moves_in_or_is_removed_during_an_evening_keeps_one_line() -> None:
    anna, bela, guest = person("Anna", ANNA), person("Béla", BELA), person(" anna")
    for first, last in ((anna, guest), (guest, anna)):
        rows = cup([named(played(1, 50, 40), first, bela), named(played(2, 50, 40), last, bela)])
        assert [(row.player, int(row.total)) for row in rows] == [(last, 4), (bela, 2)]


@pytest.mark.parametrize("other", [BELA, ""])
def test_two_of_one_name_keep_a_line_each(other: str) -> None:
    table = named(played(1, 50, 40), person("Anna", ANNA), person("Anna", other))
    rows = cup([table, named(played(2, 50, 40), person("Anna"), person("Cili"))])
    assert len(rows) == (4 if other else 3)


def test_wins_break_a_tie_and_else_the_cup_is_shared() -> None:
    level = [played(1, 50, 40), played(2, 40, 50)]
    assert [row.place for row in cup(level)] == [1, 1]
    rows = cup([played(1, 40, 50, 60), played(2, 60, 50, 40)])
    assert [(row.player.person, int(row.total), row.wins, row.place) for row in rows] == [
        (ANNA, 4, 1, 1),
        (BELA, 4, 0, 2),
    ]


def test_an_evening_is_its_games_in_order_and_told_as_json(history: History) -> None:
    for game in (played(1, 50, 40), made_up(2, 1, 2), played(3, 40, 40)):
        history.add(game)
    assert [game.digest for game in games_of(history, EVENING)] == [played(n, 1, 2).digest for n in (1, 3)]
    assert list(evenings(history)) == [EVENING] and games_of(history, "") == []
    [plain] = exported(history, [])["evenings"]
    assert [(row["name"], row["points"], row["by_game"]) for row in plain["cup"]] == [
        ("P0", 3.5, [2.0, 1.5]),
        ("P1", 2.5, [1.0, 1.5]),
    ]
    assert [game["evening"] for game in exported(history, [])["games"]] == [EVENING, "", EVENING]


def test_a_game_that_was_ended_twice_counts_once(history: History) -> None:
    history.add(played(1, 50, 40))
    history.add(replace(played(2, 40, 50), deal=played(1, 50, 40).deal))
    assert [game.digest for game in games_of(history, EVENING)] == [played(1, 50, 40).digest]


def test_replays_bring_their_evening_back(path: Path, history: History) -> None:
    paths, session = Paths(path.parent), over(7, person("Anna", ANNA), person("Béla", BELA, "cobalt"))
    session.evening = EVENING
    store = Store(paths)
    found = store.finish(store.begin_autosave(session.box), session.record())
    replays.look(history, found, lambda session: ())
    before = games_of(history, EVENING)
    assert len(before) == 1 and before[0].first == session.first
    replays.rebuild(history, paths, lambda session: ())
    assert games_of(history, EVENING) == before


# ---------------------------------------------------------------------- the plan
def test_the_plan_is_kept_and_a_damaged_one_set_aside_and_told(tmp_path: Path) -> None:
    path = tmp_path / "home" / "evening.json"
    assert read_evening(path) == (None, None)
    evening = Evening.begin([person("Anna", ANNA)], ["ys", "alhambra"])
    write_evening(path, evening)
    assert read_evening(path) == (evening, None)
    for damage in (b"", b"{}", b"[]", path.read_bytes().replace(b'"boxes"', b'"boxen"'), b"\xff\xfe"):
        path.write_bytes(damage)
        found, notice = read_evening(path)
        assert found is None and notice and notice.key == "evening.cup.notice_damaged"
        assert read_evening(path) == (None, None)
