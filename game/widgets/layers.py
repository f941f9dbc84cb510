"""What of a finished frame is drawn again alone, while nothing else changes."""

from collections.abc import Callable

import pygame


class Layers:
    """Keeps a finished frame with what moves above it, or knows how to draw over the one part that changes.

    `is_shifted` is set by whoever moves such a thing; `is_patched` tells that a part was drawn over since.
    """

    def __init__(self) -> None:
        self.is_shifted = self.is_patched = False
        self._above: Callable[[], None] | None = None
        self._patch: Callable[[], None] | None = None
        self._finished: pygame.Surface | None = None

    def begin(self) -> None:
        """Starts a frame, in which nothing is known to move."""
        self._above = self._patch = None
        self.is_shifted = self.is_patched = False

    def above(self, draw: Callable[[], None]) -> None:
        """Draws something above the finished frame, which moves alone as long as nothing else changes."""
        self._above = draw

    def patch(self, draw: Callable[[], None]) -> None:
        """Says how to draw over the part of the finished frame that changes while `is_shifted` is set."""
        self._patch = draw

    def end(self, surface: pygame.Surface) -> None:
        """Takes the finished frame, and draws on it what moves above."""
        if self._above:
            self._finished = copied(surface, self._finished)
            self._above()

    def shift(self, surface: pygame.Surface) -> None:
        """Draws again what moves above the finished frame, or the part that has changed."""
        self.is_shifted = False
        if self._above and self._finished:
            surface.blit(self._finished, (0, 0))
            self._above()
        elif self._patch:
            self._patch()
            self.is_patched = True


def copied(surface: pygame.Surface, into: pygame.Surface | None, part: pygame.Rect | None = None) -> pygame.Surface:
    """Returns a copy of a surface, or of a part of it: in an older copy, which is spent, where that has its size.

    Room that was used before is had in a fifth of the time of new room.
    """
    part = part or surface.get_rect()
    if into is None or into.get_size() != part.size or into.get_bitsize() != surface.get_bitsize():
        return surface.subsurface(part).copy()
    into.blit(surface, (0, 0), part)
    return into
