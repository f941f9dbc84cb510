"""Keeps the game that is being played: an autosave after every entry, a replay at the end."""

from pathlib import Path

from game.saves.autosave import Autosave
from game.saves.store import Store
from game.saves.trouble import Notice, StoreError
from game.session.session import Session


class Keeper:
    """Writes the running game to its autosave; a trouble is reported once until writing works again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: Autosave | None = None
        self._is_troubled = False
        self.session: Session | None = None
        self.picture = b""

    def begin(self, session: Session, path: Path | None = None) -> None:
        """Takes a game that begins or goes on; `path` is the autosave that it came from, if it did."""
        self.close()
        self.session, self.picture = session, b""
        self._kept = Autosave(path) if path else self._store.begin_autosave(session.box)

    def keep(self, session: Session) -> Notice | None:
        """Writes the game; returns what to tell the player when the disk refuses for the first time."""
        if self._kept is None:
            return None
        try:
            self._kept.keep(session.record(), self.picture)
        except StoreError as error:
            first, self._is_troubled = not self._is_troubled, True
            return error.notice if first else None
        self._is_troubled = False
        return None

    def finish(self, session: Session) -> Notice | None:
        """Turns the finished game into a replay; returns what to tell the player when the disk refuses."""
        kept, self._kept = self._kept, None
        if kept is None:
            return None
        try:
            self._store.finish(kept, session.record(), self.picture)
        except StoreError as error:
            kept.close()
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
