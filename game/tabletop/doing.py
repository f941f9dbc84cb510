"""A move in words before it is made: what the action panel says of it."""

from collections.abc import Sequence
from typing import Any

from game.core.rules import Seat
from game.tabletop.picker import Picker
from game.tabletop.selection import Selection
from game.tabletop.table import Preview, Table


def doing(table: Table, view: Any, seat: Seat, legal: Sequence[Any], move: Any) -> Preview:
    """Returns what a table says of a legal move of a seat when all that belongs to it is chosen."""
    picker = Picker(table, view, legal)
    picker.choose(table.clicks(view, move))
    selection = Selection(actor=seat, viewer=seat, touched=picker.touched, moves=picker.candidates, move=move)
    return table.preview(view, selection)


def sentence(preview: Preview) -> str:
    """Returns all that a preview says in one line."""
    return " · ".join(dict.fromkeys((preview.title, *(text for text, _ in preview.lines))))
