"""The keyboard: shortcuts, Tab and arrows, pages, and letters for the field that has the focus."""

import pygame

from game.widgets.keys import is_plain
from game.widgets.letters import lay_out, put_away, within
from game.widgets.mouse import Series
from game.widgets.node import Node, Role
from game.widgets.reading import entry, region_of, stepped
from game.widgets.steering import each, nearest, tabbed
from game.widgets.ui import ENTER, PRESSING, Ui

_BOUNCE = 0.25
"""Seconds within which a key that is pressed again was not meant for what came on the screen in between."""
_ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
_ENDS = {pygame.K_HOME: 0, pygame.K_END: -1}
"""Which entry of an open list a key leads to."""
_STEPPING = (pygame.K_COMMA, pygame.K_PERIOD)
"""Keys that go on and on while they are held, beside arrows, pages and Tab; all others press once."""


def tab_stop(ui: Ui, node: Node | None, step: int) -> Node | None:
    """Returns where Tab (step 1) or Shift+Tab (-1) leads from a node.

    A screen without parts that is read has a stop for each control, as whoever listens is used to.
    """
    if not ui.reading.is_on or ui.reading.steered:
        return ui.find(entry(ui.reading.steered, tabbed(within(ui), node, step)))
    return tabbed([other for other in within(ui) if other.role is not Role.SCROLL], node, step, each)


def beside(ui: Ui, node: Node, dx: int, dy: int) -> Node | None:
    """Returns where an arrow leads from a node; where parts are read it stays inside of one.

    Texts follow each other in the order in which they were written, wherever they lie.
    """
    steered = ui.reading.steered
    if region_of(steered, node.id):
        return ui.find(stepped(steered, node.id, dx, dy)) or node
    nodes = within(ui)
    if ui.reading.is_on and node.role is Role.TEXT:
        texts = [other for other in nodes if other.role is Role.TEXT and other.area == node.area]
        at = texts.index(node) + (dx or dy)
        return texts[at] if 0 <= at < len(texts) else None
    return nearest([other for other in nodes if other.area == node.area] if steered else nodes, node, dx, dy)


class Keyboard:
    """Hands keys to a user interface."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._strokes = Series(_BOUNCE, 0)
        self._held: set[int] = set()

    def press(self, event: pygame.Event) -> bool:
        """Takes a key going down and returns whether it was used."""
        is_held = event.key in self._held
        self._held.add(event.key)
        is_late = not is_held and not self._strokes.press((event.key, 0), self._ui.now, (self._ui.renewals, ""))
        return (is_late and event.key in PRESSING) or self._key(event, is_held=is_held)

    def release(self, key: int) -> None:
        """Takes a key going up."""
        self._held.discard(key)

    def let_go(self) -> None:
        """Forgets which keys are down, and what an input method has begun."""
        self._held.clear()
        self._ui.typist.break_off()
        self._ui.is_stale = True

    def letters(self, event: pygame.Event) -> bool:
        """Takes what was typed or is being composed and returns whether a field took it."""
        if (node := self._ui.field) is None:
            return False
        self._ui.typist.letters(event, node)
        self._ui.is_stale = True
        return True

    def _key(self, event: pygame.Event, *, is_held: bool) -> bool:
        ui = self._ui
        if is_held and event.key in (*ENTER, pygame.K_ESCAPE):
            return True
        if (field := ui.field) and self._edit(event, field):
            return True
        if not is_plain(event.mod):
            return False
        if self._asks(event):
            return True
        if event.key == pygame.K_ESCAPE and ui.carried:
            ui.let_go()
            return True
        if event.key == pygame.K_ESCAPE and ui.pad and ui.scan.typing:
            put_away(ui)
            return True
        if event.key == pygame.K_ESCAPE and ui.popup:
            ui.close_popup()
            return True
        if event.key in _ENDS and ui.popup:
            return ui.focus_on([node for node in ui.nodes if node.act][_ENDS[event.key]])
        if event.key == pygame.K_TAB:
            return ui.focus_on(tab_stop(ui, ui.start, -1 if event.mod & pygame.KMOD_SHIFT else 1))
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            ui.is_stale = True
            return ui.scrolls.page(1 if event.key == pygame.K_PAGEDOWN else -1, ui.canvas.k)
        if event.key in _ARROWS:
            return self._arrow(ui.start, *_ARROWS[event.key])
        return (is_held and event.key not in _STEPPING) or self._press_node(event)

    def _asks(self, event: pygame.Event) -> bool:
        """Takes the keys that ask what things are: F4 begins and ends that, Enter opens the rule, Esc ends it."""
        ui, was_explained = self._ui, self._ui.explained
        ui.explain(None)
        if event.key == pygame.K_F4:
            ui.ask(is_asking=not ui.is_asking)
            if ui.is_asking and ui.find(ui.focus) is None:
                ui.focus_on(next((node for node in ui.nodes if node.name), None))
            return True
        if event.key == pygame.K_ESCAPE and ui.is_asking:
            ui.ask(is_asking=False)
            return True
        if event.key in PRESSING and ui.is_asking:
            if (node := ui.pointed) and node.rule:
                node.rule()
            return True
        return event.key == pygame.K_ESCAPE and bool(was_explained)

    def _press_node(self, event: pygame.Event) -> bool:
        """Presses the node that a key belongs to; letters that are typed belong to none."""
        ui, node = self._ui, self._ui.target(event.key)
        if node is None or (ui.is_typing and event.key not in ENTER):
            return False
        if node.id == ui.focus:
            ui.is_keyboard = True
            ui.is_led |= not node.is_enabled
        ui.activate(node)
        return True

    def _arrow(self, current: Node | None, dx: int, dy: int) -> bool:
        ui = self._ui
        if current is None:
            return ui.focus_on(next((n for n in ui.nodes if n.is_reachable and n.is_enabled), None))
        if dx and current.adjust and current.is_enabled:
            ui.focus = current.id
            ui.is_keyboard = ui.is_stale = True
            current.adjust(dx)
            return True
        return ui.focus_on(beside(ui, current, dx, dy))

    def _edit(self, event: pygame.Event, node: Node) -> bool:
        """Lets a key edit the field or leave it; arrows go on from there."""
        ui = self._ui
        if ui.pad and event.key in _ARROWS:
            return False  # what types no letters only passes by
        if ui.pad and event.key in PRESSING:
            lay_out(ui, node.id)
            return True
        if ui.typist.leaves(event, node):
            ui.point(node)
            ui.is_keyboard = False
        elif not ui.typist.key(event, node):
            return False
        ui.is_stale = True
        return True
