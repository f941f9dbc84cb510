"""The real window: opening, size, full screen and icon."""

import os
import sys

import pygame

from game.core.resources import shipped

SMALLEST = (1024, 600)
_PART_OF_DESKTOP = 0.85


class NoDisplay(RuntimeError):
    """Says that no window can be opened here."""


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
        raise NoDisplay(str(error)) from error
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
    path = shipped("assets") / "kit" / "icon_64.png"
    if path.is_file():
        pygame.display.set_icon(pygame.image.load(path))
