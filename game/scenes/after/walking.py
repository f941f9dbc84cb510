"""Has a finished game gone through by the thinking process, and keeps what was found for the next time."""

from contextlib import suppress
from itertools import count

from game.ai.levels import adviser
from game.ai.worker import WorkerLost
from game.review.course import Course
from game.review.keeping import from_plain, to_plain
from game.review.walk import Walk
from game.saves.reviews import game_key, keep_review, read_review
from game.saves.trouble import StoreError
from game.scenes.shell.services import Services
from game.session.session import Session

_TOKENS = count(1 << 40)
"""Far from those of moves: an answer that was meant for a table must fit no question of a review."""
_KEPT = 40
"""After so many answers what was found is written, so that little is lost with the program."""


class Walking:
    """One walk of the strongest level; `course` is there when it is over. Raises NotOver for a game that goes on."""

    def __init__(self, services: Services, session: Session) -> None:
        self._services = services
        level = adviser().key
        Walk(session, level)  # raises before anything is read
        self._key = game_key(session.record())
        known = from_plain(session.box, level, read_review(services.paths, self._key))
        self._walk = Walk(session, level, known)
        self._token = 0
        self._answers = 0
        self._seen: tuple[int, Course] | None = None
        self.is_lost = self.is_late = False
        self.course: Course | None = None
        self._finish()

    @property
    def is_going(self) -> bool:
        """Tells whether answers are still to come."""
        return self.course is None and not self.is_lost

    @property
    def so_far(self) -> Course:
        """Returns the course, while it is made as far as it was found."""
        if self.course is not None:
            return self.course
        if self._seen is None or self._seen[0] != self._answers:
            self._seen = self._answers, self._walk.course()
        return self._seen[1]

    @property
    def part(self) -> float:
        """Returns how much is done, from 0 to 1."""
        return self._walk.part

    def tick(self) -> bool:
        """Takes an answer and asks on; returns whether there was any change."""
        if not self.is_going:
            return False
        if not self._token:
            self._ask()
            return False
        worker, was_late = self._services.bot_worker, self.is_late
        try:
            found = worker.poll()
        except WorkerLost:
            self._keep()
            if self._walk.part < 1:
                self.is_lost = True
            else:
                self.course = self._walk.course()  # only a closer look at some of it is missing
            return True
        self.is_late = worker.is_late
        if found is None or found[0] != self._token:
            return self.is_late != was_late
        self._walk.take(found[1])
        self._answers += 1
        if self._answers % _KEPT == 0:
            self._keep()
        self._finish()
        if self.course is None:
            self._ask()
        return True

    def halt(self) -> None:
        """Lets the thinking process off and keeps what was found; `tick` would take it up again."""
        if self._token and self.is_going:
            self._services.bot_worker.cancel()
            self._keep()
        self._token = 0

    def _ask(self) -> None:
        assert self._walk.task is not None
        self._token = next(_TOKENS)
        task, is_watched = self._walk.task, self._walk.is_watched
        self._services.bot_worker.ask(self._token, task, is_watched=is_watched, is_patient=True)

    def _finish(self) -> None:
        if self._walk.task is None:
            self.course = self._walk.course()
            if self._answers:
                self._keep()

    def _keep(self) -> None:
        with suppress(StoreError):  # it can be made again, and whoever looks at it misses nothing
            keep_review(self._services.paths, self._key, to_plain(self._walk))
