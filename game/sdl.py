"""What SDL can do that pygame does not hand on: sleep until something happens, and say where screens lie."""

import ctypes
import sys
from functools import cache
from time import perf_counter, sleep
from typing import Any

import pygame

_SLEEPING_DRIVERS = ("x11", "wayland", "windows", "cocoa")
"""With these SDL sleeps until the desktop tells something; with any other it asks each millisecond."""
_NAMES = ("SDL_WaitEventTimeout", "SDL_JoystickEventState", "SDL_GetDisplayUsableBounds")
_STEP, _LONG_STEP = 1 / 60, 0.1
"""Seconds between two questions where nothing can be slept for: in use, and while another window is."""


def await_event(seconds: float) -> bool:
    """Sleeps until there is an event, but no longer than so many seconds; returns whether there is one.

    pygame's own waiting asks each millisecond, which keeps a processor awake all evening.
    """
    has_focus = pygame.key.get_focused()
    if _can_sleep(has_focus=has_focus):
        return bool(_sdl().SDL_WaitEventTimeout(None, max(1, round(seconds * 1000))))
    end = perf_counter() + seconds
    while not (is_any := pygame.event.peek()) and (left := end - perf_counter()) > 0:
        sleep(min(left, _STEP if has_focus else _LONG_STEP))
    return is_any


def heed_pads(*, has_focus: bool) -> None:
    """Takes whether the window is in use: only then are game controllers asked, which never tell by themselves."""
    if _sdl() and pygame.joystick.get_init():
        _sdl().SDL_JoystickEventState(int(has_focus))


def _can_sleep(*, has_focus: bool) -> bool:
    if _sdl() is None or pygame.display.get_driver() not in _SLEEPING_DRIVERS:
        return False
    if not pygame.joystick.get_init() or not pygame.joystick.get_count():
        return True
    if not has_focus:
        heed_pads(has_focus=False)
    return not has_focus


def screens() -> list[pygame.Rect]:
    """Returns the part of each screen that the desktop leaves to windows; of what cannot be asked for, all of it."""
    wholes = [pygame.Rect(0, 0, *size) for size in pygame.display.get_desktop_sizes()]
    return [_usable(i) or whole for i, whole in enumerate(wholes)] if _sdl() else wholes[:1]


def _usable(screen: int) -> pygame.Rect | None:
    found = (ctypes.c_int * 4)()
    return pygame.Rect(*found) if _sdl().SDL_GetDisplayUsableBounds(screen, found) == 0 else None


@cache
def _sdl() -> Any:
    """Returns the very library that pygame runs on; None where it cannot be reached."""
    try:
        found = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.base.__file__)
        return found if all(getattr(found, name) for name in _NAMES) else None
    except (OSError, AttributeError, TypeError):
        return None
