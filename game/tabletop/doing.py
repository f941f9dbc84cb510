"""A move in words before it is made: what the action panel says of it."""

from collections.abc import Iterator, Sequence
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
    """Returns all that a preview says in one line; what ends in a colon leads to what follows."""
    return " · ".join(dict.fromkeys((preview.title, *(text for text, _ in preview.lines)))).replace(": · ", ": ")


def told_apart(*previews: Preview) -> Iterator[tuple[str, ...]]:
    """Yields what the action panel says of each move first: its title and a line, in one where titles are alike."""
    said = [(each.label, *(text.rstrip(":") for text, _ in each.lines)) for each in previews]
    for i, preview in enumerate(previews):
        title, lines = preview.title, said[i][1:]
        if any(other.title == title for other in previews[:i] + previews[i + 1 :]):
            others = {text for each in said[:i] + said[i + 1 :] for text in each}
            apart = next((text for text in said[i] if text and text not in others), "")
            title, lines = f"{title}: {apart}" if apart else title, tuple(text for text in lines if text != apart)
        yield tuple(dict.fromkeys((title, *lines[:1])))
