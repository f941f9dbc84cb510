"""How the box is played: named ways as cards on the table, behind the last all options and what the history offers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_LIGHT, CREAM, GLOW, INK, MUTED, TEAL
from game.paint.panels import sheet
from game.scenes.lobby.lineup import LineUp
from game.widgets.node import Node, Role
from game.widgets.ui import Translate, Ui

_TITLE, _TEXT, _PAD, _GAP = 27.0, 22.0, 16.0, 14.0
_NARROWEST = 230.0
"""How wide a card is at least."""


@dataclass(frozen=True, slots=True)
class _WayCard:
    """A way to play: name of its node, title, sentence, whether it is the present one, what choosing it does.

    `role` is that of a button where it opens something; `has_offers` tells that the history offers something there.
    """

    name: str
    title: str
    text: str
    is_on: bool
    act: Callable[[], None]
    role: Role = Role.CHOICE
    has_offers: bool = False


def way_title(words: Translate, lineup: LineUp) -> str:
    """Returns what the present way to play is called."""
    return words(f"{_texts(lineup, lineup.way)}.title") if lineup.way else words("ui.lobby.ways.own.title")


def _texts(lineup: LineUp, way: str) -> str:
    """Returns the key of a way's texts: those of the option of that name, else those for any box."""
    is_option = any(option.key == way for option in lineup.about.options)
    return f"{lineup.box}.options.{way}" if is_option else f"ui.lobby.ways.{way}"


def _cards(ui: Ui, lineup: LineUp, offers: int, open_options: Callable[[], None]) -> list[_WayCard]:
    words, now = ui.words, lineup.way
    keys = [(way, _texts(lineup, way)) for way in lineup.ways]
    cards = [
        _WayCard(f"way:{way}", words(f"{key}.title"), words(f"{key}.text"), way == now, partial(lineup.play, way))
        for way, key in keys
    ]
    chosen = [words(f"{lineup.box}.options.{o.key}.title") for o in lineup.asked if lineup.options[o.key] is True]
    told = [
        words("ui.lobby.ways.own.chosen", options=chosen) if chosen and not now else words("ui.lobby.ways.own.text")
    ]
    if offers:
        told.append(words("ui.lobby.ways.own.offers", count=offers))
    title = words("ui.lobby.ways.own.title")
    return [*cards, _WayCard("options", title, " ".join(told), not now, open_options, Role.BUTTON, bool(offers))]


def _columns(w: float, count: int) -> int:
    """Returns how many cards stand side by side: so many rows as are needed, about equally full."""
    rows = -(-count // max(1, int((w + _GAP) // (_NARROWEST + _GAP))))
    return -(-count // rows)


def _cell(w: float, columns: int) -> float:
    return (w - _GAP * (columns - 1)) / columns


def ways_height(ui: Ui, lineup: LineUp, offers: int, w: float) -> float:
    """Returns how high the cards are at a width; takes how much the history offers."""
    cards = _cards(ui, lineup, offers, lambda: None)
    columns = _columns(w, len(cards))
    return -(-len(cards) // columns) * (_tall(ui, cards, _cell(w, columns)) + _GAP) - _GAP


def _tall(ui: Ui, cards: Sequence[_WayCard], w: float) -> float:
    inside = w - 2 * _PAD
    return 2 * _PAD + max(
        lettering.paragraph_height(ui.canvas, card.title, inside, _TITLE, "bold")
        + lettering.paragraph_height(ui.canvas, card.text, inside, _TEXT)
        for card in cards
    )


def draw_ways(ui: Ui, box: Box, lineup: LineUp, offers: int, open_options: Callable[[], None]) -> None:
    """Draws the ways to play; the last card opens all options, and says where the history offers something."""
    cards = _cards(ui, lineup, offers, open_options)
    columns = _columns(box.w, len(cards))
    with ui.area("ways"):
        for card, at in zip(cards, box.grid(columns, -(-len(cards) // columns), _GAP), strict=False):
            _draw(ui, card, at)


def _draw(ui: Ui, card: _WayCard, at: Box) -> None:
    canvas, x, room = ui.canvas, at.x + _PAD, at.w - 2 * _PAD
    if ui.hover == card.name:
        canvas.glow(at, GLOW, 12, 190, 3, 14)
    sheet(canvas, at, 14)
    if card.is_on:
        canvas.box(at, TEAL, INK, 14, 4)
        canvas.outline(at.inset(4), BRASS_LIGHT, 11, 2)
        canvas.put("icon_check_light", at.right - 26, at.bottom - 26, 26, centre=True)
    if card.has_offers:
        canvas.disc(at.right - 20, at.y + 12, 21, GLOW, INK, 2)
        canvas.put("icon_gift_ink", at.right - 20, at.y + 12, 26, centre=True)
    with canvas.unheard():
        y = lettering.paragraph(
            canvas, card.title, x, at.y + _PAD - 4, room, _TITLE, CREAM if card.is_on else INK, "bold"
        )
        lettering.paragraph(canvas, card.text, x, y, room, _TEXT, CREAM if card.is_on else MUTED)
    ui.add(Node(card.name, card.role, card.title, canvas.rect(at), act=card.act, is_on=card.is_on, hint=card.text))
    ui.ring(card.name, at, 14)
