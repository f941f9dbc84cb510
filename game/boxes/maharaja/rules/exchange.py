"""Characters changing hands: taken, swapped, lured; and chits (5, 8)."""

from dataclasses import replace

from game.boxes.maharaja.rules.actions import EXCHANGE
from game.boxes.maharaja.rules.events import (
    CharacterLured,
    CharacterPicked,
    CharactersSwapped,
    CharacterTaken,
    ChitUsed,
    LureBegun,
)
from game.boxes.maharaja.rules.moves import GiveCharacter, Lure, PickCharacter, SwapCharacters, TakeCharacter, UseChit
from game.boxes.maharaja.rules.opening import take_from_bank
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.purse import put
from game.boxes.maharaja.rules.rounds import advance
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import GIVE, REPLACE, TURN
from game.core.rules import Emit, Seat


def holder(public: Public, character: int) -> Seat | None:
    """Returns who holds a character, None if it is in the bank or not played."""
    return next((Seat(seat) for seat, held in enumerate(public.characters) if character in held), None)


def take_character(state: State, seat: Seat, move: TakeCharacter, emit: Emit) -> None:
    """Takes a character; one's own returns to the bank, and whoever was robbed picks another one at once (5).

    With several characters each, the bank's are taken and none returned (8).
    """
    public, victim = state.public, holder(state.public, move.character)
    advance(public, part=EXCHANGE)
    returned = None if public.variants.several else public.characters[seat][0]
    if returned is not None:
        _drop(public, seat, returned)
        public.bank = tuple(sorted((*public.bank, returned)))
    if victim is None:
        take_from_bank(public, seat, move.character)
    else:
        _drop(public, victim, move.character)
        _hold(public, seat, move.character)
        public.acting, public.task = victim, REPLACE
    emit(CharacterTaken(seat, move.character, victim, returned))


def replace_character(state: State, seat: Seat, move: PickCharacter, emit: Emit) -> None:
    """Lets whoever was robbed take a character of the bank; then the turn goes on (5)."""
    take_from_bank(state.public, seat, move.character)
    emit(CharacterPicked(seat, move.character))
    _go_on(state.public)


def swap_characters(state: State, seat: Seat, move: SwapCharacters, emit: Emit) -> None:
    """Exchanges a character of another seat for one of one's own (8)."""
    public, victim = state.public, holder(state.public, move.wanted)
    assert victim is not None
    advance(public, part=EXCHANGE)
    for owner, lost, won in ((victim, move.wanted, move.given), (seat, move.given, move.wanted)):
        _drop(public, owner, lost)
        _hold(public, owner, won)
    emit(CharactersSwapped(seat, victim, move.wanted, move.given))


def lure(state: State, seat: Seat, move: Lure, emit: Emit) -> None:
    """Asks the victim for a character; it chooses which (8)."""
    advance(state.public, part=EXCHANGE)
    state.public.acting, state.public.task = move.victim, GIVE
    emit(LureBegun(seat, move.victim))


def give_character(state: State, seat: Seat, move: GiveCharacter, emit: Emit) -> None:
    """Gives the character of the victim's choice to whoever lured it (8)."""
    public = state.public
    _drop(public, seat, move.character)
    _hold(public, public.turn, move.character)
    emit(CharacterLured(public.turn, seat, move.character))
    _go_on(public)


def use_chit(state: State, seat: Seat, move: UseChit, emit: Emit) -> None:
    """Announces a third action; the chit returns to the bank (8)."""
    public = state.public
    assert public.progress is not None
    public.chits = put(public.chits, seat, public.chits[seat] - 1)
    public.progress = replace(public.progress, chit=move.action)
    emit(ChitUsed(seat, move.action))


def _drop(public: Public, seat: Seat, character: int) -> None:
    held = tuple([other for other in public.characters[seat] if other != character])
    public.characters = put(public.characters, seat, held)


def _hold(public: Public, seat: Seat, character: int) -> None:
    public.characters = put(public.characters, seat, tuple(sorted((*public.characters[seat], character))))


def _go_on(public: Public) -> None:
    public.acting, public.task = public.turn, TURN
