"""How a lesson is conducted at a table: the lesson says who does what, only that is played, and that is lit."""

from collections.abc import Callable, Sequence
from typing import Any

from game.engine.bot_moves import BotMoves
from game.lessons.run import LessonRun
from game.saves.trouble import Notice
from game.scenes.shell.services import Services
from game.scenes.table.board import Board
from game.scenes.table.board_layers import node_of
from game.scenes.table.conduct import UnsavedConduct
from game.session.session import Session
from game.tabletop.picker import Picker


class LessonConduct(UnsavedConduct):
    """Conducts the game of a lesson.

    Takes who runs it, what is said about a legal move that is not wanted, and what asks whether to leave.
    """

    spare = 96.0

    def __init__(
        self, services: Services, run: LessonRun, refuse: Callable[[Any], None], leave: Callable[[], None]
    ) -> None:
        super().__init__(services)
        self._run = run
        self._refuse = refuse
        self._leave = leave

    def bots(self, session: Session) -> BotMoves:
        return self.scripted(session, lambda: self._run.waits_for_others, self._run.reply)

    def permits(self, move: Any) -> bool:
        """Tells whether a legal move is wanted; of another one it is said why not."""
        if self._run.wants(move):
            return True
        self._refuse(move)
        return False

    def pause(self, session: Session) -> None:
        self._leave()

    def keep(self, session: Session) -> Notice | None:
        """Keeps nothing; the lesson sees what was played."""
        self._run.follow()
        return None


def to_choose(board: Board, run: LessonRun) -> list[str]:
    """Returns the nodes of the first move that is wanted, where not just any is."""
    step = run.step
    if step is None or not step.allow or any(pattern.is_any for pattern in step.allow):
        return []
    moves = run.wanted()
    return [node_of(item) for item in board.table.clicks(board.view, moves[0])] if moves else []


def leading(board: Board, run: LessonRun, picker: Picker | None) -> Sequence[str]:
    """Returns what is still to be chosen of the wanted move, its button, the answers, or the button that leads on."""
    step = run.step
    if step is None or not step.is_action:
        is_asked = step is not None and step.ask is not None and not run.is_answered
        return [f"answer:{i}" for i, _ in enumerate(run.answers(), start=1)] if is_asked else ["lesson_next"]
    if picker is not None and picker.move is not None and run.wants(picker.move):
        return ["submit"]
    touched = {node_of(item) for item in picker.touched} if picker else set()
    return [name for name in to_choose(board, run) if name not in touched]
