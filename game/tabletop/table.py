"""The protocol of a table: what a box must say so that the scenes can show it, animate it and let people play it."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from game.core.rules import Beat, Seat
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.stage.stage import Cue, Pose
from game.tabletop.ended import Ended
from game.tabletop.items import Item, Selection
from game.tabletop.moments import Moment
from game.tabletop.passages import Passage
from game.tabletop.teaching import Teaching
from game.tabletop.zoom import button_column
from game.widgets.ui import Translate, Ui


@dataclass(frozen=True, slots=True)
class Appearance:
    """How one seat appears: name, player colour (its emblem and pattern come with it), person or computer."""

    name: str
    colour: str
    is_human: bool


PreviewLine = tuple[str, str]
"""A line of a preview and its tone: "plain", "good" or "bad"."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What the action panel says about the chosen items: a title, lines (text, tone), the button and a picture.

    The lines that matter most come first: a small panel leaves out the last. `tone` is "plain", "good" or "bad".
    `label` is the button's text when the move is whole. `sprite` names a picture or is "". `choices` are the moves that
    the lines stand for, in the order of the lines (None for one that stands for no single move): such a line is a
    button. `repeated` is how many of the last lines tell what the item that is pointed at says of itself: they are
    drawn, and not said once more. `place` says where, for where the same can be done in several places.
    """

    title: str
    lines: tuple[PreviewLine, ...] = ()
    label: str = ""
    sprite: str = ""
    choices: tuple[Any, ...] = ()
    repeated: int = 0
    place: str = ""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence of the log: whose token stands before it (None: nobody's), the text, and the items it is about.

    What only follows from a deed, such as what was turned up anew, `is_aside`: it steps back behind the deed. What a
    scoring sequence has told step by step `is_in_sequence`. `aloud` is what is said instead to whoever does not see the
    board.
    """

    seat: Seat | None
    text: str
    items: tuple[Item, ...] = ()
    is_aside: bool = False
    is_in_sequence: bool = False
    aloud: str = ""


@dataclass(frozen=True, slots=True)
class AutoPass:
    """A decision that may be passed unasked: the keys of the questions that it asks, and the move that declines."""

    questions: frozenset[str]
    move: Any


class ScoringSequence(Protocol):
    """A walk that interrupts the table, such as a scoring: a number of steps, each drawn on the whole window."""

    steps: int
    title: str

    def draw(self, ui: Ui, area: Box, step: int, part: float) -> None:
        """Draws one step; `part` (0..1) is how far its animation has come (1 with reduced motion)."""
        ...

    def height(self, canvas: Canvas, width: float, step: int) -> float:
        """Returns how high the area of one step is at least, in units; in a window that is less high it is scrolled."""
        ...

    def told(self, step: int) -> Sequence[str]:
        """Returns what one step shows when it is complete, in sentences."""
        ...


@runtime_checkable
class Suspense(Protocol):
    """What a scoring sequence says as well whose steps bring one thing after the other before their results."""

    def seconds(self, step: int) -> float | None:
        """Returns how long a step takes at normal speed; None: as long as any."""
        ...

    def cues(self, step: int) -> Sequence[tuple[float, str]]:
        """Returns the sounds of a step, each with the part of it (0..1) after which it comes."""
        ...


@dataclass(frozen=True, slots=True)
class PointHistory:
    """Points over a game for the result's chart: a label for each moment and the totals of every seat at it."""

    labels: tuple[str, ...]
    totals: tuple[tuple[int, ...], ...]


class Panels(Protocol):
    """Where a table's panels are that scenes fill: the log and the action panel, in reference units."""

    @property
    def log(self) -> Box: ...
    @property
    def action(self) -> Box: ...


class Picture(Protocol):
    """What a table looks like."""

    minimum: tuple[float, float]
    """The reference units (width, height) that it needs at least; the scale is held back accordingly."""
    ground: str
    """The texture under it."""

    def layout(self, view: Any, area: Box, selection: Selection) -> Mapping[Item, Pose]:
        """Returns the pose of every item that is visible in a view, for that area in units: total and pure."""
        ...

    def panels(self, view: Any, area: Box) -> Panels:
        """Returns where the log and the action panel go."""
        ...

    def board(self, view: Any, area: Box, selection: Selection) -> Box | None:
        """Returns the part of the area that can be shown larger, as `Selection.zoom` says; None: there is none."""
        return None

    def zoom_buttons(self, board: Box) -> Box:
        """Returns where on the board the buttons find room, a column or a row of three: in its lower right corner."""
        return button_column(board)

    def clip(self, view: Any, area: Box, selection: Selection, item: Item) -> Box | None:
        """Returns what an item that lies still is not drawn beyond, such as the board; None: the window."""
        return None

    def reach(self, view: Any, area: Box, selection: Selection, item: Item, box: Box) -> Box:
        """Returns all that looks like a part of an item that lies at a box, such as the words beside a portrait.

        A touch there is one on the item.
        """
        return box

    def paint(self, ui: Ui, view: Any, area: Box, selection: Selection) -> None:
        """Draws everything below the items: panels, names, numbers, what can be done."""
        ...

    def pointed_below(self, view: Any, selection: Selection) -> Item | None:
        """Returns what is pointed at where that changes what `paint` draws and `parts` tell, else None."""
        return selection.hover

    def paint_item(self, canvas: Canvas, view: Any, area: Box, item: Item, pose: Pose, selection: Selection) -> None:
        """Draws one item at a pose, with its glow when it may be touched or is chosen."""
        ...

    def entrances(self, view: Any, area: Box, selection: Selection, items: Sequence[Item]) -> Mapping[Item, Pose]:
        """Returns where items that newly appear come from, such as the deck."""
        return {}

    def exits(
        self, view: Any, area: Box, selection: Selection, items: Sequence[Item], events: Sequence[object] = ()
    ) -> Mapping[Item, Pose]:
        """Returns where items go that disappear from this view by what happened."""
        return {}


class Selecting(Protocol):
    """How touches on items become moves."""

    def clicks(self, view: Any, move: Any) -> tuple[Item, ...]:
        """Returns the items a person would touch for a move, in order."""
        ...

    def unlisted(self, view: Any, touched: Sequence[Item]) -> Any:
        """Returns a move with these items that may be made though the list of legal moves leaves it out, or None."""
        return None

    def equivalence_key(self, view: Any, item: Item) -> Hashable:
        """Returns a key that is equal for items that may stand for each other, such as two equal cards in a hand."""
        return item

    def sitter(self, item: Item) -> Seat | None:
        """Returns whose panel an item is: where a touch would play nothing, it leads to who plays on there."""
        return None

    def again(self, view: Any, item: Item) -> Item | None:
        """Returns what one more touch on a chosen item adds, where that fits; None: it gives the item back."""
        return None

    def illegal_reason(self, view: Any, selection: Selection, item: Item) -> str:
        """Returns why an item cannot be touched now, as a sentence, or ""."""
        ...

    def shortcuts(self, view: Any, moves: Sequence[Any]) -> Mapping[str, tuple[Item, ...]]:
        """Returns items to choose at once by a key ("1", "2", …, "q"), best for that key, among legal moves."""
        return {}

    def suggest(self, view: Any, item: Item, moves: Sequence[Any]) -> Any:
        """Returns the move that a first touch most likely means, of several that it can become; None: anybody's guess.

        What it needs is raised with the item, and can be changed before the button is pressed.
        """
        return None

    def auto_pass(self, view: Any, seat: Seat) -> AutoPass | None:
        """Returns how the decision that a seat has to make is passed unasked, None when it must be made or none is due.

        A person who wishes none of its questions is not asked: the move that declines is played at once.
        """
        return None


@dataclass(frozen=True, slots=True)
class Drop:
    """A place that takes what a hand carries, and what is touched by letting go there.

    Without items, what is chosen already by picking it up is the move. Where more may be added, as to a payment, it is
    not the `is_last` thing that is done for a move: then nothing is played by letting go. `is_lit` tells that the hand
    lights the box; otherwise the table itself shows where that is, such as ground of another shape. `then` is a later
    move of the same turn that the gesture means as well, such as where a house that is picked up is put down.
    """

    box: Box
    items: tuple[Item, ...] = ()
    is_last: bool = True
    is_lit: bool = True
    then: Any = None


class Carried(Protocol):
    """How things are carried by hand from place to place: the same touches in another manner."""

    def lifts(self, view: Any, selection: Selection, item: Item) -> tuple[Item, ...] | None:
        """Returns what is touched by picking an item up: itself, or nothing where it only stands for a supply.

        None: it cannot be picked up.
        """
        return None

    def drops(self, view: Any, area: Box, selection: Selection, item: Item) -> Sequence[Drop]:
        """Returns the places that take an item that was picked up; `selection` knows what that touched."""
        poses = self.layout(view, area, selection)
        takes = (other for other in poses if other in selection.open and other.kind != item.kind)
        return [Drop(poses[other].box, (other,)) for other in takes]

    def misplaced(self, view: Any, selection: Selection, item: Item) -> str:
        """Returns why what is carried (`selection` knows it) cannot be put on an item, as a sentence, or ""."""
        return self.illegal_reason(view, selection, item)

    def illegal_reason(self, view: Any, selection: Selection, item: Item) -> str: ...

    def layout(self, view: Any, area: Box, selection: Selection) -> Mapping[Item, Pose]: ...


class Spoken(Protocol):
    """What a table says."""

    def describe(self, view: Any, item: Item, selection: Selection | None = None) -> str:
        """Returns what an item is, in words, for tips and screen readers; `selection` is what it lies there for."""
        ...

    def prompt(self, view: Any, selection: Selection) -> str:
        """Returns what the actor can do now, as one short sentence without "you"."""
        ...

    def preview(self, view: Any, selection: Selection) -> Preview:
        """Returns what the chosen items would do, or what can be done while nothing is chosen."""
        ...

    def narrate(self, beat: Beat) -> Sequence[LogLine]:
        """Returns a beat's sentences for the log, in the third person."""
        ...

    def passages(self, view: Any) -> Sequence[Passage]:
        """Returns what can be read of a view, part by part, for whoever does not see the picture."""
        return ()


class Staged(Protocol):
    """How what happened is shown."""

    music: str

    def cues(self, beat: Beat) -> Sequence[Cue[Item]]:
        """Returns the order and sounds of a beat's movements."""
        ...

    def scoring_sequences(self, beat: Beat) -> Sequence[ScoringSequence]:
        """Returns the walks that follow a stage of an entry, such as scorings: they are for everybody's eyes."""
        return ()

    def moments(self, beat: Beat, before: Sequence[Beat]) -> Sequence[Moment]:
        """Returns the great moments of a stage of an entry; `before` is what its viewer had learned, oldest first."""
        return ()

    def openly(self, view: Any) -> Any | None:
        """Returns the view from which a decision is made before everybody's eyes, None when it concerns a secret.

        Takes an onlooker's view. What is returned may name whoever decides and must hold nothing else that is private.
        """
        return None


class Counted(Protocol):
    """Who is next, and how everybody stands."""

    tally: str
    """Where the result finds its texts about what is counted: "ui.result" for points."""

    def actor(self, view: Any) -> Seat | None:
        """Returns whose turn a view shows (None: over, or several decide at once)."""
        ...

    def points(self, view: Any) -> tuple[int, ...]:
        """Returns the present points of every seat."""
        ...

    def history(self, beats: Sequence[Beat]) -> PointHistory:
        """Returns the points over the game so far."""
        ...


class Table(Picture, Selecting, Carried, Spoken, Staged, Counted, Ended, Teaching, Protocol):
    """Shows one box, by all its roles; what most boxes answer alike is answered here.

    `boxes/<name>/table` holds a class as TABLE that inherits it and is made with texts, who sits there, and options.
    """


class MakeTable(Protocol):
    """Makes the table of a box: what TABLE is."""

    def __call__(self, words: Translate, cast: Sequence[Appearance], options: Mapping[str, Any]) -> Table: ...
