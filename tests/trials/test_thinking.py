"""Computer players whose process is stopped, killed, refused or broken: every game goes on to its end."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from game.ai.process import Task, Worker
from game.ai.worker import BotWorker
from game.session.session import Session
from tests.breadth import wide
from tests.scenes.conftest import BOXES
from tests.scenes.driver import Driver, driving, new_session


class Clock:
    """A clock that runs much faster than the world, so that nobody waits for hung processes."""

    now = 0.0

    def __call__(self) -> float:
        Clock.now += 0.2
        return Clock.now


Harm = Callable[[pytest.MonkeyPatch], None]


def killed(patch: pytest.MonkeyPatch) -> None:
    _whenever_asked(patch, signal.SIGKILL)


def stopped(patch: pytest.MonkeyPatch) -> None:
    _whenever_asked(patch, signal.SIGSTOP)


def _whenever_asked(patch: pytest.MonkeyPatch, harm: signal.Signals) -> None:
    ask, count = Worker.ask, 0

    def asked(self: Worker, question: Any) -> None:
        nonlocal count
        count += 1
        if count % 3:
            assert self.pid is not None
            os.kill(self.pid, harm)
        ask(self, question)

    patch.setattr(Worker, "ask", asked)


def refused(patch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    patch.setattr("multiprocessing.context.SpawnProcess.start", refuse)


def brainless(patch: pytest.MonkeyPatch) -> None:
    """Asks for a box whose brain, such as its weights, cannot be loaded."""
    _asked_instead(patch, lambda box, level: ("no_such_box", level))


def levelless(patch: pytest.MonkeyPatch) -> None:
    """Asks for a level that no ladder has."""
    _asked_instead(patch, lambda box, level: (box, "norMal"))


def _asked_instead(patch: pytest.MonkeyPatch, other: Callable[[str, str], tuple[str, str]]) -> None:
    """Changes the box and the level that moves are asked for."""
    ask = BotWorker.ask

    def asked(self: BotWorker, token: int, task: Task, *, is_watched: bool = False) -> None:
        box, level, *rest = task.args
        ask(self, token, partial(task.func, *other(box, level), *rest, **task.keywords), is_watched=is_watched)

    patch.setattr(BotWorker, "ask", asked)


HARMS: tuple[Harm, ...] = (killed, stopped, refused, brainless, levelless)


@contextmanager
def harmed(tmp_path: Path, session: Session, harm: Harm) -> Iterator[Driver]:
    with pytest.MonkeyPatch.context() as patch, BotWorker(patience=20, clock=Clock()) as bot_worker:
        harm(patch)
        with driving(tmp_path, session, bots=bot_worker) as driver:
            yield driver


@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    ("harm", "box", "entries"),
    wide(product([refused, brainless, levelless], ["alhambra_cards"], [5]), product(HARMS, BOXES, [10_000])),
)
def test_a_game_goes_on_whatever_becomes_of_the_process(tmp_path: Path, harm: Harm, box: str, entries: int) -> None:
    """For some moves, or to its end."""
    session, longest = new_session("easy", "easy", box=box, **BOXES[box]), 0.0
    with harmed(tmp_path, session, harm) as driver:
        while not session.is_over and session.number < entries:
            started = process_time()
            driver.turn()
            longest = max(longest, process_time() - started)
            if driver.name == "SequenceScene" and not driver.scene.needs_ticks and (node := driver.ui.find("next")):
                assert node.act is not None
                node.act()
    print(f"\n{harm.__name__} {box}: {session.number} entries, longest round {longest:.2f} s")
