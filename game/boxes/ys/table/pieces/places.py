"""Where brokers are placed: areas of the city and squares of the market; quarters and columns by their names."""

from game.boxes.ys.rules import components
from game.boxes.ys.rules.characters import closed_to, frozen
from game.boxes.ys.rules.ranking import column_totals
from game.boxes.ys.rules.steps import ASK, NEUTRAL, PLACE
from game.boxes.ys.rules.view import View, dearest
from game.boxes.ys.table import zones
from game.boxes.ys.table.choices import asks_quarter
from game.boxes.ys.table.explaining import Because
from game.boxes.ys.table.geometry import LABEL, Plan
from game.boxes.ys.table.items import column_item, place_item, quarter_item
from game.boxes.ys.table.painting.city import paint_ground
from game.boxes.ys.table.painting.frame import SLATE, SLATE_EDGE, Frame
from game.boxes.ys.table.phrases import card_name, colour, column, counted, gem, ordinal, quarter, spot
from game.boxes.ys.table.pieces.piece import MUCH, PLACES, PLATES, Lying, YsPiece, joined, paint_ghost, paint_open
from game.boxes.ys.table.standings import standing, together
from game.core.rules import Seat
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_LIGHT, CREAM, GLOW, LIGHT
from game.stage.stage import Pose
from game.tabletop.highlight import glow, outline, strength
from game.tabletop.items import Item, Selection

_LESS = 0.8
"""How much smaller than wished the name of a quarter may be before its number stands alone."""
_LEAST_NAME = 17.0
"""The smallest letters for the names of characters; where they would need smaller ones, the lens beside tells them."""
_NEAR = ("#FFE46E40", "#FFF4C4")
"""Ground and rim of an area that is pointed at or chosen."""
_ASKED = (PLACE, NEUTRAL, ASK)
"""The tasks in which places are asked for."""


class Area(YsPiece):
    """An area of a quarter: its ground is lit when something can be placed there."""

    kind = "area"

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        for number in view.public.quarters if plan.has_city else ():
            for kind in range(components.AREAS):
                yield place_item(components.area(number, kind)), Pose(zones.area_target(plan, number, kind), PLACES)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        (place,), alpha = item.at, strength(frame.selection, item)
        is_near = frame.is_near(item)
        if is_near and alpha:
            paint_ground(frame.canvas, frame.plan, place, *_NEAR, 5)
        elif alpha:
            rim = f"#FFE07A{min(255, alpha * 5 // 2):02X}"
            paint_ground(frame.canvas, frame.plan, place, f"#FFD65C{alpha // 3:02X}", rim, 4)
        elif item in frame.selection.recent:
            paint_ground(frame.canvas, frame.plan, place, "#FFD65C10", BRASS_LIGHT, 2)
        if item in frame.selection.hinted:
            paint_ground(frame.canvas, frame.plan, place, "#6FE3FF30", "#6FE3FF", 4)
        if is_near and alpha:
            paint_ghost(frame, place)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        (place,) = item.at
        told = self._evaluation.sums(view, (place,))
        return self._say("item.area" if told else "item.area_empty", spot=spot(place), standing=told)

    def reason(self, view: View, seat: Seat, item: Item) -> Because:
        public, quarter = view.public, components.quarter_of(item.at[0])
        if public.task in _ASKED:
            if quarter == (frozen(public) if public.task == ASK else closed_to(public, seat)):
                return Because("closed")
            if quarter not in public.quarters:
                return Because("not_in_play")
        return super().reason(view, seat, item)


class Square(YsPiece):
    """A square of the market: lit when it is open."""

    kind = "square"

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        for row in view.public.rows if plan.has_market else ():
            for number in range(components.COLUMNS):
                place = components.square(row, number)
                yield place_item(place), Pose(zones.square(plan, place), PLACES)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        canvas, box, alpha = frame.canvas, pose.box, strength(frame.selection, item)
        if alpha:
            is_much = alpha > MUCH
            canvas.outline(box.grown(2), f"#FFD65C{min(170, alpha + 40):02X}", 9, 8)
            canvas.outline(box, GLOW if is_much else "#C98A14", 8, 4 if is_much else 3)
            if frame.is_near(item):
                paint_ghost(frame, item.at[0])
        outline(frame, item, box, 8)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        public, (place,) = view.public, item.at
        row = components.row_of(place)
        if row not in public.rows:
            return self._say("item.square_closed")
        if any(broker.place == place for broker in public.brokers):
            return self._say("item.square_taken", spot=spot(place))
        stall = public.stalls[row]
        if stall is None:
            return self._say("item.square_bare", spot=spot(place))
        return self._say("item.square", spot=spot(place), gem=gem(stall))

    def reason(self, view: View, seat: Seat, item: Item) -> Because:
        public = view.public
        is_taken = public.task in _ASKED and any(broker.place == item.at[0] for broker in public.brokers)
        return Because("taken") if is_taken else super().reason(view, seat, item)


class QuarterPlate(YsPiece):
    """The plate with the names of a quarter and of the character in its palace."""

    kind = "quarter"

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        for number in view.public.quarters if plan.has_city else ():
            yield quarter_item(number), Pose(zones.label(plan, number), PLATES)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        box, (quarter,) = pose.box, item.at
        glow(frame, item, box, 8)
        self._label(frame, quarter, box, BRASS_LIGHT if frame.is_near(item) else SLATE_EDGE)
        alpha = strength(frame.selection, item)
        if alpha and asks_quarter(frame.selection):
            light = _NEAR if frame.is_near(item) else (f"#FFD65C{alpha // 3:02X}", "#FFE07AD0")
            for kind in range(components.AREAS):
                paint_ground(frame.canvas, frame.plan, components.area(quarter, kind), *light, 4)
        outline(frame, item, box, 8)

    def _label(self, frame: Frame, quarter: int, box: Box, edge: str) -> None:
        canvas, public = frame.canvas, frame.view.public
        card, queen = public.shown[quarter], public.effect(components.QUEEN)
        canvas.box(box, f"{SLATE}F0", edge, 8, 2)
        times = box.h / LABEL
        name = frame.say(f"quarter.n{quarter + 1}")
        whole = name[:1].upper() + name[1:]
        size, left = lettering.FIGURE * times, box.x + 12 * times
        room = box.w - 54 * times
        told = whole if lettering.width(canvas, whole, size * _LESS, "bold") <= room else str(quarter + 1)
        used = lettering.text(canvas, told, left, box.cy, size, BRASS_LIGHT, "bold", room=room)
        if queen is not None and queen.number == quarter:
            canvas.put("icon_lock_light", box.x + used + 30 * times, box.cy, 26 * times, centre=True)
            used += 28 * times
        if card is not None:
            room = box.w - used - 34 * times
            names = [card_name(self._players, each) for each in public.shown if each is not None]
            size = lettering.common_size(canvas, names, 24 * times, "semi", room)
            name = card_name(self._players, card) if size >= _LEAST_NAME * times else ""
            shown = lettering.fitting(canvas, (name, ""), size, "semi", room)
            lettering.text(canvas, shown, box.right - 12 * times, box.cy, size, CREAM, "semi", "r")

    def name(self, view: View, item: Item, selection: Selection) -> str:
        public, (number,) = view.public, item.at
        named, queen = quarter(number), public.effect(components.QUEEN)
        if number not in public.quarters:
            return self._say("item.quarter_out", quarter=named)
        if queen is not None and queen.number == number:
            return self._say("item.quarter_closed", quarter=named, player=self._players.name(queen.seat))
        shown = public.shown[number]
        if shown is None:
            return self._say("item.quarter_counted", quarter=named)
        label = card_name(self._players, shown)
        return self._say("item.quarter", quarter=named, card=label, cargo=counted(public.cargo[number]))


class ColumnHead(YsPiece):
    """The head of a column of the market: its gem and the total of all players there."""

    kind = "column"
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        for number in range(components.COLUMNS) if plan.has_market else ():
            yield column_item(number), Pose(zones.column(plan, number), PLACES)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        glow(frame, item, pose.box, 8)
        self._head(frame, item.at[0], pose.box)
        paint_open(frame, item, pose.box.grown(-2), 8, CREAM)
        outline(frame, item, pose.box, 8)

    def _head(self, frame: Frame, number: int, box: Box) -> None:
        canvas, brokers, size = frame.canvas, frame.view.public.brokers, box.h * 0.86
        letters = max(lettering.FIGURE, box.h * 0.45)
        here = [
            broker
            for broker in brokers
            if components.is_market(broker.place) and components.column_of(broker.place) == number
        ]
        if not here:
            canvas.put(f"gem_{components.GEM_NAMES[number]}", box.cx, box.cy, size, centre=True)
            return
        told = together(standing(frame.view, here).values()).short
        canvas.put(f"gem_{components.GEM_NAMES[number]}", box.x + size * 0.4, box.cy, size * 0.72, centre=True)
        left = min(box.x + size * 0.74, box.right - lettering.width(canvas, told, letters, "bold") - 9)
        height = min(letters * 1.12, box.h - 6)
        canvas.box(Box(left, box.cy - height / 2, box.right - left - 3, height), SLATE, BRASS_LIGHT, 8, 1.5)
        middle, room = (left + box.right - 3) / 2, box.right - left - 3
        lettering.text(canvas, told, middle, box.cy, letters, LIGHT, "bold", "c", room=room)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        public, (number,) = view.public, item.at
        if any(broker.value is None for broker in public.brokers):
            place = ordinal(self._players, dearest(public).index(number) + 1)
            quotation = self._say("item.quote", colour=colour(number), value=public.quotes[number], rank=place)
            return joined(*self._evaluation.column(view, number), quotation)
        totals, numbers = column_totals(public)
        told = Term("ys.brokers", numbers[number])
        return self._say("item.column", column=column(number), sum=totals[number], brokers=told)
