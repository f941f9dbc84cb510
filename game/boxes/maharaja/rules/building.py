"""The parts of a turn with pieces and gold: journeys, houses, palaces, the quarry, gold (5)."""

from game.boxes.maharaja.rules.actions import BUILD, FETCH, IN_CITY, IN_VILLAGE, SHIFT, TAKE
from game.boxes.maharaja.rules.board import VILLAGE_COUNT
from game.boxes.maharaja.rules.characters import ARTISAN, MONK
from game.boxes.maharaja.rules.events import (
    GoldTaken,
    HouseBuilt,
    HouseLifted,
    HouseMoved,
    HousesFetched,
    PalaceBuilt,
    Travelled,
)
from game.boxes.maharaja.rules.moves import BuildHouse, BuildPalace, LiftHouse, SetDown, Travel
from game.boxes.maharaja.rules.network import with_village
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.purse import gain, put
from game.boxes.maharaja.rules.rounds import advance
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.rules.tasks import SET_DOWN, TURN
from game.boxes.maharaja.rules.tolls import goal_of, toll_of
from game.core.rules import Emit, Seat, no_listener

TAKEN_GOLD, HOUSE_PRICE, PALACE_PRICE, ARTISAN_PRICE, FETCHED = 2, 1, 12, 9, 2


def palace_price(public: Public, seat: Seat) -> int:
    """Returns what a palace costs a seat (3, 5)."""
    return ARTISAN_PRICE if ARTISAN in public.characters[seat] else PALACE_PRICE


def travel(state: State, seat: Seat, move: Travel, emit: Emit) -> None:
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
    emit(Travelled(seat, origin, move.roads, city, paid, by_bank))


def take_gold(state: State, seat: Seat, emit: Emit) -> None:
    """Takes gold from the bank."""
    gain(state, seat, TAKEN_GOLD)
    advance(state.public, part=TAKE)
    emit(GoldTaken(seat, TAKEN_GOLD))


def build_house(state: State, seat: Seat, move: BuildHouse, emit: Emit) -> None:
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
        emit(HouseBuilt(seat, move.place, price))


def lift_house(state: State, seat: Seat, move: LiftHouse, emit: Emit) -> None:
    """Picks up a house; a village left empty blocks at once."""
    _stand(state.public, seat, move.place, -1)
    state.public.lifted, state.public.task = (move.place, move.free), SET_DOWN
    emit(HouseLifted(seat, move.place, move.free))


def set_down(state: State, seat: Seat, move: SetDown, emit: Emit) -> None:
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
    emit(HouseMoved(seat, origin, move.place))


def fetch_houses(state: State, seat: Seat, emit: Emit) -> None:
    """Takes two houses from the quarry, or the last one."""
    public = state.public
    count = min(FETCHED, public.quarry[seat])
    public.quarry = put(public.quarry, seat, public.quarry[seat] - count)
    public.supply = put(public.supply, seat, public.supply[seat] + count)
    advance(public, part=FETCH)
    emit(HousesFetched(seat, count))


def build_palace(state: State, seat: Seat, move: BuildPalace, emit: Emit) -> None:
    """Builds a palace in the architect's city; with the last one the game ends after this round (7)."""
    public = state.public
    city, price = public.architects[seat], palace_price(public, seat)
    public.sites = put(public.sites, city, put(public.sites[city], move.site, seat))
    public.palaces = put(public.palaces, seat, public.palaces[seat] - 1)
    public.is_last = public.is_last or not public.palaces[seat]
    gain(state, seat, -price)
    advance(public, part=BUILD)
    emit(PalaceBuilt(seat, city, move.site, price, is_final=not public.palaces[seat]))


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
    public.villages = with_village(public.villages, place, owners)


def _use_builder(public: Public) -> None:
    assert public.progress is not None
    public.progress = public.progress.helped()
