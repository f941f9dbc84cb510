"""Changes what the header of a save says to lists, without touching anything else."""

import json
from typing import Any

from game.core.text import called
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


def claimed(data: bytes, name: str, person: str) -> bytes:
    """Returns a save in which whoever played under a name, without being known, is a person.

    Raises SaveError when its header cannot be read.
    """

    def known(player: dict[str, Any]) -> dict[str, Any]:
        is_theirs = player.get("kind") == "human" and not player.get("person")
        found = player | {"person": person} if is_theirs and called(str(player.get("name"))) == called(name) else player
        return found | {"stints": [known(stint) for stint in found["stints"]]} if "stints" in found else found

    first, *_ = data.splitlines()
    parse_header(first)
    return _changed(data, {"players": [known(player) for player in json.loads(first)["players"]]})


def _changed(data: bytes, fields: dict[str, Any]) -> bytes:
    first, *rest = data.splitlines(keepends=True)
    parse_header(first)
    head = json.loads(first)
    changed = head | fields
    if head.get(CHECK) == signed(head)[CHECK]:
        changed = signed(changed)
    return b"".join([text_line(changed).encode(errors="replace"), *rest])
