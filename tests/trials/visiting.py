"""Visits homes that hold a crafted file, each in a process of its own: `python -m tests.trials.visiting [NAMES… | -]`.

With `-` the names are read as a JSON list; without names all homes are visited.
Prints a JSON line a home: its name, what went wrong (empty: nothing), and its longest round of the loop in seconds.
"""

import json
import os
import signal
import sys
import tempfile
import threading
import traceback
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

from game.app import main
from game.saves.settings import read_settings
from tests.trials.crafting import FOLDERS, Craft, changed, languages, saves, spread
from tests.trials.crafting_own import own

PATIENCE = 60
"""Seconds after which a visit counts as hanging, on a machine that is busy with other things."""


_LOOKED_AT = ("lobby", "evening", "wall", "challenges", "settings", "senses")


def crafted() -> dict[str, Craft]:
    return dict([*saves(), *languages(), *own()])


def tools(home: Path) -> Iterator[list[str]]:
    """Yields the command lines that speak of what was crafted in a home."""
    games = [path for folder in FOLDERS for path in sorted((home / folder).glob("*")) if "crafted" in path.name][:2]
    yield from ([tool, str(path)] for path in games for tool in ("replay", "review", "hint"))
    if (home / "games.db").exists():
        yield from (
            ["history", *how] for how in ([], ["--json"], ["--export", "csv"], ["--import", str(home / "saves")])
        )
    if (home / "locales" / "xx").is_dir():
        yield ["check-locales", "xx", "--fast"]
        yield ["translations", "import", "xx", str(home / "locales" / "xx" / "take.csv")]
        yield ["translations", "export", "xx", str(home / "out.csv")]


def use_tools(home: Path) -> None:
    """Runs the tools; what they raise flies out, what they say is nobody's."""
    os.environ["KUPOLA_HOME"] = str(home)
    for words in tools(home):
        with suppress(SystemExit):
            main(words)


class Visit:
    """A walk through the program by its real loop: menu, Continue, lists of saves and replays, languages, all else."""

    def __init__(self, home: Path) -> None:
        from tests.scenes.driver import Driver

        self.longest = 0.0
        started = process_time()
        self._driver = Driver(home)
        services = self._driver.services
        services.history.begin()
        if (home / "settings.json").is_file():
            services.settings.change(**asdict(read_settings(home / "settings.json")[0]))
        services.navigation.start(services.routes.menu)
        self._note(started)

    def run(self) -> None:
        """Goes everywhere; what the program raises flies out."""
        driver, services = self._driver, self._driver.services
        self._turns()
        self._act("continue")
        services.navigation.start(services.routes.menu)
        for kind in ("load", "replays"):
            services.navigation.start(services.routes.saves, kind)
            self._turns()
            self._act("game:0")
            for name in ("open", "load", "play", "submit", "ok"):
                self._act(name)
        services.navigation.start(services.routes.menu)
        for code in ("en", "xx", *services.language.names()) if (self._driver.home / "locales").is_dir() else ():
            services.settings.change(language=code)
            for route in ("menu", "settings", "lobby"):
                services.navigation.start(getattr(services.routes, route))
                self._turns(2)
        self._look_around()
        services.history.settle()
        self._turns()
        driver.close()

    def _look_around(self) -> None:
        """Looks at every page on which something of one's own stands."""
        services = self._driver.services
        services.navigation.start(services.routes.people, [], [], lambda person: None)
        self._turns(2)
        for route in _LOOKED_AT:
            services.navigation.start(getattr(services.routes, route))
            services.history.settle()
            self._turns(2)
            leaves = [node.id for node in self._driver.ui.nodes if node.id.startswith(("leaf:", "tab:"))]
            for leaf in leaves:
                self._act(leaf)

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
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
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
        found, trouble, beside = None, "", list[str]()
        threading.excepthook = lambda told: beside.append("".join(traceback.format_exception(told.exc_value, limit=-3)))
        try:
            use_tools(home)
            found = Visit(home)
            found.run()
        except Exception:
            trouble = traceback.format_exc(limit=-3)
        return {"trouble": "".join([trouble, *beside]), "longest": round(found.longest if found else 0.0, 2)}


def visits(names: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Yields what came of visits to the homes of these names."""
    homes = crafted()
    _visited(partial(spread, changed("alhambra_cards", lambda head: None)))  # what it loads and draws, all share
    for name in names:
        yield visit(name, homes[name])


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    asked = json.load(sys.stdin) if sys.argv[1:] == ["-"] else sys.argv[1:]
    for line in visits(asked or [*crafted()]):
        print(json.dumps(line), flush=True)
