"""The part of `bench` that says how much memory the program holds at most, and whether games leave something behind."""

from typing import Any

from game.boxes import NAMES
from game.core import box as shelf
from game.saves.settings import Settings
from game.tools.demo import program
from game.tools.memory import peak_mib
from game.tools.moments import played
from game.tools.screenshots import moments

_TABLES = ("menu", "lobby", "table_middle", "table_full", "log", "pause", "result")
_GAMES, _FIRST = 50, 5


def measure(size: tuple[int, int]) -> dict[str, Any]:
    """Returns the peak in MiB after the tables of all boxes were seen, and by how much 50 games looked at raise it."""
    with program(size, Settings(language="hu", speed="instant", coach="off"), headless=True) as made:
        found: dict[str, Any] = {"menu": None}
        boxes = [name for name in NAMES if shelf.about(name).shelf]
        for box in boxes:
            for name, show in moments(made, box):
                if name in _TABLES:
                    show()
                    made.draw()
                if name == "menu" and found["menu"] is None:
                    found["menu"] = peak_mib()
        found["all_tables"] = peak_mib()
        for number in range(_GAMES):
            services = made.services
            box = boxes[number % len(boxes)]
            services.navigation.start(services.routes.result, played(made, box, ["human", "easy"], -1, number))
            made.draw()
            if number + 1 == _FIRST:
                found["first_games"] = peak_mib()
        found["all_games"] = peak_mib()
        return found
