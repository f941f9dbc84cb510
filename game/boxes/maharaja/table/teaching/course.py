"""When cities are scored, as the governors' track stands."""

from game.boxes.maharaja.rules.components import CITY_COUNT
from game.boxes.maharaja.rules.view import Public


def round_of(public: Public, city: int) -> int | None:
    """Returns in which round a city is scored next if nobody moves a governor, None if the game ends before."""
    if city == public.city and not public.is_over:
        return public.round
    queue = [governor for governor in public.track if governor is not None]
    number = public.round + 1 + queue.index(city)
    return number if number <= last_round(public) else None


def last_round(public: Public) -> int:
    """Returns which round is the last one if nobody moves a governor or builds a last palace."""
    if public.is_last or public.is_over:
        return public.round
    topmost = max(box for box, governor in enumerate(public.track) if governor is not None)
    return min(public.variants.rounds, public.round + len(public.track) - 1 - topmost)


def queue(public: Public) -> list[int]:
    """Returns the cities in the order in which they are scored: the present one, then the rest of one way up."""
    others = [governor for governor in public.track if governor is not None and governor != public.city]
    return [*([] if public.city is None else [public.city]), *others][:CITY_COUNT]
