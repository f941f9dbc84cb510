"""What the wall asks of the house as a whole: who holds the records of a box, its best games, and all games played."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.history import cells, wall
from game.history.history import History
from game.history.wall import HouseRecord, Tally
from game.saves.players import Player

_TOP = 10
"""So many of the best games are listed."""


@dataclass(frozen=True, slots=True)
class BestGame:
    """One of the best games of a box: who, the total, place, when, the number of the game, the name in it."""

    person: str
    total: int
    place: int
    ended: str
    game: int
    name: str


@dataclass(frozen=True, slots=True)
class BoxPage:
    """What the wall shows of a box: the boxes that were played, and for one of them and a number of seats the rest.

    `numbers` are the numbers of seats that there are records for, `records` are by kind and for `adding.TOTAL`,
    `tallies` by person.
    """

    boxes: Mapping[str, int]
    box: str = ""
    numbers: Sequence[int] = ()
    seats: int = 0
    best: Sequence[BestGame] = ()
    records: Mapping[str, HouseRecord] = field(default_factory=dict)
    tallies: Mapping[str, Tally] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat of a listed game: whose it is ("": nobody's), the player, total and place."""

    person: str
    player: Player
    total: int
    place: int


@dataclass(frozen=True, slots=True)
class GameLine:
    """A listed game: number and digest, box, when it ended, for how many seconds (0: unknown), the seats by place."""

    game: int
    digest: str
    box: str
    ended: str
    seconds: int
    seats: tuple[SeatLine, ...]

    @property
    def faceless(self) -> SeatLine | None:
        """Returns the seat of somebody who won under a name alone."""
        return next((each for each in self.seats if each.place == 1 and each.player.is_human and not each.person), None)


def box_page(history: History, box: str = "", seats: int = 0) -> BoxPage:
    """Returns a page about a box and a number of seats, "" and 0 for those that were played most."""
    found = dict(history.rows(f"SELECT box, count(*) FROM seats WHERE {wall.COUNTS} GROUP BY box"))
    shown = box if box in found else max(found, key=lambda name: found[name], default="")
    if not shown:
        return BoxPage({})
    played = dict(
        history.rows(
            f"SELECT seats, count(*) FROM seats WHERE {wall.COUNTS} AND box = ? GROUP BY seats ORDER BY seats", shown
        )
    )
    usual = seats if seats in played else max(played, key=lambda number: played[number])
    best = history.rows(
        f"SELECT person, total, place, ended, game, player FROM seats WHERE {wall.COUNTS} AND box = ? AND seats = ?"
        " ORDER BY total DESC, game LIMIT ?",
        *(shown, usual, _TOP),
    )
    return BoxPage(
        found,
        shown,
        tuple(played),
        usual,
        [
            BestGame(person, total, place, ended, game, cells.player(player).name)
            for person, total, place, ended, game, player in best
        ],
        wall.records(history, shown, usual),
        wall.tallies(history, shown, usual),
    )


def games_played(history: History, most: int) -> list[GameLine]:
    """Returns the last games, at most so many, the newest first."""
    found = history.rows("SELECT id, digest, box, ended, seconds FROM games ORDER BY ended DESC, id DESC LIMIT ?", most)
    return [
        GameLine(number, digest, box, ended, seconds, _seats(history, number))
        for number, digest, box, ended, seconds in found
    ]


def _seats(history: History, number: int) -> tuple[SeatLine, ...]:
    rows = history.rows("SELECT person, player, total, place FROM seats WHERE game = ? ORDER BY place, seat", number)
    return tuple(SeatLine(person or "", cells.player(player), total, place) for person, player, total, place in rows)


def replays_of(history: History, game: int) -> list[str]:
    """Returns the names of the files that a game was read from, the newest first."""
    return [name for (name,) in history.rows("SELECT name FROM files WHERE game = ? ORDER BY changed DESC", game)]
