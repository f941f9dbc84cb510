"""What more work wins in a decision: `python -m tests.trials.gains BOX` prints it by moves and worlds tried.

At positions of games between Normals the best dozen moves are all played on in many worlds, the same for all. Of these
worlds one half chooses, as a level that tries so many moves in so many worlds would; in the other half it is seen how
likely the chosen move wins, and how much likelier than Normal's. Told is the mean of many such halvings in thousandths
of a win a decision, with the standard error over positions. Only games tell who is stronger: nothing here doubts the
guide, by which everybody plays on, or the values in which that ends. But they take far longer to tell it.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from game.ai import bots, brain, levels, rollouts
from game.ai import brain as brains
from game.ai.dice import SeededDice
from game.boxes import NAMES
from game.core import box as shelf
from game.core.rules import Seat
from tests.trials.times import decisions

_MOST = 12
_HALVINGS = 20
_WIDTHS = (2, 3, 6, _MOST)


@dataclass(frozen=True, slots=True)
class Tried:
    """One decision: the odds of each move, best first, by its first estimate and in each world, and Normal's move."""

    first: Sequence[float]
    odds: Sequence[Sequence[float]]
    prior: int
    normal: int

    def chosen(self, width: int, worlds: Sequence[int]) -> int:
        """Returns which of its first moves wins most often in those worlds, with the first estimate as a prior."""
        return max(
            range(min(width, len(self.odds))),
            key=lambda i: self.prior * self.first[i] + sum(self.odds[i][world] for world in worlds),
        )

    def gain(self, width: int, worlds: int, luck: Random) -> float:
        """Returns how much likelier than Normal's move one wins that was chosen in so many other worlds."""
        gains: list[float] = []
        for _ in range(_HALVINGS):
            numbers = [*range(len(self.odds[0]))]
            luck.shuffle(numbers)
            half = len(numbers) // 2
            chosen = self.odds[self.chosen(width, numbers[:worlds])]
            gains.append(fmean(chosen[at] - self.odds[self.normal][at] for at in numbers[half:]))
        return fmean(gains)


def tried(box: str, how: levels.Level, view: Any, seat: Seat, normal: Any, worlds: int) -> Tried:
    """Returns the odds of a decision's best moves in so many worlds."""
    rules, guide, dice = shelf.rules(box), brains.guide(box), SeededDice(1)
    assert how.rollouts
    known = rules.forget(view)
    search = bots.Search(rules, brains.load(box), brains.followed(box, how), how, known, seat, dice)
    drafts: list[brain.Draft] = search.beginnings(rules.imagine(known, dice), guide.margin)
    drafts = [draft for draft in drafts[:_MOST] if draft[0] >= drafts[0][0] - guide.margin]
    moves = [plan[0] for _, plan in drafts]
    playing_on = rollouts.PlayingOn(rules, guide, how.rollouts, known, seat, dice)
    met = [playing_on.world() for _ in range(worlds)]
    odds = [[playing_on.outcome(world, plan, luck) for world, luck in met] for _, plan in drafts]
    first = [guide.odds(worth) for worth, _ in drafts]
    return Tried(first, odds, guide.prior, moves.index(normal) if normal in moves else 0)


def main() -> None:
    """Reads the command line and prints the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("box", choices=NAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=96, help="twice the most that are chosen by")
    parser.add_argument("--level", choices=("hard", "expert"), default="hard", help="whose horizon it is")
    asked = parser.parse_args()
    met = decisions(asked.box, asked.seats, asked.decisions)
    found = [tried(asked.box, levels.level(asked.level), *one, asked.worlds) for one in met]
    print(f"{asked.box}: {len(found)} decisions, {fmean(len(one.odds) for one in found):.1f} moves each")
    worlds = 1
    while worlds <= asked.worlds // 2:
        cells = [[one.gain(width, worlds, Random(1)) for one in found] for width in _WIDTHS]
        told = "".join(f"{1000 * fmean(cell):8.1f} ± {1000 * stdev(cell) / sqrt(len(cell)):4.1f}" for cell in cells)
        print(f"{worlds:4} worlds, {'/'.join(map(str, _WIDTHS))} moves {told}", flush=True)
        worlds *= 2


if __name__ == "__main__":
    main()
