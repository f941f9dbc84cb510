"""A card that says something about a move: facts with their consequences, two buttons, never over what it speaks of."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import GOOD, INK
from game.paint.panels import panel
from game.scenes.table.board import BAR, Board
from game.scenes.table.card_places import CardPlace, Room, best_place, of_lit, of_table
from game.tabletop.items import Selection
from game.tabletop.teaching import ReasonText
from game.widgets.controls import button
from game.widgets.node import Node, Role
from game.widgets.reading import joined
from game.widgets.ui import Ui

_WIDTHS = (590.0, 520.0, 456.0, 700.0, 840.0)
"""How wide a card may be, most liked first."""
_NARROWEST = 430.0
_TIMES = (1.0, 0.85, 0.72)
"""How large its letters may be, compared with what is usual."""
_FRAME, _EDGE_X, _EDGE_Y, _HEAD, _TITLE = 22.0, 44.0, 30.0, 58.0, 38.0
_FACT, _SO, _TEXT = 29.0, 25.0, 29.0
_ICON, _BESIDE, _GAP, _BUTTON, _LABEL = 76.0, 16.0, 14.0, 62.0, 28.0


@dataclass(frozen=True, slots=True)
class CardButton:
    """A button of a card: its node, its words, its icon ("": none) and what it does."""

    name: str
    label: str
    act: Callable[[], None]
    icon: str = ""


@dataclass(frozen=True, slots=True)
class AdviceCard:
    """What a card says: a title, a plain text ("": none), reasons, and the buttons to leave it and to go on with.

    `icon` stands before the title, with each reason whether it is against what was chosen.
    """

    name: str
    title: str
    icon: str
    leave: CardButton
    go_on: CardButton | None
    text: str = ""
    reasons: tuple[tuple[ReasonText, bool], ...] = ()

    @property
    def choices(self) -> tuple[CardButton, ...]:
        """Returns its buttons from the left."""
        return (self.leave, self.go_on) if self.go_on else (self.leave,)

    @property
    def spoken(self) -> str:
        """Returns all of it in words."""
        told = (self.title, self.text, *(part for reason, _ in self.reasons for part in (reason.fact, reason.so)))
        return joined(told)


def draw_card(ui: Ui, card: AdviceCard, place: CardPlace) -> None:
    """Draws a card at a place that `placed` has found."""
    canvas, box, z = ui.canvas, place.box, place.times
    canvas.veiled = len(canvas.audit or ())  # what it covers is meant to be covered
    canvas.shadow(canvas.rect(box), 26, 150, 0, 6, 20)
    panel(canvas, box, "frame_teal", _FRAME)
    ui.reading.say("advice", card.spoken)
    ui.add(Node(card.name, Role.TEXT, card.spoken, canvas.rect(box), "advice"))
    inner = box.inset(_EDGE_X, _EDGE_Y)
    head, rest = inner.cut_top(_HEAD * z)
    canvas.put(card.icon, head.x + 24 * z, head.cy, 46 * z, centre=True)
    lettering.text(canvas, card.title, head.x + 60 * z, head.cy, _TITLE * z, INK, "display", room=head.w - 60 * z)
    canvas.rule(head.x, head.right, head.bottom + 2)
    y = rest.y + _GAP
    if card.text:
        y = lettering.paragraph(canvas, card.text, rest.x, y, rest.w, _TEXT * z, INK) + _GAP
    for reason, is_against in card.reasons:
        height = _reason_height(ui, reason, rest.w, z)
        _draw_reason(ui, reason, Box(rest.x, y, rest.w, height), is_against, z)
        y += height + _GAP
    _draw_buttons(ui, card, inner.cut_bottom(_BUTTON * z)[0], z)


def _draw_reason(ui: Ui, reason: ReasonText, box: Box, is_against: bool, z: float) -> None:
    """Draws an icon with a fact and what comes of it."""
    canvas, icon, size = ui.canvas, box.x + _ICON * z / 2, 46 * z
    _, words = box.cut_left(_ICON * z, _BESIDE)
    canvas.disc(icon, box.cy, 36 * z, "#FFF9EA", "#83591A", 2.5)
    if reason.sprite or is_against:
        canvas.put(reason.sprite or "icon_info_ink", icon, box.cy, size, centre=True)
    else:
        pieces.check(canvas, icon, box.cy, size)
    top = box.cy - _words_height(ui, reason, words.w, z) / 2
    top = lettering.paragraph(
        canvas, reason.fact, words.x, top, words.w, _FACT * z, INK if is_against else GOOD, "bold"
    )
    if reason.so:
        lettering.paragraph(canvas, reason.so, words.x, top, words.w, _SO * z, INK)


def _draw_buttons(ui: Ui, card: AdviceCard, row: Box, z: float) -> None:
    enter = 0 if any(node.key == pygame.K_RETURN for node in ui.nodes) else pygame.K_RETURN
    with ui.area("advice"):
        for choice in card.choices:
            w, is_last = min(row.w, _button_width(ui, choice, z)), choice is card.go_on
            at = Box(row.right - w if is_last else row.x, row.y, w, row.h)
            button(
                ui, choice.name, at, choice.label, choice.act, colour="teal" if is_last else "parchment",
                size=_LABEL * z, icon=choice.icon, key=enter if is_last else 0,
            )  # fmt: skip


# ---------------------------------------------------------------------- size
def _button_width(ui: Ui, choice: CardButton, z: float) -> float:
    label = lettering.width(ui.canvas, choice.label, _LABEL * z, "display")
    return label + (92 + (44 if choice.icon else 0)) * z


def _least_width(ui: Ui, card: AdviceCard, z: float) -> float:
    return 2 * _EDGE_X + 16 + sum(_button_width(ui, choice, z) for choice in card.choices)


def _height(ui: Ui, card: AdviceCard, w: float, z: float) -> float:
    room = w - 2 * _EDGE_X
    text = lettering.paragraph_height(ui.canvas, card.text, room, _TEXT * z) + _GAP if card.text else 0.0
    told = sum(_reason_height(ui, reason, room, z) + _GAP for reason, _ in card.reasons)
    return 2 * _EDGE_Y + (_HEAD + _BUTTON) * z + _GAP + text + told + 6


def _reason_height(ui: Ui, reason: ReasonText, w: float, z: float) -> float:
    return max(_ICON * z, _words_height(ui, reason, w - _ICON * z - _BESIDE, z))


def _words_height(ui: Ui, reason: ReasonText, room: float, z: float) -> float:
    fact = lettering.paragraph_height(ui.canvas, reason.fact, room, _FACT * z, "bold")
    return fact + (lettering.paragraph_height(ui.canvas, reason.so, room, _SO * z) if reason.so else 0.0)


# ---------------------------------------------------------------------- place
def placed(
    ui: Ui,
    card: AdviceCard,
    board: Board,
    selection: Selection,
    lit: Sequence[Box],
    near: Box,
    before: CardPlace | None = None,
) -> CardPlace:
    """Returns where a card goes: over nothing that is lit, over as little as can be that can be chosen, near a box.

    Where it finds no such room it is smaller, as far as it can still be read. One that goes on with what was said
    `before` is as large as that card and, if it can be, where that was.
    """
    weights = [*of_lit(lit, board.area), *of_table(board, selection)]
    if before and _height(ui, card, before.box.w, before.times) <= before.box.h:
        window = _window(ui)

        def alike(times: float) -> Iterator[Room]:
            yield Room(window, before.box.w, before.box.h, times)

        for place in (before, best_place(ui, alike, (before.times,), weights, near)):
            if not any(place.box.overlaps(each) for each in lit):
                return place
    return best_place(ui, partial(_rooms, ui, card), _TIMES, weights, near)


def measure(ui: Ui, card: AdviceCard) -> None:
    """Finds out how high a card would be, which is remembered: its words are measured in every width."""
    for _ in _rooms(ui, card, _TIMES[0]):
        pass


def _window(ui: Ui) -> Box:
    return Box(12, BAR + 8, ui.canvas.w - 24, ui.canvas.h - BAR - 16)


def _rooms(ui: Ui, card: AdviceCard, times: float) -> Iterator[Room]:
    """Yields where a card could lie with letters so large, in each width in which all that it says finds room.

    With the smallest letters the widest one must do.
    """
    window = _window(ui)
    least = max(_NARROWEST, _least_width(ui, card, times))
    widths = {min(window.w, max(width * times, least)) for width in _WIDTHS}
    for w in widths:
        h = _height(ui, card, w, times)
        if h <= window.h or (times == _TIMES[-1] and w == max(widths)):
            yield Room(window, w, min(window.h, h), times)
