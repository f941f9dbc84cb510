"""Pictures that stand for a board while it comes nearer: a table takes too long to draw anew in every frame."""

from typing import Any

import pygame

from game.paint.box import Box
from game.paint.canvas import Canvas
from game.tabletop.zoom import Zoom
from game.widgets.layers import copied


class BoardPictures:
    """Keeps what was drawn last of a board, and the last picture of the whole of it."""

    def __init__(self) -> None:
        self._last: tuple[Zoom, pygame.Surface] | None = None
        self._whole: tuple[Zoom, pygame.Surface] | None = None
        self._of: tuple[Any, Box] | None = None
        self._surfaces: dict[bool, pygame.Surface] = {}

    def keep(self, canvas: Canvas, board: Box, zoom: Zoom, view: Any) -> None:
        """Keeps the board as it was just drawn; of another view or in another place the whole is forgotten."""
        if self._of is None or self._of[0] is not view or self._of[1] != board:
            self._of, self._whole = (view, board), None
        rect = canvas.rect(board).clip(canvas.s.get_rect())
        into = self._surfaces[zoom.is_usual] = copied(canvas.s, self._surfaces.get(zoom.is_usual), rect)
        self._last = (zoom, into)
        if zoom.is_usual:
            self._whole = self._last

    def draw(self, canvas: Canvas, board: Box, zoom: Zoom) -> bool:
        """Draws the board in another zoom out of a picture that shows all of that; returns whether there is one."""
        for kept in (self._last, self._whole):
            if kept and (part := _part(canvas, board, kept[0], zoom, kept[1])):
                rect = canvas.rect(board).clip(canvas.s.get_rect())
                canvas.s.blit(pygame.transform.scale(kept[1].subsurface(part), rect.size), rect)
                return True
        return False


def _part(canvas: Canvas, board: Box, kept: Zoom, zoom: Zoom, picture: pygame.Surface) -> pygame.Rect | None:
    """Which part of a picture in one zoom shows what another one shows; None if it shows less."""
    seen, was = zoom.over(board), kept.over(board)
    left, top = was.at(seen.back((board.x, board.y)))
    right, bottom = was.at(seen.back((board.right, board.bottom)))
    x0, y0 = canvas.px(left - board.x), canvas.px(top - board.y)
    part = pygame.Rect(x0, y0, canvas.px(right - board.x) - x0, canvas.px(bottom - board.y) - y0)
    area = picture.get_rect()
    return part.clip(area) if area.inflate(4, 4).contains(part) and part.w > 1 and part.h > 1 else None
