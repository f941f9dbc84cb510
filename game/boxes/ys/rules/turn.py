"""What each move does; then the agenda goes on."""

from typing import assert_never

from game.boxes.ys.rules import bidding, counting, ending, market, placing, plays
from game.boxes.ys.rules.agenda import advance
from game.boxes.ys.rules.characters import conjurer, gift, spy
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
    match move:
        case Place():
            placing.place_broker(state, seat, move, emit)
        case Bid() | PickOrder() | Favour():
            _choose(state, seat, move, emit)
        case Refill():
            conjurer.refill(state, seat, move, emit)
        case PlaceNeutral():
            placing.place_neutral(state, seat, move, emit)
        case Look():
            spy.look(state, seat, move, emit)
        case Play():
            plays.play_card(state, seat, move, emit)
        case Pass():
            state.public.agenda = state.public.agenda[1:]
        case TakeGem() | ChooseColour() | NextColumn() | MoveQuote():
            _count(state, seat, move, emit)
        case _:
            assert_never(move)
    advance(state, chance, emit)


def _choose(state: State, seat: Seat, move: Bid | PickOrder | Favour, emit: Emit) -> None:
    match move:
        case Bid():
            bidding.set_bid(state, seat, move, emit)
        case PickOrder():
            bidding.pick_order(state, seat, move, emit)
        case Favour():
            ending.choose_favour(state, seat, move, emit)


def _count(state: State, seat: Seat, move: TakeGem | ChooseColour | NextColumn | MoveQuote, emit: Emit) -> None:
    match move:
        case TakeGem():
            counting.take_gem(state, seat, move, emit)
        case ChooseColour() if isinstance(state.public.agenda[0], ChooseGift):
            gift.choose(state.public, seat, move, emit)
        case ChooseColour():
            market.choose_colour(state, seat, move, emit)
        case NextColumn():
            market.put_column(state, seat, move, emit)
        case MoveQuote():
            market.best_bid(state, seat, move, emit)
