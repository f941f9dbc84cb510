"""Ideas for Ys: bids that are always the same, brokers that always go to the same kind of place."""

from functools import partial
from typing import Any

from game.boxes.ys.rules.components import areas_of, is_market, quarter_of
from game.boxes.ys.rules.moves import Bid, PickOrder, Place
from game.core.rules import Seat
from tests.trials.scripts.script import Scripts

PORT, COMMERCE, PALACE = range(3)


def bids(view: Any, seat: Seat, move: Any, *, like: float) -> float | None:
    """Bids as high (1) or as low (-1) as it can; all else is Easy's."""
    return like * (move.low + move.high) if isinstance(move, Bid) else None


def goes(view: Any, seat: Seat, move: Any, *, place: str, like: float = 0) -> float | None:
    """Places brokers in one kind of place wherever it may, high ones first; bids as it likes, else as Easy."""
    if isinstance(move, Bid):
        return like * (move.low + move.high) if like else None
    if not isinstance(move, Place):
        return None
    return (10.0 if place in kinds(move.place) else 0.0) + move.value


def kinds(place: int) -> tuple[str, ...]:
    """Returns what kinds of place a place is."""
    if is_market(place):
        return ("market",)
    quarter = quarter_of(place)
    assert quarter is not None
    kind = ("port", "commerce", "palace")[[*areas_of(quarter)].index(place)]
    return kind, f"quarter {quarter}"


def last(view: Any, seat: Seat, move: Any) -> float | None:
    """Takes the last place in the order whenever it may choose."""
    return float(move.card) if isinstance(move, PickOrder) else None


SCRIPTS: Scripts = {
    "always bids nothing": partial(bids, like=-1),
    "always bids most": partial(bids, like=1),
    "always goes last": last,
    "ports": partial(goes, place="port"),
    "commerce": partial(goes, place="commerce"),
    "palaces": partial(goes, place="palace"),
    "market": partial(goes, place="market"),
    "market, bids nothing": partial(goes, place="market", like=-1),
    "one quarter": partial(goes, place="quarter 0"),
}
