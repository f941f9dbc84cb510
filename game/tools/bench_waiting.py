"""The part of `bench` that says how long one waits for the others, from one's last click to the next own decision."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain, count
from statistics import median, quantiles
from time import sleep

import pygame

from game.ai.bots import choose
from game.core.rules import Seat
from game.program import Program
from game.saves.settings import Settings
from game.scenes.table.scene import TableScene
from game.session.session import Session
from game.tools.demo import players, program

_FRAME = 1 / 10
"""Seconds of a turn of the loop, the longest step of a movement: real ones while somebody thinks, else as it can."""
_WAITS, _ME = 30, Seat(0)


def measure(box: str) -> dict[str, float]:
    """Returns seconds between one's decisions with three Normal players at the default pace: median, p95, longest.

    The person makes the moves of Easy at once.

    Beside them stands what share of the waiting is thinking, movement and pauses. Scoring sequences, which one reads at
    one's own pace, are not counted.
    """
    waits, shares = list[float](), defaultdict[str, float](float)
    with program((1024, 600), Settings(language="en", coach="off"), headless=True) as made:
        for what, seconds in chain.from_iterable(_game(made, box, seed) for seed in count(1)):
            if what == "wait" and len(waits) == _WAITS:
                break
            shares[what] += seconds
            waits += [seconds] if what == "wait" else []
    whole = sum(waits)
    found = {"median": median(waits), "p95": quantiles(waits, n=20)[-1], "max": max(waits), "waits": len(waits)}
    return {key: round(value, 1) for key, value in found.items()} | {
        what: round(shares[what] / whole, 2) for what in ("thinking", "movement", "pauses")
    }


def _game(made: Program, box: str, seed: int) -> Iterator[tuple[str, float]]:
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
            spent[_doing(made, scene)] += _FRAME
        elif (node := services.ui.find("next")) and node.act:
            node.act()
        if services.bot_worker.is_thinking:
            sleep(_FRAME)
        made.turn(pygame.event.get(), _FRAME)


def _doing(made: Program, scene: TableScene) -> str:
    if scene.board.stage.is_playing:
        return "movement"
    return "thinking" if made.services.bot_worker.is_thinking else "pauses"
