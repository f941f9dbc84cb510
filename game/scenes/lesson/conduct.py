"""How a lesson is conducted at a table: nothing is kept, the lesson says who does what, and only that is played."""

from collections.abc import Callable
from typing import Any

from game.engine.bot_moves import BotMoves
from game.lessons.run import LessonRun
from game.saves.trouble import Notice
from game.scenes.shell.services import Services
from game.scenes.table.conduct import Apart
from game.session.session import Session


class LessonConduct(Apart):
    """Conducts the game of a lesson.

    Takes who runs it, what is said about a legal move that is not wanted, and what asks whether to leave.
    """

    spare = 96.0

    def __init__(
        self, services: Services, run: LessonRun, refuse: Callable[[Any], None], leave: Callable[[], None]
    ) -> None:
        super().__init__(services)
        self._run = run
        self._refuse = refuse
        self._leave = leave

    def bots(self, session: Session) -> BotMoves:
        """Returns what makes the moves that the lesson gives the others."""
        return self.scripted(session, lambda: self._run.waits_for_others, self._run.reply)

    def permits(self, move: Any) -> bool:
        """Tells whether a legal move is wanted; of another one it is said why not."""
        if self._run.wants(move):
            return True
        self._refuse(move)
        return False

    def pause(self, session: Session) -> None:
        """Asks whether to leave the lesson."""
        self._leave()

    def keep(self, session: Session) -> Notice | None:
        """Keeps nothing; the lesson sees what was played."""
        self._run.follow()
        return None
