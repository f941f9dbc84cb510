"""Which page of the rulebook explains what is being decided or refused, and reasons for a move in words."""

from collections.abc import Mapping

from game.boxes.alhambra.rules.legal import offers
from game.boxes.alhambra.rules.moves import Stage, Task
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
from game.tabletop.pages import explaining
from game.tabletop.selection import Selection


def page(view: View, selection: Selection) -> str:
    """Returns the title key of the page that explains what is being decided."""
    return explaining("alhambra", _about(view, selection))


def _about(view: View, selection: Selection) -> str:
    """What is being decided: a task or, of an action, what is touched for it."""
    if view.task == Task.PLACE and view.stage == Stage.END:
        return Task.OVER
    if view.task not in (Task.ACT, Task.AGAIN):
        return view.task
    touched = touch(view, selection.touched)
    if any(tile in BAZAARS for tile in touched.sale):
        return "bazaars"
    for kinds, about in (
        ({"open"}, "money"),
        (MARKET | {"sale"}, "buy"),
        (OWN, "redesign"),
        (FALCONRY, "falcons"),
        ({"vizier"}, "vizier"),
    ):
        if touched.kinds & kinds:
            return about
    return "buy" if view.task == Task.AGAIN else "turn"


def reason_page(view: View, selection: Selection, item: Item) -> str:
    """Returns the title key of the page with the rule for which an item cannot be touched."""
    why = reason_for(view, selection, item)
    return explaining("alhambra", f"why_{why}") or page(view, selection)


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
