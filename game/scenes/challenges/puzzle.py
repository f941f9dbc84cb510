"""A puzzle at the table of its box."""

from collections.abc import Sequence

from game.challenges.puzzles import HINTS, Attempt, Puzzle
from game.scenes.challenges.trial import TrialScene, Verdict
from game.scenes.shell.dialog import Answer
from game.scenes.shell.services import Services
from game.tabletop.picker import Picker
from game.widgets.ui import Translate


def question(words: Translate, puzzle: Puzzle) -> str:
    """Returns what a puzzle asks, in a sentence or two."""
    return words(f"puzzles.{puzzle.box}.asks.{puzzle.measure}", number=puzzle.least)


def title(words: Translate, puzzle: Puzzle) -> str:
    """Returns what a puzzle is called."""
    return words(f"puzzles.{puzzle.box}.titles.{puzzle.id}")


class PuzzleScene(TrialScene):
    """Plays one try at a puzzle; takes how many of its hints were seen."""

    def __init__(self, services: Services, puzzle: Puzzle, hints: int = 0, *, is_told: bool = False) -> None:
        self.attempt = Attempt(puzzle)
        super().__init__(services, self.attempt, hints, is_told=is_told)

    @property
    def puzzle(self) -> Puzzle:
        """Returns what is being solved."""
        return self.attempt.puzzle

    @property
    def heading(self) -> str:
        return title(self.services.words, self.puzzle)

    @property
    def question(self) -> str:
        return question(self.services.words, self.puzzle)

    @property
    def hints(self) -> Sequence[str]:
        key = f"puzzles.{self.puzzle.box}.hints.{self.puzzle.measure}"
        return [self.services.words(f"{key}_{number}") for number in range(1, HINTS + 1)]

    @property
    def note(self) -> str:
        return self.puzzle.key

    def verdict(self) -> Verdict:
        words, reached, least = self.services.words, self.attempt.reached, self.puzzle.least
        if self.attempt.is_solved:
            return Verdict(is_solved=True, told=words("puzzles.solved_text", number=reached))
        return Verdict(is_solved=False, told=words("puzzles.missed_text", number=reached, least=least))

    def renewed(self, hints: int, *, is_told: bool) -> "PuzzleScene":
        return PuzzleScene(self.services, self.puzzle, hints, is_told=is_told)

    def more(self) -> Sequence[Answer]:
        if self.attempt.is_solved or not self.puzzle.solution:
            return ()
        return (Answer(self.services.words("puzzles.show"), lambda _: self._show(), "hint"),)

    def _show(self) -> None:
        self.services.navigation.swap(SolutionScene, self.services, self.puzzle)


class SolutionScene(PuzzleScene):
    """Leads through the solution: each move is chosen for the solver, who makes it; such a try solves nothing."""

    hints = ()

    def __init__(self, services: Services, puzzle: Puzzle) -> None:
        self._led: Picker | None = None
        super().__init__(services, puzzle)

    @property
    def briefing(self) -> str:
        return f"{self.question} {self.services.words('puzzles.show_text')}"

    def ask(self) -> None:
        """Tells again what goes on; what was given back meanwhile is chosen once more after it."""
        self._led = None
        super().ask()

    def tick(self, seconds: float) -> bool:
        """Lets time pass, and chooses the next move of the solution as soon as the solver may choose."""
        is_changed = super().tick(seconds)
        is_on_top = self.services.navigation.stack.top is self
        if not is_on_top or not self.can_play or self.picker is self._led:
            return is_changed
        self._led = self.picker
        if (move := self.attempt.due) is not None:
            self.input.show(move)
        return True

    def verdict(self) -> Verdict:
        words = self.services.words
        if not self.attempt.is_solved:
            return super().verdict()
        told = words("puzzles.shown_text", number=self.attempt.reached)
        return Verdict(is_solved=False, told=told, heading=words("puzzles.shown"))
