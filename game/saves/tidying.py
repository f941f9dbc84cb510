"""Puts the player's files in order after a program that was ended in the middle of something."""

from collections.abc import Iterable
from pathlib import Path

from game.saves import claims
from game.saves.autosave import SUFFIX, discard, files, games_in, move_finished
from game.saves.claims import GameLock
from game.saves.files import free_path, make_private, opened, stamps, sweep
from game.saves.parsing import parse_header
from game.saves.paths import Paths
from game.saves.record import Record
from game.saves.trash import thin_out
from game.saves.trouble import SaveError, StoreError

LONGEST_HEADER = 1 << 20


def tidy(paths: Paths, games: Iterable[tuple[Path, Record | None]]) -> None:
    """Makes finished games in the folder of games in progress replays, and removes what is of no use to anybody.

    Takes the games in progress with their headers, as far as these can be read. Of no use are older moments of a game
    whose replay is there, locks without a game, files that nobody writes any more, and the oldest of very many
    deleted games. Folders that an older version left open to others are closed. What another running program has open
    stays as it is, and a disk that refuses is met again by whoever writes.
    """
    sweep(paths.home)
    thin_out(paths.trash)
    try:
        for folder in (paths.saves, paths.autosave, paths.replays, paths.trash, paths.logs):
            sweep(folder)
            if folder.is_dir():
                make_private(folder)
        for path, head in games:
            if head:
                _settle(path, head, paths.replays)
        known = {path.stem for path in games_in(paths.autosave)}
        for lock in stamps(paths.autosave, claims.SUFFIX):
            if lock.stem not in known:
                _drop_lock(lock.with_suffix(SUFFIX))
    except (OSError, StoreError):
        return


def is_finished(head: Record) -> bool:
    """Tells whether a header says that a game is over, and can be believed."""
    return head.is_over and not head.mended


def head_of(path: Path) -> Record | None:
    """Returns the header of a file, None when it cannot be read."""
    try:
        with opened(path) as file:
            return parse_header(file.readline(LONGEST_HEADER))
    except (OSError, SaveError):
        return None


def _settle(path: Path, head: Record, replays: Path) -> None:
    target = replays / path.name
    is_left_over, is_over = _is_same_game(head, head_of(target)), is_finished(head) and path.exists()
    claim = GameLock(path)
    if (is_left_over or is_over) and claim.take():
        if is_left_over:
            discard(path)
        else:
            move_finished(path, free_path(replays, path.stem, SUFFIX))
        claim.end()


def _is_same_game(head: Record, replay: Record | None) -> bool:
    """Tells whether a replay is the end of a game: begun from the same luck, in the same moment (the files' name)."""
    if replay is None or not replay.is_over:
        return False
    return (head.box, head.seed, head.opening.digest) == (replay.box, replay.seed, replay.opening.digest)


def _drop_lock(path: Path) -> None:
    claim = GameLock(path)
    if not any(place.exists() for place in files(path)) and claim.take():
        claim.end()
