"""A finished game of Maharaja: where the palaces stand, the best deeds, and the palaces of a seat as a picture."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from game.boxes.maharaja.rules import events as ev
from game.boxes.maharaja.rules.components import CENTRE, CITIES
from game.boxes.maharaja.rules.turn import HOUSE_PRICE, PALACE_PRICE
from game.boxes.maharaja.rules.view import NEUTRAL, View
from game.boxes.maharaja.table import phrases
from game.core.rules import Beat, Seat
from game.paint import lettering
from game.paint.box import Box
from game.paint.canvas import Canvas
from game.paint.palette import INK
from game.tabletop.ended import Breakdown, Chronicle, Deed, Habit, Party, PointKind, Share, Works, best, worth_telling
from game.tabletop.ended import chronicle as chronicle_of
from game.tabletop.players import Players

_COLOURS = ("#C77B30", "#3F6FA8", "#B8352C", "#4E8A4A", "#8E4478", "#2E8288", "#8A7A3A")
"""The colours of the cities in a bar."""
_FEWEST_PALACES, _SHORTEST_WAY = 2, 3
_LEAST_PLATE = 30.0
"""A plate that is lower than this has no room for the name of its city."""
_OVERLAP, _LARGEST = 0.55, 250.0
"""Of palaces side by side: how far one is from the next in parts of its width, and how wide one is at most."""


# ---------------------------------------------------------------------- where the palaces stand
def kinds(players: Players) -> tuple[PointKind, ...]:
    """Returns the cities, in which palaces count."""
    return tuple(
        PointKind(name, players.say(f"city.{name}"), "", (f"city_badge_{name}",), _COLOURS[city])
        for city, name in enumerate(CITIES)
    )


def breakdown(players: Players, beats: Sequence[Beat]) -> Breakdown:
    """Returns the palaces of every seat by city, and those of unused colours where they stand there from the start."""
    view: View = beats[-1].view
    sites = view.public.sites
    owners: list[Seat | None] = [Seat(seat) for seat in range(view.public.seats)]
    has_neutral = any(NEUTRAL in garden for garden in sites)
    parties = tuple(_party(players, view, owner) for owner in (*owners, *((None,) if has_neutral else ())))
    return Breakdown(kinds(players), parties, players.say("ending.neutral_note") if has_neutral else "")


def _party(players: Players, view: View, seat: Seat | None) -> Party:
    name = players.say("ending.neutral") if seat is None else players.name(seat)
    return Party(seat, name, tuple(_share(players, view, seat, name, city) for city in range(len(CITIES))))


def _share(players: Players, view: View, seat: Seat | None, name: str, city: int) -> Share:
    garden, owner = view.public.sites[city], NEUTRAL if seat is None else seat
    number = garden.count(owner)
    key = "ending.share_centre" if garden[CENTRE] == owner else "ending.share"
    return Share(number, players.say(key, player=name, city=phrases.city(city), count=number))


# ---------------------------------------------------------------------- deeds
def deeds(players: Players, beats: Sequence[Beat]) -> list[Deed]:
    """Returns the best deeds of a game."""
    events = [event for beat in beats for event in beat.events]
    found = (_payout, _palaces, _journey, _tolls, _alone)
    return worth_telling(deed for find in found for deed in find(players, events))


@dataclass(frozen=True, slots=True)
class _Paid:
    """A city that paid a seat in a round; `is_alone` tells that nobody else was there."""

    seat: Seat
    city: int
    round: int
    gold: int
    is_alone: bool


def _paid(events: Iterable[object]) -> Iterator[_Paid]:
    number = 0
    for event in events:
        if isinstance(event, ev.RoundBegun):
            number = event.round
        elif isinstance(event, ev.CityScored):
            for seat in event.ranking:
                yield _Paid(seat, event.city, number, event.payouts[seat], event.monopoly > 0)


def _payout(players: Players, events: Sequence[object]) -> Iterator[Deed]:
    """The most gold that a city paid."""
    for gold, paid in best((paid.gold, paid) for paid in _paid(events)):
        told = players.say("ending.payout_told", city=phrases.city(paid.city), round=paid.round)
        yield Deed(paid.seat, players.say("ending.payout"), told, f"+{gold}")


def _alone(players: Players, events: Sequence[object]) -> Iterator[Deed]:
    """The richest city in which somebody was alone, if another one paid most."""
    most = max((paid.gold for paid in _paid(events)), default=0)
    for gold, paid in best((paid.gold, paid) for paid in _paid(events) if paid.is_alone and paid.gold < most):
        told = players.say("ending.alone_told", city=phrases.city(paid.city), round=paid.round)
        yield Deed(paid.seat, players.say("ending.alone"), told, f"+{gold}")


def _palaces(players: Players, events: Sequence[object]) -> Iterator[Deed]:
    """The most palaces of one turn."""
    turns: list[tuple[Seat, list[ev.PalaceBuilt]]] = []
    for event in events:
        if isinstance(event, ev.TurnBegun):
            turns.append((event.seat, []))
        elif isinstance(event, ev.PalaceBuilt) and turns:
            turns[-1][1].append(event)
    for number, seat in best(((len(built), seat) for seat, built in turns), _FEWEST_PALACES):
        yield Deed(seat, players.say("ending.builder"), players.say("ending.builder_told", count=number), str(number))


def _journey(players: Players, events: Sequence[object]) -> Iterator[Deed]:
    """The longest journey of an architect."""
    for number, event in best(
        ((len(event.roads), event) for event in events if isinstance(event, ev.Travelled)), _SHORTEST_WAY
    ):
        told = players.say("ending.journey_told", city=phrases.city(event.city), count=number)
        yield Deed(event.seat, players.say("ending.journey"), told, str(number))


def _tolls(players: Players, events: Sequence[object]) -> Iterator[Deed]:
    """Who received most from travellers over the game."""
    received: dict[Seat, int] = {}
    for event in events:
        if isinstance(event, ev.Travelled):
            for seat, amount in event.tolls:
                received[seat] = received.get(seat, 0) + amount
    for amount, seat in best((amount, seat) for seat, amount in sorted(received.items())):
        yield Deed(seat, players.say("ending.tolls"), players.say("ending.tolls_told"), f"+{amount}")


# ---------------------------------------------------------------------- habits
def habits(players: Players, beats: Sequence[Beat]) -> list[Habit]:
    """Returns the changes of characters and to whom mostly, what characters brought, what cities paid, and tolls."""
    events = [event for beat in beats for event in beat.events]
    seats = [Seat(seat) for seat in range(len(players.cast))]
    told = (("swaps", _swaps), ("helped", _helped), ("cities", _cities), ("tolls", _tolls_of))
    return [
        Habit(players.say(f"habits.{name}"), tuple(of(players, events, seat) for seat in seats)) for name, of in told
    ]


def chronicle(players: Players, beats: Sequence[Beat]) -> Chronicle:
    """Returns the plans, as they were revealed, and the characters that came to players, round by round."""

    def told() -> Iterator[str | tuple[int, Seat, str]]:
        now: View = beats[0].view
        yield _chapter(players, now.public.round, now.public.city)
        for beat in beats:
            for event in beat.events:
                if isinstance(event, ev.RoundBegun):
                    yield _chapter(players, event.round, event.city)
                for seat, text in _recorded(players, event):
                    yield beat.number, seat, text

    return chronicle_of(players.say("chronicle.title"), len(players.cast), told())


def _chapter(players: Players, number: int, city: int | None) -> str:
    if city is None:
        return players.say("progress.opening")
    return players.say("chronicle.round", number=number, city=phrases.city(city))


def _recorded(players: Players, event: object) -> Iterator[tuple[Seat, str]]:
    """What of an event is noted, and for whom."""
    match event:
        case ev.TurnBegun(seat, (first, second)):
            names = (phrases.action_name(players, action) for action in (first, second))
            yield seat, " + ".join(names)
        case ev.ChitUsed(seat, action):
            yield seat, players.say("chronicle.chit", action=phrases.action_name(players, action))
        case ev.CharacterPicked(seat, number) | ev.CharacterTaken(seat, number) | ev.CharacterLured(seat, _, number):
            yield seat, _came(players, number)
        case ev.CharactersSwapped(seat, victim, wanted, given):
            yield seat, _came(players, wanted)
            yield victim, _came(players, given)


def _came(players: Players, number: int) -> str:
    return players.say("chronicle.character", character=phrases.character_name(players, number))


def _swaps(players: Players, events: Iterable[object], seat: Seat) -> str:
    found = Counter(wanted for event in events if (wanted := _wanted(event, seat)) is not None)
    character, most = max(found.items(), key=lambda pair: pair[1], default=(0, 0))
    if most < 2:
        return str(found.total())
    return players.say("habits.swaps_told", count=found.total(), most=most, character=phrases.character(character))


def _wanted(event: object, seat: Seat) -> int | None:
    """The character that a seat got by an event."""
    match event:
        case (
            ev.CharacterTaken(own, character)
            | ev.CharactersSwapped(own, _, character)
            | ev.CharacterLured(own, _, character)
        ):
            return character if own == seat else None
    return None


def _helped(players: Players, events: Iterable[object], seat: Seat) -> str:
    """Returns the gold that came by characters (Trader), or that they saved (Monk, Artisan, Builder) (4, 5)."""
    gold = 0
    for event in events:
        match event:
            case ev.TurnBegun(own, _, income) if own == seat:
                gold += income
            case ev.Travelled(own, tolls=tolls, by_bank=True) if own == seat:
                gold += sum(toll for _, toll in tolls)
            case ev.PalaceBuilt(own, price=price) if own == seat:
                gold += PALACE_PRICE - price
            case ev.HouseBuilt(own, _, price) if own == seat:
                gold += HOUSE_PRICE - price
    return str(gold)


def _cities(players: Players, events: Iterable[object], seat: Seat) -> str:
    scored = [event for event in events if isinstance(event, ev.CityScored)]
    gold, first = sum(event.payouts[seat] for event in scored), sum(event.ranking[:1] == (seat,) for event in scored)
    return players.say("habits.cities_told", gold=gold, first=first)


def _tolls_of(players: Players, events: Iterable[object], seat: Seat) -> str:
    ways = [event for event in events if isinstance(event, ev.Travelled)]
    paid = sum(toll for way in ways if way.seat == seat and not way.by_bank for _, toll in way.tolls)
    got = sum(toll for way in ways for owner, toll in way.tolls if owner == seat)
    return players.say("habits.tolls_told", paid=paid, got=got)


# ---------------------------------------------------------------------- the picture
def works(players: Players, view: View, seat: Seat) -> Works | None:
    """Returns the palaces of a seat, city by city."""
    built = [(city, garden.count(seat)) for city, garden in enumerate(view.public.sites) if seat in garden]
    if not built:
        return None
    count = sum(number for _, number in built)
    cities = [phrases.city(city) for city, _ in built]
    told = players.say("ending.works", player=players.name(seat), count=count, cities=cities)
    caption = players.say("ending.caption", player=players.name(seat))
    return Works(caption, told, partial(_paint, players, view, seat, [city for city, _ in built]))


def _paint(players: Players, view: View, seat: Seat, cities: Sequence[int], canvas: Canvas, box: Box) -> None:
    """Each city with its badge and, where all find room for it, its name; above it the palaces."""
    rows = 1 if box.w / len(cities) >= box.h * 0.55 or len(cities) < 3 else 2
    columns = -(-len(cities) // rows)
    lacking, whole, grid = columns * rows - len(cities), columns * (rows - 1), box.grid(columns, rows, 14)
    last = [at.moved(lacking * (at.w + 14) / 2, 0) for at in grid[whole : len(cities)]]
    boxes = [*grid[:whole], *last]
    names = [players.say(f"city.{CITIES[city]}") for city in cities]
    room = boxes[0].w - _foot(boxes[0]) - 20
    is_named = _foot(boxes[0]) >= _LEAST_PLATE and all(
        lettering.fitting(canvas, (name, ""), 24, "semi", room) for name in names
    )
    for city, name, at in zip(cities, names, boxes, strict=True):
        own = sum(owner == seat for owner in view.public.sites[city])
        _palaces_of(canvas, f"palace_{players.colour(seat)}", own, at)
        plate = _plate(at)
        if is_named:
            canvas.box(plate, "#FFF6DFE0", INK, 8, 2)
            lettering.text(canvas, name, plate.x + plate.h + 2, plate.cy - 1, 24, INK, "semi", room=room)
        badge = plate.x + plate.h / 2 if is_named else plate.cx
        canvas.put(f"city_badge_{CITIES[city]}", badge, plate.cy, plate.h * 0.86, centre=True)


def _foot(box: Box) -> float:
    """How high the plate of a city is."""
    return min(52.0, box.h * 0.3)


def _plate(box: Box) -> Box:
    return Box(box.x + 4, box.bottom - _foot(box), box.w - 8, _foot(box))


def _palaces_of(canvas: Canvas, palace: str, number: int, box: Box) -> None:
    """The palaces of one city overlapping above its plate."""
    spread, plate = 1 + _OVERLAP * (number - 1), _plate(box)
    width = min((box.h - plate.h) * 0.9, (box.w - 8) / spread, _LARGEST)
    left = box.cx - width * spread / 2
    for i in range(number):
        canvas.put(palace, left + width * (0.5 + _OVERLAP * i), plate.y - width / 2, width, centre=True)
