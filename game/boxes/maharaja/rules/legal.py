"""Which moves a player may make, in a fixed order: by their short names, then by what they are about."""

from collections.abc import Callable, Sequence

from game.boxes.maharaja.rules.actions import ACTIONS
from game.boxes.maharaja.rules.board import PLACES, VILLAGE_COUNT
from game.boxes.maharaja.rules.moves import (
    Bid,
    Found,
    GiveCharacter,
    Move,
    Pass,
    PickCharacter,
    Plan,
    SetDown,
)
from game.boxes.maharaja.rules.possible import goals, turn_moves
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.tasks import Task
from game.core.rules import Seat

_PLANS = tuple(Plan(first, second) for first in ACTIONS for second in ACTIONS if first <= second)
_PASS = Pass()
_FOUNDS = tuple(map(Found, range(VILLAGE_COUNT)))
_SET_DOWNS = tuple(map(SetDown, PLACES))


def moves(public: Public, seat: Seat, purse: int) -> Sequence[Move]:
    """Returns all moves of a seat that must act and has that much gold."""
    return _LISTS[public.task](public, seat, purse)


def _bids(public: Public, seat: Seat, purse: int) -> Sequence[Move]:
    """Returns the offers up to one's gold; who opens must bid, 0 allowed (8)."""
    auction = public.auction
    assert auction is not None
    if auction.leader is None:
        return [Bid(amount) for amount in range(purse + 1)]
    return [*(Bid(amount) for amount in range(auction.bid + 1, purse + 1)), _PASS]


def _picks(public: Public, seat: Seat, purse: int) -> Sequence[Move]:
    return [PickCharacter(character) for character in public.bank]


def _founds(public: Public, seat: Seat, purse: int) -> Sequence[Move]:
    return [_FOUNDS[village] for village in public.free_plots]


def _plans(public: Public, seat: Seat, purse: int) -> Sequence[Move]:
    return _PLANS


def _settings_down(public: Public, seat: Seat, purse: int) -> Sequence[Move]:
    """Returns where the lifted house can go: anywhere else (5)."""
    lifted = public.lifted
    assert lifted is not None
    return [_SET_DOWNS[place] for place in goals(public, seat) if place != lifted[0]]


def _gifts(public: Public, seat: Seat, purse: int) -> Sequence[Move]:
    return [GiveCharacter(character) for character in public.characters[seat]]


_LISTS: dict[Task, Callable[[Public, Seat, int], Sequence[Move]]] = {
    Task.BID: _bids,
    Task.PICK: _picks,
    Task.FOUND: _founds,
    Task.PLAN: _plans,
    Task.TURN: turn_moves,
    Task.SET_DOWN: _settings_down,
    Task.REPLACE: _picks,
    Task.GIVE: _gifts,
}
