"""Changes what the header of a save says to lists, without touching anything else."""

import json
from typing import Any

from game.saves.reading import parse_header
from game.saves.record import CHECK, STANDING, Standing, signed, text_line


def renamed(data: bytes, name: str) -> bytes:
    """Returns a save under another name; raises SaveError when its header cannot be read.

    A header whose digest was right has a right one again, one that was damaged stays so.
    """
    return _changed(data, {"name": name})


def with_standing(data: bytes, standing: Standing) -> bytes:
    """Returns a save whose header tells how the game ended; raises SaveError when that header cannot be read."""
    return _changed(data, {STANDING: standing.to_plain()})


def _changed(data: bytes, fields: dict[str, Any]) -> bytes:
    first, *rest = data.splitlines(keepends=True)
    parse_header(first)
    head = json.loads(first)
    changed = head | fields
    if head.get(CHECK) == signed(head)[CHECK]:
        changed = signed(changed)
    return b"".join([text_line(changed).encode(errors="replace"), *rest])
