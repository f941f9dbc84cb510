"""Keeps the history of a running program, in a thread that alone has the database open."""

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from game.history import replays
from game.history.adding import Namesakes
from game.history.database import BusyHistory, DamagedHistory
from game.history.history import History
from game.history.replays import Count
from game.saves.paths import Paths
from game.saves.trouble import Notice, Trouble

T = TypeVar("T")


class Keeper:
    """Adds every replay to the history and answers questions about it; nothing that it does stalls the main loop.

    Takes where the player's files lie, what counts points by kind, and what tells whose seats without a person are.
    `notices` holds what the player should be told; where there can be no history the games are played all the same.
    """

    def __init__(self, paths: Paths, count: Count, namesakes: Callable[[], Namesakes]) -> None:
        self._paths, self._count, self._namesakes = paths, count, namesakes
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="history")
        self._history: History | None = None
        self._waiting = deque[Path]()
        self._is_mended = False
        self.notices = deque[Notice]()

    # ------------------------------------------------------------------ what others ask for
    def begin(self) -> None:
        """Opens the history, mends it, and adds the replays that it does not know yet."""
        self._submit(self._open)

    def look(self, path: Path) -> None:
        """Adds the game of a replay."""
        self._submit(lambda: self._look(path))

    def ask(self, question: Callable[[History], T]) -> "Future[T | None]":
        """Returns the answer to be: None where there is no history."""

        def asked() -> T | None:
            try:
                return question(self._history) if self._history else None
            except Trouble as trouble:
                self._lose(trouble)
                return asked() if self._history and isinstance(trouble, DamagedHistory) else None

        try:
            return self._worker.submit(asked)
        except RuntimeError:  # the program ends, or there can be no thread
            nothing: Future[T | None] = Future()
            nothing.set_result(None)
            return nothing

    def adopt(self, person: str, name: str) -> None:
        """Makes the games of a name a person's."""
        self.ask(lambda history: history.adopt(person, name))

    def disown(self, person: str, name: str) -> None:
        """Makes the games of a name nobody's again, but for those whose replays say that they are the person's."""
        self.ask(lambda history: history.disown(person, name))

    def settle(self) -> None:
        """Waits until every replay that was found is looked at."""
        self._worker.submit(int).result()
        while self._waiting:
            self._worker.submit(int).result()

    def close(self) -> None:
        """Ends the thread after what it is doing; what was to be added is added at the next start."""
        self._waiting.clear()
        self._worker.shutdown(cancel_futures=True)
        if self._history:
            self._history.close()

    # ------------------------------------------------------------------ what the thread does
    def _submit(self, deed: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the program ends, or there can be no thread: the next start adds it
            self._worker.submit(deed)

    def _open(self) -> None:
        self._take(lambda: replays.opened(self._paths, self._namesakes()))

    def _take(self, make: Callable[[], tuple[History, Notice | None]]) -> None:
        """Takes a history and what there is to tell about it, and has everything looked at that it does not know."""
        try:
            self._history, notice = make()
            self.notices.extend([notice] if notice else [])
            self._waiting.extend(replays.found(self._history, self._paths))
        except Trouble as trouble:
            self._lose(trouble)
        self._submit(self._catch_up)

    def _catch_up(self) -> None:
        """One replay after the other: questions are answered in between."""
        if self._waiting:
            self._look(self._waiting.popleft())
            self._submit(self._catch_up)

    def _look(self, path: Path) -> None:
        if self._history is None:
            return
        try:
            replays.look(self._history, path, self._count)
        except Trouble as trouble:
            self._lose(trouble)

    def _lose(self, trouble: Trouble) -> None:
        """Tells what is wrong, and makes a damaged history anew, once.

        One that is merely being written by another program is asked again.
        """
        if isinstance(trouble, BusyHistory):
            return
        self.notices.append(trouble.notice)
        self._waiting.clear()
        if self._history:
            self._history.close()
            self._history = None
            if isinstance(trouble, DamagedHistory) and not self._is_mended:
                self._is_mended = True
                self._take(lambda: (replays.mended(self._paths, self._namesakes()), None))
