"""Patterns: moves told by what they do, as lessons write them."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum
from typing import Any

FACT = "@"
"""Begins the name of a value that is read from the position."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """Moves of one kind whose named fields are equal to something; the other fields are free.

    Without a kind it fits every move. A field is a number, a word, a list, a mapping of the fields of a value within
    the move, or "@name" for a value of the step's facts.
    """

    kind: type | None = None
    fields: Mapping[str, Any] = field(default_factory=dict)

    def fits(self, move: Any, values: Mapping[str, object]) -> bool:
        """Tells whether a move is one of these; takes the values that were read from the position."""
        if self.kind is None:
            return True
        return type(move) is self.kind and _holds(self.fields, move, values)

    @property
    def is_any(self) -> bool:
        """Tells whether it fits every move."""
        return self.kind is None

    def unknown(self) -> list[str]:
        """Returns the names of fields that its kind of move has not."""
        if self.kind is None:
            return []
        known = {each.name for each in fields(self.kind)}
        return [name for name in self.fields if name not in known]


def _holds(wanted: Mapping[str, Any], value: Any, values: Mapping[str, object]) -> bool:
    return all(_equal(part, getattr(value, name, None), values) for name, part in wanted.items())


def _equal(wanted: Any, value: Any, values: Mapping[str, object]) -> bool:
    if isinstance(wanted, str) and wanted.startswith(FACT):
        wanted = values.get(wanted[1:])
    if isinstance(wanted, Mapping) and is_dataclass(value):
        return _holds(wanted, value, values)
    if isinstance(value, Enum):
        return wanted in (value, value.value, value.name, value.name.lower())
    if isinstance(value, Set):
        wanted, value = sorted(wanted), sorted(value)
    if _is_row(wanted) and _is_row(value):
        return len(wanted) == len(value) and all(_equal(a, b, values) for a, b in zip(wanted, value, strict=True))
    return bool(wanted == value)


def _is_row(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)
