"""What a plan of Maharaja surely does; all else that speaks for one is seen when it is played on."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial, reduce
from itertools import chain, islice, permutations, product, takewhile

from game.ai.brain import Plan
from game.ai.reasons import Reason, most_telling
from game.boxes.maharaja.brain.projection import course
from game.boxes.maharaja.rules import moves as mv
from game.boxes.maharaja.rules.actions import BUILD, CHARACTER, GOLD, PARTS, is_undone, turn_parts
from game.boxes.maharaja.rules.components import ARTISAN, MONK, ROADS, START, VILLAGE_COUNT
from game.boxes.maharaja.rules.rounds import lower
from game.boxes.maharaja.rules.scoring import payouts, site_points
from game.boxes.maharaja.rules.supposing import after
from game.boxes.maharaja.rules.tolls import goal_of, toll_of
from game.boxes.maharaja.rules.turn import ARTISAN_PRICE, TAKEN_GOLD, palace_price
from game.boxes.maharaja.rules.view import Public, View
from game.core.rules import Key, Seat

_PALACE, _GOLD, _WAY, _BUILT, _ROAD, _PART = 5.0, 0.8, 2.0, 1.5, 1.0, 0.5
"""What a palace, a gold, the way to where a plan leads, how many palaces are left, a road and a part of a turn are
worth, in gold but the palace: set by hand.
"""

_PLAIN = mv.Travel | mv.BuildPalace | mv.TakeGold | mv.FetchHouses | mv.LowerGovernor
"""What changes no toll."""


def explain(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Sequence[Reason]:
    """Returns what a plan does that another one does not (see `game.ai.reasons.Explain`)."""
    told = list(most_telling(partial(_facts, view, seat), lambda _: (), plan, instead))
    sure = [*_stays(view, seat, plan, instead), *_next(view, seat, plan, instead)]
    return [*sure, *told, *_part(view, plan, instead)]


def _facts(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    match plan[0]:
        case mv.EndTurn() if view.public.progress and all(part.is_done for part in turn_parts(view.public.progress)):
            yield _reason("done")
        case mv.Plan() as disc:
            yield from _saves(view, seat, disc)
            yield from _helped(view, seat, disc)
        case mv.Travel():
            yield from _palace(view, seat, plan)
        case mv.BuildPalace() if view.public.palaces[seat] == 1:
            yield _reason("last", weight=_PALACE)
        case mv.BuildPalace():
            built = sum(garden.count(seat) for garden in view.public.sites)
            yield _reason("built", {"left": view.public.palaces[seat] - 1, "built": built}, _BUILT)
        case mv.TakeCharacter(number) | mv.SwapCharacters(number, _) if number == ARTISAN:
            if any(isinstance(move, mv.BuildPalace) for move in plan):
                saved = palace_price(view.public, seat) - ARTISAN_PRICE
                yield _reason("artisan", {"before": ARTISAN_PRICE + saved, "gold": ARTISAN_PRICE}, _GOLD * saved)
        case mv.TakeCharacter(number) | mv.SwapCharacters(number, _) if number == MONK:
            yield from _by_bank(view, seat, plan)
        case mv.Found(village) | mv.BuildHouse(village, _) | mv.SetDown(village) if village < VILLAGE_COUNT:
            if isinstance(plan[0], mv.Found):
                yield from _first_way(view, seat, village)
            yield from _way(view, seat, village, plan[1:])
            yield from _road(view, village)
    yield from _stand(view, seat, plan)


def _saves(view: View, seat: Seat, disc: mv.Plan) -> Iterator[Reason]:
    """Who takes gold has too little for a palace, even with one more action, or with the artisan's help."""
    actions = (disc.first, disc.second)
    price, purse = palace_price(view.public, seat), view.gold[seat] or 0
    least = min(price, ARTISAN_PRICE) if CHARACTER in actions else price
    if GOLD in actions and not any(PARTS[action][BUILD] for action in actions) and purse + TAKEN_GOLD < least:
        yield _reason("saves", {"gold": price, "purse": purse}, float(actions.count(GOLD)))


def _helped(view: View, seat: Seat, disc: mv.Plan) -> Iterator[Reason]:
    """A palace that is too expensive now can be paid once the artisan is exchanged for."""
    actions = (disc.first, disc.second)
    before, purse = palace_price(view.public, seat), view.gold[seat] or 0
    if CHARACTER in actions and any(PARTS[action][BUILD] for action in actions) and ARTISAN_PRICE <= purse < before:
        yield _reason("helped", {"before": before, "gold": ARTISAN_PRICE}, _PALACE)


def _palace(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """Where a journey leads there will be a palace in the same turn."""
    public, (journey, *rest) = view.public, plan
    there = takewhile(lambda move: not isinstance(move, mv.Travel), rest)
    site = next((move.site for move in there if isinstance(move, mv.BuildPalace)), None)
    if site is not None:
        city, points = goal_of(public.architects[seat], journey.roads), site_points(public, seat, site)
        if city in (scored := course(_ended(public, plan)).cities):
            number = public.round + scored.index(city)
            yield _reason("palace", {"city": city, "points": points, "round": number}, _PALACE)
        else:
            yield _reason("palace_only", {"city": city}, _PALACE)


def _by_bank(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """The journeys that follow would cost gold; what else is done on the way may change that."""
    journeys = list(takewhile(lambda move: isinstance(move, _PLAIN), plan[1:]))
    tolls = (toll_of(view.public, seat, move.roads) for move in journeys if isinstance(move, mv.Travel))
    if gold := sum(map(sum, tolls)):
        yield _reason("monk", {"gold": gold}, _GOLD * gold)


def _first_way(view: View, seat: Seat, village: int) -> Iterator[Reason]:
    """A first house lies on the way to one of the first two cities that are scored."""
    for number, city in enumerate(course(view.public).cities[:2], 1):
        if seat not in view.public.villages[village] and village in _on_the_way(city):
            yield _reason("first_way", {"city": city, "round": number}, _WAY / number)
            return


@cache
def _on_the_way(city: int) -> frozenset[int]:
    """Returns the villages on the shortest ways from the start place to a city, of those with as few villages."""
    there, back = _distances(START), _distances(city)
    along = [
        road.villages
        for road in ROADS
        for begin, end in permutations(road.ends)
        if there[begin] + len(road.villages) + back[end] == there[city]
    ]
    return frozenset(chain.from_iterable(along))


def _distances(origin: int) -> Mapping[int, int]:
    """Returns how many villages lie on the shortest way to each city and the start place."""
    found = {origin: 0}
    for _, road in product(ROADS, ROADS):
        for begin, end in permutations(road.ends):
            if begin in found:
                found[end] = min(found.get(end, VILLAGE_COUNT), found[begin] + len(road.villages))
    return found


def _way(view: View, seat: Seat, village: int, later: Plan) -> Iterator[Reason]:
    """A house lets its owner through on a journey that follows, or spares the toll."""
    public, at, owners = view.public, view.public.architects[seat], view.public.villages[village]
    for journey in (move for move in later if isinstance(move, mv.Travel)):
        at = goal_of(at, journey.roads)
        if seat not in owners and village in (each for road in journey.roads for each in ROADS[road].villages):
            if not owners:
                yield _reason("way", {"city": at}, _WAY)
            elif MONK not in public.characters[seat]:
                yield _reason("free_way", {"city": at, "gold": len(owners)}, _GOLD * len(owners))
            return


def _road(view: View, village: int) -> Iterator[Reason]:
    """A house in an empty village opens a road whose other villages have houses."""
    villages = view.public.villages
    for road, (_, along) in enumerate(ROADS):
        if village in along and not villages[village] and all(villages[other] for other in along if other != village):
            yield _reason("road", {"road": road}, _ROAD)


def _stand(view: View, seat: Seat, plan: Plan) -> Iterator[Reason]:
    """The city of this round would pay more after the move, as things stand; of journeys only the last one counts."""
    public, move = view.public, plan[0]
    is_passing = isinstance(move, mv.Travel) and any(isinstance(later, mv.Travel) for later in plan[1:])
    if public.city is None or public.is_over or is_passing or (then := after(public, move)) is None:
        return
    before, gold = (payouts(each, public.city)[seat] for each in (public, then))
    if gold > before:
        yield _reason("stand", {"city": public.city, "before": before, "gold": gold}, _GOLD * (gold - before))


def _stays(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Iterator[Reason]:
    """Whoever only travels on would leave a city that pays more to whoever is there, as things stand."""
    public, journeys = view.public, (instead or ())[:-1]
    is_choice = isinstance(plan[0], mv.EndTurn) and all(isinstance(move, mv.Travel) for move in journeys)
    if is_choice and public.city is not None and not public.is_over:
        then = reduce(lambda board, journey: after(board, journey) or board, journeys, public)
        before, gold = (payouts(each, public.city)[seat] for each in (then, public))
        if gold > before:
            yield _reason("stand", {"city": public.city, "before": before, "gold": gold}, _GOLD * (gold - before))


def _next(view: View, seat: Seat, plan: Plan, instead: Plan | None) -> Iterator[Reason]:
    """The first city that comes in the place of another one would pay more than that, as things stand."""
    if not isinstance(plan[0], mv.LowerGovernor):
        return
    then, other = (_ended(view.public, each) for each in (plan, instead or ()))
    cities = zip(course(then).cities[1:], course(other).cities[1:], strict=False)
    changed = ((view.public.round + i, *each) for i, each in enumerate(cities, 1) if each[0] != each[1])
    for number, city, dropped in islice(changed, 1):
        gold, before = payouts(then, city)[seat], payouts(other, dropped)[seat]
        if gold > before:
            values = {"city": city, "gold": gold, "other": dropped, "before": before, "round": number}
            yield _reason("next", values, _GOLD * (gold - before))


def _ended(public: Public, plan: Plan) -> Public:
    """Returns what counts in scorings, and the track, after a plan."""
    then = reduce(lambda board, move: after(board, move) or board, plan, public).copy()
    for lowered in (move for move in plan if isinstance(move, mv.LowerGovernor)):
        lower(then, lowered.city)
    return then


def _part(view: View, plan: Plan, instead: Plan | None) -> Iterator[Reason]:
    """Whoever ended the turn now would leave something of it undone; income can be had before any journey, too."""
    progress, move = view.public.progress, plan[0]
    is_part = not isinstance(move, mv.EndTurn | mv.Travel | mv.UseChit) and not getattr(move, "free", False)
    idle = mv.EndTurn | mv.Travel if isinstance(move, mv.TakeGold | mv.FetchHouses) else mv.EndTurn
    if is_part and instead and isinstance(instead[0], idle) and progress and is_undone(progress):
        yield _reason("part", weight=_PART)


def _reason(key: str, values: Mapping[str, object] | None = None, weight: float = 0.0) -> Reason:
    return Reason(Key(f"reasons.{key}"), values or {}, weight)
