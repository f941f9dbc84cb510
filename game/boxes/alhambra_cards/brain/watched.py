"""What is watched of a seat in the card game when plans are played on; and what pleases its persons."""

from collections.abc import Iterator, Mapping

from game.ai.brain import Plan
from game.ai.personality import Taste
from game.ai.watched import Purpose, Watching
from game.boxes.alhambra_cards.brain.reasons import on_sale
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_cards.rules.view import View
from game.boxes.alhambra_family.brain import watched
from game.boxes.alhambra_family.brain.purse import purse
from game.boxes.alhambra_family.rules.components import PRICE, YARD_CURRENCY
from game.core.rules import Seat


def _scored(state: State) -> int:
    return watched.scored(state, is_over=state.is_over)


def _purpose(known: View, seat: Seat, plan: Plan) -> Purpose | None:
    return watched.bought_later(
        known.hands[seat] or (), plan, on_sale(known), lambda state, seat, number: number in state.buildings[seat]
    )


def _on_sale(state: State) -> Iterator[tuple[int, int]]:
    return ((YARD_CURRENCY[slot], PRICE[number]) for slot, number in enumerate(state.yard) if number is not None)


WATCHING = Watching(
    watched=watched.watched(lambda state: state.buildings, _scored, _on_sale),
    settled=_scored,
    stages=(1,),
    worlds=64,
    own_turns=watched.SOON,
    takes_most=True,
    purpose=_purpose,
)


def _exact(state: State, seat: Seat) -> float:
    """Somebody patient, who waits for the right change and then buys twice: money that pays many prices exactly."""
    return 0.12 * purse(state.hands[seat]).fits


def _hoarder(state: State, seat: Seat) -> float:
    """Somebody with a chest, who parts with money unwillingly: the worth of the hand."""
    return 0.12 * purse(state.hands[seat]).total


def _specialist(state: State, seat: Seat) -> float:
    """Somebody stubborn, who collects one currency until nothing is too dear in it."""
    return 0.2 * max(purse(state.hands[seat]).sums)


def _gatherer(state: State, seat: Seat) -> float:
    """Somebody with a quick hand, in which no money lasts: buys whatever can be had."""
    return -0.03 * purse(state.hands[seat]).total


TASTES: Mapping[str, Taste] = {
    "exact": _exact,
    "hoarder": _hoarder,
    "specialist": _specialist,
    "gatherer": _gatherer,
}
