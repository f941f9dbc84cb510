"""How the box is played: named ways as cards on the table, one's own behind the last, and what the history offers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_LIGHT, CREAM, GLOW, INK, MUTED, TEAL
from game.paint.panels import sheet
from game.scenes.lobby.lineup import LineUp
from game.scenes.lobby.offers import Switch
from game.scenes.lobby.switches import draw_switch, switch_height
from game.widgets.node import Node, Role
from game.widgets.ui import Translate, Ui

_TITLE, _TEXT, _PAD, _GAP = 27.0, 22.0, 16.0, 14.0
_NARROWEST, _OFFER = 230.0, 460.0
"""How wide a card and an offer are at least."""


@dataclass(frozen=True, slots=True)
class _Card:
    """A way to play: name of its node, title, sentence, whether it is the present one, what choosing it does.

    `role` is that of a button where it opens something.
    """

    name: str
    title: str
    text: str
    is_on: bool
    act: Callable[[], None]
    role: Role = Role.CHOICE


def way_title(words: Translate, lineup: LineUp) -> str:
    """Returns what the present way to play is called."""
    return words(f"{_texts(lineup, lineup.way)}.title") if lineup.way else words("ui.lobby.ways.own.title")


def _texts(lineup: LineUp, way: str) -> str:
    """Returns the key of a way's texts: those of the option of that name, else those for any box."""
    is_option = any(option.key == way for option in lineup.about.options)
    return f"{lineup.box}.options.{way}" if is_option else f"ui.lobby.ways.{way}"


def _cards(ui: Ui, lineup: LineUp, open_options: Callable[[], None]) -> list[_Card]:
    words, now = ui.words, lineup.way
    keys = [(way, _texts(lineup, way)) for way in lineup.ways]
    cards = [
        _Card(f"way:{way}", words(f"{key}.title"), words(f"{key}.text"), way == now, partial(lineup.play, way))
        for way, key in keys
    ]
    chosen = [words(f"{lineup.box}.options.{o.key}.title") for o in lineup.asked if lineup.options[o.key] is True]
    text = words("ui.lobby.ways.own.chosen", options=chosen) if chosen and not now else words("ui.lobby.ways.own.text")
    return [*cards, _Card("options", words("ui.lobby.ways.own.title"), text, not now, open_options, Role.BUTTON)]


def _columns(w: float, count: int) -> int:
    """Returns how many cards stand side by side: so many rows as are needed, about equally full."""
    rows = -(-count // max(1, int((w + _GAP) // (_NARROWEST + _GAP))))
    return -(-count // rows)


def _cell(w: float, columns: int) -> float:
    return (w - _GAP * (columns - 1)) / columns


def ways_height(ui: Ui, lineup: LineUp, w: float) -> float:
    """Returns how high the cards are at a width."""
    cards = _cards(ui, lineup, lambda: None)
    columns = _columns(w, len(cards))
    return -(-len(cards) // columns) * (_tall(ui, cards, _cell(w, columns)) + _GAP) - _GAP


def _tall(ui: Ui, cards: Sequence[_Card], w: float) -> float:
    inside = w - 2 * _PAD
    return 2 * _PAD + max(
        lettering.paragraph_height(ui.canvas, card.title, inside, _TITLE, "bold")
        + lettering.paragraph_height(ui.canvas, card.text, inside, _TEXT)
        for card in cards
    )


def draw_ways(ui: Ui, box: Box, lineup: LineUp, open_options: Callable[[], None]) -> None:
    """Draws the ways to play; the last card opens all options."""
    cards = _cards(ui, lineup, open_options)
    columns = _columns(box.w, len(cards))
    with ui.area("ways"):
        for card, at in zip(cards, box.grid(columns, -(-len(cards) // columns), _GAP), strict=False):
            _draw(ui, card, at)


def _draw(ui: Ui, card: _Card, at: Box) -> None:
    canvas, x, room = ui.canvas, at.x + _PAD, at.w - 2 * _PAD
    if ui.hover == card.name:
        canvas.glow(at, GLOW, 12, 190, 3, 14)
    sheet(canvas, at, 14)
    if card.is_on:
        canvas.box(at, TEAL, INK, 14, 4)
        canvas.outline(at.inset(4), BRASS_LIGHT, 11, 2)
        canvas.put("icon_check_light", at.right - 26, at.y + 26, 26, centre=True)
    with canvas.unheard():
        y = lettering.paragraph(
            canvas, card.title, x, at.y + _PAD - 4, room, _TITLE, CREAM if card.is_on else INK, "bold"
        )
        lettering.paragraph(canvas, card.text, x, y, room, _TEXT, CREAM if card.is_on else MUTED)
    ui.add(Node(card.name, card.role, card.title, canvas.rect(at), act=card.act, is_on=card.is_on, hint=card.text))
    ui.ring(card.name, at, 14)


def _offer_columns(w: float, count: int) -> int:
    return max(1, min(count, int((w + _GAP) // (_OFFER + _GAP))))


def offers_height(ui: Ui, offers: Sequence[Switch], w: float) -> float:
    """Returns how high what the history offers is at a width, 0 where it offers nothing."""
    if not offers:
        return 0.0
    columns = _offer_columns(w, len(offers))
    tall = max(switch_height(ui, each, _cell(w, columns) - 2 * _PAD) for each in offers) + _PAD
    return -(-len(offers) // columns) * (tall + _GAP) - _GAP


def draw_offers(ui: Ui, box: Box, offers: Sequence[Switch]) -> None:
    """Draws what the history offers these people, each on a slip with its switch."""
    if not offers:
        return
    columns = _offer_columns(box.w, len(offers))
    with ui.area("offers"):
        for each, at in zip(offers, box.grid(columns, -(-len(offers) // columns), _GAP), strict=False):
            sheet(ui.canvas, at, 12)
            draw_switch(ui, each, at.inset(_PAD, 8))
