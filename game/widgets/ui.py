"""The user interface of one window: collects nodes while a scene draws itself, and turns events into actions.

A scene draws everything anew when something changed and names each thing as it draws it, so that picture, mouse areas,
keyboard focus and spoken names can never disagree.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.paint import lettering
from game.paint.canvas import Box, Canvas, pixels_per_unit
from game.paint.palette import BRASS_DARK, INK
from game.paint.panels import focus_ring
from game.widgets.node import Node, Role
from game.widgets.scroll import Scroll
from game.widgets.steering import nearest, tabbed

_TARGET = 44
_SMALLEST_TARGET = 24
_WHEEL = 90
_TIP_WIDTH = 560
_ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Translate(Protocol):
    """Looks a text up; `game.locale.words.Words` is one."""

    def __call__(self, key: str, /, **values: object) -> str:
        """Returns the text of a key with its placeholders filled in."""
        ...


@dataclass(frozen=True, slots=True)
class Place:
    """Where a person was on the screen: the focused node and how far each area was scrolled, in units."""

    focus: str | None
    offsets: Mapping[str, float]


class Ui:
    """Owns focus, hover, scrolling and popups of the scene on top.

    Takes the window's surface, the texts, the user's scale (1.0 to 2.0) and what plays a sound by name.
    """

    def __init__(
        self, surface: pygame.Surface, words: Translate, scale: float = 1.0, sound: Callable[[str], None] | None = None
    ) -> None:
        self.surface = surface
        self.words = words
        self.scale = scale
        self.has_key_cues = True
        self.canvas = Canvas(surface, scale)
        self._held, self._size = scale, surface.get_size()
        self.nodes: list[Node] = []
        self.focus: str | None = None
        self.hover: str | None = None
        self.pressed: str | None = None
        self.popup: str | None = None
        self.is_keyboard = False
        self.is_stale = True
        self.now = 0.0
        self.caret = 0
        self._area = ""
        self._scrolls: dict[str, Scroll] = {}
        self._inside: list[tuple[str, pygame.Rect]] = []
        self._late: list[Callable[[], None]] = []
        self._shapes: dict[str, Callable[[tuple[int, int]], bool]] = {}
        self._sound = sound or (lambda name: None)
        self._reveal = False

    # ------------------------------------------------------------------ frames
    def begin(self, minimum: tuple[float, float] = (1, 1)) -> Canvas:
        """Starts a frame and returns its canvas; the scale is held back so that it offers `minimum` units."""
        pw, ph = self.surface.get_size()
        most = min(pw / minimum[0], ph / minimum[1]) / pixels_per_unit((pw, ph))
        held = max(1.0, min(self.scale, most))
        is_kept = self.canvas.s is self.surface and self._size == (pw, ph)  # a window keeps its surface for any size
        if not is_kept or held != self._held:
            made = self.canvas.made if is_kept else None
            audit = self.canvas.audit
            self.canvas, self._held, self._size = Canvas(self.surface, held, made), held, (pw, ph)
            self.canvas.audit = audit
        self.canvas.veiled = 0
        self.nodes, self._late, self._shapes = [], [], {}
        self._area = ""
        self.is_stale = False
        return self.canvas

    def end(self) -> None:
        """Finishes a frame: what must lie on top is drawn, and the focus is put back where nodes are."""
        for draw in self._late:
            draw()
        if self.focus is not None and self.find(self.focus) is None:
            self.focus = None
        self._tip()
        if self._reveal:
            self._reveal = False
            self._show_focus()

    def resize(self, surface: pygame.Surface) -> None:
        """Takes a new window surface."""
        self.surface = surface
        self.is_stale = True

    def reset(self) -> None:
        """Forgets focus, hover and popups, as when another scene comes on top: nothing of the last one may act."""
        self.nodes = []
        self.focus = self.hover = self.pressed = self.popup = None
        self._scrolls.clear()
        self.is_stale = True

    @property
    def place(self) -> Place:
        """Returns where the person is on the screen, to come back to after having read the rules."""
        return Place(self.focus, {name: state.offset for name, state in self._scrolls.items()})

    def go_to(self, place: Place) -> None:
        """Puts focus and scrolled areas back to where they were."""
        self.focus = place.focus
        for name, offset in place.offsets.items():
            self.scroll_to(name, offset)

    def later(self, draw: Callable[[], None]) -> None:
        """Draws something after the rest of the frame, on top."""
        self._late.append(draw)

    # ------------------------------------------------------------------ building
    @contextmanager
    def area(self, name: str) -> Iterator[None]:
        """Puts the nodes of the block into one area, a single stop for Tab."""
        before, self._area = self._area, name
        yield
        self._area = before

    def add(self, node: Node) -> Node:
        """Takes a node into the frame; its area, scrolled part and smallest hit area are filled in."""
        node.area = node.area or self._area
        node.covers = self._shapes.get(node.id)
        if node.act or node.adjust or node.edit:
            self._enlarge(node)
        if self._inside:
            name, clip = self._inside[-1]
            node.scroll, node.seen = name, node.rect.clip(clip)
        self.nodes.append(node)
        return node

    def shape(self, name: str, covers: Callable[[tuple[int, int]], bool]) -> None:
        """Says which pixels belong to a node that is added later in this frame, instead of its rectangle."""
        self._shapes[name] = covers

    def _enlarge(self, node: Node) -> None:
        least = max(_SMALLEST_TARGET, round(_TARGET * min(1.0, self.canvas.k)))
        grow_x, grow_y = max(0, least - node.rect.w), max(0, least - node.rect.h)
        node.rect = node.rect.inflate(grow_x, grow_y)

    def find(self, name: str) -> Node | None:
        """Returns the node of that id in the current frame, if any."""
        return next((node for node in self.nodes if node.id == name), None)

    def is_focused(self, name: str) -> bool:
        """Tells whether the focus ring belongs on that node (only after the keyboard was used)."""
        return self.is_keyboard and self.focus == name

    def ring(self, name: str, box: Box, radius: float = 14) -> None:
        """Draws the focus ring around a box if that node has it."""
        if self.is_focused(name):
            focus_ring(self.canvas, box, radius)

    @contextmanager
    def scrolled(self, name: str, box: Box, content: float, *, is_paged: bool = True) -> Iterator[float]:
        """Clips a block to a box whose content is `content` units high and yields how far it is scrolled, in units.

        `is_paged` tells whether PageUp and PageDown move it.
        """
        canvas = self.canvas
        state = self._scrolls.setdefault(name, Scroll())
        state.is_paged = is_paged
        state.rect = canvas.rect(box.x, box.y, box.w, box.h)
        state.most = max(0.0, round(content - box.h, 2))
        state.offset = min(state.offset, state.most)
        self._inside.append((name, state.rect) if state.most or not self._inside else self._inside[-1])
        with canvas.clipped(state.rect):
            yield state.offset
        self._inside.pop()
        if state.most > 0:
            self._bar(name, box, state)

    def _bar(self, name: str, box: Box, state: Scroll) -> None:
        """The scroll bar: visible whenever there is more than fits, movable by clicks and keys."""
        x, w = box.right - 14, 12.0
        tall = max(48.0, box.h * box.h / (box.h + state.most))
        top = box.y + (box.h - tall) * (state.offset / state.most)
        self.canvas.box(x, box.y, w, box.h, "#B98A4A40", None, 6)
        self.canvas.box(x, top, w, tall, BRASS_DARK, INK, 6, 1.5)

        def drag(at: int) -> None:
            part = (at - state.rect.y) / max(1, state.rect.h)
            self.scroll_to(name, part * (state.most + box.h) - box.h / 2)

        node = Node(f"scroll:{name}", Role.SCROLL, "", self.canvas.rect(x - 6, box.y, w + 8, box.h), drag=drag)
        node.area = self._area
        self.nodes.append(node)

    def scroll_to(self, name: str, offset: float) -> None:
        """Moves a scrolled area to an offset in units; the next frame holds it to the end."""
        state = self._scrolls.setdefault(name, Scroll())
        state.offset = max(0.0, offset)
        self.is_stale = True

    # ------------------------------------------------------------------ events
    def handle(self, event: pygame.Event) -> bool:
        """Takes an event and returns whether it was used."""
        match event.type:
            case pygame.MOUSEMOTION:
                return self._moved(event.pos, any(event.buttons))
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                return self._press(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._release(event.pos)
            case pygame.MOUSEWHEEL:
                return self._wheel(-event.y)
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.TEXTINPUT:
                return self._typed(event.text)
        return False

    def at(self, pos: tuple[int, int]) -> Node | None:
        """Returns the topmost node under a point of the window."""
        return next((n for n in reversed(self.nodes) if n.holds(pos)), None)

    def _moved(self, pos: tuple[int, int], is_dragging: bool) -> bool:
        if is_dragging and self.pressed:
            node = self.find(self.pressed)
            if node and node.drag:
                node.drag(pos[1] if node.role is Role.SCROLL else pos[0])
                self.is_stale = True
                return True
        node = self.at(pos)
        name = node.id if node else None
        if name != self.hover:
            self.hover = name
            self.is_stale = True
        return False

    def _press(self, pos: tuple[int, int]) -> bool:
        self.is_keyboard = False
        node = self.at(pos)
        if self.popup and (node is None or node.area != "popup"):
            self.close_popup()
            return True
        self.is_stale = True
        if node is None or not node.is_reachable:
            self.focus = None
            return False
        self.pressed = node.id
        self._set_focus(node)
        if node.drag:
            node.drag(pos[1] if node.role is Role.SCROLL else pos[0])
        return True

    def _release(self, pos: tuple[int, int]) -> bool:
        pressed, self.pressed = self.pressed, None
        node = self.at(pos)
        self.is_stale = True
        if node is None or node.id != pressed:
            return False
        self.activate(node)
        return True

    def activate(self, node: Node) -> None:
        """Does what a node is for; a disabled one only makes its reason seen."""
        self.is_stale = True
        if not node.is_enabled:
            self._sound("error")
        elif node.act:
            if node.role is not Role.ITEM:
                self._sound("click")
            node.act()

    def _wheel(self, steps: int) -> bool:
        under = pygame.mouse.get_pos()
        for name, state in reversed(self._scrolls.items()):
            if state.most and state.rect.collidepoint(under):
                self.scroll_to(name, state.offset + steps * _WHEEL)
                return True
        return False

    def _key(self, event: pygame.Event) -> bool:
        start = self.find(self.focus) if self.focus else None
        current = start if start and start.is_reachable else None  # what cannot be touched for now swallows no keys
        if current and current.edit and self._edit_key(event, current):
            return True
        if event.key == pygame.K_ESCAPE and self.popup:
            self.close_popup()
            return True
        if event.key == pygame.K_TAB:
            return self._focus_on(tabbed(self.nodes, start, -1 if event.mod & pygame.KMOD_SHIFT else 1))
        if event.key in _ENTER or (event.key == pygame.K_SPACE and current and not current.edit):
            return self._enter(current, event.key)
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return self._page(1 if event.key == pygame.K_PAGEDOWN else -1)
        if event.key in _ARROWS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return self._arrow(start, *_ARROWS[event.key])
        return self._shortcut(event)

    def _enter(self, current: Node | None, key: int) -> bool:
        if current is None or current.edit:
            chosen = next((n for n in self.nodes if n.key == pygame.K_RETURN), None) if key in _ENTER else None
            if chosen is None:
                return False
            self.activate(chosen)
            return True
        self.is_keyboard = True
        self.activate(current)
        return True

    def _arrow(self, current: Node | None, dx: int, dy: int) -> bool:
        if current is None:
            return self._focus_on(next((n for n in self.nodes if n.is_reachable and n.is_enabled), None))
        if dx and current.adjust and current.is_enabled:
            self.is_keyboard = True
            self.is_stale = True
            current.adjust(dx)
            return True
        return self._focus_on(nearest(self.nodes, current, dx, dy))

    def _focus_on(self, node: Node | None) -> bool:
        self.is_keyboard = True
        self.is_stale = True
        if node is None:
            return False
        if node.id != self.focus:
            self._sound("hover")
        self._set_focus(node)
        self._reveal = True
        return True

    def focus_first(self, name: str) -> None:
        """Puts the focus on a node when nothing has it yet, so that Enter works at once."""
        if self.focus is None:
            self.focus = name

    def _set_focus(self, node: Node) -> None:
        if node.id != self.focus:
            self.caret = len(node.value)
        self.focus = node.id

    def _show_focus(self) -> None:
        """Scrolls so that the focused node is in sight."""
        node = self.find(self.focus) if self.focus else None
        if node is None or not node.scroll:
            return
        state = self._scrolls[node.scroll]
        above, below = state.rect.y - node.rect.y, node.rect.bottom - state.rect.bottom
        if above > 0:
            self.scroll_to(node.scroll, state.offset - above / self.canvas.k - 12)
        elif below > 0:
            self.scroll_to(node.scroll, state.offset + below / self.canvas.k + 12)

    def _page(self, step: int) -> bool:
        """Scrolls the first area that moves by pages and tells whether it still could."""
        for name, state in self._scrolls.items():
            if state.most and state.is_paged:
                before = state.offset
                self.scroll_to(name, min(state.most, before + step * state.rect.h / self.canvas.k * 0.85))
                return state.offset != before
        return False

    def _shortcut(self, event: pygame.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META) or self.is_typing:
            return False
        for node in self.nodes:
            if node.key and node.key == event.key:
                self.activate(node)
                return True
        return False

    def close_popup(self) -> None:
        """Closes an open list and gives the focus back to what opened it."""
        self.focus, self.popup = self.popup, None
        self.is_stale = True

    # ------------------------------------------------------------------ typing
    @property
    def is_typing(self) -> bool:
        """Tells whether typed letters go into a text field."""
        node = self.find(self.focus) if self.focus else None
        return node is not None and node.edit is not None

    def _typed(self, letters: str) -> bool:
        node = self.find(self.focus) if self.focus else None
        if node is None or node.edit is None:
            return False
        at = min(self.caret, len(node.value))
        self.caret = at + len(letters)
        node.edit(node.value[:at] + letters + node.value[at:])
        self.is_stale = True
        return True

    def _edit_key(self, event: pygame.Event, node: Node) -> bool:
        value, at = node.value, min(self.caret, len(node.value))
        assert node.edit is not None
        match event.key:
            case pygame.K_BACKSPACE if at:
                node.edit(value[: at - 1] + value[at:])
                self.caret = at - 1
            case pygame.K_DELETE if at < len(value):
                node.edit(value[:at] + value[at + 1 :])
            case pygame.K_LEFT if at:
                self.caret = at - 1
            case pygame.K_RIGHT if at < len(value):
                self.caret = at + 1
            case pygame.K_HOME:
                self.caret = 0
            case pygame.K_END:
                self.caret = len(value)
            case _:
                return False
        self.is_stale = True
        return True

    # ------------------------------------------------------------------ tips
    def _tip(self) -> None:
        """A small note beside the node that is pointed at or focused: why it is disabled, or what it does."""
        name = self.hover or (self.focus if self.is_keyboard else None)
        node = self.find(name) if name else None
        told = (node.hint if node.is_enabled else node.why or node.hint) if node else ""
        if node is None or not told or self.popup:
            return
        canvas = self.canvas
        wide = min(_TIP_WIDTH, lettering.width(canvas, told, 24) + 4)
        tall = lettering.paragraph_height(canvas, told, wide, 24)
        w, h = wide + 40, tall + 28
        left = min(max(12.0, node.rect.centerx / canvas.k - w / 2), canvas.w - w - 12)
        below = node.rect.bottom / canvas.k + 14
        top = below if below + h < canvas.h - 12 else node.rect.top / canvas.k - h - 14
        canvas.shadow(canvas.rect(left, top, w, h), 10, 150, 2, 6)
        canvas.box(left, top, w, h, "#FBF4E2", INK, 10, 2)
        lettering.paragraph(canvas, told, left + 20, top + 14, wide + 2, 24)
