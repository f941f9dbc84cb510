"""The course of a game at its table: what is shown next, who is waited for, and what happens by itself."""

import io

import pygame

from game.core.rules import Seat
from game.engine.turn_controller import Phase
from game.scenes.shell.services import Services
from game.scenes.table.board import Board
from game.scenes.table.input import TableInput
from game.scenes.table.privacy import Privacy
from game.scenes.table.state import TableState
from game.session.session import Session
from game.tabletop.items import Selection
from game.tabletop.picker import Picker
from game.widgets.ui import Ui

_DRAWN, _KEPT = (1024, 600), (384, 225)


class Thumbnailer:
    """Draws pictures of one session; everything that does not change is kept from the first to the last of them."""

    def __init__(self, services: Services, session: Session) -> None:
        self._services, self._session = services, session
        self._drawn: tuple[Ui, Board] | None = None

    def thumbnail(self) -> bytes:
        """Returns the present picture as JPEG: a hundred times faster to write than PNG, and a fifth of its size."""
        services = self._services
        if self._drawn is None:
            self._drawn = Ui(pygame.Surface(_DRAWN), services.words), Board(services, self._session)
        ui, board = self._drawn
        ui.words, ui.typesetting = services.words, services.ui.typesetting
        ui.begin(board.table.minimum)
        board.see(None)
        board.draw(ui, Selection(actor=board.actor), None)
        file = io.BytesIO()
        pygame.image.save(pygame.transform.smoothscale(ui.surface, _KEPT), file, "thumbnail.jpg")
        return file.getvalue()

    def put_away(self) -> None:
        """Lets go of all that was kept, which would stay until garbage is collected."""
        if self._drawn is not None:
            ui, board = self._drawn
            ui.canvas.made.clear()
            board.put_away()
            self._drawn = None


_STEP, _AUTOMATIC, _END = 0.4, 0.5, 0.9
"""Seconds that a computer player's step, a forced choice and the end of the game take at least, at normal speed."""

_LONG, _SLOW = 1.0, 8.0
"""After so many seconds it is told how far a computer player's thought is, and that it can think faster; nobody waits
longer for the coach."""

_FIRST_WORDS = 0.6
"""After so many seconds without a hint it is told what looks good: one that comes sooner needs no first words."""

_PARTING = (Phase.GATHERING, Phase.CURTAIN, Phase.OVER)


class TurnFlow:
    """Leads a session from one decision to the next."""

    def __init__(self, state: TableState, privacy: Privacy, table_input: TableInput) -> None:
        self._state = state
        self._services = state.services
        self._controller = state.controller
        self._privacy = privacy
        self._input = table_input
        self.thumbnailer = Thumbnailer(state.services, state.session)
        self._waited = self._waited_for_hint = 0.0
        self._may_step = False
        self._told_percent = 0
        self._has_told_slow = False

    # ------------------------------------------------------------------ waiting
    @property
    def needs_ticks(self) -> bool:
        """Tells whether items move or something is about to happen by itself; a thinking computer is waited for."""
        state, is_masked = self._state, self._privacy.is_masked
        is_next = state.picker is None and state.turn.phase is not Phase.COMPUTER and not is_masked
        is_next = is_next and not self._input.coach.is_looking and state.slip is None
        is_debounced = is_masked and self._privacy.private_mask.needs_ticks
        return not state.playback.is_settled or is_next or self._is_automatic or is_debounced

    @property
    def waits_for_other(self) -> bool:
        """Tells whether a computer player thinks about a move or a hint, or the coach looks at a move."""
        is_asked = self._state.turn.phase is Phase.COMPUTER or self._controller.bot_moves.is_hinting
        return is_asked or self._input.coach.is_looking

    @property
    def waits_for_step(self) -> bool:
        """Tells whether a computer player may only go on after a key press (step mode)."""
        is_computer = self._state.turn.phase is Phase.COMPUTER
        return is_computer and self._services.settings.now.is_stepped and not self._may_step

    @property
    def percent(self) -> int:
        """How much of its thought a computer player has done; 0 where that is not told, as of a short one."""
        return round(100 * self._controller.bot_moves.done) if self._waited >= _LONG else 0

    @property
    def is_parting(self) -> bool:
        """Tells whether the table is about to be left to a curtain or to the result."""
        return self._state.playback.is_settled and self._state.turn.phase in _PARTING

    @property
    def _is_automatic(self) -> bool:
        picker = self._state.picker
        return picker is not None and len(picker.moves) == 1 and self._state.conduct.is_automatic

    def rest(self) -> None:
        """Begins to wait anew, as after something was shown."""
        self._waited = 0.0

    def go(self) -> bool:
        """Skips what moves or what the coach looks at, or lets a computer player take its step.

        Returns whether there was anything to do.
        """
        if self._state.board.stage.is_playing:
            self._state.board.stage.skip()
            return True
        if self._input.coach.is_looking:
            return self._input.coach.look_no_more()
        if self.waits_for_step:
            self._may_step = True
            return True
        return False

    # ------------------------------------------------------------------ going on
    def tick(self, seconds: float) -> bool:
        """Lets time pass: movements first, then what happened since, then whoever is next.

        Returns whether the picture must be drawn again.
        """
        self._waited += seconds
        self._waited_for_hint = self._waited_for_hint + seconds if self._controller.bot_moves.is_hinting else 0.0
        self._think_ahead()
        if self._privacy.private_mask.tick(seconds):
            return True
        if self._state.board.tick(seconds):
            return self._state.board.is_changed
        return self._show_next() or self._go_on()

    def _think_ahead(self) -> None:
        """Lets computer players think while all still see what happened before, or decide at the same time."""
        turn = self._state.turn
        if self._state.playback.is_due:
            return
        if turn.phase is Phase.COMPUTER and turn.seat is not None:
            self._controller.bot_moves.ask(turn.seat)
        else:
            self._controller.bot_moves.think_beside(self._controller.computers)

    def _show_next(self) -> bool:
        if not self._state.playback.is_due:
            return False
        if not self._privacy.gathers_first():
            self._state.playback.show_next()
            self.rest()
        return True

    def _go_on(self) -> bool:
        if self._input.coach.holds():
            return self._waited >= _SLOW and self._input.coach.look_no_more()
        if self._controller.pass_unasked():  # wishes may have changed in the pause
            self._controller.keep()
            self._state.picker = None
            self._privacy.cover()
            return True
        if self._controller.hand_over():
            self._state.look(self._controller.viewer)
            return True
        turn = self._state.turn
        match turn.phase:
            case Phase.OVER:
                return self._finish()
            case Phase.GATHERING | Phase.CURTAIN | Phase.MASKED:
                self._state.picker = None
                return self._privacy.part(turn)
            case Phase.COMPUTER:
                return self._computer(turn.seat)
            case Phase.PERSON:
                return self._person(turn.seat)

    def _computer(self, seat: Seat | None) -> bool:
        assert seat is not None
        if self.waits_for_step or self._waited < _STEP * self._services.settings.pace:
            return False
        found = self._controller.bot_moves.move(seat)
        if found is None:
            return self._tell_progress()
        self._may_step = False
        self._tell_of_tempo()
        self._controller.play(found.seat, found.found, found.number)
        return True

    def _tell_of_tempo(self) -> None:
        """Says once how long one waits for others, and how that is changed."""
        settings = self._services.settings
        if settings.pace and not settings.now.knows_tempo and self._state.conduct.offers("tempo"):
            settings.change(knows_tempo=True)
            is_seen = self._services.ui.find("tempo")
            self._services.notices.tell("ui.table.tempo_told" if is_seen else "ui.table.tempo_told_folded")

    def _tell_progress(self) -> bool:
        """Returns whether there is news of a long thought to be shown; says once how it would be shorter."""
        before, self._told_percent = self._told_percent, self.percent
        is_slow = self._told_percent > 0 and self._waited >= _SLOW and not self._services.settings.now.think_faster
        if is_slow and not self._has_told_slow:
            self._has_told_slow = True
            self._services.notices.tell("ui.table.thinker_slow")
        return self._told_percent != before

    def _person(self, seat: Seat | None) -> bool:
        picker = self._state.picker
        if picker is None or seat is None:
            self.prepare()
            return True
        self._controller.bot_moves.listen()
        if (found := self._controller.bot_moves.advice()) is not None:
            self._input.take_hint(found.found)
            return True
        if self._waited_for_hint >= _FIRST_WORDS and (moves := self._controller.bot_moves.at_first()):
            self._input.take_first_words(moves)
            return True
        self._controller.foresee(seat)
        if self._is_automatic and self._waited >= _AUTOMATIC * self._services.settings.pace:
            self._input.play(picker.moves[0])
            return True
        return False

    def _finish(self) -> bool:
        if self._waited < _END * self._services.settings.pace:
            return False
        self._input.coach.end()
        return self._state.conduct.end(self._state.session)

    def prepare(self) -> None:
        """Makes a picker for the person whose turn it is."""
        state, turn = self._state, self._state.turn
        state.drop()
        if turn.phase is not Phase.PERSON or turn.seat is None:
            return
        if (view := self._controller.open_view()) is not None:
            state.board.show_openly(view)
        if view is not None or turn.seat == state.board.viewer:
            state.picker = Picker(state.board.table, state.board.view, state.session.legal(turn.seat))
            self._input.coach.listen(turn.seat)
            self.rest()
            state.conduct.portray(self.thumbnailer.thumbnail)
            self._input.resume(turn.seat)
