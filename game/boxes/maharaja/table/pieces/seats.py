"""The players' panels below the map: name, turn, pieces and gold."""

from collections.abc import Iterator

from game.boxes.maharaja.rules.view import BID, FOUND, PLAN, View
from game.boxes.maharaja.table import items, phrases
from game.boxes.maharaja.table.geometry import Plan, order, stock_in
from game.boxes.maharaja.table.painting.frame import DARK, DARK_EDGE, Frame, gold_of, sprite
from game.boxes.maharaja.table.pieces.piece import PANELS, MaharajaPiece
from game.core.rules import Seat
from game.paint import lettering
from game.paint.box import Box
from game.paint.lettering import fitting
from game.paint.palette import BAD, BRASS_LIGHT, CHOSEN, INK, LIGHT, MUTED, PLAYER, SOFT
from game.stage.stage import Pose
from game.tabletop.highlight import faded, glow, outline
from game.tabletop.items import Item
from game.tabletop.players import Players
from game.tabletop.selection import Selection

_BODY, _NUMBER, _SMALL = 26.0, 27.0, 21.0
_CHIP = 130.0
"""Where panels are folded, less width than this beside the token has room for the gold alone."""
_NARROW, _TOLD = 330.0, 360.0
"""Less width than these has no room for a token beside two lines, and for where a seat is in the round in words."""


class PlayerPanel(MaharajaPiece):
    """A player's panel; it is touched to lure a character from there."""

    kind = items.SEAT

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Yields everybody's panel."""
        for seat, panel in enumerate(plan.seats):
            yield items.panel(Seat(seat)), Pose(panel.box, PANELS)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws a panel; its characters lie above it."""
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
        """Returns whose panel it is, and what that player has."""
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
    """Token and gold where panels are folded, with the name and the pieces as far as there is room."""
    canvas, (ink, soft) = frame.canvas, (LIGHT, SOFT) if is_light else (INK, MUTED)
    size = min(36.0, box.h)
    frame.players.token(canvas, seat, box.x + 6 + size / 2, box.cy, size)
    x = box.x + size + 14
    if box.right - x < _CHIP:
        _gold(frame, seat, box.right, box.cy, ink, _SMALL)
        return
    high = box.cy - box.h / 4
    room = _gold(frame, seat, box.right, high, ink, _SMALL) - x - 6
    name = frame.players.name(seat)
    shown = fitting(canvas, (name, name.split()[0], ""), _SMALL, "bold", room)
    lettering.text(canvas, shown, x, high, _SMALL, ink, "bold", room=room)
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
    shown = fitting(canvas, (name, name.split()[0]), _BODY, "bold", room)
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
        shown = fitting(canvas, (told, ""), 22, "semi", room)
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


def _gold(frame: Frame, seat: Seat, right: float, y: float, ink: str, size: float = _NUMBER) -> float:
    """The coin and the sum, or question marks; returns where they begin."""
    canvas, told = frame.canvas, gold_of(frame, seat)
    is_hidden = frame.view.gold[seat] is None
    used, coin = lettering.text(canvas, told, right - 2, y, size, ink, "heavy", "r"), size * 1.1
    canvas.put("gold_coin", right - used - 4 - coin / 2, y, coin, centre=True, alpha=150 if is_hidden else 255)
    return right - used - coin - 5


def _chits(frame: Frame, seat: Seat, right: float, y: float, ink: str) -> float:
    """The action chits, where they are played; returns where they begin."""
    chits = frame.view.public.chits[seat]
    if not frame.view.public.variants.yogi:
        return right
    used = lettering.text(frame.canvas, str(chits), right - 6, y, _NUMBER, ink, "heavy", "r")
    frame.canvas.put("action_chit", right - used - 22, y, 28, centre=True, alpha=255 if chits else 120)
    return right - used - 38


def _pieces(frame: Frame, seat: Seat, box: Box, ink: str, soft: str, size: float = _NUMBER) -> float:
    """Palaces still to build, houses of the supply and of the quarry; returns where they begin."""
    canvas, public, k = frame.canvas, frame.view.public, size / _NUMBER
    palace, house = stock_in(box, k)
    right, y = box.right - 2, house.cy
    lettering.text(canvas, f"+{public.quarry[seat]}", right, y + 1, 22 * k, soft, "text", "r")
    lettering.text(canvas, str(public.supply[seat]), right - 44 * k, y, size, ink, "heavy", "r")
    paint_stock(frame, "house", seat, house)
    lettering.text(canvas, str(public.palaces[seat]), house.x - 6 * k, y, size, ink, "heavy", "r")
    paint_stock(frame, "palace", seat, palace)
    return palace.x


def paint_stock(frame: Frame, kind: str, seat: Seat, box: Box, alpha: int = 255) -> None:
    """Draws a house or palace of a player's stock."""
    wide = box.w * (0.78 if kind == "house" else 0.86)
    frame.canvas.put(sprite(frame.players, kind, seat), box.cx, box.cy - 1, wide, centre=True, alpha=faded(alpha))
