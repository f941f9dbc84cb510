"""What is noted of challenges besides the games themselves: when they were begun, others' results, puzzles solved.

Also which decisions of somebody's own games come back as puzzles.

Games are found in the history. It knows none that was given up, so that somebody could look at a deal, give it up and
begin it again: therefore it is noted when a person begins a deal for the first time and for the second. What was
finished between the two counts; everything later is practice.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from game.core.rules import Seat
from game.core.text import clean
from game.saves.claims import waited
from game.saves.files import read_version, set_aside, write_json
from game.saves.trouble import Notice

_VERSION = 1
_LONGEST, _MOST, _HIGHEST = 40, 2000, 1_000_000
_MOST_OWN = 60
"""So many puzzles out of one's own games are kept for each person."""
MOST_POINTS = 9999


@dataclass(frozen=True, slots=True)
class Tries:
    """When a person began a deal first, and again ("": not yet); moments as games tell when they ended.

    `goal` is the id of what was to be reached with it, "" where that was left open.
    """

    first: str = ""
    again: str = ""
    goal: str = ""

    def counts(self, ended: str) -> bool:
        """Tells whether a game that ended then was the first try, as far as was noted."""
        return not self.again or ended < self.again


@dataclass(frozen=True, slots=True)
class Guest:
    """A result that another family told: a name and points."""

    name: str
    points: int


@dataclass(frozen=True, slots=True)
class Solving:
    """How somebody fared with a puzzle: how often it was tried before it was solved, hints seen by then, if it is."""

    misses: int = 0
    hints: int = 0
    is_solved: bool = False


@dataclass(frozen=True, slots=True)
class OwnPuzzle:
    """A decision that was a slip: its box, the key of its game, its entry (from 1), its seat, the day of the review."""

    box: str
    game: str
    number: int
    seat: Seat
    day: str

    @property
    def key(self) -> str:
        """Returns what it is called in notes."""
        return f"{self.game}/{self.seat}"


@dataclass(frozen=True, slots=True)
class Notes:
    """All notes: tries by person and code, results of others by code, puzzles by person and key, own ones by person."""

    tries: Mapping[str, Mapping[str, Tries]] = field(default_factory=dict)
    guests: Mapping[str, Sequence[Guest]] = field(default_factory=dict)
    puzzles: Mapping[str, Mapping[str, Solving]] = field(default_factory=dict)
    own: Mapping[str, Sequence[OwnPuzzle]] = field(default_factory=dict)


class NotesFile:
    """Notes as they lie on the disk, read once; each change is put there at once, after reading what others wrote.

    Takes the file's path. `notice` holds what the player should be told about reading it, if anything. Each change
    raises StoreError when the disk refuses.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._notes, self.notice = read_notes(path)

    def tries(self, who: str, code: str) -> Tries:
        """Returns when a person ("" for a guest) began a deal."""
        return self._notes.tries.get(who, {}).get(code, Tries())

    @property
    def last(self) -> str:
        """Returns who began a deal last ("": a guest, or nobody has yet)."""
        begun = ((each.again or each.first, who) for who, of in self._notes.tries.items() for each in of.values())
        return max(begun, default=("", ""))[1]

    def begun(self, who: str) -> Mapping[str, Tries]:
        """Returns when a person ("" for a guest) began which deals, by their codes."""
        return self._notes.tries.get(who, {})

    def guests(self, code: str) -> Sequence[Guest]:
        """Returns the results that others told of a deal."""
        return self._notes.guests.get(code, ())

    def solving(self, who: str, puzzle: str) -> Solving:
        """Returns how somebody fared with a puzzle."""
        return self._notes.puzzles.get(who, {}).get(puzzle, Solving())

    def own(self, who: str) -> Sequence[OwnPuzzle]:
        """Returns the puzzles out of somebody's own games, the oldest first."""
        return self._notes.own.get(who, ())

    def begin(self, who: str, code: str, now: str, goal: str = "") -> None:
        """Notes that a person begins a deal now; takes the id of its goal, if it has one."""

        def begun(notes: Notes) -> Notes:
            known = notes.tries.get(who, {}).get(code, Tries())
            if known.again:
                return notes
            noted = replace(known, again=now) if known.first else Tries(now, goal=goal)
            return replace(notes, tries=_put(notes.tries, who, code, noted))

        self._change(begun)

    def add_guest(self, code: str, guest: Guest) -> None:
        """Notes a result of somebody else; another one of the same name takes its place."""

        def added(notes: Notes) -> Notes:
            others = [each for each in notes.guests.get(code, ()) if each.name != guest.name]
            return replace(notes, guests={**notes.guests, code: [*others, guest]})

        self._change(added)

    def note_puzzle(self, who: str, puzzle: str, hints: int, *, is_solved: bool) -> None:
        """Notes a try at a puzzle; what comes after it was solved changes nothing."""

        def tried(notes: Notes) -> Notes:
            known = notes.puzzles.get(who, {}).get(puzzle, Solving())
            if known.is_solved:
                return notes
            now = Solving(known.misses + (not is_solved), max(known.hints, hints), is_solved)
            return replace(notes, puzzles=_put(notes.puzzles, who, puzzle, now))

        self._change(tried)

    def keep_own(self, who: str, puzzle: OwnPuzzle) -> bool:
        """Keeps a puzzle out of somebody's own game, the oldest ones go; returns whether that seat has none yet."""
        if any(each.key == puzzle.key for each in self.own(who)):
            return False

        def kept(notes: Notes) -> Notes:
            others = [each for each in notes.own.get(who, ()) if each.key != puzzle.key]
            return replace(notes, own={**notes.own, who: [*others, puzzle][-_MOST_OWN:]})

        self._change(kept)
        return True

    def _change(self, changed: Callable[[Notes], Notes]) -> None:
        self._notes = changed(self._notes)
        with waited(self._path):
            self._notes = changed(read_notes(self._path)[0])
            write_json(self._path, _plain(self._notes))


def _put(table: Mapping[str, Mapping[str, Any]], who: str, key: str, value: Any) -> dict[str, Mapping[str, Any]]:
    return {**table, who: {**table.get(who, {}), key: value}}


# ---------------------------------------------------------------------- the file
def read_notes(path: Path) -> tuple[Notes, Notice | None]:
    """Returns the notes in a file and what the player should be told, if anything.

    What cannot be understood is forgotten by itself; a damaged file, or one of a newer version, is kept aside.
    """
    try:
        plain = read_version(path, _VERSION)
        return (Notes() if plain is None else _read(plain)), None
    except ValueError:
        set_aside(path)
        return Notes(), Notice("challenges.notice_damaged")


def _read(plain: Mapping[str, Any]) -> Notes:
    guests = {
        code: [Guest(clean(each["name"], _LONGEST), each["points"]) for each in told if _is_guest(each)]
        for code, told in _named(plain.get("guests"), list).items()
    }
    return Notes(
        {
            who: {code: _tries(each) for code, each in _named(of).items()}
            for who, of in _named(plain.get("tries")).items()
        },
        guests,
        {
            who: {key: _solving(each) for key, each in _named(of).items()}
            for who, of in _named(plain.get("puzzles")).items()
        },
        {
            who: [_own(each) for each in kept if _is_own(each)][-_MOST_OWN:]
            for who, kept in _named(plain.get("own", {}), list).items()
        },
    )


def _named(plain: Any, kind: type = dict) -> dict[str, Any]:
    """Returns the entries of a plain mapping that are of a kind, by their cleaned names."""
    if not isinstance(plain, dict):
        raise ValueError("challenges")
    return {clean(name, _LONGEST): each for name, each in list(plain.items())[:_MOST] if isinstance(each, kind)}


def _is_guest(plain: Any) -> bool:
    if not isinstance(plain, dict) or not isinstance(plain.get("name"), str):
        return False
    return type(plain.get("points")) is int and abs(plain["points"]) <= MOST_POINTS


def _tries(plain: Mapping[str, Any]) -> Tries:
    found = (plain.get(name) for name in ("first", "again", "goal"))
    return Tries(*(clean(each, _LONGEST) if isinstance(each, str) else "" for each in found))


def _solving(plain: Mapping[str, Any]) -> Solving:
    misses, hints = (
        each if type(each) is int and 0 <= each <= _HIGHEST else 0 for each in (plain.get("misses"), plain.get("hints"))
    )
    return Solving(misses, hints, plain.get("solved") is True)


def _is_own(plain: Any) -> bool:
    if not isinstance(plain, dict):
        return False
    numbers, texts = (plain.get("number"), plain.get("seat")), (plain.get(key) for key in ("box", "game", "day"))
    are_numbers = all(type(each) is int and 0 <= each <= _HIGHEST for each in numbers)
    return are_numbers and all(isinstance(each, str) and 0 < len(each) <= _LONGEST for each in texts)


def _own(plain: Mapping[str, Any]) -> OwnPuzzle:
    box, game, day = (clean(plain[key], _LONGEST) for key in ("box", "game", "day"))
    return OwnPuzzle(box, game, max(1, plain["number"]), Seat(plain["seat"]), day)


def _plain(notes: Notes) -> dict[str, Any]:
    return {
        "version": _VERSION,
        "tries": {
            who: {code: {"first": each.first, "again": each.again, "goal": each.goal} for code, each in of.items()}
            for who, of in notes.tries.items()
        },
        "guests": {
            code: [{"name": each.name, "points": each.points} for each in told] for code, told in notes.guests.items()
        },
        "puzzles": {
            who: {
                key: {"misses": each.misses, "hints": each.hints, "solved": each.is_solved} for key, each in of.items()
            }
            for who, of in notes.puzzles.items()
        },
        "own": {who: [asdict(each) for each in kept] for who, kept in notes.own.items()},
    }
