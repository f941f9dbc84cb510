"""Cards: characters in hand and in the palaces, and order cards."""

from game.boxes.ys.rules.characters import WINDOW
from game.boxes.ys.rules.components import CARD_NAMES, MOST_PLAYED
from game.boxes.ys.rules.view import View
from game.boxes.ys.table import zones
from game.boxes.ys.table.explaining import Because
from game.boxes.ys.table.geometry import Plan
from game.boxes.ys.table.items import card_item, order_item, shown_item
from game.boxes.ys.table.painting import seats
from game.boxes.ys.table.painting.choice_panel import WIDEST_CARD, hand_boxes, sheet_of
from game.boxes.ys.table.painting.frame import Frame, paint_order
from game.boxes.ys.table.phrases import card_name, quarter, window_name
from game.boxes.ys.table.pieces.piece import CARDS, MEDALS, Lying, YsPiece
from game.boxes.ys.table.queries import held, order_of, owned
from game.core.rules import Seat
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import INK, LIGHT
from game.stage.stage import Pose
from game.tabletop.highlight import faded, glow, outline
from game.tabletop.items import Item, Selection

_SHAPE = 250 / 180
"""Height of a character's card for its width."""


class HandCard(YsPiece):
    """A character in the viewer's hand: a card with its name, or a medal where a name has no room on its card."""

    kind = "card"
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        cards = held(view)
        raised = sheet_of(plan, view, selection).cards if plan.is_up and selection.masked is None else ()
        for card, box in zip(cards, raised or hand_boxes(plan.hand, len(cards)), strict=True):
            yield card_item(card), Pose(box, CARDS)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        canvas, box, (card,) = frame.canvas, pose.box, item.at
        alpha, names = faded(pose.alpha), [card_name(self._players, other) for other in held(frame.view)]
        width = min(box.w, box.h / _SHAPE)
        if all(lettering.width(canvas, name, 18, "bold") <= width * 0.82 for name in names):
            at = box.centred(width, width * _SHAPE)
            glow(frame, item, at, 10)
            canvas.put(f"ys_char_{CARD_NAMES[card]}", at.x, at.y, at.w, alpha=alpha)
            x, y = at.x + at.w * 0.483, at.y + at.w * 212 / 180
            lettering.text(canvas, card_name(self._players, card), x, y, 18, INK, "bold", "c")
            outline(frame, item, at, 10)
        else:
            at = self._medal(frame, item, box, names, alpha)
        if card not in owned(frame.view, frame.view.hands) and frame.view.seat is not None:
            radius = at.w * (0.08 if at.h > at.w else 0.48)
            canvas.box(at.inset(4).band(0, min(at.h - 8, at.w * 1.08)), "#0B141AA0", None, radius)
            canvas.put("icon_hourglass_light", at.cx, at.y + at.w * 0.5, at.w * 0.4, centre=True)

    def _medal(self, frame: Frame, item: Item, box: Box, names: list[str], alpha: int) -> Box:
        """A character as a medal, with its name below it if there is room."""
        canvas, (card,) = frame.canvas, item.at
        if box.w > WIDEST_CARD:
            return self._line(frame, item, box, names, alpha)
        has_name = box.h > box.w and all(lettering.width(canvas, name, 18, "semi") <= box.w + 4 for name in names)
        size = min(box.w, box.h - (30 if has_name else 0))
        at = box.centred(size, size).moved(0, -13 if has_name else 0)
        glow(frame, item, at, size / 2)
        canvas.put(f"medal_{CARD_NAMES[card]}", at.x, at.y, at.w, alpha=alpha)
        if has_name:
            name = card_name(self._players, card)
            lettering.text(canvas, name, box.cx, at.bottom + 16, 22, LIGHT, "semi", "c", room=box.w + 4)
        outline(frame, item, at, size / 2)
        return at

    def _line(self, frame: Frame, item: Item, box: Box, names: list[str], alpha: int) -> Box:
        """A character of a list: its medal, and its name beside that in letters as large as the others'."""
        canvas, (card,), (at, rest) = frame.canvas, item.at, box.cut_left(box.h, 8)
        glow(frame, item, at, at.h / 2)
        canvas.put(f"medal_{CARD_NAMES[card]}", at.x, at.y, at.w, alpha=alpha)
        size = lettering.common_size(canvas, names, lettering.FIGURE, "semi", rest.w)
        lettering.text(canvas, card_name(self._players, card), rest.x, rest.cy, size, LIGHT, "semi", room=rest.w)
        outline(frame, item, box, 10)
        return at

    def name(self, view: View, item: Item, selection: Selection) -> str:
        (card,) = item.at
        return self._say(
            "item.card_fresh" if card in owned(view, view.won) else "item.card",
            card=card_name(self._players, card),
            ability=self._say(f"ability.{CARD_NAMES[card]}"),
            window=window_name(self._players, card),
        )

    def reason(self, view: View, seat: Seat, item: Item) -> Because:
        public, (card,) = view.public, item.at
        if public.played[seat] >= MOST_PLAYED:
            return Because("two_cards")
        if card not in owned(view, view.hands):
            return Because("next_turn")
        if public.window is not None and public.window == WINDOW.get(card):
            return Because("no_target")
        return Because("other_window_at", {"window": window_name(self._players, card), "at": WINDOW.get(card)})


class PalaceCard(YsPiece):
    """The character that the highest total of a palace wins."""

    kind = "shown"

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        for number in view.public.quarters if plan.has_city else ():
            card = view.public.shown[number]
            if card is not None:
                yield shown_item(number, card), Pose(zones.medal(plan, number), MEDALS)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        box = pose.box
        frame.canvas.put(f"medal_{CARD_NAMES[item.at[1]]}", box.x, box.y, box.w, alpha=faded(pose.alpha))
        outline(frame, item, box, box.w / 2)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        number, card = item.at
        ability = self._say(f"ability.{CARD_NAMES[card]}")
        return self._say("item.shown", quarter=quarter(number), card=card_name(self._players, card), ability=ability)

    def reason(self, view: View, seat: Seat, item: Item) -> Because:
        return Because("in_palace")


class OrderCard(YsPiece):
    """An order card: before a player, or to be picked."""

    kind = "order"
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        public = view.public
        for seat in range(public.seats):
            number = order_of(public, seat)
            if number and seat in plan.seen:
                yield order_item(number), Pose(seats.order_card_box(plan.rows[seat]), CARDS)
        yield from self.offered(view, plan, selection)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        glow(frame, item, pose.box, 8)
        paint_order(frame.canvas, item.at[0], pose.box, alpha=faded(pose.alpha))
        outline(frame, item, pose.box, 8)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        (number,), public = item.at, view.public
        holders = public.chosen if public.cards else public.order
        if number not in holders or number in public.cards:
            return self._say("item.order", number=number)
        return self._say("item.order_of", player=self._players.name(holders.index(number)), number=number)
