"""The Alchemist turns one gem into a gem of any colour (6)."""

from collections.abc import Iterator

from game.boxes.ys.rules.cards import Card, Window
from game.boxes.ys.rules.change import give_gem
from game.boxes.ys.rules.characters.character import Character, Targets
from game.boxes.ys.rules.gems import COLOURS
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.state import State
from game.core.rules import Seat


def _aims(public: Public, seat: Seat) -> Iterator[Targets]:
    """A gem and what it becomes; or nothing, for the change is not compulsory though the card is spent (6)."""
    yield ()
    for gem, number in enumerate(public.gems[seat]):
        if number:
            yield from ((gem, colour) for colour in COLOURS if colour != gem)


def _act(state: State, seat: Seat, targets: Targets) -> int:
    if targets:
        gem, colour = targets
        give_gem(state.public, seat, gem, -1)
        give_gem(state.public, seat, colour)
    return 0


CHARACTER = Character(Card.ALCHEMIST, Window.END_COUNTING, _aims, _act)
