"""What each move does."""

from typing import assert_never

from game.boxes.maharaja.rules import building, exchange, opening, rounds
from game.boxes.maharaja.rules.actions import LOWER
from game.boxes.maharaja.rules.events import GovernorLowered
from game.boxes.maharaja.rules.moves import (
    Bid,
    BuildHouse,
    BuildPalace,
    EndTurn,
    FetchHouses,
    Found,
    GiveCharacter,
    LiftHouse,
    LowerGovernor,
    Lure,
    Move,
    Pass,
    PickCharacter,
    Plan,
    SetDown,
    SwapCharacters,
    TakeCharacter,
    TakeGold,
    Travel,
    UseChit,
)
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import PICK
from game.core.rules import Emit, Seat


def play(state: State, seat: Seat, move: Move, emit: Emit) -> None:
    """Plays a legal move and everything that follows without a decision."""
    match move:
        case Travel():
            building.travel(state, seat, move, emit)
        case Bid() | Pass():
            opening.bid(state, seat, move, emit)
        case PickCharacter() if state.public.task == PICK:
            opening.pick(state, seat, move, emit)
        case Found():
            opening.found(state, seat, move, emit)
        case Plan():
            rounds.plan(state, seat, move, emit)
        case TakeGold() | BuildHouse() | LiftHouse() | SetDown() | FetchHouses() | BuildPalace():
            _build(state, seat, move, emit)
        case PickCharacter() | TakeCharacter() | SwapCharacters() | Lure() | GiveCharacter() | UseChit():
            _exchange(state, seat, move, emit)
        case LowerGovernor(city):
            box = state.public.track.index(city)
            raised = rounds.lower(state.public, city)
            rounds.advance(state.public, part=LOWER)
            emit(GovernorLowered(seat, city, box, raised))
        case EndTurn():
            rounds.end_turn(state, seat, emit)
        case _:
            assert_never(move)


_Building = TakeGold | BuildHouse | LiftHouse | SetDown | FetchHouses | BuildPalace
_Exchange = PickCharacter | TakeCharacter | SwapCharacters | Lure | GiveCharacter | UseChit


def _build(state: State, seat: Seat, move: _Building, emit: Emit) -> None:
    match move:
        case TakeGold():
            building.take_gold(state, seat, emit)
        case BuildHouse():
            building.build_house(state, seat, move, emit)
        case LiftHouse():
            building.lift_house(state, seat, move, emit)
        case SetDown():
            building.set_down(state, seat, move, emit)
        case FetchHouses():
            building.fetch_houses(state, seat, emit)
        case BuildPalace():
            building.build_palace(state, seat, move, emit)


def _exchange(state: State, seat: Seat, move: _Exchange, emit: Emit) -> None:
    match move:
        case PickCharacter():
            exchange.replace_character(state, seat, move, emit)
        case TakeCharacter():
            exchange.take_character(state, seat, move, emit)
        case SwapCharacters():
            exchange.swap_characters(state, seat, move, emit)
        case Lure():
            exchange.lure(state, seat, move, emit)
        case GiveCharacter():
            exchange.give_character(state, seat, move, emit)
        case UseChit():
            exchange.use_chit(state, seat, move, emit)
