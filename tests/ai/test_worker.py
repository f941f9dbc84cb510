"""The thinking process: it answers, is never waited for, and comes back when it dies."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from time import sleep
from typing import Any

import pytest

from game.ai.bots import choose
from game.ai.worker import Thinker, ThinkerLost
from game.core import box as shelf
from game.core.rules import Seat
from tests.ai.positions import positions

BOX = "template"


@pytest.fixture(scope="module")
def asked() -> tuple[Any, Seat]:
    state, seat = next(positions(BOX, 2, seed=1))
    return shelf.rules(BOX).view(state, seat), seat


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    with Thinker() as thinker:
        yield thinker


def answer(thinker: Thinker) -> tuple[int, Any]:
    """Polls as the window does, frame by frame, for up to half a minute."""
    for _ in range(3000):
        if (found := thinker.poll()) is not None:
            return found
        sleep(0.01)
    raise AssertionError("no answer")


def test_it_answers_what_the_player_would_choose(thinker: Thinker, asked: tuple[Any, Seat]) -> None:
    view, seat = asked
    assert thinker.poll() is None
    thinker.wake(BOX)
    for token in (1, 2):
        thinker.ask(BOX, "normal", view, seat, seed=7, token=token)
        assert thinker.is_thinking
        assert answer(thinker) == (token, choose(BOX, "normal", view, seat, 7))
        assert not thinker.is_thinking
        assert thinker.poll() is None


def test_a_cancelled_question_is_never_answered(thinker: Thinker, asked: tuple[Any, Seat]) -> None:
    view, seat = asked
    thinker.ask(BOX, "easy", view, seat, seed=1, token=1)
    thinker.cancel()
    assert not thinker.is_thinking
    thinker.ask(BOX, "easy", view, seat, seed=2, token=2)
    assert answer(thinker)[0] == 2


def test_a_new_question_replaces_the_old_one(thinker: Thinker, asked: tuple[Any, Seat]) -> None:
    view, seat = asked
    thinker.ask(BOX, "easy", view, seat, seed=1, token=1)
    thinker.ask(BOX, "easy", view, seat, seed=2, token=2)
    assert answer(thinker)[0] == 2


def test_it_comes_back_when_it_was_killed(thinker: Thinker, asked: tuple[Any, Seat]) -> None:
    view, seat = asked
    thinker.wake(BOX)
    first = thinker.pid
    assert first is not None
    thinker.ask(BOX, "normal", view, seat, seed=7, token=1)
    os.kill(first, signal.SIGTERM)
    assert answer(thinker) == (1, choose(BOX, "normal", view, seat, 7))


def test_it_comes_back_when_it_died_between_questions(thinker: Thinker, asked: tuple[Any, Seat]) -> None:
    view, seat = asked
    thinker.ask(BOX, "normal", view, seat, seed=7, token=1)
    answer(thinker)
    first = thinker.pid
    assert first is not None
    os.kill(first, signal.SIGTERM)
    sleep(0.2)
    thinker.ask(BOX, "normal", view, seat, seed=7, token=2)
    assert answer(thinker)[0] == 2
    assert thinker.pid != first


def test_a_question_that_nobody_can_answer_is_given_up(thinker: Thinker, asked: tuple[Any, Seat]) -> None:
    view, seat = asked
    thinker.ask(BOX, "no such level", view, seat, seed=1, token=1)
    with pytest.raises(ThinkerLost):
        answer(thinker)
    assert not thinker.is_thinking
    thinker.ask(BOX, "normal", view, seat, seed=1, token=2)
    assert answer(thinker)[0] == 2


def test_closing_ends_the_process(asked: tuple[Any, Seat]) -> None:
    thinker = Thinker()
    thinker.wake(BOX)
    thinker.close()
    assert thinker.pid is None
    assert thinker.poll() is None
    thinker.close()


@pytest.mark.parametrize("module", ["game.ai.worker", "game.tools.simulate", "game.boxes.alhambra_cards.brain"])
def test_no_screen_is_needed_to_think(module: str) -> None:
    code = f"import sys, {module}; assert 'pygame' not in sys.modules and 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
