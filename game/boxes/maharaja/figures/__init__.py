"""The pictures and tables of the rulebook, drawn with the painters of the table and judged by the rules themselves."""

from collections.abc import Mapping

from game.boxes.maharaja.about import ABOUT
from game.boxes.maharaja.figures import board, tables, turns
from game.boxes.maharaja.figures.setting import DISC
from game.boxes.maharaja.table.painting.choosing import dial
from game.tabletop.figure import Figure, cover

_DIAL = 230.0

FIGURES: Mapping[str, Figure] = {
    "board": board.board(),
    "garden": board.garden(),
    "roads": board.roads(),
    "characters": tables.characters(),
    "track": board.governors(),
    "disc": Figure(
        lambda canvas, words, w: _DIAL, lambda canvas, words, box: dial(canvas, box.centred(_DIAL, _DIAL), DISC)
    ),
    "actions": tables.actions(),
    "toll": board.toll(),
    "lowered": board.lowered(),
    "gap": board.gap(),
    "presence": board.presence(),
    "payouts": tables.payouts(),
    "neutral": board.neutral(),
    "homes": tables.homes(),
    "glance": turns.glance(),
    "one_turn": turns.one_turn(),
    "order": turns.order(),
    "worth": tables.worth(66.0),
    "points": tables.worth(38.0),
    "exchanged": turns.exchanged(),
    "first_round": turns.first_round(),
    "chits": tables.chits(),
    "several": turns.several(),
    "cover": cover(ABOUT.name),
}
"""The figures of rulebook.yml by name."""
