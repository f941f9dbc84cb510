"""The tool `simulate`: many games between computer players, told as figures that can be repeated."""

import argparse
import hashlib
import json
import multiprocessing
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from time import perf_counter
from typing import Any

from game.ai.bots import choose
from game.ai.dice import Dice
from game.ai.levels import LADDER
from game.ai.process import undisturbed
from game.boxes import NAMES
from game.core import box as shelf
from game.core.codec import Codec
from game.core.rules import Options, Result, no_listener

_CHUNK = 8
_Z = 1.96


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: the box, its options, the levels by seat, the seed, and whether the seats are rotated."""

    box: str
    options: Options
    levels: tuple[str, ...]
    seed: int
    swap: bool

    @property
    def rounds(self) -> range:
        """The rotations in which each deal is played."""
        return range(len(self.levels) if self.swap else 1)

    def line_up(self, rotation: int) -> tuple[str, ...]:
        """Returns the levels by seat in a rotation."""
        return self.levels[rotation:] + self.levels[:rotation]


@dataclass(frozen=True, slots=True)
class Game:
    """How one game went: the levels by seat, its result, what its end looked like, and how long each seat thought."""

    levels: tuple[str, ...]
    result: Result
    digest: str
    thought_ms: tuple[tuple[float, ...], ...]

    @property
    def shares(self) -> tuple[float, ...]:
        """The win by seat: 1 for a lone winner, equal parts for winners that share it."""
        winners = self.result.places.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.result.places)


def play(match: Match, deal: int, rotation: int) -> Game:
    """Plays one game.

    Takes the match, the number of the deal (equal deals have equal luck) and the rotation of the seats.
    """
    rules, levels, luck = shelf.rules(match.box), match.line_up(rotation), Dice(f"{match.seed}:{deal}")
    state = rules.setup(len(levels), match.options, luck)
    thought: tuple[list[float], ...] = tuple([] for _ in levels)
    number = 0
    while acting := rules.to_act(state):
        seat = min(acting)
        view = rules.view(state, seat)
        started = perf_counter()
        move = choose(match.box, levels[seat], view, seat, f"{match.seed}:{deal}:{rotation}:{number}")
        thought[seat].append(1000 * (perf_counter() - started))
        rules.apply(state, seat, move, luck, no_listener)
        number += 1
    digest = Codec(shelf.codec_table(match.box)).digest(state)
    return Game(levels, rules.result(state), digest, tuple(tuple(times) for times in thought))


def play_deal(match: Match, deal: int) -> list[Game]:
    """Plays one deal in every rotation of the match."""
    return [play(match, deal, rotation) for rotation in match.rounds]


def play_all(match: Match, deals: int, jobs: int) -> list[list[Game]]:
    """Plays deals 0, 1, … and returns their games in that order, however many processes share the work."""
    task = partial(play_deal, match)
    if jobs == 1:
        return [task(deal) for deal in range(deals)]
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        with undisturbed():
            games = pool.map(task, range(deals), chunksize=_CHUNK)
        return list(games)


def wilson(rate: float, count: int) -> list[float]:
    """Returns Wilson's 95 % interval of a rate seen in that many independent trials."""
    middle = (rate + _Z**2 / (2 * count)) / (1 + _Z**2 / count)
    half = _Z * sqrt(rate * (1 - rate) / count + (_Z / (2 * count)) ** 2) / (1 + _Z**2 / count)
    return [round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)]


def level_figures(key: str, deals: Sequence[Sequence[Game]]) -> dict[str, Any]:
    """Returns the figures of one level: all are means over the seats that it held.

    The interval counts deals, not games: the games of a deal share their luck.
    """
    held = [(game, seat) for deal in deals for game in deal for seat, level in enumerate(game.levels) if level == key]
    rate = _mean(game.shares[seat] for game, seat in held)
    times = sorted(ms for game, seat in held for ms in game.thought_ms[seat]) or [0.0]
    return {
        "seats": deals[0][0].levels.count(key),
        "win_rate": round(rate, 4),
        "ci95": wilson(rate, len(deals)),
        "mean_place": round(_mean(game.result.places[seat] for game, seat in held), 3),
        "mean_score": round(_mean(game.result.totals[seat] for game, seat in held), 2),
        "decision_ms": {
            "mean": round(_mean(times), 3),
            "p95": round(times[int(0.95 * (len(times) - 1))], 3),
            "max": round(times[-1], 3),
        },
    }


def _mean(values: Iterable[float]) -> float:
    """Returns the mean of at least one value."""
    listed = list(values)
    return sum(listed) / len(listed)


def simulate(match: Match, games: int, jobs: int = 1) -> dict[str, Any]:
    """Plays a match of at least that many games (whole deals) and returns the figures as plain data."""
    started = perf_counter()
    deals = play_all(match, -(-games // len(match.rounds)), jobs)
    played = [game for deal in deals for game in deal]
    return {
        "box": match.box,
        "games": len(played),
        "seed": match.seed,
        "options": dict(match.options),
        "games_per_s": round(len(played) / (perf_counter() - started), 2),
        "levels": {key: level_figures(key, deals) for key in dict.fromkeys(match.levels)},
        "digest": hashlib.sha256("".join(game.digest for game in played).encode()).hexdigest()[:16],
    }


def run(argv: Sequence[str]) -> int:
    """Runs the tool with its command line, prints the figures, and returns the exit code."""
    parser = _parser()
    asked = parser.parse_args(argv)
    about = shelf.about(asked.box)
    try:
        options = about.complete(_options(asked.options))
    except ValueError as wrong:
        parser.error(f"unknown option: {wrong}")
    levels = tuple(asked.seats.split(","))
    if len(levels) not in about.seats or not {level.key for level in LADDER}.issuperset(levels):
        parser.error(f"no such seats: {asked.seats}")
    figures = simulate(Match(asked.box, options, levels, asked.seed, asked.swap), asked.games, asked.jobs)
    print(json.dumps(figures) if asked.json else _told(figures))
    return 0


def _options(text: str) -> dict[str, bool | int | str]:
    """Returns the options written as `k=v,k=v`; raises ValueError for an entry without a value."""
    return {key: _value(value) for key, value in (entry.split("=") for entry in text.split(",") if entry)}


def _value(text: str) -> bool | int | str:
    """Returns the value that a text on the command line stands for."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.lstrip("-").isdigit() else text


def _told(figures: dict[str, Any]) -> str:
    """Returns the figures as lines for people."""
    lines = [f"{figures['box']}: {figures['games']} games, seed {figures['seed']}, digest {figures['digest']}"]
    for key, its in figures["levels"].items():
        low, high = its["ci95"]
        lines.append(
            f"{key:10} wins {its['win_rate']:.1%} [{low:.1%}, {high:.1%}]  place {its['mean_place']:.2f}"
            f"  score {its['mean_score']:.1f}  {its['decision_ms']['mean']:.1f} ms"
        )
    return "\n".join(lines)


def _positive(text: str) -> int:
    """Returns a whole number of at least 1; raises ValueError otherwise."""
    if (number := int(text)) < 1:
        raise ValueError(text)
    return number


def _parser() -> argparse.ArgumentParser:
    """Returns the reader of the command line."""
    levels = ", ".join(level.key for level in LADDER)
    parser = argparse.ArgumentParser(prog="kupola simulate", description="Play games between computer players.")
    parser.add_argument("box", choices=NAMES)
    parser.add_argument("--seats", required=True, help=f"levels by seat, with commas between them: {levels}")
    parser.add_argument("--games", type=_positive, default=100, help="at least so many (whole deals are played)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same games (default 1)")
    parser.add_argument("--options", default="", help="options of the box: k=v,…")
    parser.add_argument("--swap", action="store_true", help="play each deal once from every rotation of the seats")
    parser.add_argument("--jobs", type=_positive, default=1, help="processes that share the work (default 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser
