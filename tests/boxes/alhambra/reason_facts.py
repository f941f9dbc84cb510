"""What each reason of the tile game claims, looked up again in the position by counting out, for hints and reviews."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.alhambra.rules.board import STEPS, Board, why_not, xy
from game.boxes.alhambra.rules.moves import (
    Build,
    Buy,
    Decline,
    Give,
    PayFalcon,
    Place,
    PlaceFalcon,
    Reserve,
    Store,
    Swap,
    WakeVizier,
)
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra.rules.tiles import BASTIONS, CAMPS, COLOURS, FEATHER, PRICE, SIDES, TYPE, WALLS
from game.boxes.alhambra.rules.tiles import CURRENCY as CURRENCY_OF
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.rules.buildings import BUILDINGS
from game.boxes.alhambra_family.rules.market import YARD_CURRENCY
from game.boxes.alhambra_family.rules.money import CURRENCY, VALUE
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core.rules import Seat

Check = Callable[[View, Seat, Reason, Plan, Plan | None], bool]


# ---------------------------------------------------------------------- counted out
def value(cards: Iterable[int]) -> int:
    return sum(VALUE[card] for card in cards)


def hand(view: View, seat: int) -> tuple[int, ...]:
    held = view.hands[seat]
    assert held is not None, "a reason looks into a hidden hand"
    return held


def sets_of(cards: Sequence[int]) -> Iterator[tuple[int, ...]]:
    return (some for size in range(1, len(cards) + 1) for some in combinations(cards, size))


def offer(view: View, tile: int) -> tuple[int, int]:
    """The currency and the price of a tile on sale, as 3 and 8.3 have them."""
    if tile in CURRENCY_OF:
        currency = CURRENCY_OF[tile]
        return currency, PRICE[view.squares[YARD_CURRENCY.index(currency)] or 0]
    return YARD_CURRENCY[view.squares.index(tile)], PRICE[tile]


def is_on_sale(view: View, tile: int) -> bool:
    twin = YARD_CURRENCY.index(CURRENCY_OF[tile]) if tile in CURRENCY_OF else None
    return tile in view.squares or (tile in view.beside and twin is not None and view.squares[twin] is not None)


def of_currency(cards: Iterable[int], currency: int) -> list[int]:
    return [card for card in cards if CURRENCY[card] == currency]


def can_pay_exactly(cards: Iterable[int], currency: int, price: int) -> bool:
    return any(value(some) == price for some in sets_of(of_currency(cards, currency)))


def prices_paid_exactly(cards: Iterable[int]) -> int:
    held, prices = tuple(cards), {PRICE[tile] for tile in BUILDINGS}
    return sum(can_pay_exactly(held, currency, price) for currency in range(4) for price in prices)


def numbers(view: View, seat: int, kind: int, tile: int, more: int | None = None) -> list[int]:
    """Buildings of a type by party: what lies in the Alhambras, the seat's new tiles, and this tile for a party."""
    tables = [[each for _, each in board] for board in view.boards]
    new = view.waiting if view.acting == seat else ()
    tables[seat] += new or next((tiles for receiver, tiles in view.receivers if receiver == seat), ())
    if view.third:
        tables.append(list(view.third.tiles))
    return [sum(TYPE[each] == kind for each in held if each != tile) + (at == more) for at, held in enumerate(tables)]


def pays(counts: Sequence[int], letter: str, kind: int, party: int) -> int:
    """The rules' own words: all places that those who tie fill, added up, divided, rounded down."""
    worth = kind + 1
    by_place = {"A": [worth], "B": [7 + worth, worth]}.get(letter, [15 + worth, 7 + worth, worth])
    if not counts[party]:
        return 0
    better = sum(number > counts[party] for number in counts)
    level = sum(number == counts[party] for number in counts)
    return sum(by_place[better : better + level]) // level


def letters_to_come(view: View) -> list[str]:
    hidden = [pile.scoring for pile in view.piles if pile.scoring]
    return ["C"] if view.stage == "end" else [*view.due, *hidden, "C"]


def takes(view: View) -> list[set[int]]:
    """What may be taken: one open card, or several worth at most 5 together."""
    shown = [card for card in view.display if card is not None]
    return [set(some) for some in sets_of(shown) if len(some) == 1 or value(some) <= 5]


def tile_of(move: Any) -> int:
    assert isinstance(move, Buy | Place | Build | Give)
    return move.tile


def built(view: View, seat: Seat, plan: Plan) -> dict[int, int]:
    """The seat's Alhambra after a plan, cell by cell."""
    tiles = dict(view.boards[seat])
    for move in plan:
        if isinstance(move, Store | Swap):
            del tiles[move.cell]
        if isinstance(move, Place | Build | Swap):
            assert move.cell not in tiles
            tiles[move.cell] = move.tile
    return tiles


def board(tiles: Mapping[int, int]) -> Board:
    return Board.read(tiles.items())


# ---------------------------------------------------------------------- claims about the plan
def exact(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    move, tile = plan[0], reason.values["tile"]
    is_it = isinstance(move, Buy) and move.tile == tile and move.cards == reason.values["cards"]
    return is_it and value(move.cards) == offer(view, tile)[1] and view.task != Task.INVITE


def chain(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    one, two = plan[:2]
    paid = all(value(move.cards) == offer(view, move.tile)[1] for move in (one, two))
    told = reason.values["tile"], reason.values["next"]
    return paid and told == (one.tile, two.tile) and not set(one.cards) & set(two.cards)


def vizier(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    move = plan[0]
    is_exact = value(move.cards) == offer(view, move.tile)[1]
    return view.task == Task.INVITE and view.awake[seat] and is_exact and move.tile == reason.values["tile"]


def gains(view: View, seat: Seat, reason: Reason, plan: Plan, letter: str) -> bool:
    values, tile = reason.values, tile_of(plan[0])
    kind = values["kind"]
    now, then = numbers(view, seat, kind, tile), numbers(view, seat, kind, tile, seat)
    told = (values["letter"], values["before"], values["points"])
    return TYPE[tile] == kind and told == (letter, pays(now, letter, kind, seat), pays(then, letter, kind, seat))


def standing(view: View, seat: Seat, reason: Reason, plan: Plan) -> tuple[int, int]:
    """How many the seat has then, and how many the best other party."""
    then = numbers(view, seat, reason.values["kind"], tile_of(plan[0]), seat)
    return then[seat], max(number for party, number in enumerate(then) if party != seat)


def lead(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    own, best = standing(view, seat, reason, plan)
    return own > best and gains(view, seat, reason, plan, letters_to_come(view)[0])


def tie(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    own, best = standing(view, seat, reason, plan)
    return own == best and gains(view, seat, reason, plan, letters_to_come(view)[0])


def points(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    own, best = standing(view, seat, reason, plan)
    is_more = reason.values["points"] > reason.values["before"]
    return own < best and is_more and gains(view, seat, reason, plan, letters_to_come(view)[0])


def later(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    is_more = reason.values["points"] > reason.values["before"]
    return len(letters_to_come(view)) > 1 and is_more and gains(view, seat, reason, plan, "C")


def secure(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    own, best = standing(view, seat, reason, plan)
    return bool(TYPE[tile_of(plan[0])] == reason.values["kind"] and own - best == reason.values["ahead"] > 1)


def how_many(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    is_it = TYPE[tile_of(plan[0])] == reason.values["kind"]
    return is_it and standing(view, seat, reason, plan) == (reason.values["count"], reason.values["best"])


def rival(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    tile, other = reason.values["tile"], reason.values["seat"]
    able = view.open_hands and can_pay_exactly(hand(view, other), *offer(view, tile))
    return able and other != seat and tile == plan[0].tile


def lowers(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """One player more or the imaginary third one has the building, and another player gets less."""
    values, tile = reason.values, tile_of(plan[0])
    kind, letter, owner = values["kind"], letters_to_come(view)[0], 2 if isinstance(plan[0], Give) else seat
    before, after = (
        pays(numbers(view, seat, kind, tile, more), letter, kind, values["seat"]) for more in (None, owner)
    )
    told = values["letter"], values["before"], values["points"]
    return TYPE[tile] == kind and values["seat"] != seat and told == (letter, before, after) and after < before


def ends_game(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    gone = [move.tile for move in plan if isinstance(move, Buy) and move.tile in view.squares]
    empty = 4 - sum(tile is not None and tile not in gone for tile in view.squares)
    return bool(gone) and empty == reason.values["empty"] > reason.values["left"] == view.tiles_left


def soon(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    top = view.piles[0]
    return bool(top.scoring == reason.values["letter"] and top.money + 1 == reason.values["cards"] <= 9)


def prepares(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    tile, cards = reason.values["tile"], reason.values["cards"]
    (currency, price), held = offer(view, tile), hand(view, seat)
    return (
        is_on_sale(view, tile)
        and not can_pay_exactly(held, currency, price)
        and set(cards) <= {*held, *plan[0].cards}
        and of_currency(cards, currency) == list(cards)
        and value(cards) == price
    )


def reaches(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    currency, price = offer(view, reason.values["tile"])
    before = value(of_currency(hand(view, seat), currency))
    after = before + value(of_currency(plan[0].cards, currency))
    return bool(before < price <= after == reason.values["sum"])


def most(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """Nothing else is worth as much; taking an equal card is the same choice."""
    cards = plan[0].cards
    alike = sorted((CURRENCY[card], VALUE[card]) for card in cards)
    others = [some for some in takes(view) if sorted((CURRENCY[card], VALUE[card]) for card in some) != alike]
    return cards == reason.values["cards"] and all(value(some) < value(cards) for some in others)


def several(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    return len(plan[0].cards) > 1 and plan[0].cards == reason.values["cards"]


def money(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    taken = plan[0].cards
    return bool(taken == reason.values["cards"] and value(hand(view, seat)) + value(taken) == reason.values["total"])


# ---------------------------------------------------------------------- what is built
def longest_wall(tiles: Mapping[int, int]) -> int:
    """The most walled outer edges that hang together; where tiles touch at a corner, only those of one tile do (5)."""
    built = {cell: tile for cell, tile in tiles.items() if tile not in CAMPS}
    outer = {(cell, side) for cell in built for side in SIDES if cell + STEPS[side] not in built}
    at: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for cell, side in outer:
        x, y = xy(cell)
        north_west = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        for point in (north_west[side], north_west[(side + 1) % 4]):
            at.setdefault(point, []).append((cell, side))
    linked = {edge: set[tuple[int, int]]() for edge in outer if WALLS[built[edge[0]]] >> edge[1] & 1}
    for edges in at.values():
        for one, two in combinations([edge for edge in edges if edge in linked], 2):
            if len(edges) == 2 or one[0] == two[0]:
                linked[one].add(two)
                linked[two].add(one)
    return max((len(together(edge, linked)) for edge in linked), default=0)


def together(start: tuple[int, int], linked: Mapping[tuple[int, int], set[tuple[int, int]]]) -> set[tuple[int, int]]:
    found, edge = {start}, [start]
    while edge:
        new = linked[edge.pop()] - found
        found |= new
        edge += new
    return found


def along_arrows(tiles: Mapping[int, int]) -> int:
    """Tiles in the unbroken line from each bastion, up to an empty space or another camp (8.2)."""
    met = 0
    for camp in (cell for cell, tile in tiles.items() if tile in CAMPS):
        for side in (side for side in SIDES if BASTIONS[tiles[camp]] >> side & 1):
            cell = camp + STEPS[side]
            while tiles.get(cell, CAMPS[0]) not in CAMPS:
                met, cell = met + 1, cell + STEPS[side]
    return met


def around_bazaars(tiles: Mapping[int, int]) -> int:
    """Neighbours in a bazaar's colours, corners too, times the colours found (8.3)."""
    found = 0
    for cell in (cell for cell, tile in tiles.items() if tile in COLOURS):
        near = [tiles.get(cell + down + right) for down in (-256, 0, 256) for right in (-1, 0, 1)]
        kinds = [TYPE[tile] for tile in near if tile is not None and TYPE[tile] in COLOURS[tiles[cell]]]
        found += len(kinds) * len(set(kinds))
    return found


def grows(count: Callable[[Mapping[int, int]], int]) -> Check:
    def check(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
        before, after = count(dict(view.boards[seat])), count(built(view, seat, plan))
        return (before, after) == (reason.values["before"], reason.values["after"]) and before < after

    return check


def finding_a_space(tiles: Mapping[int, int]) -> int:
    where = board(tiles)
    free = {cell + step for cell in tiles for step in STEPS} - tiles.keys()
    return sum(any(why_not(where, tile, cell) is None for cell in free) for tile in BUILDINGS)


def room(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    assert instead
    more, less = (finding_a_space(built(view, seat, way)) for way in (plan, instead))
    return (more, less) == (reason.values["more"], reason.values["less"]) and more > less


# ---------------------------------------------------------------------- viziers and falcons
def awake(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """He is woken, or was awake and is not sent."""
    return bool(plan[0] == (Decline() if view.awake[seat] else WakeVizier()))


def falcon(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    move = plan[0]
    bird = move.falcon if isinstance(move, PlaceFalcon) else view.pledged[0]
    kin = [each for _, each in view.perched[seat] if FEATHER[each] == FEATHER[bird]]
    table = {0: 0, 1: 2, 2: 6, 3: 12, 4: 20, 5: 30}
    told = reason.values["number"], reason.values["before"], reason.values["after"]
    return told == (len(kin) + 1, table[len(kin)], table[len(kin) + 1]) and reason.values["falcon"] == bird


def small_card(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    (card,) = reason.values["cards"]
    is_paid = isinstance(plan[0], PayFalcon) and plan[0].card == card
    return is_paid and all(VALUE[other] >= VALUE[card] for other in hand(view, seat))


# ---------------------------------------------------------------------- claims about what is done instead
def overpays(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    assert instead
    return bool(value(instead[0].cards) - offer(view, instead[0].tile)[1] == reason.values["lost"] > 0)


def avoidable(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    assert instead
    cards, (currency, price) = reason.values["cards"], offer(view, instead[0].tile)
    is_held = set(cards) <= set(hand(view, seat)) and of_currency(cards, currency) == list(cards)
    return overpays(view, seat, reason, plan, instead) and is_held and value(cards) == price


def takes_less(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    assert instead and isinstance(instead[0], TakeMoney)
    more = set(reason.values["cards"])
    return bool(more) and not more & set(instead[0].cards) and {*instead[0].cards, *more} in takes(view)


def nothing(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    assert instead and isinstance(instead[0], Buy)
    kind, tile = reason.values["kind"], instead[0].tile
    now, then = numbers(view, seat, kind, tile), numbers(view, seat, kind, tile, seat)
    same = [pays(now, letter, kind, seat) == pays(then, letter, kind, seat) for letter in letters_to_come(view)]
    return TYPE[tile] == kind and all(same)


def fits(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    assert instead
    left = [prices_paid_exactly(set(hand(view, seat)) - set(way[0].cards)) for way in (plan, instead)]
    is_same = plan[0].tile == instead[0].tile
    return is_same and left == [reason.values["more"], reason.values["less"]] and left[0] > left[1]


def rests(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    return bool(instead) and isinstance(instead and instead[0], Reserve)


def shortens(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    assert instead
    lengths = longest_wall(dict(view.boards[seat])), longest_wall(built(view, seat, instead))
    return lengths == (reason.values["before"], reason.values["after"]) and lengths[0] > lengths[1]


def flies_off(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    """They sit on a corner of a tile that goes."""
    assert instead
    gone = {move.cell for move in instead if isinstance(move, Store | Swap)}
    leaving = {bird for at, bird in view.perched[seat] if gone & {at, at + 1, at + 256, at + 257}}
    return leaving == set(reason.values["falcons"]) and bool(leaving)


def dear_card(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    assert instead and isinstance(instead[0], PayFalcon)
    (card,) = reason.values["cards"]
    return card in hand(view, seat) and VALUE[instead[0].card] - VALUE[card] == reason.values["lost"] > 0


FACTS: Mapping[str, Check] = {
    f"reasons.{check.__name__}": check
    for check in (
        exact,
        chain,
        vizier,
        lead,
        tie,
        points,
        later,
        secure,
        rival,
        lowers,
        ends_game,
        soon,
        prepares,
        reaches,
        most,
        several,
        money,
        room,
        awake,
        falcon,
        small_card,
        overpays,
        avoidable,
        takes_less,
        nothing,
        fits,
        rests,
        shortens,
        flies_off,
        dear_card,
    )
} | {
    "reasons.count": how_many,
    "reasons.wall": grows(longest_wall),
    "reasons.camps": grows(along_arrows),
    "reasons.bazaars": grows(around_bazaars),
}
