"""Who sits at a table, as lobbies remember it and saves write it down."""

from dataclasses import dataclass
from typing import Any, Literal, Self

Kind = Literal["human", "computer"]
_LONGEST, _MOST_WISHES = 200, 100


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's player: name as typed, key of the colour, human or computer, and a computer's level key.

    `waived` are the keys of the box's questions that this person does not wish to be asked.
    """

    name: str
    colour: str
    kind: Kind
    level: str = ""
    waived: frozenset[str] = frozenset()

    @property
    def is_human(self) -> bool:
        """Tells whether a person decides for this seat."""
        return self.kind == "human"

    def to_plain(self) -> dict[str, Any]:
        """Returns the player as it stands in a file."""
        plain: dict[str, Any] = {"name": self.name, "colour": self.colour, "kind": self.kind, "level": self.level}
        return plain | {"waived": sorted(self.waived)} if self.waived else plain

    @classmethod
    def from_plain(cls, plain: Any) -> Self:
        """Returns the player of a file's plain data; raises ValueError when it describes none."""
        if not isinstance(plain, dict):
            raise ValueError("player")
        parts = [plain.get(key, "") for key in ("name", "colour", "kind", "level")]
        if not all(isinstance(part, str) and len(part) <= _LONGEST for part in parts):
            raise ValueError("player")
        name, colour, kind, level = parts
        if kind not in ("human", "computer"):
            raise ValueError(kind)
        return cls(name, colour, kind, level, _wishes(plain.get("waived")))


def _wishes(plain: Any) -> frozenset[str]:
    """Reads what a player does not wish to be asked; older files hold none, and damage costs the wishes alone."""
    if not isinstance(plain, list) or len(plain) > _MOST_WISHES:
        return frozenset()
    return frozenset(key for key in plain if isinstance(key, str) and len(key) <= _LONGEST)
