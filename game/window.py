"""The real window: opening, size, full screen and icon."""

import logging
import os
import sys

import pygame

from game.core.outage import Outage
from game.core.resources import shipped

_LOG = logging.getLogger(__name__)
APP_ID = "io.github.kupola.Kupola"
"""The name by which a desktop knows the program's windows: that of its .desktop file."""
SMALLEST = (1024, 600)
_PART_OF_DESKTOP = 0.85
_ASKS, _ASKING = 5, 1.5
"""How often size and place are asked for after the full screen, and for how many seconds."""


class NoDisplay(Outage):
    """Says that no window can be opened here."""

    def __init__(self) -> None:
        super().__init__("ui.app.no_display", 3)


def open_window(size: tuple[int, int] | None, *, full_screen: bool) -> pygame.Surface:
    """Opens the window, resizable.

    Takes its size in real pixels (None: most of the desktop) and whether to fill the screen. Returns its surface.
    Raises NoDisplay where there is no screen.
    """
    _tell_desktop()
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


def spoken() -> list[str]:
    """Returns the languages that the desktop's owner speaks, most wanted first, as far as it tells: `hu_HU`, `en`."""
    found = pygame.system.get_pref_locales()
    return ["_".join(filter(None, (each["language"], each["country"]))) for each in found]


def _tell_desktop() -> None:
    """Says what the desktop should know before a window opens."""
    if sys.platform.startswith("linux"):
        # Without a graphics card the accelerated path makes every flip ten times slower.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        # Assigned, for pygame has set the first one already, to the name of the started script.
        os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = APP_ID
    elif sys.platform == "win32":
        # Otherwise the desktop would enlarge a small picture of the window, where it enlarges anything.
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")


def set_size(size: tuple[int, int], *, full_screen: bool) -> pygame.Surface:
    """Gives the window a size in real pixels and, if it is to fill the screen, that one to come back to."""
    surface = pygame.display.set_mode(size, pygame.RESIZABLE)
    window = pygame.Window.from_display_module()
    window.minimum_size = SMALLEST
    if full_screen:
        window.set_fullscreen(True)
    return pygame.display.get_surface() or surface


class Frame:
    """The frame of the window: fills the screen, and gives back the size and place from before.

    What manages windows on a desktop may force another size or place on one that leaves the full screen, so it is asked
    again, a few times within a moment; after that the window belongs to whoever drags it. Takes the window.
    """

    def __init__(self, window: pygame.Window) -> None:
        self._window = window
        self._home: tuple[tuple[int, int], tuple[int, int]] | None = None
        self._is_full = self._is_maximised = False
        self._asks, self._left = 0, 0.0

    @property
    def _here(self) -> tuple[tuple[int, int], tuple[int, int]]:
        (x, y), (w, h) = self._window.position, self._window.size
        return (x, y), (w, h)

    def fill(self) -> None:
        """Fills the screen that the window is on."""
        self._home, self._is_full = self._here, True
        self._window.set_fullscreen(True)

    def come_back(self) -> None:
        """Becomes a window again, maximised if it was."""
        self._window.set_windowed()
        self._window.minimum_size = SMALLEST
        self._is_full = False
        if self._is_maximised:
            self._window.maximize()
        else:
            self._asks, self._left = _ASKS, _ASKING

    def notice(self, event: pygame.Event) -> None:
        """Learns whether the window is maximised: what leaves that state only to fill the screen goes back to it."""
        if event.type == pygame.WINDOWMAXIMIZED:
            self._is_maximised = True
        elif event.type == pygame.WINDOWRESTORED and not self._is_full:
            self._is_maximised = False

    def tick(self, seconds: float) -> None:
        """Asks for size and place again while they are not as they were."""
        self._left -= seconds
        if self._left <= 0 or not self._asks or self._home is None or self._here == self._home:
            return
        self._asks -= 1
        self._window.position, self._window.size = self._home


def _comfortable() -> tuple[int, int]:
    wide, tall = pygame.display.get_desktop_sizes()[0]
    return max(SMALLEST[0], round(wide * _PART_OF_DESKTOP)), max(SMALLEST[1], round(tall * _PART_OF_DESKTOP))


def _set_icon() -> None:
    """Shows the program's icon; a window without one is better than none."""
    try:
        pygame.display.set_icon(pygame.image.load(shipped("assets") / "kit" / "icon_64.png"))
    except (OSError, pygame.error) as error:
        _LOG.error("icon missing: %s", error)
