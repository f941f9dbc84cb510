"""The window: what the desktop calls it, and its frame: F11 gives back the size and place from before."""

import os
import sys
from typing import Any

import pygame
import pytest

from game.window import APP_ID, Frame, open_window, spoken


class Desktop:
    """A window on a desktop that forces a size and a place on what leaves the full screen, some times."""

    def __init__(self, stubborn: int) -> None:
        self.position, self.size, self.minimum_size = (120, 90), (1100, 650), (0, 0)
        self.is_full = self.is_maximised = False
        self._stubborn = stubborn

    def set_fullscreen(self, desktop: bool) -> None:
        self.position, self.size, self.is_full = (0, 0), (1920, 1080), True

    def set_windowed(self) -> None:
        self.position, self.size, self.is_full = (0, 20), (1920, 1060), False

    def maximize(self) -> None:
        self.is_maximised = True

    def manage(self) -> None:
        """Has its way once more."""
        if self._stubborn:
            self._stubborn -= 1
            self.position, self.size = (0, 20), (1920, 1060)


def gone_and_back(desktop: Any, *, was_maximised: bool = False) -> Frame:
    frame = Frame(desktop)
    if was_maximised:
        frame.notice(pygame.event.Event(pygame.WINDOWMAXIMIZED))
    frame.fill()
    assert desktop.is_full
    frame.notice(pygame.event.Event(pygame.WINDOWRESTORED))  # some desktops say so of what fills the screen
    frame.come_back()
    for _ in range(10):
        frame.tick(0.05)
        desktop.manage()
    frame.tick(0.05)
    return frame


def test_size_and_place_come_back_although_the_desktop_forces_others_at_first() -> None:
    for stubborn in (0, 1, 3):
        desktop = Desktop(stubborn)
        gone_and_back(desktop)
        assert (desktop.position, desktop.size) == ((120, 90), (1100, 650))
        assert desktop.minimum_size == (1024, 600)


def test_a_desktop_that_never_agrees_is_not_asked_for_ever() -> None:
    desktop = Desktop(99)
    frame = gone_and_back(desktop)
    desktop.position = (7, 7)
    for _ in range(100):
        frame.tick(0.05)
    assert desktop.position == (7, 7)


def test_whoever_drags_the_window_afterwards_keeps_it_there() -> None:
    desktop = Desktop(0)
    frame = gone_and_back(desktop)
    frame.tick(2)
    desktop.position, desktop.size = (300, 300), (1200, 700)
    frame.tick(0.05)
    assert (desktop.position, desktop.size) == ((300, 300), (1200, 700))


def test_a_maximised_window_comes_back_maximised() -> None:
    desktop = Desktop(0)
    gone_and_back(desktop, was_maximised=True)
    assert desktop.is_maximised


@pytest.mark.skipif(sys.platform != "linux", reason="other desktops know a program by its file")
def test_the_desktop_knows_the_window_by_the_name_of_its_launcher(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it docks show a second icon, one without a picture."""
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", "main.py")  # as pygame does when it is imported
    open_window((1024, 600), full_screen=False)
    assert {os.environ[f"SDL_VIDEO_{kind}_WMCLASS"] for kind in ("X11", "WAYLAND")} == {APP_ID}


def test_windows_does_not_enlarge_a_small_picture_of_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    def begin() -> None:
        told.append(os.environ.get(name, ""))

    name, told = "SDL_WINDOWS_DPI_AWARENESS", list[str]()
    monkeypatch.setenv(name, "")
    monkeypatch.delenv(name)
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr("pygame.display.init", begin)
    open_window((1024, 600), full_screen=False)
    assert told[0] == "permonitorv2"


def test_the_desktop_is_asked_what_its_owner_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [{"language": "hu", "country": "HU"}, {"language": "en", "country": None}]
    monkeypatch.setattr("pygame.system.get_pref_locales", lambda: found)
    assert spoken() == ["hu_HU", "en"]
