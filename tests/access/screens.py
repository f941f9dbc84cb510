"""Screens to listen to: those of one box in full, of the others the table alone, and before a release all of all."""

from collections.abc import Iterator

from game.program import Program
from game.tools.screenshots import moments

BOXES = ("alhambra_cards", "alhambra", "maharaja", "ys")
TABLES = ("table_middle", "table_chosen")
ALL = (
    "menu", "lobby", "settings", "rules", *TABLES, "log", "pause", "curtain", "replay", "walk_1", "walk_2", "result",
    "load",
)  # fmt: skip


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
