"""A puzzle at the table of its box."""

from collections.abc import Sequence

from game.challenges.puzzles import HINTS, Attempt, Puzzle
from game.scenes.challenges.trial import TrialScene, Verdict
from game.scenes.shell.services import Services
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
