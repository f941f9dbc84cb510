"""Which items a person touches for a move, in order (see `items.py`)."""

from game.boxes.maharaja.rules.actions import SHIFT
from game.boxes.maharaja.rules.board import VILLAGE_COUNT
from game.boxes.maharaja.rules.building import HOUSE_PRICE
from game.boxes.maharaja.rules.items import (
    BUILDER,
    CHARACTER,
    CHIT,
    CITY,
    DONE,
    FETCH,
    GOVERNOR,
    PASS,
    PLACE,
    TAKE_GOLD,
    VILLAGE,
    action_item,
    bid_item,
    house_item,
    route_item,
    seat_item,
    site_item,
)
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
from game.boxes.maharaja.rules.possible import progress_of
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.remaining import may, may_build
from game.boxes.maharaja.rules.tolls import rank_of
from game.core.rules import Seat

_ALONE: dict[type, str] = {Pass: PASS, TakeGold: TAKE_GOLD, FetchHouses: FETCH, EndTurn: DONE}


def equivalence_key(item: str) -> str:
    """Returns a key that is equal for the two places of one action on a disc."""
    return item.rpartition(":")[0] if item.startswith("action:") else item


def clicks(public: Public, seat: Seat, purse: int, move: Move) -> tuple[str, ...]:
    """Returns the items of a legal move of a seat with that much gold."""
    match move:
        case Pass() | TakeGold() | FetchHouses() | EndTurn():
            return (_ALONE[type(move)],)
        case Bid(amount):
            return (bid_item(amount),)
        case Found(village):
            return (VILLAGE[village],)
        case Plan(first, second):
            return (action_item(first, 1), action_item(second, 2 if first == second else 1))
        case UseChit(action):
            return (CHIT, action_item(action, 1))
        case PickCharacter(character) | TakeCharacter(character) | GiveCharacter(character):
            return (CHARACTER[character],)
        case SwapCharacters(wanted, given):
            return (CHARACTER[wanted], CHARACTER[given])
        case Lure(victim):
            return (seat_item(victim),)
        case LowerGovernor(city):
            return (GOVERNOR[city],)
        case Travel(roads):
            city, rank = rank_of(public, seat, purse, roads)
            return (CITY[city], route_item(rank)) if rank else (CITY[city],)
        case BuildPalace(site):
            return (site_item(public.architects[seat], site),)
        case BuildHouse() | LiftHouse() | SetDown():
            return _services(public, seat, purse, move)


def _services(public: Public, seat: Seat, purse: int, move: BuildHouse | LiftHouse | SetDown) -> tuple[str, ...]:
    """The builder is touched only where his help is not the only way."""
    if isinstance(move, SetDown):
        return (PLACE[move.place],)
    progress = progress_of(public)
    if isinstance(move, LiftHouse):
        item, is_doubtful = house_item(move.place, seat), may(progress, SHIFT)
    else:
        item, in_village = PLACE[move.place], move.place < VILLAGE_COUNT
        is_doubtful = purse >= HOUSE_PRICE and may_build(progress, in_village=in_village)
    return (BUILDER, item) if move.free and is_doubtful else (item,)
