"""Positions of the tile game for tests, written as a player would say them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import START, Board
from game.boxes.alhambra.rules.moves import Buy, Decline, Move, Reserve, Task
from game.boxes.alhambra.rules.setup import empty
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tiles import FALCONS, Modules, tiles_of
from game.boxes.alhambra.rules.view import Perched
from game.boxes.alhambra_family.rules.bank import Pile
from game.boxes.alhambra_family.rules.components import money_deck
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.chance import Chance
from game.core.rules import Options
from tests.boxes.alhambra_family.pieces import Told, cards, held, named, opened, tiles
from tests.boxes.playing import played

T = TypeVar("T")

MODULES = ("vizier", "camps", "bazaars", "falcons")
DEAR = tuple(named(f"tower {price}") for price in (13, 12, 11, 10))
"""Tiles for squares that nobody is to buy."""

OPEN = opened("denar 9, dirham 8, ducat 7, florin 6")
TAKE = TakeMoney(cards("ducat 7"))
"""An action without consequences, when the money market is OPEN."""


def options(*modules: str, **others: bool | int) -> Options:
    """Returns the options of a game with some modules."""
    return {"open_hands": False, "youngest": 0, **{name: name in modules for name in MODULES}, **others}


def position(
    hands: Sequence[Told] = ("", "", ""),
    *,
    boards: Sequence[Board] = (),
    reserves: Sequence[Told] = (),
    squares: Told = DEAR,
    beside: Sequence[int] = (),
    bag: Sequence[int] | None = None,
    display: Told = OPEN,
    discard: Told = "",
    piles: Sequence[Pile] | None = None,
    third: Sequence[int] = (),
    modules: Sequence[str] = (),
    asleep: Sequence[int] = (),
    perched: Sequence[Perched] = (),
    open_hands: bool = False,
) -> State:
    """Returns a position with seat 0 to act; whatever is not named lies in the decks, and both scorings are done.

    Alhambras that are not named are a fountain.
    """
    seats, in_hand, market = len(hands), [held(hand) for hand in hands], tiles(squares)
    alhambras = [*boards, *[START] * (seats - len(boards))]
    stored = [tuple(sorted(each for each in tiles(reserve) if each is not None)) for reserve in reserves]
    sitting = [*perched, *[()] * (seats - len(perched))]
    played = Modules(*(name in modules for name in MODULES))
    seen = {*market, *beside, *third}.union(*stored, *({tile for _, tile in board} for board in alhambras))
    money = [each for each in money_deck(2 if seats == 2 else 3)
             if each not in {*opened(discard), *opened(display)}.union(*in_hand)]  # fmt: skip
    stock = money if piles is None or any(pile.money for pile in piles) else []
    taken = {each for perch in sitting for _, each in perch}
    return replace(
        empty(seats, open_hands, played),
        hands=in_hand,
        boards=alhambras,
        reserves=[*stored, *[()] * (seats - len(stored))],
        perched=sitting,
        awake=[played.vizier and seat not in asleep for seat in range(seats)],
        third=tuple(sorted(third)),
        squares=[*market],
        beside=tuple(sorted(beside)),
        bag=[tile for tile in tiles_of(played) if tile not in seen] if bag is None else sorted(bag),
        falcons=tuple(each for each in FALCONS if each not in taken) if played.falcons else (),
        display=[*opened(display)],
        discard=[*held(discard)],
        money_deck=stock,
        piles=(Pile(len(stock), None),) if piles is None else tuple(piles),
    )


def placing(*waiting: int, **given: Any) -> State:
    """Returns the moment in which the first seat places tiles."""
    state = position(**given)
    state.waiting, state.task = tuple(sorted(waiting)), Task.PLACE
    return state


def acting(state: State) -> int | None:
    """Returns who must decide, nobody when the game is over."""
    return next(iter(RULES.to_act(state)), None)


def legal(state: State) -> list[Move]:
    (seat,) = RULES.to_act(state)
    return list(RULES.legal(state, seat))


def kinds(state: State) -> set[type]:
    return {type(move) for move in legal(state)}


def moves_of(state: State, kind: type[T]) -> list[T]:
    return [move for move in legal(state) if isinstance(move, kind)]


def buy(tile: int, *money: str) -> Buy:
    return Buy(tile, cards(*money))


def ways_to_pay(state: State, tile: int) -> list[tuple[int, ...]]:
    return [move.cards for move in moves_of(state, Buy) if move.tile == tile]


def play(state: State, *moves: Move, luck: Chance | None = None) -> tuple[State, list[Any]]:
    """Plays moves of whoever must act, each of them legal; returns the position and all that happened."""
    return played(RULES, state, moves, luck)


def told(happened: Sequence[object], *wanted: type) -> list[type]:
    """Returns the kinds of what happened, in order, of those that are asked for."""
    return [type(event) for event in happened if isinstance(event, wanted)]


def refused(state: State) -> tuple[State, list[Any]]:
    """Lets everybody decline who is asked about a vizier."""
    happened: list[Any] = []
    while acting(state) is not None and Decline() in legal(state):
        state, more = play(state, Decline())
        happened += more
    return state, happened


def reserved(state: State) -> tuple[State, list[Any]]:
    """Lets whoever has tiles waiting put them all in the reserve."""
    happened: list[Any] = []
    while acting(state) is not None and state.waiting:
        state, more = play(state, Reserve(state.waiting[0]))
        happened += more
    return state, happened
