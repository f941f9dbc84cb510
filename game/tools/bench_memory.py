"""The part of `bench` that says how much memory the program holds at most, and whether games leave something behind."""

from typing import Any

from game.saves.settings import Settings
from game.tools.demo import program
from game.tools.house_pictures import BOXES
from game.tools.memory import peak_mib
from game.tools.moments import act, at_table, own_turn, played

_GAMES, _FIRST = 50, 5


def measure(size: tuple[int, int]) -> dict[str, Any]:
    """Returns the peak in MiB after the tables of all boxes were seen, and by how much 50 games looked at raise it."""
    with program(size, Settings(language="hu", speed="instant", coach="off"), headless=True) as made:
        routes, start = made.services.routes, made.services.navigation.start
        start(routes.menu)
        made.draw()
        found: dict[str, Any] = {"menu": peak_mib()}
        for box in BOXES:
            start(routes.lobby)
            for others in (3, 5):
                at_table(made, own_turn(made, box, ["human", *["easy"] * others]))
                made.draw()
            for node in ("log", "back", "pause"):
                act(made, node)
                made.draw()
            start(routes.result, played(made, box, ["human", "easy"], -1))
            made.draw()
        found["all_tables"] = peak_mib()
        for number in range(_GAMES):
            start(routes.result, played(made, BOXES[number % len(BOXES)], ["human", "easy"], -1, number))
            made.draw()
            if number + 1 == _FIRST:
                found["first_games"] = peak_mib()
        found["all_games"] = peak_mib()
        return found
