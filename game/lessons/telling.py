"""The texts of a lesson in some language: which keys a step has, and how long they may be."""

from collections.abc import Mapping
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
