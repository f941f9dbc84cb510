"""Plays a record again, as far as it fits the rules of today, and finds the best point to go on from."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from game.core import box as shelf
from game.core.box import About
from game.core.chance import Script
from game.core.codec import Codec
from game.core.rules import AnyRules, Options, Seat, step
from game.saves.record import Entry, Opening, Record
from game.saves.trouble import DamagedSave, NewerSave, Notice, WrongBox
from game.session.log import Turn

_BOX_NAME = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class Replayed:
    """A record played again: complete options, how the history begins, its turns, what to tell the player."""

    options: Options
    opening: Opening
    turns: list[Turn]
    notice: Notice | None


class _Misfit(Exception):
    """Says that a line of the record does not fit the rules."""


def replay(record: Record) -> Replayed:
    """Plays a record again and compares the digests.

    Where it stops to fit, the snapshot is taken and the history before it closed; without a snapshot the last entry
    that fits is the point to go on from. Raises WrongBox, NewerSave, or DamagedSave when nothing can be played.
    """
    about = _about(record)
    rules, codec = shelf.rules(record.box), Codec(shelf.codec_table(record.box))
    try:
        options = about.complete(record.options)
    except ValueError as error:
        raise DamagedSave("ui.saves.error_damaged") from error
    turns = _fitting(record, rules, codec, options)
    if len(turns) > len(record.entries) and (not record.lost or codec.encode(turns[-1].state) == record.snapshot):
        return Replayed(options, record.opening, turns, None)
    missing = len(record.entries) + record.lost + 1 - len(turns)
    closed = _closed(record, rules, codec)
    if closed is not None:
        cause = "rules_changed" if about.rules_version > record.rules_version else "history_closed"
        return Replayed(options, closed[0], [closed[1]], Notice(f"ui.saves.notice_{cause}"))
    if not turns:
        raise DamagedSave("ui.saves.error_damaged")
    return Replayed(options, record.opening, turns, Notice("ui.saves.notice_moves_lost", {"count": missing}))


def _about(record: Record) -> About:
    """Returns what the record's box says about itself; the name comes from a file and is not trusted."""
    if not _BOX_NAME.fullmatch(record.box):
        raise WrongBox("ui.saves.error_unknown_box", box=record.box)
    try:
        about = shelf.about(record.box)
    except ModuleNotFoundError as error:
        raise WrongBox("ui.saves.error_unknown_box", box=record.box) from error
    if record.rules_version > about.rules_version:
        raise NewerSave("ui.saves.error_newer")
    if len(record.players) not in about.seats:
        raise DamagedSave("ui.saves.error_damaged")
    return about


def _fitting(record: Record, rules: AnyRules, codec: Codec, options: Options) -> list[Turn]:
    """Returns the turns up to the first that does not fit."""
    turns: list[Turn] = []
    with suppress(Exception):  # a damaged entry may make the rules stumble in any way; what came before it counts
        for turn in _turns(record, rules, codec, options):
            turns.append(turn)  # noqa: PERF402 - one by one, to keep those before a misfit
    return turns


def _turns(record: Record, rules: AnyRules, codec: Codec, options: Options) -> Iterator[Turn]:
    script, news = Script(record.opening.luck), list[object]()
    if record.opening.start is None:
        state = rules.setup(len(record.players), options, script, news.append)
    else:
        state = codec.decode(record.opening.start)
    _check(script.is_used_up and codec.digest(state) == record.opening.digest)
    yield Turn(0, None, None, state, tuple(news))
    for number, entry in enumerate(record.entries, start=1):
        turn = _played(rules, codec, state, entry, number)
        state = turn.state
        yield turn


def _played(rules: AnyRules, codec: Codec, state: Any, entry: Entry, number: int) -> Turn:
    seat, move, script = Seat(entry.seat), codec.decode(entry.move), Script(entry.luck)
    _check(seat in rules.to_act(state) and rules.accepts(state, seat, move))
    after = step(rules, state, seat, move, script)
    _check(script.is_used_up and codec.digest(after.state) == entry.digest)
    return Turn(number, seat, entry, after.state, after.news, move)


def _check(fits: bool) -> None:
    if not fits:
        raise _Misfit


def _closed(record: Record, rules: AnyRules, codec: Codec) -> tuple[Opening, Turn] | None:
    """Returns the snapshot as the opening of a new history, or None when there is none that the rules can use."""
    if record.snapshot is None:
        return None
    try:
        state = codec.decode(record.snapshot)
        for seat in (None, *rules.to_act(state)):
            rules.view(state, seat)
        digest = codec.digest(state)
    except Exception:  # whatever an outdated snapshot makes the rules raise, it cannot be used
        return None
    played = record.opening.played + len(record.entries) + record.lost
    return Opening((), digest, record.snapshot, played), Turn(0, None, None, state, ())
