"""Lets computer players think in a process of their own, so that the window never waits and no secret is near them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # the program's start does without it: nobody thinks before a table opens
    from game.ai.process import Task, ThinkingRequest, Worker

_LOG = logging.getLogger(__name__)
_TRIES = 3
_PATIENCE = 20.0
_LOSS = (OSError, EOFError, RuntimeError)
"""What says that a process cannot be started, or is dead."""


class WorkerLate(Exception):
    """Says that an answer was waited for in vain, and that another process is asked."""


class WorkerLost(Exception):
    """Says that no answer can be had: not from several processes, or the question itself cannot be thought about."""


class BotWorker:
    """Asks a thinking process for moves, advice and the like, one question at a time, and never waits for it.

    The process starts with the first `wake` or `ask`. One that is dead, or owes an answer for too long, is replaced;
    for a question that `is_patient` one that is alive is waited for. Close it at the end (or use `with`).
    """

    def __init__(self, patience: float = _PATIENCE, clock: Callable[[], float] = monotonic) -> None:
        """Takes after how many seconds a process counts as lost, and what tells the seconds."""
        self._patience, self._clock = patience, clock
        self._worker: Worker | None = None
        self._open: ThinkingRequest | None = None
        self._is_patient = False
        self._sent = 0
        self._tries = 0
        self._most = _TRIES

    def __enter__(self) -> BotWorker:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def is_thinking(self) -> bool:
        """Tells whether a question is open."""
        return self._open is not None

    @property
    def pid(self) -> int | None:
        """The thinking process's number, None when there is none."""
        return self._worker.pid if self._worker else None

    def wake(self, box: str) -> None:
        """Starts the process and lets it load a box, so that the first answer comes quickly."""
        with suppress(*_LOSS):  # noticed again, and counted, once there is a question
            worker = self._ready()
            if not worker.is_busy:
                worker.wake(box)

    @property
    def done(self) -> float:
        """How far the open question is thought through, from 0 to 1, as far as its task tells."""
        return self._worker.done if self._worker and self._is_sent else 0.0

    @property
    def at_first(self) -> Sequence[Any]:
        """The moves that look good before the open question is thought through, as far as its task tells."""
        return self._worker.at_first if self._worker and self._is_sent else ()

    @property
    def is_late(self) -> bool:
        """Tells whether nothing was heard for so long that a question without patience would count as lost."""
        return self._worker is not None and self._worker.is_busy and self._worker.waited > self._patience

    @property
    def _is_sent(self) -> bool:
        return self._open is not None and self._sent == self._open.token

    def ask(self, token: int, task: Task, *, is_watched: bool = False, is_patient: bool = False) -> None:
        """Asks for what a task finds, such as a move; an earlier question is cancelled.

        `token` is given back with the answer and must be another one for every question. A task `is_watched` if it
        takes a `watch` and so can be stopped on the way; whoever `is_patient` waits for as long as the process lives.
        """
        from game.ai.process import ThinkingRequest

        self.cancel()
        self._open, self._tries = ThinkingRequest(token, task, is_watched), 0
        self._is_patient = is_patient
        with suppress(*_LOSS):  # `poll` meets it too, and knows what to do
            self._hand_over(self._open)

    def poll(self) -> tuple[int, Any] | None:
        """Returns the token and what was found once they are there, else None; never waits.

        Replaces a process that died and asks again. Raises WorkerLate when it replaced one that took too long, and
        WorkerLost when several were lost over the same question: then it is open no more.
        """
        if (question := self._open) is None:
            return None
        try:
            return self._advance(question)
        except _LOSS as loss:
            _LOG.warning("thinking process lost: %r", loss)
            self._replace()
            if isinstance(loss, TimeoutError):
                raise WorkerLate(question.token) from loss
            return None

    def cancel(self) -> None:
        """Drops the open question; its answer will never be given."""
        question, self._open = self._open, None
        if question and self._worker and self._worker.is_busy and self._sent == question.token:
            with suppress(*_LOSS):  # noticed again once there is a question
                self._worker.stop(question.token)

    def close(self) -> None:
        """Ends the process; a later question would start another one."""
        self._open = None
        self._end()

    def _advance(self, question: ThinkingRequest) -> tuple[int, Any] | None:
        """Takes what has arrived, an answer to a cancelled question too, and asks when the process is free."""
        worker = self._ready()
        if worker.is_busy:
            reply = worker.reply()
            if reply is None and self.is_late and not self._is_patient:
                raise TimeoutError(f"no answer in {self._patience} s")
            if reply is not None and reply.token == question.token:
                return self._answered(reply.token, reply.found, reply.trouble)
        self._hand_over(question)
        return None

    def _answered(self, token: int, found: Any, trouble: str) -> tuple[int, Any]:
        self._open = None
        if trouble:
            _LOG.error("a question could not be thought about: %s", trouble)
            raise WorkerLost(token)
        self._most = _TRIES
        return token, found

    def _hand_over(self, question: ThinkingRequest) -> None:
        """Sends a question, unless the process still owes an answer: what it cannot read yet might fill the pipe."""
        worker = self._ready()
        if not worker.is_busy:
            worker.ask(question)
            self._sent = question.token

    def _ready(self) -> Worker:
        """Returns the process, a new one in the place of one that died while nothing was asked of it."""
        if self._worker is not None and not self._worker.is_busy and not self._worker.is_alive:
            self._end()
        if self._worker is None:
            from game.ai.process import Worker

            self._worker = Worker(self._clock)
        return self._worker

    def _replace(self) -> None:
        """Counts a lost process; after the last try gives the question up, and the next ones sooner."""
        self._end()
        self._tries += 1
        if self._tries < self._most:
            return
        question, self._open, self._most = self._open, None, 1
        raise WorkerLost(question)

    def _end(self) -> None:
        if self._worker is not None:
            self._worker.end()
        self._worker = None
