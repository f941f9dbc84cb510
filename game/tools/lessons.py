"""The tool `lessons`: plays every lesson by itself, measures how long they take, and says what is wrong."""

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from game.boxes import NAMES
from game.core.resources import SpoiltFile, shipped
from game.lessons import telling
from game.lessons.lesson import Lesson, LessonKind, LessonStep
from game.lessons.parsing import has_school, school
from game.lessons.run import LessonRun
from game.locale.files import read
from game.locale.languages import languages
from game.locale.words import Words
from game.paint.box import Box
from game.tabletop.items import Selection
from game.tabletop.picker import Picker
from game.tabletop.players import table_of
from game.tabletop.table import Table

_AREA = Box(0, 88, 1728, 992)
_SOON, _FEW, _BASIC_MINUTES, _LONGEST_MINUTES = 20.0, 3, 10.0, 3.0
_SUBMIT = "submit"
_MOST_ANSWERS = 6


@dataclass(frozen=True, slots=True)
class Measure:
    """The figures of a lesson."""

    lesson: str
    kind: str
    basic: bool
    steps: int
    words: int
    minutes: float
    first_action_s: float
    bubbles_before_first_action: int


@dataclass(frozen=True, slots=True)
class _Shown:
    """A step as it came up: what its facts read from the position, and its answers, if it is a question."""

    step: LessonStep
    values: Mapping[str, object]
    answers: tuple[int | str, ...]


def check(box: str, language: str) -> tuple[list[Measure], list[str]]:
    """Returns the figures of a box's lessons in a language, and what is wrong in any language."""
    try:
        lessons = school(box).lessons
    except SpoiltFile as spoilt:
        return [], [f"{box}: {spoilt.values['file']}"]
    measures, problems, folder = list[Measure](), list[str](), shipped("locales")
    texts = {code: read(folder / code / f"lessons_{box}.yml").tree for code in languages((folder,))}
    for lesson in lessons:
        shown = list[_Shown]()
        found = [*_played(lesson, shown), *_worded(lesson, shown, texts)]
        problems += [f"{box}/{lesson.id}: {problem}" for problem in found]
        measures.append(_measure(lesson, shown, Words(language, (shipped("locales"),))))
    return measures, [*problems, *(f"{box}: {problem}" for problem in _pace(measures))]


# ---------------------------------------------------------------------- playing
def _played(lesson: Lesson, shown: list[_Shown]) -> Iterator[str]:
    """Plays a lesson, notes what it shows and yields what is wrong."""
    try:
        run = LessonRun(lesson)
        table = _table(run)
        for number, step in enumerate(lesson.steps, start=1):
            run.others_play()
            if run.at != number - 1:
                yield f"step {run.at + 1} comes instead of {number}"
                return
            answers = tuple(run.answers()) if step.ask else ()
            shown.append(_Shown(step, run.values(), answers))
            yield from (f"step {number}: {problem}" for problem in _faults(run, step, answers, table))
            run.solve()
    except SpoiltFile as spoilt:
        yield str(spoilt.values["file"])
    except (KeyError, OSError, AttributeError, ValueError, IndexError) as error:
        yield f"step {len(shown)}: {type(error).__name__}: {error}"


def _faults(run: LessonRun, step: LessonStep, answers: tuple[int | str, ...], table: Table) -> Iterator[str]:
    if step.ask and not (1 < len(answers) <= _MOST_ANSWERS):
        yield f"{len(answers)} answers"
    if step.ask and run.right not in answers:
        yield f"the right answer {run.right} is none of {answers}"
    places = _places(run, table)
    yield from (f"{point} is not on the table" for point in step.point if point not in places)


def _table(run: LessonRun) -> Table:
    return table_of(Words("en", (shipped("locales"),)), run.session)


def _places(run: LessonRun, table: Table) -> set[str]:
    """Returns the ids of everything that can be pointed at."""
    view = run.view
    chosen = _selection(run, table, view)
    items = {f"item:{item}" for item in table.layout(view, _AREA, chosen)}
    return items | {f"part:{part.name}" for part in table.parts(view, _AREA, chosen)} | {_SUBMIT}


def _selection(run: LessonRun, table: Table, view: Any) -> Selection:
    plain = Selection(actor=table.actor(view), viewer=run.seat, unfolded=run.step.unfold if run.step else "")
    if run.seat not in run.session.to_act():
        return plain
    picker = Picker(table, view, run.session.legal(run.seat))
    items = [*table.layout(view, _AREA, plain)]
    return replace(plain, open=picker.open(items), other=picker.other(items), moves=picker.candidates)


# ---------------------------------------------------------------------- texts
def _worded(lesson: Lesson, shown: list[_Shown], texts: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """Yields what is wrong with the texts in any language."""
    keys = dict.fromkeys([*telling.LONGEST_OF, *(key for step in lesson.steps for key in step.keys)])
    for language, tree in texts.items():
        yield from (f"{language}: no text {key}" for key in keys if not _has(tree, f"{lesson.id}.{key}"))
        yield from (f"{language}: {problem}" for problem in _long(lesson, shown, language))


def _has(texts: Mapping[str, Any], key: str) -> bool:
    found: Any = texts
    for name in key.split("."):
        found = found.get(name) if isinstance(found, dict) else None
    return bool(found)


def _long(lesson: Lesson, shown: list[_Shown], language: str) -> Iterator[str]:
    words = Words(language, (shipped("locales"),))
    for key, most in telling.LONGEST_OF.items():
        if len(told := words(lesson.key(key))) > most:
            yield f"{key} has {len(told)} letters, at most {most}"
    for each in shown:
        for key in each.step.keys:
            if "⟦" in words(lesson.key(key), **each.values):
                yield f"{key} cannot be filled in"
        length = sum(map(len, telling.bubble(words, lesson, each.step, each.values)))
        if length > telling.LONGEST:
            yield f"{each.step.say} has {length} letters, at most {telling.LONGEST}"
        said = [wrong.say for wrong in each.step.wrong] + ([each.step.ask.said] if each.step.ask else [])
        for key in filter(None, said):
            if (length := len(words(lesson.key(key), **each.values))) > telling.LONGEST:
                yield f"{key} has {length} letters, at most {telling.LONGEST}"


# ---------------------------------------------------------------------- figures
def _measure(lesson: Lesson, shown: list[_Shown], words: Words) -> Measure:
    told = [_told(lesson, each, words) for each in shown]
    bubbles, first = telling.before_action(told)
    return Measure(
        lesson.id, lesson.kind.value, lesson.kind is LessonKind.BASIC, len(lesson.steps),
        sum(each.words for each in told), round(telling.minutes(told), 2), round(first, 1), bubbles,
    )  # fmt: skip


def _told(lesson: Lesson, shown: _Shown, words: Words) -> telling.Told:
    step = shown.step
    said = [*telling.bubble(words, lesson, step, shown.values)]
    said += [telling.answer(words, lesson, step, answer, shown.values) for answer in shown.answers]
    if step.ask and step.ask.said:
        said.append(words(lesson.key(step.ask.said), **shown.values))
    return telling.Told(" ".join(said), not step.is_told)


def _pace(measures: list[Measure]) -> Iterator[str]:
    """Yields where the lessons of a box take longer than they may."""
    basic = [measure for measure in measures if measure.basic]
    if basic and (basic[0].first_action_s > _SOON or basic[0].bubbles_before_first_action > _FEW):
        yield f"the first action of {basic[0].lesson} comes after {basic[0].first_action_s} s"
    if (whole := sum(measure.minutes for measure in basic)) > _BASIC_MINUTES:
        yield f"the basic lessons take {whole:.1f} minutes"
    for measure in measures:
        if measure.minutes > _LONGEST_MINUTES:
            yield f"{measure.lesson} takes {measure.minutes:.1f} minutes"


_HEAD = ("lesson", "kind", "steps", "words", "minutes", "first action", "bubbles before")


def run(arguments: Sequence[str]) -> int:
    """Runs `lessons [BOX] [--lang L] [--check] [--json]`; returns 1 when something is wrong, else 0."""
    parser = argparse.ArgumentParser(prog="kupola lessons", description="Plays and measures every lesson.")
    parser.add_argument("box", nargs="?", choices=NAMES)
    parser.add_argument(
        "--lang", choices=[*languages((shipped("locales"),))], default="en", help="the language that is measured"
    )
    parser.add_argument("--check", action="store_true", help="say only what is wrong")
    parser.add_argument("--json", action="store_true", help="print figures and problems as JSON")
    chosen = parser.parse_args(arguments)
    boxes = [name for name in NAMES if chosen.box in (None, name) and has_school(name)]
    found = {box: check(box, chosen.lang) for box in boxes}
    problems = [problem for _, wrong in found.values() for problem in wrong]
    if chosen.json:
        figures = {box: [asdict(measure) for measure in measured] for box, (measured, _) in found.items()}
        print(json.dumps({"boxes": figures, "problems": problems}, ensure_ascii=False, indent=1))
        return int(bool(problems))
    if not chosen.check:
        for box, (measured, _) in found.items():
            _print(box, measured)
    print("\n".join(problems) or "nothing is wrong")
    return int(bool(problems))


def _print(box: str, measured: Sequence[Measure]) -> None:
    rows = [
        (m.lesson, m.kind, str(m.steps), str(m.words), f"{m.minutes:.1f}", f"{m.first_action_s:.0f} s",
         str(m.bubbles_before_first_action))
        for m in measured
    ]  # fmt: skip
    widths = [max(len(row[i]) for row in [_HEAD, *rows]) for i in range(len(_HEAD))]
    basic = sum(m.minutes for m in measured if m.basic)
    print(f"{box}: {len(rows)} lessons, the basic ones {basic:.1f} minutes together")
    for row in [_HEAD, *rows]:
        print("  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    print()
