"""The moves of Ys once more, slow and plain, straight from the rules: what the fast lists are held to."""

from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement, permutations, product
from typing import Any

from game.boxes.ys.rules import moves
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.view import Broker, Public
from game.core.rules import Seat

COLOURS = ("blue", "green", "yellow", "red")
GEMS = (*COLOURS, "black", "white")
AREAS = ("port", "commerce", "palace")
CARDS = (
    *("alchemist", "banker", "captain", "bishop", "spy", "herald", "conjurer", "intriguer", "jeweler", "magician"),
    *("merchant", "soldier", "queen", "prince", "king", "blue"),
)
WINDOWS = (
    {"bishop", "spy", "conjurer"},
    {"queen"},
    {"magician", "soldier"},
    {"captain", "herald", "intriguer", "merchant"},
    {"alchemist", "banker", "jeweler"},
)
"""Who is played at the start of the placement, before and after a pair, at the start and the end of the counting."""

Spot = tuple[int, str]
"""An area as quarter (1 to 4) and kind, or a square of the market as row (1 to 3) and colour."""
Choice = tuple[Any, ...]
"""A move in words: what is done, with which values, cards and gems, where."""


def spot(place: int) -> Spot:
    if place < 12:
        return place // 3 + 1, AREAS[place % 3]
    return (place - 12) // 4 + 1, COLOURS[(place - 12) % 4]


# ---------------------------------------------------------------------- what a move means
def choice(state: State, move: moves.Move) -> Choice:
    match move:
        case moves.Bid(low, high):
            return "bid", low, high
        case moves.Place(from_front, is_up, value, place):
            return "place", "front" if from_front else "screen", "up" if is_up else "down", value, spot(place)
        case moves.PlaceNeutral(value, place):
            return "neutral", value, spot(place)
        case moves.Play(card, targets):
            return "play", CARDS[card], *_aimed(CARDS[card], targets)
        case moves.TakeGem(gem, colour):
            return "gem", GEMS[gem], COLOURS[colour]
        case moves.MoveQuote(column, step):
            return "quote", COLOURS[column], step
    return _single(move)


def _single(move: moves.Move) -> Choice:
    match move:
        case moves.PickOrder(card):
            return "order", card
        case moves.Refill(value):
            return "refill", value
        case moves.Look(tag):
            return "look", tag
        case moves.ChooseColour(colour) | moves.NextColumn(colour):
            return ("colour" if isinstance(move, moves.ChooseColour) else "column"), COLOURS[colour]
        case moves.Favour(value):
            return "favour", value
    assert isinstance(move, moves.Pass)
    return ("pass",)


def _aimed(card: str, targets: tuple[int, ...]) -> Choice:
    match card:
        case "alchemist" | "banker":
            return tuple(GEMS[gem] for gem in targets)
        case "jeweler":
            return tuple(sorted(GEMS[gem] for gem in targets))
        case "captain" | "magician":
            return (frozenset(targets),)
        case "herald":
            return targets[0], spot(targets[1])
    return targets


# ---------------------------------------------------------------------- what can be chosen
def choices(state: State, seat: Seat) -> set[Choice]:
    public = state.public
    match public.task:
        case "bid":
            return {("bid", *sorted(pair)) for pair in combinations(state.screens[seat], 2)}
        case "order":
            return {("order", card) for card in range(1, public.seats + 1) if card not in public.chosen}
        case "place":
            queen = _plays(state, seat, WINDOWS[1]) if not public.go else ()
            return {*_placements(state, seat), *_looks(state, seat), *queen}
        case "ask":
            window = public.window
            assert window is not None
            looks = _looks(state, seat) if window == 2 else ()
            return {("pass",), *looks, *_plays(state, seat, WINDOWS[window])}
        case "look":
            return {("pass",), *_looks(state, seat)}
        case "refill":
            return {("refill", value) for value in state.screens[seat]}
        case "neutral":
            return {("neutral", *found) for found in product(state.neutrals[seat], _open(public, seat))}
        case "favour":
            return {("favour", value) for value in public.front[seat]}
    return _counted(public)


def _counted(public: Public) -> set[Choice]:
    match public.task:
        case "gem":
            cargo = {GEMS[gem] for gem in public.cargo[public.picked_from]}
            return {("gem", gem, colour) for gem in cargo for colour in COLOURS if gem in (colour, "white")}
        case "colour":
            return {("colour", colour) for colour in COLOURS}
        case "column":
            return {("column", COLOURS[column]) for column in _leading(public)}
    quotes = zip(COLOURS, public.quotes, strict=True)
    return {("quote", colour, step) for (colour, at), step in product(quotes, (1, -1)) if 1 <= at + step <= 15}


def _leading(public: Public) -> Iterator[int]:
    """The columns not yet in order that no other one of them beats: by total, then by number of brokers."""
    worth = {column: (0, 0) for column in range(4) if column not in public.ranked}
    for broker in public.brokers:
        row_and_column = broker.place - 12
        if row_and_column >= 0 and row_and_column % 4 in worth:
            total, count = worth[row_and_column % 4]
            assert broker.value is not None
            worth[row_and_column % 4] = total + (5 if broker.marked else broker.value), count + 1
    yield from (column for column in worth if worth[column] == max(worth.values()))


# ---------------------------------------------------------------------- placing
def _working(public: Public, card: str) -> tuple[Seat, int] | None:
    return next(((effect.seat, effect.number) for effect in public.effects if CARDS[effect.card] == card), None)


def _is_working_for(public: Public, card: str, seat: Seat) -> bool:
    found = _working(public, card)
    return found is not None and found[0] == seat


def _closed(public: Public) -> int | None:
    """The quarter that the Queen closed, 1 to 4."""
    queen = _working(public, "queen")
    return None if queen is None else queen[1] + 1


def _spots(public: Public) -> set[Spot]:
    """All areas in play and all free squares of the open rows."""
    quarters = 4 if public.seats == 4 or (public.seats == 3 and not public.variants.three_quarters) else 3
    taken = {spot(broker.place) for broker in public.brokers if broker.place >= 12}
    rows = (1, 2, 3) if public.seats == 4 else (2, 3)
    return {*product(range(1, quarters + 1), AREAS), *({*product(rows, COLOURS)} - taken)}


def _open(public: Public, seat: Seat) -> set[Spot]:
    """Where a seat may place a broker: the Queen keeps all others out of her quarter."""
    if _is_working_for(public, "queen", seat):
        return _spots(public)
    return {at for at in _spots(public) if not _is_in(at, _closed(public))}


def _is_in(at: Spot, quarter: int | None) -> bool:
    return at[1] in AREAS and at[0] == quarter


def _placements(state: State, seat: Seat) -> Iterator[Choice]:
    public = state.public
    sources = [("screen", value) for value in state.screens[seat]]
    if _is_working_for(public, "conjurer", seat):
        sources += [("front", value) for value in public.front[seat]]
    for (source, value), facing, at in product(sources, _facings(public, seat), _open(public, seat)):
        yield "place", source, facing, value, at


def _facings(public: Public, seat: Seat) -> Iterable[str]:
    """One of a pair face up, one face down; with "all open" both up; the Bishop's player as he likes."""
    if _is_working_for(public, "bishop", seat):
        return "up", "down"
    if public.variants.all_open:
        return ("up",)
    first = [broker.value for broker in public.brokers if broker.tag in public.go]
    if not first:
        return "up", "down"
    return ("up",) if first == [None] else ("down",)


def _looks(state: State, seat: Seat) -> Iterator[Choice]:
    """The Spy: hidden brokers of others that he has not seen, never neutral ones; also those in the throne room."""
    public = state.public
    spy = _working(public, "spy")
    if spy is not None and spy[0] == seat and spy[1] > 0:
        others = [other for other in range(public.seats) if other != seat]
        hidden = [b.tag for b in public.brokers if b.party in others and b.value is None]
        hidden += [tag for other in others for tag in public.throne[other]]
        yield from (("look", tag) for tag in hidden if (seat, tag) not in state.known)


# ---------------------------------------------------------------------- characters
def _plays(state: State, seat: Seat, window: set[str]) -> Iterator[Choice]:
    """At most two cards in a turn; those won in this turn are no use yet."""
    if state.public.played[seat] < 2:
        for name in {CARDS[card] for card in state.hands[seat]} & window:
            yield from (("play", name, *aims) for aims in _aims(state.public, seat, name))


def _movable(public: Public, seat: Seat) -> list[Broker]:
    """Own brokers outside the Queen's quarter."""
    return [b for b in public.brokers if b.party == seat and not _is_in(spot(b.place), _closed(public))]


def _aims(public: Public, seat: Seat, name: str) -> Iterable[Choice]:
    """At what a card may be aimed; the Alchemist's may go without a change."""
    quarters = range(max(at[0] for at in _spots(public) if at[1] in AREAS))
    match name:
        case "queen":
            return ((quarter,) for quarter in quarters)
        case "captain":
            return ((frozenset(pair),) for pair in combinations(quarters, 2))
        case "soldier":
            return ((broker.tag,) for broker in public.brokers if broker.tag in public.go and broker.party == seat)
        case "magician":
            own = [broker.tag for broker in _movable(public, seat)]
            throne = product(own, public.throne[seat])
            return ((frozenset(pair),) for pair in (*combinations(own, 2), *throne))
        case "herald":
            return _moved(public, seat)
        case "alchemist":
            owned = [gem for gem, count in zip(GEMS, public.gems[seat], strict=False) if count]
            return ((), *((gem, colour) for gem, colour in product(owned, COLOURS) if gem != colour))
        case "banker":
            at = dict(zip(COLOURS, public.quotes, strict=True))
            return ((up, down) for up, down in permutations(COLOURS, 2) if at[up] < 15 and at[down] > 1)
        case "jeweler":
            return (tuple(sorted(pair)) for pair in combinations_with_replacement(COLOURS, 2))
    return [()]


def _moved(public: Public, seat: Seat) -> Iterator[Choice]:
    """The Herald: an own broker to another place, within the limits of placing and not into the Queen's quarter."""
    places = {at for at in _spots(public) if not _is_in(at, _closed(public))}
    for broker in _movable(public, seat):
        yield from ((broker.tag, at) for at in places if at != spot(broker.place))
