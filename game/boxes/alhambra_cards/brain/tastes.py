"""What pleases the persons of the card game besides winning, see `game.ai.personality`."""

from collections.abc import Mapping

from game.ai.personality import Taste
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.brain.purse import purse
from game.core.rules import Seat


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
