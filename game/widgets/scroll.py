"""A scrolled area of the window."""

from dataclasses import dataclass, field

import pygame


@dataclass(slots=True)
class Scroll:
    """How far a scrolled area was moved, in units, how far it can be, and whether PageUp and PageDown move it."""

    offset: float = 0
    most: float = 0
    is_paged: bool = True
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
