"""Measures the history with as many games as a family plays in a long life, made up by dice."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from game.ai.dice import SeededDice
from game.history import house, wall
from game.history.adding import Looked
from game.history.evenings import games_of, last_evenings
from game.history.finished import FinishedGame, SeatResult
from game.history.history import History
from game.history.honours import honours
from game.history.sittings import sitting
from game.saves.players import Player

GAMES = 100_000
_ADDED = 200
_PEOPLE = tuple(f"{number:016x}" for number in range(1, 9))
_BOXES = ("alhambra", "alhambra_cards", "maharaja", "ys")
_KINDS = tuple(f"kind{number}" for number in range(9))
_KEYS = tuple(f"key{number}" for number in range(10))
_SEATS = (2, 3, 4, 5)
_A_MONTH, _ON_AN_EVENING = 30, 4
"""Of so many games in succession, so many are an evening's."""


def measure(games: int = GAMES) -> dict[str, Any]:
    """Returns milliseconds of what the menu and the wall ask of a history with so many games, and of adding one."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        history = History.open(path)
        history.renew(made_up(games))
        looked = Looked("2026-11-23 201500 ys.kupola", 1000, 1)
        adding = sorted(_ms(partial(history.add, game, looked)) for game in made_up(_ADDED, games))
        history.close()
        opening = _ms(lambda: History.open(path).close())
        history = History.open(path)
        found = {
            "games": games,
            "mib": round(path.stat().st_size / (1 << 20)),
            "add_ms": {"p50": adding[len(adding) // 2], "p99": adding[len(adding) * 99 // 100]},
            "open_ms": opening,
            "check_ms": _ms(history.check),
            **{f"{name}_ms": _ms(question) for name, question in questions(history).items()},
        }
        history.close()
        return found


def questions(history: History) -> dict[str, Callable[[], object]]:
    """Returns what each screen asks as it opens."""
    who, last = _PEOPLE[0], history.rows("SELECT digest FROM games ORDER BY id DESC LIMIT 1")[0][0]
    table = [Player("Person", "crimson", "human", person=each) for each in _PEOPLE[:3]]

    return {
        "menu": lambda: wall.tallies(history),
        "wall": lambda: wall.page(history, who),
        "streak": lambda: wall.streak(history, who, "ys"),
        "boxes": lambda: house.box_page(history),
        "games": lambda: house.games_played(history, 100),
        "honours": lambda: honours(history, last),
        "lobby": lambda: sitting(history, "ys", table),
        "evening": lambda: games_of(history, f"{1:016x}"),
        "evenings": lambda: last_evenings(history, 60),
    }


def made_up(games: int, first: int = 0) -> Iterator[FinishedGame]:
    """Yields games of two to five people out of eight, the numbers from `first` on, some of them of an evening."""
    for number in range(first, first + games):
        dice = SeededDice(number)
        people = list(_PEOPLE)
        seats = [people.pop(dice.pick(range(len(people)))) for _ in range(dice.pick(_SEATS))]
        kinds = [{kind: dice.pick(range(30)) for kind in _KINDS} for _ in seats]
        totals = [sum(points.values()) for points in kinds]
        results = tuple(
            SeatResult(
                Player(f"Person {who[-1]}", "crimson", "human", person=who),
                total,
                1 + sum(other > total for other in totals),
                {"score.play": total},
                points,
                tuple(key for key in _KEYS if dice.pick(range(10)) == 0),
            )
            for who, total, points in zip(seats, totals, kinds, strict=True)
        )
        name, day = f"{number:016x}", 1 + number // 10
        ended = f"{2000 + day // 360:04}-{1 + day // 30 % 12:02}-{1 + day % 30:02}T20:00:{number % 10:02}.000+00:00"
        box = _BOXES[dice.pick(range(len(_BOXES)))]
        evening = f"{number // _A_MONTH:016x}" if number % _A_MONTH < _ON_AN_EVENING else ""
        yield FinishedGame(
            name, name, box, 1, {"favour": True}, ended, "end.fourth_turn", 1800, 90, results, evening=evening
        )


def _ms(deed: Callable[[], object]) -> float:
    started = perf_counter()
    deed()
    return round((perf_counter() - started) * 1000, 2)
