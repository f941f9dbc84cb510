"""The result in sentences, who won and what points came of, and the best deeds of the evening, one below the other."""

from collections.abc import Iterator

from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BAND, INK, MUTED
from game.scenes.after.outcome import Outcome, PointsRow
from game.tabletop.ended import Deed
from game.widgets.controls import heading
from game.widgets.node import Node, Role
from game.widgets.ui import Ui


def read_result(ui: Ui, outcome: Outcome, said: tuple[str, ...]) -> None:
    """Puts the result into a frame as it is read; `said` is who won and why."""
    ui.reading.title = said[0]
    ui.reading.say("result", *said[1:])
    ui.reading.read(ui.nodes, "winner", said[0], said[1:])
    ui.reading.read(ui.nodes, "points", ui.words("ui.ending.kinds_title"), [*_rows(ui, outcome)])
    deeds = [deed_told(ui, outcome, deed) for deed in outcome.deeds]
    ui.reading.read(ui.nodes, "deeds", ui.words("ui.ending.deeds"), deeds)


def _rows(ui: Ui, outcome: Outcome) -> Iterator[str]:
    for row in outcome.kinds.rows:
        values = {"place": row.place or "–", "player": row.name, "total": row.total}
        yield ui.words("access.result_row", parts=_parts(ui, outcome, row), **values)
    if outcome.kinds.note:
        yield outcome.kinds.note
    yield from outcome.remarks


def _parts(ui: Ui, outcome: Outcome, row: PointsRow) -> str:
    """What the points of a row came of, kind by kind."""
    counted = zip(outcome.kinds.columns[: outcome.kinds.counted], row.shares, strict=False)
    return "; ".join(ui.words("access.pair", name=kind.name, value=share.points) for kind, share in counted)


_HEAD, _AROUND, _TALL = 74.0, 14.0, 112.0
_WIDEST_VALUE = 120.0
_LEFT, _RIGHT = 88.0, 14.0
"""Where words begin, and what stays free at the right."""
_TITLE, _TOLD, _VALUE = 29.0, 24.0, 40.0


def paint_deeds(ui: Ui, outcome: Outcome, box: Box) -> None:
    """Draws the best deeds into a box; those that find no room are scrolled to."""
    heading(ui, ui.words("ui.ending.deeds"), box.x + 8, box.y + 30, 36, box.w - 16)
    deeds, room = outcome.deeds, box.h - _HEAD
    if not deeds:
        lettering.paragraph(ui.canvas, ui.words("ui.ending.no_deeds"), box.x + 8, box.y + _HEAD, box.w - 16, 26, MUTED)
        return
    tallest = max(sum(_heights(ui, deed, box.w - 24)) for deed in deeds)
    row = max(tallest + _AROUND, min(_TALL, room / len(deeds)))
    width = box.w - (24 if row * len(deeds) > room + 1 else 0)
    with ui.area("deeds"), ui.scrolled("deeds", box.trimmed(top=_HEAD), row * len(deeds)) as offset:
        for i, deed in enumerate(deeds):
            _deed(ui, outcome, deed, Box(box.x, box.y + _HEAD - offset + i * row, width, row - 8), i)


def _deed(ui: Ui, outcome: Outcome, deed: Deed, box: Box, index: int) -> None:
    canvas = ui.canvas
    if index % 2 == 0:
        canvas.box(box, BAND, None, 12)
    outcome.sitters.draw(canvas, deed.seat, box.x + 42, box.cy, 62)
    left, right = box.x + _LEFT, box.right - _RIGHT
    title, rest = _heights(ui, deed, box.w)
    top = box.cy - 1 - (title + rest) / 2
    below = lettering.paragraph(canvas, deed.title, left, top, _title_room(ui, deed, box.w), _TITLE, INK, "bold")
    lettering.paragraph(canvas, deed.told, left, below, right - left, _TOLD, MUTED)
    lettering.text(canvas, deed.value, right, top + title / 2 + 1, _VALUE, INK, "heavy", "r", room=_WIDEST_VALUE)
    told = deed_told(ui, outcome, deed)
    ui.add(Node(f"deed:{index}", Role.ITEM, told, canvas.rect(box), hint=told))
    ui.ring(f"deed:{index}", box.grown(-6), 10)


def deed_told(ui: Ui, outcome: Outcome, deed: Deed) -> str:
    """Returns a deed in a sentence: what, who, and the number that it is about."""
    name = outcome.players[deed.seat].name
    return ui.words("ui.ending.deed", player=name, title=deed.title, told=deed.told, value=deed.value)


def _title_room(ui: Ui, deed: Deed, width: float) -> float:
    value = min(_WIDEST_VALUE, lettering.width(ui.canvas, deed.value, _VALUE, "heavy"))
    return width - _LEFT - _RIGHT - value - 16


def _heights(ui: Ui, deed: Deed, width: float) -> tuple[float, float]:
    """How high the title is, and what was done."""
    title = lettering.paragraph_height(ui.canvas, deed.title, _title_room(ui, deed, width), _TITLE, "bold")
    return title, lettering.paragraph_height(ui.canvas, deed.told, width - _LEFT - _RIGHT, _TOLD)
