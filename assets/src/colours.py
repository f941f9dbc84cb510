"""Colours: the palette of the program and the few ways to mix them."""

import json
from collections.abc import Sequence
from pathlib import Path

PALETTE: dict[str, dict[str, str]] = json.loads((Path(__file__).parent.parent / "palette.json").read_text("utf-8"))
NEUTRAL, PLAYER, BUILDING, MONEY = (PALETTE[key] for key in ("neutral", "player", "building", "money"))
BRASS, BRASS_LIGHT, BRASS_DARK = NEUTRAL["brass"], NEUTRAL["brassLight"], NEUTRAL["brassDark"]

OUTLINE = "#33200F"  # sepia ink around every shape
SHADOW = "#1C0B05"
RIM = "#EBD6A4"  # keeps dark pieces apart from dark grounds
WHITE = "#FFFFFF"
CREAM = "#FFF6DF"
STONE = "#E9D9B4"
SAND = "#EBD9AE"
TERRACOTTA = "#C4674A"
TEAL = "#124A52"

_WARM_LIGHT = "#FFF4D6"
_COOL_SHADE = "#1C0B1E"  # violet-brown: richer than black

Stops = Sequence[tuple[float, str]]
BRASS_SHEEN: Stops = [(0, "#FBE9B4"), (0.35, BRASS), (0.62, BRASS_LIGHT), (1, BRASS_DARK)]


def mix(first: str, second: str, share: float) -> str:
    """Returns the colour that lies `share` (0 to 1) of the way from the first to the second."""
    pairs = ((int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{min(255, max(0, round(a + (b - a) * share))):02X}" for a, b in pairs)


def lit(colour: str, share: float) -> str:
    """Returns the colour moved `share` (0 to 1) of the way towards warm light."""
    return mix(colour, _WARM_LIGHT, share)


def shaded(colour: str, share: float) -> str:
    """Returns the colour moved `share` (0 to 1) of the way towards cool shade."""
    return mix(colour, _COOL_SHADE, share)
