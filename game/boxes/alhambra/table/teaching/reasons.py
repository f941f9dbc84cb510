"""Reasons for a move in words, with what on the table they speak of."""

from collections.abc import Mapping

from game.boxes.alhambra.rules.purchases import offers
from game.boxes.alhambra.rules.tiles import FEATHER
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.falcons import falcon_terms, feather_sprite, sprite
from game.boxes.alhambra.table.phrases import tile as tile_term
from game.boxes.alhambra_family.table.reasons import Goods, Values
from game.locale.words import Term


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
