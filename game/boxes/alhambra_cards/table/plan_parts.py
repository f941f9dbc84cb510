"""What a plan of the table says, whichever room it has."""

from dataclasses import dataclass

from game.boxes.alhambra_family.table.hand_layout import SHAPE
from game.boxes.alhambra_family.table.scoreboard_grid import ScoreboardGrid
from game.paint.box import Box

GAP = 14.0
CARD = 109.0
"""The width of a money card that is large enough in the smallest window."""
MAJORITIES, DECK, HANDS = "majorities", "deck", "hands"
"""The keys of panels that can be folded."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The sheet with the question who gets a bought building: the building, and the targets of both answers.

    `room` is how far the question may reach to the right.
    """

    box: Box
    building: Box
    keep: Box
    give: Box
    room: float


@dataclass(frozen=True, slots=True)
class Plan:
    """All panels of the table; `decision` is there while a bought building is to be kept or given away.

    `tabs` are where the tabs of folded panels are, by key, and `overlay` is where a panel goes that was called up. The
    rows of folded majorities all lie at their tab. `waiting` is where bought buildings wait (None: in their row).
    """

    yard: Box
    slots: tuple[Box, ...]
    tile: float
    building_deck: Box
    decision: Decision | None
    money: Box
    deck: Box
    strip: Box | None
    hand: Box
    scoreboard: ScoreboardGrid
    action: Box
    log: Box
    tabs: tuple[tuple[str, Box], ...] = ()
    overlay: Box | None = None
    waiting: Box | None = None

    @property
    def is_folded(self) -> bool:
        """Tells whether panels are folded for want of room."""
        return bool(self.tabs)

    def building(self, slot: int) -> Box:
        """Returns where the building of a yard slot lies."""
        box = self.slots[slot]
        return box.line(1, self.tile)[0].band(8, self.tile)


def money_high(card: float) -> float:
    """Returns how high the tray of the open money is for cards of a width."""
    return card * SHAPE + 28


def hand_high(card: float, head: float) -> float:
    """Returns how high the tray of a hand is for cards of a width, below coins and sums of a height."""
    return card * SHAPE + head + 14
