"""A long run in one process: `python -m tests.trials.endurance --minutes 60` plays game after game in the real loop.

Computer players of a process of their own play all boxes in turn, in one language after the other; between two games
somebody looks at the menu, the lobby, the lists of games and the wall. After each game a line tells memory, descriptors
and threads, and at the end how they grew in the second half; the exit code is 1 when they did. With `--trace` it tells
what the memory is that came since the first games.
"""

import argparse
import gc
import os
import tempfile
import time
import tracemalloc
from collections.abc import Iterator
from dataclasses import astuple, dataclass
from functools import partial
from pathlib import Path
from statistics import linear_regression

import pygame

from game.cli import size
from game.program import Program
from game.saves.paths import Paths
from game.saves.settings import Settings
from game.session.session import Session
from game.tools.demo import players
from game.window import open_window
from tests.trials.furnishing import BOXES
from tests.trials.monkey import LANGUAGES

_FRAME = 1 / 60
_PAGE = os.sysconf("SC_PAGE_SIZE") / 2**20
_LEVELS = ("easy", "normal", "easy")
_LOOK = 20
"""Rounds of the loop for which somebody looks at a screen between two games."""
_CREEP = 0.3
"""MB by which memory may grow with each game: what is less is lost among what caches still take and give."""


@dataclass(frozen=True, slots=True)
class Line:
    """What stands in the table after a game."""

    game: int
    minutes: float
    memory: float
    thinker: float
    files: int
    threads: int
    replays: int


class Endurance:
    """Plays until the time is over. Takes the program, for how many seconds, and whether memory is traced."""

    def __init__(self, program: Program, seconds: float, *, is_traced: bool) -> None:
        self._program, self._services = program, program.services
        self._start, self._end = time.monotonic(), time.monotonic() + seconds
        self._is_traced, self._first = is_traced, None if not is_traced else tracemalloc.take_snapshot()
        self._steps = self._games()
        self.lines: list[Line] = []

    def begin(self) -> None:
        """Shows the menu."""
        self._services.navigation.start(self._services.routes.menu)

    def clock(self) -> float:
        """Returns the seconds of a frame after what a person does in it; ends the program when the time is over."""
        if next(self._steps, "over") == "over":
            self._services.navigation.quit()
        return _FRAME

    def _games(self) -> Iterator[None]:
        services, number = self._services, 0
        while time.monotonic() < self._end:
            box, language = BOXES[number % len(BOXES)], LANGUAGES[number // len(BOXES) % len(LANGUAGES)]
            services.settings.change(language=language)
            yield from self._looks()
            session = Session.new(box, players(services.words, _LEVELS), {}, number)
            services.navigation.start(services.routes.table, session)
            yield from self._played()
            yield from self._rest()
            number += 1
            self._note(number)

    def _looks(self) -> Iterator[None]:
        services = self._services
        routes = services.routes
        services.navigation.start(routes.menu)
        yield from self._rest()
        for route in (partial(routes.saves, "replays"), routes.lobby, routes.wall):
            services.navigation.open(route)
            yield from self._rest()
            services.navigation.stack.pop()
        yield from self._rest()

    def _rest(self) -> Iterator[None]:
        for _ in range(_LOOK):
            yield

    def _played(self) -> Iterator[None]:
        """Lets a game run to its result; scoring sequences are stepped through as `play --demo` does."""
        services = self._services
        while (name := type(top := services.navigation.stack.top).__name__) != "ResultScene":
            node = services.ui.find("next") if name == "SequenceScene" and top and not top.needs_ticks else None
            if node and node.act:
                node.act()
            elif services.bot_worker.is_thinking:
                pygame.time.wait(1)
            yield

    def _note(self, number: int) -> None:
        gc.collect()
        process, thinker = Path("/proc/self"), self._services.bot_worker.pid
        line = Line(
            number,
            round((time.monotonic() - self._start) / 60, 1),
            _memory("self"),
            _memory(str(thinker)) if thinker else 0.0,
            len([*(process / "fd").iterdir()]),
            len([*(process / "task").iterdir()]),
            len([*self._services.paths.replays.glob("*.kupola")]),
        )
        self.lines.append(line)
        print(" ".join(f"{value:>9}" for value in astuple(line)), flush=True)
        if self._is_traced and number == 2 * len(BOXES):
            self._first = tracemalloc.take_snapshot()

    def told(self) -> int:
        """Prints how the second half went; returns the exit code."""
        half = self.lines[len(self.lines) // 2 :]
        if self._first and self._is_traced:
            for each in tracemalloc.take_snapshot().compare_to(self._first, "traceback")[:12]:
                print(f"{each.size_diff / 2**20:+.2f} MB, {each.count_diff:+} blocks:")
                print(*each.traceback.format()[-6:], sep="\n")
        if len(half) < 2:
            return 0
        slopes = {
            name: linear_regression([line.game for line in half], [getattr(line, name) for line in half]).slope
            for name in ("memory", "thinker", "files", "threads")
        }
        print("a game in the second half:", ", ".join(f"{name} {slope:+.3f}" for name, slope in slopes.items()))
        return int(slopes["memory"] > _CREEP or slopes["thinker"] > _CREEP or half[-1].files > half[0].files + 2)


def _memory(process: str) -> float:
    """How many MB of memory a process holds that are its own."""
    _, resident, shared, *_ = Path(f"/proc/{process}/statm").read_text(encoding="utf-8").split()
    return round((int(resident) - int(shared)) * _PAGE, 1)


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays game after game in one process and tells what it holds.")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--size", type=size, default=(1280, 720))
    parser.add_argument("--trace", action="store_true", help="tell what the memory is that came; slow")
    chosen = parser.parse_args()
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    if chosen.trace:
        tracemalloc.start(8)
    with tempfile.TemporaryDirectory(prefix="kupola-") as folder:
        settings = Settings(language="en", speed="instant")
        program = Program(open_window(chosen.size, full_screen=False), Paths(Path(folder)), settings)
        run = Endurance(program, chosen.minutes * 60, is_traced=chosen.trace)
        print(" ".join(f"{name:>9}" for name in Line.__dataclass_fields__))
        code = program.run(run.begin, run.clock)
    return run.told() or code


if __name__ == "__main__":
    raise SystemExit(main())
