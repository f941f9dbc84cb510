"""What scenes want to know of the history is answered in a later round of the main loop."""

from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

import pytest

from game.history.keeper import Keeper
from game.history.query import HistoryQuery
from game.saves.paths import Paths


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
