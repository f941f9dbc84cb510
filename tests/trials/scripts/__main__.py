"""Plays scripts against a level: `python -m tests.trials.scripts BOX`."""

import argparse
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from statistics import fmean

from game.ai.bots import choose
from game.ai.dice import SeededDice
from game.ai.levels import LADDER
from game.core import box as shelf
from game.core.rules import no_listener
from game.tools.matches import wilson
from game.tools.workers import add_arguments, positive, workers
from tests.trials.scripts import maharaja, palaces, ys
from tests.trials.scripts.script import Scripts, move_of

SCRIPTS: Mapping[str, Scripts] = {
    "alhambra_cards": palaces.CARD_GAME,
    "alhambra": palaces.TILE_GAME,
    "maharaja": maharaja.SCRIPTS,
    "ys": ys.SCRIPTS,
}


def win(box: str, name: str, level: str, seed: int, deal: int) -> float:
    """Plays a deal from both seats and returns the script's share of the wins."""
    return fmean(_game(box, name, level, seed, deal, own) for own in range(2))


def _game(box: str, name: str, level: str, seed: int, deal: int, own: int) -> float:
    rules, luck = shelf.rules(box), SeededDice(f"{seed}:{deal}")
    state = rules.setup(2, shelf.about(box).complete({}), luck)
    number = 0
    while acting := rules.to_act(state):
        seat = min(acting)
        view, dice = rules.view(state, seat), f"{seed}:{deal}:{own}:{number}"
        taste = SCRIPTS[box][name]
        move = move_of(box, taste, view, seat, dice) if seat == own else choose(box, level, view, seat, dice)
        rules.apply(state, seat, move, luck, no_listener)
        number += 1
    places = rules.result(state).places
    return 1 / places.count(1) if places[own] == 1 else 0.0


def main(argv: Sequence[str]) -> int:
    """Prints a line for each script; returns 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.trials.scripts", description=__doc__)
    parser.add_argument("box", choices=SCRIPTS)
    parser.add_argument("--level", choices=[level.key for level in LADDER], default="normal")
    parser.add_argument("--games", type=positive, default=100, help="for each script (default 100)")
    parser.add_argument("--seed", type=int, default=1)
    add_arguments(parser)
    asked = parser.parse_args(argv)
    deals = range(-(-asked.games // 2))
    with workers(asked.jobs, asked.cluster) as crew:
        for name in SCRIPTS[asked.box]:
            shares = [*crew.executor.map(partial(win, asked.box, name, asked.level, asked.seed), deals)]
            low, high = wilson(fmean(shares), len(deals))
            told = f"{asked.box:15} {name:26} {2 * len(deals):4} games  {fmean(shares):4.0%} [{low:.0%}, {high:.0%}]"
            print(f"{told} against {asked.level}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
