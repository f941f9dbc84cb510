"""What can be carried over this table, and which places take it: the same touches as by clicks."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from game.boxes.maharaja.rules.legal import goals
from game.boxes.maharaja.rules.moves import GiveCharacter, SetDown
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table import choice_panel, items, zones
from game.boxes.maharaja.table.geometry import Plan
from game.boxes.maharaja.table.touches import decider, ways_to
from game.core.rules import Seat
from game.paint.box import Box, bounds
from game.stage.stage import Pose
from game.tabletop.items import Item, Selection
from game.tabletop.table import Drop

Poses = Mapping[Item, Pose]
_GOALS = {
    items.HOUSES.kind: (items.VILLAGE, items.TRAY),
    items.PALACES.kind: (items.SITE,),
    items.EXCHANGE.kind: (items.SEAT,),
    items.ARROW: (items.ACTION,),
    items.ARCHITECT: (items.CITY,),
}
"""What stands for no click itself, by the kind of places that it is carried to."""
STOCK = frozenset(_GOALS)


def stands_for(view: View, selection: Selection, item: Item) -> tuple[Item, ...] | None:
    """Returns () for what is carried without being touched, if some place may take it now, else None."""
    goals = _GOALS[item.kind]
    if item.kind == items.ARCHITECT and item != items.architect(decider(view)):
        return None
    has_goal = any(other.kind in goals for other in _free(selection)) or _is_on_the_way(selection, item)
    return () if has_goal else None


def _is_on_the_way(selection: Selection, item: Item) -> bool:
    """Tells whether a journey is chosen, so that the architect can be carried along another way."""
    return item.kind == items.ARCHITECT and any(other.kind == items.CITY for other in selection.touched)


def _free(selection: Selection) -> frozenset[Item]:
    return selection.open | selection.other


def drops(view: View, plan: Plan, poses: Poses, selection: Selection, item: Item) -> Sequence[Drop] | None:
    """Returns the places that take what was picked up; None leaves it to whatever may be touched with it."""
    found = _PLACES.get(item.kind)
    return None if found is None else list(found(_Hand(view, plan, poses, selection), item))


class _Hand:
    """A hand over the table, with what it has touched by picking something up."""

    def __init__(self, view: View, plan: Plan, poses: Poses, selection: Selection) -> None:
        self.view, self.plan, self.poses, self.selection = view, plan, poses, selection

    def each(self, *kinds: str) -> Iterator[Drop]:
        """Yields the places of some kinds that may be touched."""
        for other, pose in self.poses.items():
            if other.kind in kinds and other in _free(self.selection):
                yield Drop(pose.box, (other,))

    def panel(self, seat: Seat) -> Box:
        """Returns the panel of a player."""
        return self.plan.seats[seat].box


def _to_goals(hand: _Hand, item: Item) -> Iterator[Drop]:
    yield from hand.each(*_GOALS[item.kind])


def _house(hand: _Hand, item: Item) -> Iterator[Drop]:
    """Before the player, who then holds it; or at once to its new place, for which it is picked up."""
    yield from _to_oneself(hand, item)
    public = hand.view.public
    for place in goals(public, public.acting):
        where = items.place(place)
        if place != item.at[0] and where in hand.poses:
            yield Drop(hand.poses[where].box, then=SetDown(place))


def _to_oneself(hand: _Hand, item: Item) -> Iterator[Drop]:
    """Before the player, with what was picked up as the move."""
    yield Drop(hand.panel(decider(hand.view)))


def _character(hand: _Hand, item: Item) -> Iterator[Drop]:
    """A character comes to whoever gets it, or onto the one that is given for it."""
    move = hand.selection.move
    if move is not None:
        yield Drop(hand.panel(hand.view.public.turn if isinstance(move, GiveCharacter) else decider(hand.view)))
        return
    yield from hand.each(items.CHARACTER)


def _governor(hand: _Hand, item: Item) -> Iterator[Drop]:
    """Down the track, over the two boxes below."""
    place = hand.view.public.track.index(item.at[0])
    yield Drop(bounds([zones.track_box(hand.plan, below) for below in (place - 2, place - 1)]))


def _bid(hand: _Hand, item: Item) -> Iterator[Drop]:
    """Below the characters that are bid for."""
    row = choice_panel.gallery(hand.plan.choice, len(hand.view.public.bank), is_auction=True)
    yield Drop(bounds(row))


def _done(hand: _Hand, item: Item) -> Iterator[Drop]:
    """The turn is handed on to anybody else."""
    public = hand.view.public
    yield from (Drop(hand.panel(Seat(seat))) for seat in range(public.seats) if seat != decider(hand.view))


def _arrow(hand: _Hand, item: Item) -> Iterator[Drop]:
    """Onto the fields of the disc; onto one that has an arrow as the second one."""
    for drop in hand.each(items.ACTION):
        number, _ = drop.items[0].at
        has_one = items.action(number) in hand.selection.touched
        if drop.items[0] == items.action(number, 2 if has_one else 1):
            yield Drop(choice_panel.field(hand.plan.choice, number), drop.items)


def _architect(hand: _Hand, item: Item) -> Iterator[Drop]:
    """Into a city by the cheapest way, or by another one into a part of its courtyard."""
    chosen = tuple(other for other in hand.selection.touched if other.kind in (items.CITY, items.ROUTE))
    for city in (other for other in hand.poses if other.kind == items.CITY):
        if city not in _free(hand.selection) and city not in chosen:
            continue
        is_chosen, others = city in chosen, len(ways_to(hand.view, city.at[0])) - 1
        other = tuple(item for item in reversed(chosen) if item != city)
        first = other if is_chosen else (*other, city)  # what was chosen otherwise is given back
        yield Drop(zones.city(hand.plan, city.at[0]), first)
        if others > 0:
            for rank, box in enumerate(zones.tray(hand.plan, city.at[0]).columns(others, 2), 1):
                route = items.route(rank)
                wanted = (route,) if is_chosen else (*first, route)
                yield Drop(box, () if is_chosen and route in chosen else wanted)


_PLACES: dict[str, Callable[[_Hand, Item], Iterator[Drop]]] = {
    items.HOUSES.kind: _to_goals,
    items.PALACES.kind: _to_goals,
    items.EXCHANGE.kind: _to_goals,
    items.ARROW: _arrow,
    items.ARCHITECT: _architect,
    items.CHARACTER: _character,
    items.GOVERNOR: _governor,
    items.HOUSE: _house,
    items.TAKE_GOLD.kind: _to_oneself,
    items.FETCH.kind: _to_oneself,
    items.PASS.kind: _to_oneself,
    items.BID: _bid,
    items.DONE.kind: _done,
}
