"""What the lessons of Ys read from their positions."""

from collections.abc import Mapping, Sequence

from game.boxes.ys.rules import components
from game.boxes.ys.rules.characters import MARKED
from game.boxes.ys.rules.counting import COLUMN_STEPS, GEMS_BY_RANK
from game.boxes.ys.rules.observation import unseen
from game.boxes.ys.rules.scoring import BLACK_POINTS, GEM_POINTS, THRONE_POINTS, throne_points
from game.boxes.ys.rules.setup import brokers_of
from game.boxes.ys.rules.view import Broker, View, dearest
from game.core.rules import Seat
from game.lessons.lesson import Fact

_FIRST = 0
"""Quarter 1, the first row and the blue column."""
_EXAMPLE = range(components.AREAS)
"""The areas of quarter 1, where all examples of the city take place."""


def _value(view: View, broker: Broker) -> int:
    known = dict(view.values)
    return MARKED if broker.marked else known.get(broker.tag, broker.value or 0)


def _sums(view: View, places: Sequence[int]) -> dict[int, int]:
    """Returns the sums in sight by party in some places together."""
    found: dict[int, int] = {}
    for broker in view.public.brokers:
        if broker.place in places:
            found[broker.party] = found.get(broker.party, 0) + _value(view, broker)
    return found


def _added(values: Sequence[int]) -> str:
    return f"{' + '.join(map(str, sorted(values, reverse=True)))} = {sum(values)}"


def hand(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads how many brokers there are, how many pairs, and what gems the places of a quarter pick."""
    public = view.public
    first, second, _ = GEMS_BY_RANK[public.seats]
    return {
        "brokers": len(brokers_of(public.variants)),
        "pairs": public.pairs,
        "placed": 2 * public.pairs,
        "front": len(brokers_of(public.variants)) - 2 * public.pairs,
        "first": first,
        "second": second,
        "cargo": len(public.cargo[_FIRST]),
        "quarters": len(public.quarters),
    }


def hidden(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what the first hidden broker of another player in the city may be, and the reader's sum there."""
    found = next(
        b for b in view.public.brokers if b.value is None and b.party != seat and not components.is_market(b.place)
    )
    left = unseen(view, Seat(found.party), dict(view.values))
    own = _sums(view, (found.place,)).get(seat, 0)
    return {"least": left[0], "most": left[-1], "mine": own}


def quarter(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads the sums in quarter 1: the reader's, area by area and together, and those of the others, highest first."""
    sums = _sums(view, _EXAMPLE)
    own = [_value(view, b) for b in view.public.brokers if b.place in _EXAMPLE and b.party == seat]
    others = sorted((total for party, total in sums.items() if party != seat), reverse=True)
    first, second, third = GEMS_BY_RANK[view.public.seats]
    return {
        "own": sum(own),
        "added": _added(own),
        "next": others[0] if others else 0,
        "first": first,
        "second": second,
        "third": third,
    }


def palace(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads a tie in the palace of quarter 1: the sums, what stands in front, and whether the reader wins it."""
    public = view.public
    sums = _sums(view, (components.area(_FIRST, components.PALACE),))
    rival = next(party for party in sums if party != seat)
    mine, theirs = sum(public.front[seat]), sum(public.front[rival])
    return {
        "tied": sums[seat],
        "other": sums[rival],
        "mine": mine,
        "theirs": theirs,
        "winner": "me" if (sums[seat], mine) > (sums[rival], theirs) else "her",
    }


def market(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads the market: the blue column, the own total, and the values of blue and green, the dearest first."""
    public = view.public
    squares = [broker for broker in public.brokers if components.is_market(broker.place)]
    columns = [
        [_value(view, b) for b in squares if components.column_of(b.place) == number]
        for number in range(components.COLUMNS)
    ]
    own = [_value(view, b) for b in squares if b.party == seat]
    blue, green = public.quotes[:2]
    return {
        "total": sum(columns[_FIRST]),
        "sum": _added(columns[_FIRST]),
        "mine": sum(own),
        "own": _added(own),
        "step": COLUMN_STEPS[0],
        "blue": blue,
        "green": green,
        "then": blue + 1,
        "gems": public.gems[seat][_FIRST],
    }


def bids(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads the bids: the own sum, and the old order cards of two others whose sums are equal."""
    public = view.public
    sums = [sum(front) for front in public.front]
    pairs = [(one, two) for one in range(public.seats) for two in range(one) if sums[one] == sums[two] > 0]
    cards = sorted(public.order[each] for each in pairs[0]) if pairs else [0, 0]
    tied = sums[pairs[0][0]] if pairs else 0
    screen = view.screens[seat] or ()
    return {"own": sums[seat], "tied": tied, "low": cards[0], "high": cards[1], "left": sum(screen)}


def soldier(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads the palace of quarter 1: the reader's broker there, what it is worth, and the best of the others."""
    place = components.area(_FIRST, components.PALACE)
    sums = _sums(view, (place,))
    own = next(broker for broker in view.public.brokers if broker.place == place and broker.party == seat)
    return {
        "tag": own.tag,
        "own": sums[seat],
        "other": max(total for party, total in sums.items() if party != seat),
        "strong": MARKED,
        "most": components.MOST_PLAYED,
    }


def gems(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads the dearest colour: how many gems of it everybody has, and what that pays, tied ones alike."""
    public = view.public
    colour = dearest(public)[0]
    numbers = [row[colour] for row in public.gems]
    places = GEM_POINTS[0][: public.parties]
    order = sorted(numbers, reverse=True)
    tied = next((number for number in order if numbers.count(number) > 1), order[-1])
    shared = sum(number >= tied for number in numbers) - 1
    return {
        "owned": public.gems[seat][colour],
        "points": places[sum(number >= public.gems[seat][colour] for number in numbers) - 1],
        "tied": tied,
        "share": places[shared],
        "upper": places[order.index(tied)],
        "places": list(places),
    }


def black(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads the reader's black gems, what they pay, and what one more would add."""
    owned = view.public.gems[seat][components.BLACK]
    most = len(BLACK_POINTS) - 1
    now = BLACK_POINTS[min(owned, most)]
    return {
        "black": owned,
        "worth": now,
        "fewer": BLACK_POINTS[min(owned, most) - 1],
        "more": BLACK_POINTS[min(owned + 1, most)] - now,
    }


def throne(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what the throne room pays, alone and where two share the first place."""
    first, second = THRONE_POINTS[:2]
    shared = throne_points((1, 1, 0))[0]
    return {"best": first, "runner": second, "both": first + second, "share": shared, "third": THRONE_POINTS[2]}


def rival(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads what the other of two players has in the commercial area of quarter 1."""
    return {"theirs": _sums(view, (components.area(_FIRST, components.COMMERCE),)).get(1 - seat, 0)}


def tied(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads a tie of several in the commercial area of quarter 1: their sum and the best sum in front."""
    public = view.public
    place = components.area(_FIRST, components.COMMERCE)
    sums = _sums(view, (place,))
    fronts = sorted({sum(public.front[party]) for party in sums}, reverse=True)
    return {"equal": max(sums.values()), "front": fronts[0], "less": fronts[1] if len(fronts) > 1 else fronts[0]}


def columns(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads the columns of the market: how many are tied at the highest total, with how many brokers each."""
    public = view.public
    totals, counts = [0] * components.COLUMNS, [0] * components.COLUMNS
    for broker in public.brokers:
        if components.is_market(broker.place):
            totals[components.column_of(broker.place)] += _value(view, broker)
            counts[components.column_of(broker.place)] += 1
    level = [number for number in range(components.COLUMNS) if totals[number] == max(totals)]
    many = max(counts[number] for number in level)
    return {
        "total": max(totals),
        "level": len(level),
        "many": many,
        "few": min(counts[number] for number in level),
        "still": sum(counts[number] == many for number in level),
        "third": -COLUMN_STEPS[2],
    }


def order(view: View, seat: Seat) -> Mapping[str, object]:
    """Reads the bids of a turn: the highest sum, and the two tied behind it."""
    public = view.public
    sums = sorted((sum(front) for front in public.front), reverse=True)
    return {"highest": sums[0], "second": sums[1], "low": sums[-1]}


FACTS: Mapping[str, Fact] = {
    "hand": hand,
    "hidden": hidden,
    "quarter": quarter,
    "palace": palace,
    "market": market,
    "bids": bids,
    "soldier": soldier,
    "gems": gems,
    "black": black,
    "throne": throne,
    "rival": rival,
    "tied": tied,
    "columns": columns,
    "order": order,
}
