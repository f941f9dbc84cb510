"""How a game apart from a family's own is conducted, such as that of a lesson: nothing of it is kept."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.core.rules import Seat
from game.saves.trouble import Notice
from game.scenes.engine.bot_moves import Answer, BotMoves
from game.scenes.engine.conduct import Conduct
from game.scenes.shell.services import Services
from game.session.session import Session

BUTTONS = frozenset({"pause", "rules"})
"""What such a game leaves of the bar."""


class Apart(Conduct):
    """Conducts a game that nobody will find again."""

    has_coach = False

    @property
    def is_automatic(self) -> bool:
        """Nothing is chosen for whoever learns or solves."""
        return False

    def offers(self, button: str) -> bool:
        """Tells whether the bar has one of its buttons."""
        return button in BUTTONS

    def begin(self, session: Session, path: Path | None) -> None:
        """Leaves whatever game is being kept alone."""

    def end(self, session: Session) -> bool:
        """Leaves the table as it is."""
        return False

    def keep(self, session: Session) -> Notice | None:
        """Keeps nothing."""
        return None

    def portray(self, thumbnail: Callable[[], bytes]) -> None:
        """Needs no picture."""


class ScriptedBots(BotMoves):
    """Moves of the others, found at once and always the same.

    Takes what tells whether they may play now, and what returns the move of a seat.
    """

    is_prompt = True

    def __init__(
        self, services: Services, session: Session, may_play: Callable[[], bool], reply: Callable[[Seat], Any]
    ) -> None:
        super().__init__(services, session)
        self._may_play, self._reply = may_play, reply
        self._at = session

    def ask(self, seat: Seat) -> None:
        """Has nothing to search for."""

    def move(self, seat: Seat) -> Answer | None:
        """Returns the move, None while the others wait."""
        return Answer(seat, self._reply(seat), self._at.number) if self._may_play() else None

    def listen(self) -> None:
        """Has nobody who judges."""

    def forget(self) -> None:
        """Has searched for nothing."""
