"""The moments of a review on the bar of a replay: what was kept of an earlier review, marks with tips, the next one."""

from collections.abc import Callable, Sequence
from functools import partial

from game.ai.levels import adviser
from game.locale.words import Words
from game.paint.box import Box
from game.review.course import Course
from game.review.keeping import from_plain
from game.review.moments import ReviewMoment, moments
from game.review.walk import Walk
from game.saves.paths import Paths
from game.saves.reviews import game_key, read_review
from game.scenes.after.marks import badge, spread
from game.scenes.after.words import moment_told
from game.session.seats import people
from game.session.session import Session
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_SIZE, _TARGET = 30.0, 26


class Marks:
    """The moments of a finished game as far as a review is kept: of the people, or of all if no person played."""

    def __init__(self, paths: Paths, session: Session) -> None:
        """Takes the program's folders and a finished session."""
        self._session = session
        self._course = _kept(paths, session)
        seats = people(session.credited) or range(len(session.players))
        found = [each for seat in seats for each in self._moments(seat)]
        self.moments: Sequence[ReviewMoment] = sorted(found, key=lambda each: (each.index, each.number))

    def _moments(self, seat: int) -> list[ReviewMoment]:
        return moments(self._course, self._course.seats[seat]) if self._course else []

    def after(self, index: int) -> int | None:
        """Returns where the next moment after an entry is, the first one after the last; None if there are none."""
        places = [each.index for each in self.moments]
        return next((place for place in places if place > index), places[0] if places else None)

    def told(self, words: Words, index: int) -> str:
        """Returns what is to be known of an entry: whose moment it is, and which; nothing where it is none."""
        return " · ".join(self._told(words, each) for each in self.moments if each.index == index)

    def _told(self, words: Words, moment: ReviewMoment) -> str:
        assert self._course is not None
        players = self._session.sat_at(self._session.numbers[moment.number])
        return moment_told(words, self._course, players, moment)

    def draw(self, ui: Ui, words: Words, bar: Box, last: int, jump: Callable[[int], None]) -> None:
        """Draws the marks on a bar that stands for so many entries; a mark leads there."""
        side = max(_SIZE + 8, _TARGET / ui.canvas.k)
        middles = [bar.x + bar.w * moment.index / max(1, last) for moment in self.moments]
        for moment, x in zip(self.moments, spread(middles, side, bar.x, bar.right), strict=True):
            at = Box(x - side / 2, bar.cy - 24 - side / 2, side, side)
            badge(ui.canvas, moment.kind, x, bar.cy - 20, _SIZE)
            name, told = f"moment:{moment.seat}:{moment.kind}", self._told(words, moment)
            ui.add(Node(name, Role.BUTTON, told, ui.canvas.rect(at), act=partial(jump, moment.index), hint=told))
            ui.ring(name, at, 10)


def _kept(paths: Paths, session: Session) -> Course | None:
    """Returns what a review found, None where it was not made to its end."""
    level = adviser().key
    known = from_plain(session.box, level, read_review(paths, game_key(session.record())))
    if not known.judged:
        return None
    walk = Walk(session, level, known)
    return walk.course() if walk.task is None else None
