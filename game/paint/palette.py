"""Colours of the house, read from assets/palette.json, and how well they stand out from each other."""

import json
import re

from game.core.resources import SpoiltFile, shipped

_GROUPS = ("neutral", "player", "building", "money", "contrast")
_COLOUR = re.compile("#[0-9A-Fa-f]{6}")


class Tints(dict[str, str]):
    """Colours by key; a key that no palette has, as of a damaged save, is drawn like brass."""

    def __missing__(self, key: str) -> str:
        return BRASS


def _groups() -> tuple[Tints, ...]:
    """Returns the groups of the palette; raises SpoiltFile when its file is missing or damaged."""
    path = shipped("assets") / "palette.json"
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        groups = tuple(Tints(found[group]) for group in _GROUPS)
        if not all(_COLOUR.fullmatch(colour) for group in groups for colour in group.values()):
            raise ValueError("colour")
    except (OSError, ValueError, TypeError, KeyError, RecursionError) as error:
        raise SpoiltFile(path.name) from error
    return groups


NEUTRAL, PLAYER, BUILDING, MONEY, _STARK = _groups()
INK, MUTED, LIGHT = NEUTRAL["ink"], NEUTRAL["textMuted"], NEUTRAL["textLight"]
BRASS, BRASS_LIGHT, BRASS_DARK = NEUTRAL["brass"], NEUTRAL["brassLight"], NEUTRAL["brassDark"]
GOOD, BAD, FOCUS = NEUTRAL["good"], NEUTRAL["bad"], NEUTRAL["focus"]
CREAM, SOFT, NIGHT, GLOW = "#FFF6DF", "#D8C29A", "#0B0605", "#FFD65C"
FIELD, CHOSEN, TEAL, BAND = "#FFF9EA", "#FFF0BE", "#0F5E63", "#B98A4A26"
CLEAR = "#00000000"
STARK_DARK, STARK_LIGHT, STARK_FOCUS = _STARK["ink"], _STARK["textLight"], _STARK["focus"]
HIGH_CONTRAST = {
    **{NEUTRAL[key]: colour for key, colour in _STARK.items()},
    CREAM: STARK_LIGHT, FIELD: STARK_LIGHT, SOFT: STARK_LIGHT, TEAL: STARK_DARK, NIGHT: STARK_DARK,
}  # fmt: skip
"""What each colour of the house becomes where high contrast is wished; any other stays."""

Rgb = tuple[int, int, int]


def _luminance(colour: Rgb) -> float:
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Rgb, other: Rgb) -> float:
    """Returns the contrast ratio of WCAG 2.2, from 1 to 21, of two colours given as red, green and blue in 0..255."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
