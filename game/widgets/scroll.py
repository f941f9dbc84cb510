"""The scrolled areas of the window."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_DARK, INK
from game.widgets.node import Node, Role

_WHEEL = 90
_PAGE = 0.85
_FADE = 24.0
"""How much of a scrolled area fades towards an edge beyond which there is more, in units."""


@dataclass(slots=True)
class Scroll:
    """How far a scrolled area was moved, in units, how far it can be, and whether PageUp and PageDown move it."""

    offset: float = 0
    most: float = 0
    is_paged: bool = True
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))


class Scrolls:
    """All scrolled areas by name; `k` is how many pixels a unit has."""

    def __init__(self) -> None:
        self._states: dict[str, Scroll] = {}

    def __getitem__(self, name: str) -> Scroll:
        """Returns an area, made when it is first asked for."""
        return self._states.setdefault(name, Scroll())

    def clear(self) -> None:
        """Forgets them, as when another scene comes on top."""
        self._states.clear()

    @property
    def offsets(self) -> Mapping[str, float]:
        """Returns how far each was moved."""
        return {name: state.offset for name, state in self._states.items()}

    def wheel(self, pos: tuple[int, int], steps: int) -> bool:
        """Moves the innermost area under the pointer and returns whether there is one."""
        return self.drag(pos, steps * _WHEEL)

    def drag(self, pos: tuple[int, int], by: float) -> bool:
        """Moves the innermost area at a pixel by some units and returns whether there is one."""
        for state in reversed(self._states.values()):
            if state.most and state.rect.collidepoint(pos):
                state.offset = max(0.0, state.offset + by)
                return True
        return False

    def page(self, step: int, k: float) -> bool:
        """Moves the first area that moves by pages and returns whether it still could."""
        for state in self._states.values():
            if state.most and state.is_paged:
                before = state.offset
                state.offset = max(0.0, min(state.most, before + step * state.rect.h / k * _PAGE))
                return state.offset != before
        return False

    def read_on(self, name: str, k: float) -> None:
        """Moves an area on by about what is seen of it; from its end back to the top."""
        state = self._states[name]
        on = min(state.most, state.offset + state.rect.h / k * _PAGE)
        state.offset = on if state.offset < state.most else 0.0

    def move(self, name: str, units: float) -> bool:
        """Moves an area, or the first that moves by pages if that one cannot, and returns whether it still could."""
        named = self._states.get(name)
        paged = (state for state in self._states.values() if state.most and state.is_paged)
        state = named if named and named.most else next(paged, None)
        if state is None:
            return False
        before, state.offset = state.offset, max(0.0, min(state.most, state.offset + units))
        return state.offset != before

    def reveal(self, name: str, rect: pygame.Rect, k: float) -> bool:
        """Moves an area just so far that a rectangle in it is in sight, and returns whether it had to."""
        state = self._states[name]
        above, below = state.rect.y - rect.y, rect.bottom - state.rect.bottom
        if above > 0:
            state.offset = max(0.0, state.offset - above / k - 12)
        elif below > 0:
            state.offset += below / k + 12
        return above > 0 or below > 0


@contextmanager
def clipped(canvas: Canvas, state: Scroll) -> Iterator[None]:
    """Clips a block to a scrolled area; towards an edge beyond which there is more, the ground below shows through."""
    grounds = [] if canvas.is_high_contrast else [*_grounds(canvas, state)]
    with canvas.clipped(state.rect):
        yield
        for ground, at, is_upper in grounds:
            mask = canvas.made.get(("fade", at.size, is_upper), partial(_fade, at.size, is_upper=is_upper))
            ground.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            canvas.s.blit(ground, at)


def _grounds(canvas: Canvas, state: Scroll) -> Iterator[tuple[pygame.Surface, pygame.Rect, bool]]:
    """Yields copies of what is at the edges that fade, where they are, and whether each is the upper one."""
    for hidden, is_upper in ((state.offset, True), (state.most - state.offset, False)):
        high = canvas.px(min(_FADE, hidden))
        at = pygame.Rect(state.rect.x, state.rect.y if is_upper else state.rect.bottom - high, state.rect.w, high)
        if high > 0:
            ground = pygame.Surface(at.size, pygame.SRCALPHA)
            ground.blit(canvas.s, (0, 0), at)
            yield ground, at, is_upper


def _fade(size: tuple[int, int], *, is_upper: bool) -> pygame.Surface:
    column = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    for y in range(size[1]):
        part = (y + 0.5) / size[1]
        column.set_at((0, y), (255, 255, 255, round(255 * (1 - part if is_upper else part))))
    return pygame.transform.scale(column, size)


def draw_bar(canvas: Canvas, name: str, box: Box, state: Scroll, move: Callable[[float], None]) -> Node:
    """Draws the scroll bar at the right of a box and returns its node; `move` takes a new offset in units."""
    x, w = box.right - 14, 12.0
    height = max(48.0, box.h * box.h / (box.h + state.most))
    top = box.y + (box.h - height) * (state.offset / state.most)
    canvas.box(Box(x, box.y, w, box.h), "#B98A4A40", None, 6)
    canvas.box(Box(x, top, w, height), BRASS_DARK, INK, 6, 1.5)

    def drag(at: int) -> None:
        part = (at - state.rect.y) / max(1, state.rect.h)
        move(part * (state.most + box.h) - box.h / 2)

    return Node(f"scroll:{name}", Role.SCROLL, "", canvas.rect(Box(x - 6, box.y, w + 8, box.h)), drag=drag)
