"""Evenings with their cups on the wall, the newest first; a press shows the table of a cup."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import pygame

from game.history.evenings import CupRow, cup
from game.history.finished import FinishedGame
from game.locale.words import Words
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BAND, BRASS_DARK, CHOSEN, INK, MUTED
from game.paint.panels import veil
from game.saves.people import Person
from game.saves.players import Player
from game.scenes.cup_table import draw_table, table_height, written
from game.scenes.faces import Sitters
from game.scenes.saved_game import box_title
from game.scenes.scene import Scene
from game.scenes.services import Services
from game.scenes.wall_games import Sitting, draw_sitters
from game.widgets.controls import button
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_ROW, _COVER, _WIDE, _LEFT = 110.0, 42.0, 1100.0, 400.0
_WIDEST, _FOOT = 1240.0, 96.0


@dataclass(frozen=True, slots=True)
class Evenings:
    """What the list shows: the games of each evening, the newest evening first, who is known by an id, texts.

    `show` shows the cup of an evening.
    """

    games: Sequence[Sequence[FinishedGame]]
    known: Callable[[str], Person | None]
    words: Words
    show: Callable[[Sequence[FinishedGame]], None]


def draw_evenings(ui: Ui, box: Box, evenings: Evenings) -> None:
    """Draws the list into a box, scrolled where it finds no room."""
    if not evenings.games:
        lettering.paragraph(ui.canvas, ui.words("history.wall.no_evening"), box.x, box.y + 8, box.w, 26, MUTED)
        return
    high = len(evenings.games) * _ROW
    with ui.area("evenings"), ui.scrolled("evenings", box, high) as offset:
        wide = box.w - (26 if high > box.h else 0)
        for i, games in enumerate(evenings.games):
            at = Box(box.x, box.y - offset + i * _ROW, wide, _ROW - 10)
            _row(ui, at, f"evening:{i}", games, evenings, is_seen=at.bottom > box.y and at.y < box.bottom)


def _row(ui: Ui, at: Box, name: str, games: Sequence[FinishedGame], evenings: Evenings, *, is_seen: bool) -> None:
    """A row that is out of sight is only named: there may be many."""
    canvas, words, rows = ui.canvas, ui.words, _rows(games, evenings.known)
    when = evenings.words.date(games[0].ended[:10])
    shown = [Sitting(row.player.name, written(evenings.words, row.total), row.place) for row in rows]
    if is_seen:
        is_lit = ui.hover == name
        canvas.box(at, CHOSEN if is_lit else BAND, BRASS_DARK if is_lit else None, 12, 2)
        left = min(_LEFT, at.w * 0.36) if at.w >= _WIDE else at.w * 0.42
        lettering.text(canvas, when, at.x + 18, at.y + 24, 28, INK, "bold", room=left - 30)
        _covers(ui, at.x + 18, at.y + 71, left - 30, games)
        sitters = Sitters(games[-1].box, [row.player for row in rows], evenings.known)
        draw_sitters(ui, Box(at.x + left, at.y, at.w - left - 12, at.h), sitters, shown)
    players = [f"{seat.name} {seat.points}" for seat in shown]
    boxes = [box_title(words, game.box) for game in games]
    told = words("history.wall.evening_told", date=when, boxes=boxes, players=players)
    act, hint = partial(evenings.show, games), words("history.wall.show_cup")
    ui.add(Node(name, Role.BUTTON, told, canvas.rect(at), act=act, hint=hint))
    ui.ring(name, at, 12)


def _covers(ui: Ui, x: float, y: float, room: float, games: Sequence[FinishedGame]) -> None:
    """What was played, in its order; many boxes lie closer together."""
    step = min(_COVER + 8, room / len(games))
    for i, game in enumerate(games):
        ui.canvas.put(f"cover_{game.box}", x + step * i + _COVER / 2, y, _COVER, centre=True)


def _rows(games: Sequence[FinishedGame], known: Callable[[str], Person | None]) -> list[CupRow]:
    """Returns the table of a cup with the names that people have now."""

    def named(player: Player) -> Player:
        person = known(player.person) if player.person else None
        return replace(player, name=person.name) if person else player

    return [replace(row, player=named(row.player)) for row in cup(games)]


class PastCupScene(Scene):
    """Shows the table of the cup of an evening over the wall."""

    is_overlay = True
    minimum = (900, 540)

    def __init__(self, services: Services, games: Sequence[FinishedGame]) -> None:
        super().__init__(services)
        self.games, self._rows = games, _rows(games, services.people.get)

    def entered(self) -> None:
        """Puts the focus on the way back."""
        self.services.ui.focus_first("back")

    def draw(self, ui: Ui) -> None:
        """Draws the table over the dimmed wall."""
        canvas, label = ui.canvas, ui.words("common.word.back")
        veil(canvas)
        w = min(_WIDEST, canvas.w - 40)
        h = min(table_height(self._rows, is_over=True), canvas.h - _FOOT - 30)
        at = Box((canvas.w - w) / 2, max(10.0, (canvas.h - h - _FOOT) / 2), w, h)
        draw_table(ui, at, self.services, self.games, self._rows, is_over=True)
        wide = max(284.0, lettering.width(canvas, label, 30, "display") + 150)
        with ui.area("next"):
            below = Box(at.right - wide, at.bottom + 16, wide, 68)
            button(ui, "back", below, label, self.back, colour="teal", size=30, key=pygame.K_RETURN)
