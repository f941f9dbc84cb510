"""What the lobby remembers: the last set-up and those that were given a name."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from game.core.rules import Options
from game.core.text import clean
from game.saves.claims import change_json
from game.saves.files import read_json, set_aside
from game.saves.players import Player, read_players
from game.saves.record import LONGEST

_MOST_SEATS = 12


@dataclass(frozen=True, slots=True)
class SetUp:
    """A table laid in the lobby: box, players in the order of the form, whether seats are drawn, the options chosen.

    `youngest` is an index into the players.
    """

    box: str
    players: tuple[Player, ...]
    options: Options = field(default_factory=dict)
    random_order: bool = True
    youngest: int = 0

    def to_plain(self) -> dict[str, Any]:
        """Returns the set-up as it stands in a file."""
        return {
            "box": self.box,
            "players": [player.to_plain() for player in self.players],
            "options": dict(self.options),
            "random_order": self.random_order,
            "youngest": self.youngest,
        }

    @classmethod
    def from_plain(cls, plain: Any) -> Self:
        """Returns the set-up of a file's plain data; raises ValueError when it describes none."""
        try:
            players, _ = read_players(plain["players"][:_MOST_SEATS])
            options = {
                str(key): value for key, value in plain["options"].items() if isinstance(value, bool | int | str)
            }
            set_up = cls(str(plain["box"]), players, options, plain["random_order"] is True, plain["youngest"])
        except (AttributeError, KeyError, TypeError) as error:
            raise ValueError("set-up") from error
        if type(set_up.youngest) is not int or set_up.youngest not in range(len(players)):
            raise ValueError("youngest")
        return set_up


@dataclass(frozen=True, slots=True)
class Presets:
    """The last set-up, if any, and the named ones."""

    last: SetUp | None = None
    named: Mapping[str, SetUp] = field(default_factory=dict)


def read_presets(path: Path) -> Presets:
    """Returns what the lobby remembers; what cannot be understood is forgotten by itself, a damaged file kept aside."""
    try:
        plain = read_json(path) or {}
        named = {clean(name, LONGEST): _read(value) for name, value in plain.get("named", {}).items()}
        last = _read(plain.get("last"))
    except (AttributeError, ValueError):
        set_aside(path)
        return Presets()
    return Presets(last, {name: set_up for name, set_up in named.items() if set_up})


def _read(plain: Any) -> SetUp | None:
    try:
        return SetUp.from_plain(plain)
    except ValueError:
        return None


def keep_last(path: Path, set_up: SetUp) -> None:
    """Puts the set-up that is played on the disk; raises StoreError."""
    change_json(path, lambda plain: plain | {"last": set_up.to_plain()})


def keep_preset(path: Path, name: str, set_up: SetUp | None) -> None:
    """Puts a set-up on the disk under a name, or with None takes that name away; raises StoreError."""

    def named(plain: dict[str, Any]) -> dict[str, Any]:
        known = plain.get("named")
        others = (
            {key: kept for key, kept in known.items() if clean(key, LONGEST) != name} if isinstance(known, dict) else {}
        )
        return plain | {"named": others if set_up is None else {**others, name: set_up.to_plain()}}

    change_json(path, named)
