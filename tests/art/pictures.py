"""What the tests of drawn pictures share: the committed masters, and what an eye takes from a part of one."""

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame

ASSETS = Path(__file__).resolve().parents[2] / "assets"
MANIFEST: dict[str, Any] = json.loads((ASSETS / "manifest.json").read_text("utf-8"))
SPRITES: dict[str, Any] = MANIFEST["sprites"]


def picture(name: str, factor: int = 1) -> pygame.Surface:
    return pygame.image.load(ASSETS / SPRITES[name]["folder"] / f"{name}@{factor}.webp")


def patch(surface: pygame.Surface, box: Sequence[float], at: tuple[float, float] = (0, 0)) -> pygame.Surface:
    """Returns a box of a picture, its corner relative to a position."""
    x, y, w, h = box
    return surface.subsurface(pygame.Rect(*map(round, (at[0] + x, at[1] + y, w, h))))


def mean(surface: pygame.Surface) -> pygame.Color:
    return pygame.Color(*pygame.transform.average_color(surface))


def distance(first: pygame.Color, second: pygame.Color) -> float:
    return math.dist(first[:3], second[:3])


def luminance(colour: pygame.Color) -> float:
    return (0.2126 * colour.r + 0.7152 * colour.g + 0.0722 * colour.b) / 255
