"""How a ladder is told: as plain data, as lines for people, and by its progress."""

import hashlib
import sys
from collections.abc import Callable, Sequence
from math import inf
from statistics import fmean
from time import monotonic
from typing import Any, TextIO

from game.tools.ladder import DealScore, Rung
from game.tools.matches import Match, elo, wilson


def figures(match: Match, rungs: Sequence[Rung]) -> dict[str, Any]:
    """Returns a ladder as plain data; `elo` are the levels above the lowest one, None where that is without bounds."""
    above = 0.0
    ratings: dict[str, float | None] = {rungs[0].below: 0.0}
    for rung in rungs:
        above += elo(rung.rate, rung.seats)
        ratings[rung.level] = round(above, 1) if abs(above) < inf else None
    digests = "".join(deal.digests for rung in rungs for deal in rung.deals)
    return {
        "box": match.box,
        "players": len(match.levels),
        "seed": match.seed,
        "options": dict(match.options),
        "rungs": [rung.figures() for rung in rungs],
        "elo": ratings,
        "digest": hashlib.sha256(digests.encode()).hexdigest()[:16],
    }


def told(found: dict[str, Any]) -> str:
    """Returns the figures as lines for people."""
    lines = [f"{found['box']}: {found['players']} players, seed {found['seed']}, digest {found['digest']}"]
    for rung in found["rungs"]:
        low, high = rung["ci95"]
        at, least, most = (_signed(value) for value in (rung["elo"], *rung["elo_ci95"]))
        lines.append(
            f"{rung['level']:9} over {rung['below']:9} {rung['games']:5} games  wins {rung['win_rate']:.1%}"
            f" [{low:.1%}, {high:.1%}]  {at} Elo [{least}, {most}]{_decided(rung)}"
            f"  {rung['decision_ms']['mean']:.1f} ms"
        )
    return "\n".join(lines)


def _signed(value: float | None) -> str:
    return "∞" if value is None else f"{value:+.0f}"


def _decided(rung: dict[str, Any]) -> str:
    return f"  decided: {rung['decided']}" if rung["decided"] else ""


class RungProgress:
    """Tells after each deal how far a rung is, on the last line of a terminal, or now and then in a file."""

    _PARTS = 10

    def __init__(self, most: int, stream: TextIO = sys.stderr, clock: Callable[[], float] = monotonic) -> None:
        """Takes how many deals a rung has at most, where to tell, and what says the time in seconds."""
        self._most, self._stream, self._clock = most, stream, clock
        self._rung, self._began = ("", ""), 0.0

    def __call__(self, level: str, below: str, deals: Sequence[DealScore], played: int) -> None:
        """Takes the rung, its deals so far, and how many of them were played in this run."""
        if (level, below) != self._rung:
            self._rung, self._began = (level, below), self._clock()
        count = len(deals)
        rate = fmean(deal.score for deal in deals)
        low, high = wilson(rate, count)
        told = f"{level} over {below}: {count} of {self._most} deals, {rate:.0%} [{low:.0%}, {high:.0%}]"
        if played > 1 and count < self._most:
            left = (self._clock() - self._began) / (played - 1) * (self._most - count)
            told += f", at most {left / 60:.0f} min left"
        if self._stream.isatty():
            self._stream.write(f"\r\x1b[K{told}" + "\n" * (count == self._most))
        elif count % max(1, self._most // self._PARTS) == 0:
            self._stream.write(told + "\n")
        self._stream.flush()
