"""Which items stand for which moves, the keys for whole choices, and what may be waived."""

from collections.abc import Sequence

from game.boxes.ys.rules import selectable
from game.boxes.ys.rules.cards import NAMES
from game.boxes.ys.rules.illegal import must_act
from game.boxes.ys.rules.legal import moves
from game.boxes.ys.rules.moves import Look, Move, Pass, Place, Play
from game.boxes.ys.rules.tasks import ASK, BID, FAVOUR, LOOK
from game.boxes.ys.rules.view import View
from game.core.rules import Seat
from game.tabletop.table import AutoPass


def clicks(view: View, move: Move) -> tuple[str, ...]:
    """Returns the items to touch for a move, in the order in which one thinks of them."""
    return selectable.clicks(view.public, decider(view), move)


def decider(view: View) -> Seat:
    """Returns whose decision a view shows: the viewer's own while everybody decides at once."""
    public = view.public
    return view.seat if view.seat is not None and public.task in (BID, FAVOUR) else public.acting


def shortcuts(view: View, moves: Sequence[Move]) -> dict[str, tuple[str, ...]]:
    """Returns the choices by key: "p" passes; "0" to "4" choose the broker of that value that is to be placed."""
    found: dict[str, tuple[str, ...]] = {}
    for move in moves:
        if isinstance(move, Pass):
            found["p"] = clicks(view, move)
        elif isinstance(move, Place) and not move.from_front:
            found.setdefault(str(move.value), clicks(view, move)[:1])
    return found


def auto_pass(view: View, seat: Seat) -> AutoPass | None:
    """Returns how a window for characters may be waived: it asks about every card that could be played there."""
    if view.seat != seat or view.public.task not in (ASK, LOOK) or not must_act(view):
        return None
    offered = moves(view, seat)
    asked = {NAMES[move.card] for move in offered if isinstance(move, Play)}
    if any(isinstance(move, Look) for move in offered):
        asked.add("spy")
    return AutoPass(frozenset(asked), Pass())
