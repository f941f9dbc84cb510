"""What players can decide."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card face down."""

    card: int
