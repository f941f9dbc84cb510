"""How a lesson is conducted at a table: nothing is kept, the lesson says who does what, and only that is played."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.core.rules import Seat
from game.lessons.run import Run
from game.saves.trouble import Notice
from game.scenes.bot_moves import Answer, BotMoves
from game.scenes.conduct import Conduct
from game.scenes.services import Services
from game.session.session import Session

BUTTONS = frozenset({"pause", "rules"})
"""What a lesson leaves of the bar."""


class LessonConduct(Conduct):
    """Conducts the game of a lesson.

    Takes who runs it, what is said about a legal move that is not wanted, and what asks whether to leave.
    """

    has_coach = False
    spare = 96.0

    def __init__(self, services: Services, run: Run, refuse: Callable[[Any], None], leave: Callable[[], None]) -> None:
        super().__init__(services)
        self._run = run
        self._refuse = refuse
        self._leave = leave

    @property
    def is_automatic(self) -> bool:
        """Nothing is chosen for whoever learns."""
        return False

    def offers(self, button: str) -> bool:
        """Tells whether the bar has one of its buttons: going back is the lesson's own."""
        return button in BUTTONS

    def begin(self, session: Session, path: Path | None) -> None:
        """Leaves whatever game is being kept alone."""

    def bots(self, session: Session) -> BotMoves:
        """Returns what makes the moves that the lesson gives the others."""
        return _LessonBots(self.services, session, self._run)

    def permits(self, move: Any) -> bool:
        """Tells whether a legal move is wanted; of another one it is said why not."""
        if self._run.wants(move):
            return True
        self._refuse(move)
        return False

    def pause(self, session: Session) -> None:
        """Asks whether to leave the lesson."""
        self._leave()

    def end(self, session: Session) -> bool:
        """Leaves the table as it is: the lesson goes on."""
        return False

    def keep(self, session: Session) -> Notice | None:
        """Keeps nothing; the lesson sees what was played."""
        self._run.follow()
        return None

    def portray(self, thumbnail: Callable[[], bytes]) -> None:
        """Needs no picture."""


class _LessonBots(BotMoves):
    """Moves of the others, found at once and always the same."""

    def __init__(self, services: Services, session: Session, run: Run) -> None:
        super().__init__(services, session)
        self._run = run
        self._waiting: Seat | None = None

    def ask(self, seat: Seat) -> None:
        """Takes whose move it is."""
        self._waiting = seat

    def answer(self) -> Answer | None:
        """Returns the move, None while the others wait for the lesson."""
        if self._waiting is None or not self._run.waits_for_others:
            return None
        seat, self._waiting = self._waiting, None
        return Answer(seat, self._run.reply(seat), self._run.session.number, is_hint=False)

    def listen(self) -> None:
        """Has nobody who judges."""

    def forget(self) -> None:
        """Drops whose move it is."""
        self._waiting = None
