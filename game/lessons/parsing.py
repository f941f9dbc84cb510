"""Reads the lessons of a box: YAML becomes records, and whatever is not understood is a fault of the file."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

import yaml

from game.core import box as shelf
from game.core.resources import DAMAGE, SpoiltFile
from game.core.text import clean, short
from game.lessons.lesson import Lesson, LessonKind, LessonQuestion, LessonStep, School, Until, Wrong
from game.lessons.pattern import Pattern

_LONGEST = 120
ANY = "any"
"""Stands for every legal move."""
_LESSON = frozenset({"id", "kind", "option", "position", "seat", "steps", "replies"})
_STEP = frozenset(
    {
        "say", "ask", "free", "stress", "point", "facts", "allow", "wrong", "replies", "answers", "right", "said",
        "due", "at_once", "unfold",
    }
)  # fmt: skip


@cache
def has_school(box: str) -> bool:
    """Tells whether a box has lessons that can be read; opening them says what is wrong with others."""
    try:
        return shelf.lessons(box) is not None and bool(school(box).lessons)
    except (SpoiltFile, *DAMAGE):
        return False


@cache
def school(box: str) -> School:
    """Returns the lessons of a box; raises SpoiltFile when they are missing or damaged."""
    try:
        return _LessonReader(box).school(yaml.safe_load(shelf.lessons(box) or ""))
    except (*DAMAGE, yaml.YAMLError) as error:
        raise SpoiltFile(f"{box}/lessons.yml: {short(clean(str(error)), _LONGEST)}") from error


class _LessonReader:
    """Makes records of what a file holds; raises ValueError with what is wrong."""

    def __init__(self, box: str) -> None:
        self._box = box
        codes = shelf.codec_table(box)
        self._kinds = {**{cls.__name__: cls for cls in codes.values()}, **codes}

    def school(self, plain: Any) -> School:
        _known(plain, {"host", "lessons"})
        lessons = tuple(map(self._lesson, plain["lessons"]))
        names = [lesson.id for lesson in lessons]
        if len({*names}) != len(names):
            raise ValueError(f"one id twice: {names}")
        return School(self._box, str(plain["host"]), lessons)

    def _lesson(self, plain: dict[str, Any]) -> Lesson:
        _known(plain, _LESSON)
        name = str(plain["id"])
        try:
            steps = tuple(map(self._step, plain["steps"]))
        except (ValueError, TypeError, KeyError) as error:
            raise ValueError(f"{name}: {error}") from error
        if not steps:
            raise ValueError(f"{name}: no steps")
        kind, option, position = LessonKind(plain["kind"]), str(plain.get("option", "")), str(plain["position"])
        replies = self._patterns(plain.get("replies", ()))
        return Lesson(self._box, name, kind, position, int(plain["seat"]), steps, option, replies)

    def _step(self, plain: dict[str, Any]) -> LessonStep:
        _known(plain, _STEP)
        ask = self._question(plain) if "ask" in plain else None
        free = Until(plain["free"]) if "free" in plain else None
        return LessonStep(
            say=str(plain["ask"] if ask else plain["say"]),
            stress=str(plain.get("stress", "")),
            point=_texts(plain.get("point", ())),
            facts=_texts(plain.get("facts", ())),
            allow=self._patterns(plain.get("allow", ())),
            wrong=self._wrongs(plain.get("wrong", ())),
            replies=self._patterns(plain.get("replies", ())),
            ask=ask,
            free=free,
            due=self._patterns(plain.get("due", ())),
            at_once=bool(plain.get("at_once", False)),
            unfold=str(plain.get("unfold", "")),
        )

    def _question(self, plain: Mapping[str, Any]) -> LessonQuestion:
        if {"allow", "free", "say"} & {*plain}:
            raise ValueError(f"{plain['ask']}: a question is nothing else")
        answers = plain["answers"]
        return LessonQuestion(
            tuple(answers) if isinstance(answers, list) else (answers,), plain["right"], str(plain.get("said", ""))
        )

    # ------------------------------------------------------------------ moves
    def _patterns(self, plain: Any) -> tuple[Pattern, ...]:
        listed = plain if isinstance(plain, list | tuple) else [plain]
        return tuple(map(self._pattern, listed))

    def _pattern(self, plain: Any) -> Pattern:
        if plain == ANY:
            return Pattern()
        if isinstance(plain, str):
            plain = {plain: {}}
        ((name, fields),) = plain.items()
        if name not in self._kinds:
            raise ValueError(f"no move {name}")
        pattern = Pattern(self._kinds[name], fields or {})
        if unknown := pattern.unknown():
            raise ValueError(f"{name} has no {unknown}")
        return pattern

    def _wrongs(self, plain: Any) -> tuple[Wrong, ...]:
        listed = plain if isinstance(plain, list | tuple) else [plain]
        return tuple(map(self._wrong, listed))

    def _wrong(self, plain: Any) -> Wrong:
        if isinstance(plain, str):
            return Wrong(Pattern(), plain)
        _known(plain, {"move", "say"})
        return Wrong(self._pattern(plain["move"]), str(plain["say"]))


def _texts(plain: Any) -> tuple[str, ...]:
    return (plain,) if isinstance(plain, str) else tuple(map(str, cast(Sequence[Any], plain)))


def _known(plain: Any, names: "set[str] | frozenset[str]") -> None:
    unknown = {*plain} - names
    if unknown:
        raise ValueError(f"unknown: {sorted(map(str, unknown))}")
