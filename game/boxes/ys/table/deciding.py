"""Whose decision a view shows, what it is about, and what is still to happen in the turn."""

from game.boxes.ys.rules.steps import BID, FAVOUR, BeginCounting, BeginGo, ChooseGift, EndTurn, RankColumns, SendHome
from game.boxes.ys.rules.view import Public, View
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
def is_gift(public: Public) -> bool:
    """Tells whether a colour is chosen for the gem of a blue card, and not for the white gem of a row."""
    return isinstance(public.agenda[0], ChooseGift)


def counted_quarter(public: Public) -> int:
    """Returns the quarter that is counted."""
    return public.due(SendHome)[0].quarter


def has_counting_begun(public: Public) -> bool:
    """Tells whether the counting has begun: no broker comes or goes any more, and ties are as they will be decided."""
    return not public.due(BeginCounting)


def are_quotations_moved(public: Public) -> bool:
    """Tells whether the columns have moved the quotations in this turn."""
    return bool(public.due(EndTurn)) and not public.due(RankColumns)


def goes(public: Public) -> list[Seat]:
    """Returns the seats that still place pairs, in order."""
    return [step.seat for step in public.due(BeginGo)]
