"""Places on the map: villages and courtyards for houses, cities to travel to, sites for palaces."""

from collections import Counter

from game.boxes.maharaja.rules.components import CENTRE, CITY_COUNT, HOME, MONK, VILLAGE_COUNT
from game.boxes.maharaja.rules.scoring import site_points
from game.boxes.maharaja.rules.view import TURN, View
from game.boxes.maharaja.table import board_geometry as ground
from game.boxes.maharaja.table import items, phrases, zones
from game.boxes.maharaja.table.geometry import Plan
from game.boxes.maharaja.table.painting import Frame, sprite
from game.boxes.maharaja.table.painting.board import names_of_villages
from game.boxes.maharaja.table.pieces.piece import GHOST, PLACES, Lying, MaharajaPiece, put, rim, ring
from game.boxes.maharaja.table.pieces.piece import SITES as SITE_HEIGHT
from game.boxes.maharaja.table.touches import ways_to
from game.boxes.maharaja.table.zones import in_courtyard
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.paint.palette import BRASS_LIGHT, GLOW, INK, LIGHT
from game.stage.stage import Pose
from game.tabletop.highlight import outline, strength
from game.tabletop.items import Item, Selection

_CROWD = 3
"""Of so many people in a courtyard the last stands where a house to be built would be shown."""


class Village(MaharajaPiece):
    """A village as a place for houses."""

    kind = items.VILLAGE

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        for number in range(VILLAGE_COUNT):
            yield items.village(number), Pose(zones.village(plan, number), PLACES)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws light on its plate when a house can be put there, and the house itself where it is pointed at."""
        (number,) = item.at
        public, selection = frame.view.public, frame.selection
        plate = zones.around(frame.plan, zones.VILLAGE_AT[number], ground.VILLAGE)
        ring(frame, item, plate, 8)
        if item in selection.open and item == selection.hover:
            is_single, owners = public.village_limit == 1, len(public.villages[number])
            box = zones.middle_plot(frame.plan, number) if is_single else zones.plot(frame.plan, number, min(owners, 1))
            put(frame, sprite(frame.players, "house_small", public.acting), box, GHOST)
        outline(frame, item, plate, 8)
        rim(frame, item, plate)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        (number,) = item.at
        village, owners = phrases.village(number), Counter(view.public.villages[number])
        if not owners:
            return self._say("item.village_empty", village=village)
        told = [
            self._say("item.owner", player=self._players.name(seat), count=count)
            for seat, count in sorted(owners.items())
        ]
        return self._say("item.village", village=village, owners=told)


_BACK = "#2A181066"
"""What lies over a city that is out of reach."""


class City(MaharajaPiece):
    """A city as the goal of a journey: its garden and ribbon."""

    kind = items.CITY

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        for number in range(CITY_COUNT):
            yield items.city(number), Pose(zones.city(plan, number), PLACES)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws its light, and what the cheapest way there costs; the bank pays for the monk (3)."""
        box, public = pose.box, frame.view.public
        (number,) = item.at
        if not strength(frame.selection, item):
            if _stands_back(frame, number):
                frame.canvas.box(zones.block(frame.plan, number), _BACK, None, 8)
            outline(frame, item, box, 8)
            return
        k = min(1.0, max(0.5, frame.plan.k / 0.6))
        frame.canvas.outline(box.grown(2 * k), GLOW, 10 * k, (6 if frame.is_near(item) else 4) * k)
        outline(frame, item, box, 8)
        found = ways_to(frame.view, number)
        if found and public.task == TURN:
            price = 0 if MONK in public.characters[public.acting] else found[0].cost
            is_empty = not in_courtyard(public, number)
            names, is_visited = names_of_villages(frame), public.city == number
            tag = zones.price_tag(frame.plan, number, names, is_visited=is_visited, is_empty=is_empty)
            _cost(frame, tag, price)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        """Returns the city, what is built there and, in the variant that needs it, who is at home there."""
        (number,), public = item.at, view.public
        text = self._say(
            "item.city_maharaja" if public.city == number else "item.city",
            city=phrases.city(number),
            palaces=Term("maharaja.palaces", sum(owner is not None for owner in public.sites[number])),
            houses=Term("maharaja.houses", sum(public.houses[number])),
        )
        if not public.variants.homes:
            return text
        at_home = phrases.character_name(self._players, HOME[number])
        return f"{text} · {self._say('item.home', character=at_home)}"


def _stands_back(frame: Frame, number: int) -> bool:
    """Tells whether a city is out of reach while others can be travelled to; that of the Maharaja never is."""
    public = frame.view.public
    if number in (public.city, public.architects[public.acting]):
        return False
    return any(item.kind == items.CITY for item in frame.selection.open)


def _cost(frame: Frame, box: Box, gold: int) -> None:
    canvas = frame.canvas
    canvas.box(box, "#2A1A11", BRASS_LIGHT, 10, 2)
    k = box.h / 34
    canvas.put("gold_coin", box.x + 16 * k, box.cy, 24 * k, centre=True)
    lettering.text(canvas, str(gold), box.right - 17 * k, box.cy, lettering.figure(canvas, 28 * k), LIGHT, "heavy", "c")


class Courtyard(MaharajaPiece):
    """The courtyard of a city as a place for houses."""

    kind = items.TRAY

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        for number in range(CITY_COUNT):
            yield items.tray(number), Pose(zones.tray(plan, number), PLACES)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws its light when a house can be put there; the house itself is seen where it hides nothing."""
        box, public, selection = pose.box, frame.view.public, frame.selection
        ring(frame, item, box, 6)
        if item in selection.open and len(in_courtyard(public, item.at[0])) < _CROWD:
            size = box.h * 0.8
            at = box.cut_right(size)[0].centred(size, size).moved(-3, 0)
            alpha = GHOST if item == selection.hover else 120
            put(frame, sprite(frame.players, "house_small", public.acting), at, alpha)
        outline(frame, item, box, 6)
        rim(frame, item, box)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        return self._say("item.tray", city=phrases.city(item.at[0]))


class Site(MaharajaPiece):
    """A free site of the palace garden where whoever acts may build."""

    kind = items.SITE

    def lie(self, view: View, plan: Plan, selection: Selection) -> Lying:
        """Yields the free sites of the city where the architect of whoever acts is."""
        public = view.public
        city = public.architects[public.acting]
        if public.task == TURN and city < CITY_COUNT:
            for where in zones.by_depth():
                if public.sites[city][where] is None:
                    yield items.site(city, where), Pose(zones.site(plan, city, where), SITE_HEIGHT)

    def paint(self, frame: Frame, item: Item, pose: Pose) -> None:
        """Draws a ring with the points of a palace there, and the palace itself where it is pointed at."""
        if not strength(frame.selection, item):
            return
        city, where = item.at
        canvas, k, public = frame.canvas, frame.plan.k, frame.view.public
        x, y = zones.JUNCTION_AT[city]
        cx, cy = frame.plan.at(x + ground.SITES[where][0], y + ground.SITES[where][1])
        size = (92 if where == CENTRE else 66) * k
        canvas.put("site_focus" if frame.is_near(item) else "site_legal", cx, cy, size, centre=True)
        if frame.is_near(item):
            box = zones.palace(frame.plan, city, where)
            put(frame, sprite(frame.players, "palace", public.acting), box, GHOST)
            canvas.outline(box, GLOW, 8, 4)
        else:
            points = site_points(public, public.acting, where)
            letters = lettering.figure(canvas, 42 * k)
            lettering.text(canvas, f"+{points}", cx, cy, letters, INK, "heavy", "c")
        outline(frame, item, Box(cx, cy, 0, 0).centred(size, size), size / 2)

    def name(self, view: View, item: Item, selection: Selection) -> str:
        city, where = item.at
        key = "site_centre" if where == CENTRE else "site_outer"
        return self._say(f"item.{key}", city=phrases.city(city), number=where)
