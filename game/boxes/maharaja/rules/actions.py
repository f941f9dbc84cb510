"""The action disc: its nine actions, their parts, and what a turn has done of them and still allows (4, 5, 8)."""

from functools import lru_cache
from typing import NamedTuple

from game.core.values import value

GOLD, HOUSE, TWO_HOUSES, MOVE, QUARRY, PALACE, PALACE_HOUSE, GOVERNORS, CHARACTER = ACTIONS = range(9)
NAMES = ("gold", "house", "two_houses", "move", "quarry", "palace", "palace_house", "governors", "character")
"""The key of each action."""

Parts = tuple[int, ...]
"""How often each part may be done, or was."""

TAKE, ANYWHERE, CITY_ONLY, SHIFT, FETCH, BUILD, LOWER, EXCHANGE = range(8)
"""The parts: take gold; a house anywhere; a house in a city only; move a house; quarry; palace; governor; character."""
IN_VILLAGE, IN_CITY = ANYWHERE, CITY_ONLY
"""Where houses were built, at the same indexes of what was done."""

PART_NAMES = ("take", "anywhere", "city_only", "shift", "fetch", "build", "lower", "exchange")
"""The key of each part."""

NOTHING: Parts = (0, 0, 0, 0, 0, 0, 0, 0)
PARTS: tuple[Parts, ...] = (
    (1, 0, 0, 0, 0, 0, 0, 0),
    (0, 1, 0, 0, 0, 0, 0, 0),
    (0, 1, 1, 0, 0, 0, 0, 0),
    (0, 0, 0, 1, 0, 0, 0, 0),
    (0, 0, 0, 0, 1, 0, 0, 0),
    (0, 0, 0, 0, 0, 1, 0, 0),
    (0, 1, 0, 0, 0, 1, 0, 0),
    (0, 0, 0, 0, 0, 0, 1, 0),
    (0, 0, 0, 0, 0, 0, 0, 1),
)
"""The parts of each action: at most one of two houses stands in a village."""
CHIT_ACTIONS = tuple(action for action in ACTIONS if action != CHARACTER)
"""What a chit may announce (8)."""
Disc = tuple[int, int]
"""The two actions set on a disc, the lower number first; the same one twice is allowed (4)."""


@value
class Progress:
    """How far a turn has come: the revealed disc, what was done of it, the action announced by a chit, the builder.

    `done` counts the parts; houses by where they were built. `built_free` tells that the builder's help was used.
    """

    disc: Disc
    done: Parts = NOTHING
    chit: int | None = None
    built_free: bool = False

    def advanced(self, part: int) -> "Progress":
        """Returns the progress with one part more done."""
        done = (*self.done[:part], self.done[part] + 1, *self.done[part + 1 :])
        return Progress(self.disc, done, self.chit, self.built_free)

    def helped(self) -> "Progress":
        """Returns the progress after the builder's help was used."""
        return Progress(self.disc, self.done, self.chit, built_free=True)


# ---------------------------------------------------------------------- what a turn allows
CHIT_SLOT = 2
"""Where a chit's parts are among those of a turn, after the two actions of the disc."""
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


@lru_cache(maxsize=512)
def _allowed(disc: Disc, chit: int | None) -> Parts:
    """Returns how often each part may be done in the whole turn."""
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
    disc = sum(slot < CHIT_SLOT for slot, _, _ in parts)
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
    return any(not part.is_done for part in turn_parts(progress) if part.slot < CHIT_SLOT)
