"""Looks for positions that make puzzles, for developers: `python -m game.tools.puzzle_search BOX`.

Games are played among computer players; wherever a turn of the kind begins, all ways through it are played out, and it
is told where only few of them reach the most, how many moves these take, and how many of them Normal has to be told.
`--keep NUMBER NAME` writes one of the positions as a shipped game.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.ai.bots import choose
from game.challenges.puzzles import LEVEL, asked
from game.core import box as shelf
from game.core.codec import Codec
from game.core.resources import player_colours, shipped
from game.core.rules import Seat, no_listener
from game.saves.players import Player
from game.saves.record import Opening, Record
from game.session.dice import Dice
from game.session.session import Session

NAMES = ("Gabi", "Toni", "Niki", "Zita")
_SEED = 20
_LEAST_WAYS, _MOST_WAYS, _LONGEST, _MOST_REPLIES, _MOST_FIRST = 12, 6000, 12, 10, 0.25
"""Positions with more ways, longer ways, or more decisions of others are passed over."""
_ASKED = 6
"""Of how many solutions, at most, computer players are told the first moves."""


@dataclass(frozen=True, slots=True)
class SolutionPath:
    """One way through a try: the solver's moves, and what they reach by measure."""

    moves: tuple[Any, ...]
    reached: Mapping[str, int]


class Explorer:
    """Plays out all ways through a try from a state, as `Attempt` would play each; `budget` bounds their number.

    Of ways that begin alike and come to the same position, one is followed.
    """

    def __init__(self, box: str, seat: Seat, until: str, budget: int = _MOST_WAYS) -> None:
        self._rules, self._box, self._seat = shelf.rules(box), box, seat
        self._measures, self._end = asked(box).measures, asked(box).ends[until]
        self._budget = budget
        self._seen = set[Any]()

    def replies(self, state: Any) -> int:
        """Returns how often others decide before a try from a state is over, the solver's first moves made."""
        before, number, count = self._rules.view(state, self._seat), 0, 0
        while (acting := self._rules.to_act(state)) and number < _MOST_WAYS:
            if number and self._end(before, self._rules.view(state, self._seat), self._seat):
                break
            seat = self._seat if acting == {self._seat} else min(acting - {self._seat})
            count += seat != self._seat
            state, number = self._after(state, seat, self._rules.legal(state, seat)[0], number), number + 1
        return count

    def ways(self, state: Any) -> list[SolutionPath] | None:
        """Returns all ways from a state, None when there are more than the budget."""
        found = list[SolutionPath]()
        before = self._rules.view(state, self._seat)
        for move in self._rules.legal(state, self._seat):
            self._seen = set()
            for way in self._from(self._after(state, self._seat, move, 0), before, 1, (move,)):
                found.append(way)
                if len(found) > self._budget:
                    return None
        return found

    def usual(self, state: Any, told: Sequence[Any], level: str) -> Mapping[str, int]:
        """Returns what is reached by measure when a computer player of a level makes some given moves, then its own."""
        rules, seat, number = self._rules, self._seat, 0
        before, left = rules.view(state, seat), list(told)
        while (acting := rules.to_act(state)) and not (number and self._end(before, rules.view(state, seat), seat)):
            if acting == {seat}:
                move = left.pop(0) if left else self._chosen(state, seat, level, number)
                state = self._after(state, seat, move, number)
            else:
                state = self._replied(state, min(acting - {seat}), number)
            number += 1
        return self._reached(before, rules.view(state, seat))

    def _chosen(self, state: Any, seat: Seat, level: str, number: int) -> Any:
        return choose(self._box, level, self._rules.view(state, seat), seat, f"{_SEED}:{number}:{seat}")

    def _replied(self, state: Any, seat: Seat, number: int) -> Any:
        """Returns the state after what another one does that has to act."""
        return self._after(state, seat, self._chosen(state, seat, LEVEL, number), number)

    def _reached(self, before: Any, now: Any) -> Mapping[str, int]:
        return {name: measure(before, now, self._seat) for name, measure in self._measures.items()}

    def _from(self, state: Any, before: Any, number: int, moves: tuple[Any, ...]) -> Iterator[SolutionPath]:
        rules, seat = self._rules, self._seat
        view = rules.view(state, seat)
        if view in self._seen or len(moves) > _LONGEST:
            return
        self._seen.add(view)
        acting = rules.to_act(state)
        if not acting or self._end(before, view, seat):
            yield SolutionPath(moves, self._reached(before, view))
            return
        others = acting - {seat}
        if others:
            yield from self._from(self._replied(state, min(others), number), before, number + 1, moves)
            return
        for move in rules.legal(state, seat):
            yield from self._from(self._after(state, seat, move, number), before, number + 1, (*moves, move))

    def _after(self, state: Any, seat: Seat, move: Any, number: int) -> Any:
        after = state.copy()
        self._rules.apply(after, seat, move, Dice(_SEED, number + 1), no_listener)
        return after


def to_be_told(explorer: Explorer, state: Any, solving: Sequence[SolutionPath], measure: str, level: str) -> int:
    """Returns how many moves of a solution a computer player has to be told before it finds the rest by itself.

    Takes the ways that solve it; of many, some are asked, and the one that it finds soonest counts.
    """
    asked_of = solving[:: -(-len(solving) // _ASKED)]
    longest = max(len(way.moves) for way in asked_of)
    for count in range(longest):
        for told in dict.fromkeys(way.moves[:count] for way in asked_of if len(way.moves) > count):
            if explorer.usual(state, told, level)[measure] >= solving[0].reached[measure]:
                return count
    return longest


def beginnings(box: str, seats: int, options: dict[str, Any], seed: int, level: str) -> Iterator[tuple[Any, Seat]]:
    """Yields the states of a game in which one seat alone has to act, and which seat that is."""
    rules, luck, number = shelf.rules(box), Dice(seed), 0
    state = rules.setup(seats, shelf.about(box).complete(options), luck)
    while acting := rules.to_act(state):
        seat = min(acting)
        if len(acting) == 1 and len(rules.legal(state, seat)) > 1:
            yield state.copy(), seat
        move = choose(box, level, rules.view(state, seat), seat, f"{seed}:{number}")
        rules.apply(state, seat, move, luck, no_listener)
        number += 1


def record_of(box: str, seats: int, options: dict[str, Any], state: Any) -> Record:
    """Returns a position as a game without a history."""
    about, codec = shelf.about(box), Codec(shelf.codec_table(box))
    players = tuple(
        Player(name, colour, "human") for name, colour in zip(NAMES[:seats], player_colours(), strict=False)
    )
    start = codec.encode(state)
    opening = Opening((), codec.digest(state), start)
    kept = Record(box, about.rules_version, players, about.complete(options), _SEED, opening, (), start, is_over=False)
    return Session.resume(kept)[0].record()


@dataclass(frozen=True, slots=True)
class Candidate:
    """A position that may make a puzzle.

    Of `ways` ways through it the best reach `most`; `share` of them do, and `first` of the first moves lead to one.
    `moves` is how many the shortest of the best takes, `told` how many of its moves Normal has to be told.
    """

    at: int
    seat: Seat
    measure: str
    ways: int
    most: int
    moves: int
    told: int
    share: float
    first: float

    @property
    def line(self) -> str:
        """Returns it as a line of text."""
        return (
            f"{self.measure:10} {self.at:4} seat {self.seat}: most {self.most}, {self.moves} moves, {self.told} told,"
            f" {self.share:.1%} of {self.ways} ways, {self.first:.0%} of first moves"
        )


def candidates(box: str, listed: Iterable[tuple[Any, Seat]], until: str, budget: int) -> Iterator[Candidate]:
    """Yields those positions in which few ways reach the most, and not without thinking."""
    for at, (state, seat) in enumerate(listed):
        explorer = Explorer(box, seat, until, budget)
        ways = explorer.ways(state) if explorer.replies(state) <= _MOST_REPLIES else None
        if not ways or len(ways) < _LEAST_WAYS:
            continue
        for measure in asked(box).measures:
            most = max(way.reached[measure] for way in ways)
            best = [way for way in ways if way.reached[measure] == most]
            first = len({way.moves[0] for way in best}) / len({way.moves[0] for way in ways})
            if first > _MOST_FIRST or len(best) == len(ways):
                continue
            moves, told = min(len(way.moves) for way in best), to_be_told(explorer, state, best, measure, "normal")
            yield Candidate(at, seat, measure, len(ways), most, moves, told, len(best) / len(ways), first)


def run(argv: Sequence[str]) -> int:
    """Runs the tool with its command line and returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m game.tools.puzzle_search", description="Look for puzzles.")
    parser.add_argument("box")
    parser.add_argument("--until", default="turn")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--options", default="", help="options that are switched on, with commas between them")
    parser.add_argument("--least-moves", type=int, default=1, help="pass over what takes fewer moves")
    parser.add_argument("--least-told", type=int, default=0, help="pass over what takes fewer moves that are told")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="normal", help="who plays the games (default normal)")
    parser.add_argument("--budget", type=int, default=_MOST_WAYS)
    parser.add_argument("--keep", nargs=2, metavar=("AT", "NAME"), help="write the position with that number")
    asked_for = parser.parse_args(argv)
    options: dict[str, Any] = {key: True for key in asked_for.options.split(",") if key}
    listed = beginnings(asked_for.box, asked_for.seats, options, asked_for.seed, asked_for.level)
    if asked_for.keep:
        at, name = int(asked_for.keep[0]), asked_for.keep[1]
        state, _ = next(each for number, each in enumerate(listed) if number == at)
        path = shipped("positions") / asked_for.box / "puzzles" / f"{name}.kupola"
        path.write_bytes(record_of(asked_for.box, asked_for.seats, options, state).to_bytes())
        return 0
    for found in candidates(asked_for.box, listed, asked_for.until, asked_for.budget):
        if found.moves >= asked_for.least_moves and found.told >= asked_for.least_told:
            print(found.line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
