"""The window: what the desktop is told of it, and its frame: it comes back to where it was, on the desktop there is."""

import os
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import window
from game.program import Program
from game.saves.paths import Paths
from game.saves.settings import change_settings, read_settings
from game.window import APP_ID, NoDisplay, WindowFrame, on_desktop, open_window, show_message, spoken

FULL_HD, BESIDE = pygame.Rect(0, 0, 1920, 1080), pygame.Rect(1920, 0, 2560, 1440)


@pytest.fixture(autouse=True)
def desktop(monkeypatch: pytest.MonkeyPatch) -> list[pygame.Rect]:
    """One screen, until a test changes it."""
    found = [FULL_HD]
    monkeypatch.setattr(window, "screens", lambda: found)
    return found


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


def gone_and_back(desktop: Any, *, was_maximised: bool = False) -> WindowFrame:
    frame = WindowFrame(lambda: desktop)
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


def test_a_desktop_that_shrank_during_the_full_screen_still_holds_the_window(desktop: list[pygame.Rect]) -> None:
    made: Any = Desktop(0)
    made.position, made.size = (700, 300), (1200, 700)
    frame = WindowFrame(lambda: made)
    frame.fill()
    desktop[:] = [pygame.Rect(0, 0, 1280, 720)]
    frame.come_back()
    frame.tick(0.05)
    assert desktop[0].contains(pygame.Rect(made.position, made.size))


# ---------------------------------------------------------------------- brought back onto the desktop
@pytest.mark.parametrize("wished", [(120, 90, 1100, 650), (1500, 100, 1200, 800), (0, 40, 1920, 1040)])
def test_a_window_that_is_all_on_screens_stays_where_it_is(wished: tuple[int, int, int, int]) -> None:
    assert on_desktop(pygame.Rect(wished), [FULL_HD, BESIDE]) == pygame.Rect(wished)


@pytest.mark.parametrize(
    "lost",
    [
        (2500, 300, 1200, 800),  # on a screen that was taken away
        (-5000, 200, 1200, 800),
        (32767, 32767, 1200, 800),
        (300, -200, 1200, 800),  # its title above the upper edge
        (300, 0, 1200, 800),
        (1500, 900, 1200, 800),
        (0, 40, 3840, 2160),  # larger than the desktop
        (0, 0, 100, 100),
    ],
)
def test_any_other_window_is_brought_back_with_its_title_and_no_smaller_than_it_may_be(
    lost: tuple[int, int, int, int],
) -> None:
    found = on_desktop(pygame.Rect(lost), [FULL_HD])
    assert FULL_HD.contains(found)
    assert found.y >= 30
    assert found.w >= 1024
    assert found.h >= 600


def test_a_desktop_smaller_than_the_smallest_window_gets_one_of_its_own_size() -> None:
    small = pygame.Rect(0, 0, 800, 480)
    assert small.contains(on_desktop(pygame.Rect(100, 100, 1280, 720), [small]))


def test_screens_left_of_and_above_the_first_one_are_screens_too() -> None:
    there = pygame.Rect(-1800, -1000, 1200, 800)
    assert on_desktop(there, [FULL_HD, pygame.Rect(-1920, -1080, 1920, 1080)]) == there


# ---------------------------------------------------------------------- remembered
def ended(home: Path) -> Program:
    """Starts the program as its own command line does, and ends it."""
    kept = read_settings(Paths(home).settings)[0]
    surface = open_window(None, full_screen=kept.full_screen, home=kept.window)
    program = Program(surface, Paths(home), keeps_window=True)
    assert not program.run(program.services.navigation.quit)
    return program


def test_the_window_is_next_time_where_it_was(tmp_path: Path) -> None:
    change_settings(Paths(tmp_path).settings, {"window": "1200x700+300+200"})
    program = ended(tmp_path)
    assert program.services.ui.surface.get_size() == (1200, 700)
    assert read_settings(Paths(tmp_path).settings)[0].window == "1200x700+300+200"


def test_a_window_that_was_maximised_is_so_again_and_knows_its_other_size(tmp_path: Path) -> None:
    change_settings(Paths(tmp_path).settings, {"window": "1200x700+300+200", "maximised": True})
    ended(tmp_path)
    kept = read_settings(Paths(tmp_path).settings)[0]
    assert (kept.window, kept.maximised) == ("1200x700+300+200", True)


def test_a_window_that_is_being_maximised_still_knows_where_it_was(tmp_path: Path) -> None:
    """The window has its new size before the program is told what that means."""
    change_settings(Paths(tmp_path).settings, {"language": "en", "window": "1200x700+300+200"})
    surface = open_window(None, full_screen=False, home="1200x700+300+200")
    program = Program(surface, Paths(tmp_path), keeps_window=True)

    def maximise() -> None:
        pygame.Window.from_display_module().size = FULL_HD.size
        pygame.event.post(pygame.Event(pygame.WINDOWMAXIMIZED))
        pygame.event.post(pygame.Event(pygame.QUIT))

    def first() -> None:
        program.services.navigation.start(program.services.routes.menu)
        program.turn([], 2.0)
        maximise()

    assert not program.run(first)
    kept = read_settings(Paths(tmp_path).settings)[0]
    assert (kept.window, kept.maximised) == ("1200x700+300+200", True)


def test_nobody_keeps_the_window_of_pygame(tmp_path: Path) -> None:
    """One that is let go of after its display was closed reads memory that is gone, and at times ends Python."""
    program = Program(open_window(None, full_screen=False), Paths(tmp_path))
    program.turn([], 0.1)
    window = pygame.Window.from_display_module()
    assert sys.getrefcount(window) == 2  # this name, and what counts


@pytest.mark.parametrize("window", ["", "1x1+0+0", "99999x99999-99999-99999", "full", 7])
def test_whatever_the_file_says_the_window_opens_on_the_desktop(tmp_path: Path, window: object) -> None:
    change_settings(Paths(tmp_path).settings, {"window": window})
    assert ended(tmp_path).services.ui.surface.get_rect().h <= 1080


@pytest.mark.parametrize("home", ["", "1024x600+0+40"])
def test_on_a_screen_as_small_as_the_smallest_window_its_lower_edge_is_seen_below_its_title(
    desktop: list[pygame.Rect], home: str
) -> None:
    desktop[:] = [pygame.Rect(0, 0, 1024, 600)]
    size = open_window(None, full_screen=False, home=home).get_size()
    least = pygame.Window.from_display_module().minimum_size
    assert size[1] <= 570
    assert least[1] <= size[1]


# ---------------------------------------------------------------------- what the desktop is told
X11 = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="windows are shown by X11 or Wayland")


@X11
@pytest.mark.parametrize("driver", [None, ""])
def test_where_nothing_shows_windows_no_driver_is_taken_that_nobody_asked_for(
    monkeypatch: pytest.MonkeyPatch, driver: str | None
) -> None:
    """SDL would draw off the screen, or take the whole console, without end."""
    monkeypatch.setattr(pygame.display, "init", lambda: pytest.fail("opened a display"))
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    if driver is not None:
        monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    with pytest.raises(NoDisplay):
        open_window((1024, 600), full_screen=False)


@X11
@pytest.mark.parametrize(
    ("there", "asked"),
    [
        ({"DISPLAY": ":0"}, "x11"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "wayland"),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "x11,wayland"),
        ({"DISPLAY": ":0", "SDL_VIDEODRIVER": "dummy"}, "dummy"),
    ],
)
def test_only_what_shows_windows_there_is_tried_unless_somebody_asks_for_another(
    monkeypatch: pytest.MonkeyPatch, there: dict[str, str], asked: str
) -> None:
    def init() -> None:
        found.append(os.environ["SDL_VIDEODRIVER"])
        raise pygame.error("tried")

    found: list[str] = []
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.setenv(name, there.get(name, ""))
    monkeypatch.setattr(pygame.display, "init", init)
    with pytest.raises(NoDisplay):
        open_window((1024, 600), full_screen=False)
    assert found == [asked]


@X11
def test_sdl_does_not_take_the_window_for_a_game_that_fills_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {
        "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
        "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
        "SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS": "0",
        "SDL_NO_SIGNAL_HANDLERS": "1",
    }
    for name in told:
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    open_window((1024, 600), full_screen=False)
    assert {name: os.environ[name] for name in told} == told


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


def test_a_message_may_name_a_file_of_any_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    def message_box(title: str, told: str, kind: str) -> None:
        shown.append(told.encode().decode())

    monkeypatch.setattr(pygame.display, "message_box", message_box)
    assert show_message("Kupola", "home/\udcff/crash.txt")
    assert shown == ["home/\\udcff/crash.txt"]
