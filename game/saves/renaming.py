"""Gives a save another name without touching what it says otherwise."""

import json

from game.saves.reading import parse_header
from game.saves.record import CHECK, signed, text_line


def renamed(data: bytes, name: str) -> bytes:
    """Returns a save under another name; raises SaveError when its header cannot be read.

    A header whose digest was right has a right one again, one that was damaged stays so.
    """
    first, *rest = data.splitlines(keepends=True)
    parse_header(first)
    head = json.loads(first)
    changed = head | {"name": name}
    if head.get(CHECK) == signed(head)[CHECK]:
        changed = signed(changed)
    return b"".join([text_line(changed).encode(errors="replace"), *rest])
