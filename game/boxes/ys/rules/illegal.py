"""Why touched items lead to no move: the sentences for tooltips."""

from collections import Counter
from collections.abc import Sequence

from game.boxes.ys.rules import forbidden
from game.boxes.ys.rules.legal import moves
from game.boxes.ys.rules.selectable import clicks, equivalence_key
from game.boxes.ys.rules.tasks import BID, FAVOUR
from game.boxes.ys.rules.view import View
from game.core.rules import Key, Seat


def illegal_reason(view: View, items: Sequence[str]) -> Key | None:
    """Returns why no legal move of the viewer touches all these items ("refuse.…"); None when one does.

    Takes item ids in any order, see `items.py`; the reason is about the last one.
    """
    reason = _reason(view, items)
    return None if reason is None else Key(f"refuse.{reason}")


def must_act(view: View) -> bool:
    """Tells whether the viewer has to decide."""
    public = view.public
    if view.is_over or view.seat is None:
        return False
    return view.seat not in public.done if public.task in (BID, FAVOUR) else view.seat == public.acting


def _reason(view: View, items: Sequence[str]) -> str | None:
    if view.is_over:
        return "over"
    if not must_act(view):
        return "turn"
    assert view.seat is not None
    if _fits(view, view.seat, items):
        return None
    if len(items) > 1 and _fits(view, view.seat, items[-1:]):
        return "one_action"
    return forbidden.reason(view, view.seat, items[-1])


def _fits(view: View, seat: Seat, items: Sequence[str]) -> bool:
    touched = Counter(map(equivalence_key, items))
    return any(touched <= Counter(map(equivalence_key, clicks(view.public, seat, move))) for move in moves(view, seat))
