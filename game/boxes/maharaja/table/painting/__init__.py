"""Everything on the table below the items, and what its painters draw with."""

from typing import TypeAlias

from game.boxes.maharaja.rules.view import NEUTRAL, View
from game.boxes.maharaja.table.geometry import Plan
from game.core.rules import Seat
from game.tabletop import frame
from game.tabletop.players import Players

PAPER, CARD, CARD_EDGE, CHOICE = "#FFFAEA", "#EFDDB2", "#7A5227", "#A32A22"
"""Fills of a card with something to do and of a finished one, the edge of both, and red for what is due."""
HELP, HELP_EDGE = "#E3EAD0", "#3E5E3A"
GAIN, CHANGED = "#0A5540", "#0A4F8F"
DARK, DARK_EDGE = "#2A1810", "#8A6230"
FRAME = "frame_saffron"

Frame: TypeAlias = frame.Frame[View, Plan]
Picture: TypeAlias = frame.BoardFrame[View, Plan]


def sprite(players: Players, kind: str, owner: int) -> str:
    """Returns the name of a piece in its owner's colour; neutral palaces have none."""
    return f"{kind}_neutral" if owner == NEUTRAL else f"{kind}_{players.colour(owner)}"


def gold_of(frame: Frame, seat: Seat) -> str:
    """Returns a seat's gold as it is known."""
    gold = frame.view.gold[seat]
    return frame.say("table.hidden") if gold is None else str(gold)
