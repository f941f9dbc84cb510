"""The Banker moves one quotation up and another one down (6)."""

from collections.abc import Iterator

from game.boxes.ys.rules.board import STEPS
from game.boxes.ys.rules.cards import Card, Window
from game.boxes.ys.rules.change import move_quote
from game.boxes.ys.rules.characters.character import Character, Targets
from game.boxes.ys.rules.gems import COLOURS
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.state import State
from game.core.rules import Seat


def _aims(public: Public, seat: Seat) -> Iterator[Targets]:
    """One quotation up and a different one down; neither may be without effect **[ruling]**."""
    up = [column for column in COLOURS if public.quotes[column] < STEPS]
    down = [column for column in COLOURS if public.quotes[column] > 1]
    yield from ((rising, falling) for rising in up for falling in down if rising != falling)


def _act(state: State, seat: Seat, targets: Targets) -> int:
    rising, falling = targets
    move_quote(state.public, rising, 1)
    move_quote(state.public, falling, -1)
    return 0


CHARACTER = Character(Card.BANKER, Window.END_COUNTING, _aims, _act)
