"""Who sits at a table, as lobbies remember it and saves write it down."""

from dataclasses import dataclass
from typing import Any, Literal, Self

Kind = Literal["human", "computer"]
_LONGEST = 200


@dataclass(frozen=True, slots=True)
class Player:
    """One seat's player: name as typed, key of the colour, human or computer, and a computer's level key."""

    name: str
    colour: str
    kind: Kind
    level: str = ""

    @property
    def is_human(self) -> bool:
        """Tells whether a person decides for this seat."""
        return self.kind == "human"

    def to_plain(self) -> dict[str, str]:
        """Returns the player as it stands in a file."""
        return {"name": self.name, "colour": self.colour, "kind": self.kind, "level": self.level}

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
        return cls(name, colour, kind, level)
