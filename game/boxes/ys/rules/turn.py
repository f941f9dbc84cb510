"""What each move does; then the agenda goes on."""

from collections.abc import Callable

from game.boxes.ys.rules import bidding, counting, ending, market, placing, plays
from game.boxes.ys.rules.agenda import advance
from game.boxes.ys.rules.characters import choose_gift, look, refill
from game.boxes.ys.rules.moves import (
    Bid,
    ChooseColour,
    Favour,
    Look,
    Move,
    MoveQuote,
    NextColumn,
    Pass,
    PickOrder,
    Place,
    PlaceNeutral,
    Play,
    Refill,
    TakeGem,
)
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import ChooseGift
from game.core.chance import Chance
from game.core.rules import Emit, Seat


def play(state: State, seat: Seat, move: Move, chance: Chance, emit: Emit) -> None:
    """Plays a legal move and everything that follows without a decision."""
    DEEDS[type(move)](state, seat, move, emit)
    advance(state, chance, emit)


def _pass(state: State, seat: Seat, move: Pass, emit: Emit) -> None:
    state.public.agenda = state.public.agenda[1:]


def _choose_colour(state: State, seat: Seat, move: ChooseColour, emit: Emit) -> None:
    """Takes the gem of a blue card, or changes a white one of the market."""
    if isinstance(state.public.agenda[0], ChooseGift):
        choose_gift(state.public, seat, move, emit)
    else:
        market.choose_colour(state, seat, move, emit)


DEEDS: dict[type, Callable[..., None]] = {
    Bid: bidding.set_bid,
    PickOrder: bidding.pick_order,
    Pass: _pass,
    Place: placing.place_broker,
    Refill: refill,
    PlaceNeutral: placing.place_neutral,
    Look: look,
    Play: plays.play_card,
    TakeGem: counting.take_gem,
    ChooseColour: _choose_colour,
    NextColumn: market.put_column,
    MoveQuote: market.best_bid,
    Favour: ending.choose_favour,
}
"""What makes each kind of move; a table for speed as in `agenda.py`, and the same test holds it."""
