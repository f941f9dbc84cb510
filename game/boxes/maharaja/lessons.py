"""What the lessons of Maharaja read from their positions."""

from collections.abc import Mapping

from game.boxes.maharaja.rules.components import CITIES, CITY_COUNT
from game.boxes.maharaja.rules.rounds import COMPENSATION, lower
from game.boxes.maharaja.rules.scoring import PAYOUTS, palaces_built, score_city
from game.boxes.maharaja.rules.tolls import routes
from game.boxes.maharaja.rules.turn import ARTISAN_PRICE, HOUSE_PRICE, PALACE_PRICE, TAKEN_GOLD, palace_price
from game.boxes.maharaja.rules.view import Public, View
from game.core.rules import Seat
from game.lessons.lesson import Fact
from game.locale.words import Term

_D, _F = 3, 5
"""The governors of both examples of the track, as the rulebooks letter the cities."""
_STRANGER = Seat(1)
_THIRD = Seat(2)


def _city(number: int) -> Term:
    return Term(f"maharaja.city.{CITIES[number]}")


def _lowest(public: Public) -> int:
    return next(city for city in public.track if city is not None)


def purse(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads the own gold, what things cost, and what is left of a palace, a house and two gold from the bank."""
    gold, price = view.gold[seat] or 0, palace_price(view.public, seat)
    return {
        "purse": gold,
        "price": price,
        "cheap": ARTISAN_PRICE,
        "both": price + HOUSE_PRICE,
        "twice": 2 * (price + HOUSE_PRICE),
        "house": HOUSE_PRICE,
        "income": TAKEN_GOLD,
        "left": gold - price - HOUSE_PRICE + TAKEN_GOLD,
        "forgo": COMPENSATION,
    }


def scored(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads the Maharaja's city: what everybody has there, what it pays, and which city follows."""
    public = view.public
    city = _lowest(public) if public.city is None else public.city
    found = score_city(public, city)
    own = found.scores[seat]
    return {
        "city": _city(city),
        "points": own.points,
        "mine": found.payouts[seat],
        "payouts": list(PAYOUTS[public.seats]),
        "first": PAYOUTS[public.seats][0],
        "stranger": found.scores[_STRANGER].points,
        "place": _city(_lowest(public)),
    }


def third(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what the third player has in the Maharaja's city, piece by piece."""
    public = view.public
    assert public.city is not None
    own = score_city(public, public.city).scores[_THIRD]
    return {
        "points": own.points,
        "architect": own.architect,
        "houses": own.houses,
        "outer": own.outer,
        "centre": own.centre,
    }


def way(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads the cheapest journey to the Maharaja's city: its roads and its toll, and who earns how much."""
    public = view.public
    found = [route for route in routes(public, seat, view.gold[seat] or 0) if route.city == public.city]
    if not found:
        return {"way": (), "toll": 0}
    best = min(found, key=lambda route: route.cost)
    return {"way": best.roads, "toll": best.cost}


def track(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads where the governors of the examples go if they are put two boxes down."""
    public = view.public
    boxes = {city: box for box, city in enumerate(public.track) if city is not None}
    down = {city: box - 1 for city, box in boxes.items()}  # two down, and boxes count from 1
    after = public.copy()
    lower(after, _F)
    top = max(box for box, city in enumerate(after.track) if city is not None) - CITY_COUNT + 1
    return {"d_from": boxes[_D] + 1, "d_to": down[_D], "f_from": boxes[_F] + 1, "f_to": down[_F], "f_next": top + 1}


def built(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads how many palaces are built and left, and how many outer sites are free in the Maharaja's city."""
    public = view.public
    garden = public.sites[public.city or 0]
    return {
        "built": palaces_built(public, seat),
        "palaces": public.palaces[seat],
        "rounds": public.variants.rounds,
        "free": sum(owner is None for owner in garden[1:]),
    }


def gold(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads the gold of the next player and of everybody, and what a palace costs."""
    theirs = view.gold[_STRANGER] or 0
    return {"theirs": theirs, "price": PALACE_PRICE, "all": [each or 0 for each in view.gold]}


def held(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads how many characters the reader, the next player and the bank have, and the reader's chits."""
    public = view.public
    return {
        "own": len(public.characters[seat]),
        "others": len(public.characters[_STRANGER]),
        "bank": len(public.bank),
        "chits": public.chits[seat],
    }


FACTS: Mapping[str, Fact] = {
    "purse": purse,
    "scored": scored,
    "third": third,
    "way": way,
    "track": track,
    "built": built,
    "gold": gold,
    "held": held,
}
"""What texts and right answers of lessons.yml are read by."""
