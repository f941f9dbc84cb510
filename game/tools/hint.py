"""The tool `hint`: what a good player would do at a position of a saved game, and why."""

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from game.ai.advice import advise
from game.ai.levels import adviser
from game.core.rules import Seat
from game.locale.words import Words
from game.saves.trouble import Trouble
from game.session.session import Session
from game.tabletop.explaining import Decision, move_in_words, sentence
from game.tabletop.players import table_of
from game.tools.saved import SavedGame, add_all, asking, plain, plain_move, words_for


def run(arguments: Sequence[str]) -> int:
    """Runs `hint FILE [--entry N] [--all] [--lang L] [--json]`.

    Returns 0, or 1 with a line where the file cannot be read, nobody has to decide there, or what is known to whoever
    has to is not for all to read.
    """
    parser = asking("hint", "Says what could be done in a saved game, and why.")
    add_all(parser)
    parser.add_argument("--entry", type=int, metavar="N", help="after that entry (else after the last one)")
    chosen = parser.parse_args(arguments)
    words = words_for(chosen)
    try:
        game = SavedGame(chosen.file, is_all=chosen.all)
        if chosen.entry is not None and chosen.entry not in game.numbers:
            parser.error(f"--entry: {game.numbers[0]} to {game.numbers[-1]}")
        session, seat = game.for_decider(words, chosen.entry)
    except Trouble as trouble:
        print(words(trouble.notice.key, **trouble.notice.values), file=sys.stderr)
        return 1
    if seat is None:
        print(words("ui.table.no_hint"), file=sys.stderr)
        return 1
    found = hint(session, seat, words) | {"is_over": game.is_over, "all": game.is_all}
    if chosen.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        print("\n".join([*([words("ui.secrets.all")] if game.is_all else []), *_told(session, found)]))
    return 0


def hint(session: Session, seat: Seat, words: Words) -> dict[str, Any]:
    """Returns the move and its reasons as plain data, from what a seat that is to act may know."""
    view = session.view(seat)
    advice = advise(session.box, adviser(), view, seat, session.number)
    table = table_of(words, session)
    legal = session.legal(seat)
    decision = Decision(words, table, view, seat, legal)
    texts = decision.reasoned(advice.plan, advice.reasons)
    return {
        "number": session.number,
        "seat": seat,
        "move": plain_move(session.box, advice.plan),
        "told": sentence(move_in_words(table, view, seat, legal, advice.move)),
        "look": next((text.look for text in texts if text.look), ""),
        "reasons": [
            {"key": reason.key, "fact": text.fact, "so": text.so, "values": plain(reason.values)}
            for reason, text in zip(advice.reasons, texts, strict=True)
        ],
        "as_good": decision.told(advice),
        "instead": plain_move(session.box, advice.instead),
    }


def _told(session: Session, found: Mapping[str, Any]) -> list[str]:
    lines = [f"{session.players[found['seat']].name}: {found['told']}"]
    lines += [found["look"]] if found["look"] else []
    lines += [
        " ".join(part for part in ("–", f"{reason['fact']}.", reason["so"]) if part) for reason in found["reasons"]
    ]
    return lines + ([found["as_good"]] if found["as_good"] else [])
