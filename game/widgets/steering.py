"""Moves the keyboard focus: Tab between areas, arrows inside and, at an area's edge, on to the nearest node."""

from collections.abc import Callable, Sequence

import pygame

from game.widgets.node import Node, Role

_GROUPED = (Role.TEXT, Role.HEADING, Role.CHOICE, Role.ITEM)
_SIDEWAYS_PENALTY = 2.5
_MOST_OVERLAP = 0.75
"""How much of the smaller of two nodes may be covered by the other while it still lies beside it: cards in a fan do."""
_SMALL = 3
"""How many times as large a node must at least be for another one to lie on it, wherever they meet."""
_LARGER = 1.4
"""How many times as large it must be if most of the other one is inside: a house on its plate."""
_DISABLED_FACTOR = 4
"""How much farther away what cannot be touched now seems: of many pieces around a place the place comes first."""
_ROUNDED = 1
"""By how many pixels cards of one size may differ: the edges of each are rounded for themselves."""
_RAISED = 0.2
"""How far a card of a fan may be raised, in parts of its height, and still stand in line with the others."""
_ROW = 0.3
"""How much lower or higher, in parts of its height, what lies in another row of a fan of two rows is at least."""
_TIE = 0.01
"""Of nodes equally far, as overlapping ones are, the one whose middle is closer comes first."""


def area_of(node: Node) -> str:
    """Returns the area of a node, which is a single stop for Tab."""
    return node.area


def each(node: Node) -> str:
    """Returns what is a stop for Tab where everything is read: each control, of texts, choices and items the group."""
    return node.area if node.role in _GROUPED else f"{node.area}:{node.id}"


def tabbed(
    nodes: Sequence[Node], current: Node | None, step: int, stop: Callable[[Node], str] = area_of
) -> Node | None:
    """Returns the first node of the next (step 1) or previous (-1) stop, enabled nodes preferred."""
    reachable = [node for node in nodes if node.is_reachable]
    if not reachable:
        return None
    stops = list(dict.fromkeys(map(stop, reachable)))
    at = stops.index(stop(current)) if current and stop(current) in stops else (-1 if step > 0 else 0)
    wanted = stops[(at + step) % len(stops)]
    inside = [node for node in reachable if stop(node) == wanted]
    return next(
        (node for node in inside if node.is_on and node.is_enabled),
        next((n for n in inside if n.is_enabled), inside[0]),
    )


def nearest(nodes: Sequence[Node], current: Node, dx: int, dy: int) -> Node | None:
    """Returns the closest node in a direction; at the rim the one that holds the current node, or None.

    Those of the same area come first; and of them small ones that lie on the node itself, as tiles on the place for
    them, for from everywhere else they are hidden behind it. What lies on its rim only, as a perch between tiles, comes
    first on the way up alone: in each direction it would lead past tiles. Down leads into what others lie on, and up
    out of it: from the uppermost of them to what they lie on, and from there away.
    """
    others = [node for node in nodes if node.is_reachable and node is not current]
    for group in ([n for n in others if n.area == current.area], [n for n in others if n.area != current.area]):
        if found := _nearest_of(group, current, dx, dy):
            return found
    return next((node for node in others if node.rect.contains(current.rect)), None)


def _nearest_of(group: Sequence[Node], current: Node, dx: int, dy: int) -> Node | None:
    start = current.rect
    inside = [node for node in group if _is_inside(node.rect, start)] if dy else []
    if inside and dy > 0:
        return min(inside, key=lambda node: (node.rect.centery, abs(node.rect.centerx - start.centerx)))
    ahead = [
        (cost * (1 if node.is_enabled else _DISABLED_FACTOR), node)
        for node in group
        if node not in inside and (cost := _cost(start, node.rect, dx, dy)) is not None
    ]
    best = min(ahead, key=lambda pair: (not _is_first(pair[1].rect, start, dy), pair[0]))[1] if ahead else None
    holders = [node for node in group if _is_inside(start, node.rect)] if dy < 0 else []
    if holders:
        least = min(holders, key=lambda node: node.rect.w * node.rect.h)
        if best is None or not (_is_inside(best.rect, least.rect) or _is_first(best.rect, start, dy)):
            return least
    return best


def _is_inside(end: pygame.Rect, start: pygame.Rect) -> bool:
    """Tells whether most of a node lies on a larger one: a house on its plate."""
    shared, own = end.clip(start), end.w * end.h
    return shared.w * shared.h >= own * _MOST_OVERLAP and own * _LARGER <= start.w * start.h


def _is_first(end: pygame.Rect, start: pygame.Rect, dy: int) -> bool:
    return _lies_on(end, start) and (start.contains(end) or dy < 0)


def _lies_on(end: pygame.Rect, start: pygame.Rect) -> bool:
    is_small = end.colliderect(start) and end.w * end.h * _SMALL <= start.w * start.h
    return bool(is_small) or _is_inside(end, start)


def _cost(start: pygame.Rect, end: pygame.Rect, dx: int, dy: int) -> float | None:
    """Distance in the direction plus a penalty for leaving the line; None if it lies elsewhere."""
    if dx:
        ahead = (end.centerx - start.centerx) * dx
        aside = _gap(start.top, start.bottom, end.top, end.bottom)
        between = (end.left - start.right) if dx > 0 else (start.left - end.right)
        along = abs(end.centery - start.centery)
    else:
        ahead = (end.centery - start.centery) * dy
        aside = _gap(start.left, start.right, end.left, end.right)
        between = (end.top - start.bottom) if dy > 0 else (start.top - end.bottom)
        along = abs(end.centerx - start.centerx)
    is_apart = between >= -min(start.w, start.h, end.w, end.h) * _MOST_OVERLAP or (dy and _is_next_row(start, end))
    if ahead <= 0 or not (is_apart or _lies_on(end, start)):
        return None
    if aside == 0 and between < 0 and _is_row(start, end, dx):
        along = 0  # cards of a fan: the next one counts, raised or not
    return max(0, between) + aside * _SIDEWAYS_PENALTY + along * 0.3 + ahead * _TIE


def _is_row(one: pygame.Rect, other: pygame.Rect, dx: int) -> bool:
    """Tells whether two nodes of one size stand in line, one of them perhaps raised a little."""
    across, width = (abs(one.centery - other.centery), one.h) if dx else (abs(one.centerx - other.centerx), one.w)
    return (one.size == other.size and across < width * _ROW) or (_is_like(one, other) and across <= width * _RAISED)


def _is_next_row(one: pygame.Rect, other: pygame.Rect) -> bool:
    """Tells whether two nodes of one size stand in two rows, of which one lies over most of the other."""
    return _is_like(one, other) and abs(one.centery - other.centery) >= one.h * _ROW


def _is_like(one: pygame.Rect, other: pygame.Rect) -> bool:
    return abs(one.w - other.w) <= _ROUNDED and abs(one.h - other.h) <= _ROUNDED


def _gap(a0: int, a1: int, b0: int, b1: int) -> int:
    return max(0, b0 - a1, a0 - b1)
