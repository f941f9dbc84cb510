"""Plays games at random: how golden games are made.

`python -m tests.golden.playing BOX SEATS SEED [KEY=VALUE …] > tests/golden/BOX/NAME.kupola`
"""

import sys
from typing import Any

from game.core import box as shelf
from game.core.rules import Options, Seat
from game.saves.players import Player
from game.session.dice import Dice
from game.session.session import Session

COLOURS = ("crimson", "cobalt", "saffron", "jade", "ivory", "onyx")
NAMES = ("Anna", "Bence", "Csilla", "Dávid", "Ewa", "Filip")


def random_session(box: str, seats: int, seed: int, options: Options, *, eager: bool = False) -> Session:
    """Returns a game that was played to its end.

    Moves are picked evenly; eager players always pick the first one (in the card game they buy whenever they can).
    """
    players = [Player(name, colour, "human") for name, colour in zip(NAMES, COLOURS, strict=True)]
    session = Session.new(box, players[:seats], options, seed)
    whim = Dice(seed, "whim")
    while acting := sorted(session.to_act()):
        seat = Seat(whim.pick(acting))
        moves = session.legal(seat)
        session.submit(seat, moves[0] if eager else whim.pick(moves), session.number)
    return session


def _option(box: str, text: str) -> tuple[str, Any]:
    key, _, word = text.partition("=")
    values = next(option.values for option in shelf.about(box).options if option.key == key)
    return key, next(value for value in values if str(value) == word)


if __name__ == "__main__":
    name, seats, seed, *rest = sys.argv[1:]
    eager = "eager" in rest
    options = dict(_option(name, text) for text in rest if text != "eager")
    game = random_session(name, int(seats), int(seed), options, eager=eager)
    sys.stdout.buffer.write(game.record().to_bytes())
