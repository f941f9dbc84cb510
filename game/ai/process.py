"""The thinking process: what it is asked, what it answers, and the pipe between it and the window."""

import gc
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any

from game.ai import brain as brains
from game.core import box as shelf
from game.core.outage import trace

if TYPE_CHECKING:  # the program's start does without it: nobody thinks before a table opens
    from multiprocessing.connection import Connection

Task = partial[Any]
"""What is to be thought about: a function of some module, such as `bots.choose`, with all its arguments.

It travels as the name of the function and what the arguments hold: nothing that the one who asks may not know.
"""
_GRACE = 2.0
"""Seconds that a killed process is waited for; one that is stuck in the kernel is left to itself."""


_YOUNG = 10_000
"""After so many objects more, thinking looks for garbage. Imagined games go by themselves; to look after every 700, as
usual, took an eighth of Expert's time in Alhambra and a fifth in the card game, and after 50,000 spares no more."""
_QUIET = 0.2
"""Seconds between two reports of how far a long thought is."""


@dataclass(frozen=True, slots=True)
class ThinkingRequest:
    """What the thinking process is asked: a task; `token` comes back with the answer.

    `is_watched` tells that the task takes a `watch` (see `game.ai.rollouts.Watch`), so that it can be stopped on the
    way and says how far it is.
    """

    token: int
    task: Task
    is_watched: bool = False


@dataclass(frozen=True, slots=True)
class StopThinking:
    """Tells the thinking process that nobody waits for the answer to a question any more."""

    token: int


@dataclass(frozen=True, slots=True)
class ThoughtShare:
    """What the thinking process says on the way: which part of a question it has thought through, from 0 to 1.

    `at_first` are moves that look good before all is thought through (see `game.ai.advice.Listen`).
    """

    token: int
    done: float
    at_first: Sequence[Any] = ()


class Stopped(Exception):
    """Ends a thought that nobody waits for."""


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
        self.done = 0.0
        self.at_first: Sequence[Any] = ()
        import multiprocessing

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
        """How many seconds ago the process was sent the open question or last said how far it is."""
        return self._clock() - self._asked

    def wake(self, box: str) -> None:
        """Lets an idle process load a box; raises OSError when it is dead."""
        self._pipe.send(box)

    def ask(self, question: ThinkingRequest) -> None:
        """Gives an idle process a question; raises OSError when it is dead."""
        self._pipe.send(question)
        self.is_busy, self.done, self.at_first, self._asked = True, 0.0, (), self._clock()

    def stop(self, token: int) -> None:
        """Tells a busy process that nobody waits for that answer; raises OSError when it is dead.

        It answers all the same, sooner if the task is watched. To be said once of a question: what is sent to a process
        that does not listen stays in the pipe.
        """
        self._pipe.send(StopThinking(token))

    def reply(self) -> Reply | None:
        """Returns the answer once it is there, else None; raises EOFError or OSError when the process is dead."""
        while self._pipe.poll():
            message: Reply | ThoughtShare = self._pipe.recv()
            if isinstance(message, Reply):
                self.is_busy = False
                return message
            self.done, self._asked = message.done, self._clock()
            self.at_first = message.at_first or self.at_first
        return None

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


def tidy_rarely() -> None:
    """Lets this process look for garbage as rarely as one that thinks does."""
    gc.set_threshold(_YOUNG)


def _think(pipe: "Connection") -> None:
    """Answers questions until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tidy_rarely()
    if hasattr(os, "nice"):
        os.nice(5)
    with suppress(EOFError, ConnectionError):
        while True:
            message = pipe.recv()
            if isinstance(message, ThinkingRequest):
                pipe.send(_answer(message, pipe))
            elif not isinstance(message, StopThinking):  # one that came too late
                _load(message)


def _load(box: str) -> None:
    """Loads a box beforehand; what is wrong with it is told when a question is asked."""
    with suppress(Exception):
        shelf.rules(box)
        brains.load(box)


def _answer(question: ThinkingRequest, pipe: "Connection") -> Reply:
    try:
        found = question.task(watch=_Reporter(question.token, pipe)) if question.is_watched else question.task()
    except Stopped:
        return Reply(question.token)
    except Exception as error:  # nobody reads this process's terminal: the window is told, and goes on
        return Reply(question.token, trouble=trace(error))
    return Reply(question.token, found)


class _Reporter:
    """Tells the window now and then how far a thought is, at once what looks good, and ends what nobody waits for."""

    def __init__(self, token: int, pipe: "Connection") -> None:
        self._token, self._pipe = token, pipe
        self._told = monotonic()

    def __call__(self, share: float, at_first: Sequence[Any] = ()) -> None:
        """Takes how far the thought is, and moves that look good so far; raises Stopped."""
        while self._pipe.poll():
            if self._pipe.recv() == StopThinking(self._token):
                raise Stopped
        if at_first or monotonic() - self._told >= _QUIET:
            self._pipe.send(ThoughtShare(self._token, share, at_first))
            self._told = monotonic()
