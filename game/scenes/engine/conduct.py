"""How a game is conducted at a table: what keeps it, who decides for computer players, where its end leads."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.saves.people import alone
from game.saves.trouble import Notice
from game.scenes.engine.bot_moves import BotMoves
from game.scenes.shell.services import Services
from game.session.session import Session


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
    def is_automatic(self) -> bool:
        """Tells whether a choice of one is made by itself."""
        return self.services.settings.automatic_choices

    def offers(self, button: str) -> bool:
        """Tells whether the bar has one of its buttons."""
        return True

    # ------------------------------------------------------------------ the course of the game
    def begin(self, session: Session, path: Path | None) -> None:
        """Takes a game that begins or goes on, and the save that it came from, if it did."""
        self.services.autosaver.begin(session, path)
        self.services.welcome(alone(session.players))
        self.services.bot_worker.wake(session.box)

    def bots(self, session: Session) -> BotMoves:
        """Returns what decides for the computer players."""
        return BotMoves(self.services, session)

    def permits(self, move: Any) -> bool:
        """Tells whether a legal move of a person is played; where it is not, what was chosen is given back."""
        return True

    def pause(self, session: Session) -> None:
        """Does what Esc means when nothing else is open."""
        self.services.open(self.services.routes.pause, session)

    def end(self, session: Session) -> bool:
        """Leads on from the end of the game; returns whether anything changed by that."""
        if trouble := self.services.autosaver.finish(session):
            self.services.tell(trouble.key, **trouble.values)
        self.services.swap(self.services.routes.result, session)
        return True

    # ------------------------------------------------------------------ keeping
    def keep(self, session: Session) -> Notice | None:
        """Keeps the game after an entry; returns what to tell the player when that fails."""
        return self.services.autosaver.keep(session)

    def portray(self, thumbnail: Callable[[], bytes]) -> None:
        """Takes what makes a small picture of the table, for the list of games."""
        self.services.autosaver.picture = thumbnail()
