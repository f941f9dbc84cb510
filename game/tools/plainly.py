"""Moves and values as the tools print them."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from game.ai.brain import Plan
from game.core import box as shelf
from game.core.codec import Codec


def plain_move(box: str, plan: Plan | None) -> dict[str, Any] | None:
    """Returns a plan's first move as lessons write it: its short name with its fields."""
    if plan is None:
        return None
    encoded = Codec(shelf.codec_table(box)).encode(plan[0])
    assert isinstance(encoded, list)
    return {str(encoded[0]): {field.name: plain(getattr(plan[0], field.name)) for field in fields(plan[0])}}


def plain(value: Any) -> Any:
    """Returns a value of numbers, texts and collections as JSON has them."""
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple | frozenset | set):
        return [plain(each) for each in (sorted(value) if isinstance(value, frozenset | set) else value)]
    return value if value is None or isinstance(value, bool | int | float | str) else repr(value)
