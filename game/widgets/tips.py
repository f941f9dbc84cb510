"""Tips: a small note beside what is pointed at or focused."""

from collections.abc import Collection, Sequence

import pygame

from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import Face
from game.paint.high_contrast import edge
from game.paint.palette import INK, TEAL
from game.widgets.node import Node, Role
from game.widgets.scroll import Scrolls

_WIDE, _LARGE = 560, 900
_WAY = 22.0


def draw_tip(
    canvas: Canvas, node: Node, way: str = "", *, is_asked: bool = False, clear: Sequence[pygame.Rect] = ()
) -> Box | None:
    """Draws why a node is disabled or what it does, below it or, near the bottom, above it; nothing if unsaid.

    Whoever asks is told its name at least. `way` is the line that leads on to the rule ("": none), `clear` what it had
    better not lie on, most important first; returns where the line stands.
    """
    told = node.told
    if node.name not in told and (is_asked or node.role is Role.ITEM):
        told = f"{node.name}\n{told}" if told else node.name
    if not told:
        return None
    width = min(_WIDE, max(lettering.width(canvas, told, 24), lettering.width(canvas, way, _WAY, "semi")) + 4)
    height = lettering.paragraph_height(canvas, told, width, 24)
    w, h = width + 40, height + 28 + (_WAY * 1.6 if way else 0)
    box = _beside(canvas, node, w, h, [part for part in clear if not part.contains(node.rect)])
    canvas.shadow(canvas.rect(box), 10, 150, 2, 6)
    canvas.box(box, "#FBF4E2", INK, 10, 2)
    lettering.paragraph(canvas, told, box.x + 20, box.y + 14, width + 2, 24)
    return _draw_way(canvas, way, Box(box.x + 20, box.y + 14 + height, width, _WAY * 1.6)) if way else None


def _beside(canvas: Canvas, node: Node, w: float, h: float, clear: Sequence[pygame.Rect]) -> Box:
    """Returns where a tip lies: below its node, else above, else beside it, clear of as many parts as it can.

    Of a node with no room around it the tip lies at the window's top.
    """
    k, rect = canvas.k, node.rect
    across = min(max(12.0, rect.centerx / k - w / 2), canvas.w - w - 12)
    down = min(max(12.0, rect.centery / k - h / 2), canvas.h - h - 12)
    below, above = Box(across, rect.bottom / k + 14, w, h), Box(across, rect.top / k - h - 14, w, h)
    places = [below] if below.bottom < canvas.h - 12 else []
    places += [above, Box(rect.right / k + 14, down, w, h), Box(rect.left / k - w - 14, down, w, h)]
    window, parts = canvas.rect(canvas.area), [clear[:count] for count in range(len(clear), 0, -1)]
    inside = [box for box in places if window.contains(canvas.rect(box))]
    free = (box for kept in parts for box in inside if canvas.rect(box).collidelist(kept) < 0)
    return next(free, places[0] if places[0] in inside else Box(across, 12.0, w, h))


def _draw_way(canvas: Canvas, way: str, box: Box) -> Box:
    lettering.text(canvas, way, box.x, box.cy + 2, _WAY, TEAL, "semi", room=box.w)
    return box


def draw_explanation(canvas: Canvas, node: Node) -> None:
    """Draws large what a node is and does, beside it, for who asked for it and sits far away."""
    told = node.told
    parts: list[tuple[Face, str]] = [("semi", node.name)]
    if told and told != node.name:
        parts.append(("text", told))
    width = min(_LARGE, canvas.w - 160)
    heights = [lettering.paragraph_height(canvas, text, width, 34, face) for face, text in parts]
    w, h = width + 88, sum(heights) + 24 * (len(parts) - 1) + 72
    below, above = node.visible.bottom / canvas.k + 20, node.visible.top / canvas.k - 20 - h
    top = below if below + h < canvas.h - 24 else above
    left = min(max(24.0, node.visible.centerx / canvas.k - w / 2), canvas.w - w - 24)
    box = Box(left, top if top > 24 else max(24.0, (canvas.h - h) / 2), w, h)
    canvas.shadow(canvas.rect(box), 24, 190, 3, 12)
    canvas.box(box, "#FBF4E2", INK, 16, 3)
    y = box.y + 36
    for (face, text), height in zip(parts, heights, strict=True):
        lettering.paragraph(canvas, text, box.x + 44, y, width + 2, 34, INK, face)
        y += height + 24


_BARE = (Role.ITEM, Role.TEXT, Role.HEADING, Role.SCROLL)
"""Items have their edges from whoever paints them, one above the other; the others are not pressed."""
_CLEAR = 4
"""Pixels that an edge keeps from letters."""


def draw_edges(canvas: Canvas, nodes: Sequence[Node], scrolls: Scrolls, marked: Collection[str | None]) -> None:
    """Draws an edge around each control that can be used, as far as it is in sight; another around those marked."""
    for node in nodes:
        if node.role not in _BARE and node.is_enabled and (node.act or node.adjust or node.edit):
            rect = framed(node.rect, canvas.letters)
            with canvas.clipped(scrolls[node.scroll].rect if node.scroll else canvas.s.get_rect()):
                edge(canvas, rect, is_focus=node.id in marked)


def framed(rect: pygame.Rect, letters: Sequence[pygame.Rect]) -> pygame.Rect:
    """Returns where the edge of a control lies: around what it would run through, such as its own name."""
    crossed = [letters[i] for i in rect.collidelistall(letters) if not rect.contains(letters[i])]
    return rect.unionall([other.inflate(2 * _CLEAR, 2 * _CLEAR) for other in crossed]) if crossed else rect
