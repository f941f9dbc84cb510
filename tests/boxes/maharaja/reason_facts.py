"""What must be true when Maharaja gives a reason, counted out of what the turn has done and what lies on the map."""

from collections import Counter
from collections.abc import Iterator

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.maharaja.rules import moves
from game.boxes.maharaja.rules.actions import NAMES, PARTS
from game.boxes.maharaja.rules.components import CHARACTER_NAMES, ROADS, SADHU, START
from game.boxes.maharaja.rules.scoring import PAYOUTS, score_city
from game.boxes.maharaja.rules.view import View
from game.core.rules import Seat
from tests.boxes.facts import Facts

_GOLD, _ARTISAN = NAMES.index("gold"), CHARACTER_NAMES.index("artisan")
_WITH_PALACE = {NAMES.index("palace"), NAMES.index("palace_house")}


def _asked(view: View) -> tuple[int, int]:
    """How many things the disc and a chit ask for, and how many were done."""
    progress = view.public.progress
    assert progress
    actions = Counter([*progress.disc, *([] if progress.chit is None else [progress.chit])])
    return sum(times * sum(PARTS[action]) for action, times in actions.items()), sum(progress.done)


def _done(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """As many things were done as the disc and a chit have parts."""
    asked, done = _asked(view)
    return isinstance(plan[0], moves.EndTurn) and view.public.acting == seat and done >= asked


def _part(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """Fewer were done, and a journey or the Builder's free help is none of them. What the plan is told beside may do
    another part, and be as good: then it is so beside ending the turn."""
    asked, done = _asked(view)
    is_asked_for = not isinstance(plan[0], moves.EndTurn | moves.Travel | moves.UseChit)
    return is_asked_for and done < asked and not getattr(plan[0], "free", False) and bool(instead)


def _last(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """All other palaces of the seat stand."""
    built = sum(garden.count(seat) for garden in view.public.sites)
    return isinstance(plan[0], moves.BuildPalace) and built + 1 == built + view.public.palaces[seat]


def _built(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """A palace that leaves others to build; seven are built in a whole game, six in a short one."""
    left, built = reason.values["left"], sum(garden.count(seat) for garden in view.public.sites)
    in_all = 6 if view.public.variants.short else 7
    return (
        isinstance(plan[0], moves.BuildPalace)
        and left > 0
        and (built, built + left + 1)
        == (
            reason.values["built"],
            in_all,
        )
    )


def _price(view: View, seat: Seat) -> int:
    return 9 if _ARTISAN in view.public.characters[seat] else 12


def _saves(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """Gold, no palace, and even 2 gold more would not pay for one; whoever exchanges might pay the Artisan's price."""
    disc, purse = {plan[0].first, plan[0].second}, view.gold[seat]
    assert purse is not None
    least = 9 if NAMES.index("character") in disc else _price(view, seat)
    told = reason.values == {"gold": _price(view, seat), "purse": purse}
    return told and _GOLD in disc and not disc & _WITH_PALACE and purse + 2 < least


def _helped(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """The disc asks for another character and a palace; the own gold is enough at the Artisan's price alone."""
    disc, purse = {plan[0].first, plan[0].second}, view.gold[seat]
    assert purse is not None
    is_asked_for = NAMES.index("character") in disc and bool(disc & _WITH_PALACE)
    return is_asked_for and 9 <= purse < 12 == _price(view, seat) and reason.values == {"before": 12, "gold": 9}


def _palace(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """The roads end in the city, where a palace is the next thing of which a journey could be the reason; so many
    governors are lower on the track."""
    here = _end(view.public.architects[seat], plan[0])
    first = next(move for move in plan[1:] if isinstance(move, moves.Travel | moves.BuildPalace))
    site = getattr(first, "site", None)
    counts = 3 if site == 0 else 2 if SADHU in view.public.characters[seat] else 1
    rounds = [*range(view.public.round, _last_round(view, plan) + 1)]
    scored = [view.public.city, *_next_cities(view, plan)][: len(rounds)]
    if reason.key == "reasons.palace_only":
        return reason.values == {"city": here} and here not in scored
    return reason.values == {"city": here, "points": counts, "round": rounds[scored.index(here)]}


def _end(here: int, move: moves.Move) -> int:
    for road in getattr(move, "roads", ()):
        here = sum(ROADS[road].ends) - here
    return here


def _next_cities(view: View, plan: Plan) -> list[int]:
    """The cities of the next rounds, two rounds of all seven: the lowest governor first, which then goes to the top."""
    return [city for city in _track(view, plan) if city is not None] * 2


def _track(view: View, plan: Plan) -> list[int | None]:
    """The track after all governors of a plan were put two boxes down, and those above which they go one up (5)."""
    track = list(view.public.track)
    for move in plan:
        if isinstance(move, moves.LowerGovernor):
            box = track.index(move.city)
            track.insert(box - 2, track.pop(box))
    return track


def _last_round(view: View, plan: Plan) -> int:
    """The round in which a governor comes to the topmost box, at latest the tenth, or the eighth in a short game."""
    top = max(box for box, city in enumerate(_track(view, plan)) if city is not None)
    last = 8 if view.public.variants.short else 10
    if view.public.is_last:
        return view.public.round
    return min(last, view.public.round + len(view.public.track) - 1 - top)


def _way(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """The first later journey that passes the village ends there; it was empty, or asked for as much gold."""
    place = plan[0].village if isinstance(plan[0], moves.Found) else plan[0].place
    here, owners = view.public.architects[seat], view.public.villages[place]
    for move in plan[1:]:
        here = _end(here, move)
        if any(place in ROADS[road].villages for road in getattr(move, "roads", ())):
            break
    told: dict[str, int] = {"city": here} if not owners else {"city": here, "gold": len(owners)}
    return seat not in owners and reason.values == told and ("free" in reason.key) == bool(owners)


def _first_way(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """No way from the start place to the city has fewer villages than one on which the house will stand."""
    city, number = reason.values["city"], reason.values["round"]
    ways = [*_ways(START, city, ())]
    fewest = [way for way in ways if len(way) == min(map(len, ways))]
    is_there = any(plan[0].village in way for way in fewest)
    return is_there and _next_cities(view, ())[number - 1] == city


def _ways(here: int, city: int, gone: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yields the villages of each way to a city on which no road is taken twice."""
    if here == city:
        yield tuple(village for road in gone for village in ROADS[road].villages)
        return
    for number, road in enumerate(ROADS):
        if here in road.ends and number not in gone and len(gone) < 5:
            yield from _ways(sum(road.ends) - here, city, (*gone, number))


def _next(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """The governors of both plans bring these cities in that round, the first that differs, and one pays more."""
    told, both = reason.values, zip(_next_cities(view, plan), _next_cities(view, instead or ()), strict=True)
    first = next((i, *each) for i, each in enumerate(both, 1) if each[0] != each[1])
    return first == (told["round"] - view.public.round, told["city"], told["other"]) and told["gold"] > told["before"]


def _artisan(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    taken = getattr(plan[0], "character", getattr(plan[0], "wanted", None))
    is_building = any(isinstance(move, moves.BuildPalace) for move in plan)
    return taken == _ARTISAN and is_building and reason.values == {"before": 12, "gold": 9} and _price(view, seat) == 12


def _monk(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """Others' houses lie along the roads of all journeys made before houses or characters change, none in a village
    that was free for the seat."""
    changing = moves.BuildHouse, moves.LiftHouse, moves.TakeCharacter, moves.SwapCharacters, moves.UseChit
    end = next((i for i, move in enumerate(plan) if i and isinstance(move, changing)), len(plan))
    roads = [ROADS[road] for move in plan[:end] for road in getattr(move, "roads", ())]
    passed = [view.public.villages[village] for road in roads for village in road.villages]
    gold = sum(len(owners) for owners in passed if seat not in owners)
    taken = getattr(plan[0], "character", getattr(plan[0], "wanted", None))
    return taken == CHARACTER_NAMES.index("monk") and gold > 0 and reason.values == {"gold": gold}


def _road(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """Of its villages only the one that gets the house is empty."""
    place = plan[0].village if isinstance(plan[0], moves.Found) else plan[0].place
    return [one for one in ROADS[reason.values["road"]].villages if not view.public.villages[one]] == [place]


def _stand(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """The Maharaja's city pays so much for the points there with the piece that comes or stays, and less without."""
    city, public, move = reason.values["city"], view.public, plan[0]
    points = [each.points for each in score_city(public, city).scores]
    now = _paid(view, points)[seat]
    match move:
        case moves.EndTurn():
            assert (
                instead
                and public.architects[seat] == city
                and {type(each) for each in instead} == {moves.Travel, type(move)}
            )
            points[seat] -= 1
            return reason.values == {"city": public.city, "before": _paid(view, points)[seat], "gold": now}
        case moves.BuildPalace(site):
            points[seat] += 3 if site == 0 else 2 if SADHU in public.characters[seat] else 1
        case moves.BuildHouse() | moves.SetDown() | moves.Travel():
            points[seat] += 1
        case _:
            return bool(reason.values["gold"] > reason.values["before"])  # another character decides a tie
    return reason.values == {"city": public.city, "before": now, "gold": _paid(view, points)[seat]}


def _paid(view: View, points: list[int]) -> list[int]:
    """What each seat is paid for so many points in a city: by their order, where several have as many by characters."""
    order = sorted((-own, min(view.public.characters[each]), each) for each, own in enumerate(points) if own)
    places = [each for *_, each in order]
    alone = 5 if len(places) == 1 else 0
    return [PAYOUTS[len(points)][places.index(each)] + alone if own else 0 for each, own in enumerate(points)]


FACTS: Facts = {
    "reasons.done": _done,
    "reasons.part": _part,
    "reasons.saves": _saves,
    "reasons.palace": _palace,
    "reasons.palace_only": _palace,
    "reasons.first_way": _first_way,
    "reasons.way": _way,
    "reasons.free_way": _way,
    "reasons.next": _next,
    "reasons.last": _last,
    "reasons.built": _built,
    "reasons.artisan": _artisan,
    "reasons.helped": _helped,
    "reasons.monk": _monk,
    "reasons.road": _road,
    "reasons.stand": _stand,
}
