"""Puzzles out of one's own games: what a review keeps for another day, and how it is tried then."""

from collections.abc import Sequence
from datetime import date
from functools import cached_property
from itertools import count

from game.ai.worker import WorkerLost
from game.challenges.notes import OwnPuzzle
from game.challenges.own import OwnAttempt
from game.review.course import Course
from game.review.moments import ReviewMoment, moments
from game.saves.reviews import game_key
from game.saves.trouble import StoreError
from game.scenes.after.walking import Walking
from game.scenes.after.words import MomentText, moment_text
from game.scenes.challenges.trial import TrialScene, Verdict
from game.scenes.shell.dialog import Answer
from game.scenes.shell.services import Services
from game.session.session import Session
from game.tabletop.players import table_of

_TOKENS = count(1 << 41)
"""Far from those of moves and of reviews."""


def keep_slips(services: Services, session: Session, course: Course) -> None:
    """Keeps of everybody who played the decision that cost most, where it is worth a word, and tells of new ones."""
    key, told = game_key(session.record()), []
    for seat in course.seats:
        slip = next((each for each in moments(course, seat) if each.kind == "slip" and not each.is_small), None)
        who = session.sat_at(session.numbers[slip.number])[seat] if slip else None
        if slip is None or who is None or not who.is_human or (who.person and not services.people.get(who.person)):
            continue
        puzzle = OwnPuzzle(session.box, key, slip.number, seat, date.today().isoformat())
        try:
            if services.notes.keep_own(who.person, puzzle):
                told.append(who.name)
        except StoreError as error:
            services.notices.tell_trouble(error)
            return
    if told:
        services.notices.tell("puzzles.own.kept", players=told)


class OwnPuzzleScene(TrialScene):
    """Plays one try at a decision of one's own; takes the finished game, which has to fit, and the hints seen."""

    def __init__(
        self, services: Services, game: Session, puzzle: OwnPuzzle, hints: int = 0, *, is_told: bool = False
    ) -> None:
        self.attempt, self._game = OwnAttempt(game, puzzle), game
        self._token = 0
        super().__init__(services, self.attempt, hints, is_told=is_told)

    @property
    def heading(self) -> str:
        return self.services.words("puzzles.own.heading")

    @property
    def question(self) -> str:
        return self.services.words("puzzles.own.ask")

    @property
    def note(self) -> str:
        return self.attempt.puzzle.key

    @cached_property
    def _told(self) -> MomentText | None:
        """What the review says of the decision; None where it is kept no more."""
        course = Walking(self.services, self._game).so_far
        number = self.attempt.puzzle.number
        found = next((each for each in course.decisions if each.number == number and each.slip), None)
        if found is None:
            return None
        words, moment = (
            self.services.words,
            ReviewMoment("slip", found.seat, number, -found.slip, found.interval, found),
        )
        return moment_text(words, self._game, table_of(words, self._game), course, moment)

    @property
    def hints(self) -> Sequence[str]:
        if self._told is None:
            return ()
        move = " · ".join(self._told.instead)
        return " ".join(self._told.why), self.services.words("ui.review.could_be_played", move=move)

    def verdict(self) -> Verdict | None:
        """Asks the thinking process, as the review did, and says how the try ended once that has answered."""
        worker, words = self.services.bot_worker, self.services.words
        if not self._token:
            self._token = next(_TOKENS)
            worker.ask(self._token, self.attempt.task, is_watched=True, is_patient=True)
        try:
            found = worker.poll()
        except WorkerLost:
            return Verdict(is_solved=False, told=words("ui.review.lost"))
        if found is None or found[0] != self._token:
            return None
        if self.attempt.is_solved(found[1]):
            return Verdict(is_solved=True, told=words("puzzles.own.solved"))
        key = "same" if self.attempt.move == self.attempt.played else "missed"
        return Verdict(is_solved=False, told=words(f"puzzles.own.{key}"))

    def renewed(self, hints: int, *, is_told: bool) -> "OwnPuzzleScene":
        return OwnPuzzleScene(self.services, self._game, self.attempt.puzzle, hints, is_told=is_told)

    def left(self) -> None:
        if self._token:
            self.services.bot_worker.cancel()
        super().left()

    def more(self) -> Sequence[Answer]:
        return (Answer(self.services.words("ui.review.open"), lambda _: self._review(), "chart"),)

    def _review(self) -> None:
        self.leave()
        self.services.navigation.open(self.services.routes.review, self._game)
