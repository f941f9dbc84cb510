"""Which page of the rulebook explains a moment, and which one the rule for which something cannot be touched."""

from collections.abc import Mapping
from typing import NamedTuple

from game.boxes.ys.rules.cards import (
    AFTER_PAIR,
    BEFORE_PAIR,
    END_COUNTING,
    START_COUNTING,
    START_PLACING,
    Window,
)
from game.boxes.ys.rules.characters import WINDOW
from game.boxes.ys.rules.tasks import (
    ASK,
    BID,
    COLOUR,
    COLUMN,
    FAVOUR,
    GEM,
    LOOK,
    NEUTRAL,
    ORDER,
    PLACE,
    QUOTE,
    REFILL,
    Task,
)
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.characters import touched_card
from game.boxes.ys.table.deciding import is_gift
from game.tabletop.selection import Selection
from game.tabletop.teaching import FIRST_PAGE

_OF_WINDOW: Mapping[Window | None, str] = {
    None: "characters",
    START_PLACING: "placing_cards",
    BEFORE_PAIR: "pair_cards",
    AFTER_PAIR: "pair_cards",
    START_COUNTING: "counting_cards",
    END_COUNTING: "counting_cards",
}
_OF_TASK: Mapping[Task, str] = {
    BID: "order",
    ORDER: "order",
    PLACE: "placing",
    REFILL: "placing_cards",
    NEUTRAL: "duo",
    LOOK: "placing_cards",
    GEM: "quarter",
    COLUMN: "market",
    QUOTE: "values",
    FAVOUR: "favour",
}
_OF_REASON: Mapping[str, str] = {
    "over": "end",
    "closed": "pair_cards",
    "taken": "placing",
    "known": "placing_cards",
    "not_yours": "known",
    "two_cards": "characters",
    "next_turn": "characters",
    "no_target": "characters",
    "in_palace": "characters",
    "when_area": "placing",
    "when_square": "placing",
    "when_screen": "placing",
    "when_neutral": "duo",
    "when_quarter": "quarter",
    "when_gem": "quarter",
    "when_stall": "market",
    "when_column": "market",
    "when_front": "order",
    "when_order": "order",
    "when_owned": "counting_cards",
    "when_quote": "values",
    "when_broker": "placing",
}


class Because(NamedTuple):
    """Why a thing cannot be touched: the key of the sentence under `refuse`, and what it names."""

    key: str
    values: Mapping[str, object] = {}


def page(view: View, selection: Selection) -> str:
    """Returns the title key of the page about what is being decided."""
    name = _name(view, selection)
    return f"{name}.title" if name else FIRST_PAGE


def _name(view: View, selection: Selection) -> str:
    public = view.public
    if view.is_over:
        return "end"
    card = touched_card(selection)
    if card is not None:
        return _OF_WINDOW[WINDOW.get(card)]
    if public.task == ASK:
        return _OF_WINDOW[public.window]
    if public.task == COLOUR:
        return "characters" if is_gift(public) else "market"
    return _OF_TASK.get(public.task, "")


def page_of(why: Because) -> str:
    """Returns the title key of the page with the rule behind a reason; "" where the moment decides."""
    if why.key == "other_window_at":
        return f"{_OF_WINDOW[why.values.get('at')]}.title"  # type: ignore[index]
    if why.key == "not_in_play":
        return "three.title"
    name = _OF_REASON.get(why.key)
    return f"{name}.title" if name else ""
