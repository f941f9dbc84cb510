"""What is known of the people who sit down: who began last time, and which handicap would make it closer."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.core.rules import Seat
from game.history import adding, handicap, schema, sittings, wall
from game.history.finished import FinishedGame
from game.history.history import History
from game.history.honours import honours
from game.saves.players import Player, had_second_thoughts
from game.saves.reading import parse
from game.session.handicap import handicapped
from game.session.session import Session
from game.session.standing import standing
from tests.history.games import ANNA, BELA, kept, made_up, over, person
from tests.history.test_database import older
from tests.session.games import new_game, play

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
    assert handicap.start_points(TABLE, found) == (0, 16, 0)
    assert handicap.start_points(TABLE[:1], found) == (0,)
    assert sittings.sitting(history, "ys", TABLE).means == {}


@pytest.mark.parametrize(
    ("level", "ahead", "better"),
    [
        ("easy", 6, "casual"), ("easy", 5, ""), ("easy", 0, ""), ("casual", 2, "easy"), ("normal", 8, "hard"),
        ("expert", 8, ""),
    ],
)  # fmt: skip
def test_a_level_is_offered_where_games_are_one_sided(level: str, ahead: int, better: str) -> None:
    assert handicap.better_level(sittings.Fared(level, 8, ahead)) == better


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
