"""Handicaps that the history offers: points to begin with, or another level of the computer players."""

from collections.abc import Mapping, Sequence

from game.ai.levels import OFFERED
from game.history.sittings import Fared, Mean
from game.saves.players import Player

_LEAST = 4
"""From so many games on it is said that a level is too easy or too hard."""


def start_points(players: Sequence[Player], means: Mapping[str, Mean]) -> tuple[int, ...]:
    """Returns with how many points each should begin: half of what is missing to the best mean, rounded down.

    Takes the means by `identity`; nobody begins with any while fewer than two people have one.
    """
    known = [means[player.person].mean for player in players if player.person in means]
    if len(known) < 2:
        return (0,) * len(players)
    return tuple(
        int((max(known) - means[player.person].mean) / 2) if player.person in means else 0 for player in players
    )


def better_level(fared: Fared | None) -> str:
    """Returns a level that would be more even, "" where the present one is or the ladder ends.

    It is the next one up where people were ahead in three games of four, the next one down in one of four.
    """
    if fared is None or fared.games < _LEAST or fared.level not in OFFERED:
        return ""
    at = OFFERED.index(fared.level)
    if 4 * fared.ahead >= 3 * fared.games:
        return OFFERED[at + 1] if at + 1 < len(OFFERED) else ""
    return OFFERED[at - 1] if 4 * fared.ahead <= fared.games and at else ""
