"""Badges: which key does something or, in a hand that holds a game controller, which part of that."""

from game.paint import pieces
from game.widgets.glyphs import BY_CAP, Control, glyph, glyph_width
from game.widgets.ui import Ui

Cap = str | Control
"""A key as it is printed ("F1"), the key of its name ("enter"), or a part of a game controller."""


def has_badge(ui: Ui, cap: Cap) -> bool:
    """Tells whether what is in the hand has that key, and whether the person wishes to see it."""
    return ui.has_key_cues and bool(cap) and (ui.pad is None or _control(cap) is not None)


def badge_width(ui: Ui, cap: Cap, size: float = 20) -> float:
    """Returns how wide the badge of a key is, in units; 0 where it has none."""
    control = _control(cap)
    if ui.pad and control:
        return glyph_width(ui.canvas, control, ui.pad, size)
    return 0.0 if ui.pad else pieces.keycap_width(ui.canvas, _printed(ui, cap), size)


def badge(ui: Ui, x: float, y: float, cap: Cap, size: float = 20) -> None:
    """Draws the badge of a key, its middle at a point."""
    control = _control(cap)
    if ui.pad and control:
        glyph(ui.canvas, x, y, control, ui.pad, size)
    elif not ui.pad:
        pieces.keycap(ui.canvas, x, y, _printed(ui, cap), size)


def _control(cap: Cap) -> Control | None:
    return cap if isinstance(cap, Control) else BY_CAP.get(cap)


def _printed(ui: Ui, cap: Cap) -> str:
    return ui.words(f"ui.keys.{cap}") if cap.islower() else cap
