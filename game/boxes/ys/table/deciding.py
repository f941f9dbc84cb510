"""Whose decision a view shows, what it is about, and what is still to happen in the turn."""

from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.tasks import BID, FAVOUR
from game.boxes.ys.rules.view import View
from game.core.rules import Seat


def must_act(view: View) -> bool:
    """Tells whether the viewer has to decide."""
    return view.seat is not None and acts(view.public, view.seat)


def acts(public: Public, party: int) -> bool:
    """Tells whether a party decides now."""
    if public.is_over or party >= public.seats:
        return False
    return party not in public.done if public.task in (BID, FAVOUR) else public.acting == party


def decider(view: View) -> Seat:
    """Returns whose decision a view shows: the viewer's own while everybody decides at once."""
    public = view.public
    return view.seat if view.seat is not None and public.task in (BID, FAVOUR) else public.acting


# ---------------------------------------------------------------------- the agenda
def window(public: Public) -> int:
    """Returns at which window a seat is asked for characters."""
    return public.agenda[0][2]


def picked_quarter(public: Public) -> int:
    """Returns from the ship of which quarter a gem is picked."""
    return public.agenda[0][2]


def colour_reason(public: Public) -> str:
    """Returns what a colour is chosen for: "stall" for the white gem of a row, "gift" for a blue card."""
    return public.agenda[0][0]


def counted_quarter(public: Public) -> int:
    """Returns the quarter that is counted."""
    return next(quarter for name, quarter, _ in public.agenda if name == "home")


def has_counting_begun(public: Public) -> bool:
    """Tells whether the counting has begun: no broker comes or goes any more, and ties are as they will be decided."""
    return all(name != "counting" for name, _, _ in public.agenda)


def are_quotations_moved(public: Public) -> bool:
    """Tells whether the columns have moved the quotations in this turn."""
    coming = {name for name, _, _ in public.agenda}
    return "end" in coming and "column" not in coming


def goes(public: Public) -> list[int]:
    """Returns the seats that still place pairs, in order."""
    return [seat for name, seat, _ in public.agenda if name == "go"]
