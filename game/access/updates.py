"""Outlines as updates of the tree that a screen reader walks: only what changed. Nothing else knows AccessKit."""

from importlib import import_module
from typing import Any

from game.access.outline import ROOT, Kind, Outline, Thing

_ROLES = {
    Kind.WINDOW: "WINDOW",
    Kind.GROUP: "GROUP",
    Kind.HEADING: "HEADING",
    Kind.LABEL: "LABEL",
    Kind.BUTTON: "BUTTON",
    Kind.SWITCH: "SWITCH",
    Kind.CHOICES: "RADIO_GROUP",
    Kind.CHOICE: "RADIO_BUTTON",
    Kind.LINES: "LIST",
    Kind.LINE: "LIST_ITEM",
    Kind.LIST: "LIST_BOX",
    Kind.OPTION: "LIST_BOX_OPTION",
    Kind.GRID: "GRID",
    Kind.ROW: "ROW",
    Kind.CELL: "CELL",
    Kind.SLIDER: "SLIDER",
    Kind.FIELD: "TEXT_INPUT",
    Kind.SELECT: "COMBO_BOX",
}
_TOGGLED = (Kind.SWITCH, Kind.CHOICE)
_VOICES = ("voice:0", "voice:1")
"""Two nodes say by turns what is said by itself: the same sentence twice is no change of one node."""


def library() -> Any:
    """Returns AccessKit; raises ImportError where it is not installed."""
    return import_module("accesskit")


class Updates:
    """Makes updates of one tree; takes the library. Numbers of things stay the same as long as it lives."""

    def __init__(self, library: Any) -> None:
        self._kit = library
        self._numbers: dict[str, int] = {ROOT: 0}
        self._names: list[str] = [ROOT]
        self._sent: dict[str, Thing] = {}
        self._said = ["", ""]
        self._turn = 0

    def forget(self) -> None:
        """Notes that whoever listens knows nothing: the next update holds the whole tree."""
        self._sent = {}

    def name(self, number: int) -> str:
        """Returns which thing has a number, "" for none."""
        return self._names[number] if 0 <= number < len(self._names) else ""

    def update(self, made: Outline, told: str) -> Any:
        """Returns what changed since the last update, with what is to be said now ("": nothing)."""
        update = self._kit.TreeUpdate(self._number(made.focus))
        is_first = not self._sent
        if is_first:
            update.tree = self._kit.Tree(self._number(ROOT))
        nodes = [
            (self._number(name), self._node(thing))
            for name, thing in made.things.items()
            if self._sent.get(name) != thing
        ]
        update.nodes = [*nodes, *self._voices(told, is_first=is_first)]
        self._sent = dict(made.things)
        return update

    def _number(self, name: str) -> int:
        if name not in self._numbers:
            self._numbers[name] = len(self._names)
            self._names.append(name)
        return self._numbers[name]

    def _voices(self, told: str, *, is_first: bool) -> list[tuple[int, Any]]:
        if told:
            self._turn = 1 - self._turn
            self._said[self._turn], self._said[1 - self._turn] = told, ""
        if not told and not is_first:
            return []
        return [(self._number(name), self._voice(words)) for name, words in zip(_VOICES, self._said, strict=True)]

    def _voice(self, words: str) -> Any:
        node = self._kit.Node(self._kit.Role.LABEL)
        node.set_value(words)
        node.set_live(self._kit.Live.POLITE)
        return node

    def _node(self, thing: Thing) -> Any:
        kit = self._kit
        node = kit.Node(getattr(kit.Role, _ROLES[thing.kind]))
        if thing.kind is Kind.LABEL:
            node.set_value(thing.words)
        else:
            node.set_label(thing.words)
        if thing.told:
            node.set_description(thing.told)
        if not thing.is_enabled:
            node.set_disabled()
        left, top, right, bottom = thing.box
        if right > left:
            node.set_bounds(kit.Rect(left, top, right, bottom))
        children = (*thing.children, *(_VOICES if thing.id == ROOT else ()))
        node.set_children([self._number(child) for child in children])
        self._set_state(node, thing)
        return node

    def _set_state(self, node: Any, thing: Thing) -> None:
        kit = self._kit
        if thing.is_on is not None and thing.kind in _TOGGLED:
            node.set_toggled(kit.Toggled.TRUE if thing.is_on else kit.Toggled.FALSE)
        elif thing.is_on is not None:
            node.set_selected(thing.is_on)
        if thing.is_reachable:
            node.add_action(kit.Action.FOCUS)
        if thing.can_act:
            node.add_action(kit.Action.CLICK)
        if thing.can_adjust:
            node.add_action(kit.Action.INCREMENT)
            node.add_action(kit.Action.DECREMENT)
