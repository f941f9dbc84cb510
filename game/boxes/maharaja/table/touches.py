"""What touches mean: the items of a move in order, keys for whole choices, and what the choice panel is about."""

from collections.abc import Sequence
from enum import Enum, auto

from game.boxes.maharaja.rules import moves as mv
from game.boxes.maharaja.rules.actions import SHIFT, may, may_build
from game.boxes.maharaja.rules.components import CITY_COUNT, START, VILLAGE_COUNT
from game.boxes.maharaja.rules.legal import has_builder, progress_of
from game.boxes.maharaja.rules.tolls import Route, rank_of, routes
from game.boxes.maharaja.rules.turn import HOUSE_PRICE
from game.boxes.maharaja.rules.view import BID, FOUND, OVER, PICK, PLAN, REPLACE, TURN, View
from game.boxes.maharaja.table import items
from game.core.rules import Seat
from game.tabletop.items import Item, Selection

_ALONE = {mv.Pass: items.PASS, mv.TakeGold: items.TAKE_GOLD, mv.FetchHouses: items.FETCH, mv.EndTurn: items.DONE}
_KEYS: dict[type, str] = {mv.EndTurn: "d", mv.TakeGold: "g", mv.FetchHouses: "q", mv.Pass: "p"}


def decider(view: View) -> Seat:
    """Returns whose decision a view shows: the viewer's own while everybody plans at once."""
    public = view.public
    return view.seat if view.seat is not None and public.task == PLAN else public.acting


def equivalence_key(view: View, item: Item) -> Item:
    """Returns the same item for the two places of an action on a disc, and for an own architect and the courtyard.

    The architect lies above the courtyard, to be carried away; a touch there is meant for the courtyard.
    """
    if item.kind == items.ACTION:
        return items.action(item.at[0])
    if item == items.architect(decider(view)) and view.public.architects[item.at[0]] != START:
        return items.tray(view.public.architects[item.at[0]])
    return item


def again(item: Item) -> Item | None:
    """Returns the second place of an action on the disc for its first one."""
    return items.action(item.at[0], 2) if item.kind == items.ACTION else None


def clicks(view: View, move: mv.Move) -> tuple[Item, ...]:
    """Returns the items of a legal move, in the order in which one thinks of them."""
    match move:
        case mv.Pass() | mv.TakeGold() | mv.FetchHouses() | mv.EndTurn():
            return (_ALONE[type(move)],)
        case mv.Bid(amount):
            return (items.bid(amount),)
        case mv.Found(village):
            return (items.village(village),)
        case mv.Plan(first, second):
            return (items.action(first), items.action(second, 2 if first == second else 1))
        case mv.UseChit(action):
            return (items.CHIT, items.action(action))
        case mv.PickCharacter(character) | mv.TakeCharacter(character) | mv.GiveCharacter(character):
            return (items.character(character),)
        case mv.SwapCharacters(wanted, given):
            return (items.character(wanted), items.character(given))
        case mv.Lure(victim):
            return (items.panel(victim),)
        case mv.LowerGovernor(city):
            return (items.governor(city),)
        case mv.Travel(roads):
            city, rank = rank_of(view.public, decider(view), _purse(view), roads)
            return (items.city(city), items.route(rank)) if rank else (items.city(city),)
        case mv.BuildPalace(site):
            return (items.site(view.public.architects[decider(view)], site),)
        case mv.SetDown(place):
            return (items.place(place),)
        case mv.BuildHouse() | mv.LiftHouse():
            return _house(view, move)


def _purse(view: View) -> int:
    return view.gold[decider(view)] or 0


def _house(view: View, move: mv.BuildHouse | mv.LiftHouse) -> tuple[Item, ...]:
    """The builder is touched only where his help is not the only way."""
    progress = progress_of(view.public)
    if isinstance(move, mv.LiftHouse):
        item, is_doubtful = items.house(move.place, decider(view)), may(progress, SHIFT)
    else:
        item = items.place(move.place)
        is_doubtful = _purse(view) >= HOUSE_PRICE and may_build(progress, in_village=move.place < VILLAGE_COUNT)
    return (items.BUILDER, item) if move.free and is_doubtful else (item,)


def shortcuts(view: View, moves: Sequence[mv.Move]) -> dict[str, tuple[Item, ...]]:
    """Returns the choices by key: "g" takes gold, "q" fetches houses, "p" passes, "d" is done with the turn."""
    return {_KEYS[type(move)]: clicks(view, move) for move in moves if type(move) in _KEYS}


# ---------------------------------------------------------------------- what the choice panel is about
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
    if items.CHIT in selection.touched:
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
    found = [items.BUILDER] if has_builder(public, public.acting) else []
    has_chit = public.chits[public.acting] and public.progress.chit is None
    return [*found, items.CHIT] if has_chit else found
