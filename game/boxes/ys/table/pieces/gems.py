"""Gems on ships, in the market, owned; and what is chosen besides: colours, ways of a quotation, a side, to decline."""

from collections.abc import Sequence

from game.boxes.ys.rules import events as ev
from game.boxes.ys.rules.components import GEM_NAMES, STEPS, squares_of
from game.boxes.ys.rules.steps import LOOK
from game.boxes.ys.rules.view import View
from game.boxes.ys.table import zones
from game.boxes.ys.table.choices import asks_quotation
from game.boxes.ys.table.geometry import NOWHERE, Plan
from game.boxes.ys.table.items import DOWN, PASS, gem_item, owned_item, quote_item, stall_item
from game.boxes.ys.table.painting import seats
from game.boxes.ys.table.painting.frame import PAPER, Frame
from game.boxes.ys.table.painting.seats import paint_owned
from game.boxes.ys.table.phrases import colour, gem, gems_of, quarter
from game.boxes.ys.table.pieces.piece import CHOICES, GEMS, OPEN, PLACES, Lying, YsPiece, joined, paint_open
from game.boxes.ys.table.queries import acts, copies, working
from game.boxes.ys.table.standings import winner
from game.paint import lettering, pieces
from game.paint.palette import BRASS_DARK, INK, TEAL
from game.stage.stage import Pose
from game.tabletop.highlight import faded, glow, outline
from game.tabletop.items import Item, Selection

_GEM, _ABOVE = 38.0, 200
"""How large a gem is where it flies, and how high."""


class _Gem(YsPiece):
    """A gem that can be won."""

    def _draw(self, frame: Frame, item: Item, pose: Pose, kind: int) -> None:
        box = pose.box
        glow(frame, item, box.grown(-3), box.w / 2)
        frame.canvas.put(f"gem_{GEM_NAMES[kind]}", box.cx, box.cy, box.w * 0.9, centre=True, alpha=faded(pose.alpha))
        paint_open(frame, item, box, box.w / 2)
        outline(frame, item, box, box.w / 2)


class CargoGem(_Gem):
    """A gem of a ship."""

    kind = "gem"
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        for number, cargo in enumerate(view.public.cargo if plan.has_city else ()):
            for (kind, copy), box in zip(copies(cargo), zones.cargo(plan, number, len(cargo)), strict=True):
                yield gem_item(number, kind, copy), Pose(box, GEMS)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        self._draw(frame, item, pose, item.at[1])

    def name(self, view: View, item: Item, selection: Selection) -> str:
        number, kind, _ = item.at
        return self._say("item.gem", gem=gem(kind), quarter=quarter(number))


def homes(view: View, plan: Plan, events: Sequence[object]) -> dict[Item, Pose]:
    """Returns where each gem flies that was taken from a ship or won in a row: to its like before whoever has it."""
    found = dict[Item, Pose]()
    for event in events:
        if isinstance(event, ev.GemTaken):
            alike = (event.quarter, event.gem)
            copy = view.public.cargo[event.quarter].count(event.gem) + sum(item.at[:2] == alike for item in found)
            found[gem_item(*alike, copy)] = _home(view, plan, event.party, event.colour)
        elif isinstance(event, ev.RowWon) and event.winner is not None:
            found[stall_item(event.row)] = _home(view, plan, event.winner, event.colour)
    return found


def _home(view: View, plan: Plan, party: int, colour: int | None) -> Pose:
    """Returns where a party's gems of a colour lie; None is a white one that becomes what its owner chooses next."""
    fields = seats.gem_boxes(plan.rows[party], view.public.gems[party], len(working(view.public, party)))
    row = plan.rows[party]
    field, _ = (row if colour is None else fields.get(colour, row)).cut_left(_GEM)
    return Pose(field.centred(_GEM, _GEM), _ABOVE)


class RowGem(_Gem):
    """The gem of a row of the market."""

    kind = "stall"

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        for row in view.public.rows if plan.has_market else ():
            if view.public.stalls[row] is not None:
                yield stall_item(row), Pose(zones.stall(plan, row), GEMS)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        kind = frame.view.public.stalls[item.at[0]]
        if kind is None:
            return
        self._draw(frame, item, pose, kind)
        brokers = [broker for broker in frame.view.public.brokers if broker.place in squares_of(item.at[0])]
        if (party := winner(frame.view, brokers)) is not None:
            frame.players.token(frame.canvas, party, pose.box.cx, pose.box.bottom + 6, pose.box.w * 0.6)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        (row,) = item.at
        kind = view.public.stalls[row]
        if kind is None:
            return ""
        told = self._evaluation.sums(view, squares_of(row))
        listed = self._say("standing.list", standing=told) if told else ""
        return joined(self._say("item.stall", gem=gem(kind), row=row + 1), listed)


class OwnedGems(YsPiece):
    """The viewer's gems of a kind, in the own panel."""

    kind = "owned"
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        if view.seat is not None and view.seat in plan.seen:
            gems, busy = view.public.gems[view.seat], len(working(view.public, view.seat))
            for kind, box in seats.gem_boxes(plan.rows[view.seat], gems, busy).items():
                yield owned_item(kind), Pose(box, PLACES)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        seat, box, selection = frame.view.seat, pose.box, frame.selection
        if seat is None:
            return
        glow(frame, item, box.grown(-2), 8)
        paint_owned(frame, seat, item.at[0], box, is_now=acts(frame.view.public, seat))
        if item in selection.touched:
            frame.canvas.outline(box.grown(-2), TEAL, 8, 4)
        elif item in selection.open:
            frame.canvas.outline(box.grown(-2), OPEN, 8, 2)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        (kind,), seat = item.at, view.seat or 0
        number = view.public.gems[seat][kind]
        return self._say("item.owned", player=self._players.name(seat), gems=gems_of(kind, number))


class Colour(YsPiece):
    """A colour to choose."""

    kind = "colour"
    is_carried = True

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        canvas, box = frame.canvas, pose.box
        glow(frame, item, box, 10)
        canvas.box(box, PAPER, BRASS_DARK, 10, 2)
        canvas.put(f"gem_{GEM_NAMES[item.at[0]]}", box.cx, box.cy, box.w * 0.74, centre=True)
        outline(frame, item, box, 10)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        kind, which = item.at
        return self._say("item.colour" if which == 1 else "item.colour_second", gem=gem(kind))


class Arrow(YsPiece):
    """A quotation's way up or down, beside its marker."""

    kind = "quote"
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        if plan.quotations != NOWHERE and asks_quotation(view, selection):
            for number, quotation in enumerate(view.public.quotes):
                for step in (1, -1):
                    if 1 <= quotation + step <= STEPS:
                        yield quote_item(number, step), Pose(zones.arrow(plan, number, quotation, step), CHOICES)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        canvas, box, way = frame.canvas, pose.box, "up" if item.at[1] > 0 else "down"
        glow(frame, item, box, 10)
        canvas.box(box.inset(4, 0), PAPER if frame.is_near(item) else "#EBDDB8", INK, 10, 2)
        canvas.put(f"icon_{way}_ink", box.cx, box.cy, min(34.0, box.h * 0.74), centre=True)
        outline(frame, item, box.inset(4, 0), 10)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        number, step = item.at
        value, way = view.public.quotes[number] + step, "up" if step > 0 else "down"
        return self._say(f"item.quote_{way}", colour=colour(number), value=value)


# ---------------------------------------------------------------------- how a broker lies, and to decline


class FaceDown(YsPiece):
    """The choice to place the broker face down: chosen or not."""

    kind = DOWN.kind

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        canvas, box, seat = frame.canvas, pose.box, frame.view.seat
        is_chosen = item in frame.selection.touched
        glow(frame, item, box, 10)
        canvas.box(box, "#FFF0BE" if is_chosen else PAPER, BRASS_DARK, 10, 2)
        now, other = ("down", "up") if is_chosen else ("up", "down")
        if seat is not None:
            colour, w = frame.players.colour(seat), (box.h - 14) / zones.BROKER_SHAPE
            canvas.put(f"broker_{colour}_{now}", box.x + 10 + w / 2, box.cy, w, centre=True)
            told, left = frame.say(f"table.face_{now}"), box.x + w + 16
            if lettering.width(canvas, told, 26, "semi") + w * 0.6 + 50 < box.right - left:
                canvas.put("icon_swap_ink", left + 8, box.cy, 24, centre=True)
                canvas.put(f"broker_{colour}_{other}", left + w * 0.3 + 22, box.cy, w * 0.6, centre=True, alpha=150)
                left += w * 0.6 + 30
            room = box.right - left - 8
            told = lettering.fitting(canvas, (told, ""), 26, "semi", room)
            lettering.text(canvas, told, left + room / 2, box.cy, 26, INK, "semi", "c", room=room)
        outline(frame, item, box, 10)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return self._say("item.face_down")


class Decline(YsPiece):
    """The button that plays no character, or looks at no broker."""

    kind = PASS.kind
    is_carried = True

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        box = pose.box
        glow(frame, item, box, 10)
        label = frame.say("button.pass_look" if frame.view.public.task == LOOK else "button.pass")
        label = lettering.fitting(frame.canvas, (label, ""), 26, "display", box.w - 60)
        is_hovered = item == frame.selection.hover and item in frame.selection.open
        pieces.button(frame.canvas, box.x, box.y, box.w, box.h * 0.88, label, "walnut", 26, is_hovered=is_hovered)
        if not label:
            frame.canvas.put("icon_close_light", box.cx, box.y + box.h * 0.44, 30, centre=True)
        outline(frame, item, box, 10)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return self._say("item.pass_look" if view.public.task == LOOK else "item.pass")
