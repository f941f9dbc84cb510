"""Evenings, and who sat together."""

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from game.core.rules import Seat
from game.history import adding, replays, schema, sittings, wall
from game.history.evenings import cup, evenings, games_of, last_evenings, points_of
from game.history.export import exported
from game.history.finished import FinishedGame
from game.history.history import History
from game.history.honours import honours
from game.saves.evening import Evening, read_evening, write_evening
from game.saves.parsing import parse
from game.saves.paths import Paths
from game.saves.players import Player, had_second_thoughts
from game.saves.store import Store
from game.session.handicap import handicapped, standing
from game.session.session import Session
from tests.history.games import ANNA, BELA, kept, made_up, over, person
from tests.history.test_database import older
from tests.session.games import new_game, play

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


def test_everybody_plays_for_the_cup_and_who_was_away_has_no_points() -> None:
    rows = cup([played(1, 50, 40, 60), played(2, 30, 20, who=(BELA,))])
    told = [(row.player.name, [points and int(points) for points in row.points], row.wins, row.place) for row in rows]
    assert told == [("P0", [1, 2], 1, 1), ("C2", [3, None], 1, 1), ("P0", [2, None], 0, 3), ("C1", [None, 1], 0, 4)]


def test_a_computer_player_that_did_best_wins_the_cup_under_a_name_of_its_own() -> None:
    robot, anna = Player("Anna", "jade", "computer", "easy"), person("Anna", ANNA)
    rows = cup([named(played(number, 40, 50), anna, robot) for number in (1, 2)])
    assert [(row.player, int(row.total), row.place) for row in rows] == [(robot, 4, 1), (anna, 2, 2)]


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
    assert [(row.player.name, int(row.total), row.wins, row.place) for row in rows] == [
        ("P0", 4, 1, 1),
        ("C2", 4, 1, 1),
        ("P1", 4, 0, 3),
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


ROBOT = Player("Robot", "jade", "computer", "easy")
TABLE = (person("Anna", ANNA), person("Béla", BELA, "cobalt"), ROBOT)


def began(number: int, first: int | None, who: tuple[str, ...] = (ANNA, BELA), box: str = "ys") -> FinishedGame:
    return replace(made_up(number, 50, 40, 30, who=who, box=box), first=None if first is None else Seat(first))


# ---------------------------------------------------------------------- who began
def test_who_began_last_is_known_of_these_people_at_this_box(history: History) -> None:
    games = (began(1, 0), began(2, 1), began(3, 0, (ANNA,)), began(4, 0, box="maharaja"))
    for game in games:
        history.add(game)
    assert sittings.sitting(history, "ys", TABLE).began == BELA
    assert sittings.sitting(history, "ys", [TABLE[1], ROBOT, TABLE[0]]).began == BELA
    assert sittings.sitting(history, "ys", [TABLE[0], ROBOT]).began == ANNA
    assert sittings.sitting(history, "alhambra", TABLE).began == ""
    assert sittings.sitting(history, "ys", [person("Somebody"), ROBOT]).began == ""


def test_where_all_begin_at_once_nobody_began(history: History) -> None:
    history.add(began(1, None))
    assert sittings.sitting(history, "ys", TABLE).began == ""


def test_who_began_in_games_of_an_older_version_is_known_once_they_are_looked_at_again(path: Path) -> None:
    history, looked = History.open(path), adding.Looked("a.kupola", 10, 20)
    history.add(began(1, 0), looked)
    history.close()
    older(path, 2)
    history = History.open(path)
    assert history.rows("PRAGMA user_version") == [(schema.VERSION,)]
    assert (history.game(1).first, history.game(1).evening) == (None, "")
    assert sittings.sitting(history, "ys", TABLE[:2]).began == ""
    assert path.with_suffix(".2.bak").exists()
    assert history.unknown([looked]) == [looked]
    assert not history.add(began(1, 0), looked)
    assert sittings.sitting(history, "ys", TABLE).began == ANNA
    history.close()


# ---------------------------------------------------------------------- handicaps that are offered
def test_means_come_from_three_games_on_with_as_many_players(history: History) -> None:
    for number, (one, other) in enumerate([(90, 60), (100, 70), (110, 71)]):
        assert sittings.sitting(history, "ys", TABLE[:2]).means == {}
        history.add(made_up(number, one, other))
    found = sittings.sitting(history, "ys", TABLE[:2]).means
    assert found == {ANNA: sittings.Mean(3, 100.0), BELA: sittings.Mean(3, 67.0)}
    assert sittings.start_points(TABLE, found) == (0, 16, 0)
    assert sittings.start_points(TABLE[:1], found) == (0,)
    assert sittings.sitting(history, "ys", TABLE).means == {}


@pytest.mark.parametrize(
    ("level", "ahead", "better"),
    [
        ("easy", 6, "casual"), ("easy", 5, ""), ("easy", 0, ""), ("casual", 2, "easy"), ("normal", 8, "hard"),
        ("expert", 8, ""),
    ],
)  # fmt: skip
def test_a_level_is_offered_where_games_are_one_sided(level: str, ahead: int, better: str) -> None:
    assert sittings.better_level(sittings.Fared(level, 8, ahead)) == better


def test_how_these_people_fared_against_their_last_level(history: History) -> None:
    for number in range(5):
        history.add(replace(made_up(number, 50 - 30 * (number > 2), 40, who=(ANNA,)), first=Seat(0)))
    assert sittings.sitting(history, "ys", [TABLE[0], ROBOT]).fared == sittings.Fared("easy", 5, 3)


# ---------------------------------------------------------------------- a handicap that is played
def test_points_to_begin_with_are_added_where_the_result_is_read() -> None:
    plain = over(7)
    ahead, behind = sorted(range(2), key=lambda seat: plain.result().places[seat])
    gap = plain.result().totals[ahead] - plain.result().totals[behind]
    for more, places in ((gap, (1, 2)), (gap + 1, (2, 1))):
        players = [replace(player, start=more if seat == behind else 0) for seat, player in enumerate(plain.players)]
        result = handicapped(plain.result(), players)
        assert (result.places[ahead], result.places[behind]) == places
        assert [sum(line.points for line in lines) for lines in result.lines] == list(result.totals)
    assert handicapped(plain.earned(), plain.players) == plain.earned()


def test_a_save_keeps_them_and_an_older_one_has_none() -> None:
    players = tuple(replace(player, start=start) for player, start in zip(over().players, (0, 12), strict=True))
    session = play(new_game(*players, seed=7), 300, 7)
    record = parse(session.record().to_bytes())
    again, notice = Session.resume(record)
    assert notice is None and again.players == players
    assert record.standing == standing(record)
    assert record.standing and record.standing.totals == again.result().totals
    assert again.earned().totals[1] + 12 == again.result().totals[1]
    assert all("start" not in player.to_plain() for player in over().players)
    assert [Player.from_plain(TABLE[0].to_plain() | {"start": odd}).start for odd in (-1, "9", True, 10**9, 7)] == [
        0, 0, 0, 0, 7,
    ]  # fmt: skip


def test_such_a_game_is_kept_but_counts_for_nothing(history: History) -> None:
    players = (person("Anna", ANNA), replace(person("Béla", BELA, "cobalt"), start=40))
    session = play(new_game(*players, seed=7), 300, 7)
    game = kept(session, ({"laid": 1}, {"laid": 2}))
    history.add(game)
    assert history.game(1) == game
    assert [seat.kinds.get("handicap", 0) for seat in game.seats] == [0, 40]
    assert wall.tallies(history) == {} and wall.records(history, "pebbles", 2) == {}
    assert not honours(history, game.digest)


# ---------------------------------------------------------------------- second thoughts
def test_a_game_with_second_thoughts_is_kept_marked_and_counts_for_nothing(history: History) -> None:
    session = play(new_game(person("Anna", ANNA), person("Béla", BELA, "cobalt"), seed=7), 299, 7)
    session.note_second_thoughts(Seat(0))
    again, _ = Session.resume(parse(session.record().to_bytes()))
    game = kept(play(again, 300, 7))
    history.add(game)
    assert history.game(1) == game
    assert [seat.player.second_thoughts for seat in game.seats] == [True, False]
    assert wall.tallies(history) == {} and not honours(history, game.digest)


def test_a_next_game_of_the_same_players_begins_without_them() -> None:
    session = new_game(replace(person("Anna", ANNA), second_thoughts=True), person("Béla", BELA, "cobalt"))
    assert not had_second_thoughts(session.players)
    assert all("second_thoughts" not in player.to_plain() for player in session.players)
