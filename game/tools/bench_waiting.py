"""The parts of `bench` that say how long one waits for computer players, for a move of theirs and for a review."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain, count
from statistics import median, quantiles
from time import process_time
from typing import Any

import pygame

from game.ai.bots import choose
from game.ai.levels import adviser
from game.ai.process import Task, tidy_rarely
from game.ai.worker import BotWorker
from game.core import box as shelf
from game.core.resources import shipped
from game.core.rules import Seat
from game.locale.words import Words
from game.program import Program
from game.review.moments import moments
from game.review.walk import Walk
from game.saves.settings import Settings
from game.scenes.table.scene import TableScene
from game.session.session import Session
from game.tools.demo import players, program

_FRAME = 1 / 30
"""Seconds that the clock jumps from one turn of the loop to the next, however long that takes here."""
_WAITS, _ME = 60, Seat(0)


class Thinker(BotWorker):
    """Thinks in this process; an answer is there once the clock has gone on by what its thinking took a processor.

    `now` is the clock, `spent` how many seconds all thinking took so far.
    """

    def __init__(self) -> None:
        super().__init__()
        self.now = self.spent = 0.0
        self._due = 0.0
        self._found: tuple[int, Any] | None = None

    @property
    def is_thinking(self) -> bool:
        return self._found is not None and self.now < self._due

    def wake(self, box: str) -> None:
        """Has nothing to start."""

    def ask(self, token: int, task: Task, *, is_watched: bool = False, is_patient: bool = False) -> None:
        begun = process_time()
        self._found = token, task()
        passed = process_time() - begun
        self._due, self.spent = self.now + passed, self.spent + passed

    def poll(self) -> tuple[int, Any] | None:
        if self.is_thinking:
            return None
        found, self._found = self._found, None
        return found

    def cancel(self) -> None:
        self._found = None


def measure(box: str) -> dict[str, float]:
    """Returns seconds between one's decisions with three Normal players at the default pace: median, p95, longest.

    The person makes the moves of Easy at once. The clock jumps, so that neither drawing nor what else the machine does
    is counted, and thinking as long as it takes a processor that has nothing else to do.

    Beside them stands what share of the waiting is thinking, movement and pauses. Scoring sequences, which one reads at
    one's own pace, are not counted.
    """
    waits, shares = list[float](), defaultdict[str, float](float)
    with program((1024, 600), Settings(language="en", coach="off"), headless=True) as made:
        made.services.bot_worker.close()
        made.services.bot_worker = thinker = Thinker()
        for what, seconds in chain.from_iterable(_game(made, thinker, box, seed) for seed in count(1)):
            if what == "wait" and len(waits) == _WAITS:
                break
            shares[what] += seconds
            waits += [seconds] if what == "wait" else []
    whole = sum(waits)
    found = {"median": median(waits), "p95": quantiles(waits, n=20)[-1], "max": max(waits), "waits": len(waits)}
    return {key: round(value, 1) for key, value in found.items()} | {
        what: round(shares[what] / whole, 2) for what in ("thinking", "movement", "pauses")
    }


def _game(made: Program, thinker: Thinker, box: str, seed: int) -> Iterator[tuple[str, float]]:
    """Plays a game and yields each wait, and how many seconds of it were thinking, movement and pauses."""
    services = made.services
    session = Session.new(box, players(services.words, ["human", "normal", "normal", "normal"]), {}, seed)
    services.navigation.start(services.routes.table, session)
    spent, since = defaultdict[str, float](float), 0
    while type(services.navigation.stack.top).__name__ in ("TableScene", "SequenceScene"):
        scene = services.navigation.stack.top
        if isinstance(scene, TableScene) and scene.picker is not None and scene.can_play:
            if any(beat.seat not in (None, _ME) for beat in session.beats(_ME, since + 1)):
                yield "wait", sum(spent.values())
                yield from spent.items()
            spent, since = defaultdict(float), session.number
            scene.input.play(choose(box, "easy", session.view(_ME), _ME, session.number))
        elif isinstance(scene, TableScene):
            spent[_doing(scene, thinker)] += _FRAME
            thinker.now += _FRAME
            if scene.board.stage.is_playing:
                scene.tick(_FRAME)  # nobody looks
                continue
        elif (node := services.ui.find("next")) and node.act:
            node.act()
        made.turn(pygame.event.get(), _FRAME)


def _doing(scene: TableScene, thinker: Thinker) -> str:
    if scene.board.stage.is_playing:
        return "movement"
    return "thinking" if thinker.is_thinking else "pauses"


_GAMES, _SEATS = 2, 4


def expert(box: str) -> dict[str, float]:
    """Returns the seconds that Expert thinks about a decision of its own at four seats: median, p95, longest."""
    tidy_rarely()
    taken = list[float]()
    for seed in range(_GAMES):
        session = _session(box, ["expert"] * min(_SEATS, shelf.about(box).seats[-1]), seed)
        while session.to_act():
            seat = min(session.to_act())
            start = process_time()
            move = choose(box, "expert", session.view(seat), seat, session.number)
            taken.append(process_time() - start)
            session.submit(seat, move, session.number)
    found = {"median": median(taken), "p95": quantiles(taken, n=20)[-1], "longest": max(taken)}
    return {key: round(value, 2) for key, value in found.items()} | {"decisions": len(taken)}


def review(box: str) -> dict[str, float]:
    """Returns the seconds that a review takes of a game of one person and two others: to its first moment, and all."""
    tidy_rarely()
    session = _session(box, ["human", "normal", "normal"], 5)
    while session.to_act():
        seat = min(session.to_act())
        session.submit(seat, choose(box, "easy", session.view(seat), seat, session.number), session.number)
    walk, seconds, first = Walk(session, adviser().key), 0.0, 0.0
    while (task := walk.task) is not None:
        start = process_time()
        found = task()
        seconds += process_time() - start
        walk.take(found)
        if not first and moments(walk.course(), Seat(0)):
            first = seconds
    return {"first_moment_s": round(first, 2), "all_s": round(seconds, 2), "entries": session.number}


def _session(box: str, levels: list[str], seed: int) -> Session:
    return Session.new(box, players(Words("en", (shipped("locales"),)), levels), {}, seed)
