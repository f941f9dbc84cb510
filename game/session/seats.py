"""Who sits where, players in the order of their seats, and who of them has secrets from whom."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.rules import Options, Seat
from game.core.text import called, cut
from game.saves.players import Kind, Player

__all__ = ["LONGEST_NAME", "Kind", "Player", "arrange", "has_no_secrets", "people", "told_apart"]
LONGEST_NAME = 14
"""Letters of the longest name that a table has room for."""


def arrange(players: Sequence[Player], chance: Chance) -> tuple[Player, ...]:
    """Returns the players in a random order, all orders equally likely."""
    left = list(players)
    seated = []
    while left:
        seated.append(left.pop(chance.pick(range(len(left)))))
    return tuple(seated)


def people(players: Sequence[Player]) -> list[Seat]:
    """Returns the seats of people."""
    return [Seat(i) for i, player in enumerate(players) if player.is_human]


def has_no_secrets(players: Sequence[Player], options: Options) -> bool:
    """Tells whether nobody at the screen has secrets from others there: one person plays, or hands are open."""
    return len(people(players)) < 2 or bool(options.get("open_hands"))


def told_apart(name: str, others: Sequence[str]) -> str:
    """Returns a name as it is called at a table where somebody else may have the same one."""
    taken = {called(other) for other in others}
    names = (name, *(f"{cut(name, LONGEST_NAME - 2)} {number}" for number in range(2, 2 + len(taken))))
    return next(each for each in names if called(each) not in taken)
