"""What a turn still allows and asks for: the parts of the disc's two actions and of a chit's (5, 8)."""

from functools import lru_cache
from typing import NamedTuple

from game.boxes.maharaja.rules.actions import ANYWHERE, CITY_ONLY, IN_CITY, IN_VILLAGE, NOTHING, PARTS, Parts
from game.boxes.maharaja.rules.public import Disc, Progress

_CHIT = 2
_SETTLING = (
    (IN_VILLAGE, ANYWHERE),
    (IN_CITY, CITY_ONLY),
    (IN_CITY, ANYWHERE),
    *((part, part) for part in range(len(NOTHING)) if part not in (ANYWHERE, CITY_ONLY)),
)
"""Which things done meet which parts, in this order: a house in a city is also a house anywhere."""


class TurnPart(NamedTuple):
    """One part of an action of this turn; `slot` is 0 or 1 for the disc's actions, 2 for a chit's."""

    slot: int
    action: int
    part: int
    is_done: bool


def allowed(progress: Progress) -> Parts:
    """Returns how often each part may be done in the whole turn."""
    return _allowed(progress.disc, progress.chit)


@lru_cache(maxsize=512)
def _allowed(disc: Disc, chit: int | None) -> Parts:
    actions = [*disc, *(() if chit is None else (chit,))]
    return tuple(map(sum, zip(NOTHING, *(PARTS[action] for action in actions), strict=True)))


def may(progress: Progress, part: int) -> bool:
    """Tells whether a part other than a house may be done once more."""
    return part in open_parts(progress)


def may_build(progress: Progress, *, in_village: bool) -> bool:
    """Tells whether one more house may be built in a village, or in a city."""
    return (IN_VILLAGE if in_village else IN_CITY) in open_parts(progress)


def open_parts(progress: Progress) -> frozenset[int]:
    """Returns the parts that may be done once more; for houses where one more may be built."""
    return _open(progress.disc, progress.chit, progress.done)


@lru_cache(maxsize=1 << 12)
def _open(disc: Disc, chit: int | None, done: Parts) -> frozenset[int]:
    """Of two houses at most one stands in a village (5)."""
    most = _allowed(disc, chit)
    parts = {part for part in range(len(NOTHING)) if part not in (IN_VILLAGE, IN_CITY) and done[part] < most[part]}
    if done[IN_VILLAGE] + done[IN_CITY] < most[ANYWHERE] + most[CITY_ONLY]:
        parts |= {IN_VILLAGE, IN_CITY} if done[IN_VILLAGE] < most[ANYWHERE] else {IN_CITY}
    return frozenset(parts)


def turn_parts(progress: Progress) -> tuple[TurnPart, ...]:
    """Returns every part of the turn with whether it is done; what was done counts for the disc before the chit."""
    actions = [*progress.disc, *(() if progress.chit is None else (progress.chit,))]
    parts = [
        (slot, action, part)
        for slot, action in enumerate(actions)
        for part, times in enumerate(PARTS[action])
        for _ in range(times)
    ]
    disc = sum(slot < _CHIT for slot, _, _ in parts)
    left, met = list(progress.done), [False] * len(parts)
    for indexes in (range(disc), range(disc, len(parts))):
        for kind, part in _SETTLING:
            for index in indexes:
                if parts[index][2] == part and left[kind] and not met[index]:
                    left[kind], met[index] = left[kind] - 1, True
    return tuple(TurnPart(*part, is_done) for part, is_done in zip(parts, met, strict=True))


@lru_cache(maxsize=1 << 12)
def is_undone(progress: Progress) -> bool:
    """Tells whether a part of the disc was left undone; a chit's parts lapse without compensation (8)."""
    return any(not part.is_done for part in turn_parts(progress) if part.slot < _CHIT)
