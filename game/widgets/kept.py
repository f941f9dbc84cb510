"""What stands still below what moves: drawn and named once, put back in the frames after."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import pygame

from game.paint.canvas import TextMark
from game.widgets.layers import copied
from game.widgets.node import Node, Role, Shape
from game.widgets.ui import Ui


class Kept:
    """Keeps the lowest layer of a frame: its picture, which fills the window, and what was named while it was drawn.

    It is kept once two frames in a row would draw the same, or at once in a hurry. Whoever listens or sees in high
    contrast has it drawn every time. Its nodes come back as they are: who wants other ones puts copies in their place.
    """

    def __init__(self) -> None:
        self._of: tuple[object, ...] = ()
        self._names: frozenset[str] = frozenset()
        self._nodes: Sequence[Node] = ()
        self._late: Sequence[Callable[[], None]] = ()
        self._shapes: Mapping[str, Shape] = {}
        self._marks: Sequence[TextMark] = ()
        self._picture: pygame.Surface | None = None
        self._is_pictured = False

    def draw(self, ui: Ui, of: tuple[object, ...], paint: Callable[[], None], *, is_hurried: bool) -> None:
        """Draws a layer with `paint`, or puts it back while it is `of` the same as the last one.

        Takes all that the layer shows; what it is told of the interface (size, texts, what is pointed at) is known.
        `is_hurried` tells that another frame comes at once.
        """
        canvas, marks = ui.canvas, ui.canvas.audit
        if not _may_keep(ui):
            self._of, self._is_pictured = (), False
            paint()
            return
        is_same = self._of == (now := (*of, *self._told(ui)))
        if is_same and self._is_pictured and self._picture:
            canvas.s.blit(self._picture, (0, 0))
            ui.nodes.extend(self._nodes)
            ui.late.extend(self._late)
            ui.shapes.update(self._shapes)
            if marks is not None:
                marks.extend(self._marks)
            return
        before = len(marks or ())
        paint()
        self._names = frozenset(node.id for node in ui.nodes if node.reacts or node.role is not Role.TEXT)
        self._of, self._is_pictured = (now if is_same else (*of, *self._told(ui))), is_same or is_hurried
        if self._is_pictured:
            self._nodes, self._late, self._shapes = tuple(ui.nodes), tuple(ui.late), dict(ui.shapes)
            self._marks = tuple(marks[before:]) if marks is not None else ()
            if canvas.s is not self._picture:
                self._picture = copied(canvas.s, self._picture)

    def draw_ahead(self, ui: Ui, of: tuple[object, ...], paint: Callable[[], None]) -> bool:
        """Draws a layer out of sight, for a frame that comes soon; returns whether it was not kept already."""
        if not _may_keep(ui) or (self._is_pictured and self._of == (*of, *self._told(ui))):
            return False
        window, room = ui.canvas.s, self._picture
        if room is None or room.get_size() != window.get_size():
            room = copied(window, None)
        self._is_pictured, self._picture = False, room
        with out_of_sight(ui, room):
            self.draw(ui, of, paint, is_hurried=True)
        return True

    def forget(self) -> None:
        """Lets go of the picture; the next frame is drawn anew."""
        self._of, self._picture, self._is_pictured = (), None, False

    def _told(self, ui: Ui) -> tuple[object, ...]:
        """Returns what of the interface may show in the layer; what is pointed at elsewhere does not."""
        pointed = (ui.hover, ui.focus, ui.pressed, ui.popup, ui.explained)
        mine = (name if name in self._names else None for name in pointed)
        is_audited = ui.canvas.audit is not None
        return (
            ui.canvas,
            is_audited,
            ui.words,
            ui.typesetting,
            ui.pad,
            ui.is_keyboard,
            ui.is_asking,
            ui.reading.is_on,
            *mine,
        )


def _may_keep(ui: Ui) -> bool:
    return not ui.canvas.is_high_contrast and ui.canvas.heard is None


@contextmanager
def out_of_sight(ui: Ui, surface: pygame.Surface) -> Iterator[None]:
    """Draws on a surface and names, within a block, what the frame that is on the screen does not show."""
    canvas, named, count = ui.canvas, (ui.nodes, ui.late, ui.shapes), len(ui.canvas.audit or ())
    ui.nodes, ui.late, ui.shapes = [], [], {}
    try:
        with canvas.on(surface):
            yield
    finally:
        ui.nodes, ui.late, ui.shapes = named
        del (canvas.audit or [])[count:]


@contextmanager
def unseen(ui: Ui) -> Iterator[None]:
    """Draws nothing and names nothing within a block; what is costly of it is known from then on."""
    with out_of_sight(ui, ui.surface), ui.canvas.clipped(pygame.Rect(0, 0, 0, 0)):
        yield


class KeptNodes:
    """Keeps what was named, for as long as it would be named in the same way whatever is pointed at."""

    def __init__(self) -> None:
        self._of: tuple[object, ...] = ()
        self._nodes: Sequence[Node] = ()

    def name(self, ui: Ui, of: tuple[object, ...], add: Callable[[], None]) -> None:
        """Names things with `add`, or as the last time while they are `of` the same."""
        now = (*of, ui.canvas, ui.words, ui.is_asking, ui.reading.is_on)
        if self._of == now:
            ui.nodes.extend(self._nodes)
            return
        before = len(ui.nodes)
        add()
        self._of, self._nodes = now, tuple(ui.nodes[before:])
