"""Whether somebody who knows a game is right in a known position: `python -m tests.trials.known BOX --worlds 400`.

The best plan that is right and the best one that is not, as the adviser weighs them, are both played on to the end of
the game in the same fresh worlds.
"""

import argparse
from dataclasses import replace
from importlib import import_module

from game.ai import brain as brains
from game.ai import levels
from game.ai.advice import Advice
from game.ai.brain import Plan
from game.ai.dice import SeededDice
from game.ai.rollouts import PlayingOn
from game.ai.weighing import Weighed, weigh
from game.boxes import NAMES
from game.core import box as shelf
from game.core.rules import Seat
from tests.known import Known

_TO_THE_END = 1000
_SEAT = Seat(0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("box", choices=NAMES)
    parser.add_argument("--worlds", type=int, default=400)
    parser.add_argument("--only", default="", help="positions whose name has this in it")
    chosen = parser.parse_args()
    known: dict[str, Known] = import_module(f"tests.known.{chosen.box}").KNOWN
    for name, position in known.items():
        if chosen.only not in name:
            continue
        plan, other = _both(chosen.box, position)
        apart, off = _apart(chosen.box, position, plan, other, chosen.worlds)
        print(f"{apart:+6.2f} ± {off:.2f}  {name}: {plan[0]} beside {other[0]}", flush=True)


def _both(box: str, known: Known) -> tuple[Plan, Plan]:
    """Returns the best plan that is right, and the best one that is not."""
    view, legal = shelf.rules(box).view(known.state, _SEAT), shelf.rules(box).legal(known.state, _SEAT)
    plans = [one.plan for one in weigh(box, levels.adviser(), view, _SEAT, "known", legal)]
    right = [known.is_right(Advice(plan, 0.0, (), None)) for plan in plans]
    return plans[right.index(True)], plans[right.index(False)]


def _apart(box: str, known: Known, plan: Plan, other: Plan, worlds: int) -> tuple[float, float]:
    """Returns by how many points a plan ends ahead of another one, and how far that may be off."""
    rules, guide, how = shelf.rules(box), replace(brains.guide(box), turns=_TO_THE_END), levels.adviser().rollouts
    assert how
    how = replace(how, turns=_TO_THE_END)
    view = rules.forget(rules.view(known.state, _SEAT))
    on = PlayingOn(rules, guide, how, view, _SEAT, SeededDice("known"))
    found = [[], []]  # type: list[list[float]]
    for _ in range(worlds):
        world, luck = on.world()
        for worths, each in zip(found, (plan, other), strict=True):
            worths.append(guide.value(on.end(world, each, luck), _SEAT))
    one, two = (Weighed(each, tuple(worths)) for each, worths in zip((plan, other), found, strict=True))
    return one.ahead_of(two)


if __name__ == "__main__":
    main()
