"""Screens to listen to: of one box those that need no game played on, of the others the table, before a release all."""

from collections.abc import Iterator

from game.program import Program
from game.tools.screenshots import moments

BOXES = ("alhambra_cards", "alhambra", "maharaja", "ys")
TABLES = ("table_middle", "table_chosen")
BRIEF = ("menu", "lobby", "settings", "rules", *TABLES, "log", "log_chronicle", "log_outlook", "pause")
ALL = (*BRIEF, "curtain", "replay", "walk_1", "walk_2", "result", "load")


def screens(made: Program, box: str, names: tuple[str, ...]) -> Iterator[str]:
    """Shows one screen after the other to somebody who listens."""
    reading = made.services.ui.reading
    for name, show in moments(made, box):
        if name in names:
            reading.is_heard = True
            show()
            made.draw()
            yield name
        if name == names[-1]:
            return
