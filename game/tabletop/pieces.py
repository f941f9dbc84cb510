"""Pieces: each kind of thing on a table says in one place where it lies, how it is drawn and what it is called."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from game.core.rules import Beat, Seat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.stage.stage import Cue, Pose
from game.tabletop.ended import Breakdown, Chronicle, Deed, Epilogue, Habit, PointKind, Works
from game.tabletop.frame import Frame
from game.tabletop.items import Item, Selection
from game.tabletop.players import Players
from game.tabletop.table import LogLine, Panels, Preview, Table

_View = TypeVar("_View")
_Found = TypeVar("_Found")


class Newest(Generic[_View, _Found]):
    """Remembers what was found about the newest view, because it is asked for with every item.

    Takes what finds it.
    """

    def __init__(self, find: Callable[[_View], _Found]) -> None:
        self._find = find
        self._known: tuple[_View, _Found] | None = None

    def __call__(self, view: _View) -> _Found:
        """Returns what is found about a view."""
        if self._known is None or self._known[0] is not view:
            self._known = view, self._find(view)
        return self._known[1]


class Reasons:
    """Remembers the reasons of the newest view.

    Takes what finds the sentence for an item of a view ("" where there is none).
    """

    def __init__(self, find: Callable[[Any, Item], str]) -> None:
        self._find = find
        self._view: object = None
        self._found: dict[Item, str] = {}

    def __call__(self, view: Any, selection: Selection, item: Item) -> str:
        """Returns the sentence, or "" for what may be touched or is chosen."""
        if item in selection.open or item in selection.touched:
            return ""
        if self._view is not view:
            self._view, self._found = view, {}
        if item not in self._found:
            self._found[item] = self._find(view, item)
        return self._found[item]


ViewT = TypeVar("ViewT")
PlanT = TypeVar("PlanT", bound=Panels)
AskedT = TypeVar("AskedT", contravariant=True)
"""A view, or what pieces that several boxes share ask of one."""
PlacesT = TypeVar("PlacesT", contravariant=True)
"""A plan, or what such pieces ask of one."""


class Piece(Generic[AskedT, PlacesT]):
    """One kind of thing on a table, such as the cards of a hand or the houses of a village.

    A box writes one for each kind and hands them to its `PieceTable`, lowest first.
    """

    kind: str
    """The kind of its items; no two pieces of a table share one."""
    is_carried = False
    """Whether a hand can pick one up and put it where it may go."""

    @abstractmethod
    def lie(self, view: AskedT, plan: PlacesT, selection: Selection) -> Iterable[tuple[Item, Pose]]:
        """Returns where those that a view shows lie; of equal heights (`Pose.z`) the later one lies on top."""

    @abstractmethod
    def paint(self, frame: Frame[AskedT, PlacesT], item: Item, pose: Pose) -> None:
        """Draws one at a pose, with its light; it may be on its way, so `pose` need not be where it lies."""

    @abstractmethod
    def name(self, view: AskedT, item: Item, selection: Selection) -> str:
        """Returns what one is, in words, for tips and screen readers."""

    def reach(self, view: AskedT, plan: PlacesT, item: Item, box: Box) -> Box:
        """Returns all that looks like a part of one that lies at a box: a touch there is one on it."""
        return box

    def entrance(self, view: AskedT, plan: PlacesT, item: Item) -> Pose | None:
        """Returns where one that newly appears comes from; None lets it appear where it lies."""
        return None

    def exit(self, view: AskedT, plan: PlacesT, item: Item) -> Pose | None:
        """Returns where one goes that a view does not show any more; None lets it fade away."""
        return None


class TableAdvice(Protocol[AskedT]):
    """Says what can be done."""

    def prompt(self, view: AskedT, selection: Selection) -> str: ...
    def preview(self, view: AskedT, selection: Selection) -> Preview: ...


class TableNarrator(Protocol):
    """Says what happened, and how it moves and sounds."""

    def narrate(self, beat: Beat) -> list[LogLine]: ...
    def cues(self, beat: Beat) -> list[Cue[Item]]: ...


class PieceTable(Table, Generic[ViewT, PlanT]):
    """A table made of pieces: what concerns one item is asked of the piece of its kind.

    Takes who sits there, the pieces, lowest first, and what tells how a game ended (None: its result says it all). A
    box says where its panels and zones are (`plan`) and what is drawn below the pieces (`paint`), and answers for moves
    and words.
    """

    _advice: TableAdvice[ViewT]
    _narrator: TableNarrator
    """What they say a box answers with them; one that says it itself needs neither."""

    def __init__(
        self, players: Players, pieces: Sequence[Piece[ViewT, PlanT]], epilogue: Epilogue | None = None
    ) -> None:
        self._players = players
        self._epilogue = epilogue
        self._pieces = {piece.kind: piece for piece in pieces}
        assert len(self._pieces) == len(pieces), "two pieces share a kind"

    @abstractmethod
    def plan(self, view: ViewT, area: Box, selection: Selection) -> PlanT:
        """Returns where everything goes; the same for the same arguments."""

    def panels(self, view: ViewT, area: Box) -> Panels:
        return self.plan(view, area, Selection())

    def layout(self, view: ViewT, area: Box, selection: Selection) -> dict[Item, Pose]:
        return dict(self._lying(view, self.plan(view, area, selection), selection))

    def _lying(self, view: ViewT, plan: PlanT, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        for piece in self._pieces.values():
            yield from piece.lie(view, plan, selection)

    def paint_item(self, canvas: Canvas, view: ViewT, area: Box, item: Item, pose: Pose, selection: Selection) -> None:
        frame = Frame(canvas, view, selection, self._players, self.plan(view, area, selection))
        self._pieces[item.kind].paint(frame, item, pose)

    def describe(self, view: ViewT, item: Item, selection: Selection | None = None) -> str:
        return self._pieces[item.kind].name(view, item, selection or Selection())

    def reach(self, view: ViewT, area: Box, selection: Selection, item: Item, box: Box) -> Box:
        return self._pieces[item.kind].reach(view, self.plan(view, area, selection), item, box)

    def lifts(self, view: ViewT, selection: Selection, item: Item) -> tuple[Item, ...] | None:
        """Returns that picking a piece up touches it, if it is one for hands and may be touched."""
        is_free = item in selection.open or item in selection.other or item in selection.touched
        return (item,) if is_free and self._pieces[item.kind].is_carried else None

    def entrances(self, view: ViewT, area: Box, selection: Selection, items: Sequence[Item]) -> Mapping[Item, Pose]:
        plan = self.plan(view, area, selection)
        found = ((item, self._pieces[item.kind].entrance(view, plan, item)) for item in items)
        return {item: pose for item, pose in found if pose is not None}

    def exits(
        self, view: ViewT, area: Box, selection: Selection, items: Sequence[Item], events: Sequence[object] = ()
    ) -> Mapping[Item, Pose]:
        plan = self.plan(view, area, selection)
        found = ((item, self._pieces[item.kind].exit(view, plan, item)) for item in items)
        return {item: pose for item, pose in found if pose is not None}

    def kinds(self) -> Sequence[PointKind]:
        return self._epilogue.kinds(self._players) if self._epilogue else super().kinds()

    def breakdown(self, beats: Sequence[Beat]) -> Breakdown:
        return self._epilogue.breakdown(self._players, beats) if self._epilogue else super().breakdown(beats)

    def deeds(self, beats: Sequence[Beat]) -> Sequence[Deed]:
        return self._epilogue.deeds(self._players, beats) if self._epilogue else super().deeds(beats)

    def habits(self, beats: Sequence[Beat]) -> Sequence[Habit]:
        return self._epilogue.habits(self._players, beats) if self._epilogue else super().habits(beats)

    def chronicle(self, beats: Sequence[Beat]) -> Chronicle | None:
        return self._epilogue.chronicle(self._players, beats) if self._epilogue else super().chronicle(beats)

    def works(self, view: ViewT, seat: Seat) -> Works | None:
        return self._epilogue.works(self._players, view, seat) if self._epilogue else super().works(view, seat)

    def prompt(self, view: ViewT, selection: Selection) -> str:
        return self._advice.prompt(view, selection)

    def preview(self, view: ViewT, selection: Selection) -> Preview:
        return self._advice.preview(view, selection)

    def narrate(self, beat: Beat) -> list[LogLine]:
        return self._narrator.narrate(beat)

    def cues(self, beat: Beat) -> list[Cue[Item]]:
        return self._narrator.cues(beat)
