"""Puzzles: a position, a number that is to be reached in it, and how far the play goes; the rules decide."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import yaml

from game.ai.bots import choose
from game.challenges.goals import ratings
from game.core import box as shelf
from game.core.codec import Codec
from game.core.resources import DAMAGE, SpoiltFile
from game.core.rules import Seat
from game.saves.parsing import parse_header
from game.saves.trouble import SaveError
from game.session.session import Session
from game.tabletop.example import alone_at, shipped_game

LEVEL = "easy"
"""The computer players of puzzles: they do the same in the same place."""
STARS = (2, 3)
"""From so many moves on that the strongest level has to be told, a puzzle has two stars, three; else one."""
HINTS = 2
"""How many hints a puzzle gives, in words: a direction, then what to look at."""
Measure = Callable[[Any, Any, Seat], int]
"""What a seat has reached: takes its views of the position and of now."""
IsOver = Callable[[Any, Any, Seat], bool]
"""Tells whether a seat has made its try: takes its views of the position and of now."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What puzzles of a box may ask (`ASKED` of boxes/<box>/puzzles.py): what is counted, how far it goes, by name."""

    measures: Mapping[str, Measure]
    ends: Mapping[str, IsOver]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle of a box: its id, under which its position ships (saves/<box>/puzzles/<id>), and whose seat is played.

    `least` is what must be reached of `measure` when `until` is over. `told` is how many moves of a solution the
    strongest level, which plays to win the game, has to be told before it finds the rest; None where nobody has tried.
    `solution` is one of the shortest ways there (none where nobody has looked): it is shown, and never judges a try.
    """

    box: str
    id: str
    seat: Seat
    measure: str
    least: int
    until: str
    told: int | None = None
    solution: tuple[Any, ...] = field(default=(), hash=False)

    @property
    def stars(self) -> int:
        """Returns how hard it is, from 1 to 3."""
        return 1 + sum((self.told or 0) >= least for least in STARS)

    @property
    def key(self) -> str:
        """Returns what it is called in notes."""
        return f"{self.box}/{self.id}"


@cache
def asked(box: str) -> Asked:
    """Returns what puzzles of a box may ask."""
    found: Asked = import_module(f"game.boxes.{box}.puzzles").ASKED
    return found


@cache
def puzzles(box: str) -> tuple[Puzzle, ...]:
    """Returns the puzzles of a box, in the order in which they are shown; raises SpoiltFile for damaged files."""
    try:
        plain = yaml.safe_load(shelf.challenges(box) or "{}").get("puzzles", [])
        rated = ratings(box).get("puzzles", {})
        return tuple(_puzzle(box, each, rated.get(each["id"], {})) for each in plain)
    except (*DAMAGE, yaml.YAMLError) as error:
        raise SpoiltFile(f"{box}/challenges.yml: {error}") from error


def has_puzzles(box: str) -> bool:
    """Tells whether the puzzles of a box, if it has any, can be read."""
    try:
        puzzles(box)
    except SpoiltFile:
        return False
    return True


def puzzle(box: str, name: str) -> Puzzle:
    """Returns the puzzle of a box with that id; raises SpoiltFile when there is none."""
    found = next((each for each in puzzles(box) if each.id == name), None)
    if found is None:
        raise SpoiltFile(f"{box}/challenges.yml: {name}")
    return found


def _puzzle(box: str, plain: Mapping[str, Any], rated: Mapping[str, Any]) -> Puzzle:
    solution = tuple(map(Codec(shelf.codec_table(box)).decode, rated.get("solution", ())))
    made = Puzzle(
        box, str(plain["id"]), Seat(int(plain["seat"])), str(plain["measure"]),
        int(plain["least"]), str(plain["until"]), rated.get("told"), solution,
    )  # fmt: skip
    if made.measure not in asked(box).measures or made.until not in asked(box).ends:
        raise ValueError(f"{made.id}: {made.measure}, {made.until}")
    return made


class Attempt:
    """One try at a puzzle: `session` is its game, with the solver as the only person."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.session = position(puzzle)
        self._before = self.session.view(puzzle.seat)

    @property
    def is_over(self) -> bool:
        """Tells whether the try has come to its end."""
        view, seat = self.session.view(self.puzzle.seat), self.puzzle.seat
        return self.session.is_over or asked(self.puzzle.box).ends[self.puzzle.until](self._before, view, seat)

    @property
    def may_reply(self) -> bool:
        """Tells whether computer players may move now."""
        return not self.is_over

    @property
    def reached(self) -> int:
        """Returns what was reached by now."""
        view = self.session.view(self.puzzle.seat)
        return asked(self.puzzle.box).measures[self.puzzle.measure](self._before, view, self.puzzle.seat)

    @property
    def is_solved(self) -> bool:
        """Tells whether a try that is over has reached what was asked."""
        return self.is_over and self.reached >= self.puzzle.least

    @property
    def due(self) -> Any:
        """Returns the move of the shipped solution that comes next; None after its last, or on another way."""
        codec, solution = Codec(shelf.codec_table(self.puzzle.box)), self.puzzle.solution
        entries = self.session.record().entries
        made = tuple(codec.decode(entry.move) for entry in entries if entry.seat == self.puzzle.seat)
        return next(iter(solution[len(made) :]), None) if made == solution[: len(made)] else None

    def reply(self, seat: Seat) -> Any:
        """Returns the move of a computer player, always the same in the same position."""
        return reply(self.session, seat)

    def play(self, move: Any) -> None:
        """Makes a move of the solver, and those of the others until the solver has to act again or the try is over."""
        self.session.submit(self.puzzle.seat, move, self.session.number)
        while not self.is_over and (others := self.session.to_act() - {self.puzzle.seat}):
            seat = min(others)
            self.session.submit(seat, self.reply(seat), self.session.number)


def reply(session: Session, seat: Seat) -> Any:
    """Returns the move of a computer player of a puzzle."""
    return choose(session.box, LEVEL, session.view(seat), seat, f"{session.seed}:{session.number}:{seat}")


def position(puzzle: Puzzle) -> Session:
    """Returns the game of a puzzle in its position, with the solver as its only person."""
    return alone_at(puzzle.box, f"puzzles/{puzzle.id}", puzzle.seat, LEVEL)


def position_file(puzzle: Puzzle) -> Path:
    """Returns the shipped file of its position."""
    return shipped_game(puzzle.box, f"puzzles/{puzzle.id}")


@cache
def picture(puzzle: Puzzle) -> bytes:
    """Returns a small picture of its position (JPEG), b"" where there is none or the file is damaged."""
    with suppress(OSError, SaveError), position_file(puzzle).open("rb") as file:
        return parse_header(file.readline()).label.picture
    return b""
