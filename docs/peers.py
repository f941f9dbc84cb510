"""Decisions a second of random play: our four games, and Catan in Catanatron, in turn on this machine.

    pip install catanatron            # into the environment of Kupola; it is used for nothing else
    python -m docs.peers --rounds 10

Catanatron is a well-known engine in plain Python, made for speed. Both sides play fresh deals of four players (three
where a game takes no more), choosing any legal move, and count processor time. A decision is a move that was played.
"""

import argparse
from collections.abc import Callable
from statistics import median
from time import process_time

from catanatron import Color, Game, RandomPlayer

from game.ai.dice import SeededDice
from game.boxes import NAMES
from game.core import box as shelf
from game.core.rules import no_listener


def ours(name: str, deal: int) -> int:
    """Plays a random game of a box and returns its decisions."""
    rules, about, dice = shelf.rules(name), shelf.about(name), SeededDice(deal)
    state, decisions = rules.setup(min(4, max(about.seats)), about.complete({}), dice), 0
    while acting := rules.to_act(state):
        seat = min(acting)
        rules.apply(state, seat, rules.sample(state, seat, dice), dice, no_listener)
        decisions += 1
    return decisions


def catan(deal: int) -> int:
    """Plays a random game of Catan and returns its decisions."""
    game = Game([RandomPlayer(colour) for colour in Color], seed=deal)
    game.play()
    return len(game.state.actions)


def speed(play: Callable[[int], int], deals: range) -> float:
    """Returns decisions a second over some deals."""
    began = process_time()
    return sum(map(play, deals)) / (process_time() - began)


def main() -> None:
    """Prints a line for each game: decisions a second, and how many times Catanatron's that is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--deals", type=int, default=5, help="in a round")
    asked = parser.parse_args()
    players: dict[str, Callable[[int], int]] = {"catan (Catanatron)": catan}
    players |= {name: lambda deal, name=name: ours(name, deal) for name in NAMES if shelf.about(name).shelf}
    found: dict[str, list[float]] = {name: [] for name in players}
    for number in range(asked.rounds + 1):
        for name, play in players.items():
            found[name].append(speed(play, range(number * asked.deals, (number + 1) * asked.deals)))
    base = median(found["catan (Catanatron)"][1:])
    for name, speeds in found.items():
        print(f"{name:20} {median(speeds[1:]):8.0f} decisions/s  x {median(speeds[1:]) / base:.2f}")


if __name__ == "__main__":
    main()
