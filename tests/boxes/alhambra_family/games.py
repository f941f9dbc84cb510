"""The two Alhambra games as far as they are alike: positions, moves and what lies where, said once for both."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from game.boxes.alhambra.rules import moves as tile_moves
from game.boxes.alhambra.table import items as tile_items
from game.boxes.alhambra_cards.rules import moves as card_moves
from game.boxes.alhambra_cards.table import items as card_items
from game.boxes.alhambra_family.rules.money import Cards
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core import box as shelf
from game.core.chance import Chance
from game.core.rules import AnyRules, Options
from game.session.dice import Dice
from game.tabletop.items import Item
from tests.boxes.alhambra import positions as tile_positions
from tests.boxes.alhambra.positions import DEAR, OPEN, cards
from tests.boxes.alhambra_cards import positions as card_positions
from tests.boxes.playing import played

FLORIN, DIRHAM, DENAR, DUCAT = range(4)
"""The places of the building market, by what is paid there."""


@dataclass(frozen=True)
class Game:
    """One of the two: `place` makes a position of what both have."""

    box: str
    place: Callable[..., Any]
    item: Callable[[int], Item]
    """Returns the item of a building."""

    def __str__(self) -> str:
        return self.box

    @property
    def rules(self) -> AnyRules:
        return shelf.rules(self.box)

    @property
    def is_tiles(self) -> bool:
        return self.box == "alhambra"

    def new(self, seats: int, luck: Chance | int = 0, **options: Any) -> tuple[Any, list[Any]]:
        """Returns a new game and all that was told of its setup."""
        happened: list[Any] = []
        chosen: Options = shelf.about(self.box).complete(options)
        chance = Dice(luck) if isinstance(luck, int) else luck
        return self.rules.setup(seats, chosen, chance, happened.append), happened

    def position(
        self,
        hands: Sequence[Sequence[int]] = ((), (), ()),
        *,
        market: Sequence[int | None] = DEAR,
        rest: Sequence[int] | None = None,
        third: Sequence[int] = (),
        **both: Any,
    ) -> Any:
        """Returns a position with seat 0 to act; `rest` are the buildings that are left to be opened."""
        given = {"display": OPEN, **both}
        if self.is_tiles:
            return self.place(hands, squares=market, bag=rest, third=third, **given)
        owned = [(), (), third] if third else ()
        return self.place(hands, yard=market, deck=rest, buildings=owned, **given)

    def market(self, state: Any) -> list[int | None]:
        found: list[int | None] = state.squares if self.is_tiles else state.yard
        return found

    def rest(self, state: Any) -> list[int]:
        found: list[int] = state.bag if self.is_tiles else state.building_deck
        return found

    def third(self, state: Any) -> Sequence[int]:
        """Returns the buildings of the imaginary third player."""
        found: Sequence[int] = state.third if self.is_tiles else state.buildings[2]
        return found

    def buy(self, state: Any, slot: int, *money: str) -> Any:
        if self.is_tiles:
            return tile_moves.Buy(state.squares[slot], cards(*money))
        return card_moves.Buy(slot, cards(*money))

    def give(self, building: int) -> Any:
        return (tile_moves if self.is_tiles else card_moves).Give(building)

    def legal(self, state: Any) -> list[Any]:
        (seat,) = self.rules.to_act(state)
        return list(self.rules.legal(state, seat))

    def purchases(self, state: Any) -> list[tuple[int, Cards]]:
        """Returns what can be bought now: the place in the market and the cards that are paid."""
        buys = [move for move in self.legal(state) if isinstance(move, tile_moves.Buy | card_moves.Buy)]
        return [(move.slot if isinstance(move, card_moves.Buy) else state.squares.index(move.tile), move.cards)
                for move in buys]  # fmt: skip

    def takings(self, state: Any) -> list[Cards]:
        return [move.cards for move in self.legal(state) if isinstance(move, TakeMoney)]

    def play(self, state: Any, *moves: Any, luck: Chance | None = None) -> tuple[Any, list[Any]]:
        """Plays moves of whoever must act, each of them legal; returns the position and all that happened."""
        return played(self.rules, state, moves, luck)

    def settled(self, state: Any, luck: Chance | None = None) -> tuple[Any, list[Any]]:
        """Keeps what was bought: in the reserve of the tile game, before oneself in the card game for two."""
        happened: list[Any] = []
        while waiting := state.waiting if self.is_tiles else state.pending:
            keep = tile_moves.Reserve(waiting[0]) if self.is_tiles else card_moves.Keep(waiting[0])
            state, more = self.play(state, keep, luck=luck)
            happened += more
        return state, happened

    def bought(self, state: Any, *moves: Any, luck: Chance | None = None) -> tuple[Any, list[Any]]:
        """Plays the purchases of a turn to its end and keeps what was bought."""
        state, happened = self.play(state, *moves, luck=luck)
        state, more = self.settled(state, luck)
        return state, [*happened, *more]


CARDS = Game("alhambra_cards", card_positions.position, card_items.building)
TILES = Game("alhambra", tile_positions.position, tile_items.tile)
BOTH = pytest.mark.parametrize("game", [CARDS, TILES], ids=str)
