"""The table: people and computer players play a session, each seeing only what is theirs to see."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from game.core.rules import Seat
from game.scenes.bar import TopBar
from game.scenes.board import Board
from game.scenes.privacy import Privacy
from game.scenes.reel import Reel
from game.scenes.scene import Scene
from game.scenes.services import Services
from game.scenes.thumbnailer import Thumbnailer
from game.scenes.turn_controller import Phase, Turn, TurnController
from game.session.session import Session
from game.tabletop.items import AnyItem
from game.tabletop.picker import Picker
from game.tabletop.table import AutoPass, Selection
from game.widgets.ui import Ui

_STEP, _AUTOMATIC, _END = 0.6, 0.5, 0.9
"""Seconds that a computer player's step, a forced choice and the end of the game take at least, at normal speed."""


class TableScene(Scene):
    """Plays a session at the table of its box."""

    def __init__(self, services: Services, session: Session, path: Path | None = None) -> None:
        """Takes the session and, if it goes on, the autosave that it came from."""
        super().__init__(services)
        self.session = session
        services.autosaver.begin(session, path)
        self.controller = TurnController(
            services,
            session,
            lambda view, seat: self.board.table.auto_pass(view, seat),
            lambda view: self.board.table.openly(view),
        )
        self.board = Board(services, session)
        self.minimum = self.board.table.minimum
        self.picker: Picker | None = None
        self.hinted: frozenset[AnyItem] = frozenset()
        self._bar = TopBar(self)
        self._privacy = Privacy(self)
        self._waited = 0.0
        self._may_step = False
        self._thumbnailer = Thumbnailer(services, session)
        self.controller.settle()
        self._reel = Reel(self)
        self.board.see(self.controller.viewer)
        services.bot_worker.wake(session.box)
        services.sound.music(self.board.table.music)
        self.controller.keep()
        self._prepare()

    def left(self) -> None:
        """Stops what is being thought about; the game is kept already."""
        self.controller.forget()
        self.services.sound.music("")

    def entered(self) -> None:
        """Goes on where the game stands, with what was chosen."""
        self._waited = 0.0
        self._privacy.fan.pick_up()

    # ------------------------------------------------------------------ flow
    @property
    def turn(self) -> Turn:
        """Returns what the game waits for."""
        return self.controller.turn()

    @property
    def needs_ticks(self) -> bool:
        """Tells whether items move or something is about to happen by itself; a thinking computer is waited for."""
        is_next = self.picker is None and self.turn.phase is not Phase.COMPUTER and not self.is_masked
        is_guarded = self.is_masked and self._privacy.fan.is_guarded
        return not self.is_settled or is_next or self._is_automatic or is_guarded

    @property
    def is_settled(self) -> bool:
        """Tells whether everything that happened has been shown: only then it is said who is next."""
        return not (self.board.stage.is_playing or self._is_behind)

    @property
    def waits_for_other(self) -> bool:
        """Tells whether a computer player thinks about a move or a hint."""
        return self.turn.phase is Phase.COMPUTER or self.controller.is_hinting

    @property
    def _is_behind(self) -> bool:
        return self._reel.is_behind

    @property
    def _is_automatic(self) -> bool:
        return self.picker is not None and len(self.picker.moves) == 1 and self.services.settings.automatic_choices

    @property
    def waits_for_step(self) -> bool:
        """Tells whether a computer player may only go on after a key press (step mode)."""
        return self.turn.phase is Phase.COMPUTER and self.services.settings.step_mode and not self._may_step

    def tick(self, seconds: float) -> bool:
        """Lets time pass: movements first, then walks, then whoever is next."""
        self._waited += seconds
        return self._privacy.fan.tick(seconds) or self.board.tick(seconds) or self._reel.turn() or self._go_on()

    def _go_on(self) -> bool:
        if self.controller.settle():  # wishes may have changed in the pause
            self.controller.keep()
            self.picker = None
            self._privacy.cover()
            return True
        if self.controller.hand_over():
            self.look(self.controller.viewer)
            return True
        turn = self.turn
        match turn.phase:
            case Phase.OVER:
                return self._finish()
            case Phase.GATHERING | Phase.CURTAIN | Phase.MASKED:
                self.picker = None
                return self._privacy.part(turn)
            case Phase.COMPUTER:
                return self._computer(turn.seat)
            case Phase.PERSON:
                return self._person()

    def look(self, viewer: Seat | None) -> None:
        """Shows the table to other eyes; what was being chosen is given back."""
        self.board.see(viewer)
        self.drop()

    def drop(self) -> None:
        """Gives back what was being chosen."""
        self.picker, self.hinted = None, frozenset()

    def rest(self) -> None:
        """Begins to wait anew, as after something was shown."""
        self._waited = 0.0

    # ------------------------------------------------------------------ private things
    @property
    def is_masked(self) -> bool:
        """Tells whether the fan of whoever is next lies masked and can be unmasked."""
        return self._privacy.is_masked

    @property
    def can_mask(self) -> bool:
        """Tells whether the viewer may mask again what is private."""
        return self.controller.can_mask

    def mask(self) -> None:
        """Masks the viewer's private things before the decision is made."""
        self._privacy.mask()

    @property
    def comes_a_walk(self) -> bool:
        """Tells whether something that was not shown yet brings a walk, which is for everybody's eyes."""
        return self._reel.comes_a_walk

    @property
    def seen(self) -> int:
        """Returns the number of the last entry that was shown."""
        return self._reel.seen

    def before_a_walk(self) -> bool:
        """Masks what is private before a walk, and asks all to look; returns whether that has to be waited for."""
        return self._privacy.before_a_walk()

    def _computer(self, seat: Seat | None) -> bool:
        assert seat is not None
        self.controller.ask(seat)
        pace = self.services.pace
        if self.waits_for_step or self._waited < _STEP * pace:
            return False
        found = self.controller.answer()
        if found is None or found[3]:
            return False
        self._may_step = False
        self.controller.play(*found[:3])
        return True

    def _person(self) -> bool:
        if self.picker is None:
            self._prepare()
            return True
        if self.controller.is_hinting and (found := self.controller.answer()) is not None:
            self._take_hint(found[1])
            return True
        if self._is_automatic and self._waited >= _AUTOMATIC * self.services.pace:
            self._submit(self.picker.moves[0])
            return True
        return False

    def _finish(self) -> bool:
        if self._waited < _END * self.services.pace:
            return False
        if trouble := self.services.autosaver.finish(self.session):
            self.services.tell(trouble.key, **trouble.values)
        self.services.swap(self.services.routes.result, self.session)
        return True

    def _prepare(self) -> None:
        """Makes a picker for the person whose turn it is."""
        turn, self.picker, self.hinted = self.turn, None, frozenset()
        if turn.phase is not Phase.PERSON or turn.seat is None:
            return
        if (view := self.controller.open_view()) is not None:
            self.board.show_openly(view)
        if view is not None or turn.seat == self.board.viewer:
            self.picker = Picker(self.board.table, self.board.view, self.session.legal(turn.seat))
            self._waited = 0.0
            self.services.autosaver.picture = self._thumbnailer.portrait()

    # ------------------------------------------------------------------ input
    @property
    def can_play(self) -> bool:
        """Tells whether a person's touches count now."""
        return self.picker is not None and self.is_settled

    def touch(self, item: AnyItem) -> None:
        """Takes a touch on an item; a whole move is played at once if the settings say so."""
        if self.picker is None or not self.can_play:
            return
        self.hinted = frozenset()
        self.services.sound.play("card" if self.picker.touch(item) else "error")
        if self.picker.is_final or self.picker.touched == self.picker.raised:
            self._offer()
        self.services.ui.is_stale = True

    def choose(self, move: Any) -> None:
        """Chooses everything that belongs to a move and offers the button."""
        if self.picker is not None and self.can_play:
            self._raise(self.board.table.clicks(self.board.view, move))

    def _raise(self, items: Sequence[AnyItem]) -> None:
        assert self.picker is not None
        self.picker.choose(items)
        self.hinted = frozenset()
        self.services.sound.play("card")
        self._offer()
        self.services.ui.is_stale = True

    def _offer(self) -> None:
        """Plays a whole move if the settings say so, else leads the keyboard to its button.

        What was raised for the person always waits for the button.
        """
        assert self.picker is not None
        if self.picker.move is None:
            return
        policy, seat = self.services.settings.confirm_turn, self.turn.seat
        assert seat is not None
        is_free = policy == "off" or (policy == "risky" and not self.session.is_final(seat, self.picker.move))
        if is_free and not self.picker.raised:
            self._submit(self.picker.move)
        elif self.services.ui.is_keyboard:
            self.services.ui.focus = "submit"

    def submit(self) -> None:
        """Plays the chosen move."""
        if self.picker is not None and self.can_play and self.picker.move is not None:
            self._submit(self.picker.move)

    def _submit(self, move: Any) -> None:
        seat = self.turn.seat
        assert seat is not None
        self.picker = None
        self.services.ui.renew()
        self.controller.play(seat, move, self.session.number)
        self._privacy.cover()

    @property
    def _auto_pass(self) -> AutoPass | None:
        """How what is asked may be waived, while nothing else is chosen than to decline."""
        if self.picker is None or self.turn.seat is None:
            return None
        auto_pass = self.controller.auto_pass(self.turn.seat)
        is_declining = auto_pass is not None and (not self.picker.touched or self.picker.move == auto_pass.move)
        return auto_pass if is_declining else None

    def waive(self) -> None:
        """Declines, and notes that the person does not wish to be asked this any more."""
        seat, auto_pass = self.turn.seat, self._auto_pass
        if seat is None or auto_pass is None or not self.can_play:
            return
        self.picker = None
        self.services.ui.renew()
        self.controller.waive(seat, auto_pass.questions)
        self._privacy.cover()
        self.services.tell("ui.questions.waived", player=self.session.players[seat].name)

    def undo(self) -> None:
        """Gives chosen items back, or takes the last entry back."""
        if self.picker is not None and self.picker.touched:
            self.picker.clear()
        elif self.controller.undo():
            self._stepped()
        self.services.ui.is_stale = True

    def redo(self) -> None:
        """Plays again what was taken back."""
        if self.controller.redo():
            self._stepped()

    def _stepped(self) -> None:
        self.controller.forget()
        self._reel.wind()
        self.board.undone()
        self.picker = None
        self._privacy.cover()

    def hint(self) -> None:
        """Asks for a good move."""
        if self.picker is not None and self.can_play:
            self.controller.hint(self.turn.seat)  # type: ignore[arg-type]
            self.services.ui.is_stale = True

    def _take_hint(self, move: Any) -> None:
        assert self.picker is not None
        parts = self.board.table.clicks(self.board.view, move)
        self.picker.choose(parts)
        self.hinted = frozenset(parts)
        if self.services.ui.is_keyboard:
            self.services.ui.focus = "submit"

    def recap(self) -> None:
        """Shows what happened since the viewer's last turn."""
        viewer = self.board.viewer
        if viewer is not None:
            self.services.open(self.services.routes.recap, self.session, viewer, self.controller.last_asked(viewer))

    def has_recap(self, viewer: Seat) -> bool:
        """Tells whether others did something since the viewer's last own entry."""
        return self.controller.last_asked(viewer) != self.session.number

    def back(self) -> None:
        """Masks what is private where that can be, gives chosen items back, else opens the pause."""
        if self.can_mask:
            self.mask()
        elif self.picker is not None and self.picker.touched:
            self.picker.clear()
            self.services.ui.is_stale = True
        else:
            self.services.open(self.services.routes.pause, self.session)

    def key(self, event: pygame.Event) -> bool:
        """Takes the keys of the table: step, skip, redo and the shortcuts of the box."""
        ctrl = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if ctrl and event.key == pygame.K_z:
            (self.redo if event.mod & pygame.KMOD_SHIFT else self.undo)()
            return True
        if ctrl and event.key == pygame.K_y:
            self.redo()
            return True
        if event.key in (pygame.K_SPACE, pygame.K_RETURN):
            return self.go()
        return self._shortcut(event.unicode.lower())

    def click(self) -> None:
        """Goes on like Space."""
        self.go()

    def go(self) -> bool:
        """Skips what moves, or lets a computer player take its step."""
        if self.board.stage.is_playing:
            self.board.stage.skip()
            return True
        if self.waits_for_step:
            self._may_step = True
            return True
        return False

    def _shortcut(self, letter: str) -> bool:
        if self.picker is None or not self.can_play:
            return False
        items = self.board.table.shortcuts(self.board.view, self.picker.moves).get(letter)
        if not items:
            return False
        self.services.ui.is_keyboard = True
        self._raise(items)
        return True

    # ------------------------------------------------------------------ drawing
    def selection(self) -> Selection:
        """Returns what the table must know to draw itself."""
        turn, picker = self.turn, self.picker
        is_masked = turn.phase is Phase.MASKED or self.controller.open_view() is not None
        actor = turn.seat if self.is_settled else self.board.actor
        hover = self.services.ui.hover or (self.services.ui.focus if self.services.ui.is_keyboard else None) or ""
        shown = Selection(
            actor=actor,
            viewer=self.board.viewer,
            recent=self.board.recent,
            hover=self.board.item(hover),
            masked=actor if is_masked and self.is_settled else None,
        )
        if picker is None:
            return shown
        items = [item for item, _ in self.board.stage.poses()]
        return replace(
            shown,
            touched=picker.touched,
            open=picker.open(items),
            other=picker.other(items),
            moves=picker.candidates,
            move=picker.move,
            hinted=self.hinted,
            choose=self.choose if self.can_play else None,
        )

    def draw(self, ui: Ui) -> None:
        """Draws the table, the bar above it and the action panel."""
        selection = self.selection()
        if self.board.follow(ui, selection):
            selection = self.selection()  # what is chosen brought more that can be
        self.board.draw(ui, selection, self.touch if self.can_play else None)
        if self.can_play:
            can_submit = self.picker is not None and self.picker.move is not None
            preview = self.board.table.preview(self.board.view, selection)
            self.board.draw_action(
                ui,
                preview,
                self.submit if can_submit else None,
                self.waive if self._auto_pass else None,
                selection.choose,
            )
        elif self.is_masked:
            self._privacy.fan.draw(ui, self.board)
        else:
            self._bar.draw_waiting(ui, self.board)
        self._bar.draw(ui, selection)
