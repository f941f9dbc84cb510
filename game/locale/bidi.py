"""The order in which a line is drawn that holds letters written from the right: the common part of Unicode's rules.

Embeddings, overrides and isolates (UAX #9, X1–X10) stand in no text of a game and are drawn as what they are: nothing.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple
from unicodedata import bidirectional

FROM_RIGHT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]")
"""Letters that are written from the right."""
RIGHT, LEFT, NUMBER, NEUTRAL = "R", "L", "N", "-"
_CLASSES: Final = {"R": RIGHT, "AL": RIGHT, "L": LEFT, "EN": NUMBER, "AN": NUMBER}
_INSIDE_NUMBERS: Final = ("CS", "ES")
_BESIDE_NUMBERS: Final = "ET"
_BELONGING: Final = ("NSM", "BN")
"""Marks and joiners go with the letter before (W1, X9)."""


class DirectionRun(NamedTuple):
    """Letters of one direction, in the order in which they are read."""

    text: str
    is_from_right: bool


def visual_runs(line: str, *, is_from_right: bool) -> list[DirectionRun]:
    """Returns the runs of a line from left to right; `is_from_right` tells the direction of the line as a whole."""
    if not FROM_RIGHT.search(line):
        return [DirectionRun(line, is_from_right=False)]
    base = RIGHT if is_from_right else LEFT
    levels = [_level(kind, base) for kind in _resolved(_kinds(line, base), base)]
    grouped = groupby(range(len(line)), key=levels.__getitem__)
    runs = [(level, line[(places := [*group])[0] : places[-1] + 1]) for level, group in grouped]
    return [DirectionRun(text, level % 2 == 1) for level, text in _reordered(runs)]


def _kinds(line: str, base: str) -> list[str]:
    """Returns for each letter its direction, as far as it has one by itself or by a number it belongs to (W1–W7)."""
    classes = [bidirectional(letter) for letter in line]
    kinds = [_CLASSES.get(name, NEUTRAL) for name in classes]
    for i, name in enumerate(classes):
        before, after = kinds[i - 1] if i else NEUTRAL, kinds[i + 1] if i + 1 < len(kinds) else NEUTRAL
        is_inside = name in _INSIDE_NUMBERS and before == after == NUMBER
        is_beside = name == _BESIDE_NUMBERS and NUMBER in (before, after)
        if name in _BELONGING:
            kinds[i] = before
        elif is_inside or is_beside:
            kinds[i] = NUMBER
    strong = base
    for i, kind in enumerate(kinds):
        strong = kind if kind in (LEFT, RIGHT) else strong
        if kind == NUMBER and strong == LEFT:
            kinds[i] = LEFT
    return kinds


def _resolved(kinds: Sequence[str], base: str) -> Iterator[str]:
    """Yields the kinds with each neutral stretch taking the direction around it, or that of the line (N1, N2)."""
    before = base
    runs = [(kind, len([*group])) for kind, group in groupby(kinds)]
    for i, (kind, count) in enumerate(runs):
        if kind != NEUTRAL:
            before = RIGHT if kind == NUMBER else kind
            yield from kind * count
            continue
        after = runs[i + 1][0] if i + 1 < len(runs) else base
        after = RIGHT if after == NUMBER else after
        yield from (before if before == after else base) * count


def _level(kind: str, base: str) -> int:
    if kind == NUMBER:
        return 2
    return 1 if kind == RIGHT else (2 if base == RIGHT else 0)


def _reordered(runs: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Returns the runs turned around, from the deepest level outwards (L2)."""
    for level in range(max(level for level, _ in runs), 0, -1):
        turned: list[tuple[int, str]] = []
        for is_deep, group in groupby(runs, key=lambda run: run[0] >= level):
            stretch = [*group]
            turned += stretch[::-1] if is_deep else stretch
        runs = turned
    return runs
