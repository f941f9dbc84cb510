"""Measures one checkout's engine: told what to measure line by line, it answers with what it took.

It is run as a file in the checkout that it measures, so it knows the names that older ones have for things.
"""

import json
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any

sys.path.insert(0, "")

from game.ai.bots import choose
from game.ai.dice import SeededDice
from game.core import box as shelf
from game.core import rules as protocol

_SILENT: Any = getattr(protocol, "no_listener", None) or getattr(protocol, "unheard", None)
think: Any = choose
_DECISIONS = 12
"""So many positions of a game, spread over it, are thought about."""
_WORLDS, _AHEAD = 4, 12
"""So many worlds of each are played on for so many moves."""


def evaluator(box: str) -> Any:
    """Returns what a box's learned values say of a position."""
    if hasattr(shelf, "brain"):
        return shelf.brain(box).judges["learned"]
    from game.ai.brain import load

    return load(box).evaluators["learned"]


def played(rules: Any, box: str, seats: int, deal: int, choose_move: Callable[[Any, int, Any], Any]) -> int:
    """Plays a game and returns how many decisions it had."""
    dice, decisions = SeededDice(deal), 0
    state = rules.setup(seats, shelf.about(box).complete({}), dice)
    while acting := rules.to_act(state):
        seat = min(acting)
        rules.apply(state, seat, choose_move(state, seat, dice), dice, _SILENT)
        decisions += 1
    return decisions


def positions(rules: Any, box: str, seats: int, deal: int) -> Sequence[tuple[Any, int]]:
    """Returns positions of a random game in which there is something to choose."""
    found: list[tuple[Any, int]] = []
    dice = SeededDice(deal)
    state = rules.setup(seats, shelf.about(box).complete({}), dice)
    while acting := rules.to_act(state):
        seat = min(acting)
        moves = rules.legal(state, seat)
        if len(moves) > 1:
            found.append((state.copy(), seat))
        rules.apply(state, seat, dice.pick(moves), dice, _SILENT)
    return found[:: max(1, len(found) // _DECISIONS)][:_DECISIONS]


def played_on(rules: Any, box: str, views: Sequence[Any], deal: int) -> tuple[int, float]:
    """Returns how many moves a box's guide made in worlds that views leave possible, and the seconds that they took.

    An engine that is older than guides makes none.
    """
    from game.ai import brain

    find = getattr(brain, "guide", None)
    if find is None:
        return 0, 0.0
    policy, dice, count = find(box).policy, SeededDice(deal), 0
    worlds = [(rules.imagine(view, dice), dice.crn(256)) for view in views for _ in range(_WORLDS)]
    began = process_time()
    for world, luck in worlds:
        plan: list[Any] = []
        actor = None
        for _ in range(_AHEAD):
            acting = rules.to_act(world)
            if not acting:
                break
            seat = min(acting)
            if seat != actor or not plan or not rules.accepts(world, seat, plan[0]):
                actor, plan = seat, list(policy(world, seat))
            rules.apply(world, seat, plan.pop(0), luck, _SILENT)
            count += 1
    return count, process_time() - began


def measured(what: str, box: str, seats: int, deal: int) -> tuple[int, float]:
    """Returns how many things of a kind were done on a fresh deal, and the processor's seconds that they took."""
    rules: Any = shelf.rules(box)
    if what in ("listed", "sampled"):
        sample = getattr(rules, "sample", None) if what == "sampled" else None
        listed: Callable[[Any, int, Any], Any] = lambda state, seat, dice: dice.pick(rules.legal(state, seat))  # noqa: E731
        began = process_time()
        count = played(rules, box, seats, deal, sample or listed)
        return count, process_time() - began
    found = positions(rules, box, seats, deal)
    views = [(rules.view(state, seat), state, seat) for state, seat in found]
    if what == "rollout":
        return played_on(rules, box, [view for view, _, _ in views], deal)
    value = evaluator(box)
    calls: dict[str, Callable[[Any, Any, int], object]] = {
        "imagine": lambda view, state, seat: rules.imagine(view, SeededDice(deal)),
        "value": lambda view, state, seat: value(state, seat),
        "normal": lambda view, state, seat: think(box, "normal", view, seat, deal),
    }
    began = process_time()
    for view, state, seat in views:
        calls[what](view, state, seat)
    return len(found), process_time() - began


def main() -> None:
    """Answers each line `[what, box, seats, deal]` with `[count, seconds]`."""
    for line in sys.stdin:
        print(json.dumps(measured(*json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
