"""How long computer players think: `python -m tests.trials.times [BOX …]` prints milliseconds a decision by level.

Every level decides at the same positions of games between Normals, where there is something to decide; below the levels
stand a hint, and what a review asks about one decision, by whoever judges. Told are mean, 95th of 100, and the longest,
in time of the core that thinks: a busy machine makes them hardly longer.
"""

import argparse
from collections.abc import Callable, Iterator
from statistics import fmean
from time import process_time
from typing import Any

from game.ai import advice, bots, dice, judging, levels
from game.ai.process import tidy_rarely
from game.boxes import NAMES
from game.core import box as shelf
from game.core.rules import Seat, no_listener

_EVERY = 7
"""Every so-manieth decision is asked about: kinds of decisions come round in turn."""


def decisions(box: str, seats: int, count: int) -> Iterator[tuple[Any, Seat, Any]]:
    """Yields so many views with the seat that decides, and what Normal does, of game after game."""
    rules, number, deal = shelf.rules(box), 0, 0
    while count > 0:
        luck, deal = dice.SeededDice(f"times {deal}"), deal + 1
        state = rules.setup(seats, shelf.about(box).complete({}), luck)
        while count > 0 and (acting := rules.to_act(state)):
            seat = min(acting)
            view = rules.view(state, seat)
            move = bots.choose(box, "normal", view, seat, number)
            if len(rules.legal(state, seat)) > 1:
                number += 1
                if number % _EVERY == 0:
                    yield view, seat, move
                    count -= 1
            rules.apply(state, seat, move, luck, no_listener)


def asked(box: str) -> dict[str, Callable[[Any, Seat, Any], object]]:
    """Returns what is timed, by name: a function of view, seat and the move that was made."""
    found: dict[str, Callable[[Any, Seat, Any], object]] = {
        level.key: lambda view, seat, move, key=level.key: bots.choose(box, key, view, seat, 1)  # type: ignore[misc]
        for level in levels.LADDER
        if level.evaluator
    }
    found["a hint"] = lambda view, seat, move: advice.advise(box, levels.adviser(), view, seat, 1)
    found["a judgement"] = lambda view, seat, move: judging.judge(box, levels.adviser().key, view, seat, 1, move)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("box", nargs="*", choices=[[], *NAMES])
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--decisions", type=int, default=40)
    chosen = parser.parse_args()
    tidy_rarely()
    for box in chosen.box or [name for name in NAMES if shelf.about(name).shelf]:
        met = list(decisions(box, chosen.seats, chosen.decisions))
        for name, ask in asked(box).items():
            taken = sorted(_milliseconds(ask, *one) for one in met)
            p95 = taken[int(0.95 * (len(taken) - 1))]
            print(f"{box:15}{name:13} mean {fmean(taken):7.1f}   p95 {p95:7.1f}   max {taken[-1]:7.1f} ms", flush=True)


def _milliseconds(ask: Callable[[Any, Seat, Any], object], view: Any, seat: Seat, move: Any) -> float:
    started = process_time()
    ask(view, seat, move)
    return 1000 * (process_time() - started)


if __name__ == "__main__":
    main()
