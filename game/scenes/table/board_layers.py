"""What is drawn of a board and named on it, layer by layer: what stands still is drawn once while something moves."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, Protocol

from game.core.rules import Beat, Seat
from game.paint.box import Box
from game.paint.high_contrast import edge
from game.paint.panels import ground
from game.scenes.shell.services import Services
from game.scenes.table.zooming import Zooming
from game.session.session import Session
from game.stage.stage import Pose, Stage
from game.tabletop.items import Item, Selection
from game.tabletop.table import Table
from game.widgets.kept import Kept, KeptNodes
from game.widgets.node import Drag, Node, Pixel, Role
from game.widgets.ui import Ui


class Hands(Protocol):
    """What people can do with the items of a table: touch them and carry them."""

    @property
    def held(self) -> frozenset[Item]:
        """Returns the items that are in a hand now."""
        ...

    def touch(self, item: Item) -> None:
        """Takes a touch."""
        ...

    def grab(self, item: Item, pos: Pixel, otherwise: Callable[[Pixel], Drag | None]) -> Drag | None:
        """Picks an item up, or does what is done otherwise; None: nothing comes along."""
        ...


class Teller(Protocol):
    """What tells large what a board only moves."""

    def rest(self, beat: Beat) -> float:
        """Returns how many seconds a stage of an entry takes at least, so that it can be read."""
        ...

    def begins(self, beat: Beat, former: Any) -> None:
        """Is told that a stage begins to move, and the view of before."""
        ...

    def lands(self, beat: Beat, before: Sequence[Beat]) -> None:
        """Is told that a stage has landed, and what was told before it."""
        ...

    def tell(self, ui: Ui, *, waits_for_step: bool) -> None:
        """Draws the deed of a stage that moves; where a key is waited for, the last one stays."""
        ...


Placed = Sequence[tuple[Item, Pose]]
"""Items with their poses, lowest first."""
Drawn = tuple[tuple[object, ...], Callable[[], None]]
"""All that a layer shows, and what draws it."""
_KNOWN_ITEMS = 4000
"""Items whose nodes are named without putting the name together anew: a table asks for them in every frame."""


class Shown(Protocol):
    """A board as far as it is drawn here."""

    services: Services
    session: Session
    table: Table
    view: Any
    viewer: Seat | None
    former: Any
    area: Box
    stage: Stage[Item]
    zooming: Zooming

    def item(self, node: str) -> Item | None: ...
    def tell_ahead(self, ui: Ui) -> None: ...


class BoardLayers:
    """Draws a board from its ground to its items; takes the board."""

    def __init__(self, board: Shown) -> None:
        self._board = board
        self._lowest, self._below, self._named = Kept(), Kept(), KeptNodes()
        self._begun: Any = None
        self._drawn_for: object = None
        self._ahead: list[Kept] = []
        self._moving: Placed = ()

    def paint(self, ui: Ui, selection: Selection, hands: Hands | None) -> None:
        """Draws the ground, the panels and all items; what stands still is named at once."""
        still, self._moving = self._board.stage.layers()
        of, paint = self._of_still(ui, selection, hands, still)
        self._below.draw(ui, of, paint, is_hurried=self._board.stage.is_playing)
        self._paint_items(ui, selection, hands, self._moving)
        self._ahead = [self._lowest, self._below]
        self._begun, self._drawn_for = self._board.view, (self._board.viewer, hands)

    def paint_ahead(self, ui: Ui, selection: Selection, hands: Hands | None) -> bool:
        """Draws a layer of the next picture out of sight, each once for a view; returns whether one was due.

        In the frame in which a deed begins that is what is told of it; what is on its way is not held up where but
        little is new.
        Whoever has just acted, or has made way for other eyes, sees the next picture at once: what is private must not
        stay for a moment.
        """
        if not self._ahead or self._drawn_for != (self._board.viewer, hands):
            return False
        if self._begun is not self._board.view:
            self._begun, self._ahead = self._board.view, [self._lowest, self._below]
            self._board.tell_ahead(ui)
            return True
        if (layer := self._ahead.pop(0)) is self._lowest:
            of, paint = self._of_lowest(ui, selection)
        else:
            of, paint = self._of_still(ui, selection, hands, self._board.stage.layers()[0])
        is_drawn = layer.draw_ahead(ui, of, paint)
        self._ahead = self._ahead if is_drawn else []
        return is_drawn

    def name(self, ui: Ui, selection: Selection, hands: Hands | None) -> None:
        """Names what moves, which lies above all else, and rings the item that has the focus."""
        with ui.area("table"):
            self._add_items(ui, selection, hands, self._moving)
        self._ring(ui, selection)

    def forget(self) -> None:
        """Lets go of what was kept, by hand: what was named leads back here, so it would wait for the collector."""
        self._lowest.forget()
        self._below.forget()

    def _of_lowest(self, ui: Ui, selection: Selection) -> Drawn:
        board = self._board
        pointed = board.table.pointed_below(board.view, selection)
        shown = replace(selection, hinted=frozenset(), hover=pointed)  # a hint's light is on items alone
        return (board.table, board.view, board.area, shown), partial(self._paint_lowest, ui, selection)

    def _of_still(self, ui: Ui, selection: Selection, hands: Hands | None, items: Placed) -> Drawn:
        board, stage = self._board, self._board.stage
        of: tuple[object, ...] = (board.table, board.view, board.area, selection, board.former)
        of += (hands, hands and hands.held, items, stage.moving(), stage.leaving())
        return of, partial(self._paint_still, ui, selection, hands, items)

    def _paint_still(self, ui: Ui, selection: Selection, hands: Hands | None, items: Placed) -> None:
        """Draws what lies below all that moves."""
        board = self._board
        of, paint = self._of_lowest(ui, selection)
        self._lowest.draw(ui, of, paint, is_hurried=board.stage.is_playing)
        self._paint_items(ui, selection, hands, items)
        unlit = replace(selection, hinted=frozenset(), hover=None)
        of = (board.table, board.view, board.area, unlit, hands)
        of += (items, board.stage.moving(), board.stage.leaving())
        with ui.area("table"):
            self._named.name(ui, of, partial(self._add_items, ui, selection, hands, items))

    def _paint_lowest(self, ui: Ui, selection: Selection) -> None:
        """Draws what lies below all items."""
        ground(ui.canvas, self._board.table.ground, 170)
        with ui.area("table"):
            self._board.zooming.lay(ui)
            self._add_parts(ui, selection)
        self._board.table.paint(ui, self._board.view, self._board.area, selection)

    def _paint_items(self, ui: Ui, selection: Selection, hands: Hands | None, items: Placed) -> None:
        leaving, moving = self._board.stage.leaving(), self._board.stage.moving()
        for item, pose in items:
            if hands and item in hands.held:
                continue
            view = self._board.former if item in leaving else self._board.view
            clip = None if item in moving else self._board.table.clip(view, self._board.area, selection, item)
            with ui.canvas.clipped(ui.canvas.rect(clip) if clip else ui.canvas.s.get_rect()):
                self._board.table.paint_item(ui.canvas, view, self._board.area, item, pose, selection)
                if ui.canvas.is_high_contrast and (item in selection.open or item in selection.touched):
                    edge(ui.canvas, ui.canvas.rect(pose.box), is_focus=item in selection.touched)

    def _add_parts(self, ui: Ui, selection: Selection) -> None:
        """Names the parts of the table, below its buttons; what lies on the board can be moved with it."""
        board = self._board.zooming.board
        for part in self._board.table.parts(self._board.view, self._board.area, selection):
            node = Node(f"part:{part.name}", Role.TEXT, part.title, ui.canvas.rect(part.box), hint=part.told)
            node.reacts = part.reacts
            if board is not None and board.holds(part.box.cx, part.box.cy):
                self._board.zooming.attach(node)
            ui.add(node)

    def _add_items(self, ui: Ui, selection: Selection, hands: Hands | None, items: Placed) -> None:
        leaving = self._board.stage.leaving()
        for item, pose in items:
            if item not in leaving:
                self._add_item(ui, selection, hands, item, self._reach(selection, item, pose))

    def _reach(self, selection: Selection, item: Item, pose: Pose) -> Box:
        """Returns all that belongs to an item where it lies; what moves is no more than itself."""
        if item in self._board.stage.moving():
            return pose.box
        return self._board.table.reach(self._board.view, self._board.area, selection, item, pose.box)

    def _ring(self, ui: Ui, selection: Selection) -> None:
        """Draws the focus ring on the item that has it, and brings it into sight on a board that is near."""
        item = self._board.item(ui.focus_shown or "")
        if item is None or item in self._board.stage.leaving():
            return
        box = self._reach(selection, item, dict(self._board.stage.poses())[item])
        if self._board.table.clip(self._board.view, self._board.area, selection, item):
            self._board.zooming.show(box)
        ui.ring(node_of(item), box, 8)

    def _add_item(self, ui: Ui, selection: Selection, hands: Hands | None, item: Item, box: Box) -> None:
        board = self._board
        is_open = hands is not None and (item in selection.open or item in selection.touched)
        why = board.table.illegal_reason(board.view, selection, item) if hands and not is_open else ""
        is_open = is_open or (item in selection.other and hands is not None and not why)
        node = Node(
            node_of(item), Role.ITEM, board.table.describe(board.view, item, selection), ui.canvas.rect(box),
            is_enabled=is_open, why=why, is_on=item in selection.touched,
            explain=partial(board.table.explain, board.view, item, selection),
        )  # fmt: skip
        if why:
            node.rule = partial(self._open_rule, selection, item)
        if hands is not None and (is_open or why):
            node.act = partial(hands.touch, item)
        else:
            node.role = Role.TEXT
            node.hint = node.name
            sitter = board.table.sitter(item)
            if selection.meet and sitter is not None:
                node.act, node.is_enabled = partial(selection.meet, sitter), True
                node.hint = f"{node.name} · {ui.words('ui.pause.seats_hint')}"
        clip = board.table.clip(board.view, board.area, selection, item)
        grab = board.zooming.grab if clip else _nothing
        if hands is not None:
            node.grab = partial(hands.grab, item, otherwise=grab)
        if clip:
            board.zooming.attach(node)
        ui.add(node)
        if clip:
            node.seen = node.rect.clip(ui.canvas.rect(clip))

    def _open_rule(self, selection: Selection, item: Item) -> None:
        page = self._board.table.reason_page(self._board.view, selection, item)
        self._board.services.navigation.open(self._board.services.routes.rules, self._board.session.box, page)


def _nothing(pos: Pixel) -> None:
    """Is what a hand takes hold of where nothing moves."""


@lru_cache(_KNOWN_ITEMS)
def node_of(item: Item) -> str:
    """Returns the id of the node of an item."""
    return f"item:{item}"
