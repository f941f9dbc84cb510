"""Which page of the rulebook explains what is being decided, and why something is not allowed."""

from collections.abc import Mapping

from game.boxes.alhambra.rules.tasks import Stage, Task
from game.boxes.alhambra.rules.tiles import BAZAARS
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table.illegal import reason_for
from game.boxes.alhambra.table.touch import FALCONRY, MARKET, OWN, touch
from game.tabletop.items import Item
from game.tabletop.selection import Selection

ONE_TURN, MONEY, BUYING, REDESIGN = "one_turn.title", "turn.title", "buy.title", "redesign.title"
BUILDING, WAY, CLOSE, END = "build.title", "way.title", "close.title", "end.title"
VIZIER, CAMPS, BAZAAR, FALCONERS, DUO = (
    "vizier.title", "camps.title", "bazaars.title", "falcons.title", "duo.title",
)  # fmt: skip
_TASKS = {Task.PAY: FALCONERS, Task.FLY: FALCONERS, Task.INVITE: VIZIER, Task.OVER: END}
_REASONS: Mapping[str, str] = {
    **dict.fromkeys(("too_little", "wrong_currency", "two_currencies", "one_tile", "not_yours", "empty_slot"), BUYING),
    **dict.fromkeys(("waiting", "settle", "one_by_one", "chosen", "turn"), CLOSE),
    **dict.fromkeys(("taken", "no_join", "no_match"), BUILDING),
    **dict.fromkeys(("not_on_foot", "hole", "cut_off", "falls_apart"), WAY),
    **dict.fromkeys(
        ("empty_reserve", "one_tile_moved", "fits_nowhere", "in_reserve", "nothing_to_store", "fountain"), REDESIGN
    ),
    **dict.fromkeys(("camp_bastion", "camp_green", "camp_camp", "camp_open"), CAMPS),
    **dict.fromkeys(("bazaar_exact", "no_exact", "bazaar_empty"), BAZAAR),
    **dict.fromkeys(("vizier_exact", "vizier_awake", "vizier_only"), VIZIER),
    **dict.fromkeys(
        (
            "corner_open", "corner_camp", "corner_taken", "corner_colour", "corner_colours", "corner_no_falcon",
            "falcon_nowhere", "falcon_bonus", "falcon_started", "falcon_money", "falcon_unpaid", "falcon_one_card",
            "falcon_one_by_one", "falcon_stays",
        ),
        FALCONERS,
    ),
    "over_five": MONEY,
    "one_action": ONE_TURN,
    "not_given": DUO,
    "distribution": END,
    "over": END,
}  # fmt: skip
"""The page of each reason of `illegal.reason`; any other is a matter of the moment."""


def page(view: View, selection: Selection) -> str:
    """Returns the title key of the page that explains what is being decided."""
    if view.task == Task.PLACE:
        return END if view.stage == Stage.END else BUILDING
    if view.task in _TASKS:
        return _TASKS[view.task]
    touched = touch(view, selection.touched)
    if any(tile in BAZAARS for tile in touched.sale):
        return BAZAAR
    for kinds, found in (
        ({"open"}, MONEY), (MARKET | {"sale"}, BUYING), (OWN, REDESIGN), (FALCONRY, FALCONERS), ({"vizier"}, VIZIER),
    ):  # fmt: skip
        if touched.kinds & kinds:
            return found
    return BUYING if view.task == Task.AGAIN else ONE_TURN


def reason_page(view: View, selection: Selection, item: Item) -> str:
    """Returns the title key of the page with the rule for which an item cannot be touched."""
    return _REASONS.get(reason_for(view, selection, item) or "", "") or page(view, selection)
