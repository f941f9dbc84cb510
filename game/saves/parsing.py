"""Reads saves back, whatever bytes they are: what is left of the game, or what is wrong; and changes headers."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import takewhile
from typing import Any

from game.core.text import called
from game.saves.heads import read_head, read_luck, typed
from game.saves.record import CHECK, FORMAT, STANDING, Entry, Record, Standing, signed, text_line
from game.saves.sealing import digest, load, unseal
from game.saves.trouble import DamagedSave, NewerSave

Lines = list[Any]
_MOST_LINES = 10_000
_ENTRY_BYTES = 16 << 10


def parse(data: bytes) -> Record:
    """Returns the game that a save holds, as far as it can be read (`lost` tells how many entries could not).

    Takes the whole file. Raises DamagedSave when not even the header can be read, NewerSave for a later format.
    """
    head, *body = _migrated([_read_line(line) for line in data.splitlines()[:_MOST_LINES]])
    record = read_head(head)
    entries = tuple(entry for entry in takewhile(lambda entry: entry is not None, map(_entry, body)) if entry)
    return replace(
        record,
        entries=entries,
        snapshot=_snapshot(body),
        lost=max(0, record.lost - len(entries)),
        is_torn=len(entries) != record.lost or not _is_whole(body),
    )


def parse_header(line: bytes) -> Record:
    """Returns a game with all of its entries counted as `lost`; takes a save's first line, raises as `parse`."""
    return read_head(_migrated([_read_line(line)])[0])


def _read_line(line: bytes) -> Any:
    try:
        return load(line)
    except ValueError:
        return None


# ---------------------------------------------------------------------- formats
def _migrated(lines: Lines) -> Lines:
    found = lines[0].get("kupola") if lines and isinstance(lines[0], dict) else None
    if type(found) is not int or found < 1:
        raise DamagedSave("ui.saves.error_damaged")
    if found > FORMAT:
        raise NewerSave("ui.saves.error_newer")
    for number in range(found, FORMAT):
        lines = MIGRATIONS[number](lines)
    return lines


def _with_digests(lines: Lines) -> Lines:
    """Format 1 had no digests of the header and of the lines; what it says is taken as it stands.

    A header that has one was not written by that format: then the number of the format is what was damaged.
    """
    head, *body = lines
    if CHECK in head:
        return [head | {"kupola": 2}, *body]
    if body and isinstance(body[-1], dict) and "snapshot" in body[-1]:
        body[-1] = body[-1] | {CHECK: digest([*body[:-1], body[-1]["snapshot"]])}
    return [signed(head | {"kupola": 2}), *body]


MIGRATIONS: Mapping[int, Callable[[Lines], Lines]] = {1: _with_digests}
"""How to turn the lines of a format (the key) into those of the next one; lines that could not be read are None."""


# ---------------------------------------------------------------------- lines after the header
def _is_whole(body: Lines) -> bool:
    """Tells whether the lines after the header are those that were written."""
    if not body or not isinstance(body[-1], dict):
        return False
    *lines, last = body
    return bool(last.get(CHECK) == digest([*lines, last.get("snapshot")]))


def _entry(line: Any) -> Entry | None:
    try:
        if len(typed(line, list)) == 2:
            line = [*typed(unseal(line[0], _ENTRY_BYTES), list), line[1]]
        seat, move, luck, after = line
        return Entry(typed(seat, int), move, read_luck(luck), typed(after, str))
    except ValueError:
        return None


def _snapshot(body: Lines) -> Any:
    try:
        return unseal(body[-1].get("snapshot")) if body and isinstance(body[-1], dict) else None
    except ValueError:
        return None


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
