"""Brokers that are turned up one by one while a step of the counting is shown, slower towards the end."""

from collections.abc import Sequence

from game.boxes.ys.table.sequences.sheet import SHOWN

DECIDED = 0.9
"""The part of such a step after which its results are there."""
_FIRST, _LAST, _SLOWING = 0.1, 0.8, 1.25
_BEFORE, _EACH, _MOST = 0.9, 0.45, 6.5
"""Seconds that a step takes besides, for each broker, and at most."""
_SOUNDS = ("reveal", "reveal_2", "reveal_3", "reveal_4")


def seconds(count: int) -> float | None:
    """Returns how long a step takes in which so many brokers are turned up; None: as long as any."""
    return min(_MOST, _BEFORE + _EACH * count) if count else None


def cues(count: int) -> list[tuple[float, str]]:
    """Returns when each is turned up, as a part of the step, and with which sound: they rise."""
    return [(_when(i, count), _SOUNDS[i * len(_SOUNDS) // count]) for i in range(count)]


def hidden(tags: Sequence[int], part: float) -> frozenset[int]:
    """Returns which of some brokers, told in the order in which they are turned up, still lie face down."""
    return frozenset(tag for i, tag in enumerate(tags) if part < _when(i, len(tags)))


def is_decided(tags: Sequence[int], part: float) -> bool:
    """Tells whether the results of a step are there."""
    return part >= (DECIDED if tags else SHOWN)


def _when(number: int, count: int) -> float:
    share: float = ((number + 1) / count) ** _SLOWING
    return _FIRST + (_LAST - _FIRST) * share
