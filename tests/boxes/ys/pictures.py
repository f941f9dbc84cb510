"""Tables of Ys, crowds on them, and walks of the counting made of positions and of kept games."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pygame

from game.boxes.ys.rules import RULES, components, steps
from game.boxes.ys.rules.state import State
from game.boxes.ys.rules.view import View
from game.boxes.ys.table import YsTable
from game.boxes.ys.table.phrases import YsPlayers
from game.boxes.ys.table.sequences import final_scoring, market_counting, quarter_counting
from game.core.rules import Beat, Seat
from game.paint.box import Box
from game.tabletop.items import Selection
from game.widgets.node import Node, Role
from game.widgets.ui import Ui
from tests.blind import is_painted
from tests.boxes import looking, tables
from tests.boxes.ys.positions import counting, go_on
from tests.contract.tables import Table
from tests.golden.kept import finished

AREAS_OF_WINDOWS = [Box(0, 88, w, h - 88) for w, h in ((1843, 1080), (1920, 1080), (1728, 1296), (2560, 1080))]
SMALL = (1024, 600)
GAMES = [
    Table("ys", seats, tuple((name, True) for name in names))
    for seats, names in (
        *((2, ("hard_neutral",)), (3, ("favour", "three_quarters")), (4, ())),
        *((4, ("favour", "express")), (4, ("all_open",))),
    )
]
FOUR = GAMES[2]


def table(seats: int, language: str = "en") -> YsTable:
    found = tables.made(Table("ys", seats, ()), language)
    assert isinstance(found, YsTable)
    return found


def areas(shown: YsTable) -> list[Box]:
    w, h = shown.minimum
    return [*AREAS_OF_WINDOWS, Box(0, 88, w, h - 88)]


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
    public.agenda, public.task = (steps.AskForCards(Seat(0), components.START_COUNTING), *public.agenda), steps.Task.ASK
    return state


def spot(shown: YsTable, view: View, window: Box, point: tuple[float, float]) -> tuple[float, float]:
    """Returns where a point of the city's ground lies."""
    return shown.plan(view, window, Selection()).at(point)


def pixels(shown: YsTable, view: View, selection: Selection, on: Ui | None = None) -> bytes:
    on = on or looking.ui()
    looking.draw(shown, view, selection, on)
    assert is_painted(), "mark the test as painted"
    return pygame.image.tobytes(on.surface, "RGB")


def pointed(shown: YsTable, state: State, seat: Seat, selection: Selection, on: Ui) -> dict[str, Node]:
    """Draws the table and adds its items as the scene does."""
    view = RULES.view(state, seat)
    looking.draw(shown, view, selection, on)
    poses = shown.layout(view, Box(0, 88, on.canvas.w, on.canvas.h - 88), selection)
    for item, pose in sorted(poses.items(), key=lambda pair: pair[1].z):
        on.add(Node(f"item:{item}", Role.ITEM, str(item), on.canvas.rect(pose.box)))
    return {node.name: node for node in on.nodes}


# ---------------------------------------------------------------------- walks
EMMA, KRZYSZTOF, LUCJA, BALINT = range(4)
NEUTRAL = 2
Standing = Mapping[str, Iterable[tuple[int, int]]]
Walk = quarter_counting.QuarterSequence | market_counting.MarketSequence | final_scoring.FinalSequence


def walks(told: Beat) -> list[Walk]:
    return [*quarter_counting.quarters(told), *market_counting.markets(told), *final_scoring.finals(told)]


@cache
def beats(name: str) -> list[Beat]:
    return finished(f"ys/{name}").beats(None)


def beat(state: State, told: Iterable[Any]) -> Beat:
    return Beat(0, None, tuple(told), RULES.view(state, None))


def counted(seats: int, standing: Standing, **values: Any) -> list[Walk]:
    """Returns the walks of what happens without a decision from the beginning of a counting."""
    state = counting(seats, standing, **values)
    return walks(beat(state, go_on(state)))


def players(seats: int) -> YsPlayers:
    return YsPlayers(looking.words("en"), looking.cast(seats), "ys")


def quarter(found: Iterable[Walk], number: int = 0) -> quarter_counting.QuarterSequence:
    return next(walk for walk in found if isinstance(walk, quarter_counting.QuarterSequence) and walk.quarter == number)


def market(found: Iterable[Walk]) -> market_counting.MarketSequence:
    return next(walk for walk in found if isinstance(walk, market_counting.MarketSequence))
