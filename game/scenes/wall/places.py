"""How many games ended on which place, as a bar, and what its steps of brown mean."""

from collections.abc import Iterable

from game.history.wall import Tally
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import CREAM, INK, MUTED
from game.widgets.node import Node, Role
from game.widgets.sheets import Part
from game.widgets.ui import Ui

KEY = 40.0
"""How high the line is that says what the steps of brown in a bar mean."""
_STEPS = (("#3D2618", CREAM), ("#8A5A2C", CREAM), ("#C9A46A", INK), ("#F4E6C8", INK))
"""Grounds and letters of places from the first on; later ones look like the last, their numbers stand in them."""
_MEDALS = ("gold", "silver", "bronze")


def draw_places(ui: Ui, name: str, box: Box, tally: Tally) -> None:
    """Draws how many games ended on which place: a bar whose parts differ in their step of brown and their number.

    Takes what it belongs to, for names that nothing else has.
    """
    x = box.x
    for place, count in enumerate(tally.places):
        if not count:
            continue
        fill, ink = _STEPS[min(place, len(_STEPS) - 1)]
        part = Box(x, box.y, box.w * count / tally.games, box.h)
        ui.canvas.box(part, fill, INK, 4, 1.5)
        if part.w >= lettering.width(ui.canvas, str(count), 22, "bold") + 8:
            lettering.text(ui.canvas, str(count), part.cx, part.cy - 1, 22, ink, "bold", "c")
        told = ui.words("history.wall.place", place=ui.words("ui.result.place", place=place + 1), count=count)
        ui.add(Node(f"place:{name}:{place}", Role.TEXT, told, ui.canvas.rect(part), hint=told))
        x = part.right


def key(ui: Ui, tallies: Iterable[Tally]) -> Part:
    """Returns the line that says which step of brown stands for which place in the bars of some tallies."""
    highest = max((place for tally in tallies for place, count in enumerate(tally.places) if count), default=0)

    def draw(box: Box) -> None:
        x, y = box.x, box.bottom - KEY / 2 + 4
        for place in range(min(highest, len(_STEPS) - 1) + 1):
            ui.canvas.box(Box(x, y - 9, 28, 18), _STEPS[place][0], INK, 4, 1.5)
            if place < len(_MEDALS):
                ui.canvas.put(f"award_{_MEDALS[place]}", x + 48, y, 34, centre=True)
                x += 84
                continue
            told = ui.words("ui.result.place", place=place + 1) + ("…" if place < highest else "")
            x += 60 + lettering.text(ui.canvas, told, x + 36, y - 1, 22, MUTED, "semi")

    return Part(KEY, draw, 0)
