"""Why touched items lead to no move: the sentences for tooltips."""

from collections.abc import Sequence

from game.boxes.alhambra.rules import forbidden_building, forbidden_buying, forbidden_falcon
from game.boxes.alhambra.rules.tasks import Stage, Task
from game.boxes.alhambra.rules.touch import FALCONRY, MARKET, OWN, STRANGE, Touch, touch
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.rules.market import TAKE_LIMIT
from game.boxes.alhambra_family.rules.money import total
from game.core.rules import Key


def illegal_reason(view: View, items: Sequence[str]) -> Key | None:
    """Returns why no legal move of the viewer touches all these items ("refuse.…"); None when one does.

    Takes item ids in any order (see `items.py`); cards of equal currency and value stand for each other. A single
    waiting tile may be touched or left out.
    """
    reason = _reason(view, touch(view, items))
    return None if reason is None else Key(f"refuse.{reason}")


def _reason(view: View, touched: Touch) -> str | None:
    if view.is_over:
        return "over"
    if view.seat != view.acting:
        return "turn"
    if touched.kinds & STRANGE.keys():
        return next(STRANGE[kind] for kind in STRANGE if kind in touched.kinds)
    match view.task:
        case Task.PLACE:
            return _placing(view, touched)
        case Task.PAY:
            return forbidden_falcon.paying(touched)
        case Task.FLY:
            return "falcon_started" if touched.kinds - {*FALCONRY, "done"} else _flying(view, touched)
        case Task.INVITE:
            return "vizier_only" if touched.kinds - {*MARKET, "decline"} else _buying(view, touched)
        case _:
            return _acting(view, touched)


def _placing(view: View, touched: Touch) -> str | None:
    if touched.kinds - {"waiting", "cell", "reserve", "dirk"}:
        return "distribution" if view.stage == Stage.END else "settle"
    return forbidden_building.placing(view, touched)


def _flying(view: View, touched: Touch) -> str | None:
    if "done" in touched.kinds:
        return "one_action" if len(touched.kinds) > 1 else None
    return forbidden_falcon.flying(view, touched)


def _buying(view: View, touched: Touch) -> str | None:
    if "decline" in touched.kinds:
        return "one_action" if len(touched.kinds) > 1 else None
    return forbidden_buying.buying(view, touched)


def _acting(view: View, touched: Touch) -> str | None:
    """An action of one's own turn: money, a tile, a redesign, the vizier or falcons."""
    kinds = touched.kinds
    if "waiting" in kinds:
        return "waiting"
    if kinds & {"done", "decline", "dirk"}:
        return "not_here"
    if kinds & FALCONRY and view.task == Task.AGAIN:
        return "falcon_bonus"
    actions = [part for part in ({"open"}, MARKET, OWN, {"vizier"}, FALCONRY) if kinds & part]
    if len(actions) > 1:
        return "one_action"
    if "open" in kinds:
        return "over_five" if len(touched.open) > 1 and total(touched.open) > TAKE_LIMIT else None
    if "vizier" in kinds:
        return "vizier_awake" if view.awake[view.acting] else None
    if kinds & FALCONRY:
        return forbidden_falcon.flying(view, touched)
    return forbidden_building.redesigning(view, touched) if kinds & OWN else forbidden_buying.buying(view, touched)
