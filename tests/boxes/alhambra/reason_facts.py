"""What each reason of the tile game claims, looked up again in the position by counting out, for hints and reviews."""

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any

from game.ai.brain import Plan
from game.ai.reasons import Reason
from game.boxes.alhambra.rules.board import STEPS, xy
from game.boxes.alhambra.rules.moves import Build, Buy, Give, PayFalcon, Place, PlaceFalcon, Store, Swap
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra.rules.tiles import BASTIONS, CAMPS, COLOURS, FEATHER, PRICE, SIDES, TYPE, WALLS
from game.boxes.alhambra.rules.tiles import CURRENCY as CURRENCY_OF
from game.boxes.alhambra.rules.view import View
from game.boxes.alhambra_family.rules.market import YARD_CURRENCY
from game.boxes.alhambra_family.rules.money import VALUE
from game.core.rules import Seat
from tests.boxes.alhambra_family.reason_facts import Claims, hand, value
from tests.boxes.facts import Fact, Facts


class TileClaims(Claims):
    building = "tile"
    given_away = Give
    types = TYPE
    leads_pay_more = False

    def tile(self, view: View, move: Any) -> int:
        assert isinstance(move, Buy | Place | Build | Give)
        return move.tile

    def offer(self, view: View, tile: int) -> tuple[int, int]:
        """As 3 and 8.3 have them: a bazaar costs what lies on the square of its currency."""
        if tile in CURRENCY_OF:
            currency, twin = CURRENCY_OF[tile], view.squares[YARD_CURRENCY.index(CURRENCY_OF[tile])]
            assert tile in view.beside and twin is not None, "it is not on sale"
            return currency, PRICE[twin]
        return YARD_CURRENCY[view.squares.index(tile)], PRICE[tile]

    def owned(self, view: View, seat: Seat) -> list[list[int]]:
        """What lies in the Alhambras, and the seat's new tiles."""
        tables = [[each for _, each in board] for board in view.boards]
        new = view.waiting if view.acting == seat else ()
        tables[seat] += new or next((tiles for receiver, tiles in view.receivers if receiver == seat), ())
        return [*tables, *([list(view.third.tiles)] if view.third else [])]

    def letters(self, view: View) -> list[str]:
        return ["C"] if view.stage == "end" else [*view.due, *super().letters(view)]


CLAIMS = TileClaims()


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


# ---------------------------------------------------------------------- claims about the plan
def exact(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    move, tile = plan[0], reason.values["tile"]
    is_it = isinstance(move, Buy) and move.tile == tile and move.cards == reason.values["cards"]
    return is_it and value(move.cards) == CLAIMS.offer(view, tile)[1] and view.task != Task.INVITE


def vizier(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    move = plan[0]
    is_exact = value(move.cards) == CLAIMS.offer(view, move.tile)[1]
    return view.task == Task.INVITE and view.awake[seat] and is_exact and move.tile == reason.values["tile"]


def ends_game(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    gone = [move.tile for move in plan if isinstance(move, Buy) and move.tile in view.squares]
    empty = 4 - sum(tile is not None and tile not in gone for tile in view.squares)
    return bool(gone) and empty == reason.values["empty"] > reason.values["left"] == view.tiles_left


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


def grows(count: Callable[[Mapping[int, int]], int]) -> Fact:
    def check(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
        before, after = count(dict(view.boards[seat])), count(built(view, seat, plan))
        return (before, after) == (reason.values["before"], reason.values["after"]) and before < after

    return check


# ---------------------------------------------------------------------- viziers and falcons
def falcon(view: View, seat: Seat, reason: Reason, plan: Plan, instead: Plan | None) -> bool:
    move = plan[0]
    bird = move.falcon if isinstance(move, PlaceFalcon) else view.pledged[0]
    kin = [each for _, each in view.perched[seat] if FEATHER[each] == FEATHER[bird]]
    table = {0: 0, 1: 2, 2: 6, 3: 12, 4: 20, 5: 30}
    told = reason.values["number"], reason.values["before"], reason.values["after"]
    return told == (len(kin) + 1, table[len(kin)], table[len(kin) + 1]) and reason.values["falcon"] == bird


# ---------------------------------------------------------------------- claims about what is done instead
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


FACTS: Facts = {
    **CLAIMS.facts(),
    **{
        f"reasons.{check.__name__}": check
        for check in (
            exact, vizier, ends_game, falcon, shortens, flies_off, dear_card,
        )
    },
    "reasons.wall": grows(longest_wall),
    "reasons.camps": grows(along_arrows),
    "reasons.bazaars": grows(around_bazaars),
}  # fmt: skip
