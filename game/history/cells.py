"""Plain data as text in a column of the tables, written and read back."""

import json
from typing import Any

from game.history.database import doubting
from game.saves.players import Player


def text(value: object) -> str:
    """Returns plain data as it stands in the tables."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True, default=dict)


def mapping(cell: str) -> dict[str, Any]:
    """Returns the mapping that a column holds; raises DamagedHistory where it holds none."""
    with doubting():
        return dict(json.loads(cell).items())


def keys(cell: str) -> tuple[str, ...]:
    """Returns the keys that a column lists; raises DamagedHistory where it lists none."""
    with doubting():
        return tuple(str(key) for key in json.loads(cell))


def points(cell: str) -> dict[str, int]:
    """Returns the points that a column holds by key; raises DamagedHistory where it holds none."""
    with doubting():
        return {key: int(number) for key, number in json.loads(cell).items()}


def player(cell: str) -> Player:
    """Returns the player that a column holds; raises DamagedHistory where it holds none."""
    with doubting():
        return Player.from_plain(json.loads(cell))
