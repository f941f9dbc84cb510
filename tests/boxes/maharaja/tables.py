"""Tables and whole games for the tests of the table."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from game.boxes.maharaja.about import ABOUT
from game.boxes.maharaja.rules import RULES
from game.boxes.maharaja.rules.moves import BuildHouse, BuildPalace, EndTurn
from game.boxes.maharaja.rules.state import State
from game.boxes.maharaja.table import MaharajaTable
from game.core.rules import Seat, step
from game.paint.box import Box
from game.tabletop.items import Item
from game.tabletop.picker import Picker
from game.tabletop.selection import Selection
from tests.boxes.looking import Luck, cast, selection_of, touch_only, words

ALL = dict.fromkeys(("yogi", "auction", "homes", "several"), True)
ADVANCED = dict.fromkeys(("yogi", "auction", "homes"), True)


def _weight(move: Any) -> int:
    return {EndTurn: 1, BuildPalace: 30, BuildHouse: 6}.get(type(move), 4)


def played(seats: int, seed: int, **options: Any) -> Iterator[tuple[State, Seat]]:
    """Plays a random game and yields every position with somebody who has to decide."""
    luck = Luck(f"{seats} {seed}")
    state = RULES.setup(seats, ABOUT.complete(options), luck)
    while acting := RULES.to_act(state):
        seat = min(acting)
        yield state, seat
        legal = RULES.legal(state, seat)
        state = step(RULES, state, seat, luck.pick(legal, [_weight(move) for move in legal]), luck).state


@cache
def decisions(seats: int, seed: int = 1, *, advanced: str = "") -> list[tuple[State, Seat]]:
    """Returns positions of a game: some of each task, early and late."""
    options = {"all": ALL, "advanced": ADVANCED}.get(advanced, {})
    found: dict[str, list[tuple[State, Seat]]] = {}
    for state, seat in played(seats, seed, **options):
        found.setdefault(state.public.task, []).append((state, seat))
    return [pair for pairs in found.values() for pair in pairs[:: max(1, len(pairs) // 5)]]


@cache
def table(seats: int, language: str = "en") -> MaharajaTable:
    return MaharajaTable(words(language), cast(seats), {})


def picked(shown: MaharajaTable, state: State, seat: Seat, area: Box, items: Sequence[Item] = ()) -> Selection:
    """Returns the selection of a seat that touched these items."""
    view = RULES.view(state, seat)
    picker = Picker(shown, view, RULES.legal(state, seat))
    for item in items:
        touch_only(picker, item)
    lying = tuple(shown.layout(view, area, Selection(touched=picker.touched)))
    return selection_of(picker, seat, lying)
