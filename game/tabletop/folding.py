"""Folded panels: what a table leaves out where the window is small or letters are large, and how it is called up.

A table draws a tab for each panel that its plan leaves out, and hands the panel to `overlay`, which lays it over the
table while it is called up.
"""

from collections.abc import Callable
from functools import partial

import pygame

from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_DARK, BRASS_LIGHT, CHOSEN, CREAM, FIELD
from game.paint.panels import FRAME, panel, tray, veil
from game.tabletop.items import Selection
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

TAB = 52.0
"""How high a tab is at least, in units."""
RIM = FRAME + 14.0
"""What the frame of a panel that was called up takes at each side, in units."""
_CLOSE = "fold:close"
_LETTERS, _ICON, _EDGE, _APART = 22.0, 28.0, 7.0, 7.0
"""Of all tabs: the size of the letters, so that no word beside another is smaller, and what is beside them."""
_LONG = 1.8
"""A tab more times as wide as high may have a word alone."""


def tab(ui: Ui, selection: Selection, key: str, box: Box, icon: str, word: str) -> None:
    """Draws the tab of a folded panel, which calls it up; its node is `tab:<key>`.

    Takes the key of the panel, the name of an icon and a word; where there is no room for both, the word stands alone,
    or the icon where the word is too long.
    """
    act = partial(selection.unfold, key) if selection.unfold is not None else None
    tab_button(ui, f"tab:{key}", box, icon, word, act)


def tab_button(
    ui: Ui, name: str, box: Box, icon: str, word: str, act: Callable[[], None] | None, area: str = "table"
) -> None:
    """Draws something that looks like a tab and does `act` (None: it is only seen); Tab stops once in its `area`."""
    canvas, is_lit = ui.canvas, ui.hover == name and act is not None
    tray(canvas, box, 170)
    if is_lit:
        canvas.box(box, "#F2D48A38", BRASS_LIGHT, 14, 3)
    width, room = lettering.width(canvas, word, _LETTERS, "display"), box.w - 2 * _EDGE
    has_word = width <= room and (width + _ICON + _APART <= room or box.w > _LONG * box.h)
    has_icon = not has_word or width + _ICON + _APART <= room
    used = width * has_word + _ICON * has_icon + _APART * (has_word and has_icon)
    x = box.cx - used / 2
    if has_icon:
        canvas.put(f"icon_{icon}_brass", x + _ICON / 2, box.cy, min(_ICON, box.h - 12), centre=True)
        x += _ICON + _APART
    if has_word:
        lettering.text(canvas, word, x, box.cy - 1, _LETTERS, CREAM if is_lit else BRASS_LIGHT, "display")
    role, rect = Role.BUTTON if act else Role.TEXT, canvas.rect(box)
    ui.add(Node(name, role, word, rect, area, act=act, hint="" if has_word else word))
    ui.ring(name, box, 14)


def overlay(
    ui: Ui, selection: Selection, key: str, box: Box, paint: Callable[[Box], None], frame: str = "frame_walnut"
) -> None:
    """Lays a folded panel over the table while it is called up.

    Takes where it goes, its frame included, and what paints its content into the box inside the frame. Meanwhile
    nothing else can be reached; Esc, the button in the corner and a touch on the table beside it fold it again.
    """
    if selection.unfolded == key and selection.unfold is not None:
        ui.later(partial(_lay, ui, partial(_fold, ui, selection.unfold, key), box, paint, frame))


def _lay(ui: Ui, fold: Callable[[], None], box: Box, paint: Callable[[Box], None], frame: str) -> None:
    canvas, corner = ui.canvas, Box(box.right - 22, box.y + 22, 0, 0).centred(56, 56)
    veil(canvas, 170)
    ui.nodes = []
    close = Node(_CLOSE, Role.BUTTON, ui.words("ui.table.fold"), canvas.rect(corner), "fold", act=fold)
    close.key = pygame.K_ESCAPE
    ui.add(close).covers = lambda pos: True
    panel(canvas, box, frame, FRAME)
    with ui.area("fold"):
        paint(box.inset(RIM))
    canvas.disc(corner.cx, corner.cy, 28, CHOSEN if ui.hover == _CLOSE else FIELD, BRASS_DARK, 4)
    canvas.put("icon_close_ink", corner.cx, corner.cy, 30, centre=True)
    ui.ring(_CLOSE, corner, 28)
    if ui.find(ui.focus) is None:
        ui.focus = _CLOSE


def _fold(ui: Ui, unfold: Callable[[str], None], key: str) -> None:
    """Folds the panel again; the keyboard goes on at its tab."""
    ui.focus = f"tab:{key}" if ui.is_keyboard else None
    unfold("")
