"""Reasons for a move in words, with what on the table they speak of."""

from game.boxes.alhambra_cards.table.items import building as building_item
from game.boxes.alhambra_family.rules.buildings import PRICE
from game.boxes.alhambra_family.table.phrases import THIRD, building
from game.boxes.alhambra_family.table.reasons import Goods

told = Goods(
    term=building,
    item=building_item,
    shown=lambda view: {*view.yard, *view.bought, *view.pending},
    price=lambda view, number: PRICE[number],
    parts={"chain": "yard", "ends_game": "yard", "takes_less": "open_money"},
    picture="icon_coins_ink",
    further=lambda values: {"third": THIRD},
).told
