"""Computer players for tests: they think in this process, and at once."""

from typing import Any

from game.ai.process import Task, ThinkingRequest
from game.ai.worker import BotWorker
from game.core.rules import Seat


def position(question: ThinkingRequest) -> tuple[Any, Seat]:
    """Returns the view and the seat that something is asked about."""
    _, _, view, seat, *_ = question.task.args
    return view, seat


class Bots(BotWorker):
    """A bot worker that answers at once in this process; `is_slow` keeps answers back until it is unset."""

    def __init__(self) -> None:
        super().__init__()
        self.is_slow = False
        self.share = 0.0
        self.first: tuple[Any, ...] = ()
        self.asked: list[ThinkingRequest] = []
        self.late: list[tuple[int, Any]] = []
        self._due: ThinkingRequest | None = None

    @property
    def is_thinking(self) -> bool:
        return self._due is not None

    def wake(self, box: str) -> None:
        """Has nothing to load."""

    @property
    def done(self) -> float:
        """How far a question is that is kept back."""
        return self.share

    @property
    def at_first(self) -> tuple[Any, ...]:
        """What looks good before a question is answered that is kept back."""
        return self.first

    def ask(self, token: int, task: Task, *, is_watched: bool = False, is_patient: bool = False) -> None:
        self._due = ThinkingRequest(token, task, is_watched)
        self.asked.append(self._due)

    def poll(self) -> tuple[int, Any] | None:
        """Answers it, but first gives what is `late`, whoever waits now."""
        if self.late:
            return self.late.pop(0)
        if (due := self._due) is None or self.is_slow:
            return None
        self._due = None
        return due.token, due.task()

    def cancel(self) -> None:
        self._due = None

    def close(self) -> None:
        self._due = None
