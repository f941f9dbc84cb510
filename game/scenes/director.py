"""The director of a game: knows whose turn it is on this computer, asks computer players, and keeps the game."""

from dataclasses import dataclass
from enum import Enum
from itertools import count
from typing import Any

from game.ai.worker import ThinkerLost
from game.core.rules import Seat
from game.scenes.house import House
from game.session.session import Refused, Session

_TOKENS = count(1)
"""Tells questions apart, also those of different games: an answer meant for a game that was left must fit no other."""


class Phase(Enum):
    """What the game waits for."""

    PERSON = "person"
    CURTAIN = "curtain"
    COMPUTER = "computer"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Turn:
    """Who must decide now and how that person or computer player gets to it."""

    phase: Phase
    seat: Seat | None


class Director:
    """Runs one session on one computer.

    `viewer` is whose private things are on the screen: the only person's; or with several people the one who raised
    the curtain and has not finished yet, else nobody's (None). With open hands there are no curtains.
    """

    def __init__(self, house: House, session: Session) -> None:
        self.house = house
        self.session = session
        self.people = [Seat(i) for i, player in enumerate(session.players) if player.is_human]
        self.is_open = len(self.people) < 2 or bool(session.options.get("open_hands"))
        self.viewer: Seat | None = self.people[0] if len(self.people) == 1 else None
        self._token = 0
        self._asked: tuple[Seat, int] | None = None
        self._hinting = False
        self._is_lost = False

    def turn(self) -> Turn:
        """Returns what the game waits for: computer players decide first where several decide at once."""
        acting = sorted(self.session.to_act())
        if not acting:
            return Turn(Phase.OVER, None)
        computers = [seat for seat in acting if seat not in self.people]
        if computers:
            return Turn(Phase.COMPUTER, computers[0])
        seat = self.viewer if self.viewer in acting else acting[0]
        if self.is_open or seat == self.viewer:
            return Turn(Phase.PERSON, seat)
        return Turn(Phase.CURTAIN, seat)

    def raise_curtain(self, seat: Seat) -> None:
        """Shows the table to a person who confirmed being alone before it."""
        self.viewer = seat

    def hand_over(self) -> bool:
        """Takes private things off the screen when their owner has finished; returns whether the viewer changed."""
        before, turn = self.viewer, self.turn()
        if self.is_open:
            self.viewer = turn.seat if turn.phase is Phase.PERSON else before
        elif self.viewer not in self.session.to_act():
            self.viewer = None
        return self.viewer != before

    # ------------------------------------------------------------------ moves
    def play(self, seat: Seat, move: Any, at: int) -> bool:
        """Plays a move decided at an entry number and keeps the game; returns whether it was accepted."""
        try:
            self.session.submit(seat, move, at)
        except Refused as refused:
            self.house.tell(refused.key)
            return False
        if self._hinting:
            self.forget()
        self.keep()
        return True

    def keep(self) -> None:
        """Saves the game where Continue finds it; a trouble is told and the game goes on in memory."""
        if trouble := self.house.keeper.keep(self.session):
            self.house.tell(trouble.key, **trouble.values)

    def undo(self) -> bool:
        """Takes back the viewer's last entry, if that is allowed."""
        if self.viewer is None or not self.session.can_undo(self.viewer):
            return False
        self.session.undo()
        self.keep()
        return True

    def redo(self) -> bool:
        """Plays again what the viewer took back."""
        if self.viewer is None or not self.session.can_redo(self.viewer):
            return False
        self.session.redo()
        self.keep()
        return True

    # ------------------------------------------------------------------ computer players
    def ask(self, seat: Seat) -> None:
        """Lets a computer player think about its move, unless it does already."""
        wanted = (seat, self.session.number)
        if self._asked == wanted:
            return
        self._asked, self._hinting = wanted, False
        self._think(seat, self.session.players[seat].level)

    def hint(self, seat: Seat) -> None:
        """Lets a good computer player think about what a person could do, knowing no more than the person."""
        self._asked, self._hinting = (seat, self.session.number), True
        self._think(seat, "normal")

    def _think(self, seat: Seat, level: str) -> None:
        self._token = next(_TOKENS)
        seed = f"{self.session.seed}:{self.session.number}:{seat}"
        self.house.thinker.ask(self.session.box, level, self.session.view(seat), seat, seed, self._token)

    @property
    def is_hinting(self) -> bool:
        """Tells whether a hint is being thought about."""
        return self._asked is not None and self._hinting

    def answer(self) -> tuple[Seat, Any, int, bool] | None:
        """Returns a finished thought: seat, move, the entry number it is for, and whether it is a hint."""
        if self._asked is None:
            return None
        try:
            found = self.house.thinker.poll()
        except ThinkerLost:
            self._asked = None
            if not self._is_lost:
                self.house.tell("ui.table.thinker_lost")
            self._is_lost = True
            return None
        if found is None or found[0] != self._token:
            return None
        self._is_lost = False
        (seat, at), self._asked = self._asked, None
        return seat, found[1], at, self._hinting

    def forget(self) -> None:
        """Drops what is being thought about, as after an undo or when the table is left."""
        self.house.thinker.cancel()
        self._asked, self._hinting = None, False
