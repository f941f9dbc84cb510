"""The tool that judges the tests: it finds the tests of a box, plants faults, and hears of them."""

import subprocess
import sys
from pathlib import Path

import pytest


def test_planted_faults_are_noticed() -> None:
    pytest.importorskip("coverage")
    command = [sys.executable, "-m", "tests.mutants", "alhambra_cards", "scoring"]
    asked = subprocess.run(command, cwd=Path(__file__).parents[3], capture_output=True, text=True, timeout=250)
    assert asked.returncode == 0, asked.stderr
    assert ", 0 limit, 0 survived, 0 not run" in asked.stdout
