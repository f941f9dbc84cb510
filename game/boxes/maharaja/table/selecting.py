"""Which items stand for which moves, and the keys for whole choices."""

from collections.abc import Sequence

from game.boxes.maharaja.rules import selectable
from game.boxes.maharaja.rules.moves import EndTurn, FetchHouses, Move, Pass, TakeGold
from game.boxes.maharaja.rules.view import View
from game.core.rules import Seat


def clicks(view: View, move: Move) -> tuple[str, ...]:
    """Returns the items to touch for a move, in the order in which one thinks of them."""
    seat = decider(view)
    return selectable.clicks(view.public, seat, view.gold[seat] or 0, move)


def decider(view: View) -> Seat:
    """Returns whose decision a view shows: the viewer's own while everybody plans at once."""
    public = view.public
    return view.seat if view.seat is not None and public.task == "plan" else public.acting


_KEYS: dict[type, str] = {EndTurn: "d", TakeGold: "g", FetchHouses: "q", Pass: "p"}


def shortcuts(view: View, moves: Sequence[Move]) -> dict[str, tuple[str, ...]]:
    """Returns the choices by key: "g" takes gold, "q" fetches houses, "p" passes, "d" is done with the turn."""
    return {_KEYS[type(move)]: clicks(view, move) for move in moves if type(move) in _KEYS}
