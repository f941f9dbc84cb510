"""What a lesson is made of."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from typing import Any

from game.core.rules import Seat
from game.lessons.pattern import FACT, Pattern

Fact = Callable[[Any, Seat], Mapping[str, object]]
"""Reads a position: takes the view of a seat and that seat, returns values by name, for texts and right answers."""


def load_facts(box: str) -> Mapping[str, Fact]:
    """Returns the facts of a box by name (`FACTS` of boxes/<box>/lessons.py)."""
    found: Mapping[str, Fact] = import_module(f"game.boxes.{box}.lessons").FACTS
    return found


class LessonKind(StrEnum):
    """What a lesson is for: the basic game, something that can be added to it, or one worked question."""

    BASIC = "basic"
    MORE = "more"
    QUESTION = "question"


class Until(StrEnum):
    """How far a reader plays on freely: to the end of the own turn, to the own next one, a scoring, or the end."""

    TURN = "turn"
    ROUND = "round"
    SCORING = "scoring"
    GAME = "game"


@dataclass(frozen=True, slots=True)
class Wrong:
    """What is said to another try than the one that is wanted: the key of a text, for moves of a pattern."""

    move: Pattern
    say: str


@dataclass(frozen=True, slots=True)
class LessonQuestion:
    """The answers of a question: numbers, or keys of texts; "@name" stands for a value of the step's facts.

    `right` is one of them, `said` the key of what is said after it ("": nothing).
    """

    answers: tuple[int | str, ...]
    right: int | str
    said: str = ""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson: what is said of which places, and what the reader has to do.

    `say` and `stress` are keys of texts; `point` are ids of nodes; `facts` are the names of those whose values fill
    texts and patterns. `allow` are the moves that are wanted (empty: none is), `replies` those of the others that
    follow. `ask` makes it a question, `free` lets the reader play on; while moves are legal that are `due`, whoever
    makes one that is `wrong` is reminded of them once. `at_once` says it before the others go on. `unfold` is the panel
    of the table that is called up meanwhile ("": none).
    """

    say: str
    stress: str = ""
    point: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    allow: tuple[Pattern, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    replies: tuple[Pattern, ...] = ()
    ask: LessonQuestion | None = None
    free: Until | None = None
    due: tuple[Pattern, ...] = ()
    at_once: bool = False
    unfold: str = ""

    @property
    def is_action(self) -> bool:
        """Tells whether the reader has to make a move."""
        return bool(self.allow) or self.free is not None

    @property
    def is_told(self) -> bool:
        """Tells whether there is nothing to do but to go on."""
        return not self.is_action and self.ask is None

    @property
    def keys(self) -> Iterator[str]:
        """Yields the keys of all texts of the step, relative to its lesson."""
        yield self.say
        yield from filter(None, (self.stress, *(wrong.say for wrong in self.wrong)))
        if self.ask:
            yield from (self.answer_key(answer) for answer in self.ask.answers if _is_worded(answer))
            yield from filter(None, (self.ask.said,))

    def answer_key(self, answer: int | str) -> str:
        """Returns the key of the text of an answer that is no number, relative to the lesson."""
        return f"{self.say}_answers.{answer}"


def _is_worded(answer: int | str) -> bool:
    return isinstance(answer, str) and not answer.startswith(FACT)


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson of a box: a position, whose seat the reader has, and steps.

    `option` is the option of the box that it teaches ("" none), `position` the stem of a shipped game; `replies` are
    moves of the others that come before the reader's first decision.
    """

    box: str
    id: str
    kind: LessonKind
    position: str
    seat: int
    steps: tuple[LessonStep, ...]
    option: str = ""
    replies: tuple[Pattern, ...] = ()

    def key(self, name: str) -> str:
        """Returns the full key of a text of the lesson."""
        return f"lessons_{self.box}.{self.id}.{name}"


@dataclass(frozen=True, slots=True)
class School:
    """All lessons of a box in their order, and the key of the host who speaks."""

    box: str
    host: str
    lessons: tuple[Lesson, ...]

    def of(self, kind: LessonKind) -> tuple[Lesson, ...]:
        """Returns the lessons of a kind."""
        return tuple(lesson for lesson in self.lessons if lesson.kind is kind)

    def find(self, name: str) -> Lesson | None:
        """Returns the lesson of that id, if there is one."""
        return next((lesson for lesson in self.lessons if lesson.id == name), None)

    def after(self, lesson: Lesson) -> Lesson | None:
        """Returns the lesson of the same kind that follows; None after the last."""
        fellows = self.of(lesson.kind)
        at = fellows.index(lesson) + 1
        return fellows[at] if at < len(fellows) else None
