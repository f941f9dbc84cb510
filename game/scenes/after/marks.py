"""Signs: badges, dashes and stripes that need no colours, pictures of what points came of, emblems of achievements."""

from collections.abc import Sequence

import pygame

from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_DARK, BRASS_LIGHT, CREAM, INK, PLAYER
from game.review.moments import Kind
from game.tabletop.ended import PointKind

DASHES = {"crimson": 0.0, "cobalt": 14.0, "saffron": 5.0, "jade": 22.0, "ivory": 9.0, "onyx": 30.0}
TONES: dict[Kind, str] = {"find": "#0F6B4F", "slip": "#8A4A0C", "turn": "#5B2A6B"}
_FILLS: dict[Kind, str] = {"find": "#0F6B4F", "slip": "#A35A12", "turn": "#5B2A6B"}
_ICONS: dict[Kind, str] = {"find": "icon_star_light", "slip": "icon_undo_light", "turn": "icon_swap_light"}
_FINE = 2


def badge(canvas: Canvas, kind: Kind, x: float, y: float, size: float) -> None:
    """Draws the sign of a kind of moments around a point: star, disc or diamond."""
    fill = _FILLS[kind]
    if kind == "find":
        for part, tone in ((0.62, INK), (0.57, BRASS_LIGHT), (0.51, fill)):
            canvas.star(x, y, size * part, tone)
    elif kind == "slip":
        canvas.disc(x, y, size * 0.53, BRASS_LIGHT, INK, 2)
        canvas.disc(x, y, size * 0.46, fill)
    else:
        for part, tone in ((0.66, INK), (0.62, BRASS_LIGHT), (0.54, fill)):
            r = size * part
            polygon(canvas, [(x, y - r), (x + r, y), (x, y + r), (x - r, y)], tone)
    canvas.put(_ICONS[kind], x, y, size * 0.54, centre=True)


def spread(places: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Returns places, given in their order, moved apart as far as there is room so that none covers another."""
    gap = min(gap, (high - low) / max(1, len(places) - 1))
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + gap if found else low))
    for i in reversed(range(len(found))):
        found[i] = min(found[i], found[i + 1] - gap if i + 1 < len(found) else high)
    return found


def line(canvas: Canvas, points: list[tuple[float, float]], colour: str, w: float) -> None:
    """Draws a player's line: dark rim, colour, and a dash of its own."""
    inside = (INK if colour in ("ivory", "saffron") else CREAM, max(2.0, w * 0.36), DASHES[colour])
    canvas.strokes(points, ((INK, w + 4, 0.0), (PLAYER[colour], w, 0.0), *([inside] if DASHES[colour] else [])))


def polygon(canvas: Canvas, points: Sequence[tuple[float, float]], fill: str) -> None:
    """Fills an area, which may be translucent."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    r = canvas.rect(Box(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1))
    corners = tuple((round((x * canvas.k - r.x) * _FINE), round((y * canvas.k - r.y) * _FINE)) for x, y in points)
    canvas.s.blit(canvas.made.get(("polygon", r.size, corners, fill), lambda: _filled(r.size, corners, fill)), r)


def _filled(size: tuple[int, int], corners: Sequence[tuple[int, int]], fill: str) -> pygame.Surface:
    colour = pygame.Color(fill)
    big = pygame.Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
    big.fill((colour.r, colour.g, colour.b, 0))
    pygame.draw.polygon(big, colour, corners)
    return pygame.transform.smoothscale(big, size)


def bar(canvas: Canvas, box: Box, colour: str, kind: str) -> None:
    """Draws a bar: empty for the start, striped for luck, crossed for others, full for decisions."""
    canvas.box(box, PLAYER[colour] if kind == "decisions" else "#FBF4E2", INK, 4, 2)
    inner = box.grown(-2)
    if kind not in ("luck", "others") or inner.w <= 0 or inner.h <= 0:
        return
    r = canvas.rect(inner)
    key = ("striped", r.size, colour, kind, canvas.k)
    canvas.s.blit(canvas.made.get(key, lambda: _striped(r.size, PLAYER[colour], kind == "others", canvas.k)), r)


def _striped(size: tuple[int, int], colour: str, is_crossed: bool, k: float) -> pygame.Surface:
    big_width, height = size[0] * _FINE, size[1] * _FINE
    big = pygame.Surface((big_width, height), pygame.SRCALPHA)
    step, width = max(4, round(9 * k * _FINE)), max(1, round(3.5 * k * _FINE))
    for x in range(-height, big_width + height, step):
        pygame.draw.line(big, colour, (x, height), (x + height, 0), width)
        if is_crossed:
            pygame.draw.line(big, colour, (x, 0), (x + height, height), width)
    return pygame.transform.smoothscale(big, size)


def paint_kind(canvas: Canvas, kind: PointKind, x: float, y: float, size: float, *, is_grey: bool = False) -> None:
    """Draws what a kind looks like, its sprites over one another."""
    paint_sprites(canvas, kind.sprites, x, y, size, is_grey=is_grey)


def paint_sprites(
    canvas: Canvas, names: tuple[str, ...], x: float, y: float, size: float, *, is_grey: bool = False
) -> None:
    """Draws sprites over one another around a point."""
    made = canvas.made.get(("kind", names, canvas.px(size), is_grey), lambda: _made(canvas, names, size, is_grey))
    canvas.stamp(made, x, y, centre=True)


def _made(canvas: Canvas, names: tuple[str, ...], size: float, is_grey: bool) -> pygame.Surface:
    px = canvas.px(size)
    made = pygame.Surface((px, px), pygame.SRCALPHA)
    made.fill((0, 0, 0, 0))
    blank = Canvas(made, made=canvas.made)
    for name in names:
        width = px / blank.k
        blank.put(name, width / 2, width / 2, width, centre=True)
    return pygame.transform.grayscale(made) if is_grey else made


_GOLD, _EMPTY = "#E7B23C", "#D9C79C"


def emblem(canvas: Canvas, sprites: Sequence[str], x: float, y: float, size: float, *, is_won: bool) -> None:
    """Draws an emblem around a point; what is not won yet is told by its shape, not by colour alone."""
    if is_won:
        canvas.star(x, y, size * 0.56, INK)
        canvas.star(x, y, size * 0.51, _GOLD)
    canvas.disc(x, y, size * 0.36, CREAM if is_won else _EMPTY, INK if is_won else BRASS_DARK, 2)
    paint_sprites(canvas, tuple(sprites), x, y, size * 0.46, is_grey=not is_won)
