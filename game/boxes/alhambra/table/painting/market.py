"""The building market: four squares with their currencies, what can be paid, the pile of tiles and the bazaars."""

from game.boxes.alhambra.rules.moves import Buy
from game.boxes.alhambra.table.items import tile as tile_item
from game.boxes.alhambra.table.painting import FRAME, Picture, market_rests, put_at_rest, steps_back
from game.boxes.alhambra.table.phrases import draw_pile, tile_name
from game.boxes.alhambra.table.plan import HINT, bazaar_spot, tile_deck
from game.boxes.alhambra.table.touches import Offer, offers
from game.boxes.alhambra_family.rules.components import CURRENCIES, SLOTS, YARD_CURRENCY
from game.boxes.alhambra_family.rules.payment import added
from game.boxes.alhambra_family.table.frame import PLATE_GAPS, currency_plate
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.fonts import Face
from game.paint.palette import BRASS, CHOSEN, INK, MUTED
from game.paint.panels import panel, sheet

_DIMMED = 70
_TOLD = 27.0
_SHRUNK = 0.94
"""How large it is told what can be paid, and how much smaller words are that tell why it cannot before fewer do."""
_THIN = "\u2009"
"""The space of a sum that would not fit otherwise."""
_COINS, _SIZES = (44, 36, 30, 26), (24.0, 22.0, 20.0, 18.0)
"""Widths of the coin on a plate and sizes of its name, in units, the smaller ones for where the room is narrow."""


def paint_market(picture: Picture) -> None:
    """Draws the panel with its squares; at its right how many tiles are left. It lies in the shade while it rests."""
    canvas, zones, view = picture.canvas, picture.plan, picture.view
    if zones.sold.rim:
        panel(canvas, zones.sold.box, FRAME, zones.sold.rim)
    else:
        sheet(canvas, zones.sold.box, 14)
    found, side = {} if market_rests(view) else offers(view), zones.sold.side
    found = {tile: offer for tile, offer in found.items() if picture.has_come(tile_item(tile))}
    sold = {tile: offer for tile, offer in found.items() if tile in view.squares}
    is_short = any(offer.missing and not _fits(picture, offer, _wordings(picture, offer)[0]) for offer in sold.values())
    told = {tile: _wording(picture, offer, is_short=is_short) for tile, offer in sold.items()}
    sizes = {
        is_paid: min((_TOLD, *(_largest(canvas, *told[tile]) for tile in told if _is_paid(sold[tile]) == is_paid)))
        for is_paid in (False, True)
    }
    for square in SLOTS:
        tile = view.squares[square]
        _square(picture, square, None if tile is None else found.get(tile))
        if tile in told:
            size = sizes[_is_paid(found[tile])]
            _hint(picture, found[tile], zones.sold.squares[square].cut_bottom(HINT - 2)[0], *told[tile][:2], size)
    canvas.line(side.x - 6, side.y + 4, side.x - 6, side.bottom - 4, BRASS, 2)
    _left(picture)
    for place, bazaar in enumerate(view.beside):
        box = bazaar_spot(zones, place, len(view.beside))
        if offer := found.get(bazaar):
            _bazaar_light(picture, bazaar, offer, box)
    if market_rests(view):
        put_at_rest(canvas, zones.sold.box, zones.sold.rim / 2 or 14)


def _left(picture: Picture) -> None:
    """How many tiles are left, beside the pile or, where there is room, below it."""
    canvas, side, number = picture.canvas, picture.plan.sold.side, picture.view.tiles_left
    deck = tile_deck(picture.plan)
    told = draw_pile(picture.players, picture.view)
    picture.tell("tiles_left", told, Box(side.x, side.y, side.w, deck.bottom - side.y + 8))
    if picture.plan.has_bazaars:
        room = side.right - deck.right - 22
        lettering.text(canvas, str(number), deck.right + 22, deck.cy, 34, INK, "heavy", room=room)
        return
    lettering.text(canvas, str(number), side.cx, deck.bottom + 36, 44, INK, "heavy", "c", room=side.w)


def _bazaar_light(picture: Picture, bazaar: int, offer: Offer, box: Box) -> None:
    if _is_lit(picture, bazaar, offer):
        alpha = _DIMMED if steps_back(picture.selection, tile_item(bazaar)) else 200
        picture.canvas.glow(box, "#FFD046", 10, alpha, 2, 8)


def _square(picture: Picture, square: int, offer: Offer | None) -> None:
    canvas, box, tile = picture.canvas, picture.plan.sold.squares[square], picture.view.squares[square]
    if tile is not None and _is_lit(picture, tile, offer):
        alpha = _DIMMED if steps_back(picture.selection, tile_item(tile)) else 220
        frame = box.inset(-5, -5)
        canvas.glow(frame, "#FFD046", 10, alpha, 0, 12)
        canvas.box(frame, CHOSEN, "#B87A12", 12, 4)
    _plate(picture, square, picture.plan.sold.plate(square))


def _is_lit(picture: Picture, tile: int, offer: Offer | None) -> bool:
    """A chosen tile is lit; while nothing is chosen, those that can be paid to the coin are."""
    selection, item = picture.selection, tile_item(tile)
    if selection.touched:
        return item in selection.touched
    return offer is not None and offer.is_exact and item in selection.open


def _plate(picture: Picture, square: int, box: Box) -> None:
    """The currency of a square: colour, coin and, where there is room, its name."""
    size = next((size for size in _SIZES if _are_wide_enough(picture, box.w - _COINS[-1], size)), _SIZES[-1])
    coins = tuple(coin for coin in _COINS if _are_wide_enough(picture, box.w - coin, size)) or _COINS[-1:]
    currency_plate(picture, CURRENCIES[YARD_CURRENCY[square]], box, size, coins)


def _are_wide_enough(picture: Picture, room: float, size: float) -> bool:
    """Tells whether all names of currencies fit in letters of a size, so that none is smaller than its neighbours."""
    names = (picture.players.words(f"palaces.currency_name.{currency}") for currency in CURRENCIES)
    return all(lettering.width(picture.canvas, name, size, "bold") <= room - PLATE_GAPS for name in names)


def _wording(picture: Picture, offer: Offer, *, is_short: bool) -> tuple[str, Face, float]:
    """What can be paid, or how much is missing: rather in fewer words than in small letters, its face, and its room.

    What is missing is said in the same way of all tiles, `is_short` where one has no room for words.
    """
    texts = _wordings(picture, offer)[1 if is_short and offer.missing else 0 :]
    told = next((text for text in texts if _fits(picture, offer, text)), texts[-1])
    return told, _face(offer), _room(picture, offer)


def _is_paid(offer: Offer) -> bool:
    """Tells whether it is told in numbers what would be paid, and not in words why nothing can be."""
    return bool(offer.cards) and not offer.missing


def _largest(canvas: Canvas, text: str, face: Face, room: float) -> float:
    return _TOLD * room / lettering.width(canvas, text, _TOLD, face)


def _fits(picture: Picture, offer: Offer, text: str) -> bool:
    size = _TOLD if _is_paid(offer) else _TOLD * _SHRUNK
    return lettering.width(picture.canvas, text, size, _face(offer)) <= _room(picture, offer)


def _face(offer: Offer) -> Face:
    return "bold" if offer.is_exact else "text" if offer.missing else "semi"


def _room(picture: Picture, offer: Offer) -> float:
    return picture.plan.sold.squares[0].w - (42 if offer.is_exact else 10)


def _wordings(picture: Picture, offer: Offer) -> tuple[str, ...]:
    if offer.is_exact:
        total = added(offer.cards)
        return picture.say("slot.exact", sum=total), total, total.replace(" ", _THIN), str(offer.price)
    if offer.missing:
        return picture.say("slot.missing", missing=offer.missing), f"−{offer.missing}"
    if not offer.cards:
        return picture.say("slot.not_exact"), "≠"
    return f"{offer.price + offer.lost} (−{offer.lost})", f"−{offer.lost}"


def _hint(picture: Picture, offer: Offer, box: Box, text: str, face: Face, size: float) -> None:
    """One line, which chooses the payment; as large as its neighbours of a kind."""
    canvas, item, name = picture.canvas, tile_item(offer.tile), tile_name(picture.players, offer.tile)
    if offer.is_exact:
        told = picture.say("slot.exact", sum=added(offer.cards))
        picture.pay(item, name, told, box, Buy(offer.tile, offer.cards))
        left = box.cx - (lettering.width(canvas, text, size, face) + 26) / 2
        canvas.put("icon_check_ink", left + 10, box.cy, 21, centre=True)
        lettering.text(canvas, text, left + 26, box.cy, size, INK, face, room=box.right - left - 26)
        return
    if offer.cards and not offer.missing:
        told = picture.say("slot.over", paid=offer.price + offer.lost, lost=offer.lost)
        picture.pay(item, name, told, box, Buy(offer.tile, offer.cards))
    lettering.text(canvas, text, box.cx, box.cy, size, MUTED if offer.missing else INK, face, "c", room=box.w)
