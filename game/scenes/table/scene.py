"""The table: people and computer players play a session, each seeing only what is theirs to see."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame

from game.core.rules import Seat
from game.engine.turn_controller import PendingTurn, Phase
from game.scenes.shell.scene import Scene
from game.scenes.shell.services import Services
from game.scenes.table.action_panel import draw_action
from game.scenes.table.advising import Advising
from game.scenes.table.bar import TopBar
from game.scenes.table.carrying import Carrying
from game.scenes.table.conduct import Conduct
from game.scenes.table.flow import TurnFlow
from game.scenes.table.input import TableInput
from game.scenes.table.privacy import Privacy
from game.scenes.table.reading import TableReading
from game.scenes.table.state import TableState
from game.scenes.table.telling import Telling
from game.session.session import Session
from game.tabletop.items import Item, Selection
from game.tabletop.picker import Picker
from game.widgets.keys import is_command
from game.widgets.node import Drag, Pixel
from game.widgets.ui import Ui


class TableScene(Scene):
    """Plays a session at the table of its box."""

    def __init__(
        self, services: Services, session: Session, path: Path | None = None, conduct: Conduct | None = None
    ) -> None:
        """Takes the session and, if it goes on, the autosave that it came from; a family's game is conducted so."""
        super().__init__(services)
        self.conduct = conduct or Conduct(services)
        self.conduct.begin(session, path)
        self.session = session
        self.state = TableState(self.conduct, session)
        self.controller, self.board = self.state.controller, self.state.board
        self.minimum = self.board.table.minimum
        self.privacy = Privacy(self.state)
        self.input = TableInput(self.state, self.privacy)
        self.carrying = Carrying(self.state, self.input)
        self.advising = Advising(self.state, self.input)
        self.flow = TurnFlow(self.state, self.privacy, self.input)
        self.board.teller = self.telling = Telling(services, self.board)
        self.reading = TableReading(self.state, self.wanted)
        self._bar = TopBar(self.state, self.privacy, self.input, self.flow)
        services.sound.music(self.board.table.music)
        self.controller.keep()
        self.flow.prepare()

    def entered(self) -> None:
        """Goes on where the game stands, with what was chosen; who sits there may have changed."""
        if self.privacy.reseat():
            self.input.coach.look_no_more()
        self.flow.rest()
        self.privacy.private_mask.clear()

    def left(self) -> None:
        """Stops the computer player that thinks; the game is kept already."""
        self.controller.bot_moves.forget()
        self.board.put_away()
        self.flow.thumbnailer.put_away()
        self.services.sound.music("")

    # ------------------------------------------------------------------ what is going on
    @property
    def turn(self) -> PendingTurn:
        """Returns what the game waits for."""
        return self.state.turn

    @property
    def picker(self) -> Picker | None:
        """Returns what holds the choice of the person whose turn it is, None while nobody can choose."""
        return self.state.picker

    @property
    def can_play(self) -> bool:
        """Tells whether a person's touches count now."""
        return self.state.can_play

    @property
    def is_masked(self) -> bool:
        """Tells whether the private things of whoever is next lie masked and can be unmasked."""
        return self.privacy.is_masked

    @property
    def needs_ticks(self) -> bool:
        return self.flow.needs_ticks or self.telling.needs_ticks or self.board.zooming.is_moving

    @property
    def waits_for_other(self) -> bool:
        return self.flow.waits_for_other

    @property
    def is_answered(self) -> bool:
        """Tells whether a computer player thinks about a move, and plays it without a key."""
        return self.waits_for_other and self.turn.phase is Phase.COMPUTER and not self.flow.waits_for_step

    def tick(self, seconds: float) -> bool:
        """Lets time pass: movements first, then what happened since, then whoever is next."""
        is_told = self.telling.tick(seconds)
        if self.telling.is_celebrating and self.flow.is_parting:
            return is_told  # nobody misses it for a curtain or the result
        return self.flow.tick(seconds) or is_told

    def wanted(self) -> Sequence[str]:
        """Returns the nodes to which keys lead before all others that can be chosen."""
        return ()

    # ------------------------------------------------------------------ hands and keys
    @property
    def held(self) -> frozenset[Item]:
        """Returns the items that are in a hand now."""
        return self.carrying.held

    def touch(self, item: Item) -> None:
        """Takes a touch on an item."""
        self.input.touch(item)

    def grab(self, item: Item, pos: Pixel, otherwise: Callable[[Pixel], Drag | None]) -> Drag | None:
        """Picks an item up, where that can be."""
        return self.carrying.grab(item, pos, otherwise)

    def back(self) -> None:
        """Closes a moment or a card, masks what is private, folds panels, gives items back, or pauses."""
        if self.telling.close():
            return
        if self.controller.can_mask:
            self.privacy.mask()
        elif not self.input.hush() and not self.board.back() and not self.input.clear():
            self.conduct.pause(self.session)

    def key(self, event: pygame.Event) -> bool:
        """Takes the keys of the table: step, skip and the shortcuts of the box."""
        if self.reading.key(self.services.ui, event):
            return True
        if event.key in (pygame.K_SPACE, pygame.K_RETURN):
            return self.telling.close() or self.flow.go() or self.telling.skip()
        return self._bar.key(event) or self.board.zooming.key(event) or self.input.shortcut(event.unicode.lower())

    def chord(self, event: pygame.Event) -> None:
        """Takes back, plays again, or says what stands before a player."""
        is_shifted = bool(event.mod & pygame.KMOD_SHIFT)
        if not is_command(event.mod):
            self.reading.chord(self.services.ui, event)
        elif event.key == pygame.K_y or (event.key == pygame.K_z and is_shifted):
            self.input.redo()
        elif event.key == pygame.K_z:
            self.input.undo()

    def click(self) -> None:
        """Goes on like Space."""
        if not (self.telling.close() or self.flow.go()):
            self.telling.skip()

    @property
    def rules_page(self) -> tuple[str, str]:
        return self.session.box, self.board.table.page(self.board.view, self.selection())

    # ------------------------------------------------------------------ drawing
    def selection(self) -> Selection:
        """Returns what the table must know to draw itself."""
        selection = self.state.selection()
        if not self.can_play:
            return selection
        return replace(selection, choose=self.input.choose, meet=self._meet if self.conduct.offers("seats") else None)

    def _meet(self, seat: Seat) -> None:
        self._bar.open_seat(seat)

    def draw_ahead(self, ui: Ui) -> bool:
        """Draws what nobody waits for in parts: what others do and a card's advice come a frame or two later."""
        if not self.services.settings.pace:
            return False
        selection = self.selection()
        if not self.can_play:
            return self.board.draw_ahead(ui, selection, None)
        if self.advising.prepare(ui, selection, partial(self._draw_action, ui, selection)):
            return True
        return self.advising.is_new and self.board.draw_ahead(ui, selection, self)

    def draw(self, ui: Ui, *, is_covered: bool = False) -> None:
        """Draws the table, the bar above it and the action panel; `is_covered` tells that more is drawn over them."""
        self.telling.prepare(ui)
        selection = self.selection()
        if self.board.follow(ui, selection):
            selection = self.selection()  # what is chosen brought more that can be
        ui.clear = [ui.canvas.rect(self.board.panels.action)]
        is_covered |= not self.advising.is_silent or self.telling.is_celebrating or self.flow.waits_for_step
        self.board.draw(ui, selection, self if self.can_play else None, is_covered=is_covered)
        self.advising.draw_light(ui, selection)
        self.carrying.draw(ui, self.board.shown(selection))
        if self.can_play:
            self._draw_action(ui, selection)
        elif self.is_masked:
            self.privacy.private_mask.draw(ui, self.board)
        else:
            self._bar.draw_waiting(ui)
        self._bar.draw(ui, selection)
        self.telling.draw(ui, waits_for_step=self.flow.waits_for_step)
        self.advising.draw(ui, selection)
        if ui.reading.is_wanted:
            self.reading.draw(ui, selection, self._bar.prompt(ui, selection))

    def _draw_action(self, ui: Ui, selection: Selection) -> None:
        preview, box = self.board.table.preview(self.board.view, selection), self.board.panels.action
        submit = self.input.submit if self.input.can_submit else None
        stop_asking = self.input.stop_asking if self.input.auto_pass else None
        draw_action(ui, box, preview, submit, stop_asking, selection.choose)
