"""Since when each thing is on the screen: a press that comes sooner than an eye was meant for what was there before."""

from collections.abc import Sequence

from game.widgets.node import Node

REACTION, SETTLED = 0.15, 0.5
"""Seconds that something must be on the screen before a press can be meant for it; where one was pressed before, as
long as the second press of a hurried hand may take to come."""


class Sight:
    """Knows what somebody who looks at the screen can have seen."""

    def __init__(self) -> None:
        self._since: dict[str, float] = {}

    def look(self, nodes: Sequence[Node], now: float) -> None:
        """Takes what is on the screen in a new frame."""
        self._since = {node.id: self._since.get(node.id, now) for node in nodes}

    def clear(self) -> None:
        """Takes everything for unseen: something else is there now, though it may look alike."""
        self._since.clear()

    def knows(self, node: Node, now: float, pressed: float | None = None) -> bool:
        """Tells whether a node has been there for long enough that a press may be meant for it.

        `pressed` is when the same place was pressed last, if it was: what came there after that needs longer.
        """
        since = self._since.get(node.id, now)
        return now - since >= (REACTION if pressed is None or since <= pressed else SETTLED)
