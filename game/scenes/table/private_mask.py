"""The mask over the private things of whoever is next, which lie on the open table until their owner unmasks them."""

from collections.abc import Callable

import pygame

from game.core.rules import Seat
from game.engine.debounce import Debounce
from game.paint.box import Box
from game.scenes.shell.services import Services
from game.scenes.table.board import Board
from game.scenes.table.nameplate import draw_actor
from game.widgets.controls import button
from game.widgets.ui import Ui

_BUTTON = 76.0
"""The height of the room for the button."""


class PrivateMask:
    """Does at the open table what the curtain does elsewhere: waits until the owner alone looks.

    Takes what unmasks. It knows whose things are masked (`seat`, None: nobody's) and nothing of what they are.
    A press as it comes does not count, for it belongs to the person before; the button shows when it does.
    """

    def __init__(self, services: Services, unmask: Callable[[], None]) -> None:
        self.seat: Seat | None = None
        self._services = services
        self._unmask = unmask
        self._debounce = Debounce()

    @property
    def needs_ticks(self) -> bool:
        """Tells whether it came just now, so that a press does not count yet."""
        return self._debounce.is_active

    def show(self, seat: Seat) -> bool:
        """Masks a person's things and puts the focus on the button; returns whether they were not masked yet."""
        if seat == self.seat:
            return False
        self.seat = seat
        self._debounce.restart()
        self._services.ui.reset()
        self._services.ui.focus_first("unmask")
        self._services.sound.play("turn")
        return True

    def clear(self) -> None:
        """Takes the mask away, as when its owner unmasks."""
        self.seat = None

    def tick(self, seconds: float) -> bool:
        """Lets time pass and returns whether the button came to be lit."""
        return self._debounce.tick(seconds)

    def draw(self, ui: Ui, board: Board) -> None:
        """Draws whose things are masked and the button, where the action panel stands for a person."""
        words, box = ui.words, board.panels.action
        draw_actor(ui, board, self.seat, words("ui.curtain.others"), _BUTTON)
        hint = words("ui.fan.unmask_hint", player=board.players[self.seat or 0].name)
        at = Box(box.x + 20, box.bottom - _BUTTON, box.w - 40, _BUTTON - 14)
        with ui.area("action"):
            button(
                ui, "unmask", at, words("ui.fan.unmask"), self._unmask, colour="plum", size=34, icon="eye",
                key=pygame.K_RETURN, cap="enter", hint=hint, is_enabled=not self._debounce.is_active,
            )  # fmt: skip
