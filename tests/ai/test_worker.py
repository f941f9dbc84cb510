"""The thinking process: it answers, is never waited for, and comes back when it dies."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from time import sleep
from typing import Any

import pytest

from game.ai.bots import choose
from game.ai.thinking import Question, Worker
from game.ai.worker import Thinker, ThinkerLate, ThinkerLost
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
    thinker.ask("no_such_box", "normal", view, seat, seed=1, token=1)
    with pytest.raises(ThinkerLost):
        answer(thinker)
    assert not thinker.is_thinking
    thinker.ask(BOX, "normal", view, seat, seed=1, token=2)
    assert answer(thinker)[0] == 2


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def stopped(thinker: Thinker) -> int:
    """Stops the thinking process as a hung one stands, and returns its number."""
    assert thinker.pid is not None
    os.kill(thinker.pid, signal.SIGSTOP)
    return thinker.pid


def test_a_process_that_hangs_is_replaced_and_the_question_asked_again(asked: tuple[Any, Seat]) -> None:
    (view, seat), clock = asked, Clock()
    with Thinker(patience=20, clock=clock) as thinker:
        thinker.wake(BOX)
        hung = stopped(thinker)
        thinker.ask(BOX, "normal", view, seat, seed=7, token=1)
        clock.now = 19.9
        assert thinker.poll() is None
        clock.now = 20.1
        with pytest.raises(ThinkerLate):
            thinker.poll()
        assert thinker.is_thinking
        assert answer(thinker) == (1, choose(BOX, "normal", view, seat, 7))
        assert thinker.pid != hung


def test_whatever_is_asked_of_a_hung_process_the_window_is_never_blocked(asked: tuple[Any, Seat]) -> None:
    """Hundreds of questions filled the pipe, and the window stood still for good."""
    view, seat = asked
    with Thinker(patience=20, clock=Clock()) as thinker:
        thinker.wake(BOX)
        hung = stopped(thinker)
        for token in range(1, 3000):
            thinker.ask(BOX, "normal", view, seat, seed=token, token=token)
            assert thinker.poll() is None
        os.kill(hung, signal.SIGCONT)
        assert answer(thinker) == (2999, choose(BOX, "normal", view, seat, 2999))
        assert thinker.pid == hung


def test_cancelled_questions_are_not_thought_through(asked: tuple[Any, Seat], monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[int] = []
    ask = Worker.ask

    def overheard(self: Worker, question: Question) -> None:
        sent.append(question.token)
        ask(self, question)

    monkeypatch.setattr(Worker, "ask", overheard)
    view, seat = asked
    with Thinker() as thinker:
        for token in range(1, 200):
            thinker.ask(BOX, "normal", view, seat, seed=token, token=token)
            thinker.cancel()
        thinker.ask(BOX, "normal", view, seat, seed=7, token=200)
        assert answer(thinker)[0] == 200
    assert sent == [1, 200]


def test_a_process_that_hangs_every_time_is_given_up(asked: tuple[Any, Seat]) -> None:
    (view, seat), clock = asked, Clock()
    with Thinker(patience=20, clock=clock) as thinker:
        thinker.ask(BOX, "normal", view, seat, seed=7, token=1)
        late = 0
        with pytest.raises(ThinkerLost):
            while late < 100:
                stopped(thinker)
                clock.now += 21
                try:
                    thinker.poll()
                except ThinkerLate:
                    late += 1
                    thinker.poll()
        assert 0 < late < 5
        assert not thinker.is_thinking


@pytest.mark.parametrize("error", [BlockingIOError(11, "EAGAIN"), OSError(24, "EMFILE"), RuntimeError("no thread")])
def test_a_process_that_cannot_be_started_is_given_up_and_tried_again_later(
    asked: tuple[Any, Seat], monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    view, seat = asked

    def refuse(self: BaseProcess) -> None:
        raise error

    with Thinker() as thinker:
        with monkeypatch.context() as patch:
            patch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
            thinker.wake(BOX)
            thinker.ask(BOX, "normal", view, seat, seed=1, token=1)
            with pytest.raises(ThinkerLost):
                answer(thinker)
            assert thinker.pid is None
            thinker.close()
        thinker.ask(BOX, "normal", view, seat, seed=1, token=2)
        assert answer(thinker)[0] == 2


def test_a_question_that_makes_the_brain_fail_leaves_the_terminal_clean(
    thinker: Thinker, asked: tuple[Any, Seat], capfd: pytest.CaptureFixture[str]
) -> None:
    thinker.ask(BOX, "normal", None, asked[1], seed=1, token=1)
    with pytest.raises(ThinkerLost):
        answer(thinker)
    assert capfd.readouterr().err == ""


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
