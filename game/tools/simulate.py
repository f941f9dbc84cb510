"""The tool `simulate`: many games between computer players, told as figures that can be repeated."""

import argparse
import hashlib
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from game.ai.levels import LADDER
from game.ai.personality import NOBODY, parted
from game.boxes import NAMES
from game.core import box as shelf
from game.tools import ladder_report
from game.tools.ladder import Climb
from game.tools.ladder_file import LadderFile, OtherLadder
from game.tools.matches import Match, PlayedGame, Sequential, play_all, wilson
from game.tools.workers import HERE, Workers, add_arguments, positive, workers

_KEYS = frozenset(level.key for level in LADDER)


def level_figures(key: str, deals: Sequence[Sequence[PlayedGame]]) -> dict[str, Any]:
    """Returns the figures of one level: all are means over the seats that it held.

    The interval counts deals, not games: the games of a deal share their luck.
    """
    held = [(game, seat) for deal in deals for game in deal for seat, level in enumerate(game.levels) if level == key]
    rate = _mean(game.shares[seat] for game, seat in held)
    times = sorted(ms for game, seat in held for ms in game.thought_ms[seat]) or [0.0]
    return {
        "seats": deals[0][0].levels.count(key),
        "win_rate": round(rate, 4),
        "ci95": [round(end, 4) for end in wilson(rate, len(deals))],
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


def simulate(match: Match, games: int, crew: Workers = HERE) -> dict[str, Any]:
    """Plays a match of at least that many games (whole deals) and returns the figures as plain data."""
    started = perf_counter()
    deals = play_all(match, -(-games // len(match.rounds)), crew.executor)
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
    levels = tuple((asked.seats or asked.ladder).split(","))
    seats = len(levels) if asked.seats else asked.players
    is_known = all(_is_known(about, level) for level in levels)
    if seats not in about.seats or not is_known or (asked.ladder and len(levels) < 2):
        parser.error(f"no such seats: {asked.seats or asked.ladder}")
    match = Match(asked.box, options, levels if asked.seats else levels[:1] * seats, asked.seed, asked.swap)
    try:
        with workers(asked.jobs, asked.cluster) as crew:
            found = simulate(match, asked.games, crew) if asked.seats else _climbed(asked, match, levels, crew)
    except OtherLadder as other:
        parser.error(f"{other} holds another ladder, or computer players have changed since: name another file")
    except OSError as error:
        parser.error(f"nobody answers there: {error}" if asked.cluster else str(error))
    told = _told if asked.seats else ladder_report.told
    print(json.dumps(found) if asked.json else told(found))
    return 0


def _is_known(about: shelf.About, text: str) -> bool:
    """Tells whether a box has a player written as `level` or `level:personality`."""
    level, personality = parted(text)
    return level in _KEYS and personality in (NOBODY, *about.personalities)


def _climbed(asked: argparse.Namespace, match: Match, levels: Sequence[str], crew: Workers) -> dict[str, Any]:
    """Returns the figures of a ladder."""
    deals = -(-asked.games // len(match.levels))
    test = Sequential(*asked.decide) if asked.decide else None
    kept = LadderFile(
        asked.keep, {"box": match.box, "players": len(match.levels), "seed": match.seed, "options": dict(match.options)}
    )
    climb = Climb(match, deals, test, crew, kept, ladder_report.RungProgress(deals))
    return ladder_report.figures(match, climb.rungs(levels))


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


def _rates(text: str) -> tuple[float, float]:
    """Returns two rates written as `60,70`, in percent; raises ValueError for anything else."""
    low, high = (float(part) / 100 for part in text.split(","))
    if not 0 < low < high < 1:
        raise ValueError(text)
    return low, high


def _parser() -> argparse.ArgumentParser:
    """Returns the reader of the command line."""
    levels = ", ".join(level.key for level in LADDER)
    parser = argparse.ArgumentParser(prog="kupola simulate", description="Play games between computer players.")
    parser.add_argument("box", choices=NAMES)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "--seats", help=f"levels by seat, with commas between them, a personality behind a colon: {levels}"
    )
    what.add_argument("--ladder", help="levels from the lowest on: each against the one below it, in Elo points")
    parser.add_argument("--games", type=positive, default=100, help="at least so many (whole deals are played)")
    parser.add_argument("--seed", type=int, default=1, help="same seed, same games (default 1)")
    parser.add_argument("--options", default="", help="options of the box: k=v,…")
    parser.add_argument("--swap", action="store_true", help="play each deal once from every rotation of the seats")
    add_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    rungs = parser.add_argument_group("ladder")
    rungs.add_argument("--players", type=positive, default=2, help="one of a level, all others of the one below it")
    rungs.add_argument("--decide", type=_rates, help="LOW,HIGH: stop as soon as one of these win rates (%%) is decided")
    rungs.add_argument(
        "--keep", type=Path, help="file for what was played; the same command goes on where it was cut off"
    )
    return parser
