"""The packed program's shortened tables of languages say the same as the whole ones."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import babel
import pytest
from babel import localedata

from game.locale.cldr import Speech
from tests.packaging.test_installed import TOP

sys.path.insert(0, str(TOP / "packaging"))

import tables

DAY, MOMENT = "2026-11-07", "2026-11-07T21:05:09"
RATIOS, COUNTS = (0.5, 0.123), (1, 2, 5, 21, 1.5, 1234567, -40000)
SAY = "import json; from tests.packaging import test_tables; print(json.dumps(test_tables.all_told()))"


def told(speech: Speech) -> list[object]:
    """All that the program asks about a language."""
    return [
        speech.own_name,
        speech.english_name,
        speech.is_from_right,
        sorted(speech.categories),
        sorted(speech.known_categories),
        speech.date(DAY),
        speech.date(MOMENT),
        *(speech.join(["a", "b", "c"][:count]) for count in range(4)),
        *(speech.percent(ratio, 1) for ratio in RATIOS),
        *(speech.number(count) for count in COUNTS),
    ]


def all_told() -> dict[str, list[object]]:
    """The same about all languages that Babel knows."""
    return {code: told(Speech(code)) for code in sorted(localedata.locale_identifiers())}


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("babel/locale-data/*.dat"))


@pytest.mark.long
def test_shortened_tables_say_the_same_in_every_language(tmp_path: Path) -> None:
    whole = Path(babel.__file__).parent
    shutil.copytree(whole, tmp_path / "babel", ignore=shutil.ignore_patterns("__pycache__"))
    tables.shorten(tmp_path)
    assert size(tmp_path) < size(whole.parent) / 2
    told_there = subprocess.run(
        [sys.executable, "-c", SAY], cwd=TOP, env=os.environ | {"PYTHONPATH": str(tmp_path)}, capture_output=True
    )
    assert json.loads(told_there.stdout) == all_told(), told_there.stderr.decode()
