"""Where every item lies, where new ones come from and where others go."""

from collections.abc import Iterator, Sequence

from game.boxes.maharaja.rules.actions import ACTIONS, CHIT_ACTIONS, FETCH, TAKE
from game.boxes.maharaja.rules.board import CITIES, CITY_COUNT, START, VILLAGE_COUNT
from game.boxes.maharaja.rules.items import (
    BUILDER,
    CHARACTER,
    CHIT,
    CITY,
    DONE,
    GOVERNOR,
    MAHARAJA,
    PASS,
    TAKE_GOLD,
    TRAY,
    VILLAGE,
    action_item,
    architect_item,
    bid_item,
    house_item,
    palace_item,
    route_item,
    seat_item,
    site_item,
)
from game.boxes.maharaja.rules.items import FETCH as QUARRY
from game.boxes.maharaja.rules.possible import has_builder
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.remaining import duties
from game.boxes.maharaja.rules.tasks import TURN
from game.boxes.maharaja.rules.view import View
from game.boxes.maharaja.table import choice_panel, zones
from game.boxes.maharaja.table.choice_panel import PanelMode
from game.boxes.maharaja.table.geometry import Plan
from game.core.rules import Seat
from game.paint.box import Box
from game.stage.stage import Pose
from game.tabletop.table import Selection

_PLACES, _PALACES, _SITES, _PIECES, _FIGURES, _PANELS, _CARDS, _OPEN = 2, 10, 20, 24, 28, 40, 50, 100
"""Heights of what lies on the table; what may be touched lies above what may not."""


def poses(view: View, plan: Plan, selection: Selection) -> dict[str, Pose]:
    """Returns the pose of every item of a view."""
    found = dict(_lying(view, plan, selection))
    return {item: _raised(at) if item in selection.open else at for item, at in found.items()}


def _raised(at: Pose) -> Pose:
    return Pose(at.box, at.z + _OPEN, at.turn, at.alpha)


def _lying(view: View, plan: Plan, selection: Selection) -> Iterator[tuple[str, Pose]]:
    public = view.public
    for number in range(VILLAGE_COUNT):
        yield from _village(public, plan, number)
    for number in range(CITY_COUNT):
        yield from _city(public, plan, number)
    yield from _architects(public, plan)
    yield MAHARAJA, Pose(zones.maharaja(plan, public.city), _FIGURES)
    for place, governor in enumerate(public.track):
        if governor is not None:
            yield GOVERNOR[governor], Pose(zones.track_box(plan, place), _PIECES)
    yield from _people(public, plan)
    yield from _desk(view, plan, selection)


# ---------------------------------------------------------------------- the map
def _village(public: Public, plan: Plan, number: int) -> Iterator[tuple[str, Pose]]:
    yield VILLAGE[number], Pose(zones.village(plan, number), _PLACES)
    owners = public.villages[number]
    for seat in sorted(set(owners)):
        if public.village_limit == 1:
            box = zones.middle_plot(plan, number)
        else:
            box = zones.plot(plan, number, owners.index(seat), owners.count(seat))
        yield house_item(number, seat), Pose(box, _PIECES)


def _city(public: Public, plan: Plan, number: int) -> Iterator[tuple[str, Pose]]:
    yield CITY[number], Pose(zones.city(plan, number), _PLACES)
    yield TRAY[number], Pose(zones.tray(plan, number), _PLACES)
    builds = public.task == TURN and public.architects[public.acting] == number
    for depth, place in enumerate(zones.by_depth()):
        if public.sites[number][place] is not None:
            yield palace_item(number, place), Pose(zones.palace(plan, number, place), _PALACES + depth)
        elif builds:
            yield site_item(number, place), Pose(zones.site(plan, number, place), _SITES)
    for seat, (middle, wide) in present(public, number).items():
        if public.houses[number][seat]:
            has_architect = public.architects[seat] == number
            box = zones.stack(plan, number, middle, wide, has_architect=has_architect)
            in_front = has_architect and zones.is_crowded(wide)
            yield house_item(VILLAGE_COUNT + number, seat), Pose(box, _FIGURES + 1 if in_front else _PIECES)


def present(public: Public, number: int) -> dict[Seat, tuple[float, float]]:
    """Returns the room in a city's courtyard of everybody with houses or an architect there, see `spots.slots`."""
    row = [
        (Seat(seat), houses > 0, public.architects[seat] == number)
        for seat, houses in enumerate(public.houses[number])
        if houses or public.architects[seat] == number
    ]
    return zones.slots(row)


def is_crowded(public: Public, number: int) -> bool:
    """Tells whether somebody's houses have no room beside the architect in a city's courtyard."""
    return any(
        zones.is_crowded(wide) and public.houses[number][seat] > 0 and public.architects[seat] == number
        for seat, (_, wide) in present(public, number).items()
    )


def _architects(public: Public, plan: Plan) -> Iterator[tuple[str, Pose]]:
    starting = [seat for seat, at in enumerate(public.architects) if at == START]
    for seat, city in enumerate(public.architects):
        if city == START:
            box = zones.starting_architect(plan, starting.index(seat), len(starting))
        else:
            middle, wide = present(public, city)[Seat(seat)]
            box = zones.architect(plan, city, middle, wide, has_houses=public.houses[city][seat] > 0)
        yield architect_item(seat), Pose(box, _FIGURES)


# ---------------------------------------------------------------------- players and characters
def _people(public: Public, plan: Plan) -> Iterator[tuple[str, Pose]]:
    for seat, panel in enumerate(plan.seats):
        yield seat_item(seat), Pose(panel.box, _PANELS)
        for character, box in zip(public.characters[seat], panel.portraits, strict=True):
            yield CHARACTER[character], Pose(box, _CARDS)
    if plan.bank:
        for character, box in zip(public.bank, plan.bank.portraits, strict=True):
            yield CHARACTER[character], Pose(box, _CARDS)
    elif plan.has_gallery:
        boxes = choice_panel.gallery(plan.duties, len(public.bank), is_auction=public.auction is not None)
        for character, box in zip(public.bank, boxes, strict=True):
            yield CHARACTER[character], Pose(box, _CARDS)


# ---------------------------------------------------------------------- the panel of duties
def _desk(view: View, plan: Plan, selection: Selection) -> Iterator[tuple[str, Pose]]:
    match choice_panel.panel_mode(view, selection):
        case PanelMode.PLAN:
            if choice_panel.plans(view):
                yield from _fields(plan)
        case PanelMode.AUCTION:
            yield from _bids(view, plan)
        case PanelMode.ROUTES:
            yield from _routes(view, plan, selection)
            yield from _helps(view, plan)
        case PanelMode.CHIT:
            for action in CHIT_ACTIONS:
                yield action_item(action, 1), Pose(choice_panel.field(plan.duties, action, is_chit=True), _CARDS)
            yield from _helps(view, plan)
        case PanelMode.TURN if view.public.task == TURN and view.public.progress is not None:
            yield from _turn(view, plan)


def _fields(plan: Plan) -> Iterator[tuple[str, Pose]]:
    for action in ACTIONS:
        for arrow in (1, 2):
            box = choice_panel.pointed(choice_panel.field(plan.duties, action), arrow)
            yield action_item(action, arrow), Pose(box, _CARDS + arrow)


def _bids(view: View, plan: Plan) -> Iterator[tuple[str, Pose]]:
    auction, acting = view.public.auction, view.public.acting
    purse = view.gold[acting]
    if auction is None or purse is None or view.seat != acting:
        return
    least = 0 if auction.leader is None else auction.bid + 1
    amounts = range(least, purse + 1)
    for amount, box in zip(amounts, choice_panel.bids(plan.duties, len(amounts)), strict=True):
        yield bid_item(amount), Pose(box, _CARDS)
    if auction.leader is not None:
        yield PASS, Pose(choice_panel.pass_button(plan.duties), _CARDS)


def _routes(view: View, plan: Plan, selection: Selection) -> Iterator[tuple[str, Pose]]:
    rows = choice_panel.route_rows(plan.duties, len(choice_panel.ways(view, selection)))
    for rank, box in enumerate(rows):
        if rank:
            yield route_item(rank), Pose(box, _CARDS)


def offers(view: View) -> list[str]:
    """Returns which fields of help a turn has: the builder's, a chit's."""
    public = view.public
    if public.progress is None or public.task != TURN:
        return []
    found = [BUILDER] if has_builder(public, public.acting) else []
    has_chit = public.chits[public.acting] and public.progress.chit is None
    return [*found, CHIT] if has_chit else found


def _helps(view: View, plan: Plan) -> Iterator[tuple[str, Pose]]:
    offered = offers(view)
    for item, box in zip(offered, choice_panel.buttons(plan.duties, len(offered)), strict=False):
        yield item, Pose(box, _CARDS)


def _turn(view: View, plan: Plan) -> Iterator[tuple[str, Pose]]:
    yield from _helps(view, plan)
    yield DONE, Pose(choice_panel.buttons(plan.duties, len(offers(view)))[-1], _CARDS)
    boxes = card_boxes(view, plan)
    parts = duties(view.public.progress) if view.public.progress else ()
    for item, part in ((TAKE_GOLD, TAKE), (QUARRY, FETCH)):
        slot = next((duty.slot for duty in parts if duty.part == part and not duty.is_done), None)
        if slot is not None:
            yield item, Pose(boxes[slot], _CARDS)


def card_boxes(view: View, plan: Plan) -> list[Box]:
    """Returns the cards of this turn's actions: the disc's two and that of a chit."""
    parts = duties(view.public.progress) if view.public.progress else ()
    slots = sorted({duty.slot for duty in parts})
    return choice_panel.cards(plan.duties, [1.2 + sum(duty.slot == slot for duty in parts) for slot in slots])


# ---------------------------------------------------------------------- comings and goings
def entrances(view: View, plan: Plan, items: Sequence[str]) -> dict[str, Pose]:
    """Returns where new items come from: houses and palaces from their owner's panel, everything else appears."""
    found = {}
    for item in items:
        seat = _owner(view.public, item)
        if seat is not None and 0 <= seat < len(plan.seats):
            found[item] = _home(plan, seat)
    return found


def _owner(public: Public, item: str) -> int | None:
    kind, _, rest = item.partition(":")
    if kind == "house":
        return int(rest.rpartition("seat")[2])
    if kind == "palace":
        city, _, place = rest.partition(":")
        return public.sites[CITIES.index(city)][int(place)]
    return None


def _home(plan: Plan, seat: int) -> Pose:
    box = plan.seats[seat].text
    return Pose(Box(box.cx - 20, box.cy - 20, 40, 40), 200)


def exits(view: View, plan: Plan, items: Sequence[str]) -> dict[str, Pose]:
    """Returns where items go that are gone in a view: a lifted house to its owner's panel; everything else fades."""
    found = {}
    for item in items:
        if item.startswith("house:"):
            seat = int(item.rpartition("seat")[2])
            at = _home(plan, seat)
            found[item] = Pose(at.box, at.z, alpha=90)
    return found
