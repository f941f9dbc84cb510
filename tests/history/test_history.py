"""The history: what is asked of it."""

import json
import re
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from game.history import wall
from game.history.adding import Looked
from game.history.history import History
from game.history.keeper import HistoryQuery, Keeper
from game.history.wall import Best
from game.saves.paths import Paths
from game.saves.players import Player
from game.session.session import Refused
from tests.history.games import ANNA, BELA, kept, made_up, over, person
from tests.session.games import new_game, play


def test_a_game_is_found_again_as_it_was_added(history: History) -> None:
    robot = Player("Robot", "jade", "computer", "easy")
    game = kept(over(7, person("Anna", ANNA), robot), [{"laid": 3}, {"laid": 4}])
    assert history.add(game)
    assert list(history.games()) == [game]
    assert game.seats[0].player.person == ANNA
    assert game.seats[1].player.level == "easy"
    assert [sum(seat.lines.values()) for seat in game.seats] == [seat.total for seat in game.seats]


def test_a_game_counts_once_whatever_its_file_is_called(history: History) -> None:
    game = kept(over())
    assert [history.add(game, Looked(name, 10, 1)) for name in ("one", "two", "one")] == [True, False, False]
    assert history.rows("SELECT count(*) FROM games") == [(1,)]
    assert history.unknown([Looked("one", 10, 1), Looked("two", 11, 1), Looked("new", 1, 1)]) == [
        Looked("two", 11, 1),
        Looked("new", 1, 1),
    ]


def test_a_game_that_goes_on_cannot_enter(history: History) -> None:
    with pytest.raises(Refused):
        kept(play(new_game(), 5))


def test_nothing_that_was_hidden_can_be_read_from_the_file(path: Path, history: History) -> None:
    session = over(seed=1234567890123456789)
    history.add(kept(session))
    history.close()
    data = path.read_bytes()
    for secret in (b"1234567890123456789", json.dumps(session.record().snapshot).encode()):
        assert secret not in data
    assert not re.search(rb"bid|peek|stone", data)


def test_who_sits_down_by_a_known_name_is_that_person(path: Path) -> None:
    history = History.open(path, {"anna": ANNA})
    history.add(kept(over(7, person(" Anna "), person("Béla", colour="cobalt"))))
    assert history.rows("SELECT person FROM seats ORDER BY seat") == [(ANNA,), (None,)]
    history.close()


def test_earlier_games_of_a_name_become_a_persons(history: History) -> None:
    for seed in (1, 2):
        history.add(kept(over(seed, person("Anna"), person("Béla", colour="cobalt"))))
    assert wall.tallies(history) == {}
    assert history.adopt(BELA, "BÉLA") == 2
    assert wall.tallies(history)[BELA].games == 2
    history.add(kept(over(3, person("béla"), person("Anna", colour="cobalt"))))
    assert wall.tallies(history)[BELA].games == 3


def test_the_same_deal_played_again_counts_for_no_record(history: History) -> None:
    first, second = over(5), play(new_game(seed=5), 300, seed=99)
    games = [kept(session) for session in (first, second)]
    assert games[0].deal == games[1].deal and games[0].digest != games[1].digest
    assert [history.add(game) for game in games] == [True, True]
    assert history.rows("SELECT again FROM games") == [(0,), (1,)]


def test_bests_are_counted_by_person_box_seats_and_kind(history: History) -> None:
    for number, totals in enumerate([(50, 40), (70, 80), (70, 60), (90, 10, 20)]):
        history.add(made_up(number, *totals))
    found = wall.totals(history, ANNA, "ys")
    assert found == {2: Best(3, 190 / 3, 70, 2), 3: Best(1, 90, 90, 4)}  # of equal ones the earlier is the best
    assert wall.page(history, BELA, "ys", 2).kinds["market"].own.best == 40


def test_all_games_can_be_made_anew(history: History) -> None:
    games = [made_up(number, 50 + number, 40) for number in range(4)]
    history.add(games[0], Looked("file", 1, 1))
    history.renew(reversed(games))
    assert list(history.games()) == games
    assert history.unknown([Looked("file", 1, 1)])
    assert wall.tallies(history)[ANNA].games == 4


def test_a_deed_that_fails_in_the_middle_leaves_nothing_behind(history: History) -> None:
    history.add(made_up(1, 10, 20))

    def broken() -> object:
        yield made_up(2, 30, 40)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        history.renew(broken())  # type: ignore[arg-type]
    history.add(made_up(3, 1, 2))
    assert [game.digest[-1] for game in history.games()] == ["1", "3"]


@pytest.fixture
def keeper(paths: Paths) -> Iterator[Keeper]:
    made = Keeper(paths, lambda session: (), dict)
    made.begin()
    yield made
    made.close()


def answered(query: HistoryQuery[Any], keeper: Keeper) -> bool:
    keeper.settle()
    return query.tick()


def test_an_answer_is_taken_once_when_it_has_come(keeper: Keeper) -> None:
    query, held = HistoryQuery(keeper, list[str]), Future[None]()
    query.ask(lambda history: held.result() or ["Anna"])
    assert (query.tick(), query.is_waiting, query.answer) == (False, True, [])
    held.set_result(None)
    assert answered(query, keeper)
    assert (query.tick(), query.is_waiting, query.answer) == (False, False, ["Anna"])


def test_what_was_known_stays_until_a_newer_answer_comes(keeper: Keeper) -> None:
    query = HistoryQuery(keeper, list[str])
    query.ask(lambda history: ["Anna"])
    assert answered(query, keeper)
    query.ask(lambda history: ["nobody asks for this any more"])
    query.ask(lambda history: ["Béla"])
    assert query.answer == ["Anna"]
    assert answered(query, keeper)
    assert query.answer == ["Béla"]


def test_what_is_forgotten_is_waited_for_no_longer(keeper: Keeper) -> None:
    query = HistoryQuery(keeper, list[str])
    query.ask(lambda history: ["Anna"])
    assert answered(query, keeper)
    query.ask(lambda history: ["Béla"])
    query.forget()
    assert not answered(query, keeper)
    assert (query.is_waiting, query.answer) == (False, [])


def test_without_a_history_nothing_is_known(paths: Paths) -> None:
    closed = Keeper(paths, lambda session: (), dict)
    closed.close()
    query = HistoryQuery(closed, list[str])
    query.ask(lambda history: ["Anna"])
    assert query.tick()
    assert query.answer == []
