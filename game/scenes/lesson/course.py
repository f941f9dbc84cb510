"""What the school of a box has to show somebody: lessons in their order, what was learned, what comes next."""

from dataclasses import dataclass

from game.lessons.lesson import Lesson, LessonKind
from game.lessons.parsing import school
from game.lessons.telling import Told, minutes
from game.locale.words import Words
from game.saves.progress import Learned

AWARDS = ("gold", "silver", "bronze")
_SILVER, _BRONZE = 1, 3
"""From how many slips on a lesson ends with a lesser medal."""


@dataclass(frozen=True, slots=True)
class Gate:
    """A lesson as a gate: its number among the basic ones (0: it is none), the fewest slips, whether it comes next.

    `slips` is None as long as nobody has ended it.
    """

    lesson: Lesson
    number: int = 0
    slips: int | None = None
    is_next: bool = False

    @property
    def is_done(self) -> bool:
        """Tells whether it was played to its end."""
        return self.slips is not None

    @property
    def award(self) -> str:
        """Returns which medal it brought, "" for none."""
        if self.slips is None:
            return ""
        return AWARDS[(self.slips >= _SILVER) + (self.slips >= _BRONZE)]


@dataclass(frozen=True, slots=True)
class Curriculum:
    """The whole school for one person: basic lessons, further ones, and questions."""

    box: str
    host: str
    basic: tuple[Gate, ...]
    more: tuple[Gate, ...]
    questions: tuple[Gate, ...]

    @property
    def upcoming(self) -> Gate | None:
        """Returns the basic lesson that comes next, None when all are done."""
        return next((gate for gate in self.basic if gate.is_next), None)

    @property
    def done(self) -> int:
        """Returns how many basic lessons are done."""
        return sum(gate.is_done for gate in self.basic)

    def count(self, award: str) -> int:
        """Returns how many medals of a kind were won."""
        return sum(gate.award == award for gate in (*self.basic, *self.more))


def course(box: str, learned: Learned) -> Curriculum:
    """Returns the school of a box for whoever learned that; raises SpoiltFile when it has none."""
    lessons = school(box)
    basic = lessons.of(LessonKind.BASIC)
    upcoming = next((lesson for lesson in basic if lesson.id not in learned.lessons), None)
    return Curriculum(
        box,
        lessons.host,
        tuple(Gate(lesson, i, learned.lessons.get(lesson.id), lesson is upcoming) for i, lesson in enumerate(basic, 1)),
        tuple(Gate(lesson, slips=learned.lessons.get(lesson.id)) for lesson in lessons.of(LessonKind.MORE)),
        tuple(Gate(lesson, slips=learned.lessons.get(lesson.id)) for lesson in lessons.of(LessonKind.QUESTION)),
    )


def minutes_of(words: Words, lesson: Lesson) -> int:
    """Returns about how many minutes a lesson takes in a language, at least one."""
    told = []
    for step in lesson.steps:
        keys = (step.say, step.stress) if step.stress else (step.say,)
        told.append(Told(" ".join(words.raw(lesson.key(key)) for key in keys), is_action=not step.is_told))
    return max(1, round(minutes(told)))
