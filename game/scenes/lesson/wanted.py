"""What a step of a lesson wants to be chosen: what is lit, and where the keys of whoever listens lead first."""

from collections.abc import Sequence

from game.lessons.run import LessonRun
from game.scenes.table.board import Board
from game.scenes.table.board_layers import node_of
from game.tabletop.picker import Picker


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
