"""The tool `replay`: plays a saved game again and tells how it ended."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.core.resources import shipped
from game.locale.words import Words, languages, system_language
from game.saves.autosave import read
from game.saves.trouble import SaveError, StoreError
from game.session.session import Session


def run(arguments: Sequence[str]) -> int:
    """Runs `replay FILE [--json]`.

    Returns 0, or 1 with a line for everything that was mended or differs from what was written, or for why the file
    cannot be played.
    """
    parser = argparse.ArgumentParser(prog="kupola replay", description="Plays a saved game again.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(arguments)
    folders = (shipped("locales"),)
    words = Words(system_language(languages(folders)), folders)
    try:
        session, notice = Session.resume(read(chosen.file))
    except (SaveError, StoreError) as error:
        print(words(error.notice.key, **error.notice.values), file=sys.stderr)
        return 1
    for told in notice.all if notice else ():
        print(words(told.key, **told.values), file=sys.stderr)
    found = summary(session)
    if chosen.json:
        print(json.dumps(found))
    else:
        for name, score, place in zip(found["players"], found["scores"], found["places"], strict=True):
            print(f"{place}. {name}: {score}")
        print(f"{found['reason']} {found['digest']}")
    return 1 if notice else 0


def summary(session: Session) -> dict[str, Any]:
    """Returns final scores, places, the reason of the end and the digest of the last state as plain data."""
    result, record = session.result(), session.record()
    return {
        "box": session.box,
        "players": [player.name for player in session.players],
        "entries": session.number,
        "is_over": session.is_over,
        "scores": list(result.totals),
        "places": list(result.places),
        "reason": result.reason,
        "digest": record.entries[-1].digest if record.entries else record.opening.digest,
        "lines": [[[line.key, line.points] for line in lines] for lines in result.lines],
    }
