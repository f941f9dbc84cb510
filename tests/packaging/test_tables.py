"""The packed program's shortened tables of languages say the same as the whole ones."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import babel
from babel import localedata

from game.locale.cldr import Speech
from tests.breadth import wide
from tests.packaging import TOP

sys.path.insert(0, str(TOP / "packaging"))

import tables

DAY, MOMENT = "2026-11-07", "2026-11-07T21:05:09"
RATIOS, COUNTS = (0.5, 0.123), (1, 2, 5, 21, 1.5, 1234567, -40000)
TELLING = ("ar", "cs", "de", "en", "fr", "he", "hi", "hu", "ja", "lt", "pl", "pt", "pt_PT", "th", "tr", "uk", "zh_Hant")
"""Languages that differ in script, plural forms, numbers and lists, and one that adds little to another."""
SAY = "import json, sys; from tests.packaging.test_tables import all_told; print(json.dumps(all_told(sys.argv[1:])))"


def told(speech: Speech) -> list[object]:
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


def all_told(codes: Sequence[str]) -> dict[str, list[object]]:
    return {code: told(Speech(code)) for code in codes}


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("babel/locale-data/*.dat"))


def test_shortened_tables_say_the_same(tmp_path: Path) -> None:
    """Shortens a copy of Babel with the tables of some languages, and lets it say the same as the whole one."""
    codes = wide(TELLING, sorted(localedata.locale_identifiers()))
    whole = Path(babel.__file__).parent
    shutil.copytree(whole, tmp_path / "babel", ignore=shutil.ignore_patterns("__pycache__", "locale-data"))
    (tmp_path / "babel" / "locale-data").mkdir()
    for table in whole.glob("locale-data/*.dat"):
        if table.stem.split("_")[0] in {"root", *(code.split("_")[0] for code in codes)}:
            shutil.copy(table, tmp_path / "babel" / "locale-data")
    before = size(tmp_path)
    tables.shorten(tmp_path)
    assert size(tmp_path) < before / 2
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    there = subprocess.run([sys.executable, "-c", SAY, *codes], cwd=TOP, env=environment, capture_output=True)
    assert there.returncode == 0, there.stderr.decode()
    assert json.loads(there.stdout) == all_told(codes)
