"""`simulate --ladder`: each level against the one below it, in Elo points with intervals, stopped when decided."""

from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import asdict, dataclass
from itertools import pairwise
from math import isfinite
from statistics import fmean
from typing import Any

from game.tools.ladder_file import LadderFile
from game.tools.matches import Match, Sequential, Verdict, elo, play_deal, wilson
from game.tools.workers import Workers


@dataclass(frozen=True, slots=True)
class DealScore:
    """What one deal told, played from every rotation of the seats.

    `score` is the higher level's share of wins, `digests` what the ends looked like; of the higher level's decisions
    there are number, milliseconds together, and the longest one.
    """

    score: float
    digests: str
    decisions: int
    total_ms: float
    most_ms: float


@dataclass(frozen=True, slots=True)
class Rung:
    """A level, the one below it, and the deals that they played."""

    level: str
    below: str
    seats: int
    deals: tuple[DealScore, ...]
    verdict: Verdict | None

    @property
    def rate(self) -> float:
        """The higher level's share of wins."""
        return fmean(deal.score for deal in self.deals)

    def figures(self) -> dict[str, Any]:
        """Returns the rung as plain data; a difference without a finite value is None."""
        interval = wilson(self.rate, len(self.deals))
        decisions = sum(deal.decisions for deal in self.deals)
        return {
            "level": self.level,
            "below": self.below,
            "deals": len(self.deals),
            "games": len(self.deals) * self.seats,
            "win_rate": round(self.rate, 4),
            "ci95": [round(end, 4) for end in interval],
            "elo": _finite(elo(self.rate, self.seats)),
            "elo_ci95": [_finite(elo(end, self.seats)) for end in interval],
            "decided": self.verdict,
            "decision_ms": {
                "mean": round(sum(deal.total_ms for deal in self.deals) / max(1, decisions), 2),
                "max": round(max(deal.most_ms for deal in self.deals), 1),
            },
        }


Tell = Callable[[str, str, Sequence[DealScore], int], None]
"""Hears of progress: level, level below, deals so far, and how many of them this run has played."""


def play_pair(match: Match, number: int) -> DealScore:
    """Plays one deal between the level that holds the first seat of a match and those who hold the others."""
    upper = match.levels[0]
    games = play_deal(match, number)
    held = [(game, seat) for game in games for seat, level in enumerate(game.levels) if level == upper]
    times = [ms for game, seat in held for ms in game.thought_ms[seat]]
    score = fmean(game.shares[seat] for game, seat in held)
    digests = ",".join(game.digest for game in games)
    return DealScore(score, digests, len(times), round(sum(times), 3), round(max(times, default=0.0), 3))


@dataclass(frozen=True, slots=True)
class Climb:
    """How a ladder is climbed: who plays, at most how many deals a rung, when to stop, where results are kept."""

    match: Match
    most: int
    test: Sequential | None
    workers: Workers
    kept: LadderFile
    tell: Tell

    def rungs(self, levels: Sequence[str]) -> list[Rung]:
        """Returns the rungs of a ladder of levels, told from the lowest on."""
        return [self._rung(level, below) for below, level in pairwise(levels)]

    def _rung(self, level: str, below: str) -> Rung:
        """Plays deals until the test decides or there are enough.

        Deals count in their order only, so that the result is the same whoever shares the work; what was played beyond
        the last one that counts is kept for another time.
        """
        match = self.match.between(level, below)
        name = f"{level}/{below}"
        found = {number: DealScore(**plain) for number, plain in self.kept.deals(name).items()}
        known = len(found)
        counted: list[DealScore] = []
        running: dict[Future[DealScore], int] = {}
        ahead = iter(range(self.most))
        while len(counted) < self.most and not self._verdict(counted):
            if len(counted) in found:
                counted.append(found[len(counted)])
                self.tell(level, below, counted, len(found) - known)
                continue
            while len(running) < self.workers.count and (number := next(ahead, None)) is not None:
                if number not in found:
                    running[self.workers.executor.submit(play_pair, match, number)] = number
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                number = running.pop(future)
                found[number] = future.result()
                self.kept.add(name, number, asdict(found[number]))
        for future in running:
            future.cancel()
        return Rung(level, below, len(match.levels), tuple(counted), self._verdict(counted))

    def _verdict(self, counted: Sequence[DealScore]) -> Verdict | None:
        return self.test.verdict([deal.score for deal in counted]) if self.test else None


def _finite(value: float) -> float | None:
    return round(value, 1) if isfinite(value) else None
