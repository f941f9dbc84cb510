"""Keeps the game that is being played: an autosave after every entry, a replay from the last one on."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic

from game.saves.autosave import Autosave
from game.saves.store import Store
from game.saves.trouble import InUse, Notice, StoreError
from game.session.session import Session

_LONGEST_PAUSE = 600.0
"""Seconds after which nobody counts as sitting at the table any more."""


class Autosaver:
    """Writes the running game to its autosave; a trouble is reported once until writing works again.

    Takes also what is done with each replay, and what tells the seconds, by which it counts how long was played.
    """

    def __init__(
        self, store: Store, finished: Callable[[Path], None] | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        self._store = store
        self._finished = finished
        self._clock, self._since = clock, 0.0
        self._kept: Autosave | None = None
        self._is_troubled = False
        self.session: Session | None = None
        self.picture = b""

    @property
    def path(self) -> Path | None:
        """Returns the file of the running game."""
        return self._kept.path if self._kept else None

    def begin(self, session: Session, path: Path | None = None) -> None:
        """Takes a game that begins or goes on; `path` is the autosave that it came from, if it did."""
        self.close()
        self.session, self.picture = session, b""
        self._since = self._clock()
        self._kept = self._claimed(session, path)

    def _claimed(self, session: Session, path: Path | None) -> Autosave:
        """Whoever lost a game to another program in this very moment goes on beside it."""
        if path:
            with suppress(InUse):
                return self._store.go_on(path)
        return self._store.begin_autosave(session.box)

    def keep(self, session: Session) -> Notice | None:
        """Writes the game, from its last entry on as a replay.

        Returns what to tell the player when the disk refuses for the first time.
        """
        if self._kept is None:
            return None
        now = self._clock()
        session.seconds += min(now - self._since, _LONGEST_PAUSE)
        self._since = now
        try:
            if session.is_over:
                self._finish(self._kept, session)
            else:
                self._kept.keep(session.record(), self.picture)
        except StoreError as error:
            first, self._is_troubled = not self._is_troubled, True
            return error.notice if first else None
        self._is_troubled = False
        return None

    def _finish(self, kept: Autosave, session: Session) -> None:
        path = self._store.finish(kept, session.record(), self.picture)
        self._kept = None
        if self._finished:
            self._finished(path)

    def finish(self, session: Session) -> Notice | None:
        """Tries once more to turn the finished game into a replay, if that could not be done; returns what to tell."""
        kept = self._kept
        if kept is None:
            return None
        try:
            self._finish(kept, session)
        except StoreError as error:
            kept.close()
            self._kept = None
            return error.notice
        return None

    def save(self, session: Session, name: str) -> Path:
        """Writes a named save; raises StoreError."""
        return self._store.save(session.record(), name, self.picture)

    def close(self) -> None:
        """Lets the last writing end; the files stay where Continue finds them."""
        if self._kept is not None:
            self._kept.close()
        self._kept = self.session = None
