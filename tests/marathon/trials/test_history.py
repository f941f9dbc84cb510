"""No damage of hundreds to the history ends or stalls the program, opened by its keeper and in the window."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
MANY = 560


@pytest.mark.timeout(3600)
def test_no_damage_of_hundreds_ends_the_program_or_is_kept_silent() -> None:
    command = [sys.executable, "-m", "tests.trials.spoiling", *map(str, range(MANY))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=3000, check=False)
    found = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    fates = Counter(each["fate"].split(":")[0] for each in found)
    print(f"\n{len(found)} damaged histories: {dict(fates)}")
    assert not [each for each in found if each["fate"].split(":")[0].isupper()]
    assert len(found) == MANY
