"""The user interface of one window: collects nodes while a scene draws itself, and knows where among them a person is.

A scene draws everything anew when something changed and names each thing as it draws it, so that picture, mouse areas,
keyboard focus and spoken names can never disagree. Keyboard and mouse do not disturb each other: the focus is where
keys were moved to, a click leaves no focus behind, and `target` says for every key what it presses.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Protocol

import pygame

from game.locale.typesetting import Typesetting
from game.paint.box import Box
from game.paint.canvas import Canvas, pixels_per_unit, strip_height
from game.paint.panels import focus_ring
from game.widgets.glyphs import Maker
from game.widgets.layers import Layers
from game.widgets.node import AIMING, Drag, Node, Role, Scan, ScreenPlace, Shape, Sight
from game.widgets.reading import Reading
from game.widgets.scroll import Scrolls, clipped, draw_bar
from game.widgets.tips import draw_edges, draw_explanation, draw_tip
from game.widgets.typist import Typist

_TARGET = 44
_SMALLEST_TARGET = 24
_RULE = "tip:rule"
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
PRESSING = (*ENTER, pygame.K_SPACE)
"""Keys that press what has the focus."""


class Translate(Protocol):
    """Looks a text up; `game.locale.words.Words` is one."""

    def __call__(self, key: str, /, **values: object) -> str:
        """Returns the text of a key with its placeholders filled in."""
        ...


class Ui:
    """Owns focus, hover, scrolling and popups of the scene on top.

    `pointer` is where the mouse is (None: not over the window, or there is none).

    Takes the window's surface, the texts, the user's scale (1.0 to 2.0) and what plays a sound by name. `focus` is the
    node that keys go to; the ring shows it once a key moved it (`is_keyboard`), a tip once one moved it in this scene
    (`is_led`); `explained` is the node that somebody asks about, `carried` what a hand moves about; `clear` is where
    tips and notices had better not lie; `is_asking` is set while keys lead to everything that can be explained, and a
    click is answered. `now` is told by whoever runs the loop; `renewals` counts how often something else came on the
    screen. `pad` is the maker of the game controller that was used last, None while other hands are; `reading` is what
    is read aloud; with `has_captions` the foot of the window is kept free for them; `key_delay` is how many seconds a
    key must be held before it counts, `is_high_contrast` tells that it is wished; `scan` is how switches are used.
    `Input` hands it what mouse, fingers, keyboard and controllers do.
    """

    def __init__(
        self, surface: pygame.Surface, words: Translate, scale: float = 1.0, sound: Callable[[str], None] | None = None
    ) -> None:
        self.surface = surface
        self.words = words
        self.typesetting = Typesetting()
        self.scale = scale
        self.has_key_cues, self.has_captions, self.key_delay, self.is_high_contrast = True, False, 0.0, False
        self.pad: Maker | None = None
        self.canvas = Canvas(surface, scale)
        self._size = surface.get_size()
        self.nodes: list[Node] = []
        self.focus: str | None = None
        self.hover: str | None = None
        self.pointer: tuple[int, int] | None = None
        self._silenced: str | None = None
        self._left: str | None = None
        self.pressed: str | None = None
        self.popup: str | None = None
        self.explained: str | None = None
        self.carried: Drag | None = None
        self.is_asking = False
        self.is_keyboard = self.is_led = False
        self.is_stale = True
        self.clear: list[pygame.Rect] = []
        self.layers = Layers()
        self.now = 0.0
        self.renewals = 0
        self._hovered = 0.0
        self._area = ""
        self._first: str | None = None
        self._clicked: str | None = None
        self.sight = Sight()
        self.scrolls = Scrolls()
        self.scan = Scan()
        self.reading = Reading()
        self._inside: list[tuple[str, pygame.Rect]] = []
        self.late: list[Callable[[], None]] = []
        self.shapes: dict[str, Shape] = {}
        self.sound = sound or (lambda name: None)
        self.typist = Typist(self.sound)
        self._reveal = False

    # ------------------------------------------------------------------ frames
    def begin(self, minimum: tuple[float, float] = (1, 1)) -> Canvas:
        """Starts a frame and returns its canvas; the scale is held back so that it offers `minimum` units."""
        size = self.surface.get_size()
        foot = strip_height(size, self.scale) if self.has_captions else 0
        pw, ph = size[0], size[1] - foot
        most = min(pw / minimum[0], ph / minimum[1]) / pixels_per_unit((pw, ph))
        held = max(1.0, min(self.scale, most))
        is_kept = self.canvas.s is self.surface and self._size == size  # a window keeps its surface for any size
        was, is_high_contrast = self.canvas, self.is_high_contrast
        if not is_kept or (held, foot, is_high_contrast) != (was.scale, was.foot, was.is_high_contrast):
            made = was.made if is_kept and is_high_contrast == was.is_high_contrast else None
            audit = was.audit
            self.canvas, self._size = Canvas(self.surface, held, made, foot, is_high_contrast=is_high_contrast), size
            self.canvas.audit = audit
        self.canvas.typesetting = self.typesetting
        self.canvas.veiled, self.canvas.letters, self.clear = 0, [], []
        self.reading.begin(self.canvas)
        self.nodes, self._inside, self.late, self.shapes = [], [], [], {}
        self.layers.begin()
        self._area = ""
        self.is_stale = False
        return self.canvas

    def end(self) -> None:
        """Finishes a frame: what must lie on top is drawn, and the focus is put back where nodes are."""
        with self.canvas.unheard():
            self._badges()
        for draw in self.late:
            draw()
        if self.is_high_contrast:
            draw_edges(self.canvas, self.nodes, self.scrolls, {self.focus_shown, *self.scan.reached})
        self._read()
        if self.focus is not None and self.find(self.focus) is None:
            self.focus, self._left = (self._left if self.find(self._left) else None), None
            self.is_led = False  # it came back by itself: no tip covers what the press has changed
        if self.pointer and (node := self.find(self.hover)) and not node.holds(self.pointer):
            self.hover = None  # it went away from under the pointer, and takes no tip along
        if self.focus != self.typist.owner:
            self.typist.leave()
        if told := self.told:
            self._tell(told)
        if self._reveal:
            self._reveal = False
            self.show(self.focus)
        self.sight.look(self.nodes, self.now)
        self.layers.end(self.surface)

    def _read(self) -> None:
        """Makes nodes of what nobody names, for whoever listens; tips and keycaps say nothing new."""
        self.canvas.heard = None
        if not (self.popup or self.reading.regions):
            self.nodes[:0] = self.reading.labels(self.nodes)
        if self.reading.is_on and self.find(self.focus) is None:
            self.focus = next((node.id for node in self.nodes if node.is_reachable), None)

    @property
    def pointed(self) -> Node | None:
        """Returns what is asked about, pointed at or, with keys, focused."""
        return self.find(self.explained or (None if self.is_asking else self.hover) or self.focus_shown)

    @property
    def told(self) -> Node | None:
        """Returns what a tip speaks of: what is pointed at; of what is focused only what keys have led to."""
        pointed = None if self.popup or self.carried else self.pointed
        is_led = self.is_led or self.explained or self.hover
        is_silenced = pointed is not None and pointed.id == self._silenced and not self.explained
        return pointed if is_led and not is_silenced else None

    @property
    def focus_shown(self) -> str | None:
        """Returns the node that the focus ring is on, None before keys were used."""
        return self.focus if self.is_keyboard else None

    def _tell(self, node: Node) -> None:
        """Says what a node is: in a tip beside it, large for who sits far away with a controller."""
        is_asked = self.is_asking or node.id == self.explained
        if is_asked and self.pad:
            draw_explanation(self.canvas, node)
            return
        way = self.words("ui.tip.rule") if node.rule and not node.is_enabled else ""
        at = draw_tip(self.canvas, node, way, is_asked=is_asked, clear=self.clear)
        if at and is_asked:
            self.nodes.append(Node(_RULE, Role.BUTTON, way, self.canvas.rect(at), act=node.rule))

    def shift(self) -> None:
        """Draws again only what moves above the finished frame, or the part of it that alone has changed."""
        nodes = [*self.nodes]  # a part that is drawn again names its things again
        self.layers.shift(self.surface)
        self.nodes = nodes

    def _badges(self) -> None:
        """Draws on nodes which key presses them, if it does: never where the keyboard focus rests elsewhere."""
        for node in [] if self.popup or not self.has_key_cues else self.nodes:
            if node.badge and node.is_enabled and self.target(self._shown(node)) is node:
                node.badge()

    def _shown(self, node: Node) -> int:
        """The key that a node's badge stands for: of a controller that is the one that it presses with."""
        return self.pressing if self.pad and node.key in PRESSING else node.key

    def resize(self, surface: pygame.Surface) -> None:
        """Takes a new window surface."""
        self.surface = surface
        self.is_stale = True

    def reset(self) -> None:
        """Forgets focus, hover and popups, as when another scene comes on top: nothing of the last one may act."""
        self.let_go()
        self.nodes = []
        self.focus = self.hover = self.pressed = self.popup = self.explained = self._clicked = self._first = None
        self._silenced = self._left = None
        self.is_asking = self.is_led = False
        self.typist.leave()
        self.scrolls.clear()
        self.renew()

    def renew(self) -> None:
        """Notes that something else is on the screen now, though it may look alike, as after a move was played.

        The further presses of a quick series were meant for what was there before: they count no more.
        """
        self.renewals += 1
        self.sight.clear()
        self.is_stale = True

    @property
    def place(self) -> ScreenPlace:
        """Returns where the person is on the screen, to come back to after having read the rules."""
        return ScreenPlace(self.focus, self.scrolls.offsets, self.is_led)

    def go_to(self, place: ScreenPlace) -> None:
        """Puts focus and scrolled areas back to where they were."""
        self.focus, self.is_led = place.focus or self.focus, place.is_led
        for name, offset in place.offsets.items():
            self.scroll_to(name, offset)

    def later(self, draw: Callable[[], None]) -> None:
        """Draws something after the rest of the frame, on top."""
        self.late.append(draw)

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
        node.is_asked = (self.is_asking or self.reading.is_on) and bool(node.name or node.hint)
        node.covers = self.shapes.get(node.id)
        if node.act or node.adjust or node.edit:
            self._enlarge(node)
        if self._inside:
            name, clip = self._inside[-1]
            node.scroll, node.seen = name, node.rect.clip(clip)
        self.nodes.append(node)
        return node

    def shape(self, name: str, covers: Shape) -> None:
        """Says which pixels belong to a node that is added later in this frame, instead of its rectangle."""
        self.shapes[name] = covers

    def _enlarge(self, node: Node) -> None:
        least = max(_SMALLEST_TARGET, round(_TARGET * min(1.0, self.canvas.k)))
        grow_x, grow_y = max(0, least - node.rect.w), max(0, least - node.rect.h)
        node.rect = node.rect.inflate(grow_x, grow_y)

    def find(self, name: str | None) -> Node | None:
        """Returns the node of that id in the current frame, if any."""
        return next((node for node in self.nodes if node.id == name), None) if name else None

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
        state = self.scrolls[name]
        state.is_paged = is_paged
        state.rect = canvas.rect(box)
        state.most = max(0.0, round(content - box.h, 2))
        state.offset = min(state.offset, state.most)
        self._inside.append((name, state.rect) if state.most or not self._inside else self._inside[-1])
        with clipped(canvas, state):
            yield state.offset
        self._inside.pop()
        if state.most > 0:
            bar = draw_bar(canvas, name, box, state, partial(self.scroll_to, name))
            bar.area = self._area
            self.nodes.append(bar)

    def scroll_to(self, name: str, offset: float) -> None:
        """Moves a scrolled area to an offset in units; the next frame holds it to the end."""
        self.scrolls[name].offset = max(0.0, offset)
        self.is_stale = True

    # ------------------------------------------------------------------ pointing
    def at(self, pos: tuple[int, int]) -> Node | None:
        """Returns the topmost node under a point of the window."""
        return next((n for n in reversed(self.nodes) if n.holds(pos)), None)

    def hover_at(self, pos: tuple[int, int] | None) -> None:
        """Notes where the pointer is, and what it points at; what was pressed may speak again once it is left."""
        self.pointer = pos
        node = self.at(pos) if pos else None
        name = node.id if node else None
        if name != self.hover:
            self.hover, self.is_stale, self._hovered = name, True, self.now
            self._silenced = name if name == self._silenced else None

    @property
    def is_aiming(self) -> bool:
        """Tells whether a pointer has just come to a button, or holds it down: what it is about to press must stay."""
        node = self.find(self.hover)
        has_come = node is not None and node.role is Role.BUTTON and self.now - self._hovered < AIMING
        return self.pressed is not None or has_come

    def point(self, node: Node | None) -> None:
        """Notes what was clicked: arrows lead on from there, Enter does again what the scene began with."""
        self.focus, self._clicked = self._first, node.id if node else None

    def leads_on(self, node: Node | None) -> bool:
        """Tells whether a node is the line of a tip that leads on to the rule: the tip stays while that is pressed."""
        return node is not None and node.id == _RULE

    def hush(self) -> None:
        """Forgets what is pointed at until the pointer moves: no tip covers what the screen says now."""
        self.hover, self.is_stale = None, True

    def explain(self, node: Node | None) -> None:
        """Answers "what is this?" about a node until the next press or key (None: no more)."""
        self.explained, self.is_stale = node.id if node else None, True

    def ask(self, *, is_asking: bool) -> None:
        """Begins or ends to lead keys to everything on the screen, to say what each thing is."""
        self.is_asking, self.explained, self.is_stale = is_asking, None, True
        self.is_keyboard = self.is_keyboard or is_asking

    def carry(self, carried: Drag | None) -> None:
        """Notes what a hand moves about from now on, if anything; nothing is pressed or pointed at meanwhile."""
        self.carried, self.pressed, self.hover, self.is_stale = carried, None, None, True

    def let_go(self) -> None:
        """Gives back what a hand moves about."""
        if carried := self.carried:
            self.carry(None)
            carried.cancel()

    def activate(self, node: Node) -> None:
        """Does what a node is for; a disabled one only makes its reason seen."""
        self.is_stale = True
        if not node.is_enabled:
            self.sound("error")
        elif node.act:
            self._silenced = node.id  # its tip would cover what it opens
            if node.role is not Role.ITEM:
                self.sound("click")
            node.act()

    # ------------------------------------------------------------------ focus
    def target(self, key: int) -> Node | None:
        """Returns the node that a key presses.

        Enter and Space press what keys moved the focus to, even where that can only say why it is off; else the node
        that the key belongs to (whatever was clicked meanwhile), else the one that the scene began with.
        """
        key = pygame.K_RETURN if key in ENTER else key
        named = next((node for node in self.nodes if node.key and node.key == key), None)
        focused = self._focused
        if key not in PRESSING or focused is None or focused.edit:
            return named
        return focused if named is None or self.is_keyboard else named

    @property
    def pressing(self) -> int:
        """Returns the key that a controller presses with: Enter, or Space where only that presses something."""
        is_spaced = self.target(pygame.K_RETURN) is None and self.target(pygame.K_SPACE) is not None
        return pygame.K_SPACE if is_spaced else pygame.K_RETURN

    @property
    def _focused(self) -> Node | None:
        node = self.find(self.focus)
        return node if node and node.is_reachable else None  # what cannot be touched for now swallows no keys

    @property
    def field(self) -> Node | None:
        """Returns the text field that typed letters go into, if any."""
        node = self.find(self.focus)
        return node if node and node.edit else None

    @property
    def is_typing(self) -> bool:
        """Tells whether typed letters go into a text field."""
        return self.field is not None

    @property
    def start(self) -> Node | None:
        """Returns from where Tab and arrows lead on: what was clicked last, unless the focus was moved since."""
        return self.find(self._clicked if self.focus == self._first else None) or self.find(self.focus)

    def focus_on(self, node: Node | None) -> bool:
        """Moves the keyboard focus to a node and brings it into sight; returns whether there is one."""
        self.is_keyboard = self.is_led = True
        self.is_stale = True
        if node is None:
            return False
        self._left = None
        if node.id != self.focus:
            self.sound("hover")
            self._silenced = None
        self.focus, self._clicked = node.id, None
        self._reveal = True
        return True

    def lead(self, name: str) -> None:
        """Moves the keyboard focus to what comes next; once that is gone it is back where the keys had left it."""
        if self.focus != name:
            self.focus, self._left = name, self.focus

    def focus_first(self, name: str) -> None:
        """Puts the focus on a node when nothing has it yet, so that Enter works at once and after every click."""
        self._first = name
        if self.focus is None:
            self.focus = name

    def show(self, name: str | None) -> None:
        """Scrolls just so far that a node of this frame is in sight from the next one on."""
        node = self.find(name)
        if node and node.scroll:
            self.is_stale |= self.scrolls.reveal(node.scroll, node.rect, self.canvas.k)

    def close_popup(self) -> None:
        """Closes an open list and gives the focus back to what opened it."""
        self.focus, self.popup = self.popup, None
        self.renew()
