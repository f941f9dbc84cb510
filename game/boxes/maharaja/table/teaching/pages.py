"""Which page of the rulebook explains a moment, and which one a reason for what cannot be done."""

from game.boxes.maharaja.rules import actions
from game.boxes.maharaja.rules.view import Task, View
from game.boxes.maharaja.table import illegal, items
from game.tabletop.items import Item
from game.tabletop.selection import Selection

_OF_TASK = {
    Task.BID: "auction.title",
    Task.PICK: "characters.title",
    Task.FOUND: "setup.title",
    Task.PLAN: "plan.title",
    Task.TURN: "turn.title",
    Task.SET_DOWN: "build.title",
    Task.REPLACE: "exchange.title",
    Task.GIVE: "several.title",
    Task.OVER: "end.title",
}
_OF_KIND = {
    items.CITY: "travel.title",
    items.ROUTE: "travel.title",
    items.ARCHITECT: "travel.title",
    items.GOVERNOR: "governors.title",
    items.CHARACTER: "exchange.title",
    items.SEAT: "several.title",
    items.EXCHANGE.kind: "several.title",
    items.CHIT.kind: "yogi.title",
    items.BUILDER.kind: "characters.title",
    items.SITE: "build.title",
    items.VILLAGE: "build.title",
    items.TRAY: "build.title",
    items.HOUSE: "build.title",
    items.FETCH.kind: "build.title",
    items.TAKE_GOLD.kind: "build.title",
}
"""The page about what is touched in a turn."""
_OF_ACTION = {actions.GOVERNORS: "governors.title", actions.CHARACTER: "exchange.title"}
_OF_REASON = {
    "over": "end.title",
    "turn": "round.title",
    "no_part": "plan.title",
    "one_action": "turn.title",
    "no_palace": "end.title",
    "already_there": "travel.title",
    "blocked": "travel.title",
    "too_dear": "travel.title",
    "governor_low": "governors.title",
    "own_character": "exchange.title",
    "bank_first": "several.title",
    "holds_no_more": "several.title",
    "chit_spent": "yogi.title",
    "no_chit": "yogi.title",
    "chit_character": "yogi.title",
    "builder_used": "characters.title",
    "builder_at_once": "characters.title",
    "bid_too_low": "auction.title",
    "opener_bids": "auction.title",
    **dict.fromkeys(("no_gold", "no_supply", "village_full", "architect_elsewhere", "site_taken"), "build.title"),
    **dict.fromkeys(("same_village", "no_quarry", "one_village_house", "house_in_hand", "no_goal"), "build.title"),
}
"""The page with the rule behind a reason of `illegal.reason`; any other is about the moment."""


def page(view: View, selection: Selection) -> str:
    """Returns the title key of the page about what is being decided."""
    task = view.public.task
    touched = next(iter(selection.touched), None)
    if touched is not None and task == Task.TURN:
        return _OF_KIND.get(touched.kind, _OF_TASK[task])
    if touched is not None and task == Task.PLAN and touched.kind == items.ACTION:
        return _OF_ACTION.get(touched.at[0], _OF_TASK[task])
    return _OF_TASK[task]


def reason_page(view: View, selection: Selection, item: Item) -> str:
    """Returns the title key of the page with the rule for which an item cannot be touched."""
    key = illegal.reason(view, (*selection.touched, item))
    return _OF_REASON.get(key or "", page(view, selection))
