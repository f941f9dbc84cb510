"""What is read of the table of Maharaja: by city and neighbour, never by where something lies on the map."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from game.boxes.maharaja.rules import actions, components
from game.boxes.maharaja.rules.actions import CHIT_SLOT, turn_parts
from game.boxes.maharaja.rules.rounds import COMPENSATION, progress
from game.boxes.maharaja.rules.scoring import score_city
from game.boxes.maharaja.rules.view import Public, View
from game.boxes.maharaja.table import items, phrases
from game.boxes.maharaja.table.pieces.seats import told_of
from game.boxes.maharaja.table.standings import points, scored_next
from game.boxes.maharaja.table.touches import plans
from game.core.rules import Seat
from game.locale.words import Term
from game.tabletop.passages import BOARD, HAND, MARKET, SCORING, STATUS, Passage, PassageEntry, listed, player
from game.tabletop.players import Players
from game.widgets.reading import joined

_MOST_ROUTES = 12
_KEPT = 64
"""How many ways along roads are kept as they are read: there are 32, before a move and after it."""
_SINGLES = (items.TAKE_GOLD, items.FETCH, items.BUILDER, items.CHIT, items.EXCHANGE, items.PASS)


def read(players: Players, view: View) -> Iterator[Passage]:
    """Yields the parts of a view in the order in which they are read."""
    yield listed(STATUS, "", [*_status(players, view)])
    yield _own(players, view)
    turn = view.public.progress
    undone = turn is not None and not all(part.is_done for part in turn_parts(turn))
    if turn is not None and not undone:
        yield _end(players)
    yield listed(
        MARKET, players.words("access.land.track"), [PassageEntry(item=items.governor(n)) for n in _order(view.public)]
    )
    yield _pays(players, view)
    for junction in (*_order(view.public), components.START):
        yield _junction(players, view, junction)
    yield _houses(players, view)
    for seat in map(Seat, range(view.public.seats)):
        told = told_of(players, view, seat)
        held = view.public.characters[seat] if seat != _own_seat(view) else ()
        purse = view.gold[seat]
        gold = players.words("access.land.gold_hidden") if purse is None else Term("maharaja.gold", purse)
        rest = players.words("access.pair", name=players.words("access.land.gold"), value=gold)
        lines = [
            PassageEntry(told, items.panel(seat)),
            PassageEntry(rest),
            *(_character(players, number) for number in held),
        ]
        yield listed(player(seat), players.name(seat), lines, f"{told}. {rest}")
    if undone:
        yield _end(players)


def _end(players: Players) -> Passage:
    """Returns what ends a turn: before the roads, which may be free, once all is done, else after all that can be."""
    return listed("end", players.say("preview.end_title"), [PassageEntry(item=items.DONE)])


def _own_seat(view: View) -> Seat:
    """Returns who looks, or on an open table who acts."""
    return view.public.acting if view.seat is None else view.seat


def _order(public: Public) -> list[int]:
    """Returns the cities as they will be scored, the lowest governor's first; the Maharaja's own before all."""
    ahead = [city for city in public.track if city is not None]
    rest = [city for city in range(components.CITY_COUNT) if city not in ahead]
    return [*rest, *ahead]


def _status(players: Players, view: View) -> Iterator[str]:
    public = view.public
    if stand := progress(public):
        yield players.say(stand.key, number=stand.number)
    if public.city is not None:
        yield players.say("table.round", number=public.round, city=phrases.city(public.city))
    yield players.words("access.land.palaces", players=players.each(enumerate(points(view))))
    if public.progress is not None:
        undone = [part for part in turn_parts(public.progress) if not part.is_done]
        told = [players.say(f"turn.part.{actions.PART_NAMES[part.part]}") for part in undone]
        yield players.words("access.land.plan", parts=told) if told else players.say("prompt.turn_done")
        if forgone := sum(part.slot < CHIT_SLOT for part in undone):
            yield players.say("turn.forgo", count=forgone, gold=phrases.gold(COMPENSATION))


def _own(players: Players, view: View) -> Passage:
    """Returns what whoever looks has and can choose: gold, stock, characters, actions, offers."""
    seat = _own_seat(view)
    purse = view.gold[seat]
    name = players.name(seat)
    title = name if purse is None else players.words("access.pair", name=name, value=phrases.gold(purse))
    choices = [_action(players, view, number, arrow) for number in range(len(actions.NAMES)) for arrow in (1, 2)]
    listed_items = (*_SINGLES, *map(items.bid, range((purse or 0) + 1)), *map(items.route, range(_MOST_ROUTES)))
    return listed(
        HAND,
        title,
        [
            *(PassageEntry(item=item) for item in (items.HOUSES, items.PALACES)),
            *(_character(players, number) for number in view.public.characters[seat]),
            *(_character(players, number, "in_bank") for number in view.public.bank),
            *choices,
            *(PassageEntry(item=item) for item in listed_items),
        ],
    )


def _character(players: Players, number: int, key: str = "character") -> PassageEntry:
    """Returns a character by name and number; what it does need not be heard first."""
    name = phrases.character_name(players, number)
    told = players.words(f"access.land.{key}", character=name, number=number)
    return PassageEntry(told, items.character(number), players.say(f"ability.{components.CHARACTER_NAMES[number]}"))


def _action(players: Players, view: View, number: int, arrow: int) -> PassageEntry:
    """Returns an action of the disc by its name alone, while the disc is set; what it does need not be heard first.

    What a second arrow does was heard at the first one, where it can be chosen.
    """
    item, name = items.action(number, arrow), phrases.action_name(players, number)
    if not plans(view):
        return PassageEntry(item=item)
    key = phrases.action_key(view.public, number)
    texts = (players.say(f"action_text.{key}"), players.say(f"explain.use.{key}"))
    told = joined(text[:1].upper() + text[1:] for text in texts)
    if arrow == 1:
        return PassageEntry(name, item, told)
    return PassageEntry(item=item, told=told, open="")


def _junction(players: Players, view: View, junction: int) -> Passage:
    """Returns a city, or the start place: what is built there, then each road, village by village."""
    rows = [[*_built(players, view, junction)]] if junction < components.CITY_COUNT else []
    here = [seat for seat, at in enumerate(view.public.architects) if at == junction]
    rows.append([PassageEntry(item=items.architect(Seat(seat))) for seat in here])
    beyond = {len(rows) + i: _name(end) for i, (_, end) in enumerate(components.ROADS_AT[junction])}
    for road, end in components.ROADS_AT[junction]:
        owners = tuple(view.public.villages[village] for village in components.ROADS[road].villages)
        rows.append([*_road(players, junction, road, end, owners)])
    return Passage(_name(junction), _title(players, view, junction), rows, beyond=beyond)


def _name(junction: int) -> str:
    """Returns the name of the passage about a city, or about the start place."""
    return f"junction:{junction}"


def _title(players: Players, view: View, junction: int) -> str:
    """Returns a city with what is built there, or the start place."""
    if junction == components.START:
        return players.say("item.start")
    public, city = view.public, players.say(f"city.{components.CITIES[junction]}")
    palaces, houses = sum(owner is not None for owner in public.sites[junction]), sum(public.houses[junction])
    counted = [Term(f"maharaja.{key}", count) for key, count in (("palaces", palaces), ("houses", houses)) if count]
    if public.city == junction:
        city = players.words("access.land.maharaja", city=city)
    return players.words("access.pair", name=city, value=counted or players.words("access.land.nothing_built"))


def _built(players: Players, view: View, city: int) -> Iterator[PassageEntry]:
    yield PassageEntry(players.say(f"city.{components.CITIES[city]}"), items.city(city))
    for where in components.SITES:
        owner = view.public.sites[city][where]
        yield PassageEntry(item=items.site(city, where) if owner is None else items.palace(city, where))
    yield PassageEntry(item=items.tray(city))
    for seat, count in enumerate(view.public.houses[city]):
        if count:
            yield PassageEntry(item=items.house(components.city_place(city), Seat(seat)))


@lru_cache(maxsize=_KEPT)
def _road(
    players: Players, start: int, road: int, end: int, owners: tuple[tuple[Seat, ...], ...]
) -> Sequence[PassageEntry]:
    """Returns where a road leads, then its villages from here on, each with who lets travellers pass.

    Takes who owns houses in its villages. Most moves change none, and a voice needs all roads after each.
    """
    values: dict[str, object] = {"villages": len(owners), "free": sum(not each for each in owners)}
    if end == components.START:
        leads = players.words("access.land.road_start", **values)
    else:
        leads = players.words("access.land.road", city=phrases.city(end), **values)
    told = [
        PassageEntry(_village(players, village, here), items.village(village), None if here else "")
        for village, here in zip(components.ROADS[road].villages, owners, strict=True)
    ]
    return [PassageEntry(leads), *(told if components.ROADS[road].ends[0] == start else told[::-1])]


def _village(players: Players, village: int, here: tuple[Seat, ...]) -> str:
    owners = Counter(here)
    name = players.say(f"village.{components.VILLAGES[village]}")
    if not owners:
        return players.words("access.land.village_free", village=name)
    told = [players.say("item.owner", player=players.name(seat), count=count) for seat, count in sorted(owners.items())]
    return players.words("access.land.village", village=name, owners=told)


def _houses(players: Players, view: View) -> Passage:
    """Returns the own houses in villages, which can be moved."""
    seat = _own_seat(view)
    own = [village for village, owners in enumerate(view.public.villages) if seat in owners]
    key = "houses" if own else "houses_none"
    title = players.words(f"access.land.{key}", player=players.name(seat), count=len(own))
    return listed(BOARD, title, [PassageEntry(item=items.house(village, seat)) for village in own])


def _pays(players: Players, view: View) -> Passage:
    """Returns what the city would pay that is scored next, to whom for how many points."""
    city = scored_next(view.public)
    now = score_city(view.public, city)
    title = players.say("standing.title", city=players.say(f"city.{components.CITIES[city]}"))
    lines = [
        players.words(
            "access.land.pays",
            player=players.name(seat),
            points=Term("common.count.points", now.scores[seat].points),
            gold=phrases.gold(now.payouts[seat]),
        )
        for seat in now.ranking
    ]
    return listed(SCORING, title, lines or [players.words("access.nobody")])
