"""Plays a record again, as far as it fits the rules of today, and finds the best point to go on from."""

import re
from collections.abc import Container, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from game.ai.levels import DEFAULT, LADDER
from game.core import box as shelf
from game.core.box import About
from game.core.chance import Script
from game.core.codec import Codec
from game.core.rules import AnyRules, Options, Seat, step
from game.core.text import short
from game.saves.players import Player
from game.saves.record import Entry, Opening, Record
from game.saves.trouble import DamagedSave, NewerSave, Notice, WrongBox
from game.session.dice import Dice
from game.session.log import Turn

_KNOWN = frozenset(level.key for level in LADDER)
USUAL = DEFAULT
"""The level that takes the place of an unknown one."""


def mended(record: Record, about: About, options: Options) -> tuple[tuple[Player, ...], tuple[Notice, ...]]:
    """Returns a record's players as they can play, and what to tell about it."""
    known = frozenset(about.asked(options))
    players = tuple(_mended(player, known, about.personalities) for player in record.players)
    told = tuple(
        Notice("ui.saves.notice_level", {"player": player.name})
        for player, before in zip(players, record.players, strict=True)
        if player.level != before.level
    )
    return players, told


def _mended(player: Player, questions: frozenset[str], personalities: Container[str]) -> Player:
    level = player.level if player.is_human or player.level in _KNOWN else USUAL
    personality = player.personality if player.personality in personalities else ""
    return replace(player, level=level, unasked=player.unasked & questions, personality=personality)


_FAR = 12
"""Moves that are tried one after the other."""


def is_playable(rules: AnyRules, codec: Codec, state: Any, seats: int) -> bool:
    """Tells whether everybody can look at a position and whoever acts can play on for a while.

    May raise anything when that is not so.
    """
    for turn in range(_FAR):
        acting = sorted(rules.to_act(state))
        if not set(acting) <= set(range(seats)) or not _can_be_seen(rules, state, seats):
            return False
        if not acting:
            return len(rules.result(state).totals) == seats
        seat = Seat(acting[turn % len(acting)])
        moves = rules.legal(state, seat)
        if any(codec.decode(codec.encode(move)) != move for move in moves):
            return False
        state = step(rules, state, seat, moves[turn % len(moves)], Dice(0, f"trying {turn}")).state
    return True


def _can_be_seen(rules: AnyRules, state: Any, seats: int) -> bool:
    return all(rules.view(state, viewer) is not None for viewer in (None, *map(Seat, range(seats))))


_BOX_NAME = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class Replayed:
    """A record played again: players and complete options, how the history begins, its turns, what to tell."""

    players: tuple[Player, ...]
    options: Options
    opening: Opening
    turns: list[Turn]
    notice: Notice | None


class _Misfit(Exception):
    """Says that a line of the record does not fit the rules."""


def replay(record: Record) -> Replayed:
    """Plays a record again and compares the digests.

    Where it stops to fit, the snapshot is taken and the history before it closed; without a snapshot the last entry
    that fits is the point to go on from. Whatever differs from what was once written is told. Raises WrongBox,
    NewerSave, or DamagedSave when nothing can be played.
    """
    about = _about(record)
    rules, codec = shelf.rules(record.box), Codec(shelf.codec_table(record.box))
    try:
        options = about.complete(record.options)
    except ValueError as error:
        raise DamagedSave("ui.saves.error_damaged") from error
    players, told = mended(record, about, options)
    opening, turns, notice = _history(record, about, rules, codec, options)
    if notice is None and not record.mended:
        notice = _odd_claims(record, rules, turns[-1].state)
    notices = (*record.mended, *told, *([notice] if notice else []))
    return Replayed(players, options, opening, turns, Notice.together(notices))


def _history(
    record: Record, about: About, rules: AnyRules, codec: Codec, options: Options
) -> tuple[Opening, list[Turn], Notice | None]:
    """Returns how the history begins, its turns and what to tell about it."""
    turns = _fitting(record, rules, codec, options)
    if len(turns) > len(record.entries) and (not record.lost or codec.encode(turns[-1].state) == record.snapshot):
        return record.opening, turns, Notice("ui.saves.notice_whole") if record.is_torn else None
    closed = _closed(record, rules, codec)
    if closed is not None:
        cause = "rules_changed" if about.rules_version > record.rules_version else "history_closed"
        return closed[0], [closed[1]], Notice(f"ui.saves.notice_{cause}")
    if not turns:
        raise DamagedSave("ui.saves.error_damaged")
    missing = len(record.entries) + record.lost + 1 - len(turns)
    return record.opening, turns, Notice("ui.saves.notice_moves_lost", {"count": missing})


def _odd_claims(record: Record, rules: AnyRules, state: Any) -> Notice | None:
    """Tells when the header says something else about the game than the game itself, as a format without digests may.

    The oldest saves say nothing of who acts.
    """
    acting = tuple(sorted(rules.to_act(state)))
    is_odd = record.is_over != (not acting) or (record.acting and record.acting != acting)
    is_odd = is_odd or (record.opening.start is None and record.opening.played > 0)
    return Notice("ui.saves.notice_head_damaged") if is_odd else None


def _about(record: Record) -> About:
    """Returns what the record's box says about itself; the name comes from a file and is not trusted."""
    if not _BOX_NAME.fullmatch(record.box):
        raise WrongBox("ui.saves.error_unknown_box", box=short(record.box))
    try:
        about = shelf.about(record.box)
    except ModuleNotFoundError as error:
        raise WrongBox("ui.saves.error_unknown_box", box=short(record.box)) from error
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
    script, events = Script(record.opening.luck), list[object]()
    if record.opening.start is None:
        state = rules.setup(len(record.players), options, script, events.append)
    else:
        state = codec.decode(record.opening.start)
    _check(script.is_used_up and codec.digest(state) == record.opening.digest)
    yield Turn(0, None, None, state, tuple(events))
    for number, entry in enumerate(record.entries, start=1):
        turn = _played(rules, codec, state, entry, number)
        state = turn.state
        yield turn


def _played(rules: AnyRules, codec: Codec, state: Any, entry: Entry, number: int) -> Turn:
    seat, move, script = Seat(entry.seat), codec.decode(entry.move), Script(entry.luck)
    _check(seat in rules.to_act(state) and rules.accepts(state, seat, move))
    after = step(rules, state, seat, move, script)
    _check(script.is_used_up and codec.digest(after.state) == entry.digest)
    return Turn(number, seat, entry, after.state, after.events, move, pauses=after.pauses)


def _check(fits: bool) -> None:
    if not fits:
        raise _Misfit


def _closed(record: Record, rules: AnyRules, codec: Codec) -> tuple[Opening, Turn] | None:
    """Returns the snapshot as the opening of a new history, or None when there is none that the rules can use."""
    if record.snapshot is None:
        return None
    try:
        state = codec.decode(record.snapshot)
        digest = codec.digest(state)
        if codec.encode(state) != record.snapshot or not _is_last(record, digest):
            return None
        if not is_playable(rules, codec, state, len(record.players)):
            return None
    except Exception:  # whatever an outdated snapshot makes the rules raise, it cannot be used
        return None
    played = record.opening.played + len(record.entries) + record.lost
    return Opening((), digest, record.snapshot, played), Turn(0, None, None, state, ())


def _is_last(record: Record, digest: str) -> bool:
    """Tells whether a snapshot is what the last entry led to, as far as the last entry is known."""
    last = record.entries[-1].digest if record.entries else record.opening.digest
    return record.lost > 0 or digest == last
