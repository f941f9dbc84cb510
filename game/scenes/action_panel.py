"""The action panel of a table: what the chosen items would do, and the buttons that do it."""

from collections.abc import Callable
from typing import Any

from game.paint import lettering
from game.paint.box import Box
from game.paint.panels import sheet
from game.scenes.preview import draw_preview
from game.tabletop.table import Preview
from game.widgets.controls import button
from game.widgets.ui import Ui

_ROOMY = 246.0
"""A panel that is less high has a lower button, so that more can be said above it."""


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
    tall = (66.0 if box.h >= _ROOMY else 54.0) if preview.label or stop_asking else 0.0
    text_box = Box(box.x + 22, box.y + 12, box.w - 44, box.h - tall - (36 if tall else 24))
    at = Box(box.x + 20, box.bottom - tall - 18, box.w - 40, tall)
    with ui.area("action"):
        draw_preview(ui, preview, text_box, choose)
        if stop_asking:
            at = _draw_never(ui, at, stop_asking, is_alone=not preview.label)
        if preview.label:
            button(
                ui, "submit", at, preview.label, submit or _nothing, colour="teal", size=36, icon="check", key=13,
                cap="" if stop_asking else "enter", is_enabled=submit is not None,
            )  # fmt: skip


def _draw_never(ui: Ui, box: Box, stop_asking: Callable[[], None], *, is_alone: bool) -> Box:
    """Draws "never ask again" at the right end of the buttons' row and returns what is left of that row.

    Where it finds no room beside another button, it is left out: it was there before anything was chosen.
    """
    label, hint = ui.words("ui.questions.never"), ui.words("ui.questions.never_hint")
    wide = 90 + lettering.width(ui.canvas, label, 28, "display")
    if wide > (box.w if is_alone else box.w * 0.62):
        if not is_alone:
            return box
        wide = box.w
    at = Box(box.right - wide, box.y, wide, box.h)
    button(ui, "never", at, label, stop_asking, size=28, hint=hint)
    return Box(box.x, box.y, box.w - wide - 12, box.h)


def _nothing() -> None:
    """Is what a disabled button would do."""
