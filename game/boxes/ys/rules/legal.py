"""Which moves a player may make, in a fixed order: by their short names, then by what they are about."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from operator import itemgetter
from typing import NamedTuple, Protocol, TypeVar, assert_never

from game.boxes.ys.rules import moves as mv
from game.boxes.ys.rules import steps
from game.boxes.ys.rules.characters import CHARACTERS, Character, chooses_facing, closed_to, looks, placeable, refills
from game.boxes.ys.rules.components import AFTER_PAIR, BEFORE_PAIR, COLOURS, END, MOST_PLAYED, STEPS, WHITE, Gem, Window
from game.boxes.ys.rules.ranking import ranked_columns
from game.boxes.ys.rules.view import Hand, Public, Values, broker_of, free_places
from game.core.chance import Chance
from game.core.rules import Seat


class Sighted(Protocol):
    """What moves are listed from: a state, or the view of whoever must act."""

    @property
    def public(self) -> Public: ...
    @property
    def screens(self) -> Sequence[Values | None]: ...
    @property
    def neutrals(self) -> Sequence[Values | None]: ...
    @property
    def hands(self) -> Sequence[Hand | None]: ...
    @property
    def known(self) -> tuple[tuple[int, int], ...]: ...


N = TypeVar("N", bound=int)
_NONE: frozenset[int] = frozenset()
_PASS = mv.Pass()
_COLOURS = tuple(map(mv.ChooseColour, COLOURS))
_QUOTES = tuple((mv.MoveQuote(column, -1), mv.MoveQuote(column, 1)) for column in COLOURS)


def moves(state: Sighted, seat: Seat) -> Sequence[mv.Move]:
    """Returns all moves of a seat that must act. The commonest tasks are asked for first, for speed."""
    public = state.public
    match public.task:
        case steps.PLACE:
            return _listed(state, seat)
        case steps.GEM:
            return _gems(public.cargo[public.picked_from])
        case steps.ASK:
            return _asked(state, seat)
        case steps.BID:
            return bids_of(_own(state.screens, seat))
        case steps.ORDER:
            return _orders(public.cards)
        case steps.NEUTRAL:
            return _neutrals(state, seat)
        case steps.COLOUR:
            return _COLOURS
        case steps.QUOTE:
            return _quotes(public)
        case steps.COLUMN:
            return [mv.NextColumn(column) for column in ranked_columns(public)[1]]
        case steps.LOOK:
            return [*looks(public, seat, state.known), _PASS]
        case steps.REFILL:
            return refills(_own(state.screens, seat))
        case steps.FAVOUR:
            return [mv.Favour(value) for value in dict.fromkeys(public.front[seat])]
        case steps.OVER:
            return ()
        case _:
            assert_never(public.task)


def sample(state: Sighted, seat: Seat, chance: Chance) -> mv.Move:
    """Returns one of the moves of a seat that must act, each equally likely."""
    if state.public.task == steps.PLACE:
        return _drawn(state, seat, chance)
    return chance.pick(moves(state, seat))


def _own(rows: Sequence[tuple[N, ...] | None], seat: Seat) -> tuple[N, ...]:
    return rows[seat] or ()


@cache
def _orders(cards: tuple[int, ...]) -> tuple[mv.PickOrder, ...]:
    return tuple(map(mv.PickOrder, cards))


@lru_cache(maxsize=1 << 10)
def bids_of(screen: tuple[int, ...]) -> tuple[mv.Bid, ...]:
    """Returns the bids that brokers behind a screen allow."""
    return tuple(mv.Bid(*pair) for pair in sorted(set(combinations(screen, 2))))


# ---------------------------------------------------------------------- placing
Kind = tuple[bool, bool, int]
"""What tells ways to place a broker apart besides the place: whether from the front, whether face up, and its value."""
WAYS: dict[Kind, tuple[mv.Place, ...]] = {
    (from_front, is_up, value): tuple(mv.Place(from_front, is_up, value, place) for place in range(END))
    for from_front in (False, True)
    for is_up in (False, True)
    for value in range(5)
}
"""Every way to place a broker by its kind, the places in order."""


class _Ways(dict[Kind, tuple[mv.Place, ...]]):
    """The ways to place a broker of each kind in some places, found when they are first asked for."""

    def __init__(self, places: tuple[int, ...]) -> None:
        """Takes the places in order; there are always more than one."""
        self._pick = itemgetter(*places)

    def __missing__(self, kind: Kind) -> tuple[mv.Place, ...]:
        found: tuple[mv.Place, ...] = self._pick(WAYS[kind])
        self[kind] = found
        return found


_ways_at = lru_cache(maxsize=1 << 11)(_Ways)


def facings(public: Public, seat: Seat) -> tuple[bool, ...]:
    """Returns how the next broker of a pair may lie, True face up.

    One face up and one face down, in either order; with "all open" both up; the Bishop's player as he likes (3, 6).
    """
    return (False, True) if chooses_facing(public, seat) else _plain_facings(public)


def _plain_facings(public: Public) -> tuple[bool, ...]:
    if public.variants.all_open:
        return (True,)
    if not public.go:
        return (False, True)
    return (broker_of(public, public.go[0]).value is None,)


def open_places(public: Public, seat: Seat) -> tuple[int, ...]:
    """Returns where a seat may place a broker: free places that the Queen has not closed to it."""
    return free_places(public, closed_to(public, seat))


class Placings(NamedTuple):
    """What can be done where a broker is to be placed, in the order of the list: brokers lie in the middle of it.

    A broker is placed in one of the `kinds` of ways at one of the `places`.
    """

    looks: Sequence[mv.Move]
    kinds: tuple[Kind, ...]
    places: tuple[int, ...]
    plays: Sequence[mv.Move]

    def way(self, from_front: bool, is_up: bool, value: int, place: int) -> mv.Place | None:
        """Returns the move that places a broker so, None if it is not legal."""
        kind = from_front, is_up, value
        return WAYS[kind][place] if kind in self.kinds and place in self.places else None


def placings(of: Sighted, seat: Seat) -> Placings:
    """Returns what a seat can do that is to place a broker of its own."""
    return Placings(*_parts(of, seat))


def _parts(of: Sighted, seat: Seat) -> tuple[Sequence[mv.Move], tuple[Kind, ...], tuple[int, ...], Sequence[mv.Move]]:
    """Returns the fields of `Placings`, which whoever needs them once takes as they are."""
    public, screen, hand = of.public, of.screens[seat] or (), of.hands[seat]
    values = frozenset(screen)
    plays = playable(public, seat, hand, BEFORE_PAIR) if hand and not public.go else ()
    if not public.effects:  # as mostly: then there is nobody to ask what he changes
        return (), _kinds(values, _NONE, _plain_facings(public)), free_places(public), plays
    front = frozenset(placeable(public, seat, screen))
    kinds = _kinds(values, front, facings(public, seat))
    return looks(public, seat, of.known), kinds, open_places(public, seat), plays


@cache
def _kinds(screen: frozenset[int], front: frozenset[int], ways: tuple[bool, ...]) -> tuple[Kind, ...]:
    """Returns the kinds of ways to place a broker; takes the different values behind the screen and in the front."""
    sources = ((False, sorted(screen)), (True, sorted(front)))
    return tuple((from_front, is_up, value) for from_front, values in sources for is_up in ways for value in values)


def _listed(of: Sighted, seat: Seat) -> Sequence[mv.Move]:
    found, kinds, places, plays = _parts(of, seat)
    ways, moves = _ways_at(places), list(found)
    for kind in kinds:
        moves += ways[kind]
    moves += plays
    return moves


def _drawn(of: Sighted, seat: Seat, chance: Chance) -> mv.Move:
    """Returns one of those that would be listed, each equally likely, without a list of all."""
    found, kinds, places, plays = _parts(of, seat)
    first, width = len(found), len(places)
    last = first + len(kinds) * width
    number = chance.pick(range(last + len(plays)))
    if number < first:
        return found[number]
    if number >= last:
        return plays[number - last]
    kind, place = divmod(number - first, width)
    return WAYS[kinds[kind]][places[place]]


def _neutrals(of: Sighted, seat: Seat) -> Sequence[mv.Move]:
    places = open_places(of.public, seat)
    return [mv.PlaceNeutral(value, place) for value in dict.fromkeys(_own(of.neutrals, seat)) for place in places]


# ---------------------------------------------------------------------- characters
def _asked(of: Sighted, seat: Seat) -> Sequence[mv.Move]:
    window = of.public.window
    assert window is not None
    plays: list[mv.Play] = playable(of.public, seat, _own(of.hands, seat), window)
    found: list[mv.Look] = looks(of.public, seat, of.known) if window == AFTER_PAIR else []
    return [*found, _PASS, *plays]


def can_play(public: Public, seat: Seat, hand: Hand, window: Window) -> bool:
    """Tells whether there is a way to play a card of a hand at a window."""
    if public.played[seat] >= MOST_PLAYED:
        return False
    for one in _of_window(hand, window):
        for _ in one.aims(public, seat):
            return True
    return False


def playable(public: Public, seat: Seat, hand: Hand, window: Window) -> list[mv.Play]:
    """Returns the ways to play cards of a hand at a window, sorted; at most two cards a turn (6)."""
    if not hand or public.played[seat] >= MOST_PLAYED:
        return []
    return [_play(one.card, targets) for one in _of_window(hand, window) for targets in one.aims(public, seat)]


@lru_cache(maxsize=1 << 12)
def _of_window(hand: Hand, window: Window) -> tuple[Character, ...]:
    return tuple(CHARACTERS[card] for card in hand if CHARACTERS[card].window == window)


_play = lru_cache(maxsize=1 << 12)(mv.Play)
"""Makes a move, or returns the equal one that was made before."""


# ---------------------------------------------------------------------- counting
@cache
def _gems(cargo: tuple[Gem, ...]) -> tuple[mv.TakeGem, ...]:
    return tuple(
        mv.TakeGem(gem, colour) for gem in dict.fromkeys(cargo) for colour in (COLOURS if gem == WHITE else (gem,))
    )


def _quotes(public: Public) -> Sequence[mv.Move]:
    """Returns the steps that have an effect **[ruling]**."""
    steps = [(quote, move) for quote, moves in zip(public.quotes, _QUOTES, strict=True) for move in moves]
    return [move for quote, move in steps if 1 <= quote + move.step <= STEPS]
