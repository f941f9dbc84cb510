"""The part of `bench` that says what a list of saved games costs, however many files there are."""

import shutil
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import Any

from game.program import Program
from game.saves.paths import Paths
from game.saves.settings import Settings
from game.tools.demo import program
from game.tools.moments import played

_FILES = (10, 500, 3000)
_TIMES = 30


def measure() -> dict[str, Any]:
    """Returns by kind and number of files: milliseconds to enter the list and to redraw it, the longest frame, and all.

    `entry` is until the first picture and `redraw` once all is known, both of the processor; `longest` is the longest
    frame while files are looked into, and `all` the seconds until that is done.
    """
    with tempfile.TemporaryDirectory(prefix="kupola-") as folder:
        paths = Paths(Path(folder))
        settings = Settings(language="hu", speed="instant")
        with program((1920, 1080), settings, headless=True, paths=paths) as made:
            found: dict[str, Any] = {"load": {}, "replays": {}}
            kinds = {"load": (paths.saves, _save(made, 12)), "replays": (paths.replays, _save(made, -1))}
            for kind, (place, content) in kinds.items():
                shutil.rmtree(place, ignore_errors=True)
                place.mkdir(parents=True)
                for number in range(max(_FILES)):
                    (place / f"{number:04}.kupola").write_bytes(content)
                    if number + 1 in _FILES:
                        found[kind][str(number + 1)] = _listed(made, kind)
            return found


def _save(made: Program, entries: int) -> bytes:
    """Returns a file of a game, as it is saved."""
    session = played(made, "alhambra_cards", ["human", "easy"], entries)
    return made.services.store.save(session.record(), "game").read_bytes()


def _listed(made: Program, kind: str) -> dict[str, float]:
    services = made.services
    start, used = perf_counter(), thread_time()
    services.navigation.start(services.routes.saves, kind)
    made.turn([], 1 / 60)
    found = {"entry": (thread_time() - used) * 1000, "longest": 0.0}
    while (scene := services.navigation.stack.top) and scene.needs_ticks:
        used = thread_time()
        made.turn([], 1 / 60)
        found["longest"] = max(found["longest"], (thread_time() - used) * 1000)
    found["all"] = perf_counter() - start
    taken = list[float]()
    for _ in range(_TIMES):
        used = thread_time()
        made.draw()
        taken.append((thread_time() - used) * 1000)
    return {key: round(value, 2) for key, value in (found | {"redraw": median(taken)}).items()}
