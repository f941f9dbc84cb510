"""How much of a turn is still to come."""

from game.boxes.ys.rules.public import Public
from game.boxes.ys.rules.tasks import BID, ORDER

_GOES = {"go": 2, "place": 1}


def is_open(public: Public) -> bool:
    """Tells whether the counting of this turn has not begun."""
    return public.task in (BID, ORDER) or any(name in ("placing", "counting") for name, _, _ in public.agenda)


def to_place(public: Public) -> tuple[int, ...]:
    """Returns by party how many brokers it will still place in this turn."""
    if public.task in (BID, ORDER) or public.agenda[0][0] == "placing":
        own = [2 * public.pairs] * public.seats
    else:
        own = [0] * public.seats
        for name, seat, _ in public.agenda:
            if name in _GOES:
                own[seat] += _GOES[name]
    return (*own, sum(public.neutral)) if public.neutral_party else tuple(own)
