"""The two Alhambra games as far as they are alike: positions, moves and what lies where, said once for both."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from game.boxes.alhambra.rules import moves as tile_moves
from game.boxes.alhambra.table import items as tile_items
from game.boxes.alhambra_cards.rules import moves as card_moves
from game.boxes.alhambra_cards.table import touches as card_items
from game.boxes.alhambra_family.rules.components import Cards
from game.boxes.alhambra_family.rules.taking import TakeMoney
from game.core import box as shelf
from game.core.chance import Chance
from game.core.rules import AnyRules
from game.session.dice import Dice
from game.tabletop.items import Item
from tests.boxes.alhambra import positions as tile_positions
from tests.boxes.alhambra.positions import DEAR, OPEN
from tests.boxes.alhambra_cards import positions as card_positions
from tests.boxes.alhambra_family.pieces import Told, cards, tiles
from tests.boxes.playing import played


@dataclass(frozen=True)
class Game:
    """One of the two: `place` makes a position of what both have, `item` that of a building, `moves` are its moves."""

    box: str
    place: Callable[..., Any]
    item: Callable[[int], Item]
    moves: Any

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
        chance = Dice(luck) if isinstance(luck, int) else luck
        return self.rules.setup(seats, shelf.about(self.box).complete(options), chance, happened.append), happened

    def position(
        self,
        hands: Sequence[Told] = ("", "", ""),
        *,
        market: Told = DEAR,
        rest: Sequence[int] | None = None,
        third: Sequence[int] = (),
        **both: Any,
    ) -> Any:
        """Returns a position with seat 0 to act; `rest` are the buildings that are left to be opened."""
        given = {"display": OPEN, **both}
        if self.is_tiles:
            return self.place(hands, squares=market, bag=rest, third=third, **given)
        return self.place(hands, yard=market, deck=rest, buildings=[(), (), third] if third else (), **given)

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
        """Returns the purchase of what lies at a place of the market."""
        return self.moves.Buy(state.squares[slot] if self.is_tiles else slot, cards(*money))

    def legal(self, state: Any) -> list[Any]:
        (seat,) = self.rules.to_act(state)
        return list(self.rules.legal(state, seat))

    def purchases(self, state: Any) -> list[tuple[int, Cards]]:
        """Returns what can be bought now: the place in the market and the cards that are paid."""
        buys = [move for move in self.legal(state) if isinstance(move, self.moves.Buy)]
        return [(state.squares.index(move.tile) if self.is_tiles else move.slot, move.cards) for move in buys]

    def takings(self, state: Any) -> list[Cards]:
        return [move.cards for move in self.legal(state) if isinstance(move, TakeMoney)]

    def play(self, state: Any, *moves: Any, luck: Chance | None = None) -> tuple[Any, list[Any]]:
        """Plays moves of whoever must act, each of them legal; returns the position and all that happened."""
        return played(self.rules, state, moves, luck)

    def bought(self, state: Any, *moves: Any, luck: Chance | None = None) -> tuple[Any, list[Any]]:
        """Plays the purchases of a turn to its end and keeps what was bought: in the reserve, or before oneself."""
        state, happened = self.play(state, *moves, luck=luck)
        while waiting := state.waiting if self.is_tiles else state.pending:
            state, more = self.play(
                state, (self.moves.Reserve if self.is_tiles else self.moves.Keep)(waiting[0]), luck=luck
            )
            happened += more
        return state, happened


CARDS = Game("alhambra_cards", card_positions.position, card_items.building, card_moves)
TILES = Game("alhambra", tile_positions.position, tile_items.tile, tile_moves)
BOTH = pytest.mark.parametrize("game", [CARDS, TILES], ids=str)


def offering(denar: str) -> tuple[int | None, ...]:
    """Returns a market with a building for denars, and others that nobody is to buy."""
    return (*DEAR[:2], *tiles(denar), DEAR[3])
