"""Adapters of the library: one for Linux and its like, one for Windows, one for macOS.

Those for Windows and macOS are written by the library's documentation and untried.
"""

import os
import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pygame

_MAC_WINDOW = "SDLWindow"
"""What SDL 2 calls its windows on macOS; they have the focus themselves and must hand on questions about it."""


def system_adapter(
    library: Any, activate: Callable[[], None], act: Callable[[Any], None], deactivate: Callable[[], None]
) -> Any:
    """Returns the adapter for this system, whose window must exist and not have been shown yet on Windows and macOS.

    Raises RuntimeError where the library has none, or where there is nothing that could carry a word to anybody.
    """
    if hasattr(library, "unix"):
        if not has_bus(os.environ):  # the library would wait for ever, and say nothing
            raise RuntimeError("there is no session bus (D-Bus)")
        return library.unix.Adapter(activate, act, deactivate)
    if hasattr(library, "windows"):
        return Subclassing(library.windows.SubclassingAdapter(_window(), activate, act))
    if hasattr(library, "macos"):
        library.macos.add_focus_forwarder_to_window_class(_MAC_WINDOW)
        return Subclassing(library.macos.SubclassingAdapter.for_window(_window(), activate, act))
    raise RuntimeError(f"no adapter for {sys.platform}")


def has_bus(environ: Mapping[str, str]) -> bool:
    """Tells whether there is a session bus, by the environment: where it names a file, that must be there."""
    address = environ.get("DBUS_SESSION_BUS_ADDRESS") or f"unix:path={environ.get('XDG_RUNTIME_DIR', '')}/bus"
    file = re.match(r"unix:path=([^,;]+)", address)
    return file is None or Path(file[1]).exists()


def _window() -> Any:
    """Returns the system's own handle of the window."""
    return pygame.display.get_wm_info()["window"]


class Subclassing:
    """Does for Windows and macOS what the adapter for Linux does by itself: it raises what follows from an update."""

    def __init__(self, adapter: Any) -> None:
        self._adapter = adapter

    def update_if_active(self, make: Callable[[], Any]) -> None:
        """Sends an update."""
        _raise(self._adapter.update_if_active(make))

    def update_window_focus_state(self, has_focus: bool) -> None:
        """Tells whether the window has the keyboard; Windows knows."""
        if (update := getattr(self._adapter, "update_view_focus_state", None)) is not None:
            _raise(update(has_focus))


def _raise(events: Any) -> None:
    if events is not None:
        events.raise_events()
