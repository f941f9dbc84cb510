"""The tool `lessons`: plays every lesson by itself, measures how long they take, and says what is wrong."""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict

from game.boxes import NAMES
from game.core.resources import shipped
from game.lessons.reading import has_school
from game.locale.languages import languages
from game.tools.lesson_checks import Measure, check

_HEAD = ("lesson", "kind", "steps", "words", "minutes", "first action", "bubbles before")


def run(arguments: Sequence[str]) -> int:
    """Runs `lessons [BOX] [--lang L] [--check] [--json]`; returns 1 when something is wrong, else 0."""
    parser = argparse.ArgumentParser(prog="kupola lessons", description="Plays and measures every lesson.")
    parser.add_argument("box", nargs="?", choices=NAMES)
    parser.add_argument(
        "--lang", choices=[*languages((shipped("locales"),))], default="en", help="the language that is measured"
    )
    parser.add_argument("--check", action="store_true", help="say only what is wrong")
    parser.add_argument("--json", action="store_true", help="print figures and problems as JSON")
    chosen = parser.parse_args(arguments)
    boxes = [name for name in NAMES if chosen.box in (None, name) and has_school(name)]
    found = {box: check(box, chosen.lang) for box in boxes}
    problems = [problem for _, wrong in found.values() for problem in wrong]
    if chosen.json:
        figures = {box: [asdict(measure) for measure in measured] for box, (measured, _) in found.items()}
        print(json.dumps({"boxes": figures, "problems": problems}, ensure_ascii=False, indent=1))
        return int(bool(problems))
    if not chosen.check:
        for box, (measured, _) in found.items():
            _print(box, measured)
    print("\n".join(problems) or "nothing is wrong")
    return int(bool(problems))


def _print(box: str, measured: Sequence[Measure]) -> None:
    rows = [
        (m.lesson, m.kind, str(m.steps), str(m.words), f"{m.minutes:.1f}", f"{m.first_action_s:.0f} s",
         str(m.bubbles_before_first_action))
        for m in measured
    ]  # fmt: skip
    widths = [max(len(row[i]) for row in [_HEAD, *rows]) for i in range(len(_HEAD))]
    basic = sum(m.minutes for m in measured if m.basic)
    print(f"{box}: {len(rows)} lessons, the basic ones {basic:.1f} minutes together")
    for row in [_HEAD, *rows]:
        print("  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    print()
