"""Why touched items lead to no move: the sentences for tooltips."""

from collections import Counter
from collections.abc import Sequence

from game.boxes.maharaja.rules import forbidden
from game.boxes.maharaja.rules.actions import CHARACTER
from game.boxes.maharaja.rules.items import CHIT, action_item
from game.boxes.maharaja.rules.legal import moves
from game.boxes.maharaja.rules.selectable import clicks, equivalence_key
from game.boxes.maharaja.rules.tasks import PLAN
from game.boxes.maharaja.rules.view import View
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
    return view.seat not in public.planned if public.task == PLAN else view.seat == public.acting


def _reason(view: View, items: Sequence[str]) -> str | None:
    if view.is_over:
        return "over"
    if not must_act(view):
        return "turn"
    assert view.seat is not None
    seat, purse = view.seat, view.gold[view.seat] or 0
    if _fits(view, seat, purse, items):
        return None
    if CHIT in items and action_item(CHARACTER, 1) in items:
        return "chit_character"
    if len(items) > 1 and _fits(view, seat, purse, items[-1:]):
        return "one_action"
    return forbidden.reason(view.public, seat, purse, items[-1])


def _fits(view: View, seat: Seat, purse: int, items: Sequence[str]) -> bool:
    public, touched = view.public, Counter(map(equivalence_key, items))
    return any(
        touched <= Counter(map(equivalence_key, clicks(public, seat, purse, move)))
        for move in moves(public, seat, purse)
    )
