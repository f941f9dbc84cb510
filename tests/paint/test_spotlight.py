"""A spotlight makes only what is lit, and looks to the eye as if the veil had been made for the whole window."""

from collections.abc import Sequence

import pygame
import pytest

from game.paint.box import Box
from game.paint.cache import SurfaceCache
from game.paint.canvas import Canvas, blurred
from game.paint.palette import BRASS_LIGHT, GLOW
from game.paint.spotlight import making_ready, spotlight

_SHADES = 20
"""So many of 256 shades soft light may differ that is made small: nobody sees it."""
SIZES = ((1280, 720), (1366, 768), (1024, 600))
NEAR_AND_AT_EDGES: tuple[list[Box], ...] = (
    [Box(400, 300, 120, 90)],
    [Box(-10, -10, 200, 140), Box(1500, 900, 300, 300)],
    [Box(100, 500, 1600, 60), Box(900, 80, 50, 900)],
    [],
)


def veil(canvas: Canvas, lit: Sequence[Box], alpha: int) -> pygame.Surface:
    """Everything dark but for soft holes, with light around them, as large as the window."""
    blur, corner, glow, size = canvas.px(16), canvas.px(18), pygame.Color(GLOW), canvas.s.get_size()
    holes, light, made = (pygame.Surface(size, pygame.SRCALPHA) for _ in range(3))
    light.fill((glow.r, glow.g, glow.b, 0))
    made.fill((11, 6, 9, alpha))
    rects = [canvas.rect(box) for box in lit]
    for rect in rects:
        pygame.draw.rect(holes, (0, 0, 0, alpha), rect, border_radius=corner)
        wider = rect.inflate(blur // 2, blur // 2)
        pygame.draw.rect(light, (glow.r, glow.g, glow.b, 190), wider, border_radius=corner)
    made.blit(blurred(holes, blur), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    made.blit(blurred(light, blur), (0, 0))
    for rect in rects:
        pygame.draw.rect(made, (0, 0, 0, 0), rect, border_radius=corner)
    return made


def picture(size: tuple[int, int]) -> pygame.Surface:
    made = pygame.Surface(size)
    for i in range(0, size[0], 40):
        made.fill((i % 256, i // 3 % 256, 200 - i // 10), (i, 0, 40, size[1]))
    return made


@pytest.mark.painted
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lit", NEAR_AND_AT_EDGES)
@pytest.mark.parametrize("alpha", [96, 0])
def test_it_looks_as_if_the_whole_window_had_its_veil(size: tuple[int, int], lit: list[Box], alpha: int) -> None:
    lit_now, as_a_whole = Canvas(picture(size)), Canvas(picture(size))
    spotlight(lit_now, lit, alpha)
    as_a_whole.s.blit(veil(as_a_whole, lit, alpha), (0, 0))
    for box in lit:
        as_a_whole.outline(box.grown(5), "#5A3A0C", 23, 7)
        as_a_whole.outline(box.grown(3.5), BRASS_LIGHT, 21.5, 3.5)
    apart = zip(pygame.image.tobytes(lit_now.s, "RGB"), pygame.image.tobytes(as_a_whole.s, "RGB"), strict=True)
    assert max(abs(one - other) for one, other in apart) <= (_SHADES if lit else 0)


@pytest.mark.painted
def test_large_light_that_was_made_ready_looks_the_same_and_leaves_less_to_make() -> None:
    lit, found = [Box(100, 100, 900, 700), Box(1500, 100, 60, 60)], list[tuple[bytes, int]]()
    for is_ready in (True, False):
        canvas = Canvas(picture(SIZES[0]))
        pieces = [*making_ready(canvas, lit, 96)] if is_ready else []
        before = SurfaceCache.made_anew
        spotlight(canvas, lit, 96)
        found.append((pygame.image.tobytes(canvas.s, "RGB"), SurfaceCache.made_anew - before + len(pieces)))
    assert found[0] == found[1]
    assert len([*making_ready(Canvas(picture(SIZES[0])), lit, 96)]) == 2, "small light is soon made"
