"""The Jeweler brings two gems of any colours (6)."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from game.boxes.ys.rules.cards import Card, Window
from game.boxes.ys.rules.change import give_gem
from game.boxes.ys.rules.characters.character import Character, Targets
from game.boxes.ys.rules.gems import COLOURS
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.state import State
from game.core.rules import Seat


def _aims(public: Public, seat: Seat) -> Iterator[Targets]:
    yield from combinations_with_replacement(COLOURS, 2)


def _act(state: State, seat: Seat, targets: Targets) -> int:
    for colour in targets:
        give_gem(state.public, seat, colour)
    return 0


CHARACTER = Character(Card.JEWELER, Window.END_COUNTING, _aims, _act)
