"""Evenings: several games in a row by the same people, and the cup that they play for."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from game.core.text import called
from game.history.finished import FinishedGame
from game.history.history import History
from game.history.sittings import identity
from game.saves.players import Player


@dataclass(frozen=True, slots=True)
class CupRow:
    """Somebody's line in a cup table: the player as in the last game, points of every game, how many were won, place
    (0: before the first game).

    A game without points (None) was played without them.
    """

    player: Player
    points: tuple[Fraction | None, ...]
    wins: int
    place: int

    @property
    def total(self) -> Fraction:
        """Returns the points of the whole evening."""
        return sum((points for points in self.points if points is not None), Fraction())


def games_of(history: History, evening: str) -> list[FinishedGame]:
    """Returns the games of an evening in the order in which they ended; a deal that was ended twice counts once."""
    rows = history.rows("SELECT id FROM games WHERE evening = ? AND evening != ''", evening)
    found: dict[str, FinishedGame] = {}
    for game in sorted((history.game(number) for (number,) in rows), key=lambda game: game.ended):
        found.setdefault(game.deal, game)
    return list(found.values())


def evenings(history: History) -> dict[str, list[FinishedGame]]:
    """Returns all evenings with their games, the one that began first in front."""
    rows = history.rows("SELECT evening FROM games WHERE evening != '' GROUP BY evening ORDER BY min(id)")
    return {evening: games_of(history, evening) for (evening,) in rows}


def points_of(place: int, places: Sequence[int]) -> Fraction:
    """Returns what a place of a game is worth in the cup.

    The first of four gets 4 points, the last one 1; those who share a place share its points and those of the places
    that it takes up.
    """
    sharing = places.count(place)
    worth = [len(places) - place + 1 - i for i in range(sharing)]
    return Fraction(sum(worth), sharing)


def last_evenings(history: History, most: int) -> list[list[FinishedGame]]:
    """Returns the games of the last evenings, at most so many, the newest first."""
    rows = history.rows(
        "SELECT evening FROM games WHERE evening != '' GROUP BY evening ORDER BY max(id) DESC LIMIT ?", most
    )
    return [games_of(history, evening) for (evening,) in rows]


def cup(games: Sequence[FinishedGame]) -> list[CupRow]:
    """Returns the table of a cup, the best first; computer players are known again by their names.

    With equal points more wins decide; with equal wins, too, the place is shared.
    """
    portraits = _portraits(games)
    rows = [_row(who, games, portraits) for who in _players(games, portraits)]
    worth = {row.player: (row.total, row.wins) for row in rows}
    placed = [
        CupRow(row.player, row.points, row.wins, 1 + sum(other > worth[row.player] for other in worth.values()))
        for row in rows
    ]
    return sorted(placed, key=lambda row: row.place)


def _portraits(games: Iterable[FinishedGame]) -> dict[str, str]:
    """Returns who somebody without an id is, by the name: the only person who was called so in another game.

    Somebody moves in, or is removed, while the evening goes on.
    """
    tables = [[seat.player for seat in game.seats if seat.player.is_human] for game in games]
    known: dict[str, set[str]] = {}
    for player in (player for table in tables for player in table if player.person):
        known.setdefault(called(player.name), set()).add(player.person)
    together = [{identity(player) for player in table} for table in tables]
    return {
        name: next(iter(people))
        for name, people in known.items()
        if len(people) == 1 and not any({name, *people} <= who for who in together)
    }


def _players(games: Iterable[FinishedGame], portraits: Mapping[str, str]) -> list[tuple[bool, str]]:
    """Returns everybody who played, those who came first in front."""
    return list(dict.fromkeys(_who(seat.player, portraits) for game in games for seat in game.seats))


def _row(who: tuple[bool, str], games: Sequence[FinishedGame], portraits: Mapping[str, str]) -> CupRow:
    found = [next((seat for seat in game.seats if _who(seat.player, portraits) == who), None) for game in games]
    played = [seat for seat in found if seat]
    points = tuple(
        points_of(seat.place, [each.place for each in game.seats]) if seat else None
        for seat, game in zip(found, games, strict=True)
    )
    return CupRow(played[-1].player, points, sum(seat.place == 1 for seat in played), 0)


def _who(player: Player, portraits: Mapping[str, str]) -> tuple[bool, str]:
    name = identity(player)
    return player.is_human, portraits.get(name, name)
