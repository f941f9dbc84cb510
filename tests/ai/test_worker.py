"""The thinking process: it answers, is never waited for, and comes back when it dies."""

import os
import signal
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any
from unittest.mock import Mock

import pytest

from game.ai import bots, levels, process, rollouts, worker
from game.ai.weighing import weigh
from game.core import box as shelf
from game.core.rules import Seat
from tests.ai.positions import positions

BOX = "template"
Asked = Callable[[int], "partial[Any]"]


@pytest.fixture(scope="module")
def asked() -> Asked:
    """Asks for the move of a position, by a seed; called, the question is answered here."""
    state, seat = next(positions(BOX, 2, seed=1))
    return partial(partial, bots.choose, BOX, "normal", shelf.rules(BOX).view(state, seat), seat)


@pytest.fixture(scope="module")
def one_for_all() -> Iterator[worker.BotWorker]:
    with worker.BotWorker() as bot_worker:
        yield bot_worker


@pytest.fixture
def bot_worker(one_for_all: worker.BotWorker) -> Iterator[worker.BotWorker]:
    """A worker whose process may be running already, or dead, and that is asked nothing."""
    yield one_for_all
    one_for_all.cancel()


def answer(bot_worker: worker.BotWorker) -> tuple[int, Any]:
    """Polls as the window does, frame by frame, for up to half a minute."""
    for _ in range(3000):
        if (found := bot_worker.poll()) is not None:
            return found
        sleep(0.01)
    raise AssertionError("no answer")


def test_it_answers_what_the_player_would_choose_and_whatever_else_it_is_asked(
    bot_worker: worker.BotWorker, asked: Asked
) -> None:
    assert bot_worker.poll() is None
    bot_worker.wake(BOX)
    state, seat = next(positions(BOX, 2, seed=1))
    weighing = partial(weigh, BOX, levels.level(levels.DEFAULT), shelf.rules(BOX).view(state, seat), seat, 7)
    tasks: list[partial[Any]] = [asked(7), asked(7), weighing]
    for token, task in enumerate(tasks, 1):
        bot_worker.ask(token, task)
        assert bot_worker.is_thinking
        assert answer(bot_worker) == (token, task())
        assert not bot_worker.is_thinking and bot_worker.poll() is None


@pytest.mark.parametrize("is_cancelled", [True, False])
def test_a_question_that_was_cancelled_or_replaced_is_never_answered(
    bot_worker: worker.BotWorker, asked: Asked, is_cancelled: bool
) -> None:
    bot_worker.ask(1, asked(1))
    if is_cancelled:
        bot_worker.cancel()
        assert not bot_worker.is_thinking
    bot_worker.ask(2, asked(2))
    assert answer(bot_worker)[0] == 2


@pytest.mark.parametrize("is_thinking", [True, False])
def test_it_comes_back_when_it_was_killed_or_died_between_questions(
    bot_worker: worker.BotWorker, asked: Asked, is_thinking: bool
) -> None:
    bot_worker.wake(BOX)
    first = bot_worker.pid
    assert first is not None
    if is_thinking:
        bot_worker.ask(1, asked(7))
    os.kill(first, signal.SIGTERM)
    if not is_thinking:
        sleep(0.2)
        bot_worker.ask(1, asked(7))
    assert answer(bot_worker) == (1, asked(7)())
    assert is_thinking or bot_worker.pid != first, "who is killed late may have answered first"


def test_a_question_that_nobody_can_answer_is_given_up(bot_worker: worker.BotWorker, asked: Asked) -> None:
    bot_worker.ask(1, partial(bots.choose, "no_such_box", "normal", None, Seat(0), 1))
    with pytest.raises(worker.WorkerLost):
        answer(bot_worker)
    assert not bot_worker.is_thinking
    bot_worker.ask(2, asked(1))
    assert answer(bot_worker)[0] == 2


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def stopped(bot_worker: worker.BotWorker) -> int:
    """Stops the thinking process as a hung one stands, and returns its number."""
    assert bot_worker.pid is not None
    os.kill(bot_worker.pid, signal.SIGSTOP)
    return bot_worker.pid


def test_a_process_that_hangs_is_replaced_and_the_question_asked_again(asked: Asked) -> None:
    clock = Clock()
    with worker.BotWorker(patience=20, clock=clock) as bot_worker:
        bot_worker.wake(BOX)
        hung = stopped(bot_worker)
        bot_worker.ask(1, asked(7))
        clock.now = 19.9
        assert bot_worker.poll() is None
        clock.now = 20.1
        with pytest.raises(worker.WorkerLate):
            bot_worker.poll()
        assert bot_worker.is_thinking
        assert answer(bot_worker) == (1, asked(7)())
        assert bot_worker.pid != hung


def test_whoever_is_patient_waits_for_as_long_as_the_process_lives_and_asks_another_one_when_it_died(
    asked: Asked,
) -> None:
    clock = Clock()
    with worker.BotWorker(patience=20, clock=clock) as bot_worker:
        bot_worker.wake(BOX)
        slow = stopped(bot_worker)
        bot_worker.ask(1, asked(7), is_patient=True)
        assert bot_worker.poll() is None and not bot_worker.is_late
        clock.now = 3600
        assert bot_worker.poll() is None and bot_worker.is_late and bot_worker.pid == slow
        os.kill(slow, signal.SIGKILL)
        assert answer(bot_worker) == (1, asked(7)())
        assert bot_worker.pid != slow and not bot_worker.is_late


def test_whatever_is_asked_of_a_hung_process_the_window_is_never_blocked(asked: Asked) -> None:
    """Hundreds of questions filled the pipe, and the window stood still for good."""
    with worker.BotWorker(patience=20, clock=Clock()) as bot_worker:
        bot_worker.wake(BOX)
        hung = stopped(bot_worker)
        for token in range(1, 3000):
            bot_worker.ask(token, asked(token))
            assert bot_worker.poll() is None
        os.kill(hung, signal.SIGCONT)
        assert answer(bot_worker) == (2999, asked(2999)())
        assert bot_worker.pid == hung


def test_cancelled_questions_are_not_thought_through(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[int] = []
    ask = process.Worker.ask

    def overheard(self: process.Worker, question: process.ThinkingRequest) -> None:
        sent.append(question.token)
        ask(self, question)

    monkeypatch.setattr(process.Worker, "ask", overheard)
    with worker.BotWorker() as bot_worker:
        for token in range(1, 200):
            bot_worker.ask(token, asked(token))
            bot_worker.cancel()
        bot_worker.ask(200, asked(7))
        assert answer(bot_worker)[0] == 200
    assert sent == [1, 200]


def test_a_process_that_hangs_every_time_is_given_up(asked: Asked) -> None:
    clock = Clock()
    with worker.BotWorker(patience=20, clock=clock) as bot_worker:
        bot_worker.ask(1, asked(7))
        late = 0
        with pytest.raises(worker.WorkerLost):
            while late < 100:
                stopped(bot_worker)
                clock.now += 21
                try:
                    bot_worker.poll()
                except worker.WorkerLate:
                    late += 1
                    bot_worker.poll()
        assert 0 < late < 5
        assert not bot_worker.is_thinking


def test_a_process_that_cannot_be_started_is_given_up_and_tried_again_later(
    asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    with worker.BotWorker() as bot_worker:
        for error in (BlockingIOError(11, "EAGAIN"), OSError(24, "EMFILE"), RuntimeError("no thread")):
            monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", Mock(side_effect=error))
            bot_worker.wake(BOX)
            bot_worker.ask(1, asked(1))
            with pytest.raises(worker.WorkerLost):
                answer(bot_worker)
            assert bot_worker.pid is None
            bot_worker.close()
        monkeypatch.undo()
        bot_worker.ask(2, asked(1))
        assert answer(bot_worker)[0] == 2


def test_a_question_that_makes_the_brain_fail_leaves_the_terminal_clean(capfd: pytest.CaptureFixture[str]) -> None:
    with worker.BotWorker() as bot_worker:
        bot_worker.ask(1, partial(bots.choose, BOX, "normal", None, Seat(0), 1))
        with pytest.raises(worker.WorkerLost):
            answer(bot_worker)
    assert capfd.readouterr().err == ""


def long_thought(kept: str, watch: rollouts.Watch) -> str:
    """Thinks for half a minute unless it is stopped, then would write a file."""
    for number in range(3000):
        sleep(0.01)
        watch(number / 3000)
    Path(kept).touch()
    return kept


def test_a_long_thought_says_how_far_it_is_and_that_counts_as_a_sign_of_life(tmp_path: Path) -> None:
    clock = Clock()
    with worker.BotWorker(patience=20, clock=clock) as bot_worker:
        bot_worker.ask(1, partial(long_thought, str(tmp_path / "kept")), is_watched=True)
        assert bot_worker.done == 0
        told: list[float] = []
        for _ in range(3000):
            assert bot_worker.poll() is None
            if bot_worker.done not in (0, *told):
                told.append(bot_worker.done)
                clock.now += 15  # less than its patience since the last word, more since it was asked
            if len(told) == 3:
                break
            sleep(0.01)
        assert len(told) == 3 and told == sorted(told) and told[-1] < 1


def test_a_thought_that_nobody_waits_for_ends_at_once(tmp_path: Path, asked: Asked) -> None:
    with worker.BotWorker() as bot_worker:
        bot_worker.wake(BOX)
        thinking = bot_worker.pid
        for token in (1, 3):
            bot_worker.ask(token, partial(long_thought, str(tmp_path / "kept")), is_watched=True)
            bot_worker.cancel()
            assert bot_worker.done == 0
            bot_worker.ask(token + 1, asked(7), is_watched=True)
            assert answer(bot_worker)[0] == token + 1, "within half a minute, so the long thought was not finished"
        assert bot_worker.pid == thinking
        assert not (tmp_path / "kept").exists()


def test_closing_ends_the_process(asked: Asked) -> None:
    bot_worker = worker.BotWorker()
    bot_worker.wake(BOX)
    bot_worker.close()
    assert bot_worker.pid is None
    assert bot_worker.poll() is None
    bot_worker.close()
