"""A scoring sequence, which interrupts the table: step by step, skippable, never skipped by accident."""

from collections.abc import Callable

import pygame

from game.engine.debounce import Debounce
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import SOFT
from game.paint.panels import ground
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.tabletop.table import ScoringSequence, Suspense
from game.widgets.controls import button, key_help
from game.widgets.reading import Saying
from game.widgets.ui import Ui

_FOOT, _SLACK = 100, 24.0
_STEP_SECONDS, _COMPLETE = 0.5, 999.0
_DEBOUNCE = 0.35
"""Seconds without a press before the first one counts."""


class SequenceScene(Scene):
    """Shows a scoring sequence one step at a time; each waits for "next", and "skip" goes to the end.

    A press within the first moment does not count, so that a click meant for the table skips nothing. Where a step
    is higher than the window, as with large letters, "next" first scrolls to its end.
    """

    minimum = (1152, 720)

    def __init__(
        self, services: Services, make: Callable[[], ScoringSequence], texture: str, before: Saying | None = None
    ) -> None:
        """Takes what makes the sequence in the language that is spoken now, the ground below it, and what is to be said
        of the table before it.
        """
        super().__init__(services)
        self._make = make
        self._words = services.words
        self._sequence = make()
        self._texture = texture
        self._before = before
        self.step = 0
        self._shown = 0.0
        self._debounce = Debounce(_DEBOUNCE)

    @property
    def _part(self) -> float:
        length = self._length * (0 if self.services.settings.now.reduced_motion else self.services.settings.pace)
        return 1.0 if length == 0 else min(1.0, self._shown / length)

    @property
    def _length(self) -> float:
        """Seconds that the present step takes at normal speed."""
        sequence = self._sequence
        own = sequence.seconds(self.step) if isinstance(sequence, Suspense) else None
        return _STEP_SECONDS if own is None else own

    def _sound(self, before: float, now: float) -> None:
        """Plays what comes between two parts of the step."""
        cues = self._sequence.cues(self.step) if isinstance(self._sequence, Suspense) else ()
        for part, name in cues:
            if before < part <= now < 1:
                self.services.sound.play(name)

    @property
    def needs_ticks(self) -> bool:
        return self._part < 1 or self._debounce.is_active

    def entered(self) -> None:
        self.services.ui.focus_first("next")
        self.services.sound.play("score")

    def tick(self, seconds: float) -> bool:
        """Lets the step's numbers come in."""
        was = self._part
        self._debounce.tick(seconds)
        self._shown += seconds
        self._sound(was, self._part)
        return was < 1

    def next(self) -> None:
        """Completes the present step, or goes to the next, or back to the table after the last."""
        if self._debounce.is_active:
            return
        if self._part < 1:
            self._shown = _COMPLETE
        elif self._is_more:
            self.services.ui.scroll_to("walk", self.services.ui.scrolls["walk"].most)
        elif self.step + 1 < self._sequence.steps:
            self.step, self._shown = self.step + 1, 0.0
            self.services.ui.scroll_to("walk", 0)
            self.services.sound.play("score")
        else:
            self.services.navigation.stack.pop()
        self.services.ui.is_stale = True

    @property
    def _is_more(self) -> bool:
        """Whether the end of the step lies below the window."""
        seen = self.services.ui.scrolls["walk"]
        return seen.offset < seen.most

    def finish(self) -> None:
        """Shows the last step complete."""
        self.step, self._shown = self._sequence.steps - 1, _COMPLETE
        self.services.ui.is_stale = True

    def earlier(self) -> None:
        """Goes back a step."""
        self.step = max(0, self.step - 1)
        self.services.ui.scroll_to("walk", 0)

    def skip(self) -> None:
        """Leaves the sequence."""
        if not self._debounce.is_active:
            self.services.navigation.stack.pop()

    def back(self) -> None:
        """Esc opens the pause; it never decides anything."""
        self.services.navigation.open(self.services.routes.pause, None)

    def key(self, event: pygame.Event) -> bool:
        """Space goes on even without focus; the Pause key opens the pause as Esc does."""
        if event.key == pygame.K_SPACE:
            self.next()
        elif event.key == pygame.K_PAUSE:
            self.back()
        return event.key in (pygame.K_SPACE, pygame.K_PAUSE)

    def draw(self, ui: Ui) -> None:
        canvas = ui.canvas
        if self._words is not self.services.words:
            self._words, self._sequence = self.services.words, self._make()
        ground(canvas, self._texture, 190)
        window = Box(0, 0, canvas.w, canvas.h - _FOOT)
        needed = self._sequence.height(canvas, window.w, self.step)
        height = needed if needed > window.h + _SLACK else window.h
        with ui.scrolled("walk", window, height) as offset:
            self._sequence.draw(ui, Box(0, -offset, window.w, height), self.step, self._part)
        if self._part == 1 and ui.reading.is_wanted:
            self._read(ui)
        self._draw_foot(ui, canvas.h - _FOOT + 8)

    def _draw_foot(self, ui: Ui, y: float) -> None:
        """The buttons, how far it is, and what keys do."""
        canvas, words = ui.canvas, ui.words
        earlier, hint = words("ui.walk.earlier"), words("tips.walk.skip")
        with ui.area("walk"):
            button(ui, "skip", Box(40, y + 8, 230, 62), words("ui.walk.skip"), self.skip, size=28, hint=hint)
            if self.step:
                at = Box(290, y + 8, 96, 62)
                button(ui, "earlier", at, "", self.earlier, icon="left", spoken=earlier, hint=earlier)
            icon, at = "down" if self._is_more else "right", Box(canvas.w - 470, y - 2, 430, 80)
            button(ui, "next", at, words("ui.walk.next"), self.next, colour="teal", size=40, icon=icon, key=13)
        count = words("ui.walk.count", step=self.step + 1, steps=self._sequence.steps)
        lettering.text(canvas, count, 420, y + 38, lettering.FIGURE, SOFT, "semi")
        pairs = [("escape", words("ui.table.pause"))]
        if ui.target(pygame.K_SPACE) is ui.find("next"):
            pairs.insert(0, ("space", words("ui.walk.next")))
        key_help(ui, canvas.w / 2 + 60, y + 38, pairs, canvas.w - 1150)

    def _read(self, ui: Ui) -> None:
        """Says what a complete step shows."""
        told = self._sequence.told(self.step)
        ui.reading.title = self._sequence.title
        if self._before:
            ui.reading.sayings["log"] = self._before
        ui.reading.say(f"step:{self.step}", *told)
        count = ui.words("ui.walk.count", step=self.step + 1, steps=self._sequence.steps)
        ui.reading.read(ui.nodes, "walk", self._sequence.title, (*told, count))
