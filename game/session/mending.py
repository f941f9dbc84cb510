"""Mends what a save says about players and the rules or the computer players of today do not know."""

from collections.abc import Container
from dataclasses import replace

from game.ai.levels import DEFAULT, LADDER
from game.core.box import About
from game.core.rules import Options
from game.saves.players import Player
from game.saves.record import Record
from game.saves.trouble import Notice

_KNOWN = frozenset(level.key for level in LADDER)
USUAL = DEFAULT
"""The level that takes the place of an unknown one."""


def mended(record: Record, about: About, options: Options) -> tuple[tuple[Player, ...], tuple[Notice, ...]]:
    """Returns a record's players as they can play, and what to tell about it."""
    known = frozenset(about.asked(options))
    players = tuple(_mended(player, known, about.personalities) for player in record.players)
    told = tuple(
        Notice("ui.saves.notice_level", {"player": player.name})
        for player, before in zip(players, record.players, strict=True)
        if player.level != before.level
    )
    return players, told


def _mended(player: Player, questions: frozenset[str], personalities: Container[str]) -> Player:
    level = player.level if player.is_human or player.level in _KNOWN else USUAL
    personality = player.personality if player.personality in personalities else ""
    return replace(player, level=level, unasked=player.unasked & questions, personality=personality)
