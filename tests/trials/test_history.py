"""No damage to the history ends or stalls the program, and no game is lost or differs without being told."""

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
MANY = 560


def visited(numbers: Iterable[int]) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "tests.trials.spoiling", *map(str, numbers)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=3000, check=False)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def judged(found: list[dict[str, Any]], wanted: int) -> None:
    fates = Counter(each["fate"].split(":")[0] for each in found)
    print(f"\n{len(found)} damaged histories: {dict(fates)}")
    bad = [each for each in found if each["fate"].split(":")[0].isupper()]
    assert not bad, "\n".join(map(str, bad))
    assert len(found) == wanted


def test_each_kind_of_damage_is_mended_or_told() -> None:
    judged(visited(range(6, 14)), 8)


@pytest.mark.marathon
@pytest.mark.timeout(3600)
def test_no_damage_of_hundreds_ends_the_program_or_is_kept_silent() -> None:
    judged(visited(range(MANY)), MANY)
