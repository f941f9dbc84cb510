"""Colours that must be told apart are, also by those who see no red, no green or no blue: one palette serves all.

`python -m tests.paint.test_colour_sight` prints the figures that stand in docs/seeing-hearing-hands.md.
"""

import json
from collections.abc import Iterator, Mapping
from itertools import combinations
from statistics import median

import pygame
import pytest

from game.core.resources import shipped
from game.paint import sprites
from tests.paint.colour_sight import KINDS, Rgb, apart, rgb

pytestmark = pytest.mark.painted

_LEAST = 14.0
"""How far apart two colours of one group look at least, to every kind of sight; 10 is seen at a glance."""
FAMILIES = {
    "player": (
        "architect_*", "broker_*_down", "broker_*_up", "house_*", "house_small_*", "palace_*", "palace_small_*",
        "screen_*", "screen_small_*", "token_*",
    ),
    "building": ("badge_*", "seal_*", "tile_*"),
    "gem": ("gem_*", "cargo_*", "quote_*"),
    "money": ("coin_*", "money_*_1", "money_*_5", "money_*_9", "square_*"),
}  # fmt: skip
_WIDE, _COARSE, _OPAQUE, _DIFFERENT = 40, 8, 220, 10.0


def palette() -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads((shipped("assets") / "palette.json").read_text(encoding="utf-8"))
    return found


def nearest(colours: Mapping[str, str], kind: str) -> tuple[float, str, str]:
    """The two colours that look most alike, and how far apart they are."""
    pairs = combinations(colours.items(), 2)
    return min((apart(rgb(one), rgb(other), kind), a, b) for (a, one), (b, other) in pairs)


def nearest_pieces(family: str, keys: Mapping[str, str], kind: str) -> tuple[float, str, str]:
    """The two pieces of a family that look most alike where they differ at all, and how far apart they are there."""
    known = sprites.manifest()
    drawn = {key: dict(_points(family.replace("*", key))) for key in keys if family.replace("*", key) in known}
    return min((_differing(drawn[a], drawn[b], kind), a, b) for a, b in combinations(drawn, 2))


def _points(name: str) -> Iterator[tuple[tuple[int, int], Rgb]]:
    made = sprites.sprite(name, _WIDE, round(_WIDE * sprites.aspect(name)))
    for x in range(made.get_width()):
        for y in range(made.get_height()):
            red, green, blue, alpha = made.get_at((x, y))
            if alpha > _OPAQUE:
                yield (x, y), (red // _COARSE * _COARSE, green // _COARSE * _COARSE, blue // _COARSE * _COARSE)


def _differing(one: Mapping[tuple[int, int], Rgb], other: Mapping[tuple[int, int], Rgb], kind: str) -> float:
    pairs = [(one[at], other[at]) for at in one.keys() & other.keys()]
    return median(apart(a, b, kind) for a, b in pairs if apart(a, b, "usual") > _DIFFERENT)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("group", FAMILIES)
def test_no_two_colours_of_a_group_look_alike(group: str, kind: str) -> None:
    least, one, other = nearest(palette()[group], kind)
    assert least >= _LEAST, (one, other)


def test_the_formula_gives_the_distances_that_were_published_with_it() -> None:
    assert apart((255, 255, 255), (0, 0, 0), "usual") == pytest.approx(100, abs=0.1)
    assert apart((255, 0, 0), (0, 255, 0), "usual") == pytest.approx(86.6, abs=0.2)
    assert apart((0, 0, 255), (0, 0, 255), "tritan") == 0


if __name__ == "__main__":
    pygame.display.set_mode((64, 64))
    for group, families in FAMILIES.items():
        print(f"{group:20}", *(f"{kind} {nearest(palette()[group], kind)[0]:5.1f}" for kind in KINDS))
        for family in families:
            figures = (f"{kind} {nearest_pieces(family, palette()[group], kind)[0]:5.1f}" for kind in KINDS)
            print(f"  {family:18}", *figures)
