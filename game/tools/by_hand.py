"""A demonstration by hand: what a person's hand does is put into the window's own queue of events."""

import time

import pygame

from game.program import Program
from game.session.session import Session
from game.tools.hands.eyes import Eyes, Stuck
from game.tools.hands.hand import Events, Hand
from game.tools.hands.person import HandPlayer

_FRAME = 1 / 60
_PATIENCE = 120.0
"""Seconds without a new entry or scene after which nothing goes on."""


class ByHand:
    """Plays a game to its result by one input. Takes the program, the session and the hand.

    `trouble` says where nothing went on, "" if all went well.
    """

    def __init__(self, made: Program, session: Session, hand: Hand) -> None:
        self._made, self._session = made, session
        self._person = HandPlayer(Eyes(made), hand)
        self._steps = self._person.steps()
        self._is_posted = False
        self._since, self._at = time.monotonic(), (-1, "")
        self.is_done = False
        self.trouble = ""

    def begin(self) -> None:
        """Shows the table."""
        self._made.services.navigation.start(self._made.services.routes.table, self._session)

    def clock(self) -> float:
        """Returns the seconds of a frame, as fast as the computer can, after the hand has acted."""
        events = self._next()
        for event in events:
            pygame.event.post(event)
        self._is_posted = bool(events)
        if not events:
            pygame.time.wait(1)  # somebody thinks, and needs the processor
        return _FRAME

    def watch(self) -> float:
        """Returns the seconds of a real frame, after the hand has acted."""
        pygame.time.wait(round(_FRAME * 1000))
        return self.clock()

    def _next(self) -> Events:
        """What the hand does now: nothing until all that it did was taken from the queue."""
        if self._is_posted or self.is_done or self.trouble:
            return ()
        try:
            self._watch_out()
            return next(self._steps)
        except StopIteration:
            self._made.draw()
            self.is_done = True
        except Stuck as stuck:
            self.trouble = f"stuck at entry {self._person.entry}, move {self._person.move}: {stuck}"
        self._made.services.navigation.quit()
        return ()

    def _watch_out(self) -> None:
        at = (self._session.number, self._person.eyes.name)
        if at != self._at:
            self._since, self._at = time.monotonic(), at
        elif time.monotonic() - self._since > _PATIENCE:
            raise Stuck(self._person.eyes.stuck("nothing goes on"))
