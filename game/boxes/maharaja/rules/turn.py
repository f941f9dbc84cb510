"""What each move of a turn does: journeys, houses, palaces, gold, characters changing hands, chits (5, 8)."""

from collections.abc import Callable
from dataclasses import replace

from game.boxes.maharaja.rules import events as ev
from game.boxes.maharaja.rules import moves as mv
from game.boxes.maharaja.rules import opening, rounds
from game.boxes.maharaja.rules.actions import BUILD, EXCHANGE, FETCH, IN_CITY, IN_VILLAGE, LOWER, SHIFT, TAKE
from game.boxes.maharaja.rules.components import ARTISAN, MONK, VILLAGE_COUNT
from game.boxes.maharaja.rules.rounds import advance
from game.boxes.maharaja.rules.state import State, gain
from game.boxes.maharaja.rules.tolls import goal_of, toll_of
from game.boxes.maharaja.rules.view import GIVE, PICK, REPLACE, SET_DOWN, TURN, Public
from game.core.rules import Emit, Seat, no_listener
from game.core.values import put

TAKEN_GOLD, HOUSE_PRICE, PALACE_PRICE, ARTISAN_PRICE, FETCHED = 2, 1, 12, 9, 2


def palace_price(public: Public, seat: Seat) -> int:
    """Returns what a palace costs a seat (3, 5)."""
    return ARTISAN_PRICE if ARTISAN in public.characters[seat] else PALACE_PRICE


def travel(state: State, seat: Seat, move: mv.Travel, emit: Emit) -> None:
    """Moves the architect to a city and pays the tolls at once; for the monk the bank does (3, 5)."""
    public = state.public
    origin = public.architects[seat]
    toll, city = toll_of(public, seat, move.roads), goal_of(origin, move.roads)
    by_bank = MONK in public.characters[seat]
    if cost := sum(toll):
        purses = state.gold if by_bank else put(state.gold, seat, state.gold[seat] - cost)
        state.gold = tuple(map(int.__add__, purses, toll))
    public.architects = put(public.architects, seat, city)
    if emit is no_listener:
        return
    paid = tuple([(Seat(owner), gold) for owner, gold in enumerate(toll) if gold])
    emit(ev.Travelled(seat, origin, move.roads, city, paid, by_bank))


def take_gold(state: State, seat: Seat, move: mv.TakeGold, emit: Emit) -> None:
    """Takes gold from the bank."""
    gain(state, seat, TAKEN_GOLD)
    advance(state.public, part=TAKE)
    if emit is not no_listener:
        emit(ev.GoldTaken(seat, TAKEN_GOLD))


def build_house(state: State, seat: Seat, move: mv.BuildHouse, emit: Emit) -> None:
    """Builds a house from the supply; the builder's one is free and counts towards no action (3)."""
    public = state.public
    price = 0 if move.free else HOUSE_PRICE
    public.supply = put(public.supply, seat, public.supply[seat] - 1)
    _stand(public, seat, move.place, 1)
    if move.free:
        _use_builder(public)
    else:
        gain(state, seat, -price)
        advance(public, part=IN_VILLAGE if move.place < VILLAGE_COUNT else IN_CITY)
    if emit is not no_listener:
        emit(ev.HouseBuilt(seat, move.place, price))


def lift_house(state: State, seat: Seat, move: mv.LiftHouse, emit: Emit) -> None:
    """Picks up a house; a village left empty blocks at once."""
    _stand(state.public, seat, move.place, -1)
    state.public.lifted, state.public.task = (move.place, move.free), SET_DOWN
    emit(ev.HouseLifted(seat, move.place, move.free))


def set_down(state: State, seat: Seat, move: mv.SetDown, emit: Emit) -> None:
    """Puts the lifted house down."""
    public = state.public
    assert public.lifted is not None
    (origin, free), public.lifted = public.lifted, None
    public.task = TURN
    _stand(public, seat, move.place, 1)
    if free:
        _use_builder(public)
    else:
        advance(public, part=SHIFT)
    emit(ev.HouseMoved(seat, origin, move.place))


def fetch_houses(state: State, seat: Seat, move: mv.FetchHouses, emit: Emit) -> None:
    """Takes two houses from the quarry, or the last one."""
    public = state.public
    count = min(FETCHED, public.quarry[seat])
    public.quarry = put(public.quarry, seat, public.quarry[seat] - count)
    public.supply = put(public.supply, seat, public.supply[seat] + count)
    advance(public, part=FETCH)
    emit(ev.HousesFetched(seat, count))


def build_palace(state: State, seat: Seat, move: mv.BuildPalace, emit: Emit) -> None:
    """Builds a palace in the architect's city; with the last one the game ends after this round (7)."""
    public = state.public
    city, price = public.architects[seat], palace_price(public, seat)
    public.sites = put(public.sites, city, put(public.sites[city], move.site, seat))
    public.palaces = put(public.palaces, seat, public.palaces[seat] - 1)
    public.is_last = public.is_last or not public.palaces[seat]
    gain(state, seat, -price)
    advance(public, part=BUILD)
    emit(ev.PalaceBuilt(seat, city, move.site, price, is_final=not public.palaces[seat]))


def _stand(public: Public, seat: Seat, place: int, change: int) -> None:
    """Adds (1) or takes away (-1) a house of a seat at a place."""
    if place >= VILLAGE_COUNT:
        city = place - VILLAGE_COUNT
        row = public.houses[city]
        public.houses = put(public.houses, city, put(row, seat, row[seat] + change))
        return
    owners = list(public.villages[place])
    if change > 0:
        owners.append(seat)
    else:
        owners.remove(seat)
    public.villages = public.villages.changed(place, owners)


def _use_builder(public: Public) -> None:
    assert public.progress is not None
    public.progress = public.progress.helped()


# ---------------------------------------------------------------------- characters and chits
def holder(public: Public, character: int) -> Seat | None:
    """Returns who holds a character, None if it is in the bank or not played."""
    return next((Seat(seat) for seat, held in enumerate(public.characters) if character in held), None)


def take_character(state: State, seat: Seat, move: mv.TakeCharacter, emit: Emit) -> None:
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
        opening.take_from_bank(public, seat, move.character)
    else:
        _drop(public, victim, move.character)
        _hold(public, seat, move.character)
        public.acting, public.task = victim, REPLACE
    emit(ev.CharacterTaken(seat, move.character, victim, returned))


def pick_character(state: State, seat: Seat, move: mv.PickCharacter, emit: Emit) -> None:
    """Chooses a first character, or another one for one that was taken away; then the turn goes on (3, 5)."""
    if state.public.task == PICK:
        opening.pick(state, seat, move, emit)
        return
    opening.take_from_bank(state.public, seat, move.character)
    emit(ev.CharacterPicked(seat, move.character))
    _go_on(state.public)


def swap_characters(state: State, seat: Seat, move: mv.SwapCharacters, emit: Emit) -> None:
    """Exchanges a character of another seat for one of one's own (8)."""
    public, victim = state.public, holder(state.public, move.wanted)
    assert victim is not None
    advance(public, part=EXCHANGE)
    for owner, lost, won in ((victim, move.wanted, move.given), (seat, move.given, move.wanted)):
        _drop(public, owner, lost)
        _hold(public, owner, won)
    emit(ev.CharactersSwapped(seat, victim, move.wanted, move.given))


def lure(state: State, seat: Seat, move: mv.Lure, emit: Emit) -> None:
    """Asks the victim for a character; it chooses which (8)."""
    advance(state.public, part=EXCHANGE)
    state.public.acting, state.public.task = move.victim, GIVE
    emit(ev.LureBegun(seat, move.victim))


def give_character(state: State, seat: Seat, move: mv.GiveCharacter, emit: Emit) -> None:
    """Gives the character of the victim's choice to whoever lured it (8)."""
    public = state.public
    _drop(public, seat, move.character)
    _hold(public, public.turn, move.character)
    emit(ev.CharacterLured(public.turn, seat, move.character))
    _go_on(public)


def use_chit(state: State, seat: Seat, move: mv.UseChit, emit: Emit) -> None:
    """Announces a third action; the chit returns to the bank (8)."""
    public = state.public
    assert public.progress is not None
    public.chits = put(public.chits, seat, public.chits[seat] - 1)
    public.progress = replace(public.progress, chit=move.action)
    emit(ev.ChitUsed(seat, move.action))


def _drop(public: Public, seat: Seat, character: int) -> None:
    held = tuple([other for other in public.characters[seat] if other != character])
    public.characters = put(public.characters, seat, held)


def _hold(public: Public, seat: Seat, character: int) -> None:
    public.characters = put(public.characters, seat, tuple(sorted((*public.characters[seat], character))))


def _go_on(public: Public) -> None:
    public.acting, public.task = public.turn, TURN


def lower_governor(state: State, seat: Seat, move: mv.LowerGovernor, emit: Emit) -> None:
    """Puts a governor two boxes down (5)."""
    box = state.public.track.index(move.city)
    raised = rounds.lower(state.public, move.city)
    rounds.advance(state.public, part=LOWER)
    emit(ev.GovernorLowered(seat, move.city, box, raised))


# ---------------------------------------------------------------------- every move
def play(state: State, seat: Seat, move: mv.Move, emit: Emit) -> None:
    """Plays a legal move and everything that follows without a decision."""
    DEEDS[type(move)](state, seat, move, emit)


def _end_turn(state: State, seat: Seat, move: mv.EndTurn, emit: Emit) -> None:
    rounds.end_turn(state, seat, emit)


DEEDS: dict[type, Callable[..., None]] = {
    mv.Bid: opening.bid,
    mv.Pass: opening.bid,
    mv.PickCharacter: pick_character,
    mv.Found: opening.found,
    mv.Plan: rounds.plan,
    mv.Travel: travel,
    mv.TakeGold: take_gold,
    mv.BuildHouse: build_house,
    mv.LiftHouse: lift_house,
    mv.SetDown: set_down,
    mv.FetchHouses: fetch_houses,
    mv.BuildPalace: build_palace,
    mv.TakeCharacter: take_character,
    mv.SwapCharacters: swap_characters,
    mv.Lure: lure,
    mv.GiveCharacter: give_character,
    mv.UseChit: use_chit,
    mv.LowerGovernor: lower_governor,
    mv.EndTurn: _end_turn,
}
"""What makes each kind of move. A `match` over so many would cost random games some 3 %; a test holds that they fit."""
