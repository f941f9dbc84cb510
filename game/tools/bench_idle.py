"""The part of `bench` that says how still the program is: how often each of its threads wakes while nothing happens.

It opens the real window; the bare one of pygame that it is compared with takes its focus in one of the states.
"""

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from threading import Thread
from time import perf_counter, process_time, sleep
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pygame

    from game.program import Program

_SETTLE, _SECONDS, _REACTIONS = 7.0, 5.0, 5
"""Seconds until the last movement and sound are over, and seconds watched; how often the first reaction is timed."""
_TASKS = Path("/proc/self/task")


def measure(size: tuple[int, int], bare: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """Returns by state the wake-ups a second of each thread, the share of a processor, and milliseconds to a reaction.

    Takes what measures the bare window in a process of its own. Raises OSError where the system does not tell how often
    a thread woke: Linux does.
    """
    from game.saves.settings import Settings
    from game.tools.demo import program

    found: dict[str, Any] = {}
    for name, begin in _STATES.items():
        settings = Settings(language="en", coach="off", music=0)
        with program(size, settings, headless=False) as made:
            found[name] = _watched(made, begin)
    with program(size, settings, headless=False) as made, ThreadPoolExecutor() as beside:
        compared = beside.submit(bare)
        found["unfocused"] = _watched(made, _menu)
        found["bare"] = compared.result()
    return found


def measure_bare() -> dict[str, Any]:
    """Measures a window that waits for half a second at a time as pygame does, and does nothing else."""
    import pygame

    pygame.display.init()
    sleep(_SETTLE / 2)  # whoever opens a window last has the focus
    pygame.display.set_mode((640, 480))
    end = perf_counter() + _SETTLE
    while perf_counter() < end:
        pygame.event.wait(500)
    with _counted() as found:
        end = perf_counter() + _SECONDS
        while perf_counter() < end:
            pygame.event.wait(500)
    pygame.display.quit()
    return found


def _watched(made: "Program", begin: Callable[["Program"], None]) -> dict[str, Any]:
    """Runs the program's own loop in a state and watches it from a thread beside, which it counts with the others."""
    import pygame

    marker, seen = pygame.event.custom_type(), list[float]()
    turn = made.turn

    def timed(events: "list[pygame.Event]", seconds: float) -> None:
        turn(events, seconds)
        seen.extend([perf_counter()] * any(event.type == marker for event in events))

    def watch() -> None:
        sleep(_SETTLE)
        with _counted() as counted:
            sleep(_SECONDS)
        found.update(counted)
        taken = []
        for i in range(_REACTIONS):
            sleep(0.5 + i / 7)
            start = perf_counter()
            pygame.event.post(pygame.Event(marker))
            while len(seen) <= i:
                sleep(0.0005)
            taken.append((seen[i] - start) * 1000)
        found["reaction_ms"] = {"median": round(median(taken), 1), "longest": round(max(taken), 1)}
        made.services.navigation.quit()
        pygame.event.post(pygame.Event(marker))

    found: dict[str, Any] = {}
    setattr(made, "turn", timed)  # noqa: B010 a method is not assigned to, for who reads types
    watcher = Thread(target=watch, name="bench", daemon=True)

    def start() -> None:
        begin(made)
        watcher.start()

    made.run(start)
    watcher.join()
    return found


@contextmanager
def _counted() -> Iterator[dict[str, Any]]:
    """Fills what it yields with what happened meanwhile."""
    found: dict[str, Any] = {}
    before, used, start = _switches(), process_time(), perf_counter()
    yield found
    seconds = perf_counter() - start
    woken = {thread: (count - before.get(thread, 0)) / seconds for thread, count in _switches().items()}
    found |= {
        "wakeups_per_s": round(woken.pop(os.getpid()), 1),
        "other_threads_per_s": [round(each, 1) for each in sorted(woken.values(), reverse=True) if each],
        "cpu_percent": round(100 * (process_time() - used) / seconds, 2),
    }


def _switches() -> Mapping[int, int]:
    """Returns how often each thread gave its processor away; the main one has the number of the process."""
    return {int(task.name): _count((task / "status").read_text()) for task in _TASKS.iterdir()}


def _count(status: str) -> int:
    lines = (line.split() for line in status.splitlines() if "ctxt_switches" in line)
    return sum(int(words[1]) for words in lines)


# ---------------------------------------------------------------------- the states
def _menu(made: "Program") -> None:
    made.services.navigation.start(made.services.routes.menu)


def _lobby(made: "Program") -> None:
    made.services.navigation.start(made.services.routes.lobby)


def _minimised(made: "Program") -> None:
    import pygame

    _menu(made)
    pygame.display.iconify()


def _table(levels: list[str]) -> Callable[["Program"], None]:
    def begin(made: "Program") -> None:
        from game.boxes import NAMES
        from game.session.session import Session
        from game.tools.demo import players

        session = Session.new(NAMES[0], players(made.services.words, levels), {}, 3)
        made.services.navigation.start(made.services.routes.table, session)

    return begin


_STATES: Mapping[str, Callable[["Program"], None]] = {
    "menu": _menu,
    "lobby": _lobby,
    "table": _table(["human", "easy"]),
    "curtain": _table(["human", "human"]),
    "minimised": _minimised,
}
