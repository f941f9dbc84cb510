"""The screens at which it is asked what they say: on every day the scenes of the card game, which is played on, of the
others the table, before a release all."""

from collections.abc import Iterator, Sequence

from game.program import Program
from game.tools.moments import shown

BOXES = ("alhambra_cards", "alhambra", "maharaja", "ys")
TABLES = ("table", "chosen")
BRIEF = ("menu", "lobby", "settings", "rules", *TABLES, "log", "log_chronicle", "log_outlook", "pause")
ALL = (*BRIEF, "curtain", "replay", "walk_1", "walk_2", "result", "load")


def screens(made: Program, box: str, names: Sequence[str]) -> Iterator[str]:
    """Shows one screen after the other to somebody who listens, in the middle and at the end of a game."""
    for name, show in shown(made, box):
        if name in names:
            made.services.ui.reading.is_heard = True
            show()
            made.draw()
            yield name
        if name == names[-1]:
            return
