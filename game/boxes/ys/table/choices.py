"""What is laid out to be chosen, and which panels are in sight for it: what slides up, was called up, or folds."""

from dataclasses import dataclass

from game.boxes.ys.rules.characters import looks
from game.boxes.ys.rules.components import COLOURS, WHITE
from game.boxes.ys.rules.legal import facings
from game.boxes.ys.rules.steps import ASK, BID, COLOUR, GEM, LOOK, NEUTRAL, ORDER, PLACE, QUOTE, REFILL
from game.boxes.ys.rules.view import View
from game.boxes.ys.table.characters import kind_of, touched_card
from game.boxes.ys.table.items import DOWN, PASS, broker_item, colour_item, order_item
from game.boxes.ys.table.queries import counted_quarter, held, must_act
from game.core.rules import Seat
from game.tabletop.items import Item, Selection

NOTE = Item("note")
"""A card that is no item: it tells how a broker must lie where there is no choice."""


def choices(view: View, selection: Selection) -> tuple[Item, ...]:
    """Returns what is laid out to be chosen beside the brokers: how one lies first, the button that declines last."""
    public = view.public
    if public.task == ORDER:
        return tuple(order_item(card) for card in public.cards)
    if not must_act(view) or view.seat is None:
        return ()
    found = (*_colours(view, selection), *_thrones(view, view.seat, selection))
    if public.task == PLACE:
        found = (DOWN if len(facings(public, view.seat)) > 1 else NOTE, *found)
    return (*found, PASS) if public.task in (ASK, LOOK) else found


def _colours(view: View, selection: Selection) -> tuple[Item, ...]:
    """Colours for gems of choice and for a white one, each as often as it may be chosen."""
    task = view.public.task
    is_white = task == GEM and any(item.kind == "gem" and item.at[1] == WHITE for item in selection.touched)
    times = 1 if task == COLOUR or is_white else kind_of(touched_card(selection)).colours
    return tuple(colour_item(colour, which + 1) for which in range(times) for colour in COLOURS)


def _thrones(view: View, seat: Seat, selection: Selection) -> tuple[Item, ...]:
    """Brokers in the throne room that a character may be aimed at: there they are small."""
    public = view.public
    if kind_of(touched_card(selection)).asks_throne:
        return tuple(map(broker_item, public.throne[seat]))
    if public.task not in (ASK, LOOK, PLACE):
        return ()
    throned = {tag for tags in public.throne for tag in tags}
    return tuple(broker_item(look.tag) for look in looks(public, seat, view.known) if look.tag in throned)


def asks_quotation(view: View, selection: Selection) -> bool:
    """Tells whether a quotation is to be moved."""
    return must_act(view) and (view.public.task == QUOTE or kind_of(touched_card(selection)).asks_quotation)


def asks_quarter(selection: Selection) -> bool:
    """Tells whether a character that is chosen is aimed at quarters."""
    return kind_of(touched_card(selection)).asks_quarter


# ---------------------------------------------------------------------- panels
MARKET, PRICES, ROWS, SCREEN, TRACK, PLAYERS = "market", "prices", "rows", "screen", "track", "players"
"""The keys of what can be called up: market or quotations over the sea, the market in place of the quotations while one
is to be moved, own brokers, what lies below these, all about players."""
_USED = frozenset({BID, PLACE, REFILL, NEUTRAL, ASK, LOOK})
"""The tasks in which brokers behind the screen or characters are chosen."""


@dataclass(frozen=True, slots=True)
class Mode:
    """How the table lies.

    Whether what is chosen is up, which of `MARKET` and `PRICES` lies over the sea, if any, whether the quotations alone
    matter, anybody's characters lie in the hand, and which ship is shared out.
    """

    is_up: bool = False
    large: str = ""
    is_alone: bool = False
    has_hand: bool = True
    offer: int | None = None


def mode(view: View, selection: Selection) -> Mode:
    """Returns how the table lies for a view: the quotations are called up by themselves when one is to be moved."""
    called = MARKET if selection.unfolded == ROWS else selection.unfolded
    quotes, is_free = asks_quotation(view, selection) and selection.unfolded != ROWS, called in ("", MARKET, PRICES)
    is_alone = quotes and view.public.task == QUOTE
    return Mode(
        is_up=not is_alone
        and (selection.unfolded == SCREEN or (_is_used(view, selection) and selection.unfolded != TRACK)),
        has_hand=selection.masked is not None or bool(held(view)),
        large=PRICES if is_alone or (quotes and is_free) else called if is_free else "",
        is_alone=is_alone,
        offer=counted_quarter(view.public) if view.public.task == GEM else None,
    )


def _is_used(view: View, selection: Selection) -> bool:
    """Tells whether anything is to be chosen that slides up for it."""
    if selection.masked is not None:
        return True
    return bool(choices(view, selection)) or (must_act(view) and view.public.task in _USED)
