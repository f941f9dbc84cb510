"""The texts of a lesson: which keys a step has, how long they may be, and how long most people take to read them."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.lessons.lesson import Lesson, LessonStep

LONGEST = 240
"""Letters of what a bubble says, the sentence that matters included."""
LONGEST_OF = {"title": 26, "about": 90, "done": 160}
"""Letters of what is said of a lesson as a whole."""


class Say(Protocol):
    """Looks texts up, as `game.locale.words.Words` does."""

    def __call__(self, key: str, /, **values: object) -> str:
        """Returns the text of a key with its placeholders filled in."""
        ...


def bubble(words: Say, lesson: Lesson, step: LessonStep, values: Mapping[str, object]) -> tuple[str, str]:
    """Returns what a step says, and the sentence of it that matters ("": none)."""
    stress = words(lesson.key(step.stress), **values) if step.stress else ""
    return words(lesson.key(step.say), **values), stress


def answer(words: Say, lesson: Lesson, step: LessonStep, chosen: int | str, values: Mapping[str, object]) -> str:
    """Returns an answer as it is read: a number as it is, else its text."""
    return str(chosen) if isinstance(chosen, int) else words(lesson.key(step.answer_key(chosen)), **values)


WORDS_A_MINUTE = 180
ACTION_SECONDS, NEXT_SECONDS = 3.0, 1.5
_WORD = re.compile(r"\w+(?:[’'\-]\w+)*")
_ICON = re.compile(r"\[\w+\]")


@dataclass(frozen=True, slots=True)
class Told:
    """What a reader reads at one step, and whether something is done there (else "Next" is pressed)."""

    text: str
    is_action: bool

    @property
    def words(self) -> int:
        """Returns the number of words."""
        return len(_WORD.findall(_ICON.sub("", self.text)))

    @property
    def seconds(self) -> float:
        """Returns how long it takes to read."""
        return self.words / WORDS_A_MINUTE * 60


def minutes(told: Sequence[Told]) -> float:
    """Returns how long a lesson takes."""
    seconds = sum(each.seconds + (ACTION_SECONDS if each.is_action else NEXT_SECONDS) for each in told)
    return seconds / 60


def before_action(told: Sequence[Told]) -> tuple[int, float]:
    """Returns how many bubbles come before the first action, and after how many seconds it begins.

    A lesson without actions is all before it.
    """
    first = next((at for at, each in enumerate(told) if each.is_action), None)
    before = told if first is None else told[:first]
    seconds = sum(each.seconds + NEXT_SECONDS for each in before)
    return len(before), seconds + (0 if first is None else told[first].seconds)
