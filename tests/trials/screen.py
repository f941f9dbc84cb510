"""A real window on a virtual screen under a window manager, driven by the X server's own mouse and keyboard."""

import os
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame

from game.program import Program
from game.saves.paths import Paths
from game.saves.settings import Settings
from game.window import open_window
from tests.scenes.driver import Driver

_NAMES = {
    pygame.K_RETURN: "Return", pygame.K_TAB: "Tab", pygame.K_SPACE: "space", pygame.K_ESCAPE: "Escape",
    pygame.K_LEFT: "Left", pygame.K_RIGHT: "Right", pygame.K_UP: "Up", pygame.K_DOWN: "Down",
    pygame.K_F1: "F1", pygame.K_F11: "F11",
}  # fmt: skip
_SETTLE, _TICK, _BOUNCE = 0.25, 0.02, 0.25
"""A person needs a moment to see what has appeared; a press before that counts for nothing."""
_KEYS = 80
"""Keys after which something cannot be steered to."""


@contextmanager
def virtual_screen(number: int, size: str = "1920x1080") -> Iterator[None]:
    """Starts Xvfb and openbox on a display of that number and makes it this process's display."""
    os.environ |= {"DISPLAY": f":{number}", "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    # Without `-noreset` the server begins anew when who asked for its size leaves, and openbox may fall with it.
    with _running("Xvfb", f":{number}", "-noreset", "-screen", "0", f"{size}x24"):
        _await(lambda: not subprocess.run(["xdotool", "getdisplaygeometry"], capture_output=True).returncode)
        with _running("openbox"):
            _await(_has_manager)
            time.sleep(1)  # a window that asks to be shown while the manager still sets up is never shown
            yield


def _has_manager() -> bool:
    asked = subprocess.run(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"], capture_output=True, text=True)
    return "window id" in asked.stdout


@contextmanager
def _running(*command: str) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait(10)


def _await(is_so: Callable[[], object], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(_TICK)


class ScreenDriver(Driver):
    """Drives a program that runs in its own loop: time is real, and so are the events.

    Takes the folder of the player's files, the window's size and settings to change. `run_with` lets a person act in a
    thread beside the loop, which belongs to the main thread.
    """

    def __init__(self, home: Path, size: tuple[int, int], **settings: Any) -> None:
        self.home = home
        chosen = Settings(**({"coach": "off"} | settings))
        self.program = Program(open_window(size, full_screen=False), Paths(home), chosen)
        self.services = self.program.services
        self.drawn, self.texts = 0, []
        self._draw, self.program.draw = self.program.draw, self._counted  # type: ignore[method-assign]
        self._turn, self.program.turn = self.program.turn, self._timed  # type: ignore[method-assign]
        self._round = threading.RLock()  # what is on the screen is looked at between rounds of the loop
        self._pressed = 0
        self._heard: Counter[int] = Counter()
        self.slowest = 0.0
        self.waited = 0.0

    def _timed(self, events: list[pygame.Event], seconds: float) -> None:
        start = time.monotonic()
        with self._round:
            self._turn(events, seconds)
            self._heard.update(event.key for event in events if event.type == pygame.KEYUP)
        self.slowest = max(self.slowest, time.monotonic() - start)

    def run_with(self, begin: Callable[[], None], act: Callable[[], None]) -> int:
        """Runs the program while `act` plays; returns its exit code; raises what went wrong with `act`."""
        trouble: list[BaseException] = []

        def person() -> None:
            try:
                self.until(lambda: self.drawn, "opens a window")
                act()
            except BaseException as error:
                trouble.append(error)
            finally:
                self.services.navigation.quit()

        thread = threading.Thread(target=person, daemon=True)
        thread.start()
        code = self.program.run(begin)
        if trouble:
            raise trouble[0]
        return code

    @property
    def _window(self) -> str:
        return str(pygame.display.get_wm_info()["window"])

    # ------------------------------------------------------------------ time
    def turn(self, *events: pygame.Event, seconds: float | None = None) -> None:
        """Lets a moment of real time pass."""
        assert not events, "a person has no other events than the screen's"
        time.sleep(_TICK)

    def until(self, condition: Callable[[], object], what: str, limit: float = 30) -> None:
        """Waits until something is so."""
        start = time.monotonic()
        while not self._holds(condition):
            if time.monotonic() - start > limit:
                raise AssertionError(self.stuck(f"never {what}"))
            time.sleep(_TICK)
        self.waited = max(self.waited, time.monotonic() - start)

    def _holds(self, condition: Callable[[], object]) -> bool:
        with self._round:
            return bool(condition())

    @property
    def is_asked(self) -> bool:
        """Whether a person at the table can decide now, and sees it."""
        with self._round:
            return super().is_asked

    def spot(self, name: str) -> tuple[int, int]:
        """Returns a point where a node lies on top."""
        with self._round:
            return super().spot(name)

    def ways(self, goal: str = "") -> dict[str, list[tuple[int, int]]]:
        """Returns the nodes that Tab and arrows lead to from where the focus is."""
        with self._round:
            return super().ways(goal)

    def steer(self, name: str) -> None:
        """Brings the keyboard focus to a node; looks anew after each key, for pieces may still move meanwhile."""
        for _ in range(_KEYS):
            if self._holds(lambda: self.ui.focus == name):
                return
            key, mod = self.way(name)[0]
            self.press(key, mod=mod)
        raise AssertionError(self.stuck(f"{name} was not reached, but {self.ui.focus}"))

    def at_rest(self, do: Callable[[], object]) -> None:
        """Does something that no hand does, between two rounds of the loop."""
        with self._round:
            do()

    def _settle(self) -> None:
        time.sleep(_SETTLE)
        self.until(lambda: self.scene is None or not self.ui.is_stale, "at rest")

    # ------------------------------------------------------------------ hands
    def press(self, key: int, letter: str = "", mod: int = 0) -> None:
        """Presses and releases a key; never again so soon that it would be a bounce, as no hand does."""
        time.sleep(_BOUNCE if self._pressed == key else 0)
        self._pressed = key
        name = _NAMES.get(key) or pygame.key.name(key)
        prefix = ("shift+" if mod & pygame.KMOD_SHIFT else "") + ("ctrl+" if mod & pygame.KMOD_CTRL else "")
        before = self._heard[key]
        self.xdotool("key", "--clearmodifiers", prefix + name)
        self.until(lambda: self._heard[key] > before, f"hears {name}")  # a busy computer takes its time to follow
        self._settle()

    def click_at(self, pos: tuple[int, int], times: int = 1) -> None:
        """Moves the pointer to a point of the window and clicks, once or several times."""
        self.xdotool("mousemove", "--window", self._window, *map(str, pos))
        self.xdotool("click", "--repeat", str(times), "--delay", "90", "1")
        self._settle()

    def write(self, letters: str) -> None:
        """Types letters."""
        self.xdotool("type", "--delay", "30", letters)
        self._settle()

    def xdotool(self, *words: str) -> None:
        """Has the X server do something."""
        subprocess.run(["xdotool", *words], check=True, capture_output=True)

    def geometry(self) -> Sequence[int]:
        """Returns place and size of the window's inside: x, y, width, height."""
        found = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", self._window], capture_output=True, text=True, check=True
        ).stdout
        values = dict(line.split("=") for line in found.split())
        return [int(values[key]) for key in ("X", "Y", "WIDTH", "HEIGHT")]

    def picture(self, path: Path) -> None:
        """Takes a picture of the whole screen, as a person sees it."""
        subprocess.run(["import", "-window", "root", str(path)], check=True)
