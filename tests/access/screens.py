"""Screens to listen to: one of each kind, of every box."""

from collections.abc import Iterator

from game.program import Program
from game.tools.screenshots import moments

BOXES = ("alhambra_cards", "alhambra", "maharaja", "ys")
_OF_ONE = {"menu", "lobby", "settings", "log", "pause", "curtain", "load"}
_OF_ALL = {"table_middle", "table_chosen", "rules", "replay", "walk_1", "walk_2", "result"}


def screens(made: Program, box: str, *, is_on: bool) -> Iterator[str]:
    """Shows one screen after the other to somebody who listens, with keys leading to all that can be read or not."""
    reading = made.services.ui.reading
    for name, show in moments(made, box):
        if name in _OF_ALL or (name in _OF_ONE and box == BOXES[0]):
            reading.is_on, reading.is_heard = is_on, True
            show()
            made.draw()
            yield name
