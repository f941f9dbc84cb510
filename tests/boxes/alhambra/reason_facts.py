"""What each reason of the tile game claims, looked up again in the position by counting out, for hints and reviews."""

from collections.abc import Callable
from typing import Any

from game.ai.brain import Plan
from game.boxes.alhambra.rules import moves as mv
from game.boxes.alhambra.rules.moves import Task
from game.boxes.alhambra.rules.tiles import CURRENCY, FEATHER, PRICE, TYPE
from game.boxes.alhambra_family.rules.components import VALUE, YARD_CURRENCY
from tests.boxes.alhambra import plain
from tests.boxes.alhambra.boards import plan as spots
from tests.boxes.alhambra_family.reason_facts import Claims

_FLOCK = (0, 2, 6, 12, 20, 30)


class TileClaims(Claims):
    building = "tile"
    given_away = mv.Give
    types = TYPE
    leads_pay_more = False

    def tile(self, move: Any) -> int:
        assert isinstance(move, mv.Buy | mv.Place | mv.Build | mv.Give)
        return move.tile

    def offer(self, tile: int) -> tuple[int, int]:
        """As 3 and 8.3 have them: a bazaar costs what lies on the square of its currency."""
        if tile in CURRENCY:
            currency, twin = CURRENCY[tile], self.view.squares[YARD_CURRENCY.index(CURRENCY[tile])]
            assert tile in self.view.beside and twin is not None, "it is not on sale"
            return currency, PRICE[twin]
        return YARD_CURRENCY[self.view.squares.index(tile)], PRICE[tile]

    def owned(self) -> list[list[int]]:
        """What lies in the Alhambras, and the seat's new tiles."""
        view, tables = self.view, [[each for _, each in board] for board in self.view.boards]
        new = view.waiting if view.acting == self.seat else ()
        tables[self.seat] += new or dict(view.receivers).get(self.seat, ())
        return [*tables, *([list(view.third.tiles)] if view.third else [])]

    def letters(self) -> list[str]:
        return ["C"] if self.view.stage == "end" else [*self.view.due, *super().letters()]

    def exact(self) -> bool:
        return super().exact() and self.view.task != Task.INVITE

    def vizier(self) -> bool:
        return super().exact() and self.view.task == Task.INVITE and self.view.awake[self.seat]

    def vizier_next(self) -> bool:
        return self.prepares() and self.view.awake[self.seat]

    def ends_game(self) -> bool:
        gone = [move.tile for move in self.plan if isinstance(move, mv.Buy) and move.tile in self.view.squares]
        empty = 4 - sum(tile is not None and tile not in gone for tile in self.view.squares)
        return bool(gone) and empty == self.told["empty"] > self.told["left"] == self.view.tiles_left

    # ------------------------------------------------------------------ what is built
    def changed(self, count: Callable[[plain.Plan], int], moves: Plan) -> tuple[int, int]:
        """Counts in the seat's Alhambra as it is and after some moves; these must be the numbers that are told."""
        found = self.counted(count, ()), self.counted(count, moves)
        assert found == (self.told["before"], self.told["after"])
        return found

    def counted(self, count: Callable[[plain.Plan], int], moves: Plan) -> int:
        tiles = dict(self.view.boards[self.seat])
        for move in moves:
            if isinstance(move, mv.Store | mv.Swap):
                del tiles[move.cell]
            if isinstance(move, mv.Place | mv.Build | mv.Swap):
                assert move.cell not in tiles
                tiles[move.cell] = move.tile
        return count(spots(tiles.items()))

    def wall(self) -> bool:
        return self.grows(plain.longest_wall)

    def camps(self) -> bool:
        return self.grows(plain.along_arrows)

    def bazaars(self) -> bool:
        return self.grows(plain.around_bazaars)

    def grows(self, measure: Callable[[plain.Plan], int]) -> bool:
        """The tile that is bought or laid makes the difference, beside new ones that are there already."""
        own = getattr(self.move, "tile", None)
        waiting = self.view.waiting_of(self.seat)
        is_redesign = isinstance(self.move, mv.Store | mv.Swap)
        waiting = () if is_redesign else waiting
        new = [move for move in self.plan if isinstance(move, mv.Place) and move.tile in waiting and move.tile != own]
        laid = [move for move in self.plan[1:] if isinstance(move, mv.Place) and move.tile == own]
        before, after = self.counted(measure, tuple(new)), self.counted(measure, (*new, self.move, *laid))
        return before < after and (before, after) == (self.told["before"], self.told["after"])

    def shortens(self) -> bool:
        before, after = self.changed(plain.longest_wall, self.instead)
        return before > after

    # ------------------------------------------------------------------ falcons
    def falcon(self) -> bool:
        bird = self.move.falcon if isinstance(self.move, mv.PlaceFalcon) else self.view.pledged[0]
        kin = sum(FEATHER[each] == FEATHER[bird] for _, each in self.view.perched[self.seat])
        expected = {"falcon": bird, "number": kin + 1, "before": _FLOCK[kin], "after": _FLOCK[kin + 1]}
        return {key: self.told[key] for key in expected} == expected

    def flies_off(self) -> bool:
        """They sit on a corner of a tile that goes."""
        gone = {move.cell for move in self.instead if isinstance(move, mv.Store | mv.Swap)}
        leaving = {bird for at, bird in self.view.perched[self.seat] if gone & {at, at + 1, at + 256, at + 257}}
        return leaving == set(self.told["falcons"]) and bool(leaving)

    def dear_card(self) -> bool:
        assert isinstance(self.other, mv.PayFalcon)
        (card,) = self.told["cards"]
        return card in self.hand(self.seat) and VALUE[self.other.card] - VALUE[card] == self.told["lost"] > 0


FACTS = TileClaims.facts(
    *["vizier", "vizier_next", "wall", "camps", "bazaars", "shortens", "falcon", "flies_off", "dear_card"]
)
