"""Panels that are folded: their tabs, and what each shows while it lies over the table."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.boxes.alhambra.table import items
from game.boxes.alhambra.table.ground import lies_in
from game.boxes.alhambra.table.painting import FRAME, Picture, Thing
from game.boxes.alhambra.table.painting.plots import paint_small
from game.boxes.alhambra.table.pieces.decisions import Vizier
from game.boxes.alhambra.table.pieces.falcons import PerchedFalcon
from game.boxes.alhambra.table.pieces.tiles import Tile
from game.boxes.alhambra.table.plan import DECK, HANDS, MAJORITIES, OTHERS
from game.boxes.alhambra.table.plan_folded import unfolded_others, unfolded_scoreboard
from game.boxes.alhambra.table.standing import scoreboard
from game.boxes.alhambra_family.table.money import paint_deck, paint_open_hands
from game.boxes.alhambra_family.table.pieces import MoneyDeck, ScoringCard
from game.boxes.alhambra_family.table.scoreboard import paint_scoreboard
from game.boxes.alhambra_family.table.zones import front_seat
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.palette import BRASS_DARK
from game.tabletop.folding import overlay, tab
from game.tabletop.items import Selection

_ICONS = {MAJORITIES: "chart", OTHERS: "people", DECK: "cards", HANDS: "hand"}
_DARK = "#2A1A11"


def paint_folded(picture: Picture) -> None:
    """Draws the tabs of the folded panels, and the one that was called up over the table."""
    paint: dict[str, Callable[[Picture, Box], None]] = {
        MAJORITIES: _majorities, OTHERS: _others, DECK: _deck, HANDS: _hands,
    }  # fmt: skip
    for key, box in picture.plan.tabs.items():
        tab(picture.ui, picture.selection, key, box, _ICONS[key], picture.say(f"tab.{key}"))
        overlay(picture.ui, picture.selection, key, picture.plan.called, partial(paint[key], picture), FRAME)


def _majorities(picture: Picture, box: Box) -> None:
    folded = picture.plan.scoreboard
    table = unfolded_scoreboard(box, len(folded.rows), folded.style.places)
    paint_scoreboard(picture, table, scoreboard(picture.view))


def _others(picture: Picture, box: Box) -> None:
    """The Alhambras that do not lie in front; with open hands the money of the others as well."""
    view = picture.view
    plots, strip = unfolded_others(box, view.seats - 1, has_vizier=view.modules.vizier, is_open=view.open_hands)
    small = iter(plots)
    bring = partial(_bring, picture.selection)
    quiet = replace(picture, selection=replace(picture.selection, touched=(), open=frozenset(), bring=bring))
    spread = tuple(plot if plot.is_large else next(small) for plot in picture.plan.plots)
    shown = replace(quiet, plan=replace(picture.plan, plots=spread, strip=strip))
    for seat, plot in enumerate(shown.plan.plots):
        if not plot.is_large:
            picture.canvas.box(plot.box, _DARK, BRASS_DARK, 14)
            paint_small(shown, Seat(seat), plot)
            _lie_on(shown, Seat(seat))
    if strip:
        picture.canvas.box(strip, _DARK, BRASS_DARK, 14)
        paint_open_hands(shown, front_seat(view))


def _bring(selection: Selection, seat: Seat | None) -> None:
    """Brings somebody's Alhambra to the front, where the panel that was called up does not hide it."""
    if selection.bring and selection.unfold:
        selection.bring(seat)
        selection.unfold("")


def _lie_on(shown: Picture, seat: Seat) -> None:
    """What lies on the panel of a small Alhambra."""
    view, stored = (
        shown.view,
        {items.vizier(seat), *map(items.tile, shown.view.reserves[seat] + shown.view.waiting_of(seat))},
    )
    for kind in (Tile, PerchedFalcon, Vizier):
        piece: Thing = kind(shown.players)
        for item, pose in piece.lie(shown.view, shown.plan, shown.selection):
            if item in stored or lies_in(view, seat, item):
                piece.paint(shown, item, pose)


def _deck(picture: Picture, box: Box) -> None:
    shown = replace(picture, plan=replace(picture.plan, deck=box))
    picture.canvas.box(box, _DARK, BRASS_DARK, 14)
    paint_deck(shown)
    for piece in (MoneyDeck(picture.players), ScoringCard(picture.players)):
        for item, pose in piece.lie(picture.view, shown.plan, picture.selection):
            piece.paint(shown, item, pose)


def _hands(picture: Picture, box: Box) -> None:
    picture.canvas.box(box, _DARK, BRASS_DARK, 14)
    paint_open_hands(replace(picture, plan=replace(picture.plan, strip=box)), front_seat(picture.view))
