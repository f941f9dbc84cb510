"""A round: everybody lays, then all is revealed."""

from game.boxes.template.rules.data import VALUE
from game.boxes.template.rules.events import CardLaid, CardsRevealed, GameEnded, PrizeTaken, SeatReady
from game.boxes.template.rules.moves import Lay
from game.boxes.template.rules.scoring import END_REASON
from game.boxes.template.rules.state import State
from game.core.rules import Emit, Seat, Whisper


def play(state: State, seat: Seat, move: Lay, emit: Emit) -> None:
    """Lays a card; the last one of a round reveals them."""
    state.hands[seat] = tuple(card for card in state.hands[seat] if card != move.card)
    state.laid[seat] = move.card
    emit(Whisper(frozenset([seat]), CardLaid(seat, move.card)))
    emit(SeatReady(seat))
    cards = tuple(card for card in state.laid if card is not None)
    if len(cards) == len(state.laid):
        _reveal(state, cards, emit)


def _reveal(state: State, cards: tuple[int, ...], emit: Emit) -> None:
    """Turns the laid cards up and gives the prize to the highest value that only one seat laid."""
    values = [VALUE[card] for card in cards]
    highest = max((value for value in values if values.count(value) == 1), default=None)
    winner = None if highest is None else Seat(values.index(highest))
    prize = state.round if state.rising else 1
    if winner is not None:
        state.points[winner] += prize
    state.played += cards  # in the order of the seats: everybody saw who laid what
    state.laid = [None] * len(state.laid)
    state.round += 1
    emit(CardsRevealed(cards))
    emit(PrizeTaken(winner, prize))
    if not any(state.hands):
        emit(GameEnded(END_REASON))
