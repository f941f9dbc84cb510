"""Positions from games that are played at random, for tests of computer players."""

from collections.abc import Iterator, Mapping
from typing import Any

from game.ai.dice import Dice
from game.core import box as shelf
from game.core.rules import Seat, unheard


def positions(
    box: str, seats: int, seed: int, every: int = 1, options: Mapping[str, Any] | None = None
) -> Iterator[tuple[Any, Seat]]:
    """Yields copies of every so-manieth position of a random game, each with a seat that must act."""
    rules, dice = shelf.rules(box), Dice(seed)
    state = rules.setup(seats, shelf.about(box).complete(options or {}), dice)
    number = 0
    while acting := rules.to_act(state):
        seat = min(acting)
        if number % every == 0:
            yield state.copy(), seat
        rules.apply(state, seat, dice.pick(rules.legal(state, seat)), dice, unheard)
        number += 1
