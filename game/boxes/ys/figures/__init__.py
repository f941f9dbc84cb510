"""The pictures and tables of the rulebook, drawn with the painters of the table and judged by the rules themselves."""

from collections.abc import Mapping

from game.boxes.ys.about import ABOUT
from game.boxes.ys.figures import bids, characters, city, market, pair, pieces, tables, turn
from game.tabletop.figure import Figure, cover, stacked

FIGURES: Mapping[str, Figure] = {
    "glance": stacked(pieces.all_brokers(), pieces.areas(), 12),
    "one_turn": turn.one_turn(),
    "city": city.city(),
    "brokers": pieces.all_brokers(),
    "ship": pieces.ship(),
    "bids": bids.bids(),
    "pair": pair.pair(),
    "quarter_one": city.quarter_one(),
    "areas": pieces.areas(),
    "tie": bids.tie(),
    "market": market.market(),
    "quotations": market.quotations(),
    "gem_points": tables.gem_points(),
    "black_points": tables.black_points(),
    "characters_placing": characters.characters(characters.PLACING),
    "characters_pair": characters.characters(characters.PAIR),
    "characters_counting": characters.characters(characters.COUNTING),
    "moments": characters.moments(),
    "players": tables.players(),
    "few_players": market.few_players(),
    "neutral": pieces.neutral(),
    "throne_points": tables.throne_points(),
    "ships": tables.ships(),
    "cover": cover(ABOUT.name),
}
"""The figures of rulebook.yml by name."""
