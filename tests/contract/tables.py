"""The tables at which the contract is checked: each box with each number of seats and each option turned."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Self

from game.boxes import NAMES
from game.core import box as shelf
from game.core.chance import Recorder
from game.core.codec import Codec
from game.core.rules import AnyRules, Options, Seat, step
from game.session.dice import Dice

MODULES = {
    "alhambra": ("vizier", "camps", "bazaars", "falcons"),
    "maharaja": ("yogi", "auction", "homes", "several"),
    "ys": ("favour", "express"),
}
"""Options of a box that are checked all together every day, one by one before a release."""
OPEN = ("kalah",)
"""Games without secrets: there is but one world to imagine."""


@dataclass(frozen=True)
class Table:
    box: str
    seats: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        return "-".join([self.box, str(self.seats), *(f"{key}={value}" for key, value in self.options)])

    @property
    def complete(self) -> Options:
        return shelf.about(self.box).complete(dict(self.options))

    @property
    def rules(self) -> AnyRules:
        return shelf.rules(self.box)

    @property
    def codec(self) -> Codec:
        return Codec(shelf.codec_table(self.box))


@dataclass(frozen=True)
class Moment:
    """A position of a random game, the move that was played in it and the luck that it used."""

    state: Any
    seat: Seat
    move: Any
    picks: tuple[int, ...]


def all_tables() -> list[Table]:
    return [Table(name, seats, options) for name in NAMES for seats, options in _settings(name)]


def daily_tables() -> list[Table]:
    """Returns the tables of every day: the smallest and the largest, and each option at one number of seats."""
    return [table for table in all_tables() if _is_daily(table)]


def _is_daily(table: Table) -> bool:
    seats = shelf.about(table.box).seats
    if not table.options:
        return table.seats in (min(seats), max(seats))
    if len(table.options) > 1:
        return table.seats == max(seats)
    [(key, _)] = table.options
    if key in MODULES.get(table.box, ()):
        return False
    about = shelf.about(table.box)
    [(number, option)] = [(i, option) for i, option in enumerate(about.options) if option.key == key]
    offered = sorted(option.seats or about.seats)
    return table.seats == offered[number % len(offered)]


def _settings(name: str) -> Iterator[tuple[int, tuple[tuple[str, Any], ...]]]:
    about = shelf.about(name)
    for seats in about.seats:
        yield seats, ()
        if name in MODULES:
            yield seats, tuple((key, True) for key in MODULES[name])
        for option in about.options:
            if not option.people and (not option.seats or seats in option.seats):
                others = [value for value in option.values if value != option.default]
                yield from ((seats, ((option.key, value),)) for value in (others[0], others[-1])[: len(others)])


@lru_cache(maxsize=8)
def random_game(table: Table, seed: int = 1, limit: int = 3000) -> tuple[tuple[Moment, ...], Any]:
    """Plays a game at random; returns its moments and the last state, which nobody may change."""
    rules, luck, whim = table.rules, Dice(seed, "luck"), Dice(seed, "whim")
    state = rules.setup(table.seats, table.complete, luck)
    moments = []
    while acting := sorted(rules.to_act(state)):
        seat = whim.pick(acting)
        move, recorder = whim.pick(rules.legal(state, seat)), Recorder(luck)
        after = step(rules, state, seat, move, recorder).state
        moments.append(Moment(state, seat, move, tuple(recorder.picks)))
        assert len(moments) < limit, "the game does not end"
        state = after
    return tuple(moments), state


@dataclass(frozen=True)
class Played:
    """A table and a random game at it: its moments and the last state."""

    table: Table
    moments: tuple[Moment, ...]
    over: Any

    @classmethod
    def at(cls, table: Table, seed: int = 1) -> Self:
        return cls(table, *random_game(table, seed))

    @property
    def rules(self) -> AnyRules:
        return self.table.rules
