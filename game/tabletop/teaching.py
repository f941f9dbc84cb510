"""What a table says to whoever learns: what a thing is for, which page explains the moment, why a move is good."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.ai.reasons import Reason
from game.paint.box import Box
from game.tabletop.items import Item, Selection

FIRST_PAGE = ""
"""Stands for the first page of a rulebook."""


@dataclass(frozen=True, slots=True)
class TablePart:
    """A part of a table that is no item, such as a panel or a counter: what it is called, and what it says and is for.

    `name` is its id from frame to frame and in lessons ("majorities"); `title` is a noun, `told` one or two sentences;
    `reacts` tells that it is drawn otherwise while it is pointed at.
    """

    name: str
    box: Box
    title: str
    told: str
    reacts: bool = False


@dataclass(frozen=True, slots=True)
class ReasonText:
    """A reason in words.

    `look` is a direction that does not give the move away; `fact` a short bold fact and `so` its plain consequence, a
    sentence ("" says no more). `sprite` is its picture or "", `items` are the things it speaks of, the first of them
    the one to look at (a direction lights no other), `parts` the names of the parts, `revealing` of those that would
    give the move away, too.
    """

    look: str
    fact: str
    so: str = ""
    sprite: str = ""
    items: tuple[Item, ...] = ()
    parts: tuple[str, ...] = ()
    revealing: tuple[str, ...] = ()


class Teaching(Protocol):
    """How a table answers whoever learns."""

    def parts(self, view: Any, area: Box, selection: Selection) -> Sequence[TablePart]:
        """Returns the parts of the picture that are no items, lowest first; together with the items they cover it."""
        return ()

    def explain(self, view: Any, item: Item, selection: Selection) -> str:
        """Returns what an item does and what it costs or pays now, in one or two sentences; "" where its name tells."""
        return ""

    def page(self, view: Any, selection: Selection) -> str:
        """Returns the title key of the page of the rulebook that explains what is being decided."""
        return FIRST_PAGE

    def reason_page(self, view: Any, selection: Selection, item: Item) -> str:
        """Returns the title key of the page with the rule for which an item cannot be touched."""
        return self.page(view, selection)

    def reason(self, view: Any, reason: Reason, other: str) -> ReasonText:
        """Returns a reason in words; takes what the plan is called beside which something was seen ("": nothing)."""
        return ReasonText("", "")
