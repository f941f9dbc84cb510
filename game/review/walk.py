"""Walks through a finished game, one question at a time, so that another process can be asked and nobody waits."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from game.ai import reasons
from game.ai.judging import Judgement, expect, explain, judge
from game.ai.levels import adviser, level
from game.ai.reasons import Reason
from game.ai.weighing import weigh
from game.core import box as shelf
from game.core.rules import Seat
from game.review.course import Course, JudgedDecision, regained
from game.review.moments import LOOKED_AT, ReviewMoment, moments, turning
from game.review.scale import Scale, scale
from game.saves.trouble import Trouble
from game.session.seats import people
from game.session.session import Session

Task = partial[Any]
_PLAYED_OUT = 6
"""So many entries for each seat before the end what is left is played out: in Ys that is the last counting."""
_ASKED = 5
"""So often at most it is asked why, where nothing can be said of what seemed to be the moment."""

_BEGINNER = "easy"


class NotOver(Trouble):
    """Says that a game is not over: what its players could know is still theirs alone."""


@dataclass(slots=True)
class Findings:
    """What was found so far: judgements by entry (None: nothing to decide), expectations by seat and entry.

    `explained` are the entries of moments of which it was asked why, whatever was found; `obvious` tells of finds
    whether a beginner would have begun alike.
    """

    judged: dict[int, Judgement | None] = field(default_factory=dict)
    expected: dict[tuple[Seat, int], float] = field(default_factory=dict)
    explained: set[int] = field(default_factory=set)
    obvious: dict[int, bool] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Question:
    """Something to be asked, what takes the answer, and whether it says how far it is."""

    task: Task
    take: Callable[[Any], None]
    is_watched: bool = True


class Walk:
    """A walk through a finished session.

    Takes the session, the key of the level that judges, and what an earlier walk of the same game found. Raises
    NotOver. Ask `task` what is next, have it answered, wherever that is, and hand the answer to `take`, until there is
    none.
    """

    def __init__(self, session: Session, level: str, findings: Findings | None = None) -> None:
        if not session.is_over:
            raise NotOver("ui.review.not_over")
        self._session, self.box, self.level = session, session.box, level
        self._played = session.played()
        self._drawn = frozenset(number for number, entry in enumerate(session.record().entries, 1) if entry.luck)
        secret = session.secret()
        self._secret = secret | {number + 1 for number in secret}  # with the last of them one's own comes to light, too
        self.findings = findings if findings and self._fits(findings) else Findings()
        self._silent = frozenset(number for number in self.findings.explained if self._is_silent(number))
        self._questions = self._all()
        self._asked = next(self._questions, None)

    def _fits(self, findings: Findings) -> bool:
        """Tells whether findings can be about this game."""
        numbers, seats = range(1, len(self._played) + 1), range(len(self._session.players))
        fit = (
            number in numbers and (found is None or found.played[:1] == (self._played[number - 1][1],))
            for number, found in findings.judged.items()
        )
        return all(fit) and all(seat in seats for seat, _ in findings.expected)

    @property
    def task(self) -> Task | None:
        """Returns the next question, None when all are answered."""
        return self._asked.task if self._asked else None

    @property
    def is_watched(self) -> bool:
        """Tells whether the next question says how far it is, and so can be stopped on the way."""
        return self._asked is not None and self._asked.is_watched

    def take(self, answer: Any) -> None:
        """Takes the answer to the question."""
        assert self._asked is not None
        self._asked.take(answer)
        self._asked = next(self._questions, None)

    @property
    def part(self) -> float:
        """Returns how much is done, from 0 to 1."""
        return len(self.findings.judged) / max(1, len(self._played)) if self._asked else 1.0

    def course(self) -> Course:
        """Returns the course of the game, as far as it was found."""
        entries, result = len(self._played), self._session.earned()
        scaled = scale(self._session.box, len(result.totals))
        judged = {
            number: (seat, found)
            for number, (seat, _) in enumerate(self._played, start=1)
            if (found := self.findings.judged.get(number)) is not None
        }
        back = regained(judged)
        decisions = [
            _judged(scaled, number, seat, found, (number - 1) / entries, back[number])
            for number, (seat, found) in judged.items()
        ]
        expected = {
            (seat, number): worth if self._is_late(number) else scaled.lead(worth, number / entries)
            for (seat, number), worth in self.findings.expected.items()
        }
        movers = [seat for seat, _ in self._played]
        obvious = frozenset(number for number, is_so in self.findings.obvious.items() if is_so)
        marked = self._drawn, self._secret, self._silent, obvious
        return Course(self.level, scaled, movers, result.totals, decisions, expected, *marked, self.box)

    def _all(self) -> Iterator[_Question]:
        """Yields what is not known yet: all decisions, why moments were good or bad, and what turned the game.

        What people decided comes first, with its moments: they wait for what is said of them.
        """
        for is_human in (True, False):
            yield from self._decided(is_human=is_human)
            yield from self._why()
        yield from self._turned()

    def _decided(self, *, is_human: bool) -> Iterator[_Question]:
        """Yields all decisions of people, or those of computer players."""
        judged, players = self.findings.judged, self._session.players
        for number, (seat, move) in enumerate(self._played, start=1):
            if players[seat].is_human == is_human and number not in judged:
                view = self.view(seat, number - 1)
                to_end = self._is_late(number - 1)
                task = partial(judge, self.box, self.level, view, seat, judging_seed(number), move, to_end=to_end)
                yield _Question(task, partial(judged.__setitem__, number))

    def _why(self) -> Iterator[_Question]:
        """Yields the moments of people (of all, if no person played) of which nobody asked why.

        Where nothing comes of that, it is asked of the moment in its place, too. Of computer players only what is
        certain is told: a moment without that makes way as well.
        """
        for _ in range(_ASKED):
            yield from self._surprising()
            course = self.course()
            for seat in course.seats:
                for moment in moments(course, seat):
                    found, number = moment.decision and moment.decision.judgement, moment.number
                    if found and found.instead is not None and not found.why and self._may_ask(course, moment):
                        if seat not in self._told:
                            self._explain(number, ())
                            continue
                        view, seed = self.view(seat, number - 1), f"why {number}"
                        task = partial(explain, self.box, self.level, view, seat, seed, found.best, found.instead)
                        yield _Question(task, partial(self._explain, number))
        yield from self._surprising()

    def _surprising(self) -> Iterator[_Question]:
        """Yields the best find of each player, and the next one where a beginner would have begun alike."""
        obvious = self.findings.obvious
        for seat in self._told:
            while (find := next((one for one in moments(self.course(), seat) if one.kind == "find"), None)) is not None:
                if (number := find.number) in obvious:
                    break
                view, move = self.view(seat, number - 1), self._played[number - 1][1]
                task = partial(is_obvious, self.box, view, seat, f"obvious {number}", move)
                yield _Question(task, partial(obvious.__setitem__, number), is_watched=False)

    @property
    def _told(self) -> Collection[Seat]:
        """The seats whose moments are looked at: those of people, of all if no person played."""
        return people(self._session.players) or [Seat(seat) for seat in range(len(self._session.players))]

    def _may_ask(self, course: Course, moment: ReviewMoment) -> bool:
        """Tells whether nobody asked why of a moment, and not too often of others like it."""
        explained, is_slip = self.findings.explained, moment.kind == "slip"
        asked = [each for each in course.own(moment.seat) if each.number in explained and (each.slip > 0) == is_slip]
        return moment.number not in explained and len(asked) < _ASKED

    def _turned(self) -> Iterator[_Question]:
        """Yields a closer look at what turned the game for each seat, at the next change where that sees too little."""
        expected = self.findings.expected
        for seat in self.course().seats:
            for _ in range(LOOKED_AT):
                gap = turning(self.course(), seat)
                for number in range(gap.before.number, gap.after.number + 1) if gap else ():
                    if (seat, number) not in expected:
                        view, to_end = self.view(seat, number), self._is_late(number)
                        task = partial(expect, self.box, self.level, view, seat, f"look {number}", to_end=to_end)
                        yield _Question(task, partial(expected.__setitem__, (seat, number)), is_watched=False)

    def _is_late(self, number: int) -> bool:
        """Tells whether so little is left after an entry that it is played out."""
        return len(self._played) - number <= _PLAYED_OUT * len(self._session.players)

    def _explain(self, number: int, why: tuple[Reason, ...]) -> None:
        judged = self.findings.judged[number]
        assert judged is not None
        self.findings.judged[number] = replace(judged, why=why)
        self.findings.explained.add(number)
        self._silent |= {number} if self._is_silent(number) else frozenset()

    def _is_silent(self, number: int) -> bool:
        """Tells whether nothing speaks for the better plan of a decision, neither seen nor certain."""
        found, (seat, _) = self.findings.judged.get(number), self._played[number - 1]
        if found is None or found.why:
            return found is None
        view = self.view(seat, number - 1)
        known = view if level(self.level).remembers else shelf.rules(self.box).forget(view)
        return not reasons.load(self.box).explain(known, seat, found.best, found.instead)

    def view(self, viewer: Seat | None, number: int) -> Any:
        """Returns what a seat knew after an entry, counted from 1 (0: the setup)."""
        return self._session.beats(viewer)[number].view


def is_obvious(box: str, view: Any, seat: Seat, seed: str, move: Any) -> bool:
    """Tells whether a beginner would begin with a move of the same kind."""
    kind, first = reasons.load(box).kind, weigh(box, level(_BEGINNER), view, seat, seed)[0].move
    return kind((first,)) == kind((move,))


def judging_seed(number: int) -> str:
    """Returns the seed of the worlds in which the decision of an entry is judged, always the same ones."""
    return f"review {number}"


def _judged(scaled: Scale, number: int, seat: Seat, found: Judgement, part: float, given_back: float) -> JudgedDecision:
    """Returns a decision with the lead to be expected before it: what was played leads on, and the best by its points
    more. Leads that were real ones need no scale.
    """
    if found.is_over:
        return JudgedDecision(number, seat, found, found.worth_best, 1.0, given_back)
    lead = scaled.lead(found.worth_played, part) + scaled.unit * found.slip
    return JudgedDecision(number, seat, found, lead, scaled.unit, given_back)


def walked(session: Session, level: str = "") -> Course:
    """Walks through a finished session at once and returns its course, judged by the strongest level if none is named.

    Raises NotOver.
    """
    walk = Walk(session, level or adviser().key)
    while (task := walk.task) is not None:
        walk.take(task())
    return walk.course()
