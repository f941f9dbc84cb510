"""The scales above a table at which somebody began with points."""

from collections.abc import Sequence

from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS, BRASS_LIGHT
from game.saves.players import Player
from game.scenes.table.board import BAR
from game.scenes.table.handicap import starts
from game.session.handicap import is_handicapped
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_ICON, _APART, _LETTERS = 44.0, 16.0, 28.0
_PROMPT = 120.0
"""What is left for the prompt at least."""


def draw_scales(ui: Ui, players: Sequence[Player], actor: int | None, x: float, room: float) -> float:
    """Draws scales in the bar where anybody began with points, with those of whoever acts; returns where they end.

    Where the bar has no room, they hang below whose turn it is.
    """
    if not is_handicapped(players):
        return x
    canvas, words = ui.canvas, ui.words
    start = players[actor].start if actor is not None else 0
    shown = f"+{start}" if start else ""
    width = _ICON + (8 + lettering.width(canvas, shown, _LETTERS, "bold") if shown else 0)
    has_room = room >= width + _PROMPT
    at = Box(x, 20, width, 48) if has_room else Box(24, BAR - 4, width + 16, 48)
    left = at.x if has_room else at.x + 8
    if not has_room:
        canvas.box(at, "#1A0A12F0", BRASS, 12, 2)
    canvas.put("icon_scales_brass", left + _ICON / 2, at.cy, 38, centre=True)
    if shown:
        lettering.text(canvas, shown, left + _ICON + 4, at.cy, _LETTERS, BRASS_LIGHT, "bold")
    told = words("evening.handicap.told", starts=starts(words, players))
    ui.add(Node("handicap", Role.TEXT, told, canvas.rect(at), hint=told))
    return at.right + _APART if has_room else x
