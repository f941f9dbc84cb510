"""Finds the scale of a box for reviews, for developers: `python -m game.tools.leads BOX`.

Games of Normal against itself are played; at some decisions what the best plan was worth is noted, and the lead that
its seat had at the end is regressed on that. It prints the box's lines for `game/review/scales.json`, the same every
time.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from math import sqrt

from game.ai.bots import choose
from game.ai.dice import SeededDice
from game.ai.judging import judge
from game.ai.levels import DEFAULT
from game.ai.linear import lead
from game.core import box as shelf
from game.core.rules import Seat, no_listener
from game.review.scale import KNOTS, shares
from game.tools.train import Evidence

Sample = tuple[int, float, float, float]
"""The number of seats, the part of the game that was over, what an evaluator said, and the lead at the end."""
_NOTED = (1, 5)
"""How often a decision is noted, and how often it is not."""
_RIDGE = 4.0


def played(box: str, seats: int, deal: int) -> list[Sample]:
    """Plays a game and returns its noted decisions."""
    rules, luck, notes = shelf.rules(box), SeededDice(f"leads:{seats}:{deal}"), SeededDice(f"notes:{seats}:{deal}")
    state = rules.setup(seats, shelf.about(box).complete({}), luck)
    noted: list[tuple[int, Seat, float]] = []
    number = 0
    while acting := rules.to_act(state):
        seat, number = min(acting), number + 1
        view = rules.view(state, seat)
        move = choose(box, DEFAULT, view, seat, f"{deal}:{number}")
        if notes.pick((True, False), _NOTED) and (found := judge(box, DEFAULT, view, seat, number, move)):
            noted.append((number, seat, found.worth_played))
        rules.apply(state, seat, move, luck, no_listener)
    totals = rules.result(state).totals
    return [(seats, at / number, worth, lead(totals, seat)) for at, seat, worth in noted]


def fitted(samples: Sequence[Sample], unit: float) -> dict[str, object]:
    """Returns the scale that samples speak for: one slope for all numbers of seats, an offset for each."""
    tables, size = sorted({seats for seats, *_ in samples}), len(KNOTS)
    evidence, prior = Evidence(size * (1 + len(tables))), [unit] * size + [0.0] * size * len(tables)
    for sample in samples:
        evidence.add(_row(sample, tables), sample[-1])
    found = evidence.weights(_RIDGE, prior)
    missed = [(sample, sample[-1] - sum(map(float.__mul__, found, _row(sample, tables)))) for sample in samples]
    weights = [[shares(sample[1])[i] for sample, _ in missed] for i in range(size)]
    spread = [
        sqrt(sum(weight * miss**2 for weight, (_, miss) in zip(row, missed, strict=True)) / (sum(row) or 1.0))
        for row in weights
    ]
    rows = [found[i * size : (i + 1) * size] for i in range(1 + len(tables))]
    return {
        "unit": unit,
        "slope": _short([max(0.0, slope) for slope in rows[0]]),
        "spread": _short(spread),
        "offset": {str(seats): _short(row) for seats, row in zip(tables, rows[1:], strict=True)},
    }


def _row(sample: Sample, tables: Sequence[int]) -> list[float]:
    seats, part, worth, _ = sample
    now = shares(part)
    return [share * worth for share in now] + [share * (seats == table) for table in tables for share in now]


def _short(values: Sequence[float]) -> list[float]:
    return [round(value, 3) for value in values]


def run(argv: Sequence[str]) -> int:
    """Runs the tool with its command line, prints the scale, and returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m game.tools.leads", description="Find a box's scale for reviews.")
    parser.add_argument("box")
    parser.add_argument("--games", type=int, default=60, help="by number of seats (default 60)")
    parser.add_argument("--unit", type=float, default=1.0, help="points that a difference of plans of 1 comes to")
    asked = parser.parse_args(argv)
    seats = shelf.about(asked.box).seats
    samples = [sample for each in seats for deal in range(asked.games) for sample in played(asked.box, each, deal)]
    print(f"{json.dumps(asked.box)}: {json.dumps(fitted(samples, asked.unit))}")
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
