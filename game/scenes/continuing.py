"""The games in progress that the menu offers to go on with, and the card that shows the newest of them."""

import io
from collections.abc import Callable

import pygame

from game.boxes import NAMES
from game.paint import lettering, pieces
from game.paint.canvas import Box, Canvas
from game.paint.palette import BRASS, INK, MUTED
from game.paint.panels import panel
from game.saves.record import Record
from game.saves.store import Saved, Store
from game.saves.trouble import Trouble
from game.scenes.house import House
from game.session.session import Session
from game.widgets.node import Node, Role
from game.widgets.ui import Translate, Ui

_ROOMY = 330.0
"""Units from which on a card has room for its heading, the date and the players' tokens."""


class Continuing:
    """The unfinished games, read once; when one cannot be played after all, the next one is offered."""

    def __init__(self, store: Store) -> None:
        self._games = [game for game in store.unfinished() if game.head and game.head.box in NAMES]
        self.picture = _picture(self._games)

    @property
    def game(self) -> Record | None:
        """Returns the header of the game that is offered, if any."""
        return self._games[0].head if self._games else None

    def go_on(self, house: House) -> None:
        """Puts the offered game on its table; a trouble is told and the game before it is offered instead."""
        path = self._games[0].path
        try:
            session, notice = Session.resume(house.store.read(path))
        except Trouble as error:
            house.tell(error.notice.key, **error.notice.values)
            del self._games[0]
            self.picture = _picture(self._games)
            return
        if notice:
            house.tell(notice.key, **notice.values)
        house.start("table", session, path)


def _picture(games: list[Saved]) -> pygame.Surface | None:
    """The newest game's picture; a game without one, or with a damaged one, is offered all the same."""
    head = games[0].head if games else None
    if head is None or not head.label.picture:
        return None
    try:
        return pygame.image.load(io.BytesIO(head.label.picture), "picture.png").convert()
    except pygame.error:
        return None


def card(ui: Ui, box: Box, game: Record, date: str, picture: pygame.Surface | None, act: Callable[[], None]) -> None:
    """Draws a game's card as one large button that does `act`; what it tells fits itself to the box."""
    told = f"{ui.words('ui.menu.continue')}: {ui.words(f'{game.box}.title')}, {standing(ui.words, game)}"
    rect = ui.canvas.rect(box.x, box.y, box.w, box.h)
    ui.add(Node("continue", Role.BUTTON, told, rect, act=act, key=pygame.K_RETURN))
    ui.canvas.shadow(rect, 26, 190, 6, 14)
    rim = 28.0 if box.h > 220 else 20.0
    panel(ui.canvas, box, "frame_teal", rim)
    inside = box.grown(-rim - (20 if box.h > 220 else 10))
    left = inside.x
    if picture is not None:
        tall = inside.h if inside.w > 2.6 * inside.h else min(inside.h, inside.w * 0.5 * 9 / 16)
        shown = Box(left, inside.cy - tall / 2, tall * 128 / 75, tall)
        _thumbnail(ui.canvas, picture, shown)
        left = shown.right + 28
    lines = Box(left, inside.y, inside.right - left, inside.h)
    if lines.w > 3.4 * lines.h:
        _beside(ui, lines, game)
    else:
        _below(ui, lines, game, date if box.h >= _ROOMY else "")
    ui.ring("continue", box.grown(-4), 6)


def _thumbnail(canvas: Canvas, picture: pygame.Surface, box: Box) -> None:
    r = canvas.rect(box.x, box.y, box.w, box.h)
    canvas.shadow(r, 8, 150, 3, 5)
    canvas.s.blit(canvas.made.get(("thumbnail", id(picture), r.size), lambda: _scaled(picture, r.size)), r)
    canvas.outline(box.x - 3, box.y - 3, box.w + 6, box.h + 6, INK, 5, 4)
    canvas.outline(box.x - 5, box.y - 5, box.w + 10, box.h + 10, BRASS, 7, 2)


def _scaled(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.smoothscale(picture, size)


def standing(words: Translate, game: Record) -> str:
    """Returns how far a game has come, from its header."""
    seat = next((seat for seat in game.acting if 0 <= seat < len(game.players)), None)
    if seat is None:
        return words("ui.saves.turn", number=game.round)
    return words("ui.menu.turn_of", number=game.round, player=game.players[seat].name)


def _below(ui: Ui, box: Box, game: Record, date: str) -> None:
    """What is known of the game in lines, its button below; with a heading where there is a date."""
    canvas, words, y, is_roomy = ui.canvas, ui.words, box.y, bool(date)
    if is_roomy:
        lettering.text(canvas, words("ui.menu.continue"), box.x, y + 26, 54, INK, "heavy", room=box.w)
        y += 56
    lettering.text(canvas, words(f"{game.box}.title"), box.x, y + 18, 28, INK, "display", room=box.w)
    lettering.text(canvas, standing(words, game), box.x, y + 52, 25, MUTED, room=box.w)
    y += 70
    high = 62.0 if box.h > 170 else 52.0
    if is_roomy:
        lettering.text(canvas, date, box.x, y + 14, 25, MUTED, room=box.w)
        y += 32
    if box.bottom - high - y >= 40:
        _tokens(canvas, game, box.x, (y + box.bottom - high) / 2 - 2, box.w)
    _button(
        ui, Box(box.x - 4, box.bottom - high, box.w + 8, high), "ui.menu.resume" if is_roomy else "ui.menu.continue"
    )


def _beside(ui: Ui, box: Box, game: Record) -> None:
    """The same in a flat card: lines at the left, the button at the right."""
    canvas, words = ui.canvas, ui.words
    wide = min(300.0, max(190.0, box.w * 0.32))
    room = box.w - wide - 24
    is_tall = box.h > 120
    y = box.cy - (50 if is_tall else 26)
    lettering.text(canvas, words(f"{game.box}.title"), box.x, y + 8, 30, INK, "display", room=room)
    lettering.text(canvas, standing(words, game), box.x, y + 44, 25, MUTED, room=room)
    if is_tall:
        _tokens(canvas, game, box.x, y + 88, room)
    _button(ui, Box(box.right - wide, box.cy - 34, wide, 62), "ui.menu.continue")


def _tokens(canvas: Canvas, game: Record, x: float, cy: float, room: float) -> None:
    step = min(54.0, room / len(game.players))
    for i, player in enumerate(game.players):
        pieces.token(canvas, player.colour, x + step * (i + 0.5) - 2, cy, step * 0.92)


def _button(ui: Ui, box: Box, key: str) -> None:
    is_lit, is_down = ui.hover == "continue", ui.pressed == "continue"
    pieces.button(
        ui.canvas, box.x, box.y, box.w, box.h, ui.words(key), "teal", 32,
        icon="right", is_hovered=is_lit, is_pressed=is_down,
    )  # fmt: skip
