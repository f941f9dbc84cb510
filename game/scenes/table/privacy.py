"""Privacy at one screen: private things show only while their owner sits alone before it, behind curtain or mask."""

from collections.abc import Callable

import pygame

from game.core.rules import Seat
from game.engine.debounce import Debounce
from game.engine.turn_controller import PendingTurn, Phase
from game.paint.box import Box
from game.scenes.shell.services import Services
from game.scenes.table.board import Board
from game.scenes.table.nameplate import draw_actor
from game.scenes.table.state import TableState
from game.widgets.controls import button
from game.widgets.ui import Ui


class Privacy:
    """Parts one person from the next at a table: by curtains, or by a mask over what is private on the open table."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self.private_mask = PrivateMask(state.services, self._unmask)

    # ------------------------------------------------------------------ off the screen
    def cover(self) -> None:
        """Takes private things away in the same moment in which their owner has finished, before anything is drawn."""
        controller = self._state.controller
        if not controller.is_open and controller.hand_over(is_scene=self._state.playback.brings_sequence):
            self._hide()

    def mask(self) -> None:
        """Masks the viewer's private things before the decision is made."""
        self._state.controller.mask()
        self._hide()

    def reseat(self) -> bool:
        """Follows seats that changed hands while something else was on the screen; returns whether any did."""
        state = self._state
        if not state.controller.reseat():
            return False
        state.board.seat(state.session.players)
        state.conduct.greet(state.session)
        if state.board.viewer != state.controller.viewer:
            self._hide()
        state.drop()
        return True

    def _hide(self) -> None:
        """Shows what was seen so far as an onlooker sees it; what is new, scoring sequences too, is still to come."""
        state, board = self._state, self._state.board
        board.hurry()
        sequences = list(board.scoring_sequences)
        board.see(None, state.playback.seen)
        board.scoring_sequences.extend(sequences)
        state.drop()
        state.services.notices.take_back()
        state.services.ui.reset()

    # ------------------------------------------------------------------ between two people
    def part(self, turn: PendingTurn) -> bool:
        """Lets whoever is next come to the screen, or all of them; returns whether anything changed by that."""
        assert turn.seat is not None
        match turn.phase:
            case Phase.GATHERING:
                self._ask_all_to_look()
            case Phase.MASKED:
                return self.private_mask.show(turn.seat)
            case _:
                self._lower_curtain(turn.seat)
        return True

    def gathers_first(self) -> bool:
        """Masks what is private before a scoring sequence, and asks all to look.

        Returns whether that has to be waited for.
        """
        controller = self._state.controller
        if controller.is_open or not self._state.playback.brings_sequence:
            return False
        self.cover()
        if controller.is_gathered:
            return False
        self._ask_all_to_look()
        return True

    def _lower_curtain(self, seat: Seat) -> None:
        services, player = self._state.services, self._state.session.players[seat]
        services.navigation.open(services.routes.curtain, player, lambda: self._raised(seat), self._pause)

    def _ask_all_to_look(self) -> None:
        services = self._state.services
        services.navigation.open(services.routes.curtain, None, self._gathered, self._pause)

    def _pause(self) -> None:
        """Pauses in the place of a curtain: it falls anew, before whoever is next when the game goes on."""
        self._state.services.navigation.stack.pop()
        self._state.conduct.pause(self._state.session)

    def _gathered(self) -> None:
        self._state.controller.gather()
        self._state.drop()

    def _raised(self, seat: Seat) -> None:
        self._state.controller.raise_curtain(seat)
        self._state.look(seat)

    # ------------------------------------------------------------------ the mask
    @property
    def is_masked(self) -> bool:
        """Tells whether the private things of whoever is next lie masked and can be unmasked."""
        turn = self._state.turn
        is_shown = turn.phase is Phase.MASKED and turn.seat == self.private_mask.seat
        return is_shown and self._state.playback.is_settled

    def _unmask(self) -> None:
        if self.is_masked and self.private_mask.seat is not None:
            self._raised(self.private_mask.seat)
            self.private_mask.clear()
            self._state.services.ui.renew()


# ---------------------------------------------------------------------- the private mask
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
