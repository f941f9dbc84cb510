"""What scenes want to know of the history is answered in a later round of the main loop."""

from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

import pytest

from game.history.inquiry import Inquiry
from game.history.keeper import Keeper
from game.saves.paths import Paths


@pytest.fixture
def keeper(paths: Paths) -> Iterator[Keeper]:
    made = Keeper(paths, lambda session: (), dict)
    made.begin()
    yield made
    made.close()


def answered(inquiry: Inquiry[Any], keeper: Keeper) -> bool:
    keeper.settle()
    return inquiry.tick()


def test_an_answer_is_taken_once_when_it_has_come(keeper: Keeper) -> None:
    inquiry, held = Inquiry(keeper, list[str]), Future[None]()
    inquiry.put(lambda history: held.result() or ["Anna"])
    assert (inquiry.tick(), inquiry.is_waiting, inquiry.known) == (False, True, [])
    held.set_result(None)
    assert answered(inquiry, keeper)
    assert (inquiry.tick(), inquiry.is_waiting, inquiry.known) == (False, False, ["Anna"])


def test_what_was_known_stays_until_a_newer_answer_comes(keeper: Keeper) -> None:
    inquiry = Inquiry(keeper, list[str])
    inquiry.put(lambda history: ["Anna"])
    assert answered(inquiry, keeper)
    inquiry.put(lambda history: ["nobody asks for this any more"])
    inquiry.put(lambda history: ["Béla"])
    assert inquiry.known == ["Anna"]
    assert answered(inquiry, keeper)
    assert inquiry.known == ["Béla"]


def test_what_is_forgotten_is_waited_for_no_longer(keeper: Keeper) -> None:
    inquiry = Inquiry(keeper, list[str])
    inquiry.put(lambda history: ["Anna"])
    assert answered(inquiry, keeper)
    inquiry.put(lambda history: ["Béla"])
    inquiry.forget()
    assert not answered(inquiry, keeper)
    assert (inquiry.is_waiting, inquiry.known) == (False, [])


def test_without_a_history_nothing_is_known(paths: Paths) -> None:
    closed = Keeper(paths, lambda session: (), dict)
    closed.close()
    inquiry = Inquiry(closed, list[str])
    inquiry.put(lambda history: ["Anna"])
    assert inquiry.tick()
    assert inquiry.known == []
