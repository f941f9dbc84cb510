"""The real window: opening, size, full screen and icon."""

import logging
import os
import sys

import pygame

from game.core.outage import Outage
from game.core.resources import shipped

_LOG = logging.getLogger(__name__)
SMALLEST = (1024, 600)
_PART_OF_DESKTOP = 0.85


class NoDisplay(Outage):
    """Says that no window can be opened here."""

    def __init__(self) -> None:
        super().__init__("ui.app.no_display", 3)


def open_window(size: tuple[int, int] | None, *, full_screen: bool) -> pygame.Surface:
    """Opens the window, resizable.

    Takes its size in real pixels (None: most of the desktop) and whether to fill the screen. Returns its surface.
    Raises NoDisplay where there is no screen.
    """
    if sys.platform.startswith("linux"):
        # Without a graphics card the accelerated path makes every flip ten times slower.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    try:
        pygame.display.init()
        _set_icon()
        surface = set_size(size or _comfortable(), full_screen=full_screen)
    except pygame.error as error:
        _LOG.error("no display: %s", error)
        raise NoDisplay from error
    pygame.display.set_caption("Kupola")
    pygame.key.set_repeat(400, 60)
    return surface


def set_size(size: tuple[int, int], *, full_screen: bool) -> pygame.Surface:
    """Gives the window a size in real pixels, or the whole screen."""
    if full_screen:
        return pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN)
    surface = pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.Window.from_display_module().minimum_size = SMALLEST
    return surface


def _comfortable() -> tuple[int, int]:
    wide, tall = pygame.display.get_desktop_sizes()[0]
    return max(SMALLEST[0], round(wide * _PART_OF_DESKTOP)), max(SMALLEST[1], round(tall * _PART_OF_DESKTOP))


def _set_icon() -> None:
    """Shows the program's icon; a window without one is better than none."""
    try:
        pygame.display.set_icon(pygame.image.load(shipped("assets") / "kit" / "icon_64.png"))
    except (OSError, pygame.error) as error:
        _LOG.error("icon missing: %s", error)
