"""The real window: opening, size, full screen and icon."""

import logging
import os
import sys
from collections.abc import Callable, Mapping, Sequence

import pygame

from game.core.outage import Outage
from game.core.resources import shipped
from game.saves.settings import GEOMETRY
from game.sdl import screens

_LOG = logging.getLogger(__name__)
APP_ID = "io.github.kupola.Kupola"
"""The name by which a desktop knows the program's windows: that of its .desktop file."""
SMALLEST = (1024, 600)
_IS_SHOWN_LATER = sys.platform in ("win32", "darwin")
"""There a screen reader's adapter must be made before the window is shown."""
_PART_OF_DESKTOP = 0.85
_TITLE = 40
"""Pixels above the window's inside in which a hand finds its title."""
_DISPLAYS = {"x11": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}
"""What draws on a desktop, and where that is named."""
_ASKS, _ASKING, _SETTLED = 5, 1.5, 1.0
"""How often size and place are asked for after the full screen, and for how many seconds.

Below how many of them a window is told to be maximised: in its first moments some desktops believe that it is already.
"""


class NoDisplay(Outage):
    """Says that no window can be opened here."""

    def __init__(self) -> None:
        super().__init__("ui.app.no_display", 3)


def open_window(size: tuple[int, int] | None, *, full_screen: bool, home: str = "") -> pygame.Surface:
    """Opens the window, resizable.

    Takes its size in real pixels (None: as `home` says where it was last, else most of the desktop) and whether to fill
    the screen. Returns its surface; it is seen once its frame is shown. Raises NoDisplay where there is no screen.
    """
    _tell_desktop()
    try:
        pygame.display.init()
        _set_icon()
        surface = set_size(size or _home(home).size, full_screen=full_screen)
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


_X11_WISHES = {
    # Without a graphics card the accelerated path makes every flip ten times slower.
    "SDL_FRAMEBUFFER_ACCELERATION": "0",
    # SDL takes every window for a game that fills the screen: the desktop's effects would end for all others.
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
    # Drivers of its own would write to controllers that other programs use too; those of the system only read.
    "SDL_JOYSTICK_HIDAPI": "0",
}
_WINDOWS_WISHES = {
    # Otherwise the desktop would enlarge a small picture of the window, where it enlarges anything.
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    # The loop sleeps as long as it wants without a finer clock, which wakes the processor a thousand times a second.
    "SDL_TIMER_RESOLUTION": "0",
}
_SYSTEM_WISHES: Mapping[str, Mapping[str, str]] = {"win32": _WINDOWS_WISHES, "darwin": {}}
"""Everywhere else windows are shown by X11 or Wayland."""
_WISHES = {
    # A table that is left alone may go dark like everything else.
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
    # On a second screen the table stays to be seen while something else is done on the first.
    "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
    # What is typed elsewhere, or played with a controller there, is not meant for the table.
    "SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS": "0",
    # Fingers are told as fingers; SDL would tell each as a mouse too.
    "SDL_TOUCH_MOUSE_EVENTS": "0",
    # Whoever writes with an input method chooses from a list, which SDL hides from programs that draw it themselves.
    "SDL_IME_SHOW_UI": "1",
    # Signals end the program as closing its window does (see `game.program`).
    "SDL_NO_SIGNAL_HANDLERS": "1",
    # Under these names the desktop lists what makes sounds or bars its rest.
    "SDL_APP_NAME": "Kupola",
    "SDL_AUDIO_DEVICE_APP_NAME": "Kupola",
    "SDL_AUDIO_DEVICE_STREAM_NAME": "Kupola",
    "SDL_AUDIO_DEVICE_STREAM_ROLE": "game",
}
"""What SDL is told before a window opens, for it takes every program for a game that fills the screen.

What is not named here stays as SDL has it: a drag goes on outside the window, a click that brings it to the front does
nothing else, nothing grabs the keyboard, Alt+F4 closes, a desktop may ask whether the program still answers.
"""


def _tell_desktop() -> None:
    """Says what the desktop should know before a window opens; what the environment says already counts."""
    for name, value in {**_WISHES, **_SYSTEM_WISHES.get(sys.platform, _X11_WISHES)}.items():
        os.environ.setdefault(name, value)
    if sys.platform not in _SYSTEM_WISHES:
        # Assigned, for pygame has set the first one already, to the name of the started script.
        os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = APP_ID
        if not os.environ.get("SDL_VIDEODRIVER"):
            os.environ["SDL_VIDEODRIVER"] = _desktop_drivers()


def _desktop_drivers() -> str:
    """Returns what may draw on this desktop.

    SDL itself would go on to draw where nobody looks, or to take the whole console. Raises NoDisplay.
    """
    drivers = [driver for driver, name in _DISPLAYS.items() if os.environ.get(name)]
    if not drivers:
        raise NoDisplay
    return ",".join(drivers)


def set_size(size: tuple[int, int], *, full_screen: bool) -> pygame.Surface:
    """Gives the window a size in real pixels and, if it is to fill the screen, that one to come back to."""
    surface = pygame.display.set_mode(size, pygame.RESIZABLE | (pygame.HIDDEN if _IS_SHOWN_LATER else 0))
    window = pygame.Window.from_display_module()
    window.minimum_size = _smallest()
    if full_screen:
        window.set_fullscreen(True)
    return pygame.display.get_surface() or surface


def _smallest() -> tuple[int, int]:
    """Returns the least size that the window can be given: on a small desktop no more than all of it below a title."""
    room = _room(screens()[0])
    return min(SMALLEST[0], room.w), min(SMALLEST[1], room.h)


def _room(screen: pygame.Rect) -> pygame.Rect:
    """Returns where on a screen the inside of a window can be: below its title."""
    return pygame.Rect(screen.x, screen.y + _TITLE, screen.w, screen.h - _TITLE)


def show_message(title: str, told: str) -> bool:
    """Shows a text in a window of its own and returns whether that was possible; it may name files of any letters."""
    try:
        pygame.display.message_box(title, told.encode(errors="backslashreplace").decode(), "error")
    except pygame.error:
        return False
    return True


class WindowFrame:
    """The frame of the window: fills the screen, and gives back the size and place from before.

    What manages windows on a desktop may force another size or place on one that opens or leaves the full screen, so it
    is asked again, a few times within a moment; after that the window belongs to whoever drags it. Takes what finds the
    window, which is not kept: pygame reads memory that is gone where one is let go of after its display.
    """

    def __init__(self, find: Callable[[], pygame.Window]) -> None:
        self._find = find
        self._home = self._here
        self._is_full = self._is_maximised = False
        self._asks, self._left = 0, 0.0

    @property
    def _window(self) -> pygame.Window:
        return self._find()

    @property
    def _here(self) -> pygame.Rect:
        window = self._window
        return pygame.Rect(window.position, window.size)

    @property
    def home(self) -> str:
        """Where the window is when it is neither maximised nor fills the screen: `1280x720+100+50`."""
        return "{2}x{3}{0:+}{1:+}".format(*self._home)

    @property
    def is_maximised(self) -> bool:
        """Tells whether the window is as large as the desktop lets it be."""
        return self._is_maximised

    def show(self) -> None:
        """Lets the window be seen, where it was opened hidden."""
        if _IS_SHOWN_LATER:
            self._window.show()

    def settle(self, home: str, *, is_maximised: bool, is_full: bool) -> None:
        """Brings the window to where it was last, as far as that is on the desktop that there is now."""
        self._is_maximised, self._is_full = is_maximised, is_full
        if home or is_full:
            self._home = _home(home)
        if home:
            self._go_home()

    def fill(self) -> None:
        """Fills the screen that the window is on."""
        self._is_full = True
        self._window.set_fullscreen(True)

    def come_back(self) -> None:
        """Becomes a window again, maximised if it was."""
        self._window.set_windowed()
        self._window.minimum_size = _smallest()
        self._is_full = False
        self._home = on_desktop(self._home, screens())
        self._go_home()

    def _go_home(self) -> None:
        if not self._is_full:
            self._asks, self._left = _ASKS, _ASKING

    def notice(self, event: pygame.Event) -> None:
        """Learns whether the window is maximised, and that screens came or went.

        What leaves the maximised state only to fill the screen goes back to it.
        """
        if event.type == pygame.WINDOWMAXIMIZED:
            self._is_maximised = True
        elif event.type == pygame.WINDOWRESTORED and not self._is_full:
            self._is_maximised = False
        elif event.type == pygame.WINDOWDISPLAYCHANGED and not self._is_full and not self._is_maximised:
            self._home = on_desktop(self._here, screens())
            self._go_home()

    def tick(self, seconds: float) -> None:
        """Asks for size and place again while they are not as they were; else keeps in mind what they are."""
        self._left -= seconds
        if self._is_maximised and 0 < self._left < _SETTLED:
            self._left = 0
            self._window.maximize()
        elif self._left > 0 and self._asks and self._here != self._home:
            self._asks -= 1
            self._window.position, self._window.size = self._home.topleft, self._home.size
        elif self._left <= 0 and not self._is_full and not self._is_maximised and pygame.display.get_active():
            self._home = self._here


def on_desktop(window: pygame.Rect, desktop: Sequence[pygame.Rect]) -> pygame.Rect:
    """Returns where a window can be seen and moved: as it is if it is all on screens, else on that with most of it.

    Takes the window's inside, above which its title is, and what each screen leaves to windows.
    """
    shares = [_area(screen.clip(window)) for screen in desktop]
    if sum(shares) >= _area(window) and any(screen.y + _TITLE <= window.y for screen in desktop):
        return window
    room = _room(desktop[shares.index(max(shares))])
    size = min(max(window.w, SMALLEST[0]), room.w), min(max(window.h, SMALLEST[1]), room.h)
    return pygame.Rect(window.topleft, size).clamp(room)


def _area(part: pygame.Rect) -> int:
    return part.w * part.h


def _home(told: str) -> pygame.Rect:
    """Returns where a window was last, brought onto this desktop; for "" the middle of it."""
    desktop = screens()
    if kept := GEOMETRY.fullmatch(told):
        w, h, x, y = map(int, kept.groups())
        return on_desktop(pygame.Rect(x, y, w, h), desktop)
    middle = pygame.Rect(0, 0, round(desktop[0].w * _PART_OF_DESKTOP), round(desktop[0].h * _PART_OF_DESKTOP))
    middle.center = desktop[0].center
    return on_desktop(middle.inflate(max(0, SMALLEST[0] - middle.w), max(0, SMALLEST[1] - middle.h)), desktop)


def _set_icon() -> None:
    """Shows the program's icon; a window without one is better than none."""
    try:
        pygame.display.set_icon(pygame.image.load(shipped("assets") / "kit" / "icon_64.png"))
    except (OSError, pygame.error) as error:
        _LOG.error("icon missing: %s", error)
