"""The moves of computer players at a table, and what they say to people: asked of another process, never waited for."""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from itertools import count
from typing import Any, NamedTuple

from game.ai.advice import Advice, Critique, advise, critiques
from game.ai.bots import choose
from game.ai.dice import SeededDice
from game.ai.levels import adviser, quicker
from game.ai.process import Task
from game.ai.worker import BotWorker, WorkerLate, WorkerLost
from game.core.rules import Seat
from game.session.session import Session

Tell = Callable[..., None]
"""Tells somebody a sentence: takes its key and, by name, its values."""
_TOKENS = count(1)
"""Tells questions apart, also those of different games: an answer meant for a game that was left must fit no other."""


class Aim(Enum):
    """What is thought about."""

    MOVE = "move"
    HINT = "hint"
    JUDGEMENT = "judgement"


class Due(NamedTuple):
    """A decision: the seat that must make it, and the number of the entry since which it must."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """What a computer player found at an entry number: a move of a seat, or advice that a person asked for."""

    seat: Seat
    found: Any
    number: int


class BotMoves:
    """Asks for one thing at a time about a session: a move, a hint, or what moves of a person throw away.

    Takes what thinks, what tells somebody a sentence by its key, and what tells whether computers think faster.
    Moves that were found before their time, while a person decides at the same time, are kept until it comes.
    """

    is_prompt = False
    """Whether moves are there as soon as they are asked for."""

    def __init__(self, session: Session, worker: BotWorker, tell: Tell, thinks_faster: Callable[[], bool]) -> None:
        self._session = session
        self._worker, self._tell, self._thinks_faster = worker, tell, thinks_faster
        self._token = 0
        self._asked: tuple[Due, Aim] | None = None
        self._found: dict[Due, Any] = {}
        self._judged: tuple[Due, Mapping[Any, Critique]] | None = None
        self._advised: tuple[Due, Advice] | None = None
        self._foreseen: Due | None = None
        self._is_lost = self._is_awaited = self._is_wanted = self._is_begun = self._has_hinted = False

    def ask(self, seat: Seat) -> None:
        """Lets a computer player search for its move, unless it does already or has found it.

        It knows what it knew when its decision began, so that its move is the same whether others that decide at the
        same time were quicker or not. Where a judgement is awaited, that comes first.
        """
        if self.is_awaited:
            return
        beat = self._session.due(seat)
        due = Due(seat, beat.number)
        if due in self._found or self._asked == (due, Aim.MOVE):
            return
        player = self._session.players[seat]
        how = partial(choose, personality=player.personality, is_quick=self._thinks_faster())
        task = partial(how, self._session.box, player.level, beat.view, seat, self._bot_seed(due))
        self._think(due, Aim.MOVE, task)

    def think_beside(self, seats: Iterable[Seat]) -> None:
        """Lets computer players search for their moves while a person decides: one after another, when nobody asks."""
        self.listen()
        for seat in seats:
            if self._asked is None:
                self.ask(seat)

    def hint(self, seat: Seat, view: Any) -> None:
        """Lets a good computer player search for what a person could do who knows that much, unless it has."""
        now, self._is_wanted, self._is_begun, self._has_hinted = self._now(seat), True, False, True
        is_advised = self._advised is not None and self._advised[0] == now
        if not is_advised and self._asked != (now, Aim.HINT):
            self._think(now, Aim.HINT, self._asking(advise, seat, view))

    def foresee(self, seat: Seat, view: Callable[[], Any]) -> None:
        """Searches for a hint before it is asked for, where one was in this game, or the coach has thought of the same.

        Takes what returns the view: it is asked for only then.
        """
        now = self._now(seat)
        if self._asked is None and self._foreseen != now and (self._has_hinted or self._has_judged(now)):
            self._think(now, Aim.HINT, self._asking(advise, seat, view()))

    def judge(self, seat: Seat, view: Any) -> None:
        """Lets a good computer player judge a person's moves, unless a hint is searched for; nobody waits for it."""
        if self._aim in (None, Aim.MOVE) and not self._has_judged(self._now(seat)):
            self._think(self._now(seat), Aim.JUDGEMENT, self._asking(critiques, seat, view))

    def await_judgement(self, seat: Seat) -> bool:
        """Lets a judgement that is made now come to its end though the person moves; returns whether there is one."""
        self.listen()
        self._is_awaited = self._asked == (self._now(seat), Aim.JUDGEMENT)
        return self._is_awaited

    @property
    def is_awaited(self) -> bool:
        """Tells whether a judgement is awaited and not there yet."""
        return self._is_awaited and self._aim is Aim.JUDGEMENT

    def _asking(self, ask: Callable[..., Any], seat: Seat, view: Any) -> Task:
        """Returns what is to be found for a person; its seed is that of `kupola hint`, so that both say the same."""
        how = quicker(adviser()) if self._thinks_faster() else adviser()
        return partial(ask, self._session.box, how, view, seat, self._session.number)

    def _now(self, seat: Seat) -> Due:
        return Due(seat, self._session.number)

    def _think(self, due: Due, aim: Aim, task: Task) -> None:
        self._asked = due, aim
        if aim is Aim.HINT:
            self._foreseen, self._advised = due, None
        self._token = next(_TOKENS)
        self._worker.ask(self._token, task, is_watched=True)

    def _bot_seed(self, due: Due) -> str:
        """Returns the seed of a computer player's own dice: from the game's, which cannot be found out from it."""
        secret = f"{self._session.seed}:{due.number}:{due.seat}"
        return hashlib.sha256(secret.encode()).hexdigest()

    @property
    def done(self) -> float:
        """Returns how far what was asked is thought through, from 0 to 1, as far as that is told."""
        return self._worker.done if self._asked is not None else 0.0

    @property
    def is_hinting(self) -> bool:
        """Tells whether a hint is waited for."""
        return self._is_wanted

    @property
    def _aim(self) -> Aim | None:
        return None if self._asked is None else self._asked[1]

    def move(self, seat: Seat) -> BotAnswer | None:
        """Returns the move that a computer player found, None while it still searches.

        Where no thinking process can answer, it is a simple one.
        """
        self.ask(seat)
        due = Due(seat, self._session.due(seat).number)
        if due not in self._found:
            self._take()
        return BotAnswer(seat, self._found.pop(due), due.number) if due in self._found else None

    def at_first(self) -> Sequence[Any]:
        """Returns, once, moves that look good while a hint is waited for; none before any do."""
        is_due = self._is_wanted and not self._is_begun and self._aim is Aim.HINT
        found = self._worker.at_first if is_due else ()
        self._is_begun = self._is_begun or bool(found)
        return found

    def advice(self) -> BotAnswer | None:
        """Returns the hint that was asked for, None while it is searched for or where it cannot be had."""
        self._take()
        if not self._is_wanted or self._advised is None:
            return None
        (due, found), self._is_wanted = self._advised, False
        return BotAnswer(due.seat, found, due.number)

    def critique(self, seat: Seat, move: Any, number: int) -> Critique | None:
        """Returns what a move of a person at an entry throws away; None where that is little, or not known yet."""
        self.listen()
        return self._judged[1].get(move) if self._judged and self._has_judged(Due(seat, number)) else None

    def _has_judged(self, due: Due) -> bool:
        return self._judged is not None and self._judged[0] == due

    def listen(self) -> None:
        """Takes what was found, if it is there."""
        self._take()

    def _take(self) -> None:
        if self._asked is None:
            return
        due, aim = self._asked
        try:
            found = self._worker.poll()
        except WorkerLate:
            if aim is Aim.MOVE or self._is_wanted:
                self._tell("ui.table.thinker_late")
            return
        except WorkerLost:
            self._asked = None
            self._do_without(due, aim)
            return
        if found is None or found[0] != self._token:
            return
        self._asked = None
        if aim is Aim.HINT:
            self._advised = due, found[1]
        elif aim is Aim.MOVE:
            self._is_lost, self._found[due] = False, found[1]
        else:
            self._judged = due, found[1]

    def _do_without(self, due: Due, aim: Aim) -> None:
        """Puts something in the place of what cannot be had: one of the legal moves, drawn, of which it is told once.

        There is no hint, which is told to whoever waits for one, and nothing is said about a person's moves.
        """
        if aim is Aim.JUDGEMENT:
            self._judged = due, {}
        elif aim is Aim.MOVE and (moves := self._session.legal(due.seat)):
            if not self._is_lost:
                self._tell("ui.table.thinker_lost", player=self._session.players[due.seat].name)
            self._is_lost = True
            self._found[due] = SeededDice(self._bot_seed(due)).pick(moves)
        elif self._is_wanted:
            self._is_wanted = False
            self._tell("ui.table.no_hint")

    def await_no_more(self) -> None:
        """Drops a judgement that is awaited."""
        self._is_awaited = False
        self.forget_hint()

    def forget(self) -> None:
        """Drops the search, as after an undo or when the table is left."""
        self._worker.cancel()
        self._asked, self._judged, self._advised, self._foreseen = None, None, None, None
        self._is_wanted = False
        self._found.clear()

    def forget_hint(self) -> None:
        """Drops the search if it is for a person, as when the person has moved without it; not what is awaited."""
        self._is_wanted = False
        if self._aim in (Aim.HINT, Aim.JUDGEMENT) and not self.is_awaited:
            self._worker.cancel()
            self._asked = None


class ScriptedBots(BotMoves):
    """Moves of the others, found at once and always the same.

    Takes, besides, what tells whether they may play now, and what returns the move of a seat.
    """

    is_prompt = True

    def __init__(
        self,
        session: Session,
        worker: BotWorker,
        tell: Tell,
        thinks_faster: Callable[[], bool],
        may_play: Callable[[], bool],
        reply: Callable[[Seat], Any],
    ) -> None:
        super().__init__(session, worker, tell, thinks_faster)
        self._may_play, self._reply = may_play, reply

    def ask(self, seat: Seat) -> None:
        """Has nothing to search for."""

    def move(self, seat: Seat) -> BotAnswer | None:
        return BotAnswer(seat, self._reply(seat), self._session.number) if self._may_play() else None

    def listen(self) -> None:
        """Has nobody who judges."""

    def forget(self) -> None:
        """Has searched for nothing."""
