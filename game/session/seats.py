"""Who sits where: players in the order of their seats."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.saves.players import Kind, Player

__all__ = ["Kind", "Player", "arrange"]


def arrange(players: Sequence[Player], chance: Chance) -> tuple[Player, ...]:
    """Returns the players in a random order, all orders equally likely."""
    left = list(players)
    seated = []
    while left:
        seated.append(left.pop(chance.pick(range(len(left)))))
    return tuple(seated)
