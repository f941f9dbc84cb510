"""The Soldier marks a broker of the pair just placed: it counts 5 (6)."""

from collections.abc import Iterator
from dataclasses import replace

from game.boxes.ys.rules.cards import Card, Window
from game.boxes.ys.rules.characters.character import Character, Targets
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.state import State
from game.core.rules import Seat

MARKED = 5
"""What a marked broker counts, whatever its value."""


def _aims(public: Public, seat: Seat) -> Iterator[Targets]:
    """What was placed in this go and was not sent to the throne room since."""
    placed = {broker.tag for broker in public.brokers}
    yield from ((tag,) for tag in sorted(public.go) if tag in placed)


def _act(state: State, seat: Seat, targets: Targets) -> int:
    public, (tag,) = state.public, targets
    public.brokers = tuple([replace(one, marked=True) if one.tag == tag else one for one in public.brokers])
    return 0


CHARACTER = Character(Card.SOLDIER, Window.AFTER_PAIR, _aims, _act, brokers=1)
