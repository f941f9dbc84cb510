"""The panels of the table: the yard, the question about a building, and those that are called up by tabs."""

from collections.abc import Sequence
from dataclasses import replace

from game.boxes.alhambra_cards.rules.moves import Buy
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.explaining import Explainer
from game.boxes.alhambra_cards.table.parts import tell_third
from game.boxes.alhambra_cards.table.plan import DECK, HANDS, HEADED, MAJORITIES, RIM, Plan, called_up
from game.boxes.alhambra_cards.table.scoring import FRAME, majorities, scores
from game.boxes.alhambra_cards.table.touches import Offer, building, offers
from game.boxes.alhambra_family.rules.components import CURRENCIES, SLOTS, YARD_CURRENCY
from game.boxes.alhambra_family.rules.payment import added
from game.boxes.alhambra_family.table.frame import Picture, currency_plate
from game.boxes.alhambra_family.table.money import deck_notes, paint_deck, paint_open_hands
from game.boxes.alhambra_family.table.phrases import building_name
from game.boxes.alhambra_family.table.pieces import MoneyDeck, ScoringCard
from game.boxes.alhambra_family.table.scoreboard import paint_scoreboard
from game.boxes.alhambra_family.table.zones import front_seat
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import Face
from game.paint.palette import CHOSEN, INK, MUTED
from game.paint.panels import FRAME as FRAME_WIDTH
from game.paint.panels import panel, sheet
from game.tabletop import folding

_COINS = (54, 44, 36, 30)
"""Widths of the coin on a plate, in units, the smaller ones for where a name needs the room."""
_LINE, _LEAST, _LEAST_MISSING = 27.0, 27.0, 19.0
"""The size of the lines below the plates, and those below which one is worded shorter: all that is missing in words."""
_TICK = 32.0
"""How far the line of an exact payment stands from the left of its tick."""
_MISSING: Face = "text"
_PAID: Face = "semi"
_HINT_EDGE = 14.0
"""How far the line below a plate stays away from the frame of a lit space, at either side."""


def paint_yard(picture: Picture[View, Plan]) -> None:
    """Draws the panel and its four spaces."""
    canvas, plan, box = picture.canvas, picture.plan, picture.plan.yard
    panel(canvas, box, FRAME, RIM if plan.is_folded else FRAME_WIDTH)
    if plan.is_folded:
        _folded_head(picture)
        if plan.decision is not None:
            return
    elif plan.decision is None:
        _head(picture, box.y + (54 if box.h > 400 else 47), 34 if box.h > 400 else 30)
    offered = [
        offer if offer and picture.has_come(building(offer.building)) else None for offer in offers(picture.view)
    ]
    is_worded = _has_room_for_words(picture, [offer for offer in offered if offer and offer.is_exact])
    size = _line_size(picture, [offer for offer in offered if offer], is_worded=is_worded)
    for slot in SLOTS:
        _space(picture, slot, offered[slot], size, is_worded=is_worded)


def _has_room_for_words(picture: Picture[View, Plan], exact: Sequence[Offer]) -> bool:
    """Tells whether all exact payments can be called so: what is equal shall look so."""
    room = picture.plan.slots[0].w - _TICK - 2 * _HINT_EDGE
    texts = (picture.say("slot.exact", sum=added(offer.cards)) for offer in exact)
    return all(lettering.width(picture.canvas, text, _LEAST, "bold") <= room for text in texts)


def _head(picture: Picture[View, Plan], middle: float, size: float) -> None:
    """The heading in the middle, the deck of buildings and how many are left at the right."""
    canvas, box = picture.canvas, picture.plan.yard
    title = picture.say("table.yard")
    lettering.text(canvas, title, box.cx, middle, size, INK, "display", "c", room=box.w * 0.4)
    deck = picture.plan.building_deck
    left = picture.say("table.building_deck", count=picture.view.buildings_left)
    room = deck.x - 14 - box.cx - lettering.width(canvas, title, size, "display") / 2 - 16
    told = lettering.fitting(canvas, (left, str(picture.view.buildings_left)), 24, "text", room)
    lettering.text(canvas, told, deck.x - 12, deck.cy, 24, MUTED, "text", "r", room=room)


def _folded_head(picture: Picture[View, Plan]) -> None:
    """How many buildings are left, below their deck; the heading where it has room."""
    canvas, plan = picture.canvas, picture.plan
    if plan.decision is not None:
        return
    deck, left = plan.building_deck, picture.view.buildings_left
    lettering.text(canvas, str(left), deck.cx, deck.bottom + 20, lettering.FIGURE, INK, "heavy", "c")
    if plan.slots[0].y - plan.yard.y >= RIM + HEADED:
        middle = (plan.yard.y + RIM + plan.slots[0].y) / 2
        lettering.text(canvas, picture.say("table.yard"), plan.yard.cx, middle, 32, INK, "display", "c")


def _line_size(picture: Picture[View, Plan], offered: Sequence[Offer], *, is_worded: bool) -> float:
    """Returns the size in which all lines below the plates have room."""
    said = [_said(picture, offer, picture.plan.slots[offer.slot].w, is_worded=is_worded) for offer in offered]
    fitting = (lettering.common_size(picture.canvas, (text,), _LINE, face, room) for _, text, face, room in said)
    return min(fitting, default=_LINE)


def _space(picture: Picture[View, Plan], slot: int, offer: Offer | None, size: float, *, is_worded: bool) -> None:
    canvas, box, tile = picture.canvas, picture.plan.slots[slot], picture.plan.building(slot)
    number = picture.view.yard[slot]
    plate = picture.plan.plate(slot)
    if number is not None and _is_lit(picture, number, offer):
        _light(picture, box.band(-4, plate.bottom + (44 if picture.plan.is_folded else 48) - box.y))
    if number is None:
        canvas.box(tile, "#6B452918", "#83591A80", 10, 2)
        told, room = picture.say("table.empty_slot"), tile.w - 12
        told = lettering.fitting(canvas, (told, ""), 26, "text", room)
        lettering.text(canvas, told, tile.cx, tile.cy, 26, MUTED, "text", "c", room=room)
    currency_plate(picture, CURRENCIES[YARD_CURRENCY[slot]], plate, 28, _COINS)
    if offer and picture.plan.decision is None:
        at = box.band(plate.bottom + (2 if picture.plan.is_folded else 6) - box.y, 40)
        _hint(picture, offer, at, size, is_worded=is_worded)


def _is_lit(picture: Picture[View, Plan], number: int, offer: Offer | None) -> bool:
    """A chosen building is lit; while nothing is chosen, those that can be paid to the coin are."""
    selection, item = picture.selection, building(number)
    if selection.touched or picture.plan.decision is not None:
        return item in selection.touched
    return offer is not None and offer.is_exact and item in selection.open


def _light(picture: Picture[View, Plan], box: Box) -> None:
    canvas = picture.canvas
    canvas.glow(box.trimmed(top=8), "#FFD046", 12, 220, 0, 16)
    canvas.box(box, CHOSEN, "#B87A12", 16, 5)


def _said(picture: Picture[View, Plan], offer: Offer, width: float, *, is_worded: bool) -> tuple[str, str, Face, float]:
    """Returns in words how a building is paid or how much is missing, the line for it, its face and its room."""
    canvas, room = picture.canvas, width - 2 * _HINT_EDGE
    if offer.is_exact:
        total = added(offer.cards)
        told = picture.say("slot.exact", sum=total)
        room -= _TICK
        texts = (told,) if is_worded else (total, total.replace(" + ", "+"), str(offer.price))
        return told, _worded(canvas, texts, "bold", room), "bold", room
    paid, face = offer.price + offer.lost, _MISSING if offer.missing else _PAID
    if offer.missing:
        told, short = picture.say("slot.missing", missing=offer.missing), f"−{offer.missing}"
    else:
        told, short = picture.say("slot.over", paid=paid, lost=offer.lost), f"{paid} (−{offer.lost})"
    least = _LEAST_MISSING if offer.missing else _LEAST
    return told, told if lettering.width(canvas, told, least, face) <= room else short, face, room


def _hint(picture: Picture[View, Plan], offer: Offer, box: Box, size: float, *, is_worded: bool) -> None:
    """One line: what can be paid, in a word where there is room for that in all such lines, or how much is missing."""
    canvas, y = picture.canvas, box.cy
    told, text, face, room = _said(picture, offer, box.w, is_worded=is_worded)
    if not offer.missing:
        name = building_name(picture.players.words, offer.building)
        picture.pay(building(offer.building), name, told, box, Buy(offer.slot, offer.cards))
    if offer.is_exact:
        left = box.cx - (min(lettering.width(canvas, text, size, "bold"), room) + _TICK) / 2
        canvas.put("icon_check_ink", left + 12, y, 24, centre=True)
        lettering.text(canvas, text, left + _TICK, y, size, INK, "bold", room=room + 1)
        return
    lettering.text(canvas, text, box.cx, y, size, MUTED if offer.missing else INK, face, "c", room=room)


def _worded(canvas: Canvas, texts: Sequence[str], face: Face, room: float) -> str:
    """Returns the first of several wordings, long to short, that fits in letters not much smaller than the others."""
    return next((text for text in texts if lettering.width(canvas, text, _LEAST, face) <= room), texts[-1])


# ---------------------------------------------------------------------- the question about a building
def paint_decision(picture: Picture[View, Plan]) -> None:
    """Draws the question, and for which scoring points are foretold, beside the building."""
    decision, view, canvas = picture.plan.decision, picture.view, picture.canvas
    if decision is None:
        return
    box, tile = decision.box, decision.building
    sheet(canvas, box, 14)
    name = building_name(picture.players.words, view.pending[0])
    left, room = tile.right + 22, decision.room - tile.right - 22
    question = picture.say("table.decide", building=name)
    letter = picture.players.scoring(majorities(view).letter)
    note = picture.players.words("palaces.majorities.preview", scoring=letter)
    size = 26 if picture.plan.is_folded else 32
    height = lettering.paragraph_height(canvas, question, room, size, "display")
    total = height + lettering.paragraph_height(canvas, note, room, 22)
    if total > tile.h + 12:
        total, note = height, ""
    y = lettering.paragraph(canvas, question, left, tile.cy - total / 2, room, size, INK, "display")
    lettering.paragraph(canvas, note, left, y, room, 22, MUTED)


# ---------------------------------------------------------------------- folded panels
_ICONS = {MAJORITIES: "trophy", DECK: "coins", HANDS: "cards"}
_FELT = "#2B1428"
_DECK_SIZE = (700.0, 330.0)
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
        folding.tab(picture.ui, picture.selection, key, box, _ICONS[key], told[key])
    folding.overlay(
        picture.ui, picture.selection, MAJORITIES, plan.overlay, lambda box: _majorities(picture, box), FRAME
    )
    low = plan.overlay.centred(min(plan.overlay.w, _DECK_SIZE[0]), min(plan.overlay.h, _DECK_SIZE[1]))
    folding.overlay(picture.ui, picture.selection, DECK, low, lambda box: _deck(picture, box), FRAME)
    rows = (picture.view.seats + 1) // 2
    low = plan.overlay.centred(plan.overlay.w, 2 * folding.RIM + 24 + 48 * rows)
    folding.overlay(picture.ui, picture.selection, HANDS, low, lambda box: _hands(picture, box), FRAME)


def _majorities(picture: Picture[View, Plan], box: Box) -> None:
    shown = scores(picture.view)
    grid = called_up(box, len(shown.points))
    paint_scoreboard(picture, grid, shown)
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
