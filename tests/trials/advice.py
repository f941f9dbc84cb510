"""Whether what is advised, and why, is so: `python -m tests.trials.advice BOX --seats N` prints a table of figures.

Hints and warnings of the coach are asked for in games between Normals, a hint also at the next decision of the same
seat. Whatever is claimed is played on in fresh worlds: until it is settled for a difference that was told and for what
a warning says is lost, to the end of the game for a move against the best of another kind.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from game.ai import bots, brain, levels, reasons, rollouts, watching, weighing
from game.ai import brain as brains
from game.ai.advice import Advice, advise, critiques
from game.ai.dice import SeededDice
from game.boxes import NAMES
from game.core import box as shelf
from game.core.rules import Seat, no_listener
from game.tools.strength import wilson

_TO_THE_END = 1000
_TABLE = (
    ("without a reason", "hints", "at most 2 %"),
    ("without a reason, with others as good", "without a reason", "all"),
    ("differences that turn round", "differences told", "at most 5 %"),
    ("better than another kind at the end", "compared", ""),
    ("worse than another kind at the end", "compared", "at most 2 %"),
    ("same sentences again", "followed by one of its kind", "at most 5 %"),
    ("parts without a word", "parts of plans", "none"),
    ("warnings that do not hold", "decisions with warnings", "at most 2 %"),
)
"""What is counted, of what, and how much of it there should be."""


@dataclass
class Figures:
    """What was counted in the decisions of one box."""

    box: str
    seats: int
    worlds: int
    times: int
    found: Counter[str] = field(default_factory=Counter)
    before: dict[Seat, Advice] = field(default_factory=dict)

    def hear(self, view: Any, seat: Seat, number: str, *, is_next: bool) -> None:
        """Asks for a hint and for what the coach would warn of, and counts what is true of it."""
        advice = advise(self.box, levels.adviser(), view, seat, number)
        told = [(reason.key, tuple(reason.values.items())) for reason in advice.reasons]
        self.found["hints"] += 1
        self.found["without a reason"] += not told
        self.found["without a reason, with others as good"] += not told and bool(advice.as_good or advice.is_alike)
        parts = set(reasons.load_parts(self.box)(advice.plan))
        if len(parts) > 1:
            words = sum(bool(why.compared) for why in advice.reasons) + len(advice.as_good)
            self.found["parts of plans"] += len(parts)
            self.found["parts without a word"] += max(0, len(parts) - words)
        self._kept(view, seat, number, advice)
        if is_next:
            last = self.before[seat]
            same_kind = type(last.move) is type(advice.move)
            self.found["followed by one of its kind"] += same_kind
            self.found["same sentences again"] += bool(
                same_kind and told and told == [(reason.key, tuple(reason.values.items())) for reason in last.reasons]
            )
        self.before[seat] = advice
        if advice.instead:
            apart, off = self._apart(view, seat, advice.plan, advice.instead, number)
            self.found["compared"] += 1
            self.found["better than another kind at the end"] += apart > off
            self.found["worse than another kind at the end"] += apart < -off
        self._warned(view, seat, number)

    def _kept(self, view: Any, seat: Seat, number: str, advice: Advice) -> None:
        """Looks for every difference that was told in fresh worlds."""
        trials = self._fresh(view, seat, number)
        for why in advice.reasons:
            if why.compared is None:
                continue
            *_, name, way = why.key.split(".")
            rival, stage = why.values.get("seat"), why.values["stage"]
            (mean,) = (
                each.mean
                for each in trials.differences(advice.plan, why.compared)
                if (name.removeprefix("rival_"), rival, stage) == (each.watched.key, each.rival, each.stage)
            )
            self.found["differences told"] += 1
            self.found["differences that turn round"] += (mean > 0) != (way == "more")

    def _fresh(self, view: Any, seat: Seat, number: str) -> watching.Trials:
        known = shelf.rules(self.box).forget(view)
        return watching.Trials(self.box, levels.adviser(), known, seat, f"{number} fresh", times=self.times)

    def _warned(self, view: Any, seat: Seat, number: str) -> None:
        warnings = critiques(self.box, levels.adviser(), view, seat, number)
        self.found["decisions with warnings"] += bool(warnings)
        if warnings:
            one = SeededDice(number).pick(list(warnings.values()))
            apart, _ = self._fresh(view, seat, number).apart(one.best, one.played)
            self.found["warnings that do not hold"] += apart <= 0

    def _apart(self, view: Any, seat: Seat, plan: brain.Plan, other: brain.Plan, number: str) -> tuple[float, float]:
        """Returns by how many points a plan was ahead of another at the end of games, and how far that may be off."""
        rules, guide = shelf.rules(self.box), replace(brains.guide(self.box), turns=_TO_THE_END)
        how = levels.adviser().rollouts
        assert how
        how = replace(how, turns=_TO_THE_END)
        on = rollouts.PlayingOn(rules, guide, how, rules.forget(view), seat, SeededDice(f"{number} fresh"))
        worlds = [on.world() for _ in range(self.worlds)]
        one, two = (
            weighing.Weighed(each, tuple(guide.value(on.end(world, each, luck), seat) for world, luck in worlds))
            for each in (plan, other)
        )
        return one.ahead_of(two)


def decisions(box: str, seats: int, every: int, seed: str) -> Iterator[tuple[Any, Seat, str, bool]]:
    """Yields views of seats that decide in games between Normals, each with whether it follows the seat's last one."""
    rules, asked = shelf.rules(box), set[Seat]()
    for game in range(1000):
        dice, number = SeededDice(f"{seed} {game}"), 0
        state = rules.setup(seats, shelf.about(box).complete({}), dice)
        asked.clear()
        while acting := rules.to_act(state):
            seat, number = min(acting), number + 1
            view = rules.view(state, seat)
            is_next, is_due = seat in asked, number % every == game % every
            if len(rules.legal(state, seat)) > 1 and (is_next or is_due):
                yield view, seat, f"{seed} {game} {number}", is_next
                asked ^= {seat}
            rules.apply(state, seat, bots.choose(box, "normal", view, seat, f"{seed}:{number}"), dice, no_listener)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("box", choices=NAMES)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--every", type=int, default=11, help="every so many-th decision is looked at, and the next")
    parser.add_argument("--worlds", type=int, default=24, help="in which claims about the whole game are tried")
    parser.add_argument("--times", type=int, default=4, help="as many worlds as for a hint show whether it was true")
    parser.add_argument("--seed", default="advice")
    chosen = parser.parse_args()
    figures = Figures(chosen.box, chosen.seats, chosen.worlds, chosen.times)
    for asked, (view, seat, number, is_next) in enumerate(
        decisions(chosen.box, chosen.seats, chosen.every, chosen.seed), start=1
    ):
        figures.hear(view, seat, number, is_next=is_next)
        if asked == chosen.decisions:
            break
    print(f"{chosen.box}, {chosen.seats} seats, {figures.found['hints']} hints, shares with their 95 % interval")
    for name, whole, goal in _TABLE:
        count, of = figures.found[name], figures.found[whole]
        low, high = wilson(count / of, of) if of else (0.0, 1.0)
        print(f"{count:6} of {of:4} {name:48} {100 * low:5.1f} to {100 * high:5.1f} %   {goal}")


if __name__ == "__main__":
    main()
