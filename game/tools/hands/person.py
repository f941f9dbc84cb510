"""A person who plays a game to its result: raises curtains, goes through scorings, and plays moves by one hand."""

import time
from collections.abc import Callable
from typing import Any

import pygame

from game.ai.bots import choose
from game.core.rules import Seat
from game.program import Program
from game.scenes.table.scene import TableScene
from game.session.session import Session
from game.tools.hands.eyes import Eyes, Stuck
from game.tools.hands.hand import Events, Hand, Steps

Mind = Callable[[Session, Seat], Any]
"""How a person chooses among the legal moves of a seat."""

_BUTTONS = {"SequenceScene": "next", "CurtainScene": "raise"}
"""What leads on in the scenes that come by themselves."""


def prune(session: Session, seat: Seat) -> Any:
    """Chooses as an easy computer player would, so that the game gets on."""
    return choose(session.box, "easy", session.view(seat), seat, session.number)


class HandPlayer:
    """Plays for all people at a table. Takes eyes, a hand, and how moves are chosen.

    `entry` and `move` tell what is being played, for who must say where nothing goes on; `met` counts the scenes.
    """

    def __init__(self, eyes: Eyes, hand: Hand, mind: Mind = prune) -> None:
        self.eyes, self._hand, self._mind = eyes, hand, mind
        self.entry = 0
        self.move: Any = None
        self.met: dict[str, int] = {}
        self._last = ""

    def steps(self, is_over: Callable[[], object] = lambda: False) -> Steps:
        """Yields what happens in each round of the loop until the result is seen, or something else is so."""
        while self._look() != "ResultScene" and not is_over():
            top = self.eyes.top
            if top is None:
                raise Stuck("the program has ended")
            if self.eyes.ui.is_stale or top.needs_ticks:
                yield ()
            elif self._last in _BUTTONS:
                yield from self._hand.use(self.eyes, _BUTTONS[self._last])
            elif isinstance(top, TableScene) and top.is_masked:
                yield from self._hand.use(self.eyes, "unmask")
            elif self.eyes.is_asked:
                yield from self._decide(self.eyes.table)
            else:
                yield ()

    def _look(self) -> str:
        name = self.eyes.name
        if name != self._last:
            self.met[name], self._last = self.met.get(name, 0) + 1, name
        return name

    def _decide(self, table: TableScene) -> Steps:
        seat, self.entry = table.turn.seat, table.session.number
        assert seat is not None
        self.move = self._mind(table.session, seat)
        yield from self._hand.play(self.eyes, self.move)
        if table.session.number == self.entry:
            raise Stuck(self.eyes.stuck("the move was not played"))


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
