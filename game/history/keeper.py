"""Keeps the history of a running program, in a thread that alone has the database open."""

from collections import Counter, deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Generic, TypeVar

from game.history import replays
from game.history.adding import Namesakes
from game.history.database import BusyHistory, DamagedHistory, doubting
from game.history.history import History
from game.history.replays import Count, Left
from game.saves.paths import Paths
from game.saves.trouble import Notice, SaveError, StoreError, Trouble

T = TypeVar("T")
Opening = Callable[[], tuple[History, Left | None]]


class Keeper:
    """Adds every replay to the history and answers questions about it; nothing that it does stalls the main loop.

    Takes where the player's files lie, what counts points by kind, and what tells whose seats without a person are.
    `notices` holds what the player should be told; where there can be no history the games are played all the same.
    """

    def __init__(self, paths: Paths, count: Count, namesakes: Callable[[], Namesakes]) -> None:
        self._paths, self._count, self._namesakes = paths, count, namesakes
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="history")
        self._history: History | None = None
        self._owed = deque[Callable[[History], object]]()
        self._is_mended = self._is_shut_out = self._is_told_of_it = False
        self.notices = deque[Notice]()

    # ------------------------------------------------------------------ what others ask for
    def begin(self) -> None:
        """Opens the history, mends it, and adds the replays that it does not know yet."""
        self._submit(self._begin)

    def look(self, path: Path) -> None:
        """Adds the game of a replay."""
        self._owe(lambda history: replays.look(history, path, self._count))

    def ask(self, question: Callable[[History], T]) -> "Future[T | None]":
        """Returns the answer to be: None where there is no history."""
        try:
            return self._worker.submit(partial(self._answer, question))
        except RuntimeError:  # the program ends, or there can be no thread
            nothing: Future[T | None] = Future()
            nothing.set_result(None)
            return nothing

    def adopt(self, person: str, name: str) -> None:
        """Gives the games of a name to a person."""
        self._owe(lambda history: history.adopt(person, name))

    def claim(self, digest: str, name: str, person: str) -> None:
        """Gives a person one game that was played under a name alone; if the disk refuses, that is told."""

        def claimed(history: History) -> None:
            try:
                replays.claim(history, self._paths, digest, name, person, self._count)
            except StoreError as error:
                self.notices.append(error.notice)

        self._owe(claimed)

    def bring(self, files: Iterable[Path]) -> None:
        """Takes in the finished games of another computer, and tells what came of it."""

        def brought(history: History) -> None:
            found = Counter(imported=0)
            try:
                for path in files:
                    try:
                        found["imported" if replays.bring(history, path, self._paths, self._count) else "known"] += 1
                    except SaveError:
                        found["passed_over"] += 1
            except StoreError as error:
                self.notices.append(error.notice)
            self.notices.extend(Notice(f"history.{key}", {"count": number}) for key, number in found.items())

        self._owe(brought)

    def disown(self, person: str, name: str) -> None:
        """Takes the games of a name from a person again, but for those whose replays name the person."""
        self._owe(lambda history: history.disown(person, name))

    def settle(self) -> None:
        """Waits until every replay that was found is looked at, or another program keeps the history shut."""
        self._worker.submit(int).result()
        while self._owed and self._history:
            self._worker.submit(int).result()

    def close(self) -> None:
        """Ends the thread after what it is doing; what was to be added is added at the next start."""
        self._owed.clear()
        self._worker.shutdown(cancel_futures=True)
        if self._history:
            self._history.close()

    # ------------------------------------------------------------------ what the thread does
    def _submit(self, deed: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the program ends, or there can be no thread: the next start adds it
            self._worker.submit(deed)

    def _owe(self, deed: Callable[[History], object]) -> None:
        """Has something written before all that waits."""

        def owed() -> None:
            self._owed.appendleft(deed)
            self._catch_up()

        self._submit(owed)

    def _begin(self) -> None:
        self._open(lambda: replays.opened(self._paths, self._namesakes(), self._count))
        self._catch_up()

    def _open(self, make: Opening) -> None:
        """Takes a history and what there is to tell about it, and has everything looked at that it does not know."""
        try:
            with doubting():
                self._history, left = make()
                found = replays.found(self._history, self._paths)
            self._owed.extend(partial(replays.look, path=path, count=self._count) for path in found)
            if left is not None:
                self.notices.append(Notice("history.notice_damaged"))
                self._owed.append(lambda history: self.notices.extend(replays.still_damaged(history, left)))
        except Trouble as trouble:
            self._lose(trouble)

    def _catch_up(self) -> None:
        """Does one of the things that wait, so that questions are answered in between."""
        if self._owed and (history := self._opened()):
            deed = self._owed.popleft()
            try:
                with doubting():
                    deed(history)
            except Trouble as trouble:
                if isinstance(trouble, BusyHistory):
                    self._owed.appendleft(deed)
                self._lose(trouble)
            if not self._is_shut_out:
                self._submit(self._catch_up)

    def _answer(self, question: Callable[[History], T]) -> T | None:
        try:
            with doubting():
                return question(history) if (history := self._opened()) else None
        except Trouble as trouble:
            self._lose(trouble)
            return self._answer(question) if self._history and isinstance(trouble, DamagedHistory) else None

    def _opened(self) -> History | None:
        """Returns the history; tries again where another program kept it shut, and has what waits written."""
        if self._is_shut_out:
            self._is_shut_out = False
            if self._history is None:
                self._open(lambda: replays.opened(self._paths, self._namesakes(), self._count))
            self._submit(self._catch_up)
        return self._history

    def _lose(self, trouble: Trouble) -> None:
        """Tells what is wrong, and makes a damaged history anew, once.

        One that another program keeps shut is told once and asked again later; what was to be written waits.
        """
        if isinstance(trouble, BusyHistory):
            self._is_shut_out = True
            if not self._is_told_of_it:
                self.notices.append(Notice("history.notice_busy"))
            self._is_told_of_it = True
            return
        can_be_mended = self._history is not None and isinstance(trouble, DamagedHistory) and not self._is_mended
        self._owed.clear()
        if self._history:
            self._history.close()
            self._history = None
        if can_be_mended:
            self._is_mended = True
            self._open(lambda: replays.mended(self._paths, self._namesakes(), self._count))
        else:
            self.notices.append(trouble.notice)


class HistoryQuery(Generic[T]):
    """What a scene wants to know of the history.

    Takes who keeps the history, and what makes the `answer` as long as there is none, or no history.
    """

    def __init__(self, keeper: Keeper, unknown: Callable[[], T]) -> None:
        self._keeper, self._unknown = keeper, unknown
        self._coming: Future[T | None] | None = None
        self.answer = unknown()

    @property
    def is_waiting(self) -> bool:
        """Tells whether an answer is still to come."""
        return self._coming is not None

    def ask(self, question: Callable[[History], T]) -> None:
        """Asks; what was known stays known until the answer, and an older question is not answered any more."""
        self._coming = self._keeper.ask(question)

    def forget(self) -> None:
        """Knows nothing any more, and waits for nothing: the scene shows something else now."""
        self._coming, self.answer = None, self._unknown()

    def tick(self) -> bool:
        """Takes the answer; returns whether it came just now."""
        if self._coming is None or not self._coming.done():
            return False
        answer, self._coming = self._coming.result(), None
        self.answer = self._unknown() if answer is None else answer
        return True
