"""Reads the header of a save: what can be mended is mended and told, what the game needs and cannot be had refuses."""

import base64
import re
from typing import Any

from game.core.rules import Key, Progress
from game.core.text import clean, short
from game.saves.players import read_id, read_players
from game.saves.record import BRANCH, CHECK, EVENING, LONGEST, SECONDS, STANDING, Label, Opening, Record, Standing
from game.saves.sealing import digest, unseal
from game.saves.trouble import DamagedSave, Notice

LARGEST_SIDE = 1000
"""Pixels; our own pictures are 384 wide."""
MOST_BYTES = 128 << 10
"""Ours have a tenth of it."""
_START, _SCAN = b"\xff\xd8", b"\xff\xda"
_BASELINE = (0xC0, 0xC1)


def is_bearable(picture: bytes) -> bool:
    """Tells whether a picture is one that we could have written: a plain JPEG of one scan and of a bearable size.

    Progressive ones and those of many scans are none: each scan of a few bytes costs as much as the whole picture.
    """
    if len(picture) > MOST_BYTES or not picture.startswith(_START) or picture.count(_SCAN) != 1:
        return False
    width, height = _size(picture)
    return 0 < width <= LARGEST_SIDE and 0 < height <= LARGEST_SIDE


def _size(picture: bytes) -> tuple[int, int]:
    """Returns width and height as the first frame header claims them, zeros where there is none of the plain kind."""
    at = len(_START)
    while picture[at : at + 1] == b"\xff" and at + 9 <= len(picture):
        marker, length = picture[at + 1], int.from_bytes(picture[at + 2 : at + 4])
        if marker in _BASELINE:
            return int.from_bytes(picture[at + 7 : at + 9]), int.from_bytes(picture[at + 5 : at + 7])
        at += 2 + max(2, length)
    return 0, 0


_MOST_SEATS = 12
_MOST_TURNS = 100_000
_LONGEST_DATE = 40
_MOST_POINTS = 100_000
_MOST_SECONDS = 10_000_000
_SEED_BYTES = 100
_LETTERS = MOST_BYTES * 4 // 3
"""So many letters of Base64 the largest picture has."""
_PROGRESS = re.compile(r"progress\.[a-z_]{1,24}")


def read_head(head: dict[str, Any]) -> Record:
    """Returns a game with all of its entries counted as `lost`; raises DamagedSave when the header makes no sense."""
    try:
        players, mended = read_players(typed(head["players"], list)[:_MOST_SEATS])
        label, label_mended = _label(head)
        return Record(
            box=short(clean(typed(head["box"], str))),
            rules_version=typed(head["rules"], int),
            players=players,
            options={key: _option(value) for key, value in typed(head["options"], dict).items()},
            seed=typed(unseal(head["seed"], _SEED_BYTES), int),
            opening=_opening(head),
            entries=(),
            snapshot=None,
            is_over=typed(head["over"], bool),
            label=label,
            lost=_count(head["entries"]),
            progress=_progress(head.get("progress")),
            acting=_acting(head.get("acting"), len(players)),
            standing=_standing(head.get(STANDING), len(players)),
            seconds=_seconds(head.get(SECONDS)),
            evening=read_id(head.get(EVENING)),
            is_branch=head.get(BRANCH) is True,
            mended=(*mended, *label_mended, *_damage(head)),
        )
    except (KeyError, ValueError) as error:
        raise DamagedSave("ui.saves.error_damaged") from error


def _damage(head: dict[str, Any]) -> tuple[Notice, ...]:
    is_whole = head.get(CHECK) == digest({key: value for key, value in head.items() if key != CHECK})
    return () if is_whole else (Notice("ui.saves.notice_head_damaged"),)


def _opening(head: dict[str, Any]) -> Opening:
    luck = head["luck"] if isinstance(head["luck"], list) else unseal(head["luck"])
    start = None if head["start"] is None else unseal(head["start"])
    return Opening(read_luck(luck), typed(head["digest"], str), start, _count(head["played"]))


def _label(head: dict[str, Any]) -> tuple[Label, tuple[Notice, ...]]:
    """Reads what only lists show: damage there must not cost the game, so each part falls back by itself."""
    name, written, picture = (head.get(key) for key in ("name", "written", "picture"))
    kept = clean(name, LONGEST) if isinstance(name, str) else None
    date = clean(written, _LONGEST_DATE) if isinstance(written, str) else ""
    return Label(kept or "", date, _picture(picture)), (
        () if kept in (None, name) else (Notice("ui.saves.notice_text"),)
    )


def _picture(plain: Any) -> bytes:
    try:
        return base64.b64decode(plain, validate=True) if isinstance(plain, str) and len(plain) <= _LETTERS else b""
    except ValueError:
        return b""


def _count(plain: Any) -> int:
    return min(max(0, int(typed(plain, int))), _MOST_TURNS)


def _progress(plain: Any) -> Progress | None:
    """Reads how far a game is; whether its box has such words is asked by whoever shows them."""
    match plain:
        case [str() as key, int() as number] if _PROGRESS.fullmatch(key) and type(number) is int and 0 <= number < 1000:
            return Progress(Key(key), number)
    return None


def _acting(plain: Any, seats: int) -> tuple[int, ...]:
    known = plain if isinstance(plain, list) else []
    return tuple(seat for seat in known if type(seat) is int and 0 <= seat < seats)


def _standing(plain: Any, seats: int) -> Standing | None:
    """Reads how a game ended: nothing where that cannot be, for lists do without it."""
    match plain:
        case [list() as totals, list() as places] if len(totals) == len(places) == seats:
            is_sound = all(type(total) is int and abs(total) < _MOST_POINTS for total in totals)
            is_sound = is_sound and all(type(place) is int and 0 < place <= seats for place in places) and 1 in places
            return Standing(tuple(totals), tuple(places)) if is_sound else None
    return None


def _seconds(plain: Any) -> int:
    """Reads how long was played: unknown where that cannot be, for nothing else depends on it."""
    return plain if type(plain) is int and 0 <= plain < _MOST_SECONDS else 0


def _option(value: Any) -> bool | int | str:
    if isinstance(value, bool | int | str):
        return value
    raise ValueError("option")


def read_luck(plain: Any) -> tuple[int, ...]:
    """Returns the picks of luck in plain data; raises ValueError when they are none."""
    return tuple(typed(pick, int) for pick in typed(plain, list))


def typed(value: Any, kind: type) -> Any:
    """Returns a value that must be of just that type; raises ValueError when it is not."""
    if type(value) is not kind:
        raise ValueError(kind.__name__)
    return value
