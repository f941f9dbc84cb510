"""The outline of a screen: everything on it as a tree of things with words, made of nodes and nothing else."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from itertools import groupby

from game.access.signs import said
from game.core.values import value
from game.widgets.node import Node, Role
from game.widgets.reading import Region, Saying
from game.widgets.ui import Ui

ROOT = "window"


class ThingKind(StrEnum):
    """What a thing is to whoever hears of it."""

    WINDOW = "window"
    GROUP = "group"
    HEADING = "heading"
    LABEL = "label"
    BUTTON = "button"
    SWITCH = "switch"
    CHOICES = "radio group"
    CHOICE = "radio button"
    LINES = "list"
    LINE = "list item"
    LIST = "list box"
    OPTION = "option"
    GRID = "grid"
    ROW = "row"
    CELL = "cell"
    SLIDER = "slider"
    FIELD = "text field"
    SELECT = "combo box"


_KINDS: Mapping[Role, ThingKind] = {
    Role.BUTTON: ThingKind.BUTTON,
    Role.SWITCH: ThingKind.SWITCH,
    Role.CHOICE: ThingKind.CHOICE,
    Role.SLIDER: ThingKind.SLIDER,
    Role.FIELD: ThingKind.FIELD,
    Role.SELECT: ThingKind.SELECT,
    Role.ITEM: ThingKind.OPTION,
    Role.TEXT: ThingKind.LABEL,
    Role.HEADING: ThingKind.HEADING,
}
_IN_LISTS: Mapping[Role, tuple[ThingKind, ThingKind]] = {
    Role.ITEM: (ThingKind.LIST, ThingKind.OPTION),
    Role.TEXT: (ThingKind.LINES, ThingKind.LINE),
}
"""What lists of a region are, and what is in them."""
_BEHIND = (". ", ": ", "\n")
"""What may stand between the name of a thing and what else is said of it."""
_CHOSEN = (ThingKind.SWITCH, ThingKind.CHOICE)
"""What is on or off; of what lies on a table it is in the words, so that nobody hears “not selected” at each card."""


@dataclass(frozen=True, slots=True)
class FieldText:
    """What stands in a text field, and what is selected of it: from `anchor` to `caret`, in characters."""

    text: str
    anchor: int
    caret: int


@value
class Thing:
    """One thing of an outline.

    `words` is what it is called, with its value; `told` what is said besides: why it is off, or what it does. `is_on`
    is None where nothing can be on or off; `box` is where it lies (left, top, right, bottom in pixels); `written` is
    what stands in a text field (None: it is none).
    """

    id: str
    kind: ThingKind
    words: str = ""
    told: str = ""
    is_enabled: bool = True
    is_on: bool | None = None
    is_reachable: bool = False
    can_act: bool = False
    can_adjust: bool = False
    box: tuple[int, int, int, int] = (0, 0, 0, 0)
    children: tuple[str, ...] = ()
    written: FieldText | None = None


@dataclass(frozen=True, slots=True)
class Outline:
    """What is on a screen: things by id, the root first; which one has the focus; and what is said by itself.

    `again` is what a thing may say instead of what was told of the thing before it in the same words.
    """

    things: Mapping[str, Thing]
    focus: str
    sayings: Mapping[str, Saying]
    again: str = ""

    @property
    def title(self) -> str:
        """Returns what the screen is called."""
        return self.things[ROOT].words

    def within(self, name: str) -> Iterator[Thing]:
        """Yields a thing and everything in it, from the top."""
        yield self.things[name]
        for child in self.things[name].children:
            yield from self.within(child)


def outline(ui: Ui) -> Outline:
    """Returns the outline of what was drawn last."""
    in_words = partial(said, ui.words)
    sayings = {name: saying.each(in_words) for name, saying in ui.reading.sayings.items()}
    made = Outliner(ui.nodes, ui.reading.regions, in_words).outline(ui.reading.title, ui.focus or "", sayings)
    return replace(made, again=ui.words("access.again"))


class Outliner:
    """Makes the outline of some nodes: regions first, then what belongs to none, by area.

    Takes what says a text that was written to be seen.
    """

    def __init__(self, nodes: Sequence[Node], regions: Sequence[Region], in_words: Callable[[str], str] = str) -> None:
        self._said = in_words
        self._nodes = {node.id: node for node in nodes if node.role is not Role.SCROLL and not node.is_left_out}
        self._regions = regions
        self._things: dict[str, Thing] = {}

    def outline(self, title: str, focus: str, sayings: Mapping[str, Saying]) -> Outline:
        """Returns the outline of a screen of that title."""
        self._things = {ROOT: Thing(ROOT, ThingKind.WINDOW)}
        groups = [*map(self._region, self._regions), *self._areas()]
        self._things[ROOT] = Thing(ROOT, ThingKind.WINDOW, title, children=tuple(groups))
        return Outline(self._things, focus if focus in self._things else ROOT, sayings)

    # ------------------------------------------------------------------ groups
    def _region(self, region: Region) -> str:
        heading = self._leaf(region.heading)
        rows = [[name for name in row if name in self._nodes] for row in region.rows]
        rows = [row for row in rows if row]
        inside = (
            self._grid(region, rows) if region.is_grid else self._lines(region, [name for row in rows for name in row])
        )
        return self._group(f"region:{region.name}", ThingKind.GROUP, "", [heading, *inside])

    def _grid(self, region: Region, rows: Sequence[Sequence[str]]) -> list[str]:
        made = [
            self._group(f"row:{region.name}:{i}", ThingKind.ROW, "", [self._leaf(name, ThingKind.CELL) for name in row])
            for i, row in enumerate(rows)
        ]
        return [self._group(f"grid:{region.name}", ThingKind.GRID, self._things[region.heading].words, made)]

    def _lines(self, region: Region, names: Sequence[str]) -> list[str]:
        """Puts sentences that follow each other, and things that can be chosen, into lists of their own.

        A list is walked line by line; of sentences that only stand in a group all would be read on the way in.
        """
        made: list[str] = []
        for role, run in groupby(names, key=lambda name: self._nodes[name].role):
            if role not in _IN_LISTS:
                made += map(self._leaf, run)
                continue
            kind, leaf = _IN_LISTS[role]
            title = self._things[region.heading].words
            lines = [self._leaf(name, leaf) for name in run]
            made.append(self._group(f"list:{region.name}:{len(made)}", kind, title, lines))
        return made

    def _areas(self) -> Iterator[str]:
        """Yields groups of what no region holds."""
        areas: dict[str, list[str]] = {}
        for node in self._nodes.values():
            if node.id not in self._things:
                areas.setdefault(node.area, []).append(node.id)
        for area, names in areas.items():
            roles = {self._nodes[name].role for name in names}
            kind = (
                ThingKind.CHOICES
                if roles == {Role.CHOICE}
                else ThingKind.LIST
                if roles == {Role.ITEM}
                else ThingKind.GROUP
            )
            yield self._group(f"area:{area}", kind, "", [self._leaf(name) for name in names])

    def _group(self, name: str, kind: ThingKind, words: str, children: Sequence[str]) -> str:
        boxes = [box for child in children if (box := self._things[child].box)[2] > box[0]]
        box = (0, 0, 0, 0)
        if boxes:
            left, top, right, bottom = zip(*boxes, strict=True)
            box = (min(left), min(top), max(right), max(bottom))
        self._things[name] = Thing(name, kind, words, box=box, children=tuple(children))
        return name

    # ------------------------------------------------------------------ things
    def _leaf(self, name: str, kind: ThingKind | None = None) -> str:
        node = self._nodes[name]
        kind = kind or _KINDS[node.role]
        self._things[name] = Thing(
            name,
            kind,
            self._said(_words(node)),
            self._said(_told(node)),
            node.is_enabled,
            node.is_on if kind in _CHOSEN else None,
            node.is_reachable,
            node.act is not None,
            node.adjust is not None,
            (node.rect.left, node.rect.top, node.rect.right, node.rect.bottom),
            written=FieldText(node.value, node.edit.anchor, node.edit.caret) if node.edit else None,
        )
        return name


def _words(node: Node) -> str:
    """Returns what a node is called, with its value where that is not in its name; a field has its text besides.

    The value of what lies on a table is that it is chosen, and its name often has a colon of its own.
    """
    if node.among:
        return f"{node.among}: {node.name}"
    if node.edit or node.value in ("", node.name):
        return node.name
    head, parted, last = node.name.rpartition(": ")
    name = head if parted and node.value.startswith(last) else node.name
    return f"{name}{', ' if node.role is Role.ITEM else ': '}{node.value}"


def _told(node: Node) -> str:
    """Returns what is said of a node besides; what begins with its name goes on behind it."""
    rest = node.told.removeprefix(node.name)
    if rest == node.told:
        return rest
    behind = next((mark for mark in _BEHIND if rest.startswith(mark)), None)
    return "" if rest in ("", ".") else node.told if behind is None else rest.removeprefix(behind)


def faults(made: Outline) -> list[str]:
    """Returns what is wrong with a tree: a screen reader's library would give up on it."""
    children = [child for thing in made.things.values() for child in thing.children]
    return [
        *(f"twice: {name}" for name in sorted({name for name in children if children.count(name) > 1})),
        *(f"missing: {name}" for name in children if name not in made.things),
        *(f"alone: {name}" for name in made.things if name != ROOT and name not in children),
        *([] if made.focus in made.things else [f"focus: {made.focus}"]),
    ]
