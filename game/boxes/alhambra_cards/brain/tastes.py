"""What pleases the persons of the card game besides winning, see `game.ai.personality`."""

from collections.abc import Mapping

from game.ai.personality import Taste
from game.boxes.alhambra_cards.rules.state import State
from game.boxes.alhambra_family.brain.purse import purse
from game.boxes.alhambra_family.rules.buildings import TYPES, counts_by_kind
from game.core.rules import Seat

_FINE = TYPES.index("garden")
"""From which type on buildings are fine ones."""


def _exact(state: State, seat: Seat) -> float:
    """Somebody patient, who waits for the right change and then buys twice: money that pays many prices exactly."""
    return 0.25 * purse(state.hands[seat]).fits


def _hoarder(state: State, seat: Seat) -> float:
    """Somebody with a chest, who parts with money unwillingly: the worth of the hand."""
    return 0.12 * purse(state.hands[seat]).total


def _specialist(state: State, seat: Seat) -> float:
    """Somebody with fine taste, who has eyes for gardens and towers alone."""
    return 0.6 * sum(counts_by_kind(state.buildings[seat])[_FINE:])


def _gatherer(state: State, seat: Seat) -> float:
    """Somebody with curiosity and a quick hand, who buys whatever can be had."""
    return 0.5 * len(state.buildings[seat])


TASTES: Mapping[str, Taste] = {
    "exact": _exact,
    "hoarder": _hoarder,
    "specialist": _specialist,
    "gatherer": _gatherer,
}
