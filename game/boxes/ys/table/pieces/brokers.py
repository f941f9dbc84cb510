"""Brokers: on the board and in the throne room, behind the viewer's screen, before everybody's."""

from game.boxes.ys.rules.components import is_market
from game.boxes.ys.rules.steps import LOOK, PLACE
from game.boxes.ys.rules.view import Broker, View
from game.boxes.ys.table import zones
from game.boxes.ys.table.explaining import Because
from game.boxes.ys.table.geometry import Plan
from game.boxes.ys.table.items import broker_item, front_item, neutral_item, screen_item
from game.boxes.ys.table.painting import seats
from game.boxes.ys.table.painting.choice_panel import Sheet, sheet_of
from game.boxes.ys.table.painting.frame import Frame, paint_broker, paint_sum, sum_size
from game.boxes.ys.table.phrases import broker, spot
from game.boxes.ys.table.pieces.piece import BROKERS, CARDS, MUCH, Lying, YsPiece, joined, lies_down
from game.boxes.ys.table.queries import copies, crowds, is_laid_open, owned
from game.boxes.ys.table.standings import Sum, secret, seen_broker
from game.core.rules import Seat
from game.paint.box import Box
from game.paint.palette import GLOW
from game.stage.stage import Pose
from game.tabletop.highlight import dim, glow, outline, strength
from game.tabletop.items import Item, Selection

_IN_THRONE = 0.97
"""How large sums are in the throne room, where they lie side by side."""
_HOME, _FADED = 200, 90
"""How high brokers leave a screen and return to it, and how much of one is still seen then."""


class _Broker(YsPiece):
    """Any broker: lit around its round shape, at home behind a screen."""

    def _halo(self, frame: Frame, item: Item, box: Box) -> None:
        glow(frame, item, box.grown(-box.w * 0.06), box.w * 0.42)
        alpha = strength(frame.selection, item)
        if 0 < alpha <= MUCH:
            frame.canvas.outline(box.grown(1), f"#FFE07A{min(255, 2 * alpha):02X}", box.w * 0.38, 3)

    def _rim(self, frame: Frame, item: Item, box: Box) -> None:
        outline(frame, item, box, box.w * 0.36)
        if item == frame.selection.hover and item in frame.selection.open:
            frame.canvas.outline(box.grown(2), GLOW, box.w * 0.38, 4)

    def _home(self, view: View, plan: Plan, seat: int, alpha: int = 255) -> Pose:
        """The middle of what stands for a player's screen: the viewer's large one, or the mark in a panel."""
        mark, _ = seats.behind_box(plan.rows[seat]).cut_left(40)
        return Pose(plan.screen.centred(60, 70) if seat == view.seat else mark.band(0, 46), _HOME, alpha=alpha)


class BoardBroker(_Broker):
    """A broker on the board or in the throne room; only who knows the value of a hidden one sees it."""

    kind = "broker"
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        """Yields the brokers of areas, squares and throne room; throned ones that may be chosen lie beside the screen.

        What stands lower in the city is drawn later.
        """
        public = view.public
        for place, here in crowds(public) if plan.has_city else ():
            for standing, box in zip(here, zones.brokers(plan, place, len(here)), strict=True):
                yield broker_item(standing.tag), Pose(box, BROKERS + _depth(plan, box))
        for standing in public.brokers if plan.has_market else ():
            if is_market(standing.place):
                yield broker_item(standing.tag), Pose(zones.on_square(plan, standing.place), BROKERS)
        for seat, tags in enumerate(public.throne if plan.has_city else ()):
            for number, tag in enumerate(tags):
                box = zones.throne(plan, seat, public.seats).moved(0, -3.0 * number)
                yield broker_item(tag), Pose(box, BROKERS + _depth(plan, box) + number)
        yield from self.offered(view, plan, selection)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        box, (tag,) = pose.box, item.at
        found, known = seen_broker(frame.view, tag), secret(frame.view, tag)
        self._halo(frame, item, box)
        if found is None:
            self._throned(frame, tag, box, known, pose.alpha)
        else:
            colour = frame.players.colour(found.party)
            paint_broker(frame.canvas, colour, box, found.value, known, is_marked=found.marked, alpha=pose.alpha)
        self._rim(frame, item, box)

    def _throned(self, frame: Frame, tag: int, box: Box, known: int | None, alpha: int) -> None:
        """A broker in the throne room: its value while it can be chosen, on the top of a stack the sum of all."""
        throne = frame.view.public.throne
        seat = _owner(frame.view, tag)
        is_stacked = box.w < zones.throne(frame.plan, seat, len(throne)).w * 1.2
        paint_broker(frame.canvas, frame.players.colour(seat), box, None, None if is_stacked else known, alpha=alpha)
        if is_stacked and throne[seat][-1:] == (tag,):
            values = [secret(frame.view, other) for other in throne[seat]]
            found = Sum(sum(value or 0 for value in values), values.count(None), len(values))
            width, height = sum_size(frame.canvas, found)
            chip = box.centred(width * _IN_THRONE, height * _IN_THRONE).moved(0, box.h * 0.3)
            paint_sum(frame, found, seat, chip, _IN_THRONE)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        (tag,) = item.at
        public = view.public
        found = next((each for each in (*public.brokers, *public.away) if each.tag == tag), None)
        if found is None:
            return self._in_throne(view, tag)
        return joined(self._on_board(view, found), self._say("item.marked") if found.marked else "")

    def _on_board(self, view: View, found: Broker) -> str:
        values: dict[str, object] = {"player": self._players.name(found.party), "spot": spot(found.place)}
        if found.value is not None:
            return self._say("item.broker", broker=broker(found.value), **values)
        value = secret(view, found.tag)
        if value is None:
            return self._say("item.broker_hidden", **values)
        key = "item.broker_own" if found.party == view.seat else "item.broker_known"
        return self._say(key, broker=broker(value), **values)

    def _in_throne(self, view: View, tag: int) -> str:
        value = secret(view, tag)
        key = "item.throned" if value is None else "item.throned_known"
        owner = self._players.name(_owner(view, tag))
        return self._say(key, player=owner, broker=None if value is None else broker(value))

    def reason(self, view: View, seat: Seat, item: Item) -> Because:
        public, (tag,) = view.public, item.at
        if public.task == LOOK and secret(view, tag) is not None:
            return Because("known")
        is_other = any(each.tag == tag and each.party != seat for each in public.brokers)
        return Because("not_yours") if is_other else super().reason(view, seat, item)

    def entrance(self, view: View, plan: Plan, item: Item) -> Pose | None:
        placers = (each.placer for each in view.public.brokers if broker_item(each.tag) == item)
        return next((self._home(view, plan, seat) for seat in placers), None)

    def exit(self, view: View, plan: Plan, item: Item) -> Pose | None:
        placers = (each.placer for each in view.public.counted if broker_item(each.tag) == item)
        return next((self._home(view, plan, seat, _FADED) for seat in placers), None)


def _owner(view: View, tag: int) -> int:
    """Returns whose broker lies in the throne room."""
    return next((seat for seat, tags in enumerate(view.public.throne) if tag in tags), 0)


def _depth(plan: Plan, box: Box) -> int:
    """Returns how far down in the city something stands (0 to 24)."""
    return round((box.cy - plan.city.y) / plan.city.h * 24)


class _Behind(_Broker):
    """A broker behind the viewer's screen: a chosen one stands higher, one that does not fit is dark."""

    def _draw(self, frame: Frame, item: Item, pose: Pose, colour: str, *, is_down: bool = False) -> None:
        selection, value = frame.selection, item.at[0]
        is_chosen = item in selection.touched
        box = pose.box.moved(0, -min(14.0, pose.box.h * 0.16) if is_chosen else 0)
        self._halo(frame, item, box)
        shown = (None, value) if is_chosen and is_down else (value, None)
        paint_broker(frame.canvas, colour, box, *shown, alpha=pose.alpha)
        if not is_chosen and selection.touched and item not in selection.open:
            dim(frame, item, box.grown(-box.w * 0.04), box.w * 0.36)
        self._rim(frame, item, box)

    def _sheet(self, view: View, plan: Plan, selection: Selection) -> Sheet:
        """Returns where everything stands that slid up; nothing does for an onlooker."""
        return sheet_of(plan, view, selection) if plan.is_up and view.seat is not None else Sheet(plan.screen)

    def entrance(self, view: View, plan: Plan, item: Item) -> Pose | None:
        return self._below(plan)

    def exit(self, view: View, plan: Plan, item: Item) -> Pose | None:
        return self._below(plan)

    def _below(self, plan: Plan) -> Pose:
        """Where brokers slide up from and down to: the foot of what they stand on."""
        return Pose(plan.screen.cut_bottom(60)[0].centred(50, 60), CARDS, alpha=0)


class ScreenBroker(_Behind):
    """One of the viewer's brokers behind the screen; one that will lie face down is turned."""

    kind = "screen"
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        boxes = self._sheet(view, plan, selection).own
        for (value, copy), box in zip(copies(owned(view, view.screens)), boxes, strict=False):
            yield screen_item(value, copy), Pose(box, CARDS + round(9 * (box.y - plan.screen.y) / plan.screen.h))

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        if frame.view.seat is not None:
            is_down = frame.view.public.task == PLACE and lies_down(frame)
            self._draw(frame, item, pose, frame.players.colour(frame.view.seat), is_down=is_down)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return self._say("item.screen", broker=broker(item.at[0]))


class NeutralBroker(_Behind):
    """One of the viewer's neutral brokers behind the screen."""

    kind = "neutral"
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        boxes = self._sheet(view, plan, selection).neutral
        for value, box in zip(owned(view, view.neutrals), boxes, strict=False):
            yield neutral_item(value), Pose(box, CARDS - 1)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        if frame.view.seat is not None:
            self._draw(frame, item, pose, "neutral")

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return self._say("item.neutral", broker=broker(item.at[0]))


class FrontBroker(_Broker):
    """A broker before a screen: what was bid, and what was not placed."""

    kind = "front"
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        for seat, values in enumerate(view.public.front):
            if seat not in plan.seen:
                continue
            boxes = seats.front_boxes(plan.rows[seat], len(values), is_open=is_laid_open(view, seat))
            for (value, copy), box in zip(copies(values), boxes, strict=True):
                yield front_item(seat, value, copy), Pose(box, BROKERS)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        seat, value, copy = item.at
        values = frame.view.public.front[seat]
        is_open = is_laid_open(frame.view, seat)
        self._halo(frame, item, pose.box)
        colour = frame.players.colour(seat)
        paint_broker(frame.canvas, colour, pose.box, value if is_open else None, alpha=pose.alpha)
        if not is_open and [*copies(values)][-1:] == [(value, copy)]:  # the last one lies on top
            found = Sum(sum(values), 0, len(values))
            w, h = sum_size(frame.canvas, found)
            paint_sum(frame, found, seat, pose.box.centred(w, h).moved((pose.box.w + w) / 2 + 4, 0))
        self._rim(frame, item, pose.box)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        seat, value, _ = item.at
        return self._say("item.front", player=self._players.name(seat), broker=broker(value))

    def reason(self, view: View, seat: Seat, item: Item) -> Because:
        return super().reason(view, seat, item) if item.at[0] == seat else Because("not_yours")

    def entrance(self, view: View, plan: Plan, item: Item) -> Pose | None:
        return self._home(view, plan, item.at[0])

    def exit(self, view: View, plan: Plan, item: Item) -> Pose | None:
        return self._home(view, plan, item.at[0], _FADED)
