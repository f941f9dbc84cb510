"""Reads saves back: whatever bytes it is given, it returns what is left of the game or says what is wrong."""

import base64
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import takewhile
from typing import Any

from game.core.rules import Key, Progress
from game.saves.players import Player
from game.saves.record import FORMAT, Entry, Label, Opening, Record, unseal
from game.saves.trouble import DamagedSave, NewerSave

Lines = list[Any]
MIGRATIONS: Mapping[int, Callable[[Lines], Lines]] = {}
"""How to turn the lines of a format (the key) into those of the next one; lines that could not be read are None."""

_MOST_SEATS = 12
_PROGRESS = re.compile(r"progress\.[a-z_]{1,24}")


def parse(data: bytes) -> Record:
    """Returns the game that a save holds, as far as it can be read (`lost` tells how many entries could not).

    Takes the whole file. Raises DamagedSave when not even the header can be read, NewerSave for a later format.
    """
    lines = _migrated([_read_line(line) for line in data.splitlines()])
    record = _head(lines[0])
    entries = [entry for entry in takewhile(lambda entry: entry is not None, map(_entry, lines[1:])) if entry]
    return replace(record, entries=tuple(entries), snapshot=_snapshot(lines), lost=max(0, record.lost - len(entries)))


def parse_header(line: bytes) -> Record:
    """Returns a game with all of its entries counted as `lost`; takes a save's first line, raises as `parse`."""
    return _head(_migrated([_read_line(line)])[0])


def _read_line(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _migrated(lines: Lines) -> Lines:
    found = lines[0].get("kupola") if lines and isinstance(lines[0], dict) else None
    if not isinstance(found, int) or found < 1:
        raise DamagedSave("ui.saves.error_damaged")
    if found > FORMAT:
        raise NewerSave("ui.saves.error_newer")
    for number in range(found, FORMAT):
        lines = MIGRATIONS[number](lines)
    return lines


def _head(head: dict[str, Any]) -> Record:
    try:
        return Record(
            box=_typed(head["box"], str),
            rules_version=_typed(head["rules"], int),
            players=tuple(Player.from_plain(plain) for plain in _typed(head["players"], list)[:_MOST_SEATS]),
            options={key: _option(value) for key, value in _typed(head["options"], dict).items()},
            seed=_typed(unseal(head["seed"]), int),
            opening=_opening(head),
            entries=(),
            snapshot=None,
            is_over=_typed(head["over"], bool),
            label=_label(head),
            lost=max(0, _typed(head["entries"], int)),
            progress=_progress(head.get("progress")),
            acting=_acting(head.get("acting")),
        )
    except (KeyError, ValueError) as error:
        raise DamagedSave("ui.saves.error_damaged") from error


def _opening(head: dict[str, Any]) -> Opening:
    start = None if head["start"] is None else unseal(head["start"])
    return Opening(_luck(head["luck"]), _typed(head["digest"], str), start, max(0, _typed(head["played"], int)))


def _label(head: dict[str, Any]) -> Label:
    """Reads what only lists show: damage there must not cost the game, so each part falls back by itself."""
    name, written, picture = (head.get(key) for key in ("name", "written", "picture"))
    try:
        png = base64.b64decode(picture, validate=True) if isinstance(picture, str) else b""
    except ValueError:
        png = b""
    return Label(name if isinstance(name, str) else "", written if isinstance(written, str) else "", png)


def _progress(plain: Any) -> Progress | None:
    """Reads how far a game is; whether its box has such words is asked by whoever shows them."""
    match plain:
        case [str() as key, int() as number] if _PROGRESS.fullmatch(key) and type(number) is int and 0 <= number < 1000:
            return Progress(Key(key), number)
    return None


def _acting(plain: Any) -> tuple[int, ...]:
    return tuple(seat for seat in plain if type(seat) is int) if isinstance(plain, list) else ()


def _entry(line: Any) -> Entry | None:
    try:
        seat, move, luck, digest = _typed(line, list)
        return Entry(_typed(seat, int), move, _luck(luck), _typed(digest, str))
    except ValueError:
        return None


def _snapshot(lines: Lines) -> Any:
    try:
        return unseal(lines[-1].get("snapshot")) if isinstance(lines[-1], dict) else None
    except ValueError:
        return None


def _luck(plain: Any) -> tuple[int, ...]:
    return tuple(_typed(pick, int) for pick in _typed(plain, list))


def _option(value: Any) -> bool | int | str:
    if isinstance(value, bool | int | str):
        return value
    raise ValueError("option")


def _typed(value: Any, kind: type) -> Any:
    if type(value) is not kind:
        raise ValueError(kind.__name__)
    return value
