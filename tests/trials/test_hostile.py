"""No file that a player was sent can crash or freeze the program: crafted saves and languages in the real loop."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.trials.crafting import languages, saves

ROOT = Path(__file__).parents[2]
LONGEST = 2.0
"""Seconds of work after which a player would take a window for frozen."""


def visited(names: Sequence[str]) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "tests.trials.visiting", *names]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=3000)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def evaluator(found: Sequence[dict[str, Any]], wanted: int) -> None:
    crashed = [each for each in found if each["trouble"]]
    slow = [each["name"] for each in found if each["longest"] > LONGEST]
    longest = max(found, key=lambda each: float(each["longest"]))
    print(f"\n{len(found)} homes, {len(crashed)} crashes or hangs, {len(slow)} over {LONGEST} s, longest {longest}")
    assert len(found) == wanted
    assert not crashed, "\n".join(f"{each['name']}: {each['trouble']}" for each in crashed)
    assert not slow


@pytest.mark.marathon
def test_some_crafted_files_are_met_without_a_crash() -> None:
    names = [name for name, _ in saves()][::40] + [name for name, _ in languages()][::12]
    evaluator(visited(names), len(names))


@pytest.mark.marathon
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("crafted", [saves, languages])
def test_no_crafted_file_crashes_or_freezes_the_window(crafted: Any) -> None:
    names = [name for name, _ in crafted()]
    evaluator(visited(names), len(names))
