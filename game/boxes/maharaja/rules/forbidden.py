"""Why one item cannot be touched by a seat whose decision it is (5, 8)."""

from collections.abc import Callable

from game.boxes.maharaja.rules.actions import BUILD, EXCHANGE, FETCH, LOWER, SHIFT, TAKE
from game.boxes.maharaja.rules.board import CITIES, VILLAGE_COUNT
from game.boxes.maharaja.rules.characters import BUILDER, NAMES
from game.boxes.maharaja.rules.items import PASS, PLACE
from game.boxes.maharaja.rules.possible import has_builder, progress_of
from game.boxes.maharaja.rules.public import Public
from game.boxes.maharaja.rules.remaining import may, may_build
from game.boxes.maharaja.rules.tasks import BID, FOUND, SET_DOWN, TURN
from game.boxes.maharaja.rules.tolls import is_connected
from game.core.rules import Seat


def reason(public: Public, seat: Seat, purse: int, item: str) -> str:
    """Returns the name of the reason; "not_now" for whatever the present task does not ask for."""
    kind = item.partition(":")[0]
    if public.task == BID:
        return _bidding(public, purse, item)
    if public.task in (FOUND, SET_DOWN):
        return _placing(public, seat, item)
    if public.task != TURN or kind not in _REASONS:
        return "not_now"
    return _REASONS[kind](public, seat, purse, item)


def _bidding(public: Public, purse: int, item: str) -> str:
    """An offer, or passing."""
    if item == PASS:
        return "opener_bids"
    if not item.startswith("bid:"):
        return "not_now"
    return "no_gold" if int(item.removeprefix("bid:")) > purse else "bid_too_low"


def _placing(public: Public, seat: Seat, item: str) -> str:
    """A first house, or one in hand."""
    if item not in PLACE:
        return "house_in_hand" if public.lifted else "not_now"
    place = PLACE.index(item)
    if public.lifted and place == public.lifted[0]:
        return "same_village"
    return "village_full" if place < VILLAGE_COUNT else "architect_elsewhere"


def _services(public: Public, seat: Seat, purse: int, item: str) -> str:
    """A place for a new house."""
    place, progress = PLACE.index(item), progress_of(public)
    if not public.supply[seat]:
        return "no_supply"
    if not has_builder(public, seat):
        if not may_build(progress, in_village=False):
            return "no_part"
        if not may_build(progress, in_village=place < VILLAGE_COUNT):
            return "one_village_house"
        if not purse:
            return "no_gold"
    return "village_full" if place < VILLAGE_COUNT else "architect_elsewhere"


def _city(public: Public, seat: Seat, purse: int, item: str) -> str:
    """The goal of a journey."""
    city = CITIES.index(item.split(":")[1])
    if city == public.architects[seat]:
        return "already_there"
    return "too_dear" if is_connected(public, seat, city) else "blocked"


def _site(public: Public, seat: Seat, purse: int, item: str) -> str:
    """A free site of a palace garden."""
    if not may(progress_of(public), BUILD):
        return "no_part"
    if not public.palaces[seat]:
        return "no_palace"
    return "architect_elsewhere" if _is_elsewhere(public, seat, item) else "no_gold"


def _is_elsewhere(public: Public, seat: Seat, item: str) -> bool:
    return CITIES.index(item.split(":")[1]) != public.architects[seat]


def _palace(public: Public, seat: Seat, purse: int, item: str) -> str:
    return "site_taken"


def _own_house(public: Public, seat: Seat, purse: int, item: str) -> str:
    """A house that stands."""
    if not item.endswith(f":seat{seat}"):
        return "not_yours"
    return "no_goal" if may(progress_of(public), SHIFT) or has_builder(public, seat) else "no_part"


def _quarry(public: Public, seat: Seat, purse: int, item: str) -> str:
    return "no_quarry" if may(progress_of(public), FETCH) else "no_part"


def _governor(public: Public, seat: Seat, purse: int, item: str) -> str:
    return "governor_low" if may(progress_of(public), LOWER) else "no_part"


def _character(public: Public, seat: Seat, purse: int, item: str) -> str:
    """A character of anybody."""
    if not may(progress_of(public), EXCHANGE):
        return "no_part"
    return "own_character" if NAMES.index(item.split(":")[1]) in public.characters[seat] else "bank_first"


def _seat(public: Public, seat: Seat, purse: int, item: str) -> str:
    """Somebody to lure a character from."""
    if not public.variants.several or not may(progress_of(public), EXCHANGE):
        return "no_part"
    return "bank_first" if public.bank else "holds_no_more"


def _chit(public: Public, seat: Seat, purse: int, item: str) -> str:
    return "chit_spent" if public.chits[seat] else "no_chit"


def _builder(public: Public, seat: Seat, purse: int, item: str) -> str:
    if BUILDER not in public.characters[seat]:
        return "not_yours"
    return "builder_at_once" if has_builder(public, seat) else "builder_used"


def _gold(public: Public, seat: Seat, purse: int, item: str) -> str:
    return "not_now" if may(progress_of(public), TAKE) else "no_part"


_REASONS: dict[str, Callable[[Public, Seat, int, str], str]] = {
    "village": _services,
    "tray": _services,
    "city": _city,
    "site": _site,
    "palace": _palace,
    "house": _own_house,
    "quarry": _quarry,
    "gold": _gold,
    "governor": _governor,
    "character": _character,
    "seat": _seat,
    "chit": _chit,
    "builder": _builder,
}
