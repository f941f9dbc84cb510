"""The table in the lobby: who sits behind it, and on its cloth how it is played."""

from collections.abc import Callable

import pygame

from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import BRASS_LIGHT, INK, SOFT
from game.paint.panels import tile
from game.scenes.lobby.lineup import LineUp
from game.scenes.lobby.more import order_switch
from game.scenes.lobby.seating import Seating
from game.scenes.lobby.seats import STANDING, Places, draw_seats
from game.scenes.lobby.ways import draw_ways, ways_height
from game.scenes.shell.sheet import sign_of_more
from game.widgets.controls import switch
from game.widgets.node import Node, Role
from game.widgets.ui import Ui

_TITLE, _GAP, _EDGE, _BAR = 58.0, 16.0, 20.0, 18.0


class Tabletop:
    """Draws a laid table; takes who plays what, how much the history offers them, and the width."""

    def __init__(self, ui: Ui, lineup: LineUp, offers: int, w: float) -> None:
        self._ui, self._lineup, self._offers, self._w = ui, lineup, offers, w

    @property
    def height(self) -> float:
        """Returns how high the table must be at least for seats and ways to be in sight together."""
        return _TITLE + STANDING + self._below(self._w)

    def _below(self, w: float) -> float:
        """How high all is that lies on the cloth."""
        return _TITLE + ways_height(self._ui, self._lineup, self._offers, w) + _GAP

    def draw(self, box: Box, seating: Seating, open_options: Callable[[], None], *, has_title: bool = True) -> None:
        """Draws seats and ways below each other; without a title where a tab is called so."""
        lower, upper = box.cut_bottom(self._below(box.w))
        title, seats = upper.cut_top(_TITLE)
        places = Places.within(seats, self._lineup.chairs)
        cloth(self._ui.canvas, places.edge)
        self._heading(title, has_title=has_title)
        draw_seats(self._ui, places, self._lineup, seating.hands())
        self._laid(lower, open_options)

    def draw_seats(self, page: Box, seating: Seating) -> None:
        """Draws the seats alone."""
        places = Places.within(page.trimmed(top=8), self._lineup.chairs)
        cloth(self._ui.canvas, places.edge)
        draw_seats(self._ui, places, self._lineup, seating.hands())

    def draw_ways(self, page: Box, open_options: Callable[[], None]) -> None:
        """Draws the ways to play alone; what finds no room scrolls."""
        cloth(self._ui.canvas, page.y)
        width = page.w - _BAR
        height = ways_height(self._ui, self._lineup, self._offers, width) + 14
        with self._ui.scrolled("ways", page, height) as offset:
            self._cards(Box(page.x, page.y + 8 - offset, width, height), open_options)
        sign_of_more(self._ui, "ways", page)

    def _laid(self, box: Box, open_options: Callable[[], None]) -> None:
        title, rest = box.cut_top(_TITLE)
        label = self._ui.words("ui.lobby.how_to_play")
        lettering.text(self._ui.canvas, label, title.x + 8, title.cy, 36, BRASS_LIGHT, "display", shade=INK)
        self._cards(rest, open_options)

    def _cards(self, box: Box, open_options: Callable[[], None]) -> None:
        height = ways_height(self._ui, self._lineup, self._offers, box.w)
        draw_ways(self._ui, box.band(0, height), self._lineup, self._offers, open_options)

    def _heading(self, at: Box, *, has_title: bool) -> None:
        """Who plays, how many can, and at the right what draws the order of seats by lot."""
        canvas, words = self._ui.canvas, self._ui.words
        order = order_switch(words, self._lineup)
        x = at.x + 8
        if has_title:
            heading = words("ui.lobby.who_plays")
            x += 26 + lettering.text(canvas, heading, x, at.cy, 38, BRASS_LIGHT, "display", shade=INK)
        label = lettering.width(canvas, order.title, 24)
        left = at.right - 104 - label
        lettering.text(canvas, order.title, left, at.cy, 24, SOFT)
        with self._ui.area("order"):
            switch(self._ui, "order", at.right, at.cy, order.is_on, order.change, order.title, order.text)
        told = words("ui.lobby.seat_range", least=self._lineup.least, most=self._lineup.most)
        texts = (f"{told} · {words('ui.lobby.seats_hint')}", told)
        told = lettering.fitting(canvas, texts, 24, "text", left - x - 30)
        w = lettering.text(canvas, told, x, at.cy + 3, 24, SOFT, room=left - x - 30)
        range_at = canvas.rect(Box(x, at.cy - 16, w, 36))
        self._ui.add(Node("seat_range", Role.TEXT, told, range_at, hint=words("ui.lobby.plate.players_hint")))


def cloth(canvas: Canvas, edge: float) -> None:
    """Draws the table from its far edge down to the foot of the window."""
    area = canvas.rect(Box(0, edge, canvas.w, canvas.h - edge))
    if not canvas.is_high_contrast:
        canvas.s.blit(canvas.made.get(("cloth", area.size), lambda: _cloth(canvas, area.size)), area)
    canvas.line(0, edge, canvas.w, edge, "#C9925A", 4)
    canvas.line(0, edge + _EDGE, canvas.w, edge + _EDGE, "#160B06", 4)


def _cloth(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    made = pygame.Surface(size)
    blank, rim = Canvas(made), pygame.Rect(0, 0, size[0], canvas.px(_EDGE))
    tile(blank, "felt_teal", made.get_rect(), "#00100C50")
    tile(blank, "wood", rim, "#784A2448")
    return made.convert()
