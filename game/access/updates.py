"""Outlines as updates of the tree that a screen reader walks: only what changed. Nothing else knows AccessKit."""

import re
from collections.abc import Iterable
from importlib import import_module
from typing import Any

from game.access.outline import ROOT, FieldText, Outline, Thing, ThingKind

_ROLES = {
    ThingKind.WINDOW: "WINDOW",
    ThingKind.GROUP: "GROUP",
    ThingKind.HEADING: "HEADING",
    ThingKind.LABEL: "LABEL",
    ThingKind.BUTTON: "BUTTON",
    ThingKind.SWITCH: "SWITCH",
    ThingKind.CHOICES: "RADIO_GROUP",
    ThingKind.CHOICE: "RADIO_BUTTON",
    ThingKind.LINES: "LIST",
    ThingKind.LINE: "LIST_ITEM",
    ThingKind.LIST: "LIST",
    ThingKind.OPTION: "LIST_ITEM",
    ThingKind.GRID: "GRID",
    ThingKind.ROW: "ROW",
    ThingKind.CELL: "CELL",
    ThingKind.SLIDER: "SLIDER",
    ThingKind.FIELD: "TEXT_INPUT",
    ThingKind.SELECT: "COMBO_BOX",
}
_UNHEARD = (ThingKind.LABEL, ThingKind.LINE, ThingKind.OPTION, ThingKind.CELL)
"""Kinds of which Orca does not say that they are called otherwise now, even where they have the focus."""
_WORD = re.compile(r"\S+\s*|\s+")
_VOICES = ("voice:0", "voice:1")
"""Two nodes say by turns what is said by itself: the same sentence twice is no change of one node."""


def library() -> Any:
    """Returns AccessKit; raises ImportError where it is not installed."""
    return import_module("accesskit")


class Updates:
    """Makes updates of one tree; takes the library. A thing keeps its number as long as it is there."""

    def __init__(self, library: Any) -> None:
        self._kit = library
        self._numbers: dict[str, int] = {ROOT: 0}
        self._names: list[str] = [ROOT]
        self._sent: dict[str, Thing] = {}
        self._said = ["", ""]
        self._turn = 0
        self._at = self._spoken_at = self._bare = ""
        self._voice_kind = ThingKind.LABEL
        self._is_voice_on: bool | None = None

    def forget(self) -> None:
        """Notes that whoever listens knows nothing: the next update holds the whole tree."""
        self._sent, self._at, self._spoken_at = {}, "", ""

    def name(self, number: int) -> str:
        """Returns which thing has a number, "" for none."""
        return self._names[number] if 0 <= number < len(self._names) else ""

    def update(self, made: Outline, told: str, *, is_led: bool = False) -> Any:
        """Returns what changed since the last update, with what is to be said now ("": nothing).

        Where announcements go unheard the focus is led to what is said (`is_led`), until it goes elsewhere by itself.
        """
        self._forget(self._sent.keys() - made.things.keys())
        self._renew(made)
        if is_led:
            told = self._led(made, told)
        update = self._kit.TreeUpdate(self._number(_VOICES[1 - self._turn] if told and is_led else self._focus(made)))
        is_first = not self._sent
        if is_first:
            update.tree = self._kit.Tree(self._number(ROOT))
        changed = [thing for name, thing in made.things.items() if self._sent.get(name) != thing]
        nodes = [(self._number(thing.id), self._node(thing)) for thing in changed]
        nodes += [(self._run(thing), self._text(thing, thing.written)) for thing in changed if thing.written]
        update.nodes = [*nodes, *self._voices(told, is_first=is_first, is_led=is_led)]
        self._sent = dict(made.things)
        return update

    def _number(self, name: str) -> int:
        if name not in self._numbers:
            self._numbers[name] = len(self._names)
            self._names.append(name)
        return self._numbers[name]

    def _forget(self, gone: Iterable[str]) -> None:
        """Lets things that are gone come back under other numbers only.

        A screen reader takes what had the old one for dead: Orca says nothing where the focus comes to it.
        """
        for name in gone:
            self._numbers.pop(name, None)
            self._numbers.pop(f"{name}/text", None)

    def _renew(self, made: Outline) -> None:
        """Lets what has the focus and is called otherwise now be another thing, so that it is heard.

        What it does is left out as long as the focus stays: that was heard when it came.
        """
        thing, before = made.things[made.focus], self._sent.get(made.focus)
        if self._bare != made.focus:
            self._sent.pop(self._bare, None)
            self._bare = ""
        if before is None or before.words == thing.words or thing.kind not in _UNHEARD:
            return
        self._bare = thing.id if before.told == thing.told else ""
        self._forget([thing.id])
        for name in (thing.id, *(other.id for other in made.things.values() if thing.id in other.children)):
            self._sent.pop(name, None)

    def _led(self, made: Outline, told: str) -> str:
        """Returns what is said with the focus: what it comes to besides, for that would not be heard by itself."""
        thing, before = made.things[made.focus], self._sent.get(made.focus)
        is_new = before is None or before.words != thing.words or self._at != made.focus
        is_named = is_new and made.focus != ROOT
        self._voice_kind = thing.kind if is_named and thing.written is None else ThingKind.LABEL
        self._is_voice_on = thing.is_on if is_named else None
        if told and is_named:
            besides = thing.told if self._at != made.focus else ""  # what it does was heard when the focus came
            told = f"{told} {thing.words}{besides and f'. {besides}'}"
        if told:
            self._forget([_VOICES[1 - self._turn]])  # Orca would know it by what it said last
            self._sent.pop(ROOT, None)
        if told or is_new:
            self._spoken_at = made.focus if told else ""
        self._at = made.focus
        return told

    def _focus(self, made: Outline) -> str:
        """Returns what has the focus: what was said last, as long as the focus was there already."""
        return _VOICES[self._turn] if self._spoken_at == made.focus else made.focus

    def _voices(self, told: str, *, is_first: bool, is_led: bool) -> list[tuple[int, Any]]:
        """Returns the nodes that say something; what led the focus before keeps its words, for who comes late."""
        if told:
            self._turn = 1 - self._turn
            self._said = [told if turn == self._turn else was if is_led else "" for turn, was in enumerate(self._said)]
        if not told and not is_first:
            return []
        return [(self._number(name), self._voice(words)) for name, words in zip(_VOICES, self._said, strict=True)]

    def _voice(self, words: str) -> Any:
        node = self._kit.Node(getattr(self._kit.Role, _ROLES[self._voice_kind]))
        if self._voice_kind is ThingKind.LABEL:
            node.set_value(words)
        else:
            node.set_label(words)
        self._toggle(node, self._is_voice_on)
        node.set_live(self._kit.Live.POLITE)
        return node

    def _node(self, thing: Thing) -> Any:
        kit = self._kit
        node = kit.Node(getattr(kit.Role, _ROLES[thing.kind]))
        if thing.kind is ThingKind.LABEL:
            node.set_value(thing.words)
        else:
            node.set_label(thing.words)
        if thing.told and thing.id != self._bare:
            node.set_description(thing.told)
        if not thing.is_enabled:
            node.set_disabled()
        left, top, right, bottom = thing.box
        if right > left:
            node.set_bounds(kit.Rect(left, top, right, bottom))
        children = (*thing.children, *(_VOICES if thing.id == ROOT else ()))
        node.set_children([self._number(child) for child in children])
        if thing.written:
            self._write(node, thing, thing.written)
        self._set_state(node, thing)
        return node

    # ------------------------------------------------------------------ text fields
    def _run(self, thing: Thing) -> int:
        """Returns the number of the text in a field, which is a node of its own."""
        return self._number(f"{thing.id}/text")

    def _write(self, node: Any, thing: Thing, written: FieldText) -> None:
        """Gives a field its text and what is selected there."""
        kit, run = self._kit, self._run(thing)
        node.set_children([run])
        ends = (kit.TextPosition(run, at) for at in (written.anchor, written.caret))
        node.set_text_selection(kit.TextSelection(*ends))

    def _text(self, thing: Thing, written: FieldText) -> Any:
        node = self._kit.Node(self._kit.Role.TEXT_RUN)
        node.set_value(written.text)
        node.set_character_lengths([len(letter.encode()) for letter in written.text])
        node.set_word_lengths([len(word) for word in _WORD.findall(written.text)])
        node.set_bounds(self._kit.Rect(*thing.box))
        return node

    def _set_state(self, node: Any, thing: Thing) -> None:
        kit = self._kit
        self._toggle(node, thing.is_on)
        if thing.is_reachable:
            node.add_action(kit.Action.FOCUS)
        if thing.can_act:
            node.add_action(kit.Action.CLICK)
        if thing.can_adjust:
            node.add_action(kit.Action.INCREMENT)
            node.add_action(kit.Action.DECREMENT)

    def _toggle(self, node: Any, is_on: bool | None) -> None:
        """Says whether a node is on or off, if it can be."""
        if is_on is not None:
            node.set_toggled(self._kit.Toggled.TRUE if is_on else self._kit.Toggled.FALSE)
