"""Listening to the table of any box over a whole game: everything that it says is complete, in every language."""

import re
from collections.abc import Iterator
from typing import Any

from game.core import box as shelf
from game.core.rules import AnyRules, Beat, Seat, step, visible_events
from game.session.dice import Dice
from game.tabletop import loading
from game.tabletop.items import Item, Selection
from game.tabletop.picker import Picker
from game.tabletop.table import Preview, Table
from tests.boxes.looking import AREA, cast, words
from tests.contract.tables import Table as Setting

_SPOKEN_TO = re.compile(r"\b(you|your|yours|twój|twoja|wasz|neked|tiéd|du|dich|dir|deine?[mnrs]?)\b", re.IGNORECASE)


def speaker(box: str, seats: int, language: str, **options: Any) -> Table:
    made: Table = loading.table(box)(words(language), cast(seats), shelf.about(box).complete(options))
    return made


def game(setting: Setting, seed: int) -> Iterator[tuple[Any, Seat, Any, tuple[object, ...]]]:
    """Plays a random game; yields each position with whoever decides, and what came of it with all that was told."""
    rules, luck, whim = setting.rules, Dice(seed, "luck"), Dice(seed, "whim")
    state = rules.setup(setting.seats, setting.complete, luck)
    while acting := sorted(rules.to_act(state)):
        seat = whim.pick(acting)
        after = step(rules, state, seat, whim.pick(rules.legal(state, seat)), luck)
        yield state, seat, after.state, after.events
        state = after.state


def faults(text: str) -> list[str]:
    """Returns what is wrong with something that is said."""
    found = [] if text.strip() else ["empty"]
    found += [f"incomplete: {text}"] if "⟦" in text or "%{" in text else []
    return found + ([f"speaks to somebody: {text}"] if _SPOKEN_TO.search(text) else [])


def incomplete(text: str) -> list[str]:
    """Returns what is wrong with what is said to somebody, who may be spoken to."""
    return [fault for fault in faults(text) if not fault.startswith("speaks to")]


def told(table: Table, setting: Setting, seat: Seat, after: Any, news: tuple[object, ...]) -> list[str]:
    """Returns the faults of the log for whoever made an entry, the next seat and an onlooker."""
    found: list[str] = []
    for who in (None, seat, Seat((seat + 1) % setting.seats)):
        beat = Beat(1, seat, visible_events(news, who), setting.rules.view(after, who))
        found += [fault for line in table.narrate(beat) for fault in faults(line.text)]
        table.cues(beat)
    return found


def said(table: Table, rules: AnyRules, state: Any, seat: Seat) -> list[str]:
    """Returns the faults of prompts, previews and names in a position, with each first touch and each whole move."""
    view, moves = rules.view(state, seat), rules.legal(state, seat)
    some = moves[:: max(1, len(moves) // 12)]
    found: list[str] = []
    for items in ((), *((table.clicks(view, move)[0],) for move in some), *(table.clicks(view, move) for move in some)):
        selection = _selection(table, view, seat, moves, items)
        found += faults(table.prompt(view, selection))
        found += [fault for text in _texts(table.preview(view, selection)) for fault in faults(text)]
        assert selection.move is None or table.preview(view, selection).label, selection.move
    for item in table.layout(view, AREA, _selection(table, view, seat, moves, ())):
        found += faults(table.describe(view, item))
    return found


def _texts(preview: Preview) -> list[str]:
    return [preview.title, *(text for text, _ in preview.lines), *([preview.label] if preview.label else [])]


def _selection(table: Table, view: Any, seat: Seat, moves: Any, items: tuple[Item, ...]) -> Selection:
    picker = Picker(table, view, moves)
    picker.choose(items)
    return Selection(actor=seat, viewer=seat, touched=picker.touched, moves=picker.candidates, move=picker.move)
