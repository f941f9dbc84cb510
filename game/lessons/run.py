"""One person's way through a lesson: which step it is, what is wanted, and the game that it is about."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.ai.bots import choose
from game.core.resources import SpoiltFile
from game.core.rules import Seat
from game.lessons.lesson import Lesson, LessonStep, Until, load_facts
from game.lessons.pattern import FACT, Pattern
from game.session.session import Session
from game.tabletop.example import alone_at

LEVEL = "easy"
"""The computer players of lessons."""


@dataclass(frozen=True, slots=True)
class _Mark:
    """How everything stood when a step began: the entry of the game, and the replies still to come."""

    number: int
    replies: tuple[Pattern, ...]


class LessonRun:
    """Leads a reader through a lesson.

    `session` is the game, with the reader as its only person; going back may put another one in its place. `at` is the
    index of the step, as many as there are steps at the end. `tries` counts what was tried in vain, `is_answered` tells
    that a question was answered rightly.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.seat = Seat(lesson.seat)
        self.session = opened(lesson)
        self.at = 0
        self.tries = 0
        self.is_answered = False
        self._replies = lesson.replies
        self._marks: dict[int, _Mark] = {}
        self._reminded = set[int]()
        self._begun = self.session.number

    # ------------------------------------------------------------------ where it stands
    @property
    def is_done(self) -> bool:
        """Tells whether all steps were made."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        """Returns the present step, None at the end."""
        return None if self.is_done else self.lesson.steps[self.at]

    @property
    def waits_for_others(self) -> bool:
        """Tells whether others have to play before the present step is told."""
        others = self.session.to_act() - {self.seat}
        return bool(others) and self.step is not None and not self.step.at_once

    @property
    def view(self) -> Any:
        """Returns what the reader may know of the game."""
        return self.session.view(self.seat)

    def values(self) -> dict[str, object]:
        """Returns what the facts of the present step read from the position, by name."""
        known, found = load_facts(self.lesson.box), dict[str, object]()
        for name in self.step.facts if self.step else ():
            found |= known[name](self.view, self.seat)
        return found

    def arrive(self) -> None:
        """Notes that the present step is told now: one can come back to this moment."""
        self._marks.setdefault(self.at, _Mark(self.session.number, self._replies))

    # ------------------------------------------------------------------ moves
    def wants(self, move: Any) -> bool:
        """Tells whether a legal move of the reader is one that is wanted now."""
        return bool(self.wanted_of([move]))

    def wanted(self) -> list[Any]:
        """Returns the legal moves of the reader that are wanted now."""
        return self.wanted_of(self.session.legal(self.seat))

    def wanted_of(self, moves: Sequence[Any]) -> list[Any]:
        """Returns those of some legal moves of the reader that are wanted now."""
        step = self.step
        if step is None or step.free:
            return [move for move in moves if not self._is_early(step, move)] if step else []
        values = self.values()
        return [move for move in moves if any(pattern.fits(move, values) for pattern in step.allow)]

    def wrong(self, move: Any = None) -> str:
        """Returns the key of what is said to another try, relative to the lesson; "" if the step says nothing.

        Takes the legal move that was tried, None for what cannot be done at all. The try is counted.
        """
        self.tries += 1
        self._reminded.add(self.at)
        values = self.values()
        said = [wrong for wrong in (self.step.wrong if self.step else ()) if self._speaks_of(wrong.move, move, values)]
        return said[0].say if said else ""

    def _is_early(self, step: LessonStep, move: Any) -> bool:
        """Whether a move of a free play leaves undone what is still due; nobody is reminded of it twice."""
        if self.at in self._reminded or not any(wrong.move.fits(move, {}) for wrong in step.wrong):
            return False
        return any(pattern.fits(other, {}) for other in self.session.legal(self.seat) for pattern in step.due)

    def _speaks_of(self, pattern: Pattern, move: Any, values: Mapping[str, object]) -> bool:
        return pattern.is_any if move is None else pattern.fits(move, values)

    def follow(self) -> None:
        """Notes what was played since, by the reader or others; goes on when that was what the step is about."""
        step = self.step
        if step is None or not step.is_action:
            return
        own = [beat for beat in self.session.beats(self.seat, self._begun + 1) if beat.seat == self.seat]
        if own and (step.allow or self._is_past(step.free)):
            self._advance(step.replies)

    def _is_past(self, until: Until | None) -> bool:
        """Tells whether a free play has come to its end."""
        acting = self.session.to_act()
        since = self.session.beats(None, self._begun + 1)
        match until:
            case _ if not acting:
                return True
            case Until.TURN:
                return self.seat not in acting
            case Until.ROUND:
                return acting == {self.seat} and any(beat.seat != self.seat for beat in since)
            case Until.SCORING:
                return any(beat.earlier for beat in since)
            case _:
                return False

    def reply(self, seat: Seat) -> Any:
        """Returns the move of another seat that has to act: the next that the lesson gives, else a computer's."""
        if not self._replies:
            return self._computer(seat)
        wanted, self._replies = self._replies[0], self._replies[1:]
        fitting = [move for move in self.session.legal(seat) if wanted.fits(move, {})]
        if not fitting:
            raise SpoiltFile(f"{self.lesson.box}/lessons.yml: {self.lesson.id}: no reply {wanted}")
        return fitting[0]

    def _computer(self, seat: Seat) -> Any:
        """Returns the move of an easy computer player, always the same in the same position."""
        number = self.session.number
        return choose(self.session.box, LEVEL, self.session.view(seat), seat, f"{self.session.seed}:{number}:{seat}")

    # ------------------------------------------------------------------ questions
    def answers(self) -> list[int | str]:
        """Returns the answers of the present question, those that stand in the position read from it."""
        step = self.step
        assert step is not None and step.ask is not None
        found: list[int | str] = []
        for answer in step.ask.answers:
            read = self._read(answer)
            found += read if isinstance(read, list | tuple) else [read]
        return list(dict.fromkeys(found))

    @property
    def right(self) -> int | str:
        """Returns the right answer of the present question."""
        assert self.step is not None and self.step.ask is not None
        found: int | str = self._read(self.step.ask.right)
        return found

    def _read(self, answer: int | str) -> Any:
        is_read = isinstance(answer, str) and answer.startswith(FACT)
        return self.values()[str(answer)[1:]] if is_read else answer

    def answer(self, chosen: int | str) -> bool:
        """Takes an answer; returns whether it is right. A wrong one is counted."""
        is_right = chosen == self.right
        self.is_answered |= is_right
        self.tries += not is_right
        return is_right

    # ------------------------------------------------------------------ forth and back
    def next(self) -> None:
        """Goes on to the next step."""
        self._advance(self._replies)

    def _advance(self, replies: tuple[Pattern, ...]) -> None:
        self.at, self.is_answered = self.at + 1, False
        self._replies, self._begun = replies, self.session.number

    @property
    def can_go_back(self) -> bool:
        """Tells whether there is an earlier moment to come back to."""
        return self._back() is not None

    def _back(self) -> int | None:
        """Returns the step to come back to: the present one, if something was played in it, or the one before."""
        here = self._marks.get(self.at)
        if here and here.number != self.session.number:
            return self.at
        return max((at for at in self._marks if at < self.at), default=None)

    def back(self) -> None:
        """Comes back to an earlier moment."""
        if (at := self._back()) is not None:
            self._come_back(at)

    def again(self) -> None:
        """Begins the lesson anew."""
        self._come_back(min(self._marks, default=0))
        self.tries = 0
        self._reminded.clear()

    def _come_back(self, at: int) -> None:
        mark = self._marks.get(at)
        if mark is None:
            return
        if mark.number != self.session.number:
            self.session = self.session.branch(mark.number)
        self.at, self.is_answered = at, False
        self._replies, self._begun = mark.replies, mark.number

    # ------------------------------------------------------------------ by itself
    def others_play(self) -> None:
        """Lets the others play until the present step can be told, and tells it."""
        while self.waits_for_others:
            seat = min(self.session.to_act() - {self.seat})
            self.session.submit(seat, self.reply(seat), self.session.number)
            self.follow()
        self.arrive()

    def solve(self) -> None:
        """Makes the present step the right way, as whoever skips it: moves, answers and all.

        A free play is played by a computer player. Raises SpoiltFile where the lesson cannot go on.
        """
        step, at = self.step, self.at
        if step is None:
            return
        if step.ask:
            self.answer(self.right)
        if not step.is_action:
            self.next()
            return
        while self.at == at:
            self._play_one()
            if self.at == at:
                self.others_play()

    def _play_one(self) -> None:
        moves = self.wanted()
        if not moves:
            raise SpoiltFile(f"{self.lesson.box}/lessons.yml: {self.lesson.id}: no move for step {self.at + 1}")
        is_free = self.step is not None and self.step.free is not None
        move = self._computer(self.seat) if is_free else moves[0]
        self.session.submit(self.seat, move, self.session.number)
        self.follow()


def opened(lesson: Lesson) -> Session:
    """Returns the game of a lesson in its position, with the reader as its only person."""
    return alone_at(lesson.box, lesson.position, Seat(lesson.seat), LEVEL)
