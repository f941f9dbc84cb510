"""The thinking process: what it is asked, what it answers, and the pipe between it and the window."""

import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from game.ai import brain as brains
from game.core import box as shelf

Task = partial[Any]
"""What is to be thought about: a function of some module, such as `bots.choose`, with all its arguments.

It travels as the name of the function and what the arguments hold: nothing that the one who asks may not know.
"""
_GRACE = 2.0
"""Seconds that a killed process is waited for; one that is stuck in the kernel is left to itself."""


@dataclass(frozen=True, slots=True)
class Question:
    """What the thinking process is asked: a task; `token` comes back with the answer."""

    token: int
    task: Task


@dataclass(frozen=True, slots=True)
class Reply:
    """What the thinking process answers: the token of the question with what the task returned, or a traceback."""

    token: int
    found: Any = None
    trouble: str = ""


class Worker:
    """A thinking process that is given one question at a time, so that what is sent to it always has room in the pipe.

    Raises OSError or RuntimeError where no process can be started.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        """Takes what tells the seconds by which waiting is measured."""
        self._clock = clock
        self._asked = 0.0
        self.is_busy = False
        # `spawn`, because the window's threads and handles must not be inherited
        context = multiprocessing.get_context("spawn")
        self._pipe, far = context.Pipe()
        self._process = context.Process(target=_think, args=(far,), name="kupola-worker", daemon=True)
        try:
            with undisturbed():
                self._process.start()
        except BaseException:
            self._pipe.close()
            raise
        finally:
            far.close()

    @property
    def pid(self) -> int | None:
        """The process's number."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Tells whether the process runs; one that hangs does."""
        return self._process.is_alive()

    @property
    def waited(self) -> float:
        """How many seconds ago the question was sent that is not answered yet."""
        return self._clock() - self._asked

    def wake(self, box: str) -> None:
        """Lets an idle process load a box; raises OSError when it is dead."""
        self._pipe.send(box)

    def ask(self, question: Question) -> None:
        """Gives an idle process a question; raises OSError when it is dead."""
        self._pipe.send(question)
        self.is_busy, self._asked = True, self._clock()

    def reply(self) -> Reply | None:
        """Returns the answer once it is there, else None; raises EOFError or OSError when the process is dead."""
        if not self._pipe.poll():
            return None
        reply: Reply = self._pipe.recv()
        self.is_busy = False
        return reply

    def end(self) -> None:
        """Ends the process, whatever it is doing."""
        self._pipe.close()
        self._process.kill()
        self._process.join(_GRACE)
        with suppress(ValueError):
            self._process.close()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Lets processes be started that Ctrl-C does not reach: they end with the one that started them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _think(pipe: Connection) -> None:
    """Answers questions until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    with suppress(EOFError, ConnectionError):
        while True:
            message = pipe.recv()
            if isinstance(message, Question):
                pipe.send(_answer(message))
            else:
                _load(message)


def _load(box: str) -> None:
    """Loads a box beforehand; what is wrong with it is told when a question is asked."""
    with suppress(Exception):
        shelf.rules(box)
        brains.load(box)


def _answer(question: Question) -> Reply:
    try:
        found = question.task()
    except Exception:  # nobody reads this process's terminal: the window is told, and goes on without an answer
        return Reply(question.token, trouble=traceback.format_exc())
    return Reply(question.token, found)
