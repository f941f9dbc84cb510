"""A window that nothing is painted on: nodes, texts and places are what they are, which is all that most tests ask."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from weakref import WeakSet

import pygame
import pytest

from game.paint import cache, fonts, lettering, sprites
from game.paint.canvas import Canvas, TextMark
from game.paint.fonts import Face, font
from game.paint.palette import INK


class _Dot(pygame.Surface):
    """A surface that stands for every other."""

    def subsurface(self, *_args: object, **_options: object) -> pygame.Surface:
        return self


def is_painted() -> bool:
    """Tells whether what the window shows can be looked at now."""
    return lettering.text is not _measured


@contextmanager
def painted() -> Iterator[None]:
    """Empties what canvases kept: the parts of a program know each other, so it stays for a while after its test."""
    all_made = WeakSet[cache.SurfaceCache]()

    def kept(budget: int) -> cache.SurfaceCache:
        made = cache.SurfaceCache(budget)
        all_made.add(made)
        return made

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.paint.canvas.SurfaceCache", kept)
        yield
    for each in all_made:
        each.clear()


@contextmanager
def unpainted() -> Iterator[None]:
    """Leaves out what paints on the window: surfaces made to be kept are one dot, and letters are only measured."""
    dot = _Dot((2, 2), pygame.SRCALPHA)  # pygame-ce 2.5 reads below a picture of one row when it enlarges it

    def made(_cache: cache.SurfaceCache, _key: Hashable, _make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return dot

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cache.SurfaceCache, "get", made)
        patch.setattr(lettering, "text", _measured)
        for module in ("game.widgets.layers", "game.widgets.kept", "game.scenes.table.zooming"):
            patch.setattr(f"{module}.copied", lambda *_of: dot)
        yield


def forget_pictures() -> None:
    """Gives back what pictures took: sprites, letters and fonts."""
    sprites.forget_sizes()
    lettering.LINES.clear()
    fonts.font.cache_clear()
    cache.hand_back()


def _measured(
    canvas: Canvas,
    line: str,
    x: float,
    y: float,
    size: float = 24,
    colour: str = INK,
    face: Face = "text",
    at: str = "l",
    *,
    shade: str | None = None,
    room: float | None = None,
    is_disabled: bool = False,
) -> float:
    """Does of `lettering.text` all but the painting."""
    wide = room * canvas.k if room else None
    px, shown = lettering.fitted(line, lettering.pixels(canvas, size), face, wide, canvas.typesetting)
    w, h = font(face, px, canvas.typesetting).size(shown)
    rect = pygame.Rect(canvas.px(x) - {"l": 0, "c": w // 2, "r": w}[at], canvas.px(y) - h // 2, w, h)
    if canvas.audit is not None and shown.strip():
        ink = pygame.Color(colour)
        letters, clip = (ink.r, ink.g, ink.b), canvas.s.get_clip()
        canvas.audit.append(TextMark(shown, rect, px, letters, (0, 0, 0), shown != line, clip, is_disabled, line))
    if canvas.heard is not None and line.strip():
        lettering.hear(canvas, line, rect)
    return w / canvas.k
