"""What each move does."""

from collections.abc import Callable

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
    DEEDS[type(move)](state, seat, move, emit)


def _pick(state: State, seat: Seat, move: PickCharacter, emit: Emit) -> None:
    """Chooses a first character, or another one for one that was taken away."""
    if state.public.task == PICK:
        opening.pick(state, seat, move, emit)
    else:
        exchange.replace_character(state, seat, move, emit)


def _take_gold(state: State, seat: Seat, move: TakeGold, emit: Emit) -> None:
    building.take_gold(state, seat, emit)


def _fetch_houses(state: State, seat: Seat, move: FetchHouses, emit: Emit) -> None:
    building.fetch_houses(state, seat, emit)


def _lower(state: State, seat: Seat, move: LowerGovernor, emit: Emit) -> None:
    box = state.public.track.index(move.city)
    raised = rounds.lower(state.public, move.city)
    rounds.advance(state.public, part=LOWER)
    emit(GovernorLowered(seat, move.city, box, raised))


def _end_turn(state: State, seat: Seat, move: EndTurn, emit: Emit) -> None:
    rounds.end_turn(state, seat, emit)


DEEDS: dict[type, Callable[..., None]] = {
    Bid: opening.bid,
    Pass: opening.bid,
    PickCharacter: _pick,
    Found: opening.found,
    Plan: rounds.plan,
    Travel: building.travel,
    TakeGold: _take_gold,
    BuildHouse: building.build_house,
    LiftHouse: building.lift_house,
    SetDown: building.set_down,
    FetchHouses: _fetch_houses,
    BuildPalace: building.build_palace,
    TakeCharacter: exchange.take_character,
    SwapCharacters: exchange.swap_characters,
    Lure: exchange.lure,
    GiveCharacter: exchange.give_character,
    UseChit: exchange.use_chit,
    LowerGovernor: _lower,
    EndTurn: _end_turn,
}
"""What makes each kind of move. A `match` over so many would cost random games some 3 %; a test holds that they fit."""
