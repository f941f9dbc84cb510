"""Why touched items lead to no move: the sentences for tooltips (5, 8)."""

from collections import Counter
from collections.abc import Sequence
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
from game.tabletop.pieces import Newest
from game.tabletop.players import Players

_TELLING = frozenset(
    {items.ARCHITECT, items.CHARACTER, items.GOVERNOR, items.HOUSE, items.PALACE, items.SEAT, items.ARROW}
    | {item.kind for item in (items.MAHARAJA, items.HOUSES, items.PALACES, items.EXCHANGE)}
)
_DUE = frozenset({Task.BID, Task.PICK, Task.FOUND, Task.PLAN, Task.REPLACE, Task.GIVE})
"""What keeps everything else waiting."""
_NEEDS = {items.VILLAGE: "house", items.TRAY: "house", items.SITE: "palace", items.HOUSE: "move",
          items.GOVERNOR: "governors", items.CHARACTER: "character", items.SEAT: "lure"}  # fmt: skip
"""What of the plan an item needs."""
_PLANNED = frozenset({items.SITE, items.GOVERNOR, items.CHARACTER, items.SEAT, items.TAKE_GOLD.kind, items.FETCH.kind})
"""What only an action of the disc is about."""
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
    return _in_turn(public, seat, purse, item) if public.task == TURN else "not_now"


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
def _in_turn(public: Public, seat: Seat, purse: int, item: Item) -> str:
    """What an item needs may be no part of the turn, or it does not do for that part."""
    progress, place = progress_of(public), items.place_of(item)
    if place is not None:
        return _place(public, seat, purse, place)
    match item:
        case Item(items.CITY, (city,)):
            if city == public.architects[seat]:
                return "already_there"
            return "too_dear" if is_connected(public, seat, city) else "blocked"
        case Item(items.SITE, (city, _)) if may(progress, BUILD):
            if not public.palaces[seat]:
                return "no_palace"
            return "no_gold" if city == public.architects[seat] else "architect_elsewhere"
        case Item(items.PALACE):
            return "site_taken"
        case Item(items.HOUSE, (_, owner)):
            if owner != seat:
                return "not_yours"
            return "no_goal" if may(progress, SHIFT) or has_builder(public, seat) else "no_part"
        case Item(items.GOVERNOR) if may(progress, LOWER):
            return "governor_low"
        case Item(items.CHARACTER, (number,)) if may(progress, EXCHANGE):
            return "own_character" if number in public.characters[seat] else "bank_first"
        case Item(items.SEAT) if public.variants.several and may(progress, EXCHANGE):
            return "bank_first" if public.bank else "holds_no_more"
        case items.FETCH if may(progress, FETCH):
            return "no_quarry"
        case items.CHIT:
            return "chit_spent" if public.chits[seat] else "no_chit"
        case items.BUILDER if BUILDER not in public.characters[seat]:
            return "not_yours"
        case items.BUILDER:
            return "builder_at_once" if has_builder(public, seat) else "builder_used"
        case items.TAKE_GOLD if may(progress, TAKE):
            return "not_now"
    return "no_part" if item.kind in _PLANNED else "not_now"


def _place(public: Public, seat: Seat, purse: int, place: int) -> str:
    """A place for a new house."""
    progress = progress_of(public)
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
