"""What players have built: palaces in gardens, houses in villages and courtyards."""

from game.boxes.maharaja.rules.components import CITY_COUNT, VILLAGE_COUNT, city_place
from game.boxes.maharaja.rules.view import NEUTRAL, Public, View
from game.boxes.maharaja.table import items, phrases, zones
from game.boxes.maharaja.table.geometry import Plan
from game.boxes.maharaja.table.painting import Frame, sprite
from game.boxes.maharaja.table.pieces.piece import FIGURES, PALACES, PIECES, Lying, MaharajaPiece, home, put, rim
from game.core.rules import Seat
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import CREAM, INK
from game.stage.stage import Pose
from game.tabletop.highlight import glow, outline
from game.tabletop.items import Item, Selection


class Palace(MaharajaPiece):
    """A palace on its site."""

    kind = items.PALACE

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        for city, garden in enumerate(view.public.sites):
            for depth, where in enumerate(zones.by_depth()):
                if garden[where] is not None:
                    yield items.palace(city, where), Pose(zones.palace(plan, city, where), PALACES + depth)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        city, where = item.at
        owner = frame.view.public.sites[city][where]
        if owner is not None:
            put(frame, sprite(frame.players, "palace", owner), pose.box, pose.alpha)
        outline(frame, item, pose.box, 8)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        number, where = item.at
        owner, city = view.public.sites[number][where], phrases.city(number)
        if owner == NEUTRAL or owner is None:
            return self._say("item.palace_neutral", city=city, number=where)
        key = "palace_outer" if where else "palace_centre"
        return self._say(f"item.{key}", city=city, number=where, player=self._players.name(owner))

    def entrance(self, view: View, plan: Plan, item: Item) -> Pose | None:
        city, where = item.at
        owner = view.public.sites[city][where]
        return None if owner is None or owner == NEUTRAL else home(plan, Seat(owner))


class House(MaharajaPiece):
    """The houses of one player in a village or a courtyard."""

    kind = items.HOUSE
    is_carried = True

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        """Yields the houses of every village and courtyard, one item for each owner."""
        for number in range(VILLAGE_COUNT):
            yield from _in_village(view.public, plan, number)
        for number in range(CITY_COUNT):
            yield from _in_city(view.public, plan, number)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws them: in a village side by side, in a city one with their number."""
        (where, owner), box = item.at, pose.box
        glow(frame, item, box, 6)
        name = sprite(frame.players, "house_small", owner)
        if where < VILLAGE_COUNT:
            both = (box.cut_left(box.h)[0], box.cut_right(box.h)[0])
            for each in both if box.w > box.h * 1.4 else both[:1]:
                put(frame, name, each, pose.alpha)
        else:
            put(frame, name, box, pose.alpha)
            _count(frame, box, frame.view.public.houses[where - VILLAGE_COUNT][owner])
        outline(frame, item, box, 6)
        rim(frame, item, box)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        where, owner = item.at
        public = view.public
        if where < VILLAGE_COUNT:
            count = public.villages[where].count(Seat(owner))
        else:
            count = public.houses[where - VILLAGE_COUNT][owner]
        houses, place = Term("maharaja.houses", count), phrases.place(where)
        return self._say("item.house", player=self._players.name(owner), houses=houses, place=place)

    def entrance(self, view: View, plan: Plan, item: Item) -> Pose:
        return home(plan, Seat(item.at[1]))

    def exit(self, view: View, plan: Plan, item: Item) -> Pose:
        return home(plan, Seat(item.at[1]), alpha=90)


def _in_village(public: Public, plan: Plan, number: int) -> Lying:
    owners = public.villages[number]
    for seat in sorted(set(owners)):
        if public.village_limit == 1:
            box = zones.middle_plot(plan, number)
        else:
            box = zones.plot(plan, number, owners.index(seat), owners.count(seat))
        yield items.house(number, seat), Pose(box, PIECES)


def _in_city(public: Public, plan: Plan, number: int) -> Lying:
    for seat, (middle, width) in zones.in_courtyard(public, number).items():
        if public.houses[number][seat]:
            has_architect = public.architects[seat] == number
            box = zones.courtyard_houses(plan, number, middle, width, has_architect=has_architect)
            in_front = has_architect and zones.is_narrow(width)
            yield items.house(city_place(number), seat), Pose(box, FIGURES + 1 if in_front else PIECES)


def _count(frame: Frame, box: Box, count: int) -> None:
    """The number of several: at the upper right, of small ones at the lower right."""
    if count <= 1:
        return
    size = lettering.figure(frame.canvas, 22.5 * frame.plan.k)
    radius = size * 0.58
    is_small = box.w < 40 * frame.plan.k
    x, y = box.right - radius * 0.35, box.bottom - radius * 0.5 if is_small else box.y + radius * 0.1
    frame.canvas.disc(x, y, radius, CREAM, INK, 2)
    lettering.text(frame.canvas, str(count), x, y, size, INK, "heavy", "c")
