"""Tables of Ys, moods and decisions of random games, for tests of the picture."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pygame

from game.boxes.ys.about import ABOUT
from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.components import START_COUNTING
from game.boxes.ys.rules.moves import Place
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.steps import AskForCards, Task
from game.boxes.ys.rules.view import View
from game.boxes.ys.table import YsTable
from game.core.rules import Seat, step
from game.paint.box import Box
from game.tabletop.items import Item
from game.tabletop.picker import Picker
from game.tabletop.selection import Selection
from game.widgets.node import Node, Role
from game.widgets.ui import Ui
from tests.blind import is_painted
from tests.boxes.looking import Luck, cast, draw, selection_of, touch_only, ui, words
from tests.boxes.ys.positions import counting

AREAS_OF_WINDOWS = [Box(0, 88, w, h - 88) for w, h in ((1843, 1080), (1920, 1080), (1728, 1296), (2560, 1080))]
SMALL = (1024, 600)
GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {"hard_neutral": True}),
    (3, {"favour": True, "three_quarters": True}),
    (4, {}),
    (4, {"favour": True, "express": True}),
    (4, {"all_open": True}),
]


@cache
def table(seats: int, language: str = "en") -> YsTable:
    return YsTable(words(language), cast(seats), {})


def areas(shown: YsTable) -> list[Box]:
    w, h = shown.minimum
    return [*AREAS_OF_WINDOWS, Box(0, 88, w, h - 88)]


def played(seats: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[State, Seat]]:
    """Plays a random game in which every kind of decision comes up, and yields every position."""
    luck = Luck(f"{seats} {seed}")
    state = RULES.setup(seats, ABOUT.complete(options), luck)
    while acting := RULES.to_act(state):
        seat = min(acting)
        yield state, seat
        kinds: dict[type, list[Any]] = {}
        for move in RULES.legal(state, seat):
            kinds.setdefault(type(move), []).append(move)
        kind = Place if Place in kinds and luck.pick((True, False)) else luck.pick(list(kinds))
        state = step(RULES, state, seat, luck.pick(kinds[kind]), luck).state


@cache
def _decisions(seats: int, seed: int, options: tuple[tuple[str, Any], ...]) -> list[tuple[State, Seat]]:
    found: dict[str, list[tuple[State, Seat]]] = {}
    for state, seat in played(seats, seed, dict(options)):
        found.setdefault(state.public.task, []).append((state, seat))
    return [pair for pairs in found.values() for pair in pairs[:: max(1, len(pairs) // 4)]]


def decisions(seats: int, seed: int = 1, **options: Any) -> list[tuple[State, Seat]]:
    """Returns positions of a game: some of each task, early and late."""
    return _decisions(seats, seed, tuple(options.items()))


def crowded(number: int) -> State:
    """A position with so many brokers in each area of the first quarter, of all four players."""
    standing = [(i * 4 // number, i % 5) for i in range(number)]
    state = counting(4, {f"1 {kind}": standing for kind in ("port", "commerce", "palace")}, front=[(1, 2)] * 4)
    public = state.public
    hidden = dict(state.hidden)
    public.brokers = tuple(
        replace(broker, value=hidden[broker.tag] if broker.tag % 2 else None) for broker in public.brokers
    )
    state.hidden = tuple(pair for pair in state.hidden if not pair[0] % 2)
    public.agenda, public.task = (AskForCards(Seat(0), START_COUNTING), *public.agenda), Task.ASK
    return state


def picked(shown: YsTable, state: State, seat: Seat, items: Sequence[Item] = (), area: Box | None = None) -> Selection:
    """Returns the mood of a seat that touched these items."""
    view = RULES.view(state, seat)
    picker = Picker(shown, view, RULES.legal(state, seat))
    for item in items:
        touch_only(picker, item)
    lying = tuple(shown.layout(view, area or AREAS_OF_WINDOWS[0], Selection(touched=picker.touched)))
    return selection_of(picker, seat, lying)


def spot(shown: YsTable, view: View, window: Box, point: tuple[float, float]) -> tuple[float, float]:
    """Returns where a point of the city's ground lies."""
    return shown.plan(view, window, Selection()).at(point)


def pixels(shown: YsTable, view: View, selection: Selection, on: Ui | None = None) -> bytes:
    on = on or ui()
    draw(shown, view, selection, on)
    assert is_painted(), "mark the test as painted"
    return pygame.image.tobytes(on.surface, "RGB")


def pointed(shown: YsTable, state: State, seat: Seat, selection: Selection, on: Ui) -> dict[str, Node]:
    """Draws the table and adds its items as the scene does."""
    view = RULES.view(state, seat)
    draw(shown, view, selection, on)
    poses = shown.layout(view, Box(0, 88, on.canvas.w, on.canvas.h - 88), selection)
    for item, pose in sorted(poses.items(), key=lambda pair: pair[1].z):
        on.add(Node(f"item:{item}", Role.ITEM, str(item), on.canvas.rect(pose.box)))
    return {node.name: node for node in on.nodes}
