"""The table as it was at a moment, drawn small by the table itself around what the moment is about."""

from collections.abc import Hashable, Sequence

import pygame

from game.core.rules import Seat
from game.paint.box import Box, bounds
from game.scenes.shell.services import Services
from game.scenes.table.board import BAR, Board
from game.session.session import Session
from game.tabletop.items import Item, Selection
from game.widgets.ui import Ui

_DRAWN = (1280, 720)
_LEAST = 0.36
"""At least this part of the table's width is shown."""
_AROUND = 60.0


class Pictures:
    """Draws pictures of one session and keeps them; one is drawn at a time, because each takes a moment."""

    def __init__(self, services: Services, session: Session) -> None:
        self._services, self._session = services, session
        self._board = Board(services, session)
        self._made: dict[Hashable, pygame.Surface] = {}

    def find(self, key: Hashable) -> pygame.Surface | None:
        """Returns a picture, None until it is drawn."""
        return self._made.get(key)

    def draw(self, key: Hashable, viewer: Seat, index: int, items: Sequence[Item], shape: float) -> None:
        """Draws the table after the entry of that index, as a seat saw it, around some items; `shape` is height by
        width."""
        ui = Ui(pygame.Surface(_DRAWN), self._services.words)
        ui.begin(self._board.table.minimum)
        self._board.see(viewer, self._session.numbers[index])
        selection = Selection(actor=self._board.actor, viewer=viewer, hinted=frozenset(items))
        self._board.draw(ui, selection, None)
        poses = self._board.table.layout(self._board.view, self._board.area, selection)
        boxes = [poses[item].box for item in items if item in poses]
        whole = Box(0, BAR, ui.canvas.w, ui.canvas.h - BAR)
        part = around(bounds(boxes) if boxes else whole, whole, shape)
        rect = ui.canvas.rect(part).clip(ui.surface.get_rect())
        self._made[key] = ui.surface.subsurface(rect).copy()
        ui.canvas.made.clear()  # it would stay until garbage is collected


def around(middle: Box, whole: Box, shape: float) -> Box:
    """Returns the part of a table that shows a box with something around it, never beyond the table."""
    w = max(middle.w + 2 * _AROUND, (middle.h + 2 * _AROUND) / shape, whole.w * _LEAST)
    w = min(w, whole.w, whole.h / shape)
    h = w * shape
    x = max(whole.x, min(middle.cx - w / 2, whole.right - w))
    y = max(whole.y, min(middle.cy - h / 2, whole.bottom - h))
    return Box(x, y, w, h)
