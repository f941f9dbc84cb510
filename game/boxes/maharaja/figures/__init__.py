"""The pictures and tables of the rulebook, drawn with the painters of the table and judged by the rules themselves."""

from collections.abc import Mapping

from game.boxes.maharaja.about import ABOUT
from game.boxes.maharaja.figures import board, tables, turns
from game.boxes.maharaja.figures.setting import DISC
from game.boxes.maharaja.table.painting.disc import dial
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.tabletop.figure import Figure, cover
from game.widgets.ui import Translate

DOMAIN = f"rulebook_{ABOUT.name}"
_DIAL = 230.0


def _disc(canvas: Canvas, words: Translate, box: Box) -> None:
    """An action disc with its two arrows set."""
    dial(canvas, box.centred(_DIAL, _DIAL), DISC)


FIGURES: Mapping[str, Figure] = {
    "board": board.board(),
    "garden": board.garden(),
    "roads": board.roads(DOMAIN),
    "characters": tables.characters(),
    "track": board.governors(DOMAIN),
    "disc": Figure(lambda canvas, words, w: _DIAL, _disc),
    "actions": tables.actions(),
    "toll": board.toll(),
    "lowered": board.lowered(DOMAIN),
    "gap": board.gap(DOMAIN),
    "presence": board.presence(),
    "payouts": tables.payouts(DOMAIN),
    "neutral": board.neutral(),
    "homes": tables.homes(),
    "glance": turns.glance(),
    "one_turn": turns.one_turn(DOMAIN),
    "order": turns.order(),
    "worth": tables.worth(66.0),
    "points": tables.worth(38.0),
    "exchanged": turns.exchanged(DOMAIN),
    "first_round": turns.first_round(),
    "chits": tables.chits(),
    "several": turns.several(),
    "cover": cover(ABOUT.name),
}
"""The figures of rulebook.yml by name."""
