"""Setup: four cards for each seat."""

from game.boxes.template.rules.data import CARDS, HAND
from game.boxes.template.rules.events import HandDealt
from game.boxes.template.rules.state import Cards, State
from game.core.chance import Chance
from game.core.rules import Emit, Options, Seat, Whisper


def new_game(seats: int, options: Options, chance: Chance, emit: Emit) -> State:
    """Returns the game with the hands dealt; takes 2 to 4 seats and the option `prize` ("even" or "rising")."""
    bag = list(CARDS)
    hands = [deal(bag, HAND, chance) for _ in range(seats)]
    for seat, hand in enumerate(hands):
        emit(Whisper(frozenset([Seat(seat)]), HandDealt(Seat(seat), hand)))
    return State(options["prize"] == "rising", 1, hands, [None] * seats, (), [0] * seats)


def deal(bag: list[int], number: int, chance: Chance) -> Cards:
    """Draws that many cards from a bag."""
    drawn = []
    for _ in range(number):
        card = chance.pick(bag)
        bag.remove(card)
        drawn.append(card)
    return tuple(sorted(drawn))
