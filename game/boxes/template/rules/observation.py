"""What a seat may know, and the games that it could believe in."""

from game.boxes.template.rules.data import CARDS
from game.boxes.template.rules.setup import deal
from game.boxes.template.rules.state import State
from game.boxes.template.rules.view import View
from game.core.chance import Chance
from game.core.rules import Seat


def view(state: State, seat: Seat | None) -> View:
    """Returns what a seat (None: an onlooker) may know."""
    return View(
        seat=seat,
        rising=state.rising,
        round=state.round,
        hand=None if seat is None else state.hands[seat],
        hand_sizes=tuple(len(hand) for hand in state.hands),
        laid=None if seat is None else state.laid[seat],
        ready=tuple(card is not None for card in state.laid),
        played=state.played,
        points=tuple(state.points),
    )


def imagine(view: View, chance: Chance) -> State:
    """Returns a game that fits the view: hands and laid cards that it does not know are dealt from the rest."""
    seen = {*view.played, *(view.hand or ()), view.laid}
    bag = [card for card in CARDS if card not in seen]
    seats = range(len(view.points))
    hands = [view.hand if seat == view.seat else deal(bag, view.hand_sizes[seat], chance) for seat in seats]
    laid = [view.laid if seat == view.seat else _believe(bag, view.ready[seat], chance) for seat in seats]
    return State(view.rising, view.round, [hand or () for hand in hands], laid, view.played, list(view.points))


def _believe(bag: list[int], is_ready: bool, chance: Chance) -> int | None:
    """Returns a card that a seat may have laid, None when it has laid none."""
    return deal(bag, 1, chance)[0] if is_ready else None
