"""The tool `bench`: measures rules, start and drawing; it prints and asserts nothing."""

import argparse
import gc
import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import Any

from game.ai.dice import SeededDice
from game.boxes import NAMES
from game.core import box as shelf
from game.core.chance import Chance
from game.core.rules import AnyRules, Options, Seat, no_listener, step
from game.tools.memory import peak_mib

_RUNS, _SECONDS = 5, 1.0
"""Random games are timed so often and so long, in seconds of this process: what else the machine does is not counted.

The quickest run counts, as in timeit: others were disturbed.
"""
_SEATS = (3, 4)
"""With so many seats, where a box takes them, random games are timed."""
_SIZES = ("1920x1080", "3840x2160")
PARTS = (
    "start", "redraw", "play", "hint", "lesson", "hands", "lists", "memory", "history", "reading", "thinking", "expert",
    "review", "waiting", "idle", "bare",
)  # fmt: skip


def run(arguments: Sequence[str]) -> int:
    """Runs `bench [BOX…] [--json]`; returns 0."""
    parser = argparse.ArgumentParser(prog="kupola bench", description="Measures rules, start and drawing.")
    parser.add_argument("boxes", nargs="*", metavar="BOX", help=", ".join(NAMES))
    parser.add_argument("--json", action="store_true", help="print one JSON object on one line")
    parser.add_argument("--part", choices=PARTS, help="measure one part alone; `idle` opens a window, on Linux")
    parser.add_argument("--size", default="1920x1080", metavar="WxH", help="of the window, where a part draws")
    chosen = parser.parse_args(arguments)
    if unknown := [name for name in chosen.boxes if name not in NAMES]:
        parser.error(f"no such box: {', '.join(unknown)}")
    if chosen.part:
        width, height = map(int, chosen.size.split("x"))
        print(json.dumps(_measured(chosen.part, chosen.boxes[0] if chosen.boxes else NAMES[0], (width, height))))
        return 0
    found = measure(chosen.boxes or [name for name in NAMES if shelf.about(name).shelf])
    print(json.dumps(found, indent=None if chosen.json else 2))
    return 0


def _measured(part: str, box: str, size: tuple[int, int]) -> dict[str, Any]:
    """Measures one part; only what it needs is loaded."""
    if part == "start":
        from game.tools import bench_start

        return bench_start.measure()
    if part in ("redraw", "lesson", "play", "hint"):
        from game.tools import bench_frames

        frames = {"redraw": bench_frames.redraw, "lesson": bench_frames.lesson}
        frames |= {"play": bench_frames.play, "hint": bench_frames.hint}
        return frames[part](box, size)
    from game.tools import (
        bench_frames,
        bench_history,
        bench_idle,
        bench_lists,
        bench_memory,
        bench_reading,
        bench_waiting,
    )

    measures: dict[str, Callable[[], dict[str, Any]]] = {
        "hands": lambda: bench_frames.hands(box, size),
        "history": bench_history.measure,
        "lists": bench_lists.measure,
        "memory": lambda: bench_memory.measure(size),
        "reading": lambda: bench_reading.measure(box),
        "thinking": lambda: bench_frames.thinking(box),
        "expert": lambda: bench_waiting.expert(box),
        "review": lambda: bench_waiting.review(box),
        "waiting": lambda: bench_waiting.measure(box),
        "idle": lambda: bench_idle.measure(size, lambda: _part("bare")),
        "bare": bench_idle.measure_bare,
    }
    return measures[part]()


def measure(boxes: Sequence[str]) -> dict[str, Any]:
    """Returns every figure as plain data; drawing is measured in processes of its own."""
    rules = {name: measure_box(name) for name in boxes}
    starts = [_part("start") for _ in range(3)]
    return {
        "boxes": rules,
        "start": min(starts, key=lambda start: start["cpu_s"]),
        "first_frame_cold_s": starts[0]["first_frame_s"],
        "history": _part("history"),
        "hands_p99_ms": {name: _part("hands", name) for name in boxes},
        "reading_ms": {name: _part("reading", name) for name in boxes},
        "expert_thinks_ms": {name: _part("thinking", name) for name in boxes},
        **{
            f"{part}_ms": {name: {size: _part(part, name, size) for size in _SIZES} for name in boxes}
            for part in ("redraw", "play", "hint")
        },
        "lists_ms": _part("lists"),
        "memory_mib": {size: _part("memory", size=size) for size in _SIZES},
        "bench_peak_mib": peak_mib(),
    }


def _part(part: str, box: str = "", size: str = _SIZES[0]) -> dict[str, Any]:
    """Measures one part in a process of its own."""
    words = ["bench", *([box] if box else []), "--part", part, "--size", size]
    found = subprocess.run([*_program(), *words], capture_output=True, encoding="utf-8", check=True)
    told: dict[str, Any] = json.loads(found.stdout.strip().splitlines()[-1])
    return told


def _program() -> list[str]:
    """Returns what starts the program once more; packed, it is its own interpreter and runs no other code."""
    is_packed = getattr(sys, "frozen", False)
    return [sys.executable, *([] if is_packed else ["-c", "from game.app import main; import sys; sys.exit(main())"])]


def measure_box(name: str) -> dict[str, Any]:
    """Returns the speed of a box's rules: random games by number of seats, and single calls with three."""
    rules, about = shelf.rules(name), shelf.about(name)
    counts = [seats for seats in _SEATS if seats in about.seats] or [about.seats[-1]]
    gc.collect()
    gc.freeze()  # what this tool itself has loaded is no part of a game; what games make is still collected
    found = {
        way: {str(seats): _random_games(rules, seats, about.complete({}), pick) for seats in counts}
        for way, pick in _WAYS.items()
    }
    return {
        "random_games_per_s": _rounded(found["listed"], lambda speed, moves: round(speed, 1)),
        "sampled_games_per_s": _rounded(found["sampled"], lambda speed, moves: round(speed, 1)),
        "moves_per_game": _rounded(found["listed"], lambda speed, moves: round(moves, 1)),
        "decisions_per_s": {
            way: _rounded(its, lambda speed, moves: round(speed * moves)) for way, its in found.items()
        },
        "us": _calls(name, counts[0]),
    }


Pick = Callable[[AnyRules, Any, Seat, Chance], Any]
_WAYS: dict[str, Pick] = {
    "listed": lambda rules, state, seat, chance: chance.pick(rules.legal(state, seat)),
    "sampled": lambda rules, state, seat, chance: rules.sample(state, seat, chance),
}
"""How random play finds a move: in the full list, or drawn as the box can."""
Speeds = dict[str, tuple[float, float]]
"""By number of seats: random games per second, and moves per game."""


def _rounded(found: Speeds, figure: Callable[[float, float], float]) -> dict[str, float]:
    """Returns one figure of random play by number of seats."""
    return {seats: figure(speed, moves) for seats, (speed, moves) in found.items()}


def _random_games(rules: AnyRules, seats: int, options: Options, pick: Pick) -> tuple[float, float]:
    """Plays random games, none of them twice; returns games per second in the quickest run, and moves per game."""
    games, moves, best = 0, 0, 0.0
    for _ in range(_RUNS):
        first, start = games, process_time()
        while (passed := process_time() - start) < _SECONDS:
            moves += _random_game(rules, seats, options, games, pick)
            games += 1
        best = max(best, (games - first) / passed)
    return best, moves / games


def _random_game(rules: AnyRules, seats: int, options: Options, seed: int, pick: Pick) -> int:
    """Plays one game at random and returns the number of its moves."""
    dice, moves = SeededDice(seed), 0
    state = rules.setup(seats, options, dice)
    while acting := rules.to_act(state):
        seat = min(acting)
        rules.apply(state, seat, pick(rules, state, seat, dice), dice, no_listener)
        moves += 1
    return moves


def _calls(name: str, seats: int) -> dict[str, float]:
    """Microseconds of single calls, averaged over the positions of one game."""
    rules, dice = shelf.rules(name), SeededDice(7)
    state = rules.setup(seats, shelf.about(name).complete({}), dice)
    positions = []
    while acting := rules.to_act(state):
        seat = min(acting)
        move = dice.pick(rules.legal(state, seat))
        positions.append((state, seat, move, rules.view(state, seat)))
        state = step(rules, state, seat, move, dice).state
    return {
        "copy": _mean_us(lambda p: p[0].copy(), positions),
        "legal": _mean_us(lambda p: rules.legal(p[0], p[1]), positions),
        "sample": _mean_us(lambda p: rules.sample(p[0], p[1], dice), positions),
        "step": _mean_us(lambda p: step(rules, p[0], p[1], p[2], dice), positions),
        "view": _mean_us(lambda p: rules.view(p[0], p[1]), positions),
        "imagine": _mean_us(lambda p: rules.imagine(p[3], dice), positions),
    }


def _mean_us(call: Callable[[Any], object], positions: Sequence[Any], rounds: int = 20) -> float:
    start = process_time()
    for _ in range(rounds):
        for position in positions:
            call(position)
    return round((process_time() - start) / (rounds * len(positions)) * 1e6, 2)
