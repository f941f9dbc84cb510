"""Why one item cannot be touched by a seat whose decision it is (3, 6)."""

from collections.abc import Callable

from game.boxes.ys.rules.board import is_market, quarter_of
from game.boxes.ys.rules.cards import MOST_PLAYED, NAMES
from game.boxes.ys.rules.change import broker_of
from game.boxes.ys.rules.characters import WINDOW
from game.boxes.ys.rules.items import PLACE
from game.boxes.ys.rules.targets import closed_to, frozen
from game.boxes.ys.rules.tasks import ASK, LOOK, NEUTRAL
from game.boxes.ys.rules.tasks import PLACE as PLACING
from game.boxes.ys.rules.view import View
from game.core.rules import Seat


def reason(view: View, seat: Seat, item: str) -> str:
    """Returns the name of the reason; "not_now" for whatever the present task does not ask for."""
    kind = item.partition(":")[0]
    return _REASONS[kind](view, seat, item) if kind in _REASONS else "not_now"


def _place(view: View, seat: Seat, item: str) -> str:
    """An area or a square, while brokers are placed or moved."""
    public, place = view.public, PLACE.index(item)
    if public.task not in (PLACING, NEUTRAL, ASK):
        return "not_now"
    quarter = quarter_of(place)
    closed = frozen(public) if public.task == ASK else closed_to(public, seat)
    if quarter is not None and quarter == closed:
        return "closed"
    if quarter is not None:
        return "not_now" if quarter in public.quarters else "not_in_play"
    taken = any(broker.place == place for broker in public.brokers)
    return "taken" if taken and is_market(place) else "not_now"


def _broker(view: View, seat: Seat, item: str) -> str:
    """A broker on the board or in the throne room."""
    public, tag = view.public, int(item.partition(":")[2])
    if public.task == LOOK and tag in {tag for tag, _ in view.values}:
        return "known"
    board = [broker.tag for broker in public.brokers]
    if tag not in board:
        return "not_now"
    return "not_yours" if broker_of(public, tag).party != seat else "not_now"


def _card(view: View, seat: Seat, item: str) -> str:
    """A character in hand, at a window that is not its own."""
    card = NAMES.index(item.partition(":")[2])
    if view.public.played[seat] >= MOST_PLAYED:
        return "two_cards"
    if card not in (view.hands[seat] or ()):
        return "next_turn"
    return "no_target" if _is_open(view, card) else "other_window"


def _is_open(view: View, card: int) -> bool:
    return view.public.task == ASK and view.public.window == WINDOW.get(card)


def _shown(view: View, seat: Seat, item: str) -> str:
    return "in_palace"


def _front(view: View, seat: Seat, item: str) -> str:
    return "not_now" if item.startswith(f"front:seat{seat}:") else "not_yours"


_REASONS: dict[str, Callable[[View, Seat, str], str]] = {
    "area": _place,
    "square": _place,
    "broker": _broker,
    "card": _card,
    "shown": _shown,
    "front": _front,
}
