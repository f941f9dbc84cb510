"""Plain data as text in a column of the tables, written and read back; SQLite does not see when a text is spoilt."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from game.history.database import DamagedHistory
from game.saves.players import Player


def text(value: object) -> str:
    """Returns plain data as it stands in the tables."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True, default=dict)


@contextmanager
def reading() -> Iterator[None]:
    """Turns what Python says of columns that hold something else than was written into DamagedHistory."""
    try:
        yield
    except (TypeError, ValueError, AttributeError) as error:
        raise DamagedHistory("history.notice_damaged") from error


def mapping(cell: str) -> dict[str, Any]:
    """Returns the mapping that a column holds; raises DamagedHistory where it holds none."""
    with reading():
        return dict(json.loads(cell).items())


def keys(cell: str) -> tuple[str, ...]:
    """Returns the keys that a column lists; raises DamagedHistory where it lists none."""
    with reading():
        return tuple(str(key) for key in json.loads(cell))


def points(cell: str) -> dict[str, int]:
    """Returns the points that a column holds by key; raises DamagedHistory where it holds none."""
    with reading():
        return {key: int(number) for key, number in mapping(cell).items()}


def player(cell: str) -> Player:
    """Returns the player that a column holds; raises DamagedHistory where it holds none."""
    with reading():
        return Player.from_plain(json.loads(cell))
