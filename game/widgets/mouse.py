"""The pointer, a mouse or a finger: what is under it, what it presses, carries, drags, scrolls and brings nearer."""

from collections.abc import Hashable

from game.widgets.node import Node, Pixel, Role
from game.widgets.ui import Ui


class Series:
    """Tells quick presses at one place (or of one key) from single ones: all of them belong to what the first was on.

    So nothing falls through: where the first press closed a panel, raised a curtain or played a move, the others count
    for nothing that comes afterwards. Takes the seconds between presses that belong together and how many pixels apart
    they may lie.
    """

    def __init__(self, quick: float, near: int) -> None:
        self.count = 0
        self._quick, self._near = quick, near
        self._when = 0.0
        self._at = (0, 0)
        self._on: Hashable = None

    def press(self, at: tuple[int, int], now: float, on: Hashable) -> bool:
        """Takes a press on something and returns whether it counts for that.

        What is another thing now must be told by another `on`, even if it is called the same.
        """
        is_quick = self.count > 0 and now - self._when < self._quick and self._is_near(at)
        if is_quick:
            self.count += 1
        else:
            self.count, self._at, self._on = 1, at, on
        is_meant = self._on == on
        if is_meant:  # one that counts for nothing prolongs nothing: whoever goes on pressing is heard soon
            self._when = now
        return is_meant

    def _is_near(self, at: tuple[int, int]) -> bool:
        return max(abs(at[0] - self._at[0]), abs(at[1] - self._at[1])) <= self._near


_QUICK, NEAR = 0.45, 24
"""Seconds between the clicks of a double click, and pixels that the pointer of a clumsy hand moves between them."""
_STEP = 1.2
"""How many times larger or smaller one step of the wheel makes a board."""


class Mouse:
    """Hands what a mouse, or a finger in its place, does to a user interface.

    Takes how many pixels the pointer may tremble before what it holds comes along.
    """

    def __init__(self, ui: Ui, tremble: int = 6) -> None:
        self._ui = ui
        self._tremble = tremble
        self._pointer = (-1, -1)
        self._clicks = Series(_QUICK, NEAR)
        self._hold: tuple[Node, Pixel] | None = None
        self._is_down = False

    def move(self, pos: Pixel, *, is_dragging: bool) -> bool:
        """Takes a movement and returns whether something is dragged by it."""
        ui, self._pointer = self._ui, pos
        if self._is_down and not is_dragging:
            self.let_go()  # nobody told that the button went up: that was outside of the window
        if ui.carried:
            ui.carried.move(pos)
            ui.layers.is_shifted = True
            return True
        if is_dragging and (held := ui.find(ui.pressed)) and (held.edit or held.drag):
            self._drag(held, pos)
            return True
        if is_dragging and self._hold and self._grab(*self._hold, pos):
            return True
        ui.hover_at(pos)
        return False

    def _grab(self, node: Node, start: Pixel, pos: Pixel) -> bool:
        """Takes hold of what was pressed once the pointer has left where it was; returns whether it comes along."""
        if max(abs(pos[0] - start[0]), abs(pos[1] - start[1])) < self._tremble:
            return False
        self._hold = None
        ui = self._ui
        if node.grab is None or (carried := node.grab(start)) is None:
            return False
        ui.carry(carried)
        carried.move(pos)
        return True

    def _drag(self, node: Node, pos: Pixel) -> None:
        if node.edit:
            self._ui.typist.drag(node, pos[0])
        elif node.drag:
            node.drag(pos[1] if node.role is Role.SCROLL else pos[0])
        self._ui.is_stale = True

    def press(self, pos: Pixel) -> bool:
        """Takes the main button going down and returns whether that was meant for a node, an open list or nothing."""
        ui, self._pointer = self._ui, pos
        self.let_go()  # what is still held was let go where nobody told
        self._is_down = True
        node = ui.at(pos)
        was_asking, ui.is_asking = ui.is_asking, False
        ui.is_keyboard, ui.is_stale = False, True
        if not ui.leads_on(node):
            ui.explain(node if was_asking else None)
            if was_asking:
                return True
        if not self._clicks.press(pos, ui.now, (ui.renewals, node.id if node else "")):
            return True
        if ui.popup and (node is None or node.area != "popup"):
            ui.close_popup()
            return True
        self._hold = (node, pos) if node and node.grab else None
        if node and node.twice and self._clicks.count == 2:
            node.twice(pos)
            return True
        if node is None or not (node.is_reachable or node.act):
            ui.point(None)
            return False
        self._take_hold(node, pos)
        return True

    def ask(self, pos: Pixel) -> bool:
        """Takes the second button going down, which asks what something is; returns whether there is anything.

        What the first one holds is given back by it.
        """
        self._pointer = pos
        if self._is_down:
            self.let_go()
            return True
        node = self._ui.at(pos)
        self._ui.explain(node)
        return node is not None

    def let_go(self) -> None:
        """Forgets what is pressed, as when a second finger comes."""
        self._ui.is_stale |= self._ui.pressed is not None
        self._hold, self._ui.pressed, self._is_down = None, None, False
        self._ui.let_go()

    def _take_hold(self, node: Node, pos: Pixel) -> None:
        """Presses a node down; a field gets the focus, anything else only tells arrows where to start from."""
        ui, is_again = self._ui, self._clicks.count > 1
        ui.pressed = None if node.role is Role.ITEM and is_again else node.id  # a double click chooses once
        if node.edit:
            is_entering, ui.focus = ui.focus != node.id, node.id
            ui.typist.press(node, pos[0], self._clicks.count, is_entering=is_entering)
            return
        ui.point(node)
        self._drag(node, pos)

    def release(self, pos: Pixel) -> bool:
        """Takes the main button going up and returns whether it did something."""
        ui, self._hold, self._is_down = self._ui, None, False
        if carried := ui.carried:
            ui.carry(None)
            carried.drop(pos)
            return True
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
        if node and node.zoom and not node.wheel:
            node.zoom(_STEP**-steps, self._pointer, self._pointer)
            return True
        self._ui.is_stale = True
        if node and node.wheel:
            node.wheel(steps)
            return True
        return self._ui.scrolls.wheel(self._pointer, steps)
