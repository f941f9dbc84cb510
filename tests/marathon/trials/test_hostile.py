"""No file that a player was sent can crash or freeze the program: crafted saves and languages in the real loop."""

import json
import subprocess
import sys
from collections.abc import Sequence
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest

from tests.trials.crafting import languages, saves
from tests.trials.crafting_own import fonts, games, small_files, tables

ROOT = Path(__file__).parents[3]
first = itemgetter(0)
LONGEST = 2.0
"""Seconds of work after which a player would take a window for frozen."""


def visited(names: Sequence[str]) -> list[dict[str, Any]]:
    """What came of visits; the names go by a pipe, for there are more than a command line holds."""
    command = [sys.executable, "-m", "tests.trials.visiting", "-"]
    told = json.dumps(names)
    done = subprocess.run(command, cwd=ROOT, input=told, capture_output=True, encoding="utf-8", timeout=7000)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def crafted_homes() -> list[str]:
    """Homes of every kind; of the many ways to spoil one value some."""
    return [name for made in (small_files()[::4], games(), fonts(), tables()) for name, _ in made]


def evaluator(found: Sequence[dict[str, Any]], wanted: int) -> None:
    files = sum(1 + each["name"].count(" + ") for each in found)
    crashed = [each for each in found if each["trouble"]]
    slow = [each["name"] for each in found if each["longest"] > LONGEST]
    longest = max(found, key=lambda each: float(each["longest"]))
    told = f"{len(crashed)} crashes or hangs, {len(slow)} over {LONGEST} s, longest {longest}"
    print(f"\n{len(found)} homes, {files} hostile files, {told}")
    assert len(found) == wanted
    assert not crashed, "\n".join(f"{each['name']}: {each['trouble']}" for each in crashed)
    assert not slow


def test_some_crafted_files_are_met_without_a_crash() -> None:
    names = [*map(first, saves()[::40]), *map(first, languages()[::12]), *crafted_homes()[::60]]
    evaluator(visited(names), len(names))


@pytest.mark.timeout(7200)
@pytest.mark.parametrize("crafted", [saves, languages])
def test_no_crafted_file_crashes_or_freezes_the_window(crafted: Any) -> None:
    names = [*map(first, crafted())]
    evaluator(visited(names), len(names))


@pytest.mark.timeout(7200)
def test_nothing_in_the_place_of_ones_own_files_crashes_or_freezes_the_window() -> None:
    names = crafted_homes()
    evaluator(visited(names), len(names))
