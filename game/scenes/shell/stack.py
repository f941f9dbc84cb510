"""What the loop asks of whatever fills the window, and the stack that says which one does."""

from abc import abstractmethod

import pygame

from game.widgets.node import ScreenPlace
from game.widgets.ui import Ui


class Screen:
    """One thing that fills the window (or, as an overlay, lies over the one below).

    It draws itself completely in `draw`, adding its nodes; it keeps no pixels. `minimum` is how many reference units
    (width, height) it needs, so that the scale is held back in small windows. Scenes inherit it, for what most of them
    answer alike.
    """

    minimum: tuple[float, float] = (900, 560)
    is_overlay = False
    is_help = False

    @abstractmethod
    def draw(self, ui: Ui) -> None:
        """Draws the whole scene and names what can be pointed at."""

    def draw_ahead(self, ui: Ui) -> bool:
        """Draws a part of the next picture out of sight, where the whole would take long; returns whether it did.

        Meanwhile the last picture stays and no time passes.
        """
        return False

    @abstractmethod
    def back(self) -> None:
        """Does what Esc means here."""

    @property
    def rules_page(self) -> tuple[str, str] | None:
        """Returns a box and the title key of the page of its rulebook that explains what goes on (None: no box's)."""
        return None

    def entered(self) -> None:
        """Is told that the scene came on top, newly or again."""

    def left(self) -> None:
        """Is told that the scene was taken away for good."""

    def key(self, event: pygame.Event) -> bool:
        """Takes a key that was pressed by itself, or with Shift, and that no control used; returns whether it was."""
        return False

    def chord(self, event: pygame.Event) -> None:
        """Takes a key that was pressed with Ctrl, Alt or Meta."""

    def released(self, key: int) -> None:
        """Takes a key going up."""

    def click(self) -> None:
        """Takes a click beside all controls."""

    def tick(self, seconds: float) -> bool:
        """Moves time on and returns whether the picture must be drawn again."""
        return False

    @property
    def unkept(self) -> str:
        """Returns what would be lost if the scene were left for good: "lesson", "puzzle" or "typed" ("": nothing)."""
        return ""

    @property
    def needs_ticks(self) -> bool:
        """Tells whether the scene needs ticks now; an idle one costs no processor time."""
        return False

    @property
    def waits_for_other(self) -> bool:
        """Tells whether something outside (a thinking computer player) will wake the scene, so that it is polled."""
        return False

    @property
    def is_answered(self) -> bool:
        """Tells whether a computer player goes on by itself, so that more is said soon."""
        return False


class Stack:
    """`scenes` on top of each other, the lowest first; only the topmost acts.

    After help everybody is exactly where they were before it.
    """

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self.scenes: list[Screen] = []
        self._before_help: list[ScreenPlace] = []

    @property
    def top(self) -> Screen | None:
        """Returns the scene that acts, None when the program is to end."""
        return self.scenes[-1] if self.scenes else None

    @property
    def is_lowest(self) -> bool:
        """Tells whether nothing is below the scene that acts."""
        return len(self.scenes) < 2

    @property
    def shown(self) -> list[Screen]:
        """Returns the scenes to draw, lowest first: the topmost full one and overlays above it."""
        start = max((i for i, scene in enumerate(self.scenes) if not scene.is_overlay), default=0)
        return self.scenes[start:]

    @property
    def unkept(self) -> str:
        """Returns what would be lost, of the topmost scene that would lose anything, if all were taken away."""
        return next((scene.unkept for scene in reversed(self.scenes) if scene.unkept), "")

    def push(self, scene: Screen) -> None:
        """Puts a scene on top."""
        if scene.is_help:
            self._before_help.append(self._ui.place)
        self.scenes.append(scene)
        self._enter()

    def pop(self) -> None:
        """Takes the topmost scene away."""
        gone = self.scenes.pop()
        gone.left()
        self._enter()
        if gone.is_help:
            self._ui.go_to(self._before_help.pop())

    def replace(self, scene: Screen) -> None:
        """Puts a scene in the place of the topmost one."""
        if self.scenes:
            self.scenes.pop().left()
        self.push(scene)

    def reset(self, *scenes: Screen) -> None:
        """Takes everything away and starts anew with these."""
        while self.scenes:
            self.scenes.pop().left()
        self._before_help.clear()
        self.scenes.extend(scenes)
        self._enter()

    def _enter(self) -> None:
        self._ui.reset()
        if self.scenes:
            self.scenes[-1].entered()
