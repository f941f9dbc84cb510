"""What a person sees on the screen: what is there, where it lies, and the way to it by keys."""

from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import Any

import pygame

from game.program import Program
from game.scenes.shell.stack import Screen
from game.scenes.table.scene import TableScene
from game.tabletop.items import Item
from game.widgets.keyboard import beside, tab_stop
from game.widgets.node import Node, Pixel
from game.widgets.ui import Ui

Key = tuple[int, int]
"""A key and what is held with it."""
_ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


class Stuck(Exception):
    """Says why nothing more can be done on the screen."""


class Eyes:
    """Looks at the window of a running program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.services = program.services

    @property
    def ui(self) -> Ui:
        """The user interface."""
        return self.services.ui

    @property
    def top(self) -> Screen | None:
        """The scene on top, None when the program has ended."""
        return self.services.navigation.stack.top

    @property
    def name(self) -> str:
        """The kind of the scene on top, "" when the program has ended."""
        return type(self.top).__name__ if self.top else ""

    @property
    def table(self) -> TableScene:
        """The table, which must be on top."""
        assert isinstance(self.top, TableScene), self.stuck("no table")
        return self.top

    @property
    def is_asked(self) -> bool:
        """Whether a person at the table can decide now, and sees it."""
        top = self.top
        return isinstance(top, TableScene) and top.can_play and not top.needs_ticks and not self.ui.is_stale

    def stuck(self, why: str) -> str:
        """Returns why nothing more can be done, with what is on the screen."""
        return f"{why}; on the {self.name}: {', '.join(node.id for node in self.ui.nodes)}"

    def node(self, name: str) -> Node:
        """Returns a node that must be on the screen."""
        node = self.ui.find(name)
        if node is None:
            raise Stuck(self.stuck(f"there is no {name}"))
        return node

    def spot(self, name: str) -> Pixel:
        """Returns a point where a node lies on top; cards of a fan are covered in part."""
        node = self.node(name)
        seen = node.visible
        found = next((p for p in (seen.center, *_points(seen)) if self.ui.at(p) is node), None)
        if found is None:
            raise Stuck(self.stuck(f"{name} is covered"))
        return found

    def way(self, name: str) -> list[Key]:
        """Returns the keys of a shortest way from where the focus is to a node."""
        way = self.ways(name).get(name)
        if way is None:
            raise Stuck(self.stuck(f"{name} is out of the keyboard's reach from {self.ui.focus}"))
        return way

    def ways(self, goal: str = "") -> dict[str, list[Key]]:
        """Returns the nodes that Tab and arrows lead to from where the focus is, with the keys of a shortest way.

        With a goal those farther away than it are left out.
        """
        start = self.ui.start
        ways: dict[str, list[Key]] = {start.id if start else "": []}
        queue = deque([start])
        while queue and not (goal and goal in ways):
            node = queue.popleft()
            way = ways[node.id if node else ""]
            for key, reached in _steps(self.ui, node):
                if reached is not None and reached.id not in ways:
                    ways[reached.id] = [*way, key]
                    queue.append(reached)
        return ways


def _points(rect: pygame.Rect) -> Iterator[Pixel]:
    for y in range(rect.top + 3, rect.bottom - 2, 6):
        for x in range(rect.left + 3, rect.right - 2, 6):
            yield x, y


def _steps(ui: Ui, node: Node | None) -> Iterator[tuple[Key, Node | None]]:
    yield (pygame.K_TAB, 0), tab_stop(ui, node, 1)
    yield (pygame.K_TAB, pygame.KMOD_SHIFT), tab_stop(ui, node, -1)
    if node is not None:
        for key, (dx, dy) in _ARROWS.items():
            if not (dx and (node.adjust or node.edit)):
                yield (key, 0), beside(ui, node, dx, dy)


# ---------------------------------------------------------------------- moves
def parts(table: TableScene, move: Any) -> tuple[Item, ...]:
    """Returns the items that belong to a move."""
    return tuple(table.board.table.clicks(table.board.view, move))


def differing(table: TableScene, wanted: Sequence[Item]) -> list[Item]:
    """Returns what must still be touched for a move; of two cards alike it does not matter which is chosen."""
    touched = table.picker.touched if table.picker else ()
    return [*(surplus(table, wanted) if wanted and wanted[0] in touched else []), *missing(table, wanted)]


def missing(table: TableScene, wanted: Sequence[Item]) -> list[Item]:
    """Returns the items of a move that are not chosen yet."""
    return _beyond(wanted, table.picker.touched if table.picker else (), _alike(table))


def surplus(table: TableScene, wanted: Sequence[Item]) -> list[Item]:
    """Returns the chosen items that do not belong to a move."""
    return _beyond(table.picker.touched if table.picker else (), wanted, _alike(table))


def _alike(table: TableScene) -> Callable[[Item], Hashable]:
    return partial(table.board.table.equivalence_key, table.board.view)


def _beyond(items: Sequence[Item], others: Sequence[Item], equivalence_key: Callable[[Item], Hashable]) -> list[Item]:
    """The items for which none of the others is left that is just like them."""
    exact = [item for item in others if item in items]
    left = Counter(equivalence_key(item) for item in others if item not in exact)
    beyond = []
    for item in items:
        if item in exact:
            continue
        if left[equivalence_key(item)]:
            left[equivalence_key(item)] -= 1
        else:
            beyond.append(item)
    return beyond
