"""Positions where somebody who knows a game knows what to do, by box: what to do, and what the first reason may be."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from game.ai.advice import Advice


@dataclass(frozen=True, slots=True)
class Known:
    """A position in which seat 0 decides: whether an advice is right there, and which keys its first reason may have.

    No keys: any reason will do, or none where whatever is right comes to the same.
    """

    state: Any
    is_right: Callable[[Advice], bool]
    why: Collection[str] = ()
