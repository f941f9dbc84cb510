"""How often a computer player could work ahead while a person decides: `python -m tests.trials.foresight BOX`.

Counts decisions of computer players at a table with one person (all play like Normal): those made at the same time as
the person's, those right after a move of the person, and how many of these are foreseen, because the player guessed the
person's move among the best few and no luck came between, so that its view was just the one that it had imagined.
"""

import argparse
from collections import Counter
from typing import Any

from game.ai.bots import choose
from game.ai.dice import SeededDice
from game.ai.levels import level
from game.ai.weighing import weigh
from game.boxes import NAMES
from game.core import box as shelf
from game.core.rules import Seat, no_listener, step

_PERSON = Seat(0)
_GUESSES = 3


def foreseen(box: str, seen: Any, seat: Seat, seed: str) -> list[Any]:
    """Returns the views that a seat would have after each of the person's most likely moves; takes its present view."""
    rules, dice = shelf.rules(box), SeededDice(seed)
    world = rules.imagine(rules.forget(seen), dice)
    if _PERSON not in rules.to_act(world):
        return []
    guesses = weigh(box, level("casual"), rules.view(world, _PERSON), _PERSON, seed)[:_GUESSES]
    return [rules.view(step(rules, world, _PERSON, guess.move, dice).state, seat) for guess in guesses]


def count(box: str, seats: int, deal: int) -> Counter[str]:
    """Plays one game and returns how many decisions of computer players there were of each kind."""
    rules, luck, found = shelf.rules(box), SeededDice(f"foresight {deal}"), Counter[str]()
    state = rules.setup(seats, shelf.about(box).complete({}), luck)
    before: Any = None
    number = 0
    while acting := rules.to_act(state):
        seat = max(acting)  # computer players decide first, as at the table
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        if seat != _PERSON and len(legal) > 1:
            found["decisions"] += 1
            found["at once"] += _PERSON in acting
            if before is not None:
                found["after the person"] += 1
                found["foreseen"] += view in foreseen(box, rules.view(before, seat), seat, f"{deal}:{number}")
        before = state.copy() if seat == _PERSON and len(legal) > 1 else None
        move = choose(box, "normal", view, seat, f"{deal}:{number}")
        rules.apply(state, seat, move, luck, no_listener)
        number += 1
    return found


def main() -> None:
    """Reads the command line and prints the shares."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("box", choices=NAMES)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=4)
    asked = parser.parse_args()
    found = sum((count(asked.box, asked.seats, deal) for deal in range(asked.games)), Counter[str]())
    print(asked.box, asked.seats, {key: f"{n} ({n / found['decisions']:.0%})" for key, n in found.items()})


if __name__ == "__main__":
    main()
