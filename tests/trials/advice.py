"""Whether what is advised, and why, is so: `python -m tests.trials.advice BOX --seats N` prints a table of figures.

Hints and warnings of the coach are asked for in games between Normals, a hint also at the next decision of the same
seat. Whatever is claimed is played on in fresh worlds: until it is settled for a difference that was told and for what
a warning says is lost, to the end of the game for a move against the best of another kind.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any

from game.ai import bots, brain, levels, reasons, rollouts, watching, weighing
from game.ai import brain as brains
from game.ai.advice import Advice, advise, critiques
from game.ai.dice import SeededDice
from game.boxes import NAMES
from game.core import box as shelf
from game.core.rules import Seat, no_listener
from game.tools.matches import wilson

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


Told = tuple[str, list[list[str]]]
"""The kind of move that was advised, and the reasons that were told."""
Heard = dict[str, Any]
"""What is true of one hint, how long it took, and what was told: a line of a kept file, after its number."""


@dataclass
class Figures:
    """What was counted in the decisions of one box: shares, and how long hints took."""

    box: str
    seats: int
    worlds: int
    times: int
    found: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)
    before: dict[int, Told] = field(default_factory=dict)

    def hear(self, view: Any, seat: Seat, number: str, *, is_next: bool) -> Heard:
        """Asks for a hint and for what the coach would warn of, and returns what is true of it."""
        started = process_time()
        advice = advise(self.box, levels.adviser(), view, seat, number)
        seconds, found = process_time() - started, Counter[str]()
        told = [[str(why.key), *map(str, why.values.items())] for why in advice.reasons]
        found["hints"] = 1
        found["without a reason"] = not told
        found["without a reason, with others as good"] = not told and bool(advice.as_good or advice.is_alike)
        parts = set(reasons.load(self.box).parts(advice.plan))
        if len(parts) > 1:
            words = len(advice.reasons) + len(advice.as_good) + len(advice.behind)
            found["parts of plans"] = len(parts)
            found["parts without a word"] = max(0, len(parts) - words)
        found += self._kept(view, seat, number, advice)
        kind = type(advice.move).__name__
        if is_next and self.before[seat][0] == kind:
            found["followed by one of its kind"] = 1
            found["same sentences again"] = bool(told) and told == self.before[seat][1]
        if advice.instead:
            plans = advice.plan, advice.instead
            apart, off = self._apart(view, seat, *plans, f"{number} fresh", self.worlds)
            if apart < -off:  # it must be so twice: in few worlds luck alone makes as many worse as are looked for
                apart, off = self._apart(view, seat, *plans, f"{number} again", self.times * self.worlds)
            found["compared"] = 1
            found["better than another kind at the end"] = apart > off
            found["worse than another kind at the end"] = apart < -off
        found += self._warned(view, seat, number)
        return {"found": found, "seconds": round(seconds, 3), "told": [kind, told]}

    def count(self, seat: Seat, heard: Heard) -> None:
        """Counts what was true of a hint."""
        self.found += Counter(heard["found"])
        self.seconds.append(heard["seconds"])
        self.before[seat] = heard["told"]

    def _kept(self, view: Any, seat: Seat, number: str, advice: Advice) -> Counter[str]:
        """Looks for every difference that was told in fresh worlds: in more of them where it is not sure in few."""
        found = Counter[str]()
        for why in advice.reasons:
            if why.compared is None:
                continue
            *_, name, way = why.key.split(".")
            told = name.removeprefix("rival_"), why.values.get("seat"), why.values["stage"]
            for times in (1, self.times):
                differences = self._fresh(view, seat, number, times).differences(advice.plan, why.compared)
                (seen,) = (each for each in differences if told == (each.watched.key, each.rival, each.stage))
                if seen.is_sure:
                    break
            found["differences told"] += 1
            found["differences that turn round"] += (seen.mean > 0) != (way == "more")
        return found

    def _fresh(self, view: Any, seat: Seat, number: str, times: int) -> watching.Trials:
        known = shelf.rules(self.box).forget(view)
        return watching.Trials(self.box, levels.adviser(), known, seat, f"{number} fresh", times=times)

    def _warned(self, view: Any, seat: Seat, number: str) -> Counter[str]:
        """Holds one of the coach's warnings against fresh worlds."""
        warnings = critiques(self.box, levels.adviser(), view, seat, number)
        if not warnings:
            return Counter()
        one = SeededDice(number).pick(list(warnings.values()))
        for times in (1, self.times):
            fresh = self._fresh(view, seat, number, times)
            fresh.differences(one.best, one.played)  # in all worlds: after few of them it would seem to be hopeless
            apart, off = fresh.apart(one.best, one.played)
            if abs(apart) > off:
                break
        return Counter({"decisions with warnings": 1, "warnings that do not hold": int(apart <= 0)})

    def _apart(
        self, view: Any, seat: Seat, plan: brain.Plan, other: brain.Plan, seed: str, count: int
    ) -> tuple[float, float]:
        """Returns by how many points a plan was ahead of another at the end of games, and how far that may be off."""
        rules, guide = shelf.rules(self.box), replace(brains.guide(self.box), turns=_TO_THE_END)
        how = levels.adviser().rollouts
        assert how
        how = replace(how, turns=_TO_THE_END)
        on = rollouts.PlayingOn(rules, guide, how, rules.forget(view), seat, SeededDice(seed))
        worlds = [on.world() for _ in range(count)]
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


def _read(path: Path) -> dict[str, Heard]:
    """Returns what was heard before, by decision; a line that was cut off is heard again."""
    heard = {}
    for line in path.read_text().splitlines():
        with suppress(json.JSONDecodeError):
            found = json.loads(line)
            heard[found.pop("name")] = found
    return heard


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("box", choices=NAMES)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--every", type=int, default=11, help="every so many-th decision is looked at, and the next")
    parser.add_argument("--worlds", type=int, default=24, help="in which claims about the whole game are tried")
    parser.add_argument("--times", type=int, default=4, help="as many worlds as for a hint show whether it was true")
    parser.add_argument("--seed", default="advice")
    parser.add_argument("--keep", type=Path, help="file for what was heard; the same command goes on where it was cut")
    chosen = parser.parse_args()
    figures = Figures(chosen.box, chosen.seats, chosen.worlds, chosen.times)
    kept = _read(chosen.keep) if chosen.keep and chosen.keep.exists() else {}
    for asked, (view, seat, number, is_next) in enumerate(
        decisions(chosen.box, chosen.seats, chosen.every, chosen.seed), start=1
    ):
        name = f"{chosen.box} {chosen.seats} {chosen.every} {chosen.worlds} {number}"
        if name not in kept:
            kept[name] = figures.hear(view, seat, number, is_next=is_next)
            if chosen.keep:
                with chosen.keep.open("a") as file:
                    file.write(json.dumps({"name": name, **kept[name]}) + "\n")
        figures.count(seat, kept[name])
        if asked == chosen.decisions:
            break
    taken = sorted(figures.seconds)
    print(f"{chosen.box}, {chosen.seats} seats, {len(taken)} hints, shares with their 95 % interval")
    print(f"a hint took {fmean(taken):.2f} s of a core in the mean, {taken[int(0.95 * (len(taken) - 1))]:.2f} at p95")
    for name, whole, goal in _TABLE:
        count, of = figures.found[name], figures.found[whole]
        low, high = wilson(count / of, of) if of else (0.0, 1.0)
        print(f"{count:6} of {of:4} {name:48} {100 * low:5.1f} to {100 * high:5.1f} %   {goal}")


if __name__ == "__main__":
    main()
