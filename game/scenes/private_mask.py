"""The fan: the private things of whoever is next, masked on the open table until their owner unmasks them."""

from collections.abc import Callable

import pygame

from game.core.rules import Seat
from game.paint.box import Box
from game.scenes.bar import draw_actor
from game.scenes.board import Board
from game.scenes.debounce import Debounce
from game.scenes.services import Services
from game.widgets.controls import button
from game.widgets.ui import Ui

_BUTTON = 76.0
"""The height of the room for the button."""


class Fan:
    """Does at the open table what the curtain does elsewhere: waits until its owner alone looks.

    Takes what unmasks it. It knows whose it is (`seat`, None: none lies there) and nothing that is in it.
    A press as it is laid does not count, for it belongs to the person before; the button shows when it does.
    """

    def __init__(self, services: Services, unmask: Callable[[], None]) -> None:
        self.seat: Seat | None = None
        self._services = services
        self._unmask = unmask
        self._guard = Debounce()

    @property
    def is_guarded(self) -> bool:
        """Tells whether it was laid just now."""
        return self._guard.is_up

    def lay(self, seat: Seat) -> bool:
        """Lays a person's fan, masked, and puts the focus on its button; returns whether it did not lie there yet."""
        if seat == self.seat:
            return False
        self.seat = seat
        self._guard.raise_again()
        self._services.ui.reset()
        self._services.ui.focus_first("unmask")
        self._services.sound.play("turn")
        return True

    def pick_up(self) -> None:
        """Takes it from the table, as when it is unmasked."""
        self.seat = None

    def tick(self, seconds: float) -> bool:
        """Lets time pass and returns whether the button came to be lit."""
        return self._guard.tick(seconds)

    def draw(self, ui: Ui, board: Board) -> None:
        """Draws whose it is and the button, where the action panel stands for a person."""
        words, box = ui.words, board.places.action
        draw_actor(ui, board, self.seat, words("ui.curtain.others"), _BUTTON)
        hint = words("ui.fan.unmask_hint", player=board.session.players[self.seat or 0].name)
        at = Box(box.x + 20, box.bottom - _BUTTON, box.w - 40, _BUTTON - 14)
        with ui.area("action"):
            button(
                ui, "unmask", at, words("ui.fan.unmask"), self._unmask, colour="plum", size=34, icon="eye",
                key=pygame.K_RETURN, cap=words("ui.keys.enter"), hint=hint, is_enabled=not self._guard.is_up,
            )  # fmt: skip
