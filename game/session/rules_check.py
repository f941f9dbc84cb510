"""Tries whether the rules can go on from a position that nobody vouches for."""

from typing import Any

from game.core.codec import Codec
from game.core.rules import AnyRules, Seat, step
from game.session.dice import Dice

_FAR = 12
"""Moves that are tried one after the other."""


def is_playable(rules: AnyRules, codec: Codec, state: Any, seats: int) -> bool:
    """Tells whether everybody can look at a position and whoever acts can play on for a while.

    May raise anything when that is not so.
    """
    for turn in range(_FAR):
        acting = sorted(rules.to_act(state))
        if not set(acting) <= set(range(seats)) or not _can_be_seen(rules, state, seats):
            return False
        if not acting:
            return len(rules.result(state).totals) == seats
        seat = Seat(acting[turn % len(acting)])
        moves = rules.legal(state, seat)
        if any(codec.decode(codec.encode(move)) != move for move in moves):
            return False
        state = step(rules, state, seat, moves[turn % len(moves)], Dice(0, f"trying {turn}")).state
    return True


def _can_be_seen(rules: AnyRules, state: Any, seats: int) -> bool:
    return all(rules.view(state, viewer) is not None for viewer in (None, *map(Seat, range(seats))))
