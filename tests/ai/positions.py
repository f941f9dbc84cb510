"""Positions from games that are played at random or by computer players, for tests of these."""

import pickle
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.ai.bots import choose
from game.ai.dice import SeededDice
from game.core import box as shelf
from game.core.rules import Seat, no_listener
from tests.contract.tables import OPEN


def positions(
    box: str, seats: int, seed: int, every: int = 1, options: Mapping[str, Any] | None = None, level: str | None = None
) -> Iterator[tuple[Any, Seat]]:
    """Yields copies of every so-manieth position of a game, each with a seat that must act.

    It is played at random, or by computer players of a level, whose moves must be legal.
    """
    rules, dice = shelf.rules(box), SeededDice(seed)
    state = rules.setup(seats, shelf.about(box).complete(options or {}), dice)
    number = 0
    while acting := rules.to_act(state):
        seat = min(acting)
        if number % every == 0:
            yield state.copy(), seat
        moves = rules.legal(state, seat)
        move = choose(box, level, rules.view(state, seat), seat, number) if level else dice.pick(moves)
        assert move in moves
        rules.apply(state, seat, move, dice, no_listener)
        number += 1


def fair(box: str, seats: int, seed: int, every: int, ask: Callable[[Any, Seat], Any]) -> None:
    """Asks for moves in a game: the same legal one comes whatever is hidden, and of what is sent to another process."""
    rules, luck, hidden = shelf.rules(box), SeededDice(seed), 0
    for state, seat in positions(box, min(seats, shelf.about(box).seats[-1]), seed, every):
        seen = rules.view(state, seat)
        other = rules.imagine(rules.forget(seen), luck)
        hidden += other != state
        move = ask(seen, seat)
        assert move in rules.legal(state, seat)
        assert ask(pickle.loads(pickle.dumps(rules.view(other, seat))), seat) == move
    assert hidden > 0 or box in OPEN
