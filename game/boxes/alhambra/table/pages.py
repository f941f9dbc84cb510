"""Which page of the rulebook explains what is being decided or refused, and reasons for a move in words."""

from collections.abc import Mapping

from game.boxes.alhambra.rules.purchases import offers
from game.boxes.alhambra.rules.tasks import Stage, Task
from game.boxes.alhambra.rules.tiles import BAZAARS, FEATHER
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.falcons import falcon_terms, feather_sprite, sprite
from game.boxes.alhambra.table.illegal import reason_for
from game.boxes.alhambra.table.phrases import tile as tile_term
from game.boxes.alhambra.table.touch import FALCONRY, MARKET, OWN, touch
from game.boxes.alhambra_family.table.explaining import Goods, Values
from game.locale.words import Term
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


# ---------------------------------------------------------------------- reasons for moves
def _price(view: View, tile: int) -> int:
    """The price of a tile on sale, nothing for any other."""
    return next((price for each, _, price in offers(view.squares, view.beside) if each == tile), 0)


def _further(values: Values) -> Mapping[str, object]:
    if "falcon" in values:
        (term,) = falcon_terms([values["falcon"]])
        return {"flock": Term(term.key, values["number"])}
    return {"falcons": falcon_terms(values["falcons"])} if "falcons" in values else {}


def _sprite(key: str, values: Values) -> str:
    if "falcon" in values:
        return sprite(values["falcon"])
    if "falcons" in values:
        return feather_sprite(FEATHER[values["falcons"][0]])
    return "vizier_awake" if key == "vizier" else ""


told = Goods(
    term=tile_term,
    item=items.tile,
    shown=lambda view: {*view.squares, *view.beside, *view.waiting},
    price=_price,
    parts={
        **dict.fromkeys(("chain", "vizier", "ends_game"), "market"),
        **dict.fromkeys(("wall", "shortens", "camps", "bazaars", "flies_off"), "land"),
        "falcon": "falcons",
    },
    sprite=_sprite,
    further=_further,
).told
