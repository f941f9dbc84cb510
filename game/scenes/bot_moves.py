"""The moves of computer players at a table, and what they say to people: asked of another process, never waited for."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any

from game.ai.advice import Critique, advise, critiques
from game.ai.bots import choose
from game.ai.dice import Dice
from game.ai.levels import adviser, quicker
from game.ai.process import Task
from game.ai.worker import WorkerLate, WorkerLost
from game.core.rules import Seat
from game.scenes.services import Services
from game.session.session import Session

_TOKENS = count(1)
"""Tells questions apart, also those of different games: an answer meant for a game that was left must fit no other."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a computer player found at an entry number: a move of a seat, or advice (`is_hint`) that a person asked for.

    `found` is the move, or the `Advice`.
    """

    seat: Seat
    found: Any
    number: int
    is_hint: bool


class BotMoves:
    """Asks for one thing at a time about a session: a move, a hint, or what moves of a person throw away."""

    def __init__(self, services: Services, session: Session) -> None:
        self._services = services
        self._session = session
        self._token = 0
        self._asked: tuple[Seat, int] | None = None
        self._is_hint = self._is_judging = False
        self._judged: tuple[tuple[Seat, int], Mapping[Any, Critique]] | None = None
        self._is_lost = False

    def ask(self, seat: Seat) -> None:
        """Lets a computer player search for its move, unless it does already."""
        if self._asked == (seat, self._session.number) and not self._is_judging:
            return
        player, view = self._session.players[seat], self._session.view(seat)
        how = partial(choose, personality=player.personality, is_quick=self._services.settings.think_faster)
        task = partial(how, self._session.box, player.level, view, seat, self._bot_seed(seat))
        self._think(seat, task, is_watched=True)

    def hint(self, seat: Seat, view: Any) -> None:
        """Lets a good computer player search for what a person could do who knows that much."""
        self._think(seat, self._advised(advise, seat, view), is_watched=True)
        self._is_hint = True

    def judge(self, seat: Seat, view: Any) -> None:
        """Lets a good computer player judge a person's moves, unless something else is asked; nobody waits for it."""
        if self._asked is None and not self._has_judged(seat):
            self._think(seat, self._advised(critiques, seat, view), is_watched=True)
            self._is_judging = True

    def _advised(self, ask: Callable[..., Any], seat: Seat, view: Any) -> Task:
        how = quicker(adviser()) if self._services.settings.think_faster else adviser()
        return partial(ask, self._session.box, how, view, seat, self._bot_seed(seat))

    def _think(self, seat: Seat, task: Task, *, is_watched: bool = False) -> None:
        self._asked, self._is_hint, self._is_judging = (seat, self._session.number), False, False
        self._token = next(_TOKENS)
        self._services.bot_worker.ask(self._token, task, is_watched=is_watched)

    def _bot_seed(self, seat: Seat) -> str:
        """Returns the seed of a computer player's own dice: from the game's, which cannot be found out from it."""
        secret = f"{self._session.seed}:{self._session.number}:{seat}"
        return hashlib.sha256(secret.encode()).hexdigest()

    @property
    def done(self) -> float:
        """Returns how far what was asked is thought through, from 0 to 1, as far as that is told."""
        return self._services.bot_worker.done if self._asked is not None else 0.0

    @property
    def is_hinting(self) -> bool:
        """Tells whether a hint is being searched for."""
        return self._asked is not None and self._is_hint

    def answer(self) -> Answer | None:
        """Returns what a computer player found, None while it still searches.

        Where no thinking process can answer, a computer player makes a simple move, and a person gets no hint.
        """
        if self._asked is None or self._is_judging:
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
        return Answer(seat, found[1], at, self._is_hint)

    def critique(self, seat: Seat, move: Any) -> Critique | None:
        """Returns what a move of a person throws away; None where that is little, or not known yet."""
        self.listen()
        return self._judged[1].get(move) if self._judged and self._has_judged(seat) else None

    def _has_judged(self, seat: Seat) -> bool:
        return self._judged is not None and self._judged[0] == (seat, self._session.number)

    def listen(self) -> None:
        """Takes what was found about a person's moves, if it is there; where nobody can answer, nothing is said."""
        if self._asked is None or not self._is_judging:
            return
        try:
            found = self._services.bot_worker.poll()
        except WorkerLate:
            return
        except WorkerLost:
            self._judged, self._asked = (self._asked, {}), None
            return
        if found is not None and found[0] == self._token:
            self._judged, self._asked = (self._asked, found[1]), None

    def _instead(self) -> Answer | None:
        """Draws one of the legal moves in the place of an answer that cannot be had, and tells so once."""
        assert self._asked is not None
        (seat, at), self._asked = self._asked, None
        moves = self._session.legal(seat)
        if self._is_hint or not moves:
            self._services.tell("ui.table.no_hint")
            return None
        if not self._is_lost:
            self._services.tell("ui.table.thinker_lost", player=self._session.players[seat].name)
        self._is_lost = True
        return Answer(seat, Dice(self._bot_seed(seat)).pick(moves), at, is_hint=False)

    def forget(self) -> None:
        """Drops the search, as after an undo or when the table is left."""
        self._services.bot_worker.cancel()
        self._asked, self._is_hint, self._is_judging, self._judged = None, False, False, None

    def forget_hint(self) -> None:
        """Drops the search if it is for a person, as when the person has moved without it."""
        if self._is_hint or self._is_judging:
            self.forget()
