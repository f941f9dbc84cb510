"""Passages in a frame: each becomes a region of nodes, those of its items and those of texts that lie nowhere."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.scenes.table.board_layers import node_of
from game.tabletop.passages import Passage, PassageEntry
from game.widgets.node import Node, Role
from game.widgets.reading import Region, joined
from game.widgets.ui import Ui

POSSIBLE = "possible"
"""The passage about what can be done now: buttons stand there for its lines."""
_ACTIONS = ("submit", "never", "step", "unmask", "hint_show", "hint_close", "coach_change", "coach_anyway")
"""Buttons that belong to what is possible, as far as they are there."""


class Layer:
    """Lays passages into a frame that was drawn, one after the other."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._nodes = {node.id: node for node in ui.nodes}
        self._laid: set[str] = set()

    def lay(self, passage: Passage) -> None:
        """Makes a region of a passage: its texts are nodes of their own, its items those that lie on the table."""
        heading = self._ui.reading.text(heading_of(passage.name), passage.title, Role.HEADING)
        own: dict[str, Node] = {heading.id: heading}
        rows: list[tuple[str, ...]] = []
        beyond: dict[str, str] = {}
        for y, row in enumerate(passage.rows):
            placed = (self._placed(f"line:{passage.name}:{y}:{x}", entry, own) for x, entry in enumerate(row))
            rows.append(tuple(name for name in placed if name))
            if y in passage.beyond and rows[-1]:
                beyond[rows[-1][-1]] = heading_of(passage.beyond[y])
        if passage.name == POSSIBLE:
            rows = [*self._buttons(rows)]
        rows = [row for row in rows if row] or [self._nothing(passage.name, own)]
        inside = [own.get(name) or self._nodes[name] for row in rows for name in row]
        summary = passage.summary or joined([passage.title, *(node.name for node in inside)])
        region = Region(passage.name, heading.id, tuple(rows), summary, beyond)
        self._laid.update(node.id for node in inside)
        self._ui.reading.lay(self._ui.nodes, region, [*own.values()], (heading, *inside))

    def _placed(self, name: str, entry: PassageEntry, own: dict[str, Node]) -> str:
        """Returns the node of an entry: that of its item, called as the entry says, else a text ("": neither)."""
        node = self._nodes.get(node_of(entry.item)) if entry.item else None
        if node and node.id in self._laid:
            own[name] = replace(node, id=name, name=entry.text or node.name)  # it is read here as well
            return name
        if node is None and not entry.text:
            return ""
        if node is None:
            own[name] = self._ui.reading.text(name, entry.text, told=entry.told or "")
            return name
        node.name = entry.text or node.name
        told = entry.told if entry.open is None else entry.open
        if told is not None:
            node.hint, node.explain = told, None
        return node.id

    def _nothing(self, name: str, own: dict[str, Node]) -> tuple[str]:
        """Returns the line of a part without any, so that whoever goes there hears that nothing is missed."""
        node = self._ui.reading.text(f"line:{name}:none", self._ui.words("access.nothing"))
        own[node.id] = node
        return (node.id,)

    def _buttons(self, rows: Sequence[tuple[str, ...]]) -> Iterator[tuple[str, ...]]:
        """Yields lines with the buttons that stand for them instead, where there are such, then the other buttons."""
        for i, row in enumerate(rows):
            yield (f"choice:{i - 1}",) if f"choice:{i - 1}" in self._nodes else row
        yield from ((name,) for name in _ACTIONS if name in self._nodes)


def heading_of(passage: str) -> str:
    """Returns the node of the heading of a passage."""
    return f"heading:{passage}"
