"""What the history knows of the people who sit down together: who began last time, and how far they are apart."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from game.ai.levels import OFFERED
from game.core.text import called
from game.history import cells, wall
from game.history.history import History
from game.saves.players import Player

_LOOKED_AT = 60
"""So many of somebody's last games are searched for those that were played by the same people."""
LAST = 10
"""So many games between the same people count for the level of their opponents."""
_LEAST = 3
"""From so many games on somebody's mean says anything."""
Who = frozenset[str]
"""The people of a table, whoever the computer players are: ids, and names of those without one."""


@dataclass(frozen=True, slots=True)
class Mean:
    """Somebody's mean total in a box with a number of players, and of how many games."""

    games: int
    mean: float


@dataclass(frozen=True, slots=True)
class Fared:
    """How the same people fared against computer players of a level: games, and in how many one of them was ahead."""

    level: str
    games: int
    ahead: int


@dataclass(frozen=True, slots=True)
class Sitting:
    """What is known of a table: who began last time ("": unknown), everybody's mean, how they fared against a level.

    Means are there by `identity`, and only where they come of games enough; `fared` is about the level that these
    people met last.
    """

    began: str = ""
    means: Mapping[str, Mean] = field(default_factory=dict)
    fared: Fared | None = None


def identity(player: Player) -> str:
    """Returns by what a person is known again: the id, or the name of somebody without one."""
    return player.person or called(player.name)


def together(players: Sequence[Player]) -> Who:
    """Returns who of players are people."""
    return frozenset(identity(player) for player in players if player.is_human)


def sitting(history: History, box: str, players: Sequence[Player]) -> Sitting:
    """Returns what is known of people who sit down to a box; nothing where nobody has an id."""
    anchor = next((player.person for player in players if player.person), "")
    if not anchor:
        return Sitting()
    games = _played(history, box, anchor, together(players))
    means = {}
    for player in players:
        best = wall.totals(history, player.person, box).get(len(players)) if player.person else None
        if best and best.games >= _LEAST:
            means[player.person] = Mean(best.games, best.mean)
    return Sitting(games[0].began if games else "", means, _fared(games))


@dataclass(frozen=True, slots=True)
class _Game:
    """A game of the same people: who began, the computer players' only level ("": several, none), were people ahead."""

    began: str
    level: str
    is_ahead: bool


def _played(history: History, box: str, anchor: str, who: Who) -> list[_Game]:
    """Returns the last games of the same people, the newest first."""
    numbers = history.rows(
        "SELECT game FROM seats WHERE person = ? AND box = ? ORDER BY ended DESC LIMIT ?", anchor, box, _LOOKED_AT
    )
    found: list[_Game] = []
    for (number,) in numbers:
        rows = history.rows("SELECT person, player, place FROM seats WHERE game = ? ORDER BY seat", number)
        players = [replace(cells.player(plain), person=person or "") for person, plain, _ in rows]
        if together(players) == who:
            found.append(_game(history, number, players, [place for _, _, place in rows]))
        if len(found) == LAST:
            break
    return found


def _game(history: History, number: int, players: Sequence[Player], places: Sequence[int]) -> _Game:
    rows = history.rows("SELECT first FROM games WHERE id = ? AND first IS NOT NULL", number)
    began = players[rows[0][0]] if rows else None
    people = [place for player, place in zip(players, places, strict=True) if player.is_human]
    others = [place for player, place in zip(players, places, strict=True) if not player.is_human]
    levels = {player.level for player in players if not player.is_human}
    return _Game(
        identity(began) if began and began.is_human else began.name if began else "",
        levels.pop() if len(levels) == 1 else "",
        min(people) < min(others, default=0),
    )


def _fared(games: Sequence[_Game]) -> Fared | None:
    level = games[0].level if games else ""
    against = [game for game in games if game.level == level]
    return Fared(level, len(against), sum(game.is_ahead for game in against)) if level else None


_LEAST_GAMES = 4
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
    if fared is None or fared.games < _LEAST_GAMES or fared.level not in OFFERED:
        return ""
    at = OFFERED.index(fared.level)
    if 4 * fared.ahead >= 3 * fared.games:
        return OFFERED[at + 1] if at + 1 < len(OFFERED) else ""
    return OFFERED[at - 1] if 4 * fared.ahead <= fared.games and at else ""
