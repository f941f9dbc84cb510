"""What each reason of Ys claims, counted out again on the board: for hints, the coach and reviews."""

from collections.abc import Collection, Mapping
from typing import Any

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.ys.rules.moves import Bid, Place, PlaceNeutral
from game.boxes.ys.rules.view import View
from game.core.rules import Seat
from tests.boxes.facts import Fact, Facts

_PAYS = ((24, 18, 12, 6), (20, 15, 10, 5), (16, 12, 8, 4), (12, 9, 6, 3))


# ---------------------------------------------------------------------- counted out
def pieces(view: View, seat: Seat, plan: Plan = ()) -> list[tuple[int, int, int | None]]:
    """Owner, place and known value of every broker on the board and of those that a plan places."""
    shown = dict(view.values)
    found = []
    for broker in view.public.brokers:
        value = 5 if broker.marked else shown.get(broker.tag) if broker.value is None else broker.value
        found.append((broker.party, broker.place, value))
    for move in plan:
        if isinstance(move, Place):
            found.append((seat, move.place, move.value))
        if isinstance(move, PlaceNeutral):
            found.append((2, move.place, move.value))
    return found


def total(found: Collection[tuple[int, int, int | None]], places: Collection[int], party: int) -> int | None:
    """The sum in sight of a party somewhere, None where it has no broker at all."""
    own = [value or 0 for owner, place, value in found if owner == party and place in places]
    return sum(own) if own else None


def rivals(found: Collection[tuple[int, int, int | None]], places: Collection[int], seat: Seat) -> int | None:
    sums = [total(found, places, party) for party in range(4) if party != seat]
    return max((each for each in sums if each is not None), default=None)


def unseen(found: Collection[tuple[int, int, int | None]], places: Collection[int], seat: Seat) -> int:
    return sum(1 for owner, place, value in found if value is None and place in places and owner != seat)


def row(number: int) -> range:
    return range(12 + 4 * number, 16 + 4 * number)


def here(place: int) -> Collection[int]:
    return row((place - 12) // 4) if place >= 12 else (place,)


def worth(quotes: tuple[int, ...], gems: tuple[tuple[int, ...], ...], seat: Seat) -> int:
    """What the coloured gems of a seat bring at the end: the lowest of the places that equal ones share."""
    ranks = sorted(range(4), key=lambda colour: (-quotes[colour], colour))
    points = 0
    for rank, colour in enumerate(ranks):
        own = gems[seat][colour]
        if own:
            points += _PAYS[rank][sum(held[colour] >= own for held in gems) - 1]
    return points


def after_move(view: View, seat: Seat, move: Any) -> tuple[tuple[int, ...], list[list[int]]]:
    """Values and gems after a move that changes any of them."""
    quotes, gems = list(view.public.quotes), [list(row) for row in view.public.gems]
    name = type(move).__name__
    if name in ("TakeGem", "ChooseColour"):
        gems[seat][move.colour] += 1
    elif name == "MoveQuote":
        quotes[move.column] += move.step
    elif move.card.name == "JEWELER":
        for colour in move.targets:
            gems[seat][colour] += 1
    elif move.card.name == "ALCHEMIST":
        gems[seat][move.targets[0]] -= 1
        gems[seat][move.targets[1]] += 1
    else:
        quotes[move.targets[0]] += 1
        quotes[move.targets[1]] -= 1
    return tuple(quotes), gems


# ---------------------------------------------------------------------- placing
def moved(view: View, seat: Seat, plan: Plan) -> list[tuple[int, int, int | None]]:
    """The board after a plan: brokers placed, moved by the Herald or swapped by the Magician."""
    move = plan[0]
    if type(move).__name__ != "Play":
        return pieces(view, seat, plan)
    at = {broker.tag: broker.place for broker in view.public.brokers}
    first, second = move.targets
    if move.card.name == "HERALD":
        at[first] = second
    else:
        at[first], at[second] = at[second], at[first]
    tags = [broker.tag for broker in view.public.brokers]
    return [(owner, at[tag], value) for tag, (owner, _, value) in zip(tags, pieces(view, seat), strict=True)]


def leads(view: View, seat: Seat, reason: Reason, plan: Plan, places: Collection[int]) -> bool:
    """A lead in sight that was none before, with the sums and hidden brokers that are told."""
    now, then = pieces(view, seat), moved(view, seat, plan)
    was, best = total(now, places, seat), rivals(now, places, seat)
    if was is not None and (best is None or was > best):
        return False
    told = reason.values
    own, other = total(then, places, seat), rivals(then, places, seat)
    if own != told["own"] or own is None or other != told.get("other"):
        return False
    return other is None or (own > other and unseen(then, places, seat) == told["hidden"])


def area(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    return leads(view, seat, reason, plan, (reason.values["place"],))


def in_row(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    return leads(view, seat, reason, plan, row(reason.values["row"]))


def in_quarter(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    first = 3 * reason.values["quarter"]
    return leads(view, seat, reason, plan, range(first, first + 3))


def point(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    return reason.values["place"] >= 12 and any(move.place == reason.values["place"] for move in plan)


def column(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    wanted, found = reason.values["column"], pieces(view, seat, plan)
    measures = []
    for number in range(4):
        values = [value or 0 for _, place, value in found if place >= 12 and place % 4 == number]
        measures.append((sum(values), len(values)))
    is_first = all(measures[wanted] > other for number, other in enumerate(measures) if number != wanted)
    return is_first and reason.values["step"] == 2 and view.public.gems[seat][wanted] == reason.values["owned"]


def hides(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    one, other = plan
    down, up = (other, one) if one.is_up else (one, other)
    told = (reason.values["value"], reason.values["open"])
    return not down.is_up and up.is_up and (down.value, up.value) == told and down.value > up.value


def saves(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    own, others = ([move.value for move in each or () if isinstance(move, Place)] for each in (plan, instead))
    return sum(own) == reason.values["sum"] < reason.values["other"] == sum(others) and len(own) == len(others)


def behind(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    told = reason.values
    places = row(told["row"]) if "row" in told else (told["place"],)
    then = pieces(view, seat, instead or ())
    goes = any(move.place in places for move in instead or ())
    own, other = total(then, places, seat), rivals(then, places, seat)
    return goes and reason.is_against and (own, other) == (told["own"], told["other"]) and told["own"] < told["other"]


# ---------------------------------------------------------------------- order
def bid_sum(plan: Plan | None) -> int:
    return sum(move.low + move.high for move in plan or () if isinstance(move, Bid))


def bid(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    screen = view.screens[seat]
    assert screen is not None
    return bool(bid_sum(plan) == reason.values["sum"] and sum(screen) == sum(reason.values.values()))


def bid_other(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    own, other = bid_sum(plan), bid_sum(instead)
    is_less = reason.key.endswith("less")
    return (own, other) == (reason.values["sum"], reason.values["other"]) and (own < other) == is_less and own != other


def order(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    card, seats = reason.values["card"], view.public.seats
    if card != plan[0].card:
        return False
    if reason.key.endswith("first"):
        return bool(card == 1)
    return bool(card == seats if reason.key.endswith("last") else 1 < card < seats)


def order_ties(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    public, other = view.public, reason.values["seat"]
    sums = [sum(front) for front in public.front]
    card = public.chosen[other]
    has_higher = card > plan[0].card if card else all(left >= plan[0].card for left in public.cards)
    return other != seat and sums[other] == sums[seat] == reason.values["sum"] and has_higher


def refill(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    return bool(reason.values["sum"] == sum((*view.public.front[seat], plan[0].value)))


def favour(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    sent = [value for tag, value in view.values if tag in view.public.throne[seat]]
    return bool(reason.values["value"] == plan[0].value and reason.values["sum"] == sum(sent) + plan[0].value)


def passes(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    hand = view.hands[seat]
    return hand is not None and len(hand) == reason.values["cards"] > 0 and view.public.round == reason.values["turn"]


# ---------------------------------------------------------------------- gems and values
def gains(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    public = view.public
    quotes, gems = after_move(view, seat, plan[0])
    before = worth(public.quotes, public.gems, seat)
    after = worth(quotes, tuple(map(tuple, gems)), seat)
    return (before, after) == (reason.values["before"], reason.values["after"]) and after > before


def gem_most(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    colour = reason.values["colour"]
    others = [row[colour] for party, row in enumerate(view.public.gems) if party != seat]
    own = view.public.gems[seat][colour] + 1
    return bool(plan[0].colour == colour and own == reason.values["own"] > reason.values["other"] == max(others))


def gem_dear(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    colour, quotes = reason.values["colour"], view.public.quotes
    dearer = sum(
        quotes[other] > quotes[colour] or (quotes[other] == quotes[colour] and other < colour) for other in range(4)
    )
    return (reason.values["rank"], reason.values["points"]) == (dearer + 1, _PAYS[dearer][0])


def quote(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    told, gems = reason.values, view.public.gems
    others = max(row[told["column"]] for party, row in enumerate(gems) if party != seat)
    is_move = (plan[0].column, plan[0].step) == (told["column"], told["step"])
    return is_move and (gems[seat][told["column"]], others) == (told["owned"], told["other"])


def column_next(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    told = reason.values
    step = (2, 1, -1, -2)[len(view.public.ranked)]
    return (told["column"], told["step"]) == (plan[0].column, step) and view.public.gems[seat][plan[0].column] == told[
        "owned"
    ]


# ---------------------------------------------------------------------- characters
def moment(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    return bool(plan[0].card == reason.values["card"] and reason.values["turns"] == 4 - view.public.round)


def merchant(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    found, led = pieces(view, seat), 0
    for place in range(1, 3 * len(view.public.quarters), 3):
        own, other = total(found, (place,), seat), rivals(found, (place,), seat)
        led += own is not None and (other is None or own > other)
    return bool(led == reason.values["areas"] > 0 and reason.values["more"] == 5 - 3)


def soldier(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    (tag,) = plan[0].targets
    broker = next(each for each in view.public.brokers if each.tag == tag)
    value = dict(view.values).get(tag, broker.value)
    return broker.party == seat and (value, broker.place) == (reason.values["value"], reason.values["place"])


def neutral(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    told, found = reason.values, pieces(view, seat)
    places = here(told["place"])
    own, other = total(found, places, seat), total(found, places, 1 - seat)
    if (told["place"], told["value"]) != (plan[0].place, plan[0].value):
        return False
    if reason.key.endswith("weak"):
        return bool(own == told["own"])
    if reason.key.endswith("away"):
        return own is None
    third = total(found, places, 2)
    return bool(own is None and other is not None and other == told["other"] and (third is None or other > third))


def look(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    place = next((each.place for each in view.public.brokers if each.tag == plan[0].tag), None)
    if place is None:
        return reason.key.endswith("throne") and any(plan[0].tag in tags for tags in view.public.throne)
    return bool(
        place == reason.values["place"] and reason.values["hidden"] == unseen(pieces(view, seat), here(place), seat)
    )


_BY_KEY: Mapping[str, Fact] = {
    "area_first": area,
    "area_alone": area,
    "row_first": in_row,
    "row_alone": in_row,
    "quarter_first": in_quarter,
    "point": point,
    "column": column,
    "hides": hides,
    "saves": saves,
    "behind": behind,
    "behind_row": behind,
    "bid": bid,
    "bid_less": bid_other,
    "bid_more": bid_other,
    "order_first": order,
    "order_middle": order,
    "order_last": order,
    "order_ties": order_ties,
    "refill": refill,
    "favour": favour,
    "pass": passes,
    "gem_points": gains,
    "quote_points": gains,
    "play_points": gains,
    "gem_most": gem_most,
    "gem_dear": gem_dear,
    "quote_up": quote,
    "quote_down": quote,
    "column_next": column_next,
    "moment": moment,
    "merchant": merchant,
    "soldier": soldier,
    "neutral_rival": neutral,
    "neutral_away": neutral,
    "neutral_weak": neutral,
    "look": look,
    "look_throne": look,
}
FACTS: Facts = {f"reasons.{key}": fact for key, fact in _BY_KEY.items()}
