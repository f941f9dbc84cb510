"""What is read aloud: texts that no node says, regions of a screen, and sentences that are said by themselves."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import pygame

from game.paint.canvas import Canvas, Heard
from game.widgets.node import Node, Role

StoryKey = tuple[int, int]
"""Where a sentence stands in a story: the entry that it tells of, and which of its sentences it is."""
_LABELLED = (Role.SWITCH, Role.SLIDER, Role.FIELD, Role.SELECT)
"""Controls that have what they are called written beside them."""
_ON = 0.5
"""The part of a text that must lie on a node to belong to it."""


@dataclass(frozen=True, slots=True)
class Region:
    """A part of a screen with a heading of its own, which is the node of that id.

    Takes the ids of its nodes row by row (rows of several are those of a grid), what is said of all of it at once, and
    for the ends of some rows the node to which they lead on.
    """

    name: str
    heading: str
    rows: tuple[tuple[str, ...], ...] = ()
    summary: str = ""
    beyond: Mapping[str, str] = field(default_factory=dict)

    @property
    def is_grid(self) -> bool:
        """Tells whether left and right lead anywhere."""
        return any(len(row) > 1 for row in self.rows)

    @property
    def is_even(self) -> bool:
        """Tells whether all rows are equally long, so that up and down stay in their column."""
        return len({len(row) for row in self.rows}) == 1

    @property
    def lines(self) -> tuple[tuple[str, ...], ...]:
        """Returns the heading and all rows, from the top."""
        return ((self.heading,), *self.rows)


@dataclass(frozen=True, slots=True)
class Saying:
    """Sentences that are said by themselves as soon as they are new.

    Of a `story` (what tells it from another one) those are new that follow what was said; else those that were not
    there before.
    What still belongs to the screen before (`is_former`) comes before the title of this one.
    """

    lines: Mapping[StoryKey, str]
    story: Hashable = None
    is_former: bool = False

    def each(self, said: Callable[[str], str]) -> "Saying":
        """Returns the same with every sentence changed."""
        return replace(self, lines={key: said(line) for key, line in self.lines.items()})


@dataclass(slots=True)
class Reading:
    """Collects for one frame what is to be read.

    `is_on` leads keys to all that can be read, `is_heard` tells that somebody listens: without either it costs nothing.
    `title` is what the screen is called, `heard` what was drawn as text.
    """

    is_on: bool = False
    is_heard: bool = False
    title: str = ""
    regions: list[Region] = field(default_factory=list)
    sayings: dict[str, Saying] = field(default_factory=dict)
    heard: Sequence[Heard] = ()
    _front: list[Node] = field(default_factory=list)

    @property
    def is_wanted(self) -> bool:
        """Tells whether anything must be collected."""
        return self.is_on or self.is_heard

    @property
    def steered(self) -> Sequence[Region]:
        """Returns the regions through which keys lead."""
        return self.regions if self.is_on else ()

    def begin(self, canvas: Canvas) -> None:
        """Starts a frame."""
        canvas.heard = [] if self.is_wanted else None
        self.title, self.regions, self.sayings, self._front = "", [], {}, []
        self.heard = () if canvas.heard is None else canvas.heard

    def say(self, name: str, *sentences: str) -> None:
        """Says something as soon as it is new; `name` tells it from other things that are said."""
        self.sayings[name] = Saying({(0, i): sentence for i, sentence in enumerate(sentences) if sentence})

    def tell(self, name: str, story: Hashable, lines: Mapping[StoryKey, str]) -> None:
        """Says what is new of a story."""
        self.sayings[name] = Saying(lines, story)

    def lay(self, nodes: list[Node], region: Region, own: Sequence[Node], inside: Iterable[Node]) -> None:
        """Puts a region into the frame, with nodes of its own below all others: a single stop for Tab.

        Takes the nodes of the frame, the region, the nodes that are new, and all that the region holds.
        """
        area = f"region:{region.name}"
        nodes[len(self._front) : len(self._front)] = own
        self._front += own
        for node in inside if self.is_on else ():
            node.area, node.is_asked = area, True
        self.regions.append(region)

    def read(self, nodes: list[Node], name: str, title: str, lines: Sequence[str]) -> None:
        """Puts sentences under a heading into the frame, as a region."""
        own = [self.text(f"line:{name}:{i}", line) for i, line in enumerate(lines)]
        heading = self.text(f"heading:{name}", title, Role.HEADING)
        rows = tuple((node.id,) for node in own)
        self.lay(nodes, Region(name, heading.id, rows, " ".join((title, *lines))), (heading, *own), (heading, *own))

    def text(self, name: str, words: str, role: Role = Role.TEXT, told: str = "") -> Node:
        """Returns a node that is only read, for it lies nowhere."""
        return Node(name, role, words, pygame.Rect(0, 0, 0, 0), hint=told, is_asked=self.is_on)

    def labels(self, nodes: Sequence[Node]) -> list[Node]:
        """Returns the texts beside all nodes as nodes of their own, in the order of drawing.

        What a control is called, and what is said of any node, is not read once more.
        """
        known = {line for node in nodes for line in (*node.hint.splitlines(), *node.why.splitlines())}
        known |= {node.among or node.name for node in nodes if node.among or node.role in _LABELLED}
        beside = [text for text in self.heard if text.text not in known and holder(nodes, text) is None]
        return [
            Node(f"text:{i}", Role.TEXT, text.text, text.rect, "texts", is_asked=self.is_on)
            for i, text in enumerate(beside)
        ]


def holder(nodes: Sequence[Node], text: Heard) -> Node | None:
    """Returns the node that a text is drawn on: of several the smallest."""
    area = text.rect.w * text.rect.h
    under = [node for node in nodes if _shared(node.visible, text.rect) > _ON * area]
    return min(under, key=lambda node: node.rect.w * node.rect.h, default=None)


def joined(sentences: Iterable[str]) -> str:
    """Returns sentences as one text, each closed by a mark of its own or a full stop."""
    return " ".join(text if text[-1] in ".!?:…" else f"{text}." for text in sentences if text)


def stepped(regions: Sequence[Region], focus: str | None, dx: int, dy: int) -> str | None:
    """Returns the node in a direction from the focus inside its region, or where its row leads on, else None."""
    for region in regions:
        for y, row in enumerate(region.lines):
            if focus in row:
                return _moved(region, row.index(focus), y, dx, dy)
    return None


def _moved(region: Region, x: int, y: int, dx: int, dy: int) -> str | None:
    lines = region.lines
    if dx:
        return lines[y][x + dx] if 0 <= x + dx < len(lines[y]) else region.beyond.get(lines[y][x]) if dx > 0 else None
    if not 0 <= y + dy < len(lines):
        return None
    row = lines[y + dy]
    return row[x] if region.is_even and x < len(row) else row[0]


def entry(regions: Sequence[Region], node: Node | None) -> str | None:
    """Returns where Tab arrives that leads to a node: at the heading of its region, if it has one."""
    region = region_of(regions, node.id if node else None)
    return region.heading if region else node.id if node else None


def region_of(regions: Sequence[Region], name: str | None) -> Region | None:
    """Returns the region that a node belongs to, if any."""
    return next((region for region in regions for row in region.lines if name in row), None)


def _shared(one: pygame.Rect, other: pygame.Rect) -> int:
    shared = one.clip(other)
    return shared.w * shared.h
