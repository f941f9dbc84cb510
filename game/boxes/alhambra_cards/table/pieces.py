"""What lies in the yard and is decided about: buildings, their deck, empty spaces, and the two answers."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_cards.table.plan import WAITING, Plan
from game.boxes.alhambra_cards.table.scoring import majorities
from game.boxes.alhambra_cards.table.touches import BUILDING, BUILDING_DECK, GIVE, KEEP, SPACE, building, space
from game.boxes.alhambra_family.rules.components import PRICE, TYPE, TYPES, YARD_CURRENCY, count
from game.boxes.alhambra_family.table.frame import EARNED, rounded
from game.boxes.alhambra_family.table.phrases import THIRD, Players, amount, building_name, currency_name
from game.boxes.alhambra_family.table.pieces import FamilyPiece, paint_pile
from game.boxes.alhambra_family.table.standings import Majorities, with_one_more
from game.paint import lettering, pieces
from game.paint.box import Box, bounds
from game.paint.canvas import Canvas, changed
from game.paint.fonts import Face
from game.paint.palette import BRASS_DARK, CHOSEN, FIELD, GLOW, INK, MUTED
from game.stage.stage import Pose
from game.tabletop.frame import Frame
from game.tabletop.highlight import dim, faded, glow, outline, strength
from game.tabletop.items import Item, Selection

_WAITING = 34.0
"""The width of a bought building in its buyer's row."""
_NUMBERED = 70
"""A building less wide than this is drawn without its price."""


class Building(FamilyPiece[View, Plan]):
    """A building card."""

    kind = BUILDING
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        """Returns where buildings lie; the bought one that is decided about lies large."""
        for slot, number in enumerate(view.yard):
            if number is not None:
                yield building(number), Pose(plan.building(slot), 10)
        for i, number in enumerate(view.bought or view.pending):
            if plan.decision and i == 0:
                yield building(number), Pose(plan.decision.building, 70)
            else:
                yield building(number), _waiting(view, plan, i)

    def reach(self, view: View, plan: Plan, item: Item, box: Box) -> Box:
        """Returns a building with the plate of its currency while it lies in the yard."""
        (number,) = item.at
        return bounds([box, plan.plate(view.yard.index(number))]) if number in view.yard else box

    def paint(self, frame: Frame[View, Plan], item: Item, pose: Pose) -> None:
        """Draws a building with its light, and with its price where that can be read."""
        canvas, (number,) = frame.canvas, item.at
        kind = TYPES[TYPE[number]]
        box = Box(pose.box.x, pose.box.y, pose.box.w, pose.box.w)
        width = rounded(canvas, pose.box.w)
        price = PRICE[number] if pose.box.w >= _NUMBERED else None
        glow(frame, item, box, 8)
        if pose.alpha == 255:
            canvas.shadow(canvas.rect(Box(box.x, box.y, width, width)), 8 if price else 3, 130, 3, 5, 6)
        outline(frame, item, box.grown(3), 10)
        made = pieces.building_tile(canvas, kind, price, width, width * 0.36)
        if pose.alpha < 255:
            alpha, whole = faded(pose.alpha), made
            made = canvas.made.get(("faded", kind, price, whole.get_size(), alpha), lambda: changed(whole, 0, alpha))
        out = pieces.overhang(canvas, width, width * 0.36) if price is not None else 0
        canvas.stamp(made, box.x - out, box.y - out)
        dim(frame, item, box, 8)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns its type and price, in the currency of its space while it lies in the yard."""
        (number,) = item.at
        name = building_name(self._players.words, number)
        if number not in view.yard:
            return self._players.say("item.owned", building=name, price=PRICE[number])
        price = amount(YARD_CURRENCY[view.yard.index(number)], PRICE[number])
        return self._players.say("item.building", building=name, price=price)

    def entrance(self, view: View, plan: Plan, item: Item) -> Pose:
        return Pose(plan.building_deck)

    def exit(self, view: View, plan: Plan, item: Item) -> Pose:
        (number,) = item.at
        owned = [*view.buildings, view.third.buildings if view.third else ()]
        party = next((party for party, buildings in enumerate(owned) if number in buildings), view.turn)
        x, y = plan.scoreboard.cell(party, TYPE[number])
        return Pose(Box(x, y, 0, 0).centred(_WAITING, _WAITING), 60, alpha=90)


def _waiting(view: View, plan: Plan, place: int) -> Pose:
    """Returns where a bought building waits: beside what its buyer has of the type, over earlier ones of that type.

    Where the majorities are folded it waits beside their tab.
    """
    waiting, table = view.bought or view.pending, plan.scoreboard
    if plan.waiting:
        return Pose(plan.waiting.trimmed(left=place * WAITING).cut_left(_WAITING)[0].fit(1), 60 + place)
    kind, row = TYPE[waiting[place]], table.rows[view.turn]
    x, y = table.cell(view.turn, kind)
    left, top = x + table.step * 0.18, y - _WAITING / 2
    if table.style.is_double:
        left, top = x - _WAITING / 2, row.bottom - _WAITING
        if not count(view.buildings[view.turn], kind):
            top = row.cy - _WAITING / 2
    return Pose(Box(left + 8 * count(waiting[:place], kind), top, _WAITING, _WAITING), 60 + place)


# ---------------------------------------------------------------------- the deck and empty spaces
class EmptySpace(FamilyPiece[View, Plan]):
    """A space whose building was bought in this turn; the panel of the yard draws it."""

    kind = SPACE

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        for slot, number in enumerate(view.yard):
            if number is None:
                yield space(slot), Pose(plan.building(slot), 10)

    def paint(self, frame: Frame[View, Plan], item: Item, pose: Pose) -> None:
        """Draws nothing."""

    def name(self, view: View, item: Item, selection: Selection) -> str:
        (slot,) = item.at
        currency = currency_name(self._players.words, YARD_CURRENCY[slot])
        return self._players.say("item.slot_empty", number=slot + 1, currency=currency)


class BuildingDeck(FamilyPiece[View, Plan]):
    """The deck of buildings."""

    kind = BUILDING_DECK.kind

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        yield BUILDING_DECK, Pose(plan.building_deck, 1)

    def paint(self, frame: Frame[View, Plan], item: Item, pose: Pose) -> None:
        paint_pile(frame.canvas, pose.box, min(4, -(-frame.view.buildings_left // 12)), "#5B2A4C")

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return self._players.say("table.building_deck", count=view.buildings_left)


# ---------------------------------------------------------------------- the answers
_ROOMY = 170.0
"""An answer that is less high has a lower heading."""
_BEFORE, _AFTER, _ARROW, _APART = 27.0, 28.0, 34.0, 14.0
"""Sizes of letters of a number before and after a change, the room of the arrow between, and between two changes."""


class Target(FamilyPiece[View, Plan]):
    """One answer to the question who gets a building; takes the item that it is: KEEP or GIVE."""

    def __init__(self, players: Players, item: Item) -> None:
        super().__init__(players)
        self._item = item
        self.kind = item.kind

    def lie(self, view: View, plan: Plan, selection: Selection) -> Iterator[tuple[Item, Pose]]:
        if plan.decision:
            yield self._item, Pose(plan.decision.keep if self._item == KEEP else plan.decision.give, 40)

    def paint(self, frame: Frame[View, Plan], item: Item, pose: Pose) -> None:
        """Draws who gets the building, and what everybody would then have and earn."""
        canvas, view, box = frame.canvas, frame.view, pose.box
        if glow := strength(frame.selection, item):
            canvas.glow(box, GLOW, 12, glow, 2, 14)
        is_lit = frame.is_near(item)
        canvas.box(box, CHOSEN if is_lit else FIELD, BRASS_DARK, 14, 4 if is_lit else 3)
        owner = view.turn if item == KEEP else view.seats
        labels = {each: frame.say(f"action.{each.kind}", third=THIRD) for each in (KEEP, GIVE)}
        head, size = (62.0, 29.0) if box.h >= _ROOMY else (46.0, 26.0)
        frame.players.token(canvas, owner, box.x + 12 + head * 0.39, box.y + head * 0.55, head * 0.77)
        left = box.x + 20 + head * 0.77
        room = box.right - left - 12
        size = lettering.common_size(canvas, labels.values(), size, "display", room)
        lettering.text(canvas, labels[item], left, box.y + head * 0.53, size, INK, "display", room=room)
        kind = TYPE[view.pending[0]]
        for party, line in enumerate(box.trimmed(14, head, 14, 8).rows(view.seats + 1)):
            _line(frame, majorities(view), kind, owner, party, line.trimmed(bottom=min(4.0, line.h * 0.1)))

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return self._players.say(f"item.{item.kind}", third=THIRD)


def _line(frame: Frame[View, Plan], now: Majorities, kind: int, owner: int, party: int, box: Box) -> None:
    """A party's count at the left and points at the right, before and after, smaller where they need the room.

    Where even small ones do not fit, the count before, one less, is left out.
    """
    counts, points = with_one_more(now, kind, owner)
    if party == owner:
        frame.canvas.box(box, "#0F6B4F1C", None, 8)
    frame.players.token(frame.canvas, party, box.x + 22, box.cy, min(34.0, box.h - 4))
    tone = EARNED if points[party] else MUTED
    count = _Change(str(now.counts[kind][party]), str(counts[party]), INK, "heavy")
    score = _Change(_signed(now.points[kind][party]), _signed(points[party]), tone, "bold")
    left, right = box.x + 48, box.right - 12
    free = right - left - _APART
    scale = min(1.0, free / (count.width(frame.canvas) + score.width(frame.canvas)))
    if count.width(frame.canvas, scale) + score.width(frame.canvas, scale) > free + 1:  # no letters are that small
        count = replace(count, before=count.after)
    count.draw(frame.canvas, left, box.cy - 1, scale)
    score.draw(frame.canvas, right - score.width(frame.canvas, scale), box.cy - 1, scale)


@dataclass(frozen=True, slots=True)
class _Change:
    """A number before and after, the later one in its own tone and face; `scale` makes both smaller."""

    before: str
    after: str
    tone: str
    face: Face

    def width(self, canvas: Canvas, scale: float = 1.0) -> float:
        """Returns how wide it is."""
        after = lettering.width(canvas, self.after, _AFTER * scale, self.face)
        if self.before == self.after:
            return after
        return after + _ARROW * scale + lettering.width(canvas, self.before, _BEFORE * scale, "semi")

    def draw(self, canvas: Canvas, x: float, y: float, scale: float) -> None:
        """Draws it from a point on."""
        if self.before != self.after:
            x += lettering.text(canvas, self.before, x, y, _BEFORE * scale, MUTED, "semi") + _ARROW * scale
            canvas.put("icon_arrow_ink", x - _ARROW * scale / 2, y + 1, 22 * scale, centre=True)
        lettering.text(canvas, self.after, x, y, _AFTER * scale, self.tone, self.face)


def _signed(points: int) -> str:
    return f"+{points}" if points else "0"
