"""Visits homes that hold a crafted file, each in a process of its own: `python -m tests.trials.visiting NAMES…`.

Prints a JSON line a home: its name, what went wrong (empty: nothing), and its longest round of the loop in seconds.
"""

import json
import os
import signal
import sys
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

from tests.trials.crafting import Craft, changed, languages, saves, spread

PATIENCE = 60
"""Seconds after which a visit counts as hanging, on a machine that is busy with other things."""


def crafted() -> dict[str, Craft]:
    """Returns every crafted home by name."""
    return dict([*saves(), *languages()])


class Visit:
    """A walk through the program by its real loop: menu, Continue, lists of saves and replays, languages."""

    def __init__(self, home: Path) -> None:
        from tests.scenes.driver import Driver

        self.longest = 0.0
        started = process_time()
        self._driver = Driver(home)
        self._driver.services.start(self._driver.services.routes.menu)
        self._note(started)

    def run(self) -> None:
        """Goes everywhere; what the program raises flies out."""
        driver, services = self._driver, self._driver.services
        self._turns()
        self._act("continue")
        services.start(services.routes.menu)
        for kind in ("load", "replays"):
            services.start(services.routes.saves, kind)
            self._turns()
            self._act("game:0")
            for name in ("open", "load", "play", "submit", "ok"):
                self._act(name)
        services.start(services.routes.menu)
        for code in ("en", "xx", *services.languages()) if (self._driver.home / "locales").is_dir() else ():
            services.change(language=code)
            for route in ("menu", "settings", "lobby"):
                services.start(getattr(services.routes, route))
                self._turns(2)
        driver.close()

    def _act(self, name: str) -> None:
        started = process_time()
        node = self._driver.ui.find(name)
        if node is not None and node.act is not None:
            node.act()
        self._note(started)
        self._turns()

    def _turns(self, count: int = 5) -> None:
        for _ in range(count):
            started = process_time()
            self._driver.turn()
            self._note(started)

    def _note(self, started: float) -> None:
        self.longest = max(self.longest, process_time() - started)


def visit(name: str, craft: Craft) -> dict[str, Any]:
    """Visits a home in a process of its own and returns what came of it."""
    near, far = os.pipe()
    if not (child := os.fork()):
        os.close(near)
        signal.alarm(PATIENCE)
        os.write(far, json.dumps(_visited(craft)).encode())
        os._exit(0)
    os.close(far)
    with os.fdopen(near, "rb") as told:
        data = told.read()
    _, status = os.waitpid(child, 0)
    found = json.loads(data) if data else {"trouble": f"hangs, or ended by signal {status}", "longest": PATIENCE}
    return {"name": name, **found}


def _visited(craft: Craft) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="kupola-") as folder:
        home = Path(folder)
        craft(home)
        found, trouble = None, ""
        try:
            found = Visit(home)
            found.run()
        except Exception:
            trouble = traceback.format_exc(limit=-3)
        return {"trouble": trouble, "longest": round(found.longest if found else 0.0, 2)}


def visits(names: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Yields what came of visits to the homes of these names."""
    homes = crafted()
    _visited(partial(spread, changed("alhambra_cards", lambda head: None)))  # what it loads and draws, all share
    for name in names:
        yield visit(name, homes[name])


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    for line in visits(sys.argv[1:] or [*crafted()]):
        print(json.dumps(line), flush=True)
