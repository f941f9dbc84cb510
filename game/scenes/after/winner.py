"""The winner of a game: token in laurels under a crown, name and why, and what the winner built as a picture."""

import math
import random
from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.core.rules import Seat
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS, LIGHT, SOFT
from game.paint.panels import tray
from game.scenes.after.outcome import Outcome
from game.scenes.people.portraits import Sitters
from game.stage.stage import arriving, smooth
from game.tabletop.ended import Works
from game.widgets.ui import Ui

_STARS = ("#E0B45A", "#F2D48A", "#8E4478", "#2E8288", "#B8352C")
_GOLD, _LEAF, _VEIN = "#FFE9B8", "#C8973A", "#6E4A16"
_LEAVES, _OVERSAMPLING = 9, 3
_OPEN, _TURN = 34.0, 128.0
"""Degrees from the foot of a wreath to its first leaves, and over which they go."""
_RAYS = 16
_SHADE = "#1B0A1A"
_FLAT = 0.6
"""In a banner that is lower than this part of a full one there is no line that says why."""
_TWO_LINES, _LARGER = 2.8, 1.2
"""How many times the size of its letters a headline of two lines may be high, and how much larger they must be."""
_LEAST_CAPTION = 22.0
"""A picture that is too low for a caption of such letters has none."""
_NAMED, _BUILT = 0.4, 0.55
"""How far the entrance has come when name and pieces appear."""


def confetti(canvas: Canvas) -> None:
    """Draws a rain of small stars over the head of the window."""
    for x, y, r, colour in _confetti():
        canvas.star(x * canvas.w, y, r, colour)


@lru_cache(1)
def _confetti() -> tuple[tuple[float, float, float, str], ...]:
    """Always the same stars: x in parts of the width, y and radius in units, colour."""
    dice = random.Random(5)
    return tuple(
        (dice.random(), dice.random() ** 1.6 * 280, 3 + dice.random() * 8, dice.choice(_STARS)) for _ in range(64)
    )


# ---------------------------------------------------------------------- token, crown, laurels
def medallion(canvas: Canvas, sitters: Sitters, seat: int, x: float, y: float, size: float, part: float = 1.0) -> None:
    """Draws a winner's face or token in laurels under a crown; `part` is how far it has come."""
    grown = size * arriving(part)
    leaves = round(_LEAVES * smooth(min(1.0, part * 1.2)))
    for side in (-1, 1):
        canvas.stamp(_branch(canvas, size, leaves, side), x, y, centre=True)
    sitters.draw(canvas, seat, x, y, max(4.0, grown))
    if part >= 1:
        canvas.put("icon_crown_brass", x - 1, y - size * 0.62, size * 0.4, centre=True)


def _branch(canvas: Canvas, size: float, leaves: int, side: int) -> pygame.Surface:
    """Returns one branch of the wreath with so many pairs of leaves, at the left (-1) or right (1) of the token."""
    px = canvas.px(size * 1.6)
    return canvas.made.get(("laurel", px, leaves, side), lambda: _drawn_branch(px, leaves, side))


def _drawn_branch(px: int, leaves: int, side: int) -> pygame.Surface:
    big = pygame.Surface((px * _OVERSAMPLING, px * _OVERSAMPLING), pygame.SRCALPHA)
    big.fill((110, 74, 22, 0))
    middle, radius = pygame.Vector2(big.get_rect().center), big.get_width() / 1.6 * 0.585
    for i in range(leaves):
        turn = _OPEN + _TURN * i / (_LEAVES - 1)
        at = middle + pygame.Vector2(0, radius).rotate(-side * turn)
        along = pygame.Vector2(1, 0).rotate(-side * turn) * side
        away = (at - middle).normalize()
        long = radius * (0.27 - 0.07 * i / _LEAVES)
        for lean in (0.62, -0.5):
            _leaf(big, at, (along + away * lean).normalize(), long)
    made = pygame.transform.smoothscale(big, (px, px))
    return made.premul_alpha()


def _leaf(surface: pygame.Surface, foot: pygame.Vector2, along: pygame.Vector2, long: float) -> None:
    """A pointed leaf with its vein."""
    across = along.rotate(90)
    steps = [i / 10 for i in range(11)]
    upper = [foot + along * long * t + across * long * 0.2 * math.sin(math.pi * t) for t in steps]
    lower = [foot + along * long * t - across * long * 0.2 * math.sin(math.pi * t) for t in reversed(steps)]
    pygame.draw.polygon(surface, _VEIN, [*upper, *lower])
    inner = [foot + (point - foot) * 0.88 + along * long * 0.05 for point in (*upper, *lower)]
    pygame.draw.polygon(surface, _LEAF, inner)
    shine = [foot + (point - foot) * 0.8 + along * long * 0.07 for point in upper]
    pygame.draw.polygon(surface, "#F2D48A", [*shine, foot + along * long * 0.85])


def rays(canvas: Canvas, x: float, y: float, radius: float, part: float) -> None:
    """Draws beams of light around a point; `part` is how far they have come."""
    px = canvas.px(2 * radius)
    made = canvas.made.get(("rays", px), lambda: _rays(px))
    if part < 1:
        made = made.copy()
        made.fill((round(255 * part),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    canvas.stamp(made, x, y, centre=True)


def _rays(px: int) -> pygame.Surface:
    small = pygame.Surface((240, 240), pygame.SRCALPHA)
    small.fill((0, 0, 0, 0))
    for i in range(240):
        for j in range(240):
            x, y = i - 119.5, j - 119.5
            away = math.hypot(x, y) / 120
            beam = 0.5 + 0.5 * math.cos(math.atan2(y, x) * _RAYS)
            light = max(0.0, 1 - away) ** 1.5 * (0.3 + 0.7 * beam * beam)
            alpha = round(120 * light)
            small.set_at((i, j), (255 * alpha // 255, 224 * alpha // 255, 150 * alpha // 255, alpha))
    return pygame.transform.smoothscale(small, (px, px))


# ---------------------------------------------------------------------- words
def told(ui: Ui, outcome: Outcome, box_name: str) -> tuple[str, str, str]:
    """Returns who won, with how much among how many, and why the game ended or what decided."""
    words, best = ui.words, outcome.best
    names = [outcome.players[seat].name for seat in best]
    key = "ui.result.shared" if len(best) > 1 else "ui.result.wins"
    total, seats = outcome.result.totals[best[0]], len(outcome.players)
    return (
        words(key, players=names, player=names[0]),
        words(f"{outcome.table.tally}.summary", count=total, seats=seats),
        words(f"{box_name}.{outcome.decided() or outcome.result.reason}"),
    )


def banner(
    canvas: Canvas,
    sitters: Sitters,
    best: Sequence[int],
    said: tuple[str, str, str],
    box: Box,
    light: str,
    prize: str = "",
) -> None:
    """Draws the winners (`best`) and why into the head of the window, as large as it fits; a prize stands behind."""
    height = box.h * 0.62
    step = min(height * 1.34, box.w * 0.5 / len(best))
    size = min(height, step / 1.34)
    scale = box.h / 230
    cup = box.h * 0.8
    won = cup + 30 if prize else 0.0
    room = box.w - step * len(best) - 30 - won
    width = min(lettering.width(canvas, said[0], 92 * scale, "heavy"), room)
    widest = max(width, *(min(room, lettering.width(canvas, line, 30 * scale)) for line in said[1:]))
    x = box.cx - (widest + step * len(best) + 30 + won) / 2
    canvas.glow(Box(x - 20, box.y + box.h * 0.36, widest + step * len(best) + 60, box.h * 0.3), light, 60, 235, 10, 60)
    for i, seat in enumerate(best):
        medallion(canvas, sitters, seat, x + step * (i + 0.5), box.y + box.h * 0.56, size)
    left = x + step * len(best) + 30
    if prize:
        canvas.put(prize, left + widest + won - cup / 2, box.y + box.h * 0.5, cup, centre=True)
    is_flat = scale <= _FLAT
    size = max(24.0, 33 * scale)
    if not said[2] and _headline(canvas, said[0], Box(left, box.y, room, box.h * 0.8), 92 * scale):
        middle = left + room / 2
        lettering.text(canvas, said[1], middle, box.y + box.h * 0.9, size, LIGHT, "italic", "c", room=room)
        return
    name = box.y + box.h * (0.36 if is_flat else 0.42)
    lettering.text(canvas, said[0], left, name, 92 * scale, _GOLD, "heavy", shade=_SHADE, room=room)
    lettering.text(
        canvas, said[1], left + 4, box.y + box.h * (0.8 if is_flat else 0.73), size, LIGHT, "italic", room=room - 4
    )
    if not is_flat:
        lettering.text(canvas, said[2], left + 4, box.y + box.h * 0.91, 27 * scale, SOFT, room=room - 4)


def _headline(canvas: Canvas, told: str, box: Box, size: float) -> bool:
    """Draws who has won on two lines, and tells whether it did so: only where letters are larger there than on one."""
    one = lettering.common_size(canvas, [told], size, "heavy", box.w)
    two = lettering.common_size(canvas, told.split(), min(size, box.h / _TWO_LINES), "heavy", box.w)
    while two > one and lettering.paragraph_height(canvas, told, box.w, two, "heavy") > _TWO_LINES * two:
        two -= 1
    if two <= one * _LARGER:
        return False
    tall = lettering.paragraph_height(canvas, told, box.w, two, "heavy")
    lettering.paragraph(canvas, told, box.x, box.cy - tall / 2, box.w, two, _GOLD, "heavy", "c", shade=_SHADE)
    return True


# ---------------------------------------------------------------------- the winner's scene
def hero(ui: Ui, outcome: Outcome, said: tuple[str, str, str], area: Box, part: float) -> None:
    """Draws the winner large, with what was built beside; `part` is how far the entrance has come."""
    canvas, shown = ui.canvas, _pictures(outcome)
    works, left = (area.cut_right(area.w * 0.54, 24)) if shown else (None, area)
    best = outcome.best
    size = min(left.h * 0.36, left.w * 0.62 / len(best) ** 0.8)
    y = left.y + left.h * 0.36
    rays(canvas, left.cx, y, min(left.h, left.w) * 0.85, smooth(min(1.0, part)))
    step = size * 1.5
    for i, seat in enumerate(best):
        x = left.cx + (i - (len(best) - 1) / 2) * step
        medallion(canvas, outcome.sitters, seat, x, y, size, min(1.0, part * 1.6))
    if part > _NAMED:
        _said(canvas, said, left)
    if works is not None and part > _BUILT:
        paint_works(canvas, shown, works)


def _said(canvas: Canvas, said: tuple[str, str, str], box: Box) -> None:
    """The winner's name and why, below the token."""
    x, room = box.cx, box.w - 24
    size, y = min(88.0, box.h * 0.12), box.y + box.h * 0.76
    lettering.text(canvas, said[0], x, y, size, _GOLD, "heavy", "c", shade=_SHADE, room=room)
    lettering.text(canvas, said[1], x, y + size * 0.92, min(34.0, size * 0.6), LIGHT, "italic", "c", room=room)
    lettering.text(canvas, said[2], x, y + size * 1.54, min(27.0, size * 0.5), SOFT, "text", "c", room=room)


def _pictures(outcome: Outcome) -> list[Works]:
    found = [outcome.works(Seat(seat)) for seat in outcome.best]
    return [works for works in found if works]


def paint_works(canvas: Canvas, shown: Sequence[Works], box: Box) -> None:
    """Draws what the winners built side by side on a dark tray in brass, captions below where there is room."""
    canvas.glow(box, "#FFC93C", 22, 120, 2, 18)
    canvas.box(box, "#33201AF4", None, 16)
    tray(canvas, box, 40, 16)
    canvas.outline(box, BRASS, 16, 4)
    margin = min(36.0, box.h * 0.09)
    size = min(34.0, box.h * 0.14)
    columns = box.inset(margin).columns(len(shown))
    room = columns[0].w - 24
    captions = [works.caption for works in shown]
    size = lettering.common_size(canvas, captions, size, "italic", room)
    is_told = size >= _LEAST_CAPTION and all(lettering.width(canvas, each, size, "italic") <= room for each in captions)
    for works, at in zip(shown, columns, strict=True):
        with canvas.clipped(canvas.rect(box)):
            works.paint(canvas, at.inset(4, 0).trimmed(bottom=size * 1.3 if is_told else 0))
        if is_told:
            lettering.text(canvas, works.caption, at.cx, at.bottom - size / 2, size, _GOLD, "italic", "c")
