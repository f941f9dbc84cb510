"""The action panel of a table: what the chosen items would do, and the buttons that do it."""

from collections.abc import Callable
from typing import Any

from game.paint import lettering
from game.paint.box import Box
from game.paint.panels import sheet
from game.scenes.table.preview import draw_preview
from game.tabletop.table import Preview
from game.widgets.controls import button
from game.widgets.ui import Ui

_ROOMY = 246.0
"""A panel that is less high has a lower button, so that more can be said above it."""
_NARROW = 240.0
"""A button that is less wide leaves out its icon and the key that presses it."""
_LOW, _LONG = 170.0, 2.6
"""A panel that is less high, and more than so many times as wide as high, has the button beside the text."""
_NEVER, _ABOVE, _LABEL = 28.0, 50.0, 26.0
"""The letters of "never ask again", how high it is above another button, and the least letters of that beside it."""


def draw_action(
    ui: Ui,
    box: Box,
    preview: Preview,
    submit: Callable[[], None] | None,
    stop_asking: Callable[[], None] | None = None,
    choose: Callable[[Any], None] | None = None,
) -> None:
    """Draws the panel in a box.

    `submit` is what the button does (None: it is off), `stop_asking` what "never ask again" does, where that can be
    said, `choose` what a line does that stands for a move.
    """
    sheet(ui.canvas, box, 14)
    text_box, at = cut(box, has_button=bool(preview.label or stop_asking))
    never = at
    if stop_asking and preview.label:
        text_box, at, never = _shared(ui, preview.label, text_box, at)
    with ui.area("action"):
        draw_preview(ui, preview, text_box, choose)
        if stop_asking:
            _draw_never(ui, never, stop_asking)
        if preview.label:
            button(
                ui, "submit", at, preview.label, submit or _nothing, colour="teal", size=36,
                icon="" if at.w < _NARROW else "check", key=13, cap="" if stop_asking or at.w < _NARROW else "enter",
                is_enabled=submit is not None, why=ui.words("ui.table.submit_off"),
            )  # fmt: skip


def cut(box: Box, *, has_button: bool) -> tuple[Box, Box]:
    """Returns where the text goes and where the buttons: below it, in a low wide panel beside it."""
    text = box.inset(22, 12)
    if not has_button:
        return text, text.cut_bottom(0)[0]
    if box.h < _LOW and box.w > _LONG * box.h:
        at, text = box.inset(18, 8).cut_right(box.w * 0.43, 16)
        return text, at.centred(at.w, min(66.0, at.h - 16))
    height = 66.0 if box.h >= _ROOMY else 54.0
    return text.trimmed(bottom=height + 12), Box(box.x + 20, box.bottom - height - 18, box.w - 40, height)


def _draw_never(ui: Ui, box: Box, stop_asking: Callable[[], None]) -> None:
    labels = (ui.words("ui.questions.never"), ui.words("ui.questions.never_short"))
    label = lettering.fitting(ui.canvas, labels, _NEVER * 0.8, "display", box.w - 60)
    hint = ui.words("ui.questions.never_hint")
    button(ui, "never", box, label, stop_asking, size=_NEVER, hint=hint, spoken=labels[0])


def _shared(ui: Ui, label: str, text: Box, row: Box) -> tuple[Box, Box, Box]:
    """Returns where text, button and "never ask again" go: the latter at the right end of the row, else above it.

    Takes what the button says, which needs room as well.
    """
    width = 90 + lettering.width(ui.canvas, ui.words("ui.questions.never"), _NEVER, "display")
    if width <= min(row.w * 0.62, row.w - 60 - lettering.width(ui.canvas, label, _LABEL, "display")):
        never, row = row.cut_right(width, 12)
        return text, row, never
    return text.trimmed(bottom=_ABOVE + 8), row, Box(row.x, row.y - _ABOVE - 6, row.w, _ABOVE)


def _nothing() -> None:
    """Is what a disabled button would do."""
