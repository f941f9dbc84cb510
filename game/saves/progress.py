"""What people have learned: lessons ended, games played with the coach, whether a box's first lesson was offered."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from game.core.text import clean
from game.saves.claims import waited
from game.saves.files import read_version, set_aside, write_json
from game.saves.trouble import Notice

ANYBODY = ""
"""Whoever sits at the computer, as long as nobody has said who."""
_VERSION = 1
_LONGEST, _MOST = 200, 1000
_HIGHEST = 1_000_000
"""Nobody counts further; numbers of thousands of digits come from damaged files."""


@dataclass(frozen=True, slots=True)
class Learned:
    """What one person learned of one box: lessons ended, by id, with the fewest slips, and games beside the coach.

    `was_offered` tells whether the box has offered its first lesson.
    """

    lessons: Mapping[str, int] = field(default_factory=dict)
    coached: int = 0
    was_offered: bool = False

    def merged(self, other: "Learned") -> "Learned":
        """Returns what was learned by either account of one person."""
        slips = {
            lesson: min(each.get(lesson, most) for each in (self.lessons, other.lessons))
            for lesson, most in {**self.lessons, **other.lessons}.items()
        }
        return Learned(slips, max(self.coached, other.coached), self.was_offered or other.was_offered)


@dataclass(frozen=True, slots=True)
class SchoolProgress:
    """What everybody learned, by person and box."""

    people: Mapping[str, Mapping[str, Learned]] = field(default_factory=dict)

    def of(self, box: str, who: str = ANYBODY) -> Learned:
        """Returns what a person learned of a box."""
        return self.people.get(who, {}).get(box, Learned())

    def replaced(self, box: str, who: str, learned: Learned) -> "SchoolProgress":
        """Returns the same with one person's knowledge of a box in place of what was known."""
        return SchoolProgress({**self.people, who: {**self.people.get(who, {}), box: learned}})

    def merged(self, other: "SchoolProgress") -> "SchoolProgress":
        """Returns what everybody learned by either account."""
        found = self
        for who, boxes in other.people.items():
            for box, learned in boxes.items():
                found = found.replaced(box, who, learned.merged(self.of(box, who)))
        return found


class ProgressFile:
    """Progress as it lies on the disk, read once; what is learned is put there at once.

    It is read again before, for another running program may have written, too. Takes the file's path. `notice` holds
    what the player should be told about reading it, if anything. Each change raises StoreError when the disk refuses;
    what was learned is remembered until the program ends all the same.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._progress, self.notice = read_progress(path)

    def of(self, box: str, who: str = ANYBODY) -> Learned:
        """Returns what a person learned of a box."""
        return self._progress.of(box, who)

    def end_lesson(self, box: str, lesson: str, slips: int = 0, who: str = ANYBODY) -> None:
        """Notes that a person played a lesson to its end, and how often something else was tried than was asked."""

        def ended(known: Learned) -> Learned:
            fewest = min(slips, known.lessons.get(lesson, slips))
            return replace(known, lessons={**known.lessons, lesson: fewest})

        self._change(box, who, ended)

    def count_coached(self, box: str, who: str = ANYBODY) -> None:
        """Notes that a person ended a game with the coach."""
        self._change(box, who, lambda known: replace(known, coached=known.coached + 1))

    def coach_again(self, box: str, who: str = ANYBODY) -> None:
        """Lets the coach sit by a person's next games as by the first ones."""
        self._change(box, who, lambda known: replace(known, coached=0))

    def offer(self, box: str, who: str = ANYBODY) -> None:
        """Notes that a box offered its first lesson to a person: it never does again."""
        self._change(box, who, lambda known: replace(known, was_offered=True))

    def pass_on(self, who: str) -> None:
        """Makes what was learned before anybody had a name also a person's."""
        for box, learned in self._progress.people.get(ANYBODY, {}).items():
            self._change(box, who, learned.merged)

    def _change(self, box: str, who: str, changed: Callable[[Learned], Learned]) -> None:
        if changed(self.of(box, who)) == self.of(box, who):
            return
        before, self._progress = self._progress, self._progress.replaced(box, who, changed(self.of(box, who)))
        with waited(self._path):
            found = before.merged(read_progress(self._path)[0])
            self._progress = found.replaced(box, who, changed(found.of(box, who)))
            write_progress(self._path, self._progress)


def read_progress(path: Path) -> tuple[SchoolProgress, Notice | None]:
    """Returns the progress in a file and what the player should be told, if anything.

    What cannot be understood is forgotten by itself; a damaged file, or one of a newer version, is kept aside.
    """
    try:
        plain = read_version(path, _VERSION)
        people = {} if plain is None else _named(plain.get("people"))
    except ValueError:
        set_aside(path)
        return SchoolProgress(), Notice("school.notice_damaged")
    known = {who: {box: _learned(each) for box, each in _named(of).items()} for who, of in people.items()}
    return SchoolProgress(known), None


def _named(plain: Any) -> dict[str, dict[str, Any]]:
    """Returns the entries of a plain mapping that are mappings themselves, by their cleaned names."""
    if not isinstance(plain, dict):
        raise ValueError("progress")
    return {clean(name, _LONGEST): each for name, each in list(plain.items())[:_MOST] if isinstance(each, dict)}


def _learned(plain: Mapping[str, Any]) -> Learned:
    lessons = plain.get("lessons")
    known = list(lessons.items())[:_MOST] if isinstance(lessons, dict) else []
    return Learned(
        {clean(lesson, _LONGEST): slips for lesson, slips in known if _is_count(slips)},
        plain["coached"] if _is_count(plain.get("coached")) else 0,
        plain.get("offered") is True,
    )


def _is_count(value: Any) -> bool:
    return type(value) is int and 0 <= value <= _HIGHEST


def write_progress(path: Path, progress: SchoolProgress) -> None:
    """Puts progress on the disk at once; raises StoreError."""
    people = {who: {box: _plain(each) for box, each in of.items()} for who, of in progress.people.items()}
    write_json(path, {"version": _VERSION, "people": people})


def _plain(learned: Learned) -> dict[str, Any]:
    return {"lessons": dict(learned.lessons), "coached": learned.coached, "offered": learned.was_offered}
