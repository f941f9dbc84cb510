"""The moves of computer players at a table, and hints: asked of another process, awaited, replaced if need be."""

import hashlib
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any

from game.ai.bots import choose
from game.ai.dice import Dice
from game.ai.levels import DEFAULT
from game.ai.worker import WorkerLate, WorkerLost
from game.core.rules import Seat
from game.scenes.services import Services
from game.session.session import Session

_TOKENS = count(1)
"""Tells questions apart, also those of different games: an answer meant for a game that was left must fit no other."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a computer player found: a move of a seat at an entry number; `is_hint` tells that a person asked for it."""

    seat: Seat
    move: Any
    number: int
    is_hint: bool


class BotMoves:
    """Asks for one move at a time of a session."""

    def __init__(self, services: Services, session: Session) -> None:
        self._services = services
        self._session = session
        self._token = 0
        self._asked: tuple[Seat, int] | None = None
        self._hinting = False
        self._is_lost = False

    def ask(self, seat: Seat) -> None:
        """Lets a computer player search for its move, unless it does already."""
        wanted = (seat, self._session.number)
        if self._asked == wanted:
            return
        self._asked, self._hinting = wanted, False
        self._think(seat, self._session.players[seat].level, self._session.view(seat))

    def hint(self, seat: Seat, view: Any) -> None:
        """Lets a good computer player search for what a person could do who knows that much."""
        self._asked, self._hinting = (seat, self._session.number), True
        self._think(seat, DEFAULT, view)

    def _think(self, seat: Seat, level: str, view: Any) -> None:
        self._token = next(_TOKENS)
        box, seed = self._session.box, self._bot_seed(seat)
        self._services.bot_worker.ask(self._token, partial(choose, box, level, view, seat, seed))

    def _bot_seed(self, seat: Seat) -> str:
        """Returns the seed of a computer player's own dice: from the game's, which cannot be found out from it."""
        secret = f"{self._session.seed}:{self._session.number}:{seat}"
        return hashlib.sha256(secret.encode()).hexdigest()

    @property
    def is_hinting(self) -> bool:
        """Tells whether a hint is being searched for."""
        return self._asked is not None and self._hinting

    def answer(self) -> Answer | None:
        """Returns what a computer player found, None while it still searches.

        Where no thinking process can answer, a computer player makes a simple move, and a person gets no hint.
        """
        if self._asked is None:
            return None
        try:
            found = self._services.bot_worker.poll()
        except WorkerLate:
            self._services.tell("ui.table.thinker_late")
            return None
        except WorkerLost:
            return self._instead()
        if found is None or found[0] != self._token:
            return None
        self._is_lost = False
        (seat, at), self._asked = self._asked, None
        return Answer(seat, found[1], at, self._hinting)

    def _instead(self) -> Answer | None:
        """Draws one of the legal moves in the place of an answer that cannot be had, and tells so once."""
        assert self._asked is not None
        (seat, at), self._asked = self._asked, None
        moves = self._session.legal(seat)
        if self._hinting or not moves:
            self._services.tell("ui.table.no_hint")
            return None
        if not self._is_lost:
            self._services.tell("ui.table.thinker_lost", player=self._session.players[seat].name)
        self._is_lost = True
        return Answer(seat, Dice(self._bot_seed(seat)).pick(moves), at, is_hint=False)

    def forget(self) -> None:
        """Drops the search, as after an undo or when the table is left."""
        self._services.bot_worker.cancel()
        self._asked, self._hinting = None, False

    def forget_hint(self) -> None:
        """Drops the search if it is for a hint, as when the person has moved without it."""
        if self._hinting:
            self.forget()
