"""Where every item lies, where new ones come from and where others go."""

from collections.abc import Iterable, Iterator, Sequence

from game.boxes.ys.rules.board import AREAS, COLUMNS, area, square
from game.boxes.ys.rules.items import (
    COLUMN,
    HAND,
    PLACE,
    QUARTER,
    broker_item,
    front_item,
    gem_item,
    neutral_item,
    order_item,
    owned_item,
    quote_item,
    screen_item,
    shown_item,
    stall_item,
)
from game.boxes.ys.rules.public import Broker, Public
from game.boxes.ys.rules.targets import STEPS
from game.boxes.ys.rules.view import View
from game.boxes.ys.table import choice_panel, rows, zones
from game.boxes.ys.table.geometry import Plan
from game.paint.box import Box
from game.stage.stage import Pose
from game.tabletop.table import Selection

_PLACES, _GEMS, _BROKERS, _CARDS, _CHOICES, _OPEN, _MEDALS = 2, 12, 20, 50, 60, 100, 180
"""Heights of what lies on the table; what may be touched lies above what may not, the characters above both."""


def poses(view: View, plan: Plan, selection: Selection) -> dict[str, Pose]:
    """Returns the pose of every item of a view."""
    found = dict(_lying(view, plan, selection))
    return {item: _raised(at) if item in selection.open else at for item, at in found.items()}


def _raised(at: Pose) -> Pose:
    return Pose(at.box, at.z + _OPEN, at.turn, at.alpha)


def _lying(view: View, plan: Plan, selection: Selection) -> Iterator[tuple[str, Pose]]:
    public = view.public
    yield from _city(public, plan)
    yield from _ships(public, plan)
    yield from _market(public, plan)
    yield from _rows(view, plan)
    yield from _brokers(public, plan)
    yield from _desk(view, plan, selection)


# ---------------------------------------------------------------------- city and ships
def _city(public: Public, plan: Plan) -> Iterator[tuple[str, Pose]]:
    for quarter in public.quarters:
        yield QUARTER[quarter], Pose(zones.label(plan, quarter), _PLACES - 1)
        for kind in range(AREAS):
            yield PLACE[area(quarter, kind)], Pose(zones.area_target(plan, quarter, kind), _PLACES)
        card = public.shown[quarter]
        if card is not None:
            yield shown_item(quarter, card), Pose(zones.medal(plan, quarter), _MEDALS)


def _ships(public: Public, plan: Plan) -> Iterator[tuple[str, Pose]]:
    for quarter in public.quarters:
        gems = public.cargo[quarter]
        for number, (gem, copy) in enumerate(_counted(gems)):
            yield gem_item(quarter, gem, copy), Pose(zones.cargo(plan, quarter, number, len(gems)), _GEMS)


def _counted(values: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yields values with how many equal ones came before."""
    seen: dict[int, int] = {}
    for value in values:
        yield value, seen.get(value, 0)
        seen[value] = seen.get(value, 0) + 1


# ---------------------------------------------------------------------- the market
def _market(public: Public, plan: Plan) -> Iterator[tuple[str, Pose]]:
    for row in public.rows:
        for number in range(COLUMNS):
            place = square(row, number)
            yield PLACE[place], Pose(zones.square(plan, place), _PLACES)
        if public.stalls[row] is not None:
            yield stall_item(row), Pose(zones.stall(plan, row), _GEMS)
    for number in range(COLUMNS):
        yield COLUMN[number], Pose(zones.column(plan, number), _PLACES)


def _arrows(public: Public, plan: Plan) -> Iterator[tuple[str, Pose]]:
    for number, quotation in enumerate(public.quotes):
        for step in (1, -1):
            if 1 <= quotation + step <= STEPS:
                box = zones.arrow(plan, number, quotation, up=step > 0)
                yield quote_item(number, step), Pose(box, _CHOICES)


# ---------------------------------------------------------------------- players
def _rows(view: View, plan: Plan) -> Iterator[tuple[str, Pose]]:
    public = view.public
    for seat in range(public.seats):
        box = plan.rows[seat]
        values = public.front[seat]
        for (value, copy), at in zip(_counted(values), rows.front(box, len(values)), strict=True):
            yield front_item(seat, value, copy), Pose(at, _BROKERS)
        number = order_of(public, seat)
        if number:
            yield order_item(number), Pose(rows.order_card(box), _CARDS)
    if view.seat is not None:
        for gem in range(rows.GEMS):
            box = rows.gem(plan.rows[view.seat], gem, len(working(public, view.seat)))
            yield owned_item(gem), Pose(box, _PLACES)


def working(public: Public, party: int) -> tuple[int, ...]:
    """Returns the characters of a party that are at work."""
    return tuple(effect.card for effect in public.effects if effect.seat == party)


def order_of(public: Public, seat: int) -> int:
    """Returns the order card that lies before a seat; 0 while it has none because they are being picked."""
    return public.chosen[seat] if public.cards else public.order[seat]


# ---------------------------------------------------------------------- brokers
def _brokers(public: Public, plan: Plan) -> Iterator[tuple[str, Pose]]:
    for quarter in public.quarters:
        for kind in range(AREAS):
            standing = crowd(public, area(quarter, kind))
            for broker, box in zip(standing, zones.brokers(plan, quarter, kind, len(standing)), strict=True):
                yield broker_item(broker.tag), Pose(box, _BROKERS + _depth(plan, box))
    for broker in public.brokers:
        if broker.place in _SQUARES:
            yield broker_item(broker.tag), Pose(zones.on_square(plan, broker.place), _BROKERS)
    for seat, tags in enumerate(public.throne):
        for i, tag in enumerate(tags):
            box = zones.throne(plan, seat, public.seats).moved(0, -3.0 * i)
            yield broker_item(tag), Pose(box, _BROKERS + _depth(plan, box) + i)


_SQUARES = frozenset(square(row, number) for row in range(3) for number in range(COLUMNS))


def crowd(public: Public, place: int) -> list[Broker]:
    """Returns the brokers of an area as they stand: those of a party side by side."""
    return sorted((b for b in public.brokers if b.place == place), key=lambda broker: (broker.party, broker.tag))


def _depth(plan: Plan, box: Box) -> int:
    """Returns how far down in the city something stands (0 to 24): what is lower is drawn later."""
    return round((box.cy - plan.city.y) / plan.city.h * 24)


# ---------------------------------------------------------------------- the viewer's own, and choices
def _desk(view: View, plan: Plan, selection: Selection) -> Iterator[tuple[str, Pose]]:
    chosen = choice_panel.choices(view, selection)
    if view.seat is not None:
        yield from _own(view, plan, choice_panel.tray(plan.screen, chosen).w)
        cards = held(view)
        for card, box in zip(cards, choice_panel.hand(plan.hand, len(cards)), strict=True):
            yield HAND[card], Pose(box, _CARDS)
    if choice_panel.asks_quotation(view, selection):
        yield from _arrows(view.public, plan)
    for item, box in zip(chosen, choice_panel.choice_boxes(plan.screen, chosen), strict=True):
        if item != choice_panel.NOTE:
            yield item, Pose(box, _CHOICES)


def held(view: View) -> tuple[int, ...]:
    """Returns the viewer's characters: those that may be played, then those won in this turn."""
    if view.seat is None:
        return ()
    return (*(view.hands[view.seat] or ()), *(view.won[view.seat] or ()))


def _own(view: View, plan: Plan, taken: float) -> Iterator[tuple[str, Pose]]:
    assert view.seat is not None
    screen, neutral = view.screens[view.seat] or (), view.neutrals[view.seat] or ()
    own, others = choice_panel.brokers(plan.screen, len(screen), len(neutral), taken)
    for (value, copy), box in zip(_counted(screen), own, strict=True):
        yield screen_item(value, copy), Pose(box, _CARDS)
    for value, box in zip(neutral, others, strict=True):
        yield neutral_item(value), Pose(box, _CARDS - 1)


# ---------------------------------------------------------------------- comings and goings
def entrances(view: View, plan: Plan, items: Sequence[str]) -> dict[str, Pose]:
    """Returns where new items come from: brokers from their owner's screen; everything else appears."""
    public = view.public
    parties = {broker_item(broker.tag): broker for broker in public.brokers}
    found = {}
    for item in items:
        if item in parties:
            found[item] = _home(view, plan, parties[item].placer)
        elif item.startswith("front:"):
            found[item] = _home(view, plan, _seat_of(item))
    return found


def _home(view: View, plan: Plan, seat: int) -> Pose:
    """The middle of what stands for a player's screen: the viewer's large one, or the mark in a panel."""
    if seat == view.seat:
        box = plan.screen
        return Pose(Box(box.cx - 30, box.cy - 35, 60, 70), 200)
    box = rows.behind(plan.rows[seat])
    return Pose(Box(box.x, box.y, 40, 46), 200)


def exits(view: View, plan: Plan, items: Sequence[str]) -> dict[str, Pose]:
    """Returns where items go that are gone: counted brokers and those in front behind their screens; others fade."""
    owners = {broker_item(broker.tag): broker.placer for broker in view.public.counted}
    found = {}
    for item in items:
        seat = _seat_of(item) if item.startswith("front:") else owners.get(item)
        if seat is not None:
            at = _home(view, plan, seat)
            found[item] = Pose(at.box, at.z, alpha=90)
    return found


def _seat_of(item: str) -> int:
    """Returns whose broker in front an item is."""
    return int(item.split(":")[1].removeprefix("seat"))
