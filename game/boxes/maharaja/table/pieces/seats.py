"""The players' panels below the map: name, turn, pieces and gold."""

from collections.abc import Iterator

from game.boxes.maharaja.rules.tasks import BID, FOUND, PLAN
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table import items, phrases
from game.boxes.maharaja.table.geometry import Plan, SeatPanel, order
from game.boxes.maharaja.table.painting.frame import DARK, DARK_EDGE, Frame, gold_of, sprite
from game.boxes.maharaja.table.pieces.piece import PANELS, MaharajaPiece
from game.core.rules import Seat
from game.paint import lettering
from game.paint.box import Box
from game.paint.lettering import fitting
from game.paint.palette import BAD, BRASS_LIGHT, CHOSEN, INK, LIGHT, MUTED, PLAYER, SOFT
from game.stage.stage import Pose
from game.tabletop.highlight import glow, outline
from game.tabletop.items import Item
from game.tabletop.table import Selection

_BODY, _NUMBER = 26.0, 27.0
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
        _row(frame, seat, panel, panel.text.moved(box.x - panel.box.x, box.y - panel.box.y), is_now=is_now)
        outline(frame, item, box, 10)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns whose panel it is, and what that player has."""
        seat, public = Seat(item.at[0]), view.public
        held = [phrases.character_name(self._players, number) for number in public.characters[seat]]
        return self._say(
            "item.seat" if held else "item.stock",
            player=self._players.name(seat),
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


def _row(frame: Frame, seat: Seat, panel: SeatPanel, box: Box, *, is_now: bool) -> None:
    """Name and gold above the turn and the pieces; the token beside both or, where it is narrow, below the name."""
    canvas, (ink, soft) = frame.canvas, (INK, MUTED) if is_now else (LIGHT, SOFT)
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
    _state(frame, seat, x, low, _pieces(frame, seat, box.right, low, ink, soft) - x - 8, is_now=is_now)


def _state(frame: Frame, seat: Seat, x: float, y: float, room: float, *, is_now: bool) -> None:
    """Where a seat is in the round: an icon and, where there is room, words."""
    canvas = frame.canvas
    icon, told = state_of(frame, seat)
    tint = "ink" if is_now else "light"
    if icon:
        canvas.put(f"icon_{icon}_{tint}", x + 11, y, 24, centre=True)
        x, room = x + 28, room - 28
    if told.isdigit() or frame.plan.seats[seat].text.w >= _TOLD:
        shown = fitting(canvas, (told, ""), 22, "semi", room)
        lettering.text(canvas, shown, x, y, 22, BAD if is_now else SOFT, "semi", room=room)


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


def _gold(frame: Frame, seat: Seat, right: float, y: float, ink: str) -> float:
    """The coin and the sum, or question marks; returns where they begin."""
    canvas, told = frame.canvas, gold_of(frame, seat)
    is_hidden = frame.view.gold[seat] is None
    used = lettering.text(canvas, told, right - 2, y, _NUMBER, ink, "heavy", "r")
    canvas.put("gold_coin", right - used - 19, y, 30, centre=True, alpha=150 if is_hidden else 255)
    return right - used - 35


def _chits(frame: Frame, seat: Seat, right: float, y: float, ink: str) -> float:
    """The action chits, where they are played; returns where they begin."""
    chits = frame.view.public.chits[seat]
    if not frame.view.public.variants.yogi:
        return right
    used = lettering.text(frame.canvas, str(chits), right - 6, y, _NUMBER, ink, "heavy", "r")
    frame.canvas.put("action_chit", right - used - 22, y, 28, centre=True, alpha=255 if chits else 120)
    return right - used - 38


def _pieces(frame: Frame, seat: Seat, right: float, y: float, ink: str, soft: str) -> float:
    """Palaces still to build, houses of the supply and of the quarry; returns where they begin."""
    canvas, public = frame.canvas, frame.view.public
    x = right - 2
    x -= lettering.text(canvas, f"+{public.quarry[seat]}", x, y + 1, 22, soft, "text", "r") + 3
    x -= lettering.text(canvas, str(public.supply[seat]), x, y, _NUMBER, ink, "heavy", "r") + 19
    canvas.put(sprite(frame.players, "house", seat), x, y, 34, centre=True)
    x -= 26
    x -= lettering.text(canvas, str(public.palaces[seat]), x, y, _NUMBER, ink, "heavy", "r") + 20
    canvas.put(sprite(frame.players, "palace", seat), x, y - 2, 38, centre=True)
    return x - 20
