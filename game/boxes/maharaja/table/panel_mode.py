"""What the choice panel is about: the task or, while something that needs a list is touched, that list."""

from enum import Enum, auto

from game.boxes.maharaja.rules.components import CITY_COUNT
from game.boxes.maharaja.rules.legal import has_builder
from game.boxes.maharaja.rules.tolls import Route, routes
from game.boxes.maharaja.rules.view import BID, FOUND, OVER, PICK, PLAN, REPLACE, TURN, View
from game.boxes.maharaja.table import items
from game.boxes.maharaja.table.items import BUILDER, CHIT
from game.tabletop.items import Item
from game.tabletop.selection import Selection


class PanelMode(Enum):
    """What the choice panel is about."""

    PLAN = auto()
    AUCTION = auto()
    CHOICE = auto()
    FOUNDING = auto()
    ROUTES = auto()
    CHIT = auto()
    TURN = auto()
    OVER = auto()


_OF_TASK = {BID: PanelMode.AUCTION, PICK: PanelMode.CHOICE, REPLACE: PanelMode.CHOICE, FOUND: PanelMode.FOUNDING,
            PLAN: PanelMode.PLAN, OVER: PanelMode.OVER}  # fmt: skip


def panel_mode(view: View, selection: Selection) -> PanelMode:
    """Returns what the panel is about."""
    if found := _OF_TASK.get(view.public.task):
        return found
    if CHIT in selection.touched:
        return PanelMode.CHIT
    return PanelMode.ROUTES if len(ways(view, selection)) > 1 else PanelMode.TURN


def goal(selection: Selection) -> int | None:
    """Returns the city that is touched as the goal of a journey."""
    return next((city for city in range(CITY_COUNT) if items.city(city) in selection.touched), None)


def ways(view: View, selection: Selection) -> tuple[Route, ...]:
    """Returns the routes to the touched city, the cheapest first; none while no city is touched."""
    city = goal(selection)
    return () if city is None else ways_to(view, city)


def ways_to(view: View, city: int) -> tuple[Route, ...]:
    """Returns the routes of whoever acts to a city, the cheapest first, as far as the gold is known."""
    public = view.public
    if public.progress is None:
        return ()
    found = routes(public, public.acting, view.gold[public.acting] or 0)
    return tuple(route for route in found if route.city == city)


def plans(view: View) -> bool:
    """Tells whether the viewer has to set the disc now."""
    public = view.public
    return public.task == PLAN and view.seat is not None and view.seat not in public.planned


def offers(view: View) -> list[Item]:
    """Returns which help a turn has: the builder's, a chit's."""
    public = view.public
    if public.progress is None or public.task != TURN:
        return []
    found = [BUILDER] if has_builder(public, public.acting) else []
    has_chit = public.chits[public.acting] and public.progress.chit is None
    return [*found, CHIT] if has_chit else found
