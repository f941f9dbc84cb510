"""The players' panels below the map, the viewer's stock in them, and the panels that are folded for want of room."""

from functools import partial

from game.boxes.maharaja.rules.components import CHARACTER_NAMES
from game.boxes.maharaja.rules.view import BID, FOUND, PLAN, View
from game.boxes.maharaja.table import items, phrases
from game.boxes.maharaja.table.board_geometry import PORTRAIT
from game.boxes.maharaja.table.geometry import PAYS, PLAYERS, Plan, order, stock_in
from game.boxes.maharaja.table.painting import CARD_EDGE, DARK, DARK_EDGE, FRAME, PAPER, Frame, Picture, gold_of, sprite
from game.boxes.maharaja.table.painting.side_panels import paint_payouts
from game.boxes.maharaja.table.pieces.piece import CARDS, PANELS, Lying, MaharajaPiece
from game.core.rules import Seat
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BAD, BRASS_LIGHT, CHOSEN, INK, LIGHT, MUTED, PLAYER, SOFT
from game.stage.stage import Pose
from game.tabletop.folding import RIM, overlay, tab
from game.tabletop.highlight import faded, glow, outline
from game.tabletop.items import Item, Selection
from game.tabletop.players import Players

_BODY, _SMALL = 26.0, 21.0
_CHIP, _PIECES = 130.0, 180.0
"""Where panels are folded: with less width beside the token the name stands above it, with less in all no pieces."""
_NARROW, _TOLD = 330.0, 360.0
"""Less width than these has no room for a token beside two lines, and for where a seat is in the round in words."""


class PlayerPanel(MaharajaPiece):
    """A player's panel; it is touched to lure a character from there."""

    kind = items.SEAT

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        for seat, panel in enumerate(plan.seats):
            yield items.panel(Seat(seat)), Pose(panel.box, PANELS)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        canvas, box, seat = frame.canvas, pose.box, Seat(item.at[0])
        panel, is_now = frame.plan.seats[seat], acts(frame, seat)
        glow(frame, item, box, 10)
        fill, edge = (CHOSEN, BRASS_LIGHT) if is_now else (DARK, DARK_EDGE)
        canvas.box(box, fill, edge, 10, 4 if is_now else 2)
        bar = box.inset(4, 8).cut_left(6)[0]
        canvas.box(bar, PLAYER[frame.players.colour(seat)], INK, 3, 1)
        room = panel.text.moved(box.x - panel.box.x, box.y - panel.box.y)
        (_chip if frame.plan.is_folded else paint_row)(frame, seat, room, is_light=not is_now)
        outline(frame, item, box, 10)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return told_of(self._players, view, Seat(item.at[0]))


def told_of(players: Players, view: View, seat: Seat) -> str:
    """Returns in words what a player has."""
    public = view.public
    held = [phrases.character_name(players, number) for number in public.characters[seat]]
    return players.say(
        "item.seat" if held else "item.stock",
        player=players.name(seat),
        characters=held,
        supply=public.supply[seat],
        quarry=public.quarry[seat],
        palaces=public.palaces[seat],
    )


def acts(frame: Frame, seat: Seat) -> bool:
    """Tells whether a seat decides now."""
    public = frame.view.public
    if public.is_over:
        return False
    return seat not in public.planned if public.task == PLAN else public.acting == seat


def _chip(frame: Frame, seat: Seat, box: Box, *, is_light: bool) -> None:
    """Name, token and gold where panels are folded, with the pieces as far as there is room."""
    canvas, (ink, soft) = frame.canvas, (LIGHT, SOFT) if is_light else (INK, MUTED)
    high, low, size = box.cy - box.h / 4, box.cy + box.h / 4, min(36.0, box.h)
    x = box.x + size + 14
    is_narrow, has_pieces = box.right - x < _CHIP, box.w >= _PIECES
    if is_narrow:
        size, x = box.h / 2 + 4, box.x + 2
    frame.players.token(canvas, seat, box.x + 6 + size / 2, low + 2 if is_narrow else box.cy, size)
    left = _gold(frame, seat, box.right, high if has_pieces else low, ink, _SMALL)
    room = (left - 6 if has_pieces else box.right) - x
    name = frame.players.name(seat)
    shown = lettering.fitting(canvas, (name, name.split()[0], ""), _SMALL, "bold", room)
    lettering.text(canvas, shown, x, high, _SMALL, ink, "bold", room=room)
    if has_pieces:
        _pieces(frame, seat, box, ink, soft, _SMALL)


def paint_row(frame: Frame, seat: Seat, box: Box, *, is_light: bool) -> None:
    """Draws name and gold above the turn and the pieces; the token beside both or, where it is narrow, below the name.

    `is_light` tells that the letters are light on a dark ground.
    """
    canvas, (ink, soft) = frame.canvas, (LIGHT, SOFT) if is_light else (INK, MUTED)
    apart = min(30.0, box.h * 0.24)
    high, low = box.cy - apart, box.cy + apart
    x, size = box.x + 10, min(54.0, box.h * 0.72)
    is_narrow = box.w < _NARROW
    if not is_narrow:
        frame.players.token(canvas, seat, x + size / 2, box.cy, size)
        x += size + 10
    room = _chits(frame, seat, _gold(frame, seat, box.right, high, ink), high, ink) - x - 10
    name = frame.players.name(seat)
    shown = lettering.fitting(canvas, (name, name.split()[0]), _BODY, "bold", room)
    lettering.text(canvas, shown, x, high, _BODY, ink, "bold", room=room)
    if is_narrow:
        frame.players.token(canvas, seat, x + 17, low, 38)
        x += 40
    room = _pieces(frame, seat, box, ink, soft) - x - 8
    _state(frame, seat, x, low, room, is_light=is_light, is_told=box.w >= _TOLD)


def _state(frame: Frame, seat: Seat, x: float, y: float, room: float, *, is_light: bool, is_told: bool) -> None:
    """Where a seat is in the round: an icon and, where there is room, words."""
    canvas = frame.canvas
    icon, told = state_of(frame, seat)
    tint = "light" if is_light else "ink"
    if icon:
        canvas.put(f"icon_{icon}_{tint}", x + 11, y, 24, centre=True)
        x, room = x + 28, room - 28
    if told.isdigit() or is_told:
        shown = lettering.fitting(canvas, (told, ""), 22, "semi", room)
        lettering.text(canvas, shown, x, y, 22, SOFT if is_light else BAD, "semi", room=room)


def state_of(frame: Frame, seat: Seat) -> tuple[str, str]:
    """Returns an icon and words for what a seat has done in this round, or does."""
    public = frame.view.public
    if public.auction is not None:
        return _bidding(frame, seat)
    if public.task == PLAN:
        return (
            ("check", frame.say("table.has_planned"))
            if seat in public.planned
            else ("hourglass", frame.say("table.plans"))
        )
    if public.is_over:
        return "", ""
    if public.acting == seat:
        return "right", frame.say("table.acts_now")
    if public.progress is None:
        return "", ""
    if seat in public.waiting:
        coming = [other for other in order(frame.view) if other in public.waiting]
        return ("hourglass", frame.say("table.comes_next" if coming[0] == seat else "table.waits"))
    if public.turn == seat:
        return "hourglass", frame.say("table.waits")
    return "check", frame.say("table.has_acted")


def _bidding(frame: Frame, seat: Seat) -> tuple[str, str]:
    public = frame.view.public
    assert public.auction is not None
    if public.characters[seat] and not public.variants.several:
        return "check", frame.say("auction.served")
    if seat in public.auction.passed:
        return "close", frame.say("auction.passed")
    if seat == public.auction.leader:
        return "coins", str(public.auction.bid)
    if public.acting == seat and public.task in (BID, FOUND):
        return "right", frame.say("table.acts_now")
    return "hourglass", frame.say("table.waits")


def _gold(frame: Frame, seat: Seat, right: float, y: float, ink: str, size: float = lettering.FIGURE) -> float:
    """The coin and the sum, unless it is hidden; returns where they begin."""
    canvas = frame.canvas
    if frame.view.gold[seat] is None:
        return right
    used, coin = lettering.text(canvas, gold_of(frame, seat), right - 2, y, size, ink, "heavy", "r"), size * 1.1
    canvas.put("gold_coin", right - used - 4 - coin / 2, y, coin, centre=True)
    return right - used - coin - 5


def _chits(frame: Frame, seat: Seat, right: float, y: float, ink: str) -> float:
    """The action chits, where they are played; returns where they begin."""
    chits = frame.view.public.chits[seat]
    if not frame.view.public.variants.yogi:
        return right
    used = lettering.text(frame.canvas, str(chits), right - 6, y, lettering.FIGURE, ink, "heavy", "r")
    frame.canvas.put("action_chit", right - used - 22, y, 28, centre=True, alpha=255 if chits else 120)
    return right - used - 38


def _pieces(frame: Frame, seat: Seat, box: Box, ink: str, soft: str, size: float = lettering.FIGURE) -> float:
    """Palaces still to build, houses of the supply, of whoever acts or looks also of the quarry; returns their left."""
    canvas, public, k = frame.canvas, frame.view.public, size / lettering.FIGURE
    palace, house = stock_in(box, k)
    right, y = box.right - 2, house.cy
    if acts(frame, seat) or seat == frame.view.seat:
        lettering.text(canvas, f"+{public.quarry[seat]}", right, y, size, soft, "text", "r")
    lettering.text(canvas, str(public.supply[seat]), right - 50 * k, y, size, ink, "heavy", "r")
    paint_stock(frame, "house", seat, house)
    lettering.text(canvas, str(public.palaces[seat]), house.x - 6 * k, y, size, ink, "heavy", "r")
    paint_stock(frame, "palace", seat, palace)
    return palace.x


def paint_stock(frame: Frame, kind: str, seat: Seat, box: Box, alpha: int = 255) -> None:
    """Draws a house or palace of a player's stock."""
    width = box.w * (0.78 if kind == "house" else 0.86)
    frame.canvas.put(sprite(frame.players, kind, seat), box.cx, box.cy - 1, width, centre=True, alpha=faded(alpha))


class Houses(MaharajaPiece):
    """The houses of the viewer's supply, before the viewer; the lifted one is among them."""

    kind = items.HOUSES.kind
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        if view.seat is not None and (view.public.supply[view.seat] or view.public.lifted):
            yield items.HOUSES, Pose(plan.seats[view.seat].stock[1], CARDS)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        if frame.view.seat is not None:
            paint_stock(frame, "house", frame.view.seat, pose.box, pose.alpha)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        seat = view.seat or 0
        return self._say("item.houses", supply=view.public.supply[seat], quarry=view.public.quarry[seat])


class Palaces(MaharajaPiece):
    """The palaces that the viewer has still to build, before the viewer."""

    kind = items.PALACES.kind
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        if view.seat is not None and view.public.palaces[view.seat]:
            yield items.PALACES, Pose(plan.seats[view.seat].stock[0], CARDS)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        if frame.view.seat is not None:
            paint_stock(frame, "palace", frame.view.seat, pose.box, pose.alpha)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return self._say("item.palaces", count=view.public.palaces[view.seat or 0])


# ---------------------------------------------------------------------- folded panels
_ICONS = {PLAYERS: "people", PAYS: "coins"}
_PAID, _SEAT, _WIDE = 46.0, 84.0, 940.0
"""Heights of a row of payouts and of a player, and the greatest width of a panel."""


def paint_folded(picture: Picture) -> None:
    """Draws the tabs and, above the table, the panel that was called up."""
    for key, box in picture.plan.tabs:
        tab(picture.ui, picture.selection, key, box, _ICONS[key], picture.say(f"tab.{key}"))
    seats = picture.view.public.seats
    area = Box(0, picture.plan.board.y, picture.canvas.w, picture.canvas.h - picture.plan.board.y)
    width = min(area.w - 80, _WIDE)
    rows = (
        (PLAYERS, seats * _SEAT, partial(_players, picture)),
        (PAYS, 54 + seats * _PAID, partial(paint_payouts, picture)),
    )
    for key, height, paint in rows:
        box = area.centred(width, min(area.h - 8, height + 2 * RIM))
        overlay(picture.ui, picture.selection, key, box, paint, FRAME)


def _players(picture: Picture, box: Box) -> None:
    """Everybody in the order of turns: gold, pieces, characters, and what they do."""
    canvas, public = picture.canvas, picture.view.public
    rows = box.rows(public.seats, 8)
    for seat, row in zip(order(picture.view), rows, strict=True):
        is_now = acts(picture, seat)
        canvas.box(row, CHOSEN if is_now else PAPER, CARD_EDGE, 10, 2)
        held = public.characters[seat]
        width = (row.h - 10) / PORTRAIT
        right = row.inset(8, 5)
        for number in reversed(held):
            shown, right = right.cut_right(width, 6)
            canvas.put(f"character_{CHARACTER_NAMES[number]}", shown.x, shown.y, width, shown.h)
        paint_row(picture, seat, right.trimmed(left=2, right=8), is_light=False)
        picture.tell(f"player:{seat}", told_of(picture.players, picture.view, Seat(seat)), row)
