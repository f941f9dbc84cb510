"""Fonts by face and size in real pixels."""

from functools import cache
from typing import Literal

import pygame

from game.core.resources import shipped

Face = Literal["display", "heavy", "italic", "text", "semi", "bold"]
FILES: dict[Face, str] = {
    "display": "HarbourDisplay-Bold",
    "heavy": "HarbourDisplay-ExtraBold",
    "italic": "HarbourDisplay-MediumItalic",
    "text": "SourceSans3_400Regular",
    "semi": "SourceSans3_600SemiBold",
    "bold": "SourceSans3_700Bold",
}
SMALLEST = 13
"""No text is drawn with fewer real pixels than this (quality.md)."""


@cache
def font(face: Face, px: int) -> pygame.Font:
    """Returns the font of a face at a size in real pixels."""
    return pygame.Font(shipped("assets") / "fonts" / f"{FILES[face]}.ttf", px)
