"""How a game is conducted at a table: what keeps it, who decides for computer players, where its end leads.

A family's own game is kept; of a game apart from it, such as that of a lesson, nothing is.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.core.rules import Seat
from game.engine.bot_moves import BotMoves, ScriptedBots
from game.saves.people import alone
from game.saves.trouble import Notice
from game.scenes.shell.services import Services
from game.session.session import Session

UNSAVED_BUTTONS = frozenset({"pause", "rules"})
"""What a game apart leaves of the bar."""


class Conduct:
    """Conducts a family's own game. A lesson at the same table is conducted otherwise.

    `has_coach` tells whether the coach may sit beside; `spare` is how much room the bar leaves free before its buttons,
    in units.
    """

    has_coach = True
    spare = 0.0

    def __init__(self, services: Services) -> None:
        self.services = services

    @property
    def aside(self) -> str:
        """Returns what is said while nobody thinks though somebody would be next, "" where it is so."""
        return ""

    @property
    def question(self) -> str:
        """Returns what is asked of the person beside the game itself, as in a puzzle; "" if nothing is."""
        return ""

    @property
    def is_automatic(self) -> bool:
        """Tells whether a choice of one is made by itself."""
        return self.services.settings.now.automatic_choices

    def offers(self, button: str) -> bool:
        """Tells whether the bar has one of its buttons."""
        return True

    # ------------------------------------------------------------------ the course of the game
    def begin(self, session: Session, path: Path | None) -> None:
        """Takes a game that begins or goes on, and the save that it came from, if it did."""
        self.services.autosaver.begin(session, path)
        self.greet(session)
        self.services.bot_worker.wake(session.box)

    def greet(self, session: Session) -> None:
        """Lets the wishes of whoever plays alone count."""
        self.services.settings.welcome(alone(session.players))

    def bots(self, session: Session) -> BotMoves:
        """Returns what decides for the computer players."""
        return BotMoves(session, self.services.bot_worker, self.services.notices.tell, self._thinks_faster)

    def _thinks_faster(self) -> bool:
        return self.services.settings.now.think_faster

    def permits(self, move: Any) -> bool:
        """Tells whether a legal move of a person is played; where it is not, what was chosen is given back."""
        return True

    def pause(self, session: Session) -> None:
        """Does what Esc means when nothing else is open."""
        self.services.navigation.open(self.services.routes.pause, session)

    def end(self, session: Session) -> bool:
        """Leads on from the end of the game; returns whether anything changed by that."""
        if trouble := self.services.autosaver.finish(session):
            self.services.notices.tell(trouble.key, **trouble.values)
        self.services.navigation.swap(self.services.routes.result, session)
        return True

    # ------------------------------------------------------------------ keeping
    def keep(self, session: Session) -> Notice | None:
        """Keeps the game after an entry; returns what to tell the player when that fails."""
        return self.services.autosaver.keep(session)

    def portray(self, thumbnail: Callable[[], bytes]) -> None:
        """Takes what makes a small picture of the table, for the list of games."""
        self.services.autosaver.picture = thumbnail()


class UnsavedConduct(Conduct):
    """Conducts a game that nobody will find again."""

    has_coach = False

    @property
    def is_automatic(self) -> bool:
        return False

    def offers(self, button: str) -> bool:
        return button in UNSAVED_BUTTONS

    def begin(self, session: Session, path: Path | None) -> None:
        """Leaves whatever game is being kept alone."""

    def end(self, session: Session) -> bool:
        """Leaves the table as it is."""
        return False

    def keep(self, session: Session) -> Notice | None:
        return None

    def portray(self, thumbnail: Callable[[], bytes]) -> None:
        """Needs no picture."""

    def scripted(self, session: Session, may_play: Callable[[], bool], reply: Callable[[Seat], Any]) -> ScriptedBots:
        """Returns what makes the moves of the others: `reply` for a seat, at once, while they may play."""
        services = self.services
        return ScriptedBots(session, services.bot_worker, services.notices.tell, self._thinks_faster, may_play, reply)
