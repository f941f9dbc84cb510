"""A question to the history: put in one round of the main loop, answered in a later one."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Generic, TypeVar

from game.history.history import History
from game.history.keeper import Keeper

T = TypeVar("T")


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
