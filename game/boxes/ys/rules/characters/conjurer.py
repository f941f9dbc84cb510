"""The Conjurer's player also places brokers of his front, and refills it from behind his screen (6)."""

from game.boxes.ys.rules.cards import Card, Window
from game.boxes.ys.rules.change import leave_screen, put, within, without
from game.boxes.ys.rules.characters.character import Character, Until
from game.boxes.ys.rules.events import FrontRefilled
from game.boxes.ys.rules.moves import Refill
from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.state import State, Values
from game.boxes.ys.rules.steps import AwaitRefill
from game.core.rules import Emit, Seat

CHARACTER = Character(Card.CONJURER, Window.START_PLACING, until=Until.PLACED)


def placeable(public: Public, seat: Seat, screen: Values) -> Values:
    """Returns the brokers of the front that a seat may place: none when there is nothing to refill it with."""
    return public.front[seat] if screen and public.works_for(CHARACTER.card, seat) else ()


def take(public: Public, seat: Seat, value: int) -> None:
    """Takes a broker from the front; it is refilled before anything else."""
    public.front = put(public.front, seat, without(public.front[seat], value))
    public.agenda = (AwaitRefill(seat), *public.agenda)


def refills(screen: Values) -> list[Refill]:
    """Returns the ways to refill the front."""
    return [Refill(value) for value in dict.fromkeys(screen)]


def refill(state: State, seat: Seat, move: Refill, emit: Emit) -> None:
    """Puts a broker from behind the screen to the front, face up."""
    public = state.public
    public.agenda = public.agenda[1:]
    leave_screen(state, seat, move.value)
    public.front = put(public.front, seat, within(public.front[seat], move.value))
    emit(FrontRefilled(seat, move.value))
