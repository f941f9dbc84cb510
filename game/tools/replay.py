"""The tool `replay`: plays a saved game again and tells how it ended or how far it is, or all that the log told."""

import json
import sys
from collections.abc import Sequence
from typing import Any

from game.locale.words import Words
from game.paint.paragraphs import spoken
from game.saves.trouble import SaveError, StoreError
from game.scenes.saves.saved_game import moment
from game.scenes.table.narrating import as_text
from game.session.session import Session
from game.tools.saved import SavedGame, add_all, asking, words_for


def run(arguments: Sequence[str]) -> int:
    """Runs `replay FILE [--log] [--all] [--lang L] [--json]`.

    Returns 0, or 1 with a line for everything that was mended or differs from what was written, or for why the file
    cannot be played.
    """
    parser = asking("replay", "Plays a saved game again.")
    parser.add_argument("--log", action="store_true", help="print what the log told everybody, sentence by sentence")
    add_all(parser)
    chosen = parser.parse_args(arguments)
    words = words_for(chosen)
    try:
        game = SavedGame(chosen.file, is_all=chosen.all)
    except (SaveError, StoreError) as error:
        print(words(error.notice.key, **error.notice.values), file=sys.stderr)
        return 1
    for told in game.notice.all if game.notice else ():
        print(words(told.key, **told.values), file=sys.stderr)
    if chosen.log:
        print(_log(words, game, is_json=chosen.json), end="")
        return 1 if game.notice else 0
    session = game.for_all()
    found = {**stand(session), "all": game.is_all, **(ending(session) if game.is_whole else {})}
    print(json.dumps(found) if chosen.json else "\n".join(_told(words, session, game)))
    return 1 if game.notice else 0


def stand(session: Session) -> dict[str, Any]:
    """Returns what everybody knows of a game at any time as plain data."""
    progress = session.progress(session.view(None))
    return {
        "box": session.box,
        "players": [player.name for player in session.players],
        "entries": session.number,
        "is_over": session.is_over,
        "progress": [progress.key, progress.number] if progress else None,
        "acting": sorted(session.to_act()),
    }


def ending(session: Session) -> dict[str, Any]:
    """Returns final scores, places, the reason of the end and the digest of the last state as plain data.

    Of a game that goes on they tell what is hidden: who is ahead by it, and what the digest could be that of.
    """
    result, record = session.result(), session.record()
    return {
        "scores": list(result.totals),
        "places": list(result.places),
        "reason": result.reason if session.is_over else None,
        "digest": record.entries[-1].digest if record.entries else record.opening.digest,
        "lines": [[[line.key, line.points] for line in lines] for lines in result.lines],
    }


def _log(words: Words, game: SavedGame, *, is_json: bool) -> str:
    """Returns the log as text, or as one JSON array: what is hidden is in neither, however a game goes on."""
    lines = game.log(words)
    if not is_json:
        return as_text(line for _, line in lines)
    return json.dumps([{"entry": n, "seat": line.seat, "text": spoken(line.text)} for n, line in lines]) + "\n"


def _told(words: Words, session: Session, game: SavedGame) -> list[str]:
    """Returns the same as lines for people."""
    lines = []
    if not game.is_over:
        lines = [words("ui.secrets.all" if game.is_all else "ui.secrets.goes_on"), moment(words, session.record())[0]]
    if game.is_whole:
        found = ending(session)
        seats = zip(session.credited, found["scores"], found["places"], strict=True)
        lines += [f"{place}. {player.name}: {score}" for player, score, place in seats]
        lines.append(" ".join(filter(None, (found["reason"], found["digest"]))))
    return lines
