"""Lets computer players think in a process of their own, so that the window never waits and no secret is near them."""

import multiprocessing
import os
import signal
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from game.ai.bots import choose
from game.core import box as shelf
from game.core.rules import Seat

_TRIES = 3


@dataclass(frozen=True, slots=True)
class Question:
    """What the thinking process is asked: choose a move, seeing only a view."""

    token: int
    box: str
    level: str
    view: Any
    seat: Seat
    seed: int | str


class ThinkerLost(RuntimeError):
    """Says that no answer can be had: the thinking process failed several times on the same question."""


class Thinker:
    """Asks a thinking process for moves, one question at a time, and never waits for it.

    The process starts with the first `wake` or `ask`, and again whenever it died. Close it at the end (or use `with`).
    """

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._open: Question | None = None
        self._tries = 0

    def __enter__(self) -> "Thinker":
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
        return self._process.pid if self._process else None

    def wake(self, box: str) -> None:
        """Starts the process and lets it load a box, so that the first answer comes quickly."""
        self._send(box)

    def ask(self, box: str, level: str, view: Any, seat: Seat, seed: int | str, token: int) -> None:
        """Asks for a move, as `bots.choose` takes it; an earlier question is cancelled.

        `token` is given back with the answer and must be another one for every question.
        """
        self._open, self._tries = Question(token, box, level, view, seat, seed), 1
        self._send(self._open)

    def poll(self) -> tuple[int, Any] | None:
        """Returns the token and the move once they are there, else None; never waits.

        Asks again when the process died. Raises ThinkerLost when that has happened several times in a row.
        """
        while self._open is not None and self._pipe is not None:
            try:
                if not self._pipe.poll():
                    return None
                token, move = self._pipe.recv()
            except (EOFError, OSError):
                self._retry()
                return None
            if token == self._open.token:
                self._open = None
                return token, move
        return None

    def cancel(self) -> None:
        """Drops the open question; its answer will never be given."""
        self._open = None

    def close(self) -> None:
        """Ends the process; a later question would start another one."""
        self._open = None
        self._stop()

    def _retry(self) -> None:
        """Starts another process and asks it the open question again."""
        question, self._tries = self._open, self._tries + 1
        self._stop()
        if self._tries > _TRIES:
            self._open = None
            raise ThinkerLost(question)
        self._send(question)

    def _send(self, message: object) -> None:
        """Sends a message to a living process; what cannot be sent is noticed by `poll`."""
        if self._process is None or not self._process.is_alive():
            self._stop()
            self._start()
        assert self._pipe is not None
        with suppress(OSError):
            self._pipe.send(message)

    def _start(self) -> None:
        """Starts the process; `spawn` because the window's threads and handles must not be inherited."""
        context = multiprocessing.get_context("spawn")
        self._pipe, far = context.Pipe()
        self._process = context.Process(target=_think, args=(far,), name="kupola-thinker", daemon=True)
        self._process.start()
        far.close()

    def _stop(self) -> None:
        """Ends the process, if there is one, whatever it is doing."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        self._process = self._pipe = None


def _think(pipe: Connection) -> None:
    """Answers questions until the other end is closed; what goes wrong ends the process with a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    with suppress(EOFError, ConnectionError):
        while True:
            message = pipe.recv()
            if isinstance(message, Question):
                move = choose(message.box, message.level, message.view, message.seat, message.seed)
                pipe.send((message.token, move))
            else:
                shelf.rules(message)
                shelf.brain(message)
