"""What is touched in the choice panel: actions and arrows, offers, routes, cards, help, and the buttons."""

from collections.abc import Callable

from game.boxes.maharaja.rules import actions
from game.boxes.maharaja.rules.actions import ACTIONS, CHIT_ACTIONS, turn_parts
from game.boxes.maharaja.rules.view import BID, TURN, View
from game.boxes.maharaja.table import choice_panel, items, phrases
from game.boxes.maharaja.table.geometry import Plan
from game.boxes.maharaja.table.painting import CARD, CARD_EDGE, CHOICE, HELP, HELP_EDGE, PAPER, Frame
from game.boxes.maharaja.table.painting.choosing import paint_route
from game.boxes.maharaja.table.pieces.piece import CARDS, Lying, MaharajaPiece, rim
from game.boxes.maharaja.table.touches import PanelMode, offers, panel_mode, plans, ways
from game.locale.words import Term
from game.paint import lettering, pieces
from game.paint.box import Box
from game.paint.palette import INK
from game.stage.stage import Pose
from game.tabletop.highlight import faded, glow, outline, strength
from game.tabletop.items import Item, Selection
from game.tabletop.players import Players

Where = Callable[[View, Plan, PanelMode], Box | None]
"""Finds where something lies of which there is one; None while there is none."""


class Action(MaharajaPiece):
    """An action of the disc, or one that a chit announces."""

    kind = items.ACTION

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        """Yields the fields of all actions, one with an arrow twice while the disc is set."""
        mode = panel_mode(view, selection)
        if mode is PanelMode.CHIT:
            for number in CHIT_ACTIONS:
                yield items.action(number), Pose(choice_panel.field(plan.choice, number, is_chit=True), CARDS)
        elif mode is PanelMode.PLAN and plans(view):
            for number in ACTIONS:
                for arrow in (1, 2) if items.action(number) in selection.touched else (1,):
                    box = choice_panel.pointed(choice_panel.field(plan.choice, number), arrow)
                    yield items.action(number, arrow), Pose(box, CARDS + arrow)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws the rim of a field, or of a second arrow's place on it, when it is pointed at or hinted at."""
        if item == frame.selection.hover and item in frame.selection.open:
            frame.canvas.box(pose.box.grown(-2), "#FFD65C30", CHOICE, 9, 3)
        if item in frame.selection.hinted:
            outline(frame, item, pose.box, 10)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        number, arrow = item.at
        return self._say(
            "item.action" if arrow == 1 else "item.action_second",
            action=phrases.action_name(self._players, number),
            text=self._say(f"action_text.{phrases.action_key(view.public, number)}"),
        )


class Bid(MaharajaPiece):
    """An offer in the auction."""

    kind = items.BID
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        auction, purse = view.public.auction, view.gold[view.public.acting]
        if auction is None or purse is None or not _bids(view):
            return
        amounts = range(0 if auction.leader is None else auction.bid + 1, purse + 1)
        for amount, box in zip(amounts, choice_panel.bids(plan.choice, len(amounts)), strict=True):
            yield items.bid(amount), Pose(box, CARDS)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        canvas, box = frame.canvas, pose.box
        glow(frame, item, box, 8)
        canvas.box(box, PAPER, CARD_EDGE, 8, 2)
        lettering.text(canvas, str(item.at[0]), box.cx, box.cy, 30, INK, "heavy", "c")
        outline(frame, item, box, 8)
        rim(frame, item, box)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return self._say("item.bid", gold=phrases.gold(item.at[0]))


def _bids(view: View) -> bool:
    """Tells whether the viewer has to bid or to pass."""
    return view.public.task == BID and view.seat == view.public.acting


class Route(MaharajaPiece):
    """Another route to the city that is touched than the cheapest one."""

    kind = items.ROUTE

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        if panel_mode(view, selection) is PanelMode.ROUTES:
            rows = choice_panel.route_rows(plan.choice, len(ways(view, selection)))
            for rank, box in enumerate(rows[1:], 1):
                yield items.route(rank), Pose(box, CARDS)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        (rank,), found = item.at, ways(frame.view, frame.selection)
        if rank < len(found):
            glow(frame, item, pose.box, 8)
            is_chosen = item in frame.selection.touched
            paint_route(frame, pose.box, found[rank], "travel.route", rank + 1, is_chosen=is_chosen)
            outline(frame, item, pose.box, 8)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        (rank,), found = item.at, ways(view, selection)
        if rank >= len(found):
            return ""
        paid = phrases.shares(self._players, phrases.paid(found[rank].toll))
        return self._say("item.route", number=rank + 1, tolls=paid or self._say("travel.no_tolls"))


# ---------------------------------------------------------------------- one of each
class Single(MaharajaPiece):
    """Something of which there is one; takes which item it is, and what finds where it lies."""

    is_carried = True

    def __init__(self, players: Players, item: Item, where: Where) -> None:
        super().__init__(players)
        self.kind = item.kind
        self._item, self._where = item, where

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        box = self._where(view, plan, panel_mode(view, selection))
        if box is not None:
            yield self._item, Pose(box, CARDS)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return self._say(f"item.{item.kind}")


class Button(Single):
    """A button: leave the auction, or end the turn."""

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws a button with its label or, where that has no room, a tick."""
        box = pose.box
        glow(frame, item, box, 10)
        label = frame.say("button.end" if item == items.DONE else "button.pass")
        is_hovered = item == frame.selection.hover and item in frame.selection.open
        label = lettering.fitting(frame.canvas, (label, ""), 26, "display", box.w - 2 * min(44.0, box.h * 0.5))
        icon, height = None if label else "check", box.h * 0.9
        pieces.button(frame.canvas, box.x, box.y, box.w, height, label, "walnut", 26, icon=icon, is_hovered=is_hovered)
        outline(frame, item, box, 10)


class Card(Single):
    """The card of an action that is touched as a whole: taking gold, fetching houses."""

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws its light only, for the card is drawn below; in a hand the card itself."""
        box = self._where(frame.view, frame.plan, panel_mode(frame.view, frame.selection))
        if box is None or (abs(box.x - pose.box.x), abs(box.y - pose.box.y)) > (1, 1):
            canvas, box, name = frame.canvas, pose.box, actions.NAMES[_CARDS[self.kind]]
            canvas.box(box, PAPER, CARD_EDGE, 10, 2)
            canvas.put(f"action_{name}", box.x + 48, box.cy, min(84.0, box.h - 8), centre=True)
            told = frame.say(f"action_name.{name}")
            lettering.text(canvas, told, box.x + 98, box.cy, 26, INK, "display", room=box.w - 110)
            return
        if strength(frame.selection, item):
            edge = CHOICE if item == frame.selection.hover else "#E9A93A"
            frame.canvas.outline(pose.box, edge, 10, 4)
        outline(frame, item, pose.box, 10)


class Help(Single):
    """Help that can be had: the builder's, for free, or a chit that can be spent."""

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        canvas, box, is_builder = frame.canvas, pose.box, item == items.BUILDER
        glow(frame, item, box, 8)
        canvas.box(box, HELP, HELP_EDGE, 10, 2)
        name, width = ("character_builder", 30.0) if is_builder else ("action_chit", 38.0)
        canvas.put(name, box.x + 26, box.cy, width, centre=True)
        if is_builder:
            told = frame.say("turn.builder"), frame.say("character_name.builder"), ""
        else:
            number = frame.view.public.chits[frame.view.public.acting]
            spendable = frame.say("turn.chit_open", chits=Term("maharaja.chits", number))
            told = spendable, frame.say("chits", count=number), str(number)
        room = box.w - 60
        short = lettering.fitting(canvas, told[1:], 24, "semi", room)
        shown = lettering.fitting(canvas, (told[0], short), 24, "semi", room)
        lettering.text(canvas, shown, box.x + 50, box.cy, 24, INK, "semi", room=room)
        outline(frame, item, box, 8)
        rim(frame, item, box)


def _pass_box(view: View, plan: Plan, mode: PanelMode) -> Box | None:
    """Nobody passes before the first offer."""
    auction = view.public.auction
    is_open = auction is not None and auction.leader is not None
    return choice_panel.pass_button(plan.choice) if is_open and _bids(view) else None


def _done_box(view: View, plan: Plan, mode: PanelMode) -> Box | None:
    if mode is not PanelMode.TURN or view.public.task != TURN or view.public.progress is None:
        return None
    return choice_panel.buttons(plan.choice, len(offers(view)))[-1]


_CARDS = {items.TAKE_GOLD.kind: actions.GOLD, items.FETCH.kind: actions.QUARRY, items.EXCHANGE.kind: actions.CHARACTER}
"""The action whose card is carried as a whole."""


def _lure_box(view: View, plan: Plan, mode: PanelMode) -> Box | None:
    """The card of an exchange is for luring only, which concerns a player and no single character."""
    return _card_box(actions.EXCHANGE)(view, plan, mode) if view.public.variants.several else None


def _card_box(part: int) -> Where:
    """Returns what finds the card of the first action that has a part still to be done."""

    def where(view: View, plan: Plan, mode: PanelMode) -> Box | None:
        progress = view.public.progress
        if mode is not PanelMode.TURN or view.public.task != TURN or progress is None:
            return None
        parts = turn_parts(progress)
        slot = next((each.slot for each in parts if each.part == part and not each.is_done), None)
        return None if slot is None else choice_panel.cards(plan.choice, parts)[slot]

    return where


def _help_box(item: Item) -> Where:
    """Returns what finds the field of one help."""

    def where(view: View, plan: Plan, mode: PanelMode) -> Box | None:
        offered = offers(view)
        if mode not in (PanelMode.ROUTES, PanelMode.CHIT, PanelMode.TURN) or item not in offered:
            return None
        return choice_panel.buttons(plan.choice, len(offered))[offered.index(item)]

    return where


def singles(players: Players) -> tuple[Single, ...]:
    """Returns everything in the choice panel of which there is one."""
    return (
        Button(players, items.PASS, _pass_box),
        Help(players, items.BUILDER, _help_box(items.BUILDER)),
        Help(players, items.CHIT, _help_box(items.CHIT)),
        Button(players, items.DONE, _done_box),
        Card(players, items.TAKE_GOLD, _card_box(actions.TAKE)),
        Card(players, items.FETCH, _card_box(actions.FETCH)),
        Card(players, items.EXCHANGE, _lure_box),
    )


class Arrow(MaharajaPiece):
    """An arrow of the disc that points at nothing yet, to be carried to an action."""

    kind = items.ARROW
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        if plans(view):
            placed = sum(item.kind == items.ACTION for item in selection.touched)
            boxes = choice_panel.arrows(plan.choice, view.public.seats)
            for number in (1, 2):
                if number > placed:
                    yield items.arrow(number), Pose(boxes[number - 1], CARDS)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        canvas, box = frame.canvas, pose.box
        canvas.disc(box.cx, box.cy, box.h / 2 - 1, CARD, INK, 2)
        canvas.put(f"disc_arrow_{item.at[0]}", box.cx, box.cy, box.h * 0.52, centre=True, alpha=faded(pose.alpha))

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return self._say("item.arrow", number=item.at[0])
