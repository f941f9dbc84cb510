"""The words, items and touches of the table without its picture, and random games to speak of."""

from collections.abc import Iterator, Sequence
from functools import cache

from game.boxes.alhambra.about import ABOUT
from game.boxes.alhambra.rules import RULES
from game.boxes.alhambra.rules.board import cell
from game.boxes.alhambra.rules.moves import Buy, Move, Place, PlaceFalcon
from game.boxes.alhambra.rules.state import State
from game.boxes.alhambra.rules.tasks import Task
from game.boxes.alhambra.rules.tiles import FALCONS, FOUNTAIN
from game.boxes.alhambra.table import TileTable, items
from game.boxes.alhambra_family.rules.money import CURRENCIES, money_card
from game.boxes.alhambra_family.table.items import BACK, money
from game.core.beat import Beat
from game.core.rules import Seat, step
from game.tabletop.items import Item
from game.tabletop.picker import Picker
from game.tabletop.selection import Selection
from tests.boxes.alhambra.positions import MODULES
from tests.boxes.looking import Luck, cast, selection_of, touch_only, words

TILE = tuple(map(items.tile, range(FOUNTAIN)))
FALCON = tuple(map(items.falcon, FALCONS))


def thing(told: Item | str) -> Item:
    """Returns an item by its kind and numbers: "money:denar:4:0", "cell:2:0" (steps from the fountain), "reserve"."""
    if isinstance(told, Item):
        return told
    kind, *rest = told.split(":")
    if kind == "money":
        return money(money_card(CURRENCIES.index(rest[0]), int(rest[1]), int(rest[2])))
    numbers = tuple(int(part) for part in rest)
    match kind:
        case "cell" | "corner":
            return Item(kind, (cell(*numbers),))
        case "perched":
            return items.perched(Seat(numbers[0]), cell(*numbers[1:]))
        case "fountain":
            return items.fountain(numbers[0])
    assert kind in (BACK, items.VIZIER, items.SQUARE, "money_deck", "tile_deck", "reserve", "dirk", "done", "decline")
    return Item(kind, numbers)


ALL_MODULES = dict.fromkeys(MODULES, True)
_EAGER = (PlaceFalcon, Place, Buy)
"""What random players rather do than anything else, so that their games show much."""


@cache
def table(seats: int, language: str = "en") -> TileTable:
    """Returns the table of a game with all modules."""
    return TileTable(words(language), cast(seats), ALL_MODULES)


class Speaker(TileTable):
    """What a table says, and how its touches are understood."""

    def __init__(self, seats: int, language: str = "en") -> None:
        super().__init__(words(language), cast(seats), {})

    def selection(self, state: State, items: Sequence[Item] = ()) -> Selection:
        """Returns the mood after the acting seat touched these items."""
        (seat,) = RULES.to_act(state)
        view, moves = RULES.view(state, seat), RULES.legal(state, seat)
        picker = Picker(self, view, moves)
        for item in items:
            touch_only(picker, item)
        known = {item for move in moves for item in self.clicks(view, move)}
        return selection_of(picker, seat, sorted(known))


def played(seats: int, seed: int, modules: dict[str, bool] | None = None) -> Iterator[tuple[State, Beat]]:
    """Plays a random game with all modules and yields every position with what an onlooker learned."""
    luck = Luck(f"{seats} {seed}")
    news: list[object] = []
    state = RULES.setup(seats, ABOUT.complete(ALL_MODULES if modules is None else modules), luck, news.append)
    yield state, Beat(0, None, tuple(news), RULES.view(state, None))
    number = 0
    while acting := RULES.to_act(state):
        (seat,) = acting
        after = step(RULES, state, seat, _chosen(RULES.legal(state, seat), luck), luck)
        state, number = after.state, number + 1
        yield state, Beat(number, seat, after.events, RULES.view(state, None))


def _chosen(moves: Sequence[Move], luck: Luck) -> Move:
    for kind in _EAGER:
        wanted = [move for move in moves if isinstance(move, kind) and not _wastes(move, moves)]
        if len(wanted) > 0 and luck.pick((True, False), (7, 3)):
            return luck.pick(wanted)
    name = luck.pick(sorted({type(move).__name__ for move in moves}))
    return luck.pick([move for move in moves if type(move).__name__ == name])


def _wastes(move: Move, moves: Sequence[Move]) -> bool:
    """Whether a tile can be had for a part of these cards."""
    return isinstance(move, Buy) and any(
        other.tile == move.tile and {*other.cards} < {*move.cards} for other in moves if isinstance(other, Buy)
    )


@cache
def game(seats: int, seed: int) -> tuple[tuple[State, Beat], ...]:
    """Returns a whole random game with all modules, played once for all tests."""
    return tuple(played(seats, seed))


def decisions(seats: int, seed: int) -> list[tuple[State, Seat]]:
    """Returns some dozens of positions of a game in which somebody decides, of every task."""
    found = [(state, next(iter(RULES.to_act(state)))) for state, _ in game(seats, seed) if RULES.to_act(state)]
    rare = [pair for pair in found if pair[0].task not in (Task.ACT, Task.PLACE)]
    return found[:: max(1, len(found) // 15)] + rare[:: max(1, len(rare) // 15)]
