"""Why touched items lead to no move: the sentences for tooltips (5, 8)."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from game.boxes.maharaja.rules import legal
from game.boxes.maharaja.rules.actions import BUILD, EXCHANGE, FETCH, LOWER, SHIFT, TAKE, may, may_build
from game.boxes.maharaja.rules.actions import CHARACTER as CHARACTER_ACTION
from game.boxes.maharaja.rules.components import BUILDER, VILLAGE_COUNT
from game.boxes.maharaja.rules.legal import has_builder, progress_of
from game.boxes.maharaja.rules.tolls import blocking_village, is_connected, least_toll
from game.boxes.maharaja.rules.view import BID, FOUND, PLAN, SET_DOWN, TURN, Public, Task, View
from game.boxes.maharaja.table import items
from game.boxes.maharaja.table.phrases import gold, village
from game.boxes.maharaja.table.touches import clicks, equivalence_key
from game.core.rules import Seat
from game.tabletop.items import Item
from game.tabletop.players import Players
from game.tabletop.reasons import Newest

_TELLING = frozenset(
    {items.ARCHITECT, items.CHARACTER, items.GOVERNOR, items.HOUSE, items.PALACE, items.SEAT, items.ARROW}
    | {item.kind for item in (items.MAHARAJA, items.HOUSES, items.PALACES, items.EXCHANGE)}
)
_DUE = frozenset({Task.BID, Task.PICK, Task.FOUND, Task.PLAN, Task.REPLACE, Task.GIVE})
"""What keeps everything else waiting."""
_NEEDS = {items.VILLAGE: "house", items.TRAY: "house", items.SITE: "palace", items.HOUSE: "move",
          items.GOVERNOR: "governors", items.CHARACTER: "character", items.SEAT: "lure"}  # fmt: skip
"""What of the plan an item needs."""
_OBVIOUS = frozenset({"not_now", "not_yours", "no_part", "site_taken"})
"""Why a person or piece cannot be touched, if there was no thought of it: what it does or whose it is matters more."""


def sentence(players: Players, view: View, item: Item) -> str:
    """Returns why an item cannot be touched first, as a sentence; "" if it can, or where what it is tells more."""
    key = reason(view, (item,))
    if key is None or (key in _OBVIOUS and item.kind in _TELLING):
        return ""
    public, seat = view.public, view.public.acting
    if key == "too_dear":
        return players.say("refuse.too_dear", gold=gold(least_toll(public, seat, item.at[0])))
    if key == "blocked":
        closed = blocking_village(public, seat, item.at[0])
        return (
            players.say("refuse.no_road") if closed is None else players.say("refuse.blocked", village=village(closed))
        )
    return players.say(f"refuse.{_told(public, item, key)}")


def _told(public: Public, item: Item, key: str) -> str:
    """What is due before an item, or which action of the disc it needs."""
    if key == "not_now" and public.task in _DUE:
        return f"due.{public.task}"
    if key == "no_part" and item.kind in _NEEDS:
        return f"no_part_{_NEEDS[item.kind]}"
    return key


def must_act(view: View) -> bool:
    """Tells whether the viewer has to decide."""
    public = view.public
    if view.is_over or view.seat is None:
        return False
    return view.seat not in public.planned if public.task == PLAN else view.seat == public.acting


def reason(view: View, touched: Sequence[Item]) -> str | None:
    """Returns why no legal move of the viewer touches all these items (a key below "refuse"); None when one does.

    Takes items in any order; the reason is about the last one.
    """
    if view.is_over:
        return "over"
    if not must_act(view):
        return "turn"
    assert view.seat is not None
    seat, purse = view.seat, view.gold[view.seat] or 0
    if _fits(view, seat, purse, touched):
        return None
    if items.CHIT in touched and items.action(CHARACTER_ACTION) in touched:
        return "chit_character"
    if len(touched) > 1 and _fits(view, seat, purse, touched[-1:]):
        return "one_action"
    return _reason(view.public, seat, purse, touched[-1])


def _all_touched(view: View) -> frozenset[Item]:
    """Returns the equivalence keys of all that legal moves of the viewer touch."""
    assert view.seat is not None
    moves = legal.moves(view.public, view.seat, view.gold[view.seat] or 0)
    return frozenset(equivalence_key(view, part) for move in moves for part in clicks(view, move))


_touchable = Newest(_all_touched)


def _fits(view: View, seat: Seat, purse: int, touched: Sequence[Item]) -> bool:
    if len(touched) == 1:
        return equivalence_key(view, touched[0]) in _touchable(view)
    key = partial(equivalence_key, view)
    wanted = Counter(map(key, touched))
    return any(wanted <= Counter(map(key, clicks(view, move))) for move in legal.moves(view.public, seat, purse))


def _reason(public: Public, seat: Seat, purse: int, item: Item) -> str:
    """Returns "not_now" for whatever the present task does not ask for."""
    if public.task == BID:
        return _bidding(purse, item)
    if public.task in (FOUND, SET_DOWN):
        return _placing(public, item)
    if public.task != TURN or item.kind not in _REASONS:
        return "not_now"
    return _REASONS[item.kind](public, seat, purse, item)


def _bidding(purse: int, item: Item) -> str:
    """An offer, or passing."""
    if item == items.PASS:
        return "opener_bids"
    if item.kind != items.BID:
        return "not_now"
    return "no_gold" if item.at[0] > purse else "bid_too_low"


def _placing(public: Public, item: Item) -> str:
    """A first house, or one in hand."""
    place = items.place_of(item)
    if place is None:
        return "house_in_hand" if public.lifted else "not_now"
    if public.lifted and place == public.lifted[0]:
        return "same_village"
    return full(place)


def full(place: int) -> str:
    """Returns why a house cannot be put there: villages can be full, in a city one's architect must be."""
    return "village_full" if place < VILLAGE_COUNT else "architect_elsewhere"


# ---------------------------------------------------------------------- a turn
def _place(public: Public, seat: Seat, purse: int, item: Item) -> str:
    """A place for a new house."""
    place, progress = items.place_of(item), progress_of(public)
    assert place is not None
    if not public.supply[seat]:
        return "no_supply"
    if not has_builder(public, seat):
        if not may_build(progress, in_village=False):
            return "no_part"
        if not may_build(progress, in_village=place < VILLAGE_COUNT):
            return "one_village_house"
        if not purse:
            return "no_gold"
    return full(place)


def _city(public: Public, seat: Seat, purse: int, item: Item) -> str:
    """The goal of a journey."""
    (city,) = item.at
    if city == public.architects[seat]:
        return "already_there"
    return "too_dear" if is_connected(public, seat, city) else "blocked"


def _site(public: Public, seat: Seat, purse: int, item: Item) -> str:
    """A free site of a palace garden."""
    if not may(progress_of(public), BUILD):
        return "no_part"
    if not public.palaces[seat]:
        return "no_palace"
    return "no_gold" if item.at[0] == public.architects[seat] else "architect_elsewhere"


def _palace(public: Public, seat: Seat, purse: int, item: Item) -> str:
    return "site_taken"


def _house(public: Public, seat: Seat, purse: int, item: Item) -> str:
    """A house that stands."""
    if item.at[1] != seat:
        return "not_yours"
    return "no_goal" if may(progress_of(public), SHIFT) or has_builder(public, seat) else "no_part"


def _quarry(public: Public, seat: Seat, purse: int, item: Item) -> str:
    return "no_quarry" if may(progress_of(public), FETCH) else "no_part"


def _governor(public: Public, seat: Seat, purse: int, item: Item) -> str:
    return "governor_low" if may(progress_of(public), LOWER) else "no_part"


def _character(public: Public, seat: Seat, purse: int, item: Item) -> str:
    """A character of anybody."""
    if not may(progress_of(public), EXCHANGE):
        return "no_part"
    return "own_character" if item.at[0] in public.characters[seat] else "bank_first"


def _seat(public: Public, seat: Seat, purse: int, item: Item) -> str:
    """Somebody to lure a character from."""
    if not public.variants.several or not may(progress_of(public), EXCHANGE):
        return "no_part"
    return "bank_first" if public.bank else "holds_no_more"


def _chit(public: Public, seat: Seat, purse: int, item: Item) -> str:
    return "chit_spent" if public.chits[seat] else "no_chit"


def _builder(public: Public, seat: Seat, purse: int, item: Item) -> str:
    if BUILDER not in public.characters[seat]:
        return "not_yours"
    return "builder_at_once" if has_builder(public, seat) else "builder_used"


def _gold(public: Public, seat: Seat, purse: int, item: Item) -> str:
    return "not_now" if may(progress_of(public), TAKE) else "no_part"


_REASONS: dict[str, Callable[[Public, Seat, int, Item], str]] = {
    items.VILLAGE: _place,
    items.TRAY: _place,
    items.CITY: _city,
    items.SITE: _site,
    items.PALACE: _palace,
    items.HOUSE: _house,
    items.GOVERNOR: _governor,
    items.CHARACTER: _character,
    items.SEAT: _seat,
    items.TAKE_GOLD.kind: _gold,
    items.FETCH.kind: _quarry,
    items.CHIT.kind: _chit,
    items.BUILDER.kind: _builder,
}
