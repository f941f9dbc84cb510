"""The mouse: what is under it, what it presses, drags and scrolls."""

from game.widgets.node import Node, Role
from game.widgets.presses import Series
from game.widgets.ui import Ui

_QUICK, _NEAR = 0.45, 24
"""Seconds between the clicks of a double click, and pixels that the pointer of a clumsy hand moves between them."""


class Mouse:
    """Hands what the mouse does to a user interface."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._pointer = (-1, -1)
        self._clicks = Series(_QUICK, _NEAR)

    def move(self, pos: tuple[int, int], *, is_dragging: bool) -> bool:
        """Takes a movement and returns whether something is dragged by it."""
        ui, self._pointer = self._ui, pos
        if is_dragging and (held := ui.find(ui.pressed)) and (held.edit or held.drag):
            self._drag(held, pos)
            return True
        node = ui.at(pos)
        name = node.id if node else None
        if name != ui.hover:
            ui.hover = name
            ui.is_stale = True
        return False

    def _drag(self, node: Node, pos: tuple[int, int]) -> None:
        if node.edit:
            self._ui.typist.drag(node, pos[0])
        elif node.drag:
            node.drag(pos[1] if node.role is Role.SCROLL else pos[0])
        self._ui.is_stale = True

    def press(self, pos: tuple[int, int]) -> bool:
        """Takes the main button going down and returns whether that was meant for a node, an open list or nothing."""
        ui, self._pointer = self._ui, pos
        ui.is_keyboard, ui.is_stale = False, True
        node = ui.at(pos)
        if not self._clicks.press(pos, ui.now, (ui.renewals, node.id if node else "")):
            return True
        if ui.popup and (node is None or node.area != "popup"):
            ui.close_popup()
            return True
        if node is None or not node.is_reachable:
            ui.point(None)
            return False
        self._take_hold(node, pos)
        return True

    def _take_hold(self, node: Node, pos: tuple[int, int]) -> None:
        """Presses a node down; a field gets the focus, anything else only tells arrows where to start from."""
        ui, is_again = self._ui, self._clicks.count > 1
        ui.pressed = None if node.role is Role.ITEM and is_again else node.id  # a double click chooses once
        if node.edit:
            is_entering, ui.focus = ui.focus != node.id, node.id
            ui.typist.press(node, pos[0], self._clicks.count, is_entering=is_entering)
            return
        ui.point(node)
        self._drag(node, pos)

    def release(self, pos: tuple[int, int]) -> bool:
        """Takes the main button going up and returns whether it did something."""
        ui = self._ui
        pressed, ui.pressed = ui.pressed, None
        node = ui.at(pos)
        ui.is_stale = True
        if node is None or node.id != pressed:
            return False
        ui.activate(node)
        return True

    def wheel(self, steps: int) -> bool:
        """Takes steps of the wheel (down is 1) and returns whether they moved anything."""
        node = self._ui.at(self._pointer)
        self._ui.is_stale = True
        if node and node.wheel:
            node.wheel(steps)
            return True
        return self._ui.scrolls.wheel(self._pointer, steps)
