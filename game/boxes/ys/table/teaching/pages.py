"""Which page of the rulebook explains a moment, and which one the rule for which something cannot be touched.

The pages say themselves what they explain (`explains` in rulebook.yml).
"""

from collections.abc import Mapping
from typing import NamedTuple

from game.boxes.ys.rules.characters import WINDOW
from game.boxes.ys.rules.components import Window
from game.boxes.ys.rules.steps import ASK, COLOUR
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.characters import touched_card
from game.boxes.ys.table.deciding import is_gift
from game.tabletop.pages import explaining
from game.tabletop.selection import Selection


class Because(NamedTuple):
    """Why a thing cannot be touched: the key of the sentence under `refuse`, and what it names."""

    key: str
    values: Mapping[str, object] = {}


def page(view: View, selection: Selection) -> str:
    """Returns the title key of the page about what is being decided."""
    public, card = view.public, touched_card(selection)
    if view.is_over:
        return explaining("ys", "over")
    if card is not None or public.task == ASK:
        return _of_window(public.window if card is None else WINDOW.get(card))
    if public.task == COLOUR:
        return explaining("ys", "gift" if is_gift(public) else "stall")
    return explaining("ys", public.task)


def page_of(why: Because) -> str:
    """Returns the title key of the page with the rule behind a reason; "" where the moment decides."""
    if why.key == "other_window_at":
        return _of_window(why.values["at"])
    return explaining("ys", why.key)


def _of_window(window: object) -> str:
    return explaining("ys", window.name.lower() if isinstance(window, Window) else "at_once")
