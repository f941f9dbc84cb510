"""The tool `hint`: what a good player would do at a position of a saved game, and why."""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.ai.advice import advise
from game.ai.levels import adviser
from game.core.resources import shipped
from game.locale.words import Words, languages, system_language
from game.saves.autosave import read
from game.saves.trouble import SaveError, StoreError
from game.session.session import Session
from game.tabletop import loading
from game.tabletop.doing import doing, sentence
from game.tabletop.table import Appearance, Table
from game.tools.plainly import plain, plain_move


def run(arguments: Sequence[str]) -> int:
    """Runs `hint FILE [--entry N] [--lang L] [--json]`.

    Returns 0, or 1 with a line where the file cannot be read or nobody has to decide there.
    """
    folders = (shipped("locales"),)
    known = languages(folders)
    parser = argparse.ArgumentParser(
        prog="kupola hint", description="Says what could be done in a saved game, and why."
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--entry", type=int, metavar="N", help="after that entry (else after the last one)")
    parser.add_argument("--lang", choices=sorted(known), default=system_language(known))
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(arguments)
    words = Words(chosen.lang, folders)
    try:
        session, _ = Session.resume(read(chosen.file))
    except (SaveError, StoreError) as error:
        print(words(error.notice.key, **error.notice.values), file=sys.stderr)
        return 1
    if chosen.entry is not None and chosen.entry not in session.numbers:
        parser.error(f"--entry: {session.numbers[0]} to {session.numbers[-1]}")
    found = hint(session.branch(session.number if chosen.entry is None else chosen.entry), words)
    if found is None:
        print(words("ui.table.no_hint"), file=sys.stderr)
        return 1
    print(json.dumps(found, ensure_ascii=False) if chosen.json else _told(session, found))
    return 0


def hint(session: Session, words: Words) -> dict[str, Any] | None:
    """Returns the move and its reasons as plain data, from what the seat that is to act may know; None: nobody is."""
    seat = min(session.to_act(), default=None)
    if seat is None:
        return None
    view = session.view(seat)
    advice = advise(session.box, adviser(), view, seat, session.number)
    cast = [Appearance(player.name, player.colour, player.is_human) for player in session.players]
    table: Table = loading.table(session.box)(words, cast, session.options)
    texts = [table.reason(view, reason, advice.move) for reason in advice.reasons]
    return {
        "number": session.number,
        "seat": seat,
        "move": plain_move(session.box, advice.plan),
        "told": sentence(doing(table, view, seat, session.legal(seat), advice.move)),
        "look": next((text.look for text in texts if text.look), ""),
        "reasons": [
            {"key": reason.key, "fact": text.fact, "so": text.so, "values": plain(reason.values)}
            for reason, text in zip(advice.reasons, texts, strict=True)
        ],
        "instead": plain_move(session.box, advice.instead),
    }


def _told(session: Session, found: Mapping[str, Any]) -> str:
    lines = [f"{session.players[found['seat']].name}: {found['told']}"]
    lines += [found["look"]] if found["look"] else []
    lines += [
        " ".join(part for part in ("–", f"{reason['fact']}.", reason["so"]) if part) for reason in found["reasons"]
    ]
    return "\n".join(lines)
