"""A puzzle at the table of its box: what is asked, hints in words, and a verdict once the try is over."""

from functools import partial
from typing import Any

from game.challenges.puzzles import HINTS, Attempt, Puzzle
from game.engine.bot_moves import BotMoves
from game.saves.trouble import StoreError
from game.scenes.shell.dialog import Answer, DialogScene
from game.scenes.shell.services import Services
from game.scenes.table.conduct import Apart
from game.scenes.table.scene import TableScene
from game.session.session import Session
from game.widgets.ui import Translate


def question(words: Translate, puzzle: Puzzle) -> str:
    """Returns what a puzzle asks, in a sentence or two."""
    return words(f"puzzles.{puzzle.box}.asks.{puzzle.measure}", number=puzzle.least)


def title(words: Translate, puzzle: Puzzle) -> str:
    """Returns what a puzzle is called."""
    return words(f"puzzles.{puzzle.box}.titles.{puzzle.id}")


class PuzzleConduct(Apart):
    """Conducts the game of a puzzle; takes its scene, which pauses it."""

    def __init__(self, services: Services, attempt: Attempt, scene: "PuzzleScene") -> None:
        super().__init__(services)
        self._attempt, self._scene = attempt, scene

    def bots(self, session: Session) -> BotMoves:
        """Returns what makes the moves of the others, until the try is over."""
        return self.scripted(session, lambda: not self._attempt.is_over, self._attempt.reply)

    def permits(self, move: Any) -> bool:
        """Tells whether the try still goes on."""
        return not self._attempt.is_over

    def pause(self, session: Session) -> None:
        """Tells again what is asked, and offers a hint."""
        self._scene.ask()


class PuzzleScene(TableScene):
    """Plays one try at a puzzle; takes how many of its hints were seen."""

    def __init__(self, services: Services, puzzle: Puzzle, hints: int = 0, *, is_told: bool = False) -> None:
        self.attempt = Attempt(puzzle)
        self._first = self.attempt.session.number
        self._hints, self._is_told, self._is_judged = hints, is_told, False
        super().__init__(services, self.attempt.session, None, PuzzleConduct(services, self.attempt, self))

    @property
    def puzzle(self) -> Puzzle:
        """Returns what is being solved."""
        return self.attempt.puzzle

    # ------------------------------------------------------------------ time
    @property
    def needs_ticks(self) -> bool:
        """Tells whether something moves, or the question or the verdict is due."""
        return super().needs_ticks or not self._is_told or self._is_due

    @property
    def _is_due(self) -> bool:
        return self.attempt.is_over and not self._is_judged

    def tick(self, seconds: float) -> bool:
        """Lets time pass; asks the question first, and gives the verdict once the table rests."""
        is_changed = super().tick(seconds)
        if self.services.navigation.stack.top is not self:
            return is_changed
        if not self._is_told:
            self._is_told = True
            self.ask()
            return True
        if self._is_due and self.state.playback.is_settled:
            self._is_judged = True
            self._note()
            self._judge()
            return True
        return is_changed

    # ------------------------------------------------------------------ what is said
    def ask(self) -> None:
        """Tells what is asked and the last hint that was seen, and offers what can be done."""
        if self.attempt.is_over:
            self._judge()
            return
        words = self.services.words
        told = question(words, self.puzzle)
        if self._hints:
            told += " " + words(f"puzzles.{self.puzzle.box}.hints.{self.puzzle.measure}_{self._hints}")
        self._say(title(words, self.puzzle), told, [self._go_on])

    @property
    def _go_on(self) -> Answer:
        is_begun = self.attempt.session.number > self._first
        return Answer(self.services.words("puzzles.go_on" if is_begun else "puzzles.try"), None, "play")

    def _say(self, heading: str, text: str, answers: list[Answer]) -> None:
        words = self.services.words
        if self._hints < HINTS and not self._is_judged:
            answers = [*answers, Answer(words("puzzles.hint"), lambda _: self._hint(), "hint")]
        leave = Answer(words("puzzles.leave"), lambda _: self._leave(), "door")
        answers = [leave, *answers] if self._is_judged and self.attempt.is_solved else [*answers, leave]
        self.services.navigation.stack.push(DialogScene(self.services, heading, text, answers, can_cancel=False))

    def _hint(self) -> None:
        self._hints += 1
        self.ask()

    def _judge(self) -> None:
        """Says whether it is solved, below the question: the figure is of what was asked."""
        words, attempt = self.services.words, self.attempt
        asked = question(words, self.puzzle)
        again = Answer(words("puzzles.again"), lambda _: self._again(), "again")
        if attempt.is_solved:
            solved = words("puzzles.solved_text", number=attempt.reached)
            self._say(words("puzzles.solved"), f"{asked} {solved}", [again])
        else:
            missed = words("puzzles.missed_text", number=attempt.reached, least=self.puzzle.least)
            helped = Answer(words("puzzles.hint"), lambda _: self._again(1), "hint")
            self._say(words("puzzles.missed"), f"{asked} {missed}", [again, helped] if self._hints < HINTS else [again])

    def _note(self) -> None:
        is_solved = self.attempt.is_solved
        if is_solved:
            self.services.sound.play("win")
        try:
            self.services.notes.note_puzzle(self.services.learner, self.puzzle.key, self._hints, is_solved=is_solved)
        except StoreError as error:
            self.services.notices.tell_trouble(error)

    def _again(self, more: int = 0) -> None:
        """Begins anew; with so many more hints, the question is asked again."""
        hints = min(HINTS, self._hints + more)
        self.services.navigation.swap(partial(PuzzleScene, self.services, self.puzzle, hints, is_told=not more))

    @property
    def unkept(self) -> str:
        """Asks, until the try is over and noted."""
        return "" if self._is_judged else "puzzle"

    def _leave(self) -> None:
        self.services.navigation.stack.pop()
