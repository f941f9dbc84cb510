"""Walks of the counting, made of positions and of kept games."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from game.boxes.ys.rules import RULES
from game.boxes.ys.rules.state import State
from game.boxes.ys.table.phrases import YsPlayers
from game.boxes.ys.table.sequences.final_scoring import FinalSequence, finals
from game.boxes.ys.table.sequences.market_counting import MarketSequence, markets
from game.boxes.ys.table.sequences.quarter_counting import QuarterSequence, quarters
from game.core.beat import Beat
from tests.boxes.looking import cast, words
from tests.boxes.ys.positions import counting, go_on
from tests.golden.kept import replayed

GAMES = Path(__file__).parents[2] / "golden" / "ys"
EMMA, KRZYSZTOF, LUCJA, BALINT = range(4)
NEUTRAL = 2
Standing = Mapping[str, Iterable[tuple[int, int]]]
Walk = QuarterSequence | MarketSequence | FinalSequence


def walks(told: Beat) -> list[Walk]:
    return [*quarters(told), *markets(told), *finals(told)]


@cache
def beats(name: str) -> list[Beat]:
    return replayed(GAMES / f"{name}.kupola").beats(None)


def beat(state: State, told: Iterable[Any]) -> Beat:
    return Beat(0, None, tuple(told), RULES.view(state, None))


def counted(seats: int, standing: Standing, **values: Any) -> list[Walk]:
    """Returns the walks of what happens without a decision from the beginning of a counting."""
    state = counting(seats, standing, **values)
    return walks(beat(state, go_on(state)))


def players(seats: int) -> YsPlayers:
    return YsPlayers(words("en"), cast(seats), "ys")


def quarter(found: Iterable[Walk], number: int = 0) -> QuarterSequence:
    return next(walk for walk in found if isinstance(walk, QuarterSequence) and walk.quarter == number)


def market(found: Iterable[Walk]) -> MarketSequence:
    return next(walk for walk in found if isinstance(walk, MarketSequence))
