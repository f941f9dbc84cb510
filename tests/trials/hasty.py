"""Computer players for trials of the window: they think in this process, at once, and do not think much."""

from functools import partial
from time import process_time
from typing import Any

from game.ai.bots import choose
from game.ai.process import Task
from tests.scenes.bots import Bots


class Hasty(Bots):
    """Moves at random, whoever was asked; what is asked beside moves is thought about as always."""

    def __init__(self) -> None:
        super().__init__()
        self._spent = 0.0

    def ask(self, token: int, task: Task, *, is_watched: bool = False, is_patient: bool = False) -> None:
        """Takes a question."""
        if task.func is choose:
            box, _, *rest = task.args
            task = partial(choose, box, "random", *rest)
        super().ask(token, task, is_watched=is_watched, is_patient=is_patient)

    def poll(self) -> tuple[int, Any] | None:
        """Answers it."""
        since = process_time()
        found = super().poll()
        self._spent += process_time() - since
        return found

    def pop_spent(self) -> float:
        """Returns the seconds of work that thinking took since this was asked last."""
        spent, self._spent = self._spent, 0.0
        return spent
