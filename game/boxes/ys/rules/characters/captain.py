"""The Captain lets the ships of two quarters change places (6)."""

from collections.abc import Iterator
from itertools import combinations

from game.boxes.ys.rules.cards import Card, Window
from game.boxes.ys.rules.change import put
from game.boxes.ys.rules.characters.character import Character, Targets
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.state import State
from game.core.rules import Seat


def _aims(public: Public, seat: Seat) -> Iterator[Targets]:
    yield from combinations(public.quarters, 2)


def _act(state: State, seat: Seat, targets: Targets) -> int:
    public, (one, other) = state.public, targets
    ships, cargo = public.ships, public.cargo
    public.ships = put(put(ships, one, ships[other]), other, ships[one])
    public.cargo = put(put(cargo, one, cargo[other]), other, cargo[one])
    return 0


CHARACTER = Character(Card.CAPTAIN, Window.START_COUNTING, _aims, _act)
