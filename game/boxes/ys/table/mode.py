"""Which panels of the table are in sight: what slides up to be chosen, what was called up, what folds for it."""

from dataclasses import dataclass

from game.boxes.ys.rules.steps import ASK, BID, LOOK, NEUTRAL, PLACE, REFILL
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.choices import asks_quotation, choices
from game.boxes.ys.table.deciding import must_act
from game.boxes.ys.table.holdings import held
from game.tabletop.selection import Selection

MARKET, SCREEN, TRACK, PLAYERS = "market", "screen", "track", "players"
"""The keys of what can be called up: market over the sea, own brokers, quotations below these, all about players."""
_USED = frozenset({BID, PLACE, REFILL, NEUTRAL, ASK, LOOK})
"""The tasks in which brokers behind the screen or characters are chosen."""


@dataclass(frozen=True, slots=True)
class Mode:
    """How the table lies.

    Whether what is chosen is up, the quotations must be seen, the market lies over the sea, anybody's characters lie
    in the hand.
    """

    is_up: bool = False
    needs_track: bool = False
    is_large: bool = False
    has_hand: bool = True


def mode(view: View, selection: Selection, *, is_low: bool) -> Mode:
    """Returns how the table lies for a view; `is_low` tells that there is little room for it."""
    quotes = asks_quotation(view, selection)
    chosen = choices(view, selection)
    return Mode(
        is_up=selection.unfolded == SCREEN or (_is_used(view, selection) and selection.unfolded != TRACK),
        needs_track=quotes or any(item.kind == "colour" for item in chosen),
        has_hand=selection.masked is not None or bool(held(view)),
        is_large=selection.unfolded == MARKET or (quotes and is_low and not selection.unfolded),
    )


def _is_used(view: View, selection: Selection) -> bool:
    """Tells whether anything is to be chosen that slides up for it."""
    if selection.masked is not None:
        return True
    return bool(choices(view, selection)) or (must_act(view) and view.public.task in _USED)
