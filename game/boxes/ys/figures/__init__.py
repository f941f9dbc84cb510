"""The pictures and tables of the rulebook, drawn with the painters of the table and judged by the rules themselves."""

from collections.abc import Mapping

from game.boxes.ys.about import ABOUT
from game.boxes.ys.figures import city, market, tables, turn
from game.tabletop.figure import Figure, cover, stacked

FIGURES: Mapping[str, Figure] = {
    "glance": stacked(city.all_brokers(), city.areas(), 12),
    "one_turn": turn.one_turn(),
    "city": city.city(),
    "brokers": city.all_brokers(),
    "ship": city.ship(),
    "bids": turn.bids(),
    "pair": turn.pair(),
    "quarter_one": city.quarter_one(),
    "areas": city.areas(),
    "tie": turn.tie(),
    "market": market.market(),
    "quotations": market.quotations(),
    "gem_points": tables.gem_points(),
    "black_points": tables.black_points(),
    "characters_placing": tables.characters(tables.PLACING),
    "characters_pair": tables.characters(tables.PAIR),
    "characters_counting": tables.characters(tables.COUNTING),
    "moments": tables.moments(),
    "players": tables.players(),
    "few_players": market.few_players(),
    "neutral": city.neutral(),
    "throne_points": tables.throne_points(),
    "ships": tables.ships(),
    "cover": cover(ABOUT.name),
}
"""The figures of rulebook.yml by name."""
