"""The tabs of what is folded on a table with little room, and the panels that they call up."""

from dataclasses import replace

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.explaining import Explainer
from game.boxes.alhambra_cards.table.majorities import scores
from game.boxes.alhambra_cards.table.panels.majorities import tell_third
from game.boxes.alhambra_cards.table.plan_folded import called_up
from game.boxes.alhambra_cards.table.plan_parts import DECK, HANDS, MAJORITIES, Plan
from game.boxes.alhambra_cards.table.sequences import FRAME
from game.boxes.alhambra_family.table.frame import Picture
from game.boxes.alhambra_family.table.money import deck_notes, paint_deck, paint_open_hands
from game.boxes.alhambra_family.table.pieces.money_deck import MoneyDeck
from game.boxes.alhambra_family.table.pieces.scoring_card import ScoringCard
from game.boxes.alhambra_family.table.scoreboard import paint_scoreboard
from game.boxes.alhambra_family.table.zones import front_seat
from game.paint.box import Box
from game.tabletop.folding import RIM, overlay, tab

_ICONS = {MAJORITIES: "trophy", DECK: "coins", HANDS: "cards"}
_FELT = "#2B1428"
_DECK = (700.0, 330.0)
"""The size of the deck's panel."""


def paint_tabs(picture: Picture[View, Plan]) -> None:
    """Draws the tabs, and the panel that was called up."""
    words, plan = picture.players.words, picture.plan
    assert plan.overlay is not None
    told = {
        MAJORITIES: words("palaces.majorities.title"),
        DECK: deck_notes(picture)[0],
        HANDS: picture.say("table.hands"),
    }
    for key, box in plan.tabs:
        tab(picture.ui, picture.selection, key, box, _ICONS[key], told[key])
    overlay(picture.ui, picture.selection, MAJORITIES, plan.overlay, lambda box: _majorities(picture, box), FRAME)
    low = plan.overlay.centred(min(plan.overlay.w, _DECK[0]), min(plan.overlay.h, _DECK[1]))
    overlay(picture.ui, picture.selection, DECK, low, lambda box: _deck(picture, box), FRAME)
    rows = (picture.view.seats + 1) // 2
    low = plan.overlay.centred(plan.overlay.w, 2 * RIM + 24 + 48 * rows)
    overlay(picture.ui, picture.selection, HANDS, low, lambda box: _hands(picture, box), FRAME)


def _majorities(picture: Picture[View, Plan], box: Box) -> None:
    shown = scores(picture.view)
    grid = called_up(box, len(shown.points))
    paint_scoreboard(picture, grid, shown, "")
    tell_third(picture, grid)


def _deck(picture: Picture[View, Plan], box: Box) -> None:
    """The tray of the deck with its piles and scoring cards, as on a table with more room."""
    picture.canvas.box(box, _FELT, None, 14)
    large = replace(picture, plan=replace(picture.plan, deck=box))
    paint_deck(large)
    for piece in (MoneyDeck(picture.players), ScoringCard(picture.players)):
        lying = piece.lie(picture.view, large.plan, picture.selection)
        for item, pose in sorted(lying, key=lambda pair: pair[1].z):
            piece.paint(large, item, pose)
            name = piece.name(picture.view, item, picture.selection)
            large.tell(str(item), f"{name}. {Explainer(picture.players).explain(picture.view, item)}", pose.box)


def _hands(picture: Picture[View, Plan], box: Box) -> None:
    picture.canvas.box(box, _FELT, None, 14)
    paint_open_hands(replace(picture, plan=replace(picture.plan, strip=box)), front_seat(picture.view))
