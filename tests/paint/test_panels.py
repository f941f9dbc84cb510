"""What a panel or a sheet hides."""

from collections.abc import Callable

import pygame
import pytest

from game.paint import box, lettering, palette, panels
from game.paint.canvas import Canvas
from game.widgets.edges import framed

pytestmark = pytest.mark.painted


@pytest.mark.parametrize("cover", [panels.panel, panels.sheet])
def test_no_edge_goes_around_letters_below_a_card(cover: Callable[[Canvas, box.Box], None]) -> None:
    pygame.init()
    canvas = Canvas(pygame.display.set_mode((1280, 720)), is_high_contrast=True)
    lettering.text(canvas, "Florin", 300, 300, 40, palette.INK)
    (letters,) = canvas.letters
    control = letters.move(letters.w // 2, 0)
    assert framed(control, canvas.letters) != control
    cover(canvas, box.Box(200, 200, 600, 400))
    assert framed(control, canvas.letters) == control
    lettering.text(canvas, "Back", 300, 300, 40, palette.INK)
    assert len(canvas.letters) == 1


def test_the_focus_stands_out_from_any_ground() -> None:
    """4.5:1 by one of its rings: felt, walnut, brass and parchment lie behind what has it, and any picture."""
    rings = [(ring.r, ring.g, ring.b) for ring in (pygame.Color(colour) for _, colour, _ in panels.FOCUS_RINGS)]
    for shade in range(256):
        assert max(palette.contrast((shade, shade, shade), ring) for ring in rings) >= 4.5
